package run

import (
	"cmp"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// scans returns the functions that go along an axis value by value.
func scans() (list []function) {
	const along = "a|input|x axis|dim="
	for s := engine.CumSum; s <= engine.ArgSort; s++ {
		list = append(list, function{s.String(), along + " dtype= descending=", func(c *call) value { return scan(c, s) }})
	}
	return list
}

// scan scans along an axis: by itself the last one to sort, in NumPy all values
// in a row for sums so far.
func scan(c *call, s engine.Scan) value {
	from := c.first()
	from.Array = c.typed(from.Array, 2, from.Values.DType)
	if s <= engine.CumProd {
		axisOrDim(c)
	}
	axis := c.int(1, -1)
	if s != engine.Sort {
		c.wantsAxis("an integer is required for the axis")
		if skips(c, from) {
			return handOn(c, "_skip", c.args[0].object, text(c.fn.name), c.args[1].object, boolean(false), integer(0))
		}
	}
	named := c.library == engine.InXArray && s <= engine.CumProd
	if rank := from.Shape.Rank(); named && (rank == 0 || rank > 1 && !c.has(1)) {
		return handOn(c, "_along_all", c.args[0].object, text(c.fn.name))
	}
	asked := c.args[1].expr != nil
	if scalar := from.Shape.Rank() == 0 && c.isNumPy() && s != engine.Sort; scalar || !named && !c.has(1) && (asked || s <= engine.CumProd) {
		from = flattened(from)
	}
	if from.Shape.Rank() == 0 && c.isTorch() && (axis == 0 || axis == -1) {
		return c.outside(c.node, expr.FunctionOf, c.fn.name+" of one value")
	}
	if c.bool(3) {
		return descended(c, from, s, axis)
	}
	change, err := engine.Along(from, s, axis)
	if err == nil {
		change.To, err = tried(func() engine.Array { return c.retyped(change.To, scannedType(c, change, s)) })
	}
	return c.change(c.node, nil, change, err)
}

// descended sorts from the largest value on; equal ones keep their order. What is drawn has
// the name of the function that was called.
func descended(c *call, from engine.Operand, s engine.Scan, axis int) value {
	v := handOn(c, "_descending", array(from.Array), integer(fromLeft(c, axis, from)), boolean(s == engine.ArgSort))
	if s == engine.ArgSort {
		change := sure(engine.Along(from, s, axis))
		change.To = *v.array
		return c.change(c.node, nil, change, nil)
	}
	if steps := c.out.Steps; len(steps) > 0 && steps[len(steps)-1].Change != nil {
		change := *steps[len(steps)-1].Change
		change.Name, steps[len(steps)-1].Change = c.fn.name, &change
	}
	return v
}

// scannedType returns the type of a scan: the one that was asked for, or the library's.
func scannedType(c *call, change engine.Change, s engine.Scan) engine.DType {
	d, of := change.To.Values.DType, change.From.Values.DType
	switch {
	case c.has(2), c.library == engine.InJAX && s <= engine.CumProd && of.Kind() == engine.KindInt:
		return of
	case c.isTorch() && d == engine.Uint64:
		return engine.Int64
	}
	return d
}

func flattened(from engine.Operand) engine.Operand {
	if x, err := expr.Parse("(" + cmp.Or(from.Name, from.Text) + ").ravel()"); err == nil && from.Shape.Rank() > 1 {
		from.Name, from.Text = "", expr.Format(x.Statements[0].Value)
	}
	from.Array = sure(engine.Reshape(from, sure(from.Shape.Count()))).To
	return from
}
