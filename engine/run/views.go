package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// views returns the functions that show values at another shape, in another
// order, or in an array of their own.
func views() []function {
	const one = "a|input|x|tensor|arr"
	return []function{
		{"broadcast_to", one + " shape|size", broadcastTo},
		{"array.expand array.broadcast_to", one + " *sizes size|shape=", expand},
		{"astype cast type_as array.to array.type", "a|input|x|A|arr dtype|other= *more copy=", cast},
		{"flip", one + " axis|dims=", flip},
		{"copy clone numpy cpu cuda contiguous tensorflow.identity deepcopy array.to_numpy array.block_until_ready", one + " order=", copied},
		{"_detached", one, func(c *call) value { return detached(c.machine, c.args[0].object) }},
	}
}

// broadcastTo shows an array at a shape, which in PyTorch may keep a size by -1.
func broadcastTo(c *call) value {
	if target, ragged := targetShape(c, 1); ragged {
		c.chosen(engine.Array{Shape: target}, c.node)
		return c.seenAs(c.node, c.args[0], c.first(), target)
	}
	return seenAt(c, c.ints(1))
}

func expand(c *call) value {
	if !c.has(2) && len(c.rest) == 0 && c.isTorch() {
		c.told(c.node, "_lacking", "t", c.fn.name, []string{"size"}, 0)
	}
	return seenAt(c, c.sizes(c.restOr(2)))
}

// restOr returns argument i if the call names it, else what *rest takes.
func (c *call) restOr(i int) []operandValue {
	if c.has(i) {
		return c.args[i : i+1]
	}
	return c.rest
}

func seenAt(c *call, sizes []int) value {
	from := c.first()
	target := engine.Dense(sizes...)
	if c.library == engine.InPyTorch {
		target = engine.ExpandShape(from.Shape, sizes...)
	}
	return c.seenAs(c.node, c.args[0], from, target, sizes...)
}

// seenAs shows v, which is the operand from, at a shape without copying it. The
// sizes that were asked for may be -1 where the shape has what was there.
func (m *machine) seenAs(x expr.Expr, v operandValue, from engine.Operand, target engine.Shape, asked ...int) value {
	place := engine.Operand{Array: engine.Array{Shape: target, Values: engine.Values{DType: from.Values.DType}}}
	if ruleOf(&m.context, place, from) == engine.XArray {
		from.Array = alongside(from.Array, target)
	}
	t := engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: engine.Target, Operand: place, Asked: asked}, from)
	t.Call = "broadcast_to"
	out := m.broadcast(x, t)
	if v.array != nil {
		m.share(v.array, out.array)
	}
	out.numpy = false
	return out
}

func flip(c *call) value {
	from := c.first()
	axes := c.ints(1)
	if c.isTorch() {
		axes = foldedAxes(c, 1)
	}
	rank := from.Shape.Rank()
	change, err := engine.Flip(from, axes...)
	if err == nil && c.library == engine.InPyTorch {
		change.To, err = change.To.Held()
		change.Copied, change.Sources = true, &engine.Sources{} // nothing tells where a value came from
	}
	v := c.changed(change, err)
	v.numpy = rank == 0 && c.isNumPy()
	return v
}

// copiedStrides returns the strides of a copy of a. NumPy's method has C order
// where none is named; its function, and PyTorch's clone, keep the order there is.
func copiedStrides(c *call, a engine.Array) []int {
	order := c.args[1].text
	if c.has(1) && !contains("C|F|A|K|c|f|a|k", order) {
		c.told(c.node, "_no_order", c.fn.name, c.args[1].object)
		c.wrong(1, "an order")
	}
	switch {
	case c.fn.name == "contiguous" || order == "C":
		return nil
	case order == "F":
		c.outside(c.node, expr.ArgumentOf, "order")
	case order == "" && c.method && c.isNumPy():
		return nil
	}
	return engine.KeptStrides(c.library, a)
}

// copied returns the same values in an array of its own.
func copied(c *call) value {
	v := c.args[0]
	if v.kind != arrayKind && (c.library == engine.InTensorFlow || libraryOf(c.module) == engine.InNumPy) {
		return arrayOf(c, v, false)
	}
	if v.kind != arrayKind || !contains("copy|clone|deepcopy", c.fn.name) && (c.fn.name != "contiguous" || v.array.Contiguous()) {
		return v.object
	}
	a := *v.array
	tracked, strides := c.follows(a.Tracked, a, true), copiedStrides(c, a)
	if held, err := a.Held(); err == nil && a.Shape.IsDense() {
		a = held.LaidOut(strides)
	} else if a.Shape.IsDense() && !a.Contiguous() { // too large to hold
		a = sure(engine.Unknown(a.Shape, a.Values.DType))
	}
	a.ReadOnly, a.Tracked = false, tracked
	c.noteCopy(a)
	copy := array(a)
	copy.numpy = v.numpy
	return copy
}

// noteCopy keeps a step of a copy that the program writes. One that a function makes of what it gave
// another shape, as flatten does, is what that function stores.
func (c *call) noteCopy(a engine.Array) {
	from := c.operand(c.args[0])
	if c.inside == nil {
		must(c.step(Step{Span: c.node.Span, Text: expr.Format(c.node), Result: a,
			Change: &engine.Change{Name: c.fn.name, From: from, To: a, Copied: true, Axes: engine.Indices(a.Shape.Rank())}}))
		return
	}
	if n := len(c.out.Steps); n > c.frame.steps && c.out.Steps[n-1].Change != nil && c.fn.name == "copy" && c.out.Steps[n-1].Change.Name == "reshape" {
		change := *c.out.Steps[n-1].Change
		change.Name, change.To, change.Copied = "flatten", a, true
		c.out.Steps[n-1].Change, c.out.Steps[n-1].Result = &change, a
	}
}

func cast(c *call) value {
	if c.library == engine.InTensorFlow && c.inside == nil && c.args[0].isSequence() {
		c.args[0].object = arrayOf(c, c.args[0], false)
	}
	from := c.first()
	to := c.args[1]
	switch {
	case to.expr == nil || to.kind == dictKind || to.kind == textKind && c.isTorch() && c.fn.name != "type":
		return c.args[0].object // a device
	case to.kind == arrayKind:
		to.object = typeNamed(to.array.Values.DType.String())
	}
	if c.isTorch() && c.bool(3) {
		return c.outside(c.node, expr.ArgumentOf, "copy")
	}
	return astype(c, from, to, c.isTorch() || c.isNumPy() && c.has(3) && !c.args[3].isTrue())
}

// astype returns values of the type that is named: the array itself, where that may be kept.
func astype(c *call, from engine.Operand, to operandValue, kept bool) value {
	d := c.dtype(to.object, to.expr)
	if kept && d == from.Values.DType {
		return c.args[0].object
	}
	if held, err := from.Held(); err == nil && c.library == engine.InJAX && d.Kind() == engine.KindInt && held.Values.Floats != nil {
		within(held.Values.Floats, narrow(d))
		from.Values, from.Strides, from.Offset = held.Values, nil, 0
	}
	change, warnings, err := engine.Cast(from, d)
	if c.isNumPy() {
		c.warn(warnings)
	}
	if err == nil && change.To.Contiguous() {
		change.To = change.To.LaidOut(engine.KeptStrides(c.library, from.Array))
	}
	v := c.changed(change, err)
	v.numpy = c.args[0].numpy
	return v
}

// within makes floats those nearest to them that ints of type d are, and nan 0.
func within(floats []float64, d engine.DType) {
	least, most := limits(d)
	for i, x := range floats {
		if floats[i] = min(max(x, float64(least)), float64(most)); x != x {
			floats[i] = 0
		}
	}
}
