package run

import (
	"cmp"

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
	"LinAlgError ValueError; ModuleNotFoundError ImportError; TracerBoolConversionError TypeError"

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
