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
	case *NameError, *AttributeError, *CallError, *OperandError, *UnpackError:
		says := saidBy("python", strings.TrimPrefix(fmt.Sprintf("%T", e), "*run."), e)
		return says.Class, says.Text
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

// unlike returns Python's error for an operator that two values have not.
func unlike(m *machine, x expr.Expr, s sides) error {
	switch {
	case isOwn(s.l.object) || isOwn(s.r.object):
		if at := x.At(); strings.Contains(m.source[min(at.Start, len(m.source)):min(at.End, len(m.source))], s.op+"= ") {
			s.op += "="
		}
		return m.libraryError(x, "TypeError", "unsupported operand type(s) for "+s.op+": '"+m.className(s.l.object)+"' and '"+m.className(s.r.object)+"'")
	case s.ofInstances():
		return m.outsideError(x, expr.OperationOn, s.op) // a class of a library may have it
	}
	return &OperandError{Place: m.place(x), Op: s.op, Left: s.l.typeName(), Right: s.r.typeName()}
}
