package run

import (
	"math"

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

// gave keeps a step in which the operands of a trace gave an array.
func (r *record) gave(x expr.Expr, t *engine.Trace, a engine.Array) {
	t.Op, t.Made, t.Library = engine.Called, &a, r.library
	must(r.step(Step{Span: x.At(), Text: expr.Format(x), Trace: t, Result: a}))
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
