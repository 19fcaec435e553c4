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
		{"argwhere", "a|input", argwhere},
		{"take_along_axis take_along_dim", "arr|a|input|self indices axis|dim=", takeAlong},
		{"gather", "input dim index", func(c *call) value {
			from, axis := c.alongAxis(1)
			at := c.operand(c.args[2])
			return along(c, from, at.Array, axis, at.Shape.Sizes())
		}},
	}
}

// found returns the places at which an array is not 0, each by its index along every axis.
func found(c *call, from engine.Operand) (places [][]int) {
	flat, err := from.Flat()
	if err != nil || !flat.Known() || !from.Shape.IsDense() {
		c.outside(c.node, expr.ValuesUnknown, c.fn.name)
	}
	n, _ := from.Shape.Count()
	for i := range n {
		if !flat.Scalar(i).AsBool() {
			continue
		}
		place := from.Shape.Strides()
		for k, stride := range place {
			place[k] = i / stride % from.Shape.Axes[k].Size
		}
		places = append(places, place)
	}
	return places
}

// argwhere gives a table with a row for each place.
func argwhere(c *call) value {
	from := c.first()
	places := found(c, from)
	table := vector(slices.Concat(places...))
	table.Shape = engine.Dense(len(places), from.Shape.Rank())
	return array(table)
}

// takeAlong takes entries by their places along one axis; the other axes meet.
func takeAlong(c *call) value {
	for i, name := range []string{"ndim", "dtype"} {
		if l := c.args[i]; l.isSequence() && c.isNumPy() {
			return c.says("AttributeError", "'%s' object has no attribute '%s'", l.typeName(), name)
		}
	}
	if c.args[2].expr == nil && !c.isTorch() {
		c.args[2] = operandValue{integer(-1), c.node}
	}
	from, axis := c.alongAxis(2)
	at := c.operand(c.args[1])
	if !c.has(2) && c.isTorch() {
		at = flattened(at)
	}
	if at.Shape.Rank() != from.Shape.Rank() {
		return c.says("ValueError", "`indices` and `arr` must have the same number of dimensions")
	}
	return along(c, from, at.Array, axis, from.Shape.Sizes())
}

// along takes entries by their places along one axis, where the places of the
// other axes are those up to sizes.
func along(c *call, from engine.Operand, at engine.Array, axis int, sizes []int) value {
	if at.Values.DType.Kind() == engine.KindFloat {
		return c.outside(c.node, expr.ValuesUnknown, "an index")
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
