package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// finds returns the functions that find entries, take them by their places
// along an axis, or put some around an array.
func finds() []function {
	return []function{
		{"nonzero", "a|input|x as_tuple=", nonzero},
		{"argwhere", "a|input", argwhere},
		{"take_along_axis take_along_dim", "arr|a|input|self indices axis|dim=", takeAlong},
		{"torch.gather array.gather", "input dim index", gather},
	}
}

// found returns the places at which an array is not 0: one array an axis.
func found(c *call) ([]engine.Array, int, error) {
	from := c.first()
	flat, err := from.Flat()
	if err != nil || !flat.Known() || !from.Shape.IsDense() {
		return nil, 0, c.outside(c.node, expr.ValuesUnknown, c.fn.name)
	}
	n, _ := from.Shape.Count()
	places := make([][]int, from.Shape.Rank())
	count := 0
	for i := range n {
		if !flat.Scalar(i).AsBool() {
			continue
		}
		count++
		for k, stride := range from.Shape.Strides() {
			places[k] = append(places[k], i/stride%from.Shape.Axes[k].Size)
		}
	}
	arrays := make([]engine.Array, len(places))
	for k := range places {
		arrays[k] = vector(places[k])
	}
	return arrays, count, nil
}

// nonzero gives a tuple with an array an axis, or PyTorch's table of places.
func nonzero(c *call) (value, error) {
	table := c.isTorch() && c.fn.name == "nonzero"
	if table && len(c.args) > 1 {
		pair := c.bool(1)
		table = !pair
	}
	if table || c.library == engine.InTensorFlow {
		return argwhere(c)
	}
	arrays, count, err := found(c)
	if own := orNumPy(c.library); err == nil && (own == engine.InNumPy || own == engine.InJAX) && len(arrays) == 0 {
		more := ""
		if own == engine.InNumPy && c.first().Values.DType == engine.Bool {
			more = " If the context of this error is of the form `arr[nonzero(cond)]`, just use `arr[cond]`."
		}
		err = c.says("ValueError", "Calling nonzero on 0d arrays is not allowed. Use %s.atleast_1d(scalar).nonzero() instead.%s", own.Short(), more)
	}
	if err == nil && c.isTorch() && len(arrays) == 0 { // a single value is read as an array of one
		arrays = []engine.Array{{Shape: engine.Dense(count), Values: engine.Ints(make([]int64, count)...)}}
	}
	items := make([]value, len(arrays))
	for k, a := range arrays {
		items[k] = array(a)
	}
	return tuple(items...), err
}

// argwhere gives a table with a row for each place.
func argwhere(c *call) (value, error) {
	arrays, count, err := found(c)
	must(err)
	table := make([]int64, count*len(arrays))
	for k, a := range arrays {
		for i := range count {
			table[i*len(arrays)+k] = a.Values.Int(i)
		}
	}
	return array(engine.Array{Shape: engine.Dense(count, len(arrays)), Values: engine.Ints(table...)}), nil
}

// takeAlong takes entries by their places along one axis; the other axes meet.
func takeAlong(c *call) (value, error) {
	from, axis := c.alongAxis(2)
	at := c.operand(c.args[1])
	if at.Shape.Rank() != from.Shape.Rank() {
		return none(), c.says("ValueError", "`indices` and `arr` must have the same number of dimensions")
	}
	return along(c, from, at.Array, axis, from.Shape.Sizes())
}

// along takes entries by their places along one axis, where the places of the
// other axes are those up to sizes.
func along(c *call, from engine.Operand, at engine.Array, axis int, sizes []int) (value, error) {
	if at.Values.DType.Kind() == engine.KindFloat {
		return none(), c.outside(c.node, expr.ValuesUnknown, "an index")
	}
	subscripts := make([]engine.Subscript, from.Shape.Rank())
	for k := range subscripts {
		subscripts[k] = engine.Subscript{Kind: engine.Picked, Array: at}
		if k != axis {
			shape := slices.Repeat([]int{1}, len(subscripts))
			shape[k] = sizes[k]
			counted := vector(indices(sizes[k]))
			counted.Shape = engine.Dense(shape...)
			subscripts[k].Array = counted
		}
	}
	change, err := engine.Index(from, subscripts...)
	change.Name = c.fn.name
	return c.joined(change, err)
}

// gather is PyTorch's: the places may be fewer than the entries on each axis.
func gather(c *call) (value, error) {
	from, axis := c.alongAxis(1)
	at := c.operand(c.args[2])
	if at.Values.DType.Kind() != engine.KindInt && c.isTorch() {
		must(c.says("RuntimeError", "gather(): Expected dtype int32/int64 for index"))
	}
	if at.Shape.Rank() != from.Shape.Rank() {
		return none(), c.says("RuntimeError", "Index tensor must have the same number of dimensions as input tensor")
	}
	sizes := at.Shape.Sizes()
	for k, n := range sizes {
		if k != axis && n > from.Shape.Axes[k].Size {
			return none(), c.says("RuntimeError", "Size does not match at dimension %d expected index %s to be no larger than self %s apart from dimension %d",
				k, bracketed(at.Shape), bracketed(from.Shape), axis)
		}
	}
	v, err := along(c, from, at.Array, axis, sizes)
	if e, outside := err.(*engine.IndexError); outside {
		err = c.says("RuntimeError", "index %d is out of bounds for dimension %d with size %d", e.Index, e.Axis, e.Size)
	}
	return v, err
}
