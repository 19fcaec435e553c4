package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// scans returns the functions that go along an axis value by value, and those
// made of several steps.
func scans() []function {
	const along = "a|input|x axis|dim="
	list := []function{
		{"einsum", "equation|subscripts *operands", einsum},
	}
	for s := engine.CumSum; s <= engine.ArgSort; s++ {
		list = append(list, function{s.String(), along + " dtype= kind= stable= descending=", scanning(s)})
	}
	return list
}

func scanning(s engine.Scan) func(c *call) (value, error) {
	return func(c *call) (value, error) { return scan(c, s) }
}

// scan scans along an axis: by itself the last one to sort, in NumPy all values
// in a row for sums so far.
func scan(c *call, s engine.Scan) (value, error) {
	if c.has(3) && (!c.isNumPy() || !contains("quicksort|heapsort|mergesort|stable", c.args[3].text)) {
		return none(), c.wrong(3, "how to sort")
	}
	from := c.first()
	must(c.typed(&from.Array, 2))
	axis := c.int(1, -1)
	if s != engine.Sort {
		must(c.wantsAxis("an integer is required for the axis"))
		if skips(c, from) {
			return skip(c, c.args[1].object, boolean(false), integer(0))
		}
	}
	named := c.library == engine.InXArray && s <= engine.CumProd
	if rank := from.Shape.Rank(); named && (rank == 0 || rank > 1 && !c.has(1)) {
		return none(), c.outside(c.node, expr.FunctionOf, c.fn.name+" along all axes")
	}
	asked := c.args[1].expr != nil
	if scalar := from.Shape.Rank() == 0 && c.isNumPy() && s != engine.Sort; scalar || !named && !c.has(1) && (asked || s <= engine.CumProd) {
		from = flattened(from)
	}
	if from.Shape.Rank() == 0 && c.isTorch() && (axis == 0 || axis == -1) {
		return scanOfOne(c, from, s)
	}
	if c.bool(5) {
		return descended(c, from, s, fromLeft(axis, from))
	}
	change, err := engine.Along(from, s, axis)
	if err == nil && c.has(2) {
		err = c.typed(&change.To, 2)
	} else if err == nil && c.isTorch() && change.To.Values.DType == engine.Uint64 {
		change.To, err = c.retyped(change.To, engine.Int64)
	}
	if d := from.Values.DType; err == nil && c.library == engine.InJAX && s <= engine.CumProd && d.Kind() == engine.KindInt {
		change.To, err = c.retyped(change.To, d)
	}
	v, err := c.joined(change, err)
	if err == nil && s == engine.Sort && c.isTorch() {
		order, err := engine.Along(from, engine.ArgSort, axis)
		return sorted(v, array(order.To)), err
	}
	return v, err
}

// sorted returns the pair that PyTorch gives.
func sorted(values, places value) value {
	pair := tuple(values, places)
	pair.text = "torch.return_types.sort"
	return pair
}

// descended sorts from the largest value on; equal ones keep their order.
func descended(c *call, from engine.Operand, s engine.Scan, axis int) (value, error) {
	flat, err := from.Flat()
	for i := 0; err == nil && !c.isTorch() && flat.Known() && flat.DType.Kind() == engine.KindFloat && i < max(len(flat.Floats), 1); i++ {
		if x := flat.Float(i); x != x {
			return none(), c.outside(c.node, expr.ArgumentOf, "descending")
		}
	}
	must(err)
	back := sure(engine.Flip(from, axis))
	order := sure(engine.Along(engine.Operand{Array: back.To}, engine.ArgSort, axis))
	back = sure(engine.Flip(engine.Operand{Array: order.To}, axis))
	last := engine.Operand{Array: engine.Array{Values: engine.Ints(int64(from.Shape.Axes[axis].Size - 1))}}
	places, _, err := engine.Apply(engine.Explain(engine.NumPy, engine.Subtract, last, engine.Operand{Array: back.To}))
	must(err)
	if s == engine.ArgSort {
		order.To = places
		return c.joined(order, nil)
	}
	if !places.Values.Known() {
		change, err := engine.Along(from, s, axis)
		if c.isTorch() && err == nil {
			return sorted(array(change.To), array(places)), nil
		}
		return c.joined(change, err)
	}
	v, err := along(c, from, places, axis, from.Shape.Sizes())
	if err == nil && c.isTorch() {
		v = sorted(v, array(places))
	}
	return v, err
}

// scanOfOne is what PyTorch makes of a tensor of rank 0: itself, as an int64
// where ints are added up, and the place 0 where it is sorted.
func scanOfOne(c *call, from engine.Operand, s engine.Scan) (value, error) {
	zero, _ := engine.Full(engine.Shape{}, engine.IntScalar(0))
	var err error
	switch {
	case s == engine.ArgSort:
		from.Array = zero
	case s == engine.Sort:
		return tuple(array(from.Array), array(zero)), nil
	case from.Values.DType.Kind() != engine.KindFloat:
		from.Array, err = c.retyped(from.Array, engine.Int64)
	}
	return array(from.Array), err
}

// flattened returns the values of an array in a row.
func flattened(from engine.Operand) engine.Operand {
	n := sure(from.Shape.Count())
	flat := sure(engine.Reshape(from, n))
	from.Array = flat.To
	return from
}

// between returns the entries of an axis from one place on, and up to another.
func between(from engine.Operand, axis int, start, stop *int) (engine.Operand, error) {
	subscripts := make([]engine.Subscript, axis+1)
	for k := range subscripts {
		subscripts[k].Kind = engine.Ranged
	}
	subscripts[axis].Range = engine.Range{Start: start, Stop: stop}
	part, err := engine.Index(from, subscripts...)
	from.Array = part.To
	return from, err
}
