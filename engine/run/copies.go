package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// copies returns the functions that lay values out again.
func copies() []function {
	const one = "a|input|x|A|arr"
	return []function{
		{"tile", one + " *reps reps|multiples|dims=", tile},
		{"array.tile", one + " *reps reps|multiples|dims=", tile},
		{"repeat repeat_interleave", one + " repeats axis|dim=", repeatEntries},
		{"array.repeat", one + " *reps", layAgain},
		{"astype cast type_as array.to array.type", one + " dtype|other= *more copy=", cast},
		{"tril", one + " k|diagonal=", triangle},
		{"triu", one + " k|diagonal=", triangle},
	}
}

func tile(c *call) value {
	from := c.first()
	rest := c.listing("dims")
	reps := c.sizes(rest)
	return c.changed(engine.Tile(from, reps...))
}

// repeatEntries repeats every entry of an axis, or of the flattened array.
func repeatEntries(c *call) value {
	from := c.first()
	counts := c.ints(1)
	axis := c.int(2, 0)
	if single := from.Shape.Rank() == 0; single || !c.has(2) {
		if from = flattened(from); !c.has(2) || single && c.library == engine.InJAX {
			axis = 0
		}
	}
	change, err := engine.Repeat(from, axis, counts...)
	if e, ok := err.(*engine.RepeatsError); ok && c.isTorch() {
		c.told(c.node, "_other_repeats", e.Counts, (axis+from.Shape.Rank())%from.Shape.Rank(), e.Size)
	}
	return c.changed(change, err)
}

// layAgain is PyTorch's a.repeat, which lays a tensor out again and again.
func layAgain(c *call) value {
	return c.changed(engine.TorchRepeat(c.first(), c.sizes(c.listing("repeats"))...))
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

// triangle keeps the values on one side of a diagonal, and makes the others 0.
func triangle(c *call) value {
	from := c.first()
	k := c.int(1, 0)
	rank := from.Shape.Rank()
	if rank < 2 || !from.Shape.IsDense() {
		c.told(c.node, "_no_triangle", c.fn.name, rank)
		return c.outside(c.node, expr.OperationOn, c.fn.name)
	}
	held, err := from.Held()
	change := engine.Change{Name: c.fn.name, From: from, To: held, Copied: true, Axes: indices(rank), Sources: &engine.Sources{}}
	if err == nil && held.Values.Held() {
		*change.Sources = clearTriangle(held, k, c.fn.name == "tril")
	}
	return c.changed(change, err)
}

func indices(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// clearTriangle makes the values above, or below, diagonal k of the last two
// axes 0, and returns the numbers of all values, -1 for those.
func clearTriangle(a engine.Array, k int, above bool) []int {
	rank := a.Shape.Rank()
	rows, columns := a.Shape.Axes[rank-2].Size, a.Shape.Axes[rank-1].Size
	n, _ := a.Shape.Count()
	kept := indices(n)
	for i := range n {
		d := i%columns - i/columns%rows - k
		if d == 0 || (d > 0) != above {
			continue
		}
		kept[i] = -1
		a.Values.Set(i, engine.IntScalar(0))
	}
	return kept
}
