package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// converted gives the numbers and lists among the operands of an operation of
// TensorFlow's the type of the first tensor, or of the first operand.
func converted(m *machine, x expr.Expr, op engine.Op, call string, list []operandValue, operands []engine.Operand) {
	if m.library != engine.InTensorFlow || !m.named {
		return
	}
	if i := slices.IndexFunc(operands, isRagged); i >= 0 {
		if o := &operands[1-i]; list[1-i].isSequence() && holds(operands[i].Values.DType, o.Values.DType) {
			o.Array = m.retyped(o.Array, operands[i].Values.DType)
		}
		return
	}
	first := slices.IndexFunc(list, func(v operandValue) bool { return v.kind == arrayKind })
	tensor := first >= 0
	if op == engine.Multiply && call == "" && list[0].kind == arrayKind && slices.ContainsFunc(operands, func(o engine.Operand) bool { return o.Values.DType == engine.Bool && !o.Weak }) {
		for i := range operands { // by way of ints
			operands[i].Array = m.retyped(m.retyped(operands[i].Array, engine.Int32), engine.Bool)
			operands[i].Weak = false
		}
		return
	}
	lead := &operands[max(first, 0)]
	if !tensor {
		lead.Weak = false
		lead.Array = m.retyped(lead.Array, m.defaultType(lead.Values.DType))
	}
	for i := range operands {
		if o := &operands[i]; o != lead && list[i].kind != arrayKind {
			convertedTo(m, x, op, call, list, operands, i, lead.Values.DType)
			o.Weak = o.Weak && tensor
		}
	}
}

// convertedTo gives operand i type d.
func convertedTo(m *machine, x expr.Expr, op engine.Op, call string, list []operandValue, operands []engine.Operand, i int, d engine.DType) {
	o := &operands[i]
	reflected := call == "" && i == 0
	types := [2]engine.DType{d, d}
	types[i] = m.defaultType(o.Values.DType)
	if holds(d, o.Values.DType) || o.Array.Shape.Empty() {
		if !o.Weak || call != "" || isProduct(x) {
			o.Array = m.retyped(o.Array, d)
		}
		return
	}
	mixed(m, x, m.explain(op, call, operands...))
	switch left, right := types[0], types[1]; {
	case op == engine.Add && !reflected:
		m.told(x, "_unlike", "AddV2", 1, left, right)
	case i == 1 && isProduct(x): // whose right side need not take the type of the left
		m.told(x, "_unlike", "MatMul", 1, left, right)
	case op == engine.TrueDivide && i == 1:
		m.told(x, "_unlike_quotient", left, right)
	}
	must(m.inconvertible(x, list[i].object, d))
}

// holds reports whether TensorFlow makes a number of Python's of type of one of type d.
func holds(d, of engine.DType) bool {
	return of.Kind() <= d.Kind() && (d != engine.Bool || of == engine.Bool)
}

// inconvertible is what TensorFlow says of a value of Python's that is no d.
func (in *context) inconvertible(x expr.Expr, v value, d engine.DType) error {
	says, known := v.represent()
	if !known {
		return in.outsideError(x, expr.OperationOn, "this value")
	}
	return in.libraryError(x, "TypeError", "Cannot convert "+says+" to EagerTensor of dtype "+d.String())
}

// mixedList is what TensorFlow says of lists in which a bool comes before another kind, and
// of those with tensors in them where it wants numbers.
func mixedList(c *call, v value) {
	first := v
	for first.isSequence() && len(first.items) > 0 {
		first = first.items[0]
	}
	if c.fn.name == "constant" && first.isNative() {
		c.outside(c.node, expr.OperationOn, "a list of tensors")
	} else if first.isNative() {
		c.told(c.node, "_packed", v)
	}
	boolFirst := first.isTruth()
	for _, item := range leavesOf(v) {
		if boolFirst && item.isNative() && c.fn.name != "constant" {
			c.outside(c.node, expr.OperationOn, "a list of tensors")
		}
		if boolFirst != item.isTruth() && (boolFirst || item.foreign) || c.fn.name == "constant" && item.isNative() {
			c.told(c.node, "_mixed_depths", none(), false, "") // of numbers
		}
	}
}

// asked reports values that TensorFlow does not make a tensor of type d of.
func asked(c *call, v operandValue, a engine.Array, d engine.DType) {
	switch {
	case c.library != engine.InTensorFlow || !c.named || v.kind == arrayKind && (v.foreign || v.array.Values.DType == d):
		return
	case v.kind == arrayKind:
		c.outside(c.node, expr.ArgumentOf, "dtype")
	case !holds(d, a.Values.DType) && !a.Shape.Empty():
		must(c.inconvertible(c.node, v.object, d))
	}
}

// mixesTypes reports operands of two types, which TensorFlow does not bring
// together, and arithmetic on bools.
func mixesTypes(m *machine, x expr.Expr, t engine.Trace) {
	if m.library != engine.InTensorFlow || !m.named || len(t.Operands) != 2 {
		return
	}
	a, b, ragged := t.Operands[0], t.Operands[1], slices.ContainsFunc(t.Operands, isRagged)
	left, right := a.Values.DType, b.Values.DType
	if ragged {
		m.told(x, "_rows_meet", array(a.Array), array(b.Array), t.Failed())
	}
	if ragged && t.Failed() || !ragged && left == right && !a.Weak && !b.Weak && left != engine.Bool && !left.Unsigned() {
		return // the rows come first, and nothing is mixed
	}
	number := func(o engine.Operand) value {
		if o.Weak {
			return &object{kind: numberKind, number: o.At()}
		}
		return none()
	}
	err := m.toldError(x, "_mixes", t.Op.String(), t.Op.Symbol(), t.Call, left, right, number(a), number(b), ragged)
	if _, says := err.(*LibraryError); says && !ragged {
		mixed(m, x, t)
	}
	must(err)
}

// mixed keeps as a step that operands whose shapes match are of two types, Python's own as the types
// that they have in arrays.
func mixed(m *machine, x expr.Expr, t engine.Trace) {
	t.Operands = slices.Clone(t.Operands)
	for n, o := range t.Operands {
		if d := o.Values.DType; o.Weak {
			t.Operands[n].Values.DType = m.defaultType(d)
		}
		if o.Text == "" || len(t.Operands) != 2 || t.Failed() {
			return
		}
	}
	t.Library, t.Unlike = m.library, t.Operands[0].Values.DType != t.Operands[1].Values.DType
	if t.Unlike {
		_ = m.step(Step{Span: x.At(), Text: expr.Format(x), Trace: &t})
	}
}

// kernelDivision words a division of ints by 0.
func kernelDivision(m *machine, x expr.Expr, op engine.Op, err error) error {
	if _, zero := err.(*engine.ZeroDivisionError); zero && m.library == engine.InTensorFlow && m.named {
		return m.toldError(x, "_divided_by_zero", op.String())
	}
	return err
}

// kernelIndex reports an index that TensorFlow does not take: a tensor of ints
// that has axes, or a list beside others.
func kernelIndex(m *machine, x *expr.Index, subscripts []engine.Subscript) {
	for i, s := range subscripts {
		if s.Kind != engine.Picked {
			continue
		}
		item := x.Items[min(i, len(x.Items)-1)]
		list, written := item.(*expr.Sequence)
		written = written && i < len(x.Items)
		m.told(x, "_picked", s.Array.Values.DType, s.Array.Shape.Rank(), written, written && !list.Tuple, expr.Format(item))
	}
}

func isProduct(x expr.Expr) bool {
	b, ok := x.(*expr.Binary)
	return ok && b.Op == "@"
}
