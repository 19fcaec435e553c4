package run

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// try runs a block, and the first handler that takes what goes wrong in it.
func (m *machine) try(b *expr.Block) error {
	err := m.statements(b.Body)
	_, ends := err.(*leave)
	_, outside := err.(*expr.UnsupportedError)
	switch {
	case err == nil:
		err = m.statements(b.Else)
	case !ends && !outside:
		err = m.handled(b, err)
	}
	if last := m.statements(b.Finally); last != nil {
		return last
	}
	return err
}

func (m *machine) handled(b *expr.Block, err error) error {
	for _, h := range b.Handlers {
		takes, unknown := m.takes(h.Type, err)
		if unknown != nil {
			return unknown
		}
		if !takes {
			continue
		}
		if h.Name != "" {
			class, says := Raised(err)
			m.set(h.Name, &object{kind: exceptionKind, text: says, own: class != ""})
		}
		m.out.At = expr.Place{}
		return m.statements(h.Body)
	}
	return err
}

// takes reports whether a handler is for an error.
func (m *machine) takes(x expr.Expr, err error) (bool, error) {
	if x == nil {
		return true, nil
	}
	class, _ := Raised(err)
	if class == "" {
		class = m.classOfMismatch(err)
	}
	types := []expr.Expr{x}
	if t, ok := x.(*expr.Sequence); ok {
		types = t.Items
	}
	for _, t := range types {
		_, name := cutLast(expr.Format(t))
		if name == "Exception" || name == class || name == "LookupError" && (class == "KeyError" || class == "IndexError") {
			return true, nil
		}
		if class == "" || !isException(name) && !strings.HasSuffix(name, "Error") {
			return false, m.outside(x, expr.Exception, "")
		}
	}
	return false, nil
}

// classOfMismatch returns the class of the error that a library raises where
// shapes do not fit, "" for an error of another kind.
func (m *machine) classOfMismatch(err error) string {
	switch err.(type) {
	case *engine.IndexError, *engine.TooManyIndicesError:
		return "IndexError"
	case *engine.MismatchError, *engine.ReshapeError, *engine.OutputError, *engine.JoinError:
		classes := map[engine.Library]string{engine.InPyTorch: "RuntimeError", engine.InTensorFlow: "InvalidArgumentError"}
		if class := classes[m.library]; class != "" {
			return class
		}
		if m.library != engine.InJAX {
			return "ValueError"
		}
	}
	return ""
}
