package expr

import (
	"strings"

	"shapecast/engine"
)

// try reads the handlers of a try and what follows them.
func (p *parser) try(b *Block, head token) error {
	var err error
	if b.Body, err = p.body(head); err != nil {
		return err
	}
	for p.follows(head, "except") {
		h := Handler{}
		if p.peek().text != ":" {
			h.Type, err = p.expression(choice)
		}
		if err == nil && p.take("as") {
			h.Name, err = p.name()
		}
		if err == nil {
			h.Body, err = p.body(head)
		}
		if err != nil {
			return err
		}
		b.Handlers = append(b.Handlers, h)
	}
	if p.follows(head, "else") {
		if b.Else, err = p.body(head); err != nil {
			return err
		}
	}
	if p.follows(head, "finally") {
		b.Finally, err = p.body(head)
	} else if b.Handlers == nil {
		return p.problem(WantToken, "except")
	}
	return err
}

// follows moves over a word that goes on with a block, if it is next.
func (p *parser) follows(head token, word string) bool {
	at := p.at
	for p.peek().kind == newlineToken {
		p.at++
	}
	if t := p.peek(); t.text == word && t.indent == head.indent && p.at > at {
		p.at++
		return true
	}
	p.at = at
	return false
}

// try runs a block, and the first handler that takes what goes wrong in it.
func (m *machine) try(b *Block) error {
	err := m.statements(b.Body)
	_, ends := err.(*leave)
	_, outside := err.(*UnsupportedError)
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

func (m *machine) handled(b *Block, err error) error {
	for _, h := range b.Handlers {
		takes, unknown := m.takes(h.Type, err)
		if unknown != nil {
			return unknown
		}
		if !takes {
			continue
		}
		if h.Name != "" {
			_, says := Raised(err)
			m.set(h.Name, &object{kind: textKind, text: says, of: none()})
		}
		m.out.At = Place{}
		return m.statements(h.Body)
	}
	return err
}

// takes reports whether a handler is for an error.
func (m *machine) takes(x Expr, err error) (bool, error) {
	if x == nil {
		return true, nil
	}
	class, _ := Raised(err)
	if class == "" {
		class = m.classOfMismatch(err)
	}
	types := []Expr{x}
	if t, ok := x.(*Sequence); ok {
		types = t.Items
	}
	for _, t := range types {
		_, name := cutLast(Format(t))
		if name == "Exception" || name == class || name == "LookupError" && (class == "KeyError" || class == "IndexError") {
			return true, nil
		}
		if class == "" || !isException(name) && !strings.HasSuffix(name, "Error") {
			return false, m.outside(x, Exception, "")
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
