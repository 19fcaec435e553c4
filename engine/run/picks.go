package run

import (
	"cmp"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// takeEntries is a[indices] along an axis, or of all values in a row.
func takeEntries(c *call) value {
	if c.has(3) && c.isNumPy() && c.args[3].text != "raise" {
		return handOn(c, "_taken", c.args[0].object, c.args[1].object, cmp.Or(c.args[2].object, none()), c.args[3].object)
	} else if c.has(3) && !c.isNumPy() {
		return c.outside(c.node, expr.ArgumentOf, "mode")
	}
	from, axis := c.alongAxis(2)
	at := subscript(c.machine, c.args[1].object, c.args[1].expr)
	change, err := engine.Index(from, onAxis(axis, at)...)
	if _, out := err.(*engine.IndexError); out && c.isNumPy() && from.Shape.Axes[axis].Size == 0 {
		return c.says("IndexError", "cannot do a non-empty take from an empty axes.")
	}
	v := c.joined(change, err)
	v.numpy = c.arrayOrNumber(*v.array).numpy
	return v
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
