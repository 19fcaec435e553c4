package run

import (
	"cmp"
	"fmt"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// Raised returns the class and the text of an error that Python or a library
// raises in the words of this package, or "" where err is none of those.
func Raised(err error) (class, text string) {
	switch e := err.(type) {
	case *LibraryError:
		return e.Type, e.Text
	case *UnevenError:
		return e.Type, e.Text
	case *NameError:
		return "NameError", fmt.Sprintf("name '%s' is not defined", e.Name)
	case *AttributeError:
		if isPythons(e.Type) {
			return "AttributeError", fmt.Sprintf("'%s' object has no attribute '%s'", e.Type, e.Name)
		}
	case *CallError:
		if isPythons(e.Type) && e.Index {
			return "TypeError", fmt.Sprintf("'%s' object is not subscriptable", e.Type)
		} else if isPythons(e.Type) {
			return "TypeError", fmt.Sprintf("'%s' object is not callable", strings.Replace(strings.Replace(e.Type, "ArrayImpl", "jaxlib._jax.ArrayImpl", 1), "EagerTensor", "tensorflow.python.framework.ops.EagerTensor", 1))
		}
	case *OperandError:
		return e.Raised()
	case *UnpackError:
		switch {
		case e.Have > e.Want:
			return "ValueError", fmt.Sprintf("too many values to unpack (expected %d)", e.Want)
		case e.Have < 0 && e.Type != "":
			return "TypeError", fmt.Sprintf("cannot unpack non-iterable %s object", e.Type)
		case e.Have >= 0:
			return "ValueError", fmt.Sprintf("not enough values to unpack (expected %d, got %d)", e.Want, e.Have)
		}
	}
	return "", ""
}

// unworded returns a mistake for which the library of the program has words that we
// have not as one that is outside.
func unworded(in *context, err error, place expr.Place) error {
	if feature, name, outside := unsaid(in, err); outside {
		return &expr.UnsupportedError{Place: cmp.Or(placeOf(err), place), Feature: feature, Name: name}
	}
	return err
}

// unsaid returns what of a mistake is outside, where the library has no words for it.
func unsaid(in *context, err error) (feature expr.Feature, name string, outside bool) {
	class, _ := Raised(err)
	other := in.library == engine.InJAX || in.library == engine.InTensorFlow
	switch e := err.(type) {
	case *expr.SyntaxError:
		return expr.OperationOn, "an int of more than 64 bits", e.Problem == expr.NumberTooLarge
	case *CallError:
		return expr.OperationOn, "an index", class == "" || e.Index && e.Type == "function"
	case *OperandError:
		if e.Left == "function" || e.Right == "function" {
			return expr.Uncalled, "", true
		}
		return expr.OperationOn, cmp.Or(e.Op, "this"), class == "" || e.Left == "set" || e.Right == "set"
	case *ArgumentError:
		return expr.ArgumentOf, e.Argument, true
	case *AttributeError:
		return expr.AttributeOf, e.Name, class == ""
	case *engine.StepError, *engine.LengthError:
		return expr.OperationOn, "this size", other || in.isTorch()
	case *engine.PowerError, *engine.UnaryTypeError, *engine.RepeatedAxisError, *engine.UnknownSizesError, *engine.PermutationError:
		return expr.OperationOn, "this mistake", other
	}
	return 0, "", false
}

// Raised returns what Python raises for an operator between values of its own, "" for others.
func (e *OperandError) Raised() (class, text string) {
	switch {
	case !isPythons(e.Right):
		return "", ""
	case e.Left == "" && (e.Op == "-" || e.Op == "+" || e.Op == "~"):
		return "TypeError", fmt.Sprintf("bad operand type for unary %s: '%s'", e.Op, e.Right)
	case !isPythons(e.Left):
		return "", ""
	case e.Op == "<" || e.Op == "<=" || e.Op == ">" || e.Op == ">=":
		return "TypeError", fmt.Sprintf("'%s' not supported between instances of '%s' and '%s'", e.Op, e.Left, e.Right)
	case e.Op == "+" && (e.Left == "list" || e.Left == "tuple" || e.Left == "str"):
		return "TypeError", fmt.Sprintf(`can only concatenate %s (not "%s") to %s`, e.Left, e.Right, e.Left)
	case e.Op == "+" && e.Left == "torch.Size":
		return "TypeError", "can only concatenate tuple (not " + e.Right + ") to torch.Size"
	case e.Op == "**":
		return "TypeError", fmt.Sprintf("unsupported operand type(s) for ** or pow(): '%s' and '%s'", e.Left, e.Right)
	}
	return "TypeError", fmt.Sprintf("unsupported operand type(s) for %s: '%s' and '%s'", e.Op, e.Left, e.Right)
}

// unlike returns Python's error for an operator that two values have not.
func unlike(m *machine, x expr.Expr, s sides) error {
	switch {
	case isOwn(s.l.object) || isOwn(s.r.object):
		if at := x.At(); strings.Contains(m.source[min(at.Start, len(m.source)):min(at.End, len(m.source))], s.op+"= ") {
			s.op += "="
		}
		return m.libraryError(x, "TypeError", "unsupported operand type(s) for "+s.op+": '"+m.className(s.l.object)+"' and '"+m.className(s.r.object)+"'")
	case s.l.kind == instanceKind || s.r.kind == instanceKind:
		return m.outsideError(x, expr.OperationOn, s.op) // a class of a library may have it
	}
	return &OperandError{Place: m.place(x), Op: s.op, Left: s.l.typeName(), Right: s.r.typeName()}
}

// isPythons reports whether Python has a type by itself, or takes it as one of its own.
func isPythons(name string) bool {
	return strings.HasPrefix(name, "torch.return_types.") || strings.HasPrefix(name, "numpy.") || contains("DataArray|EagerTensor|TensorShape|Dataset|int|float|bool|complex|str|list|tuple|dict|NoneType|Tensor|ArrayImpl|"+
		"jaxlib._jax.ArrayImpl|torch.Size|module|function|range|zip|map|filter|enumerate|reversed|generator|list_reverseiterator|Unique|TopKV2|SVDResult|EighResult|QRResult|SlogdetResult", name)
}
