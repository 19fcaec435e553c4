package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

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
