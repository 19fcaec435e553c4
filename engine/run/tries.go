package run

import (
	"cmp"
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
	_, outside := err.(*expr.UnsupportedError)
	switch {
	case err == nil:
		err = m.statements(b.Else)
	case !ends && !outside:
		err = handled(m, b, err)
	}
	if last := m.statements(b.Finally); last != nil {
		return last
	}
	return err
}

func handled(m *machine, b *expr.Block, err error) error {
	for _, h := range b.Handlers {
		takes, unknown := takes(&m.context, h.Type, err)
		if unknown != nil {
			return unknown
		}
		if !takes {
			continue
		}
		if h.Name != "" {
			if e, mismatch := err.(*engine.MismatchError); mismatch && len(e.Trace.Operands) == 2 && e.Trace.Output == nil {
				err = cmp.Or(m.told(&expr.Name{}, "_apart", e.Trace.Operands[0].Shape, e.Trace.Operands[1].Shape), err)
			}
			class, says := Raised(err)
			v := &object{kind: exceptionKind, text: says, own: class != ""}
			if class = cmp.Or(class, classOfMismatch(&m.context, err)); class != "" {
				v.of = &object{text: class}
			}
			m.set(h.Name, v)
		}
		m.out.At = expr.Place{}
		return m.statements(h.Body)
	}
	return err
}

// kinds holds the classes that an error is one of, beside its own.
var kinds = map[string]string{
	"AxisError": "ValueError|IndexError", "NotImplementedError": "RuntimeError", "RecursionError": "RuntimeError", "UFuncTypeError": "TypeError",
	"UnboundLocalError": "NameError", "KeyError": "LookupError", "IndexError": "LookupError", "ZeroDivisionError": "ArithmeticError", "OverflowError": "ArithmeticError",
	"AlignmentError": "ValueError", "LinAlgError": "ValueError", "ModuleNotFoundError": "ImportError", "TracerBoolConversionError": "TypeError",
}

// takes reports whether a handler is for an error.
func takes(in *context, x expr.Expr, err error) (bool, error) {
	if x == nil {
		return true, nil
	}
	class, _ := Raised(err)
	if class == "" {
		class = classOfMismatch(in, err)
	}
	types := []expr.Expr{x}
	if t, ok := x.(*expr.Sequence); ok {
		types = t.Items
	}
	for _, t := range types {
		_, name := cutLast(expr.Format(t))
		if name == "Exception" || name == class || class != "" && contains(kinds[class], name) {
			return true, nil
		}
		if class == "" || !isException(name) && !strings.HasSuffix(name, "Error") {
			return false, in.outside(x, expr.Exception, "")
		}
	}
	return false, nil
}

// mismatches holds the classes of the errors that libraries raise where shapes do not fit;
// those of JAX differ from function to function.
var mismatches = map[engine.Library]string{
	engine.InNumPy: "ValueError", engine.InXArray: "ValueError", engine.InPyTorch: "RuntimeError", engine.InTensorFlow: "InvalidArgumentError",
}

// classOfMismatch returns the class of the error that a library raises where
// shapes do not fit, "" for an error of another kind.
func classOfMismatch(in *context, err error) string {
	switch err.(type) {
	case *engine.IndexError, *engine.TooManyIndicesError:
		return "IndexError"
	case *engine.MismatchError, *engine.ReshapeError, *engine.OutputError, *engine.JoinError:
		return mismatches[orNumPy(in.library)]
	case *engine.AxisError:
		if in.isNumPy() {
			return "AxisError"
		}
	case *engine.SqueezeError, *engine.RepeatedAxisError, *engine.ReadOnlyError, *engine.PowerError, *engine.LengthError, *engine.EmptyReductionError:
		if in.isNumPy() {
			return "ValueError"
		}
	}
	return ""
}
