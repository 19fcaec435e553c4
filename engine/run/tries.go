package run

import (
	"cmp"
	"fmt"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// runTry runs a block, and the first handler that takes what goes wrong in it.
func runTry(m *machine, b *expr.Block) error {
	err := m.statements(b.Body)
	if m.named {
		err = unworded(&m.context, err, m.placeAt(expr.Span{}))
	}
	_, ends := err.(*leave)
	_, away := err.(*thrown)
	_, outside := err.(*expr.UnsupportedError)
	switch {
	case err == nil:
		err = m.statements(b.Else)
	case !ends && !away && !outside:
		err = handled(m, b, err)
	}
	if last := m.statements(b.Finally); last != nil {
		return last
	}
	return err
}

func handled(m *machine, b *expr.Block, err error) error {
	caught := err
	for _, h := range b.Handlers {
		takes, unknown := takes(&m.context, h.Type, err)
		if unknown != nil {
			return unknown
		}
		if !takes {
			continue
		}
		if h.Name != "" {
			class, says := m.raised(err)
			v := &object{kind: exceptionKind, text: says, own: class != "", line: cmp.Or(placeOf(err), m.out.At).Line()}
			if class != "" {
				v.of = &object{text: class}
			}
			m.set(h.Name, v)
		}
		m.out.At = expr.Place{}
		outer := m.handled
		m.handled = caught
		err := m.statements(h.Body)
		m.handled = outer
		return err
	}
	return err
}

// kinds holds the classes that an error is one of, beside its own.
const kinds = "AxisError ValueError|IndexError; NotImplementedError RuntimeError; RecursionError RuntimeError; UFuncTypeError TypeError; UnboundLocalError NameError; " +
	"KeyError LookupError; IndexError LookupError; ZeroDivisionError ArithmeticError; OverflowError ArithmeticError; AlignmentError ValueError; " +
	"LinAlgError ValueError; ModuleNotFoundError ImportError; NonConcreteBooleanIndexError IndexError; ConcretizationTypeError TypeError; " +
	"TracerBoolConversionError ConcretizationTypeError|TypeError; TracerIntegerConversionError TypeError; TracerArrayConversionError TypeError"

// takes reports whether a handler is for an error.
func takes(in *context, x expr.Expr, err error) (bool, error) {
	if x == nil {
		return true, nil
	}
	class, _ := in.raised(err)
	types := []expr.Expr{x}
	if t, ok := x.(*expr.Sequence); ok {
		types = t.Items
	}
	for _, t := range types {
		_, name := cutLast(expr.Format(t))
		if name == "Exception" || name == class || class != "" && contains(entryOf(kinds, class), name) {
			return true, nil
		}
		if class == "" || !isException(name) {
			return false, in.outsideError(x, expr.Exception, "")
		}
	}
	return false, nil
}

// raised returns the class and the text of an error as [Raised], or that of a mistake
// that package engine found.
func (in *context) raised(err error) (class, text string) {
	if class, text = Raised(err); class == "" {
		says := SaidOf(orNumPy(in.library), err)
		return says.Class, says.Text
	}
	return class, text
}

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
	return &OperandError{Place: m.place(x), Op: s.op, Left: nameOf(&m.context, s.l, s.r), Right: nameOf(&m.context, s.r, s.l)}
}
