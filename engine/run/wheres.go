package run

import (
	"cmp"
	"math"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// wheres returns the functions that choose values.
func wheres() []function {
	return []function{
		{"where", "condition x|input|self= y|other=", where3},
		{"clip clamp", "a|input|x min|a_min|min_value= max|a_max|max_value=", clip},
		{"clip_by_value", "t clip_value_min clip_value_max", clip},
		{"take", "a|input indices axis|dim= mode=", takeEntries},
		{"argwhere", "a|input", argwhere},
	}
}

// where3 takes from x where the condition is true, else from y.
func where3(c *call) value {
	if !c.has(1) || !c.has(2) {
		if c.isNumPy() && (c.args[1].expr == nil) != (c.args[2].expr == nil) {
			return c.says("ValueError", "either both or neither of x and y should be given")
		} else if c.has(1) || c.has(2) || c.isNumPy() && c.args[1].expr != nil {
			return c.outside(c.node, expr.FunctionOf, "where with one of two choices")
		}
		return handOn(c, "where_alone", c.args[0].object)
	}
	operands := c.operands(c.args[:3])
	if d := operands[0].Values.DType; c.isTorch() && c.named && d != engine.Bool && d != engine.Uint8 {
		c.told(c.node, "_no_condition", d.Torch())
	}
	if c.isTorch() && operands[1].Weak && operands[2].Weak {
		for i := range operands[1:] {
			operands[i+1].Array = c.retyped(operands[i+1].Array, c.defaultType(operands[i+1].Values.DType))
			operands[i+1].Weak = false
		}
	}
	v := c.broadcast(c.node, c.explain(engine.Where, "where", operands...))
	fits(c.machine, c.node, writing{kind: engine.Assigned}, engine.Operand{Array: *v.array}, operands[1:])
	v.numpy = false // NumPy gives an array also of rank 0
	return v
}

// clip raises what is below the first bound and lowers what is above the second.
func clip(c *call) value {
	if c.isTorch() && c.named && !c.has(1) && !c.has(2) {
		c.told(c.node, "_unbounded")
	}
	if c.module != "" && !c.method && c.inside == nil && c.isNumPy() {
		c.told(c.node, "_half_clipped", argumentNames(c.node))
	}
	return handOn(c, "_clipped", text(c.fn.name), c.args[0].object, c.args[1].object, c.args[2].object)
}

func given(args []operandValue) []operandValue {
	var list []operandValue
	for _, v := range args {
		if v.expr != nil && v.kind != noneKind {
			list = append(list, v)
		}
	}
	return list
}

// limits returns the least and the greatest int of type d, of those that an int64 holds.
func limits(d engine.DType) (least, most int64) {
	if most = math.MaxInt64 >> (64 - 8*d.ItemSize()); !d.Unsigned() {
		return -most - 1, most
	}
	return 0, max(most, 2*most+1)
}

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
	v := c.change(c.node, nil, change, err)
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
