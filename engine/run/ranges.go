package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// arange makes start, start + step, … below stop.
func arange(c *call) value {
	if c.args[0].expr == nil && !c.has(1) {
		_ = typeAsked(c, 3, engine.Float64)
		if c.row.Style == library.C {
			return c.says("TypeError", "arange() requires stop to be specified.")
		}
		return c.problem(ArgumentMissing, "stop", c.node)
	}
	bounds := c.bounds()
	if slices.ContainsFunc(bounds[:], func(s engine.Scalar) bool { return s.DType == engine.Uint64 && s.Int < 0 }) {
		return c.outside(c.node, expr.OperationOn, "an int of more than 63 bits")
	}
	endless(c, bounds)
	a := sure(engine.Arange(bounds[0], bounds[1], bounds[2]))
	d := c.defaultType(a.Values.DType)
	v := array(c.typed(a, 3, d))
	if v.isTruth() || c.library == engine.InJAX && bounds[1].DType == engine.Bool && !c.has(1) && !c.has(3) {
		c.told(c.node, "_no_range_of_bools", v)
	}
	return v
}

// endless is what a library says of a step that does not lead to the stop.
func endless(c *call, bounds [3]engine.Scalar) {
	start, stop, step := bounds[0].AsFloat(), bounds[1].AsFloat(), bounds[2].AsFloat()
	if away := step > 0 && start > stop || step < 0 && start < stop; c.named && (away || step == 0) {
		c.told(c.node, "_endless", bounds[0], bounds[1], bounds[2])
	}
}

// bounds returns start, stop and step, given one by one or by name. A bound
// alone is the stop.
func (c *call) bounds() [3]engine.Scalar {
	bounds := [3]engine.Scalar{engine.IntScalar(0), engine.IntScalar(0), engine.IntScalar(1)}
	given := [3]operandValue(c.args[:3])
	if !c.has(1) {
		given[1], given[0] = given[0], given[1]
	}
	for i, v := range given {
		if v.expr == nil || v.kind == noneKind && (i == 2 || i == 0 && !c.has(1)) {
			continue
		}
		number, ok := v.one()
		if !ok {
			if !c.has(3) {
				c.told(v.expr, "_no_bound", given[0].object, given[1].object)
			}
			must(&ArgumentError{c.place(v.expr), ArgumentWrong, c.fn.name, expr.Format(v.expr), "numbers"})
		}
		bounds[i] = number
	}
	return bounds
}
