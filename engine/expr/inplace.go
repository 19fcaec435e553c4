package expr

import (
	"shapecast/engine"
)

// augment carries out target op= v.
func (m *machine) augment(s Statement, v value) error {
	target := s.Targets[0]
	old, err := m.eval(target)
	if err != nil {
		return err
	}
	l, r := operandValue{old, target}, operandValue{v, s.Value}
	if !m.writable(old) {
		return m.rebind(s, l, r)
	}
	written, err := m.inPlace(statementExpr(s), arithmetic[s.Op], "", l, r)
	if err != nil {
		return err
	}
	m.out.Last = written.export()
	return nil
}

// writable reports whether v is an array that its library writes into.
func (m *machine) writable(v value) bool {
	return v.kind == arrayKind && !v.numpy && m.library != engine.InTensorFlow && m.library != engine.InJAX
}

// rebind gives the target of an augmented assignment a new value, as Python
// does for what cannot change.
func (m *machine) rebind(s Statement, l, r operandValue) error {
	b := &Binary{s.Span, s.Op, l.expr, r.expr}
	v, err := m.link2(b, l, r)
	if err != nil {
		return err
	}
	if err := m.assign(s.Targets[0], v, s); err != nil {
		return err
	}
	m.out.Last = v.export()
	return nil
}

// link2 evaluates an operator both of whose operands have been evaluated.
func (m *machine) link2(b *Binary, l, r operandValue) (value, error) {
	if l.kind != arrayKind && r.kind != arrayKind {
		return m.plainBinary(b, l.value, r.value)
	}
	return m.arrays(b, b.Op, l, r, nil)
}

// statementExpr stands for an augmented assignment where a step wants an
// expression.
func statementExpr(s Statement) Expr { return &augmented{s.Span, s} }

// An augmented is a statement in the place of an expression: it prints, and
// nothing evaluates it.
type augmented struct {
	Span
	s Statement
}

func (*augmented) precedence() int { return loosest }

// inPlace carries out l op= r, or l.add_(r), and returns l.
func (m *machine) inPlace(x Expr, op engine.Op, call string, l, r operandValue) (value, error) {
	operands, err := m.operands([]operandValue{l, r})
	if err != nil {
		return none(), m.undefined(x, op.Symbol(), l.value, r.value, err)
	}
	return m.write(x, op, engine.Augmented, call, l, operands)
}

// write carries out an operation whose result is written into an array, and
// returns that array.
func (m *machine) write(x Expr, op engine.Op, kind engine.OutputKind, call string, to operandValue, operands []engine.Operand) (value, error) {
	m.hold(to.array)
	place, err := m.operand(to)
	if err != nil {
		return none(), err
	}
	if kind == engine.Augmented {
		operands[0] = place
	}
	t := engine.ExplainInto(m.rule(), op, &engine.Output{Kind: kind, Operand: place}, operands...)
	t.Call = call
	v, err := m.broadcast(x, t)
	if err != nil {
		return none(), err
	}
	m.store(to.array, *v.array)
	return to.value, nil
}

// assignAt carries out target[index] = v.
func (m *machine) assignAt(t *Index, v value, s Statement) error {
	of, err := m.eval(t.X)
	if err != nil {
		return err
	}
	switch {
	case of.kind != arrayKind || of.numpy:
		return &UnsupportedError{Place: m.place(t), Feature: OperationOn, Name: "assignment to an item"}
	case m.library == engine.InJAX:
		return &LibraryError{m.place(t), "TypeError", "'<class 'jaxlib.xla_extension.ArrayImpl'>' object does not support item assignment. JAX arrays are immutable. Instead of ``x[idx] = y``, use ``x = x.at[idx].set(y)`` or another .at[] method: https://jax.readthedocs.io/en/latest/_autosummary/jax.numpy.ndarray.at.html"}
	case m.library == engine.InTensorFlow:
		return &LibraryError{m.place(t), "TypeError", "'tensorflow.python.framework.ops.EagerTensor' object does not support item assignment"}
	}
	m.hold(of.array)
	from, err := m.operand(operandValue{of, t.X})
	if err != nil {
		return err
	}
	subscripts, err := m.subscripts(t)
	if err != nil {
		return err
	}
	if mask, ok := maskOf(subscripts); ok {
		return m.assignMasked(t, operandValue{of, t.X}, mask, operandValue{v, s.Value})
	}
	c, err := engine.Index(from, subscripts...)
	if err != nil {
		return err
	}
	if c.Copied {
		return &UnsupportedError{Place: m.place(t), Feature: OperationOn, Name: "assignment to picked items"}
	}
	source, err := m.operand(operandValue{v, s.Value})
	if err != nil {
		return err
	}
	view := m.view(of.array, c)
	_, err = m.write(statementExpr(s), engine.Identity, engine.Assigned, "", operandValue{view, t}, []engine.Operand{source})
	return err
}

// maskOf returns the mask when the only subscript is one.
func maskOf(subscripts []engine.Subscript) (engine.Array, bool) {
	if len(subscripts) != 1 || subscripts[0].Kind != engine.Picked || subscripts[0].Array.Values.DType != engine.Bool {
		return engine.Array{}, false
	}
	return subscripts[0].Array, true
}

// assignMasked carries out a[mask] = number: where the mask is true the number,
// elsewhere what was there.
func (m *machine) assignMasked(t *Index, to operandValue, mask engine.Array, v operandValue) error {
	if _, ok := v.one(); !ok || !mask.Shape.SameExtent(to.array.Shape) {
		return &UnsupportedError{Place: m.place(t), Feature: OperationOn, Name: "assignment to picked items"}
	}
	operands, err := m.operands([]operandValue{{array(mask), t.Items[0]}, v, to})
	if err != nil {
		return err
	}
	_, err = m.write(t, engine.Where, engine.Assigned, "", to, operands)
	return err
}
