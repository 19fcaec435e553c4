package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// joins returns the functions of several arrays in a list.
func joins() []function {
	return []function{
		{"concatenate concat cat", "arrays|tensors|values axis|dim=", concatenate},
		{"stack", "arrays|tensors|values axis|dim=", stackArrays},
		{"broadcast_shapes broadcast_static_shape broadcast_dynamic_shape", "*shapes", broadcastShapes},
		{"broadcast_arrays broadcast_tensors", "*arrays", broadcastArrays},
		{"broadcast", "*arrays", broadcastObject},
	}
}

// listed returns the arrays of the list that is the first argument.
func listed(c *call) []engine.Operand {
	items := sure(c.items(c.args[0].object, c.args[0].expr))
	if len(items) == 0 && c.library == engine.InJAX {
		must(c.says("ValueError", "Need at least one array to %s.", c.fn.name))
	} else if len(items) == 0 && c.isTorch() && c.fn.name != "stack" {
		must(c.says("ValueError", "torch.cat(): expected a non-empty list of Tensors"))
	} else if len(items) == 0 {
		must(c.says("ValueError", "need at least one array to %s", c.fn.name))
	}
	exprs, _ := c.args[0].expr.(*expr.Sequence)
	list := make([]operandValue, len(items))
	for i, item := range items {
		list[i] = operandValue{item, c.args[0].expr}
		if exprs != nil && len(exprs.Items) == len(items) {
			list[i].expr = exprs.Items[i]
		}
	}
	if i := slices.IndexFunc(items, func(v value) bool { return v.kind != arrayKind }); c.isTorch() && c.inside == nil && c.args[0].isSequence() && i >= 0 {
		must(c.says("TypeError", "expected Tensor as element %d in argument 0, but got %s", i, c.className(items[i])))
	}
	operands := c.operands(list)
	if i := slices.IndexFunc(items, func(v value) bool { return v.kind == arrayKind && v.foreign }); c.isTorch() && i >= 0 {
		must(c.says("TypeError", "expected Tensor as element %d in argument 0, but got numpy.ndarray", i))
	}
	if c.isTorch() {
		alike(&c.context, operands)
	}
	if c.library == engine.InTensorFlow {
		must(kernelTypes(c, operands))
	}
	return operands
}

// alike brings tensors to one type, to which those of rank 0 have less to say.
func alike(in *context, operands []engine.Operand) {
	d := engine.ResultType(in.library, operands...)
	for i := range operands {
		operands[i].Array = sure(in.retyped(operands[i].Array, d))
	}
}

func concatenate(c *call) (value, error) {
	list := listed(c)
	must(c.wantsAxis("an integer is required for the axis"))
	axis := c.int(1, 0)
	if whole := c.args[1].expr != nil && c.args[1].kind == noneKind; whole && !c.isTorch() {
		for i := range list {
			list[i] = flattened(list[i])
		}
	}
	scalar := slices.IndexFunc(list, func(o engine.Operand) bool { return o.Shape.Rank() == 0 })
	if scalar >= 0 && c.library == engine.InPyTorch {
		return none(), c.says("RuntimeError", "zero-dimensional tensor (at position %d) cannot be concatenated", scalar)
	}
	if scalar == 0 && c.library == engine.InJAX {
		return none(), c.says("ValueError", "Zero-dimensional arrays cannot be concatenated.")
	}
	if scalar == 0 {
		return none(), c.says("ValueError", "zero-dimensional arrays cannot be concatenated")
	}
	if kept := withoutEmpty(list); c.isTorch() && len(kept) > 0 {
		list = kept
	} else if c.isTorch() {
		axis = 0 // nothing is joined
	}
	change, err := engine.Concatenate(axis, list[0], list[1:]...)
	if e, ok := err.(*engine.JoinError); ok && c.isTorch() && e.Axis >= 0 {
		return none(), c.says("RuntimeError", "Sizes of tensors must match except in dimension %d. Expected size %d but got size %d for tensor number %d in the list.",
			(axis+list[0].Shape.Rank())%list[0].Shape.Rank(), e.Have[0], e.Have[1], e.Operand)
	}
	if e, ok := err.(*engine.JoinError); ok && c.library == engine.InJAX {
		return none(), jaxJoin(c, e, axis, list)
	}
	v := sure(c.joined(change, err))
	followsAny(&c.context, list, v.array)
	return v, nil
}

func stackArrays(c *call) (value, error) {
	list := listed(c)
	if c.args[1].expr != nil && c.args[1].kind == noneKind && (c.isNumPy() || c.library == engine.InJAX) {
		return none(), c.says("TypeError", "'NoneType' object cannot be interpreted as an integer")
	}
	axis := c.int(1, 0)
	change, err := engine.Stack(axis, list[0], list[1:]...)
	if e, ok := err.(*engine.JoinError); ok {
		return none(), unequal(c, e, list)
	}
	v := sure(c.joined(change, err))
	followsAny(&c.context, list, v.array)
	return v, nil
}

// unequal is what a library says of arrays of several shapes that are stacked.
func unequal(c *call, e *engine.JoinError, list []engine.Operand) error {
	switch c.library {
	case engine.InPyTorch:
		return c.says("RuntimeError", "stack expects each tensor to be equal size, but got %s at entry 0 and %s at entry %d",
			bracketed(list[0].Shape), bracketed(list[e.Operand].Shape), e.Operand)
	case engine.InJAX:
		return jaxJoin(c, e, 0, list)
	case engine.InNumPy, "":
		return c.says("ValueError", "all input arrays must have the same shape")
	}
	return e
}

// joined keeps a change of several arrays.
func (c *call) joined(change engine.Change, err error) (value, error) {
	return c.change(c.node, nil, change, err)
}

// broadcastShapes returns the shape that shapes broadcast to.
func broadcastShapes(c *call) (value, error) {
	operands := make([]engine.Operand, len(c.rest))
	for i, v := range c.rest {
		sizes, ok := intsOf(v.object)
		if !ok {
			return none(), &ArgumentError{c.place(v.expr), ArgumentWrong, c.fn.name, expr.Format(v.expr), "shapes"}
		}
		operands[i] = engine.Operand{Text: expr.Format(v.expr)}
		operands[i].Shape = engine.Dense(sizes...)
		operands[i].Values.DType = engine.Float64
		must(checkShape(c, operands[i].Shape))
	}
	t := c.explain(engine.Identity, "broadcast_shapes", operands...)
	s := Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t}
	if err := t.Err(); err != nil {
		_ = c.step(s)
		return none(), err
	}
	s.Result = engine.Array{Shape: t.Result(), Values: engine.Values{DType: engine.Float64}}
	err := c.step(s)
	return shapeOf(&c.context, s.Result, "shape"), err
}

// checkShape reports a shape that no array has. More values than can be
// counted are no matter, because there are none.
func checkShape(c *call, s engine.Shape) error {
	err := s.Valid()
	switch err.(type) {
	case *engine.SizeError:
		return nil
	case *engine.LengthError:
		if c.library == engine.InPyTorch {
			return c.says("ValueError", "Attempting to broadcast a dimension with negative length!")
		}
	}
	return err
}

// broadcastArrays shows every array at the shape that all broadcast to.
func broadcastArrays(c *call) (value, error) {
	t := together(c, c.fn.name, c.rest)
	kind := listKind
	if c.library == engine.InPyTorch || c.library == engine.InXArray {
		kind = tupleKind
	}
	views := make([]value, len(c.rest))
	for i, v := range c.rest {
		view := sure(c.seenAs(c.node, v, t.Operands[i], t.Result()))
		views[i] = view
	}
	return sequence(kind, views), nil
}

// together plans how arrays would meet in a call. A plan that fails is kept as a step.
func together(c *call, name string, list []operandValue) engine.Trace {
	operands := c.operands(list)
	if _, apart := aligned(c.machine, engine.Where, operands); apart {
		must(c.outside(c.node, expr.OperationOn, "arrays with other coordinates"))
	}
	t := c.explain(engine.Identity, name, operands...)
	t.Library = c.library
	if err := t.Err(); err != nil {
		_ = c.step(Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t})
		must(err)
	}
	return t
}

// broadcastObject is np.broadcast: an array without values, of the shape that
// all broadcast to.
func broadcastObject(c *call) (value, error) {
	if len(c.rest) > 64 {
		return none(), c.says("ValueError", "Need at least 0 and at most 64 array objects.")
	}
	t := together(c, c.fn.name, c.rest)
	a := sure(engine.Unknown(t.Result(), engine.Float64))
	return array(a), c.step(Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t, Result: a})
}

// withoutEmpty leaves out the vectors without values, which PyTorch joins to
// tensors of any rank.
func withoutEmpty(list []engine.Operand) []engine.Operand {
	empty := func(o engine.Operand) bool {
		return o.Shape.Rank() == 1 && o.Shape.IsDense() && o.Shape.Axes[0].Size == 0
	}
	return slices.DeleteFunc(slices.Clone(list), empty)
}

// laid evaluates np.r_[…], which lays ranges, numbers and arrays one behind the
// other, and np.c_[…], which takes each as columns.
func laid(m *machine, x *expr.Index, columns bool) (value, error) {
	var list []engine.Operand
	for _, item := range x.Items {
		var o engine.Operand
		if _, ranged := item.(*expr.Slice); ranged {
			o = engine.Operand{Text: expr.Format(item), Array: sure(gridRange(m, item))}
		} else if v := m.value(item); v.kind == textKind {
			return none(), m.outside(item, expr.IndexBy, "a text in r_")
		} else {
			o = sure(m.operand(operandValue{v, item}))
		}
		for o.Shape.Rank() < 1 || columns && o.Shape.Rank() < 2 {
			o.Array = sure(engine.ExpandDims(o, o.Shape.Rank())).To
		}
		list = append(list, o)
	}
	alike(&m.context, list)
	axis := 0
	if columns {
		axis = -1
	}
	change, err := engine.Concatenate(axis, list[0], list[1:]...)
	return m.change(x, nil, change, err)
}
