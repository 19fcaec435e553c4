package run

import (
	"math"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// wheres returns the functions of three arrays that meet, and those made of
// several meetings.
func wheres() []function {
	return []function{
		{"where", "condition x|input|self= y|other=", where3},
		{"masked_fill", "x|input mask value", maskedFill},
		{"array.masked_fill_ fill_masked", "x mask value", maskedFillInPlace},
		{"clip clamp", "a|input|x min|a_min|min_value= max|a_max|max_value=", clip},
		{"clip_by_value", "t clip_value_min clip_value_max", clip},
	}
}

// where3 takes from x where the condition is true, else from y.
func where3(c *call) value {
	if !c.has(1) || !c.has(2) {
		if (c.has(1) || c.has(2)) && c.isNumPy() {
			return c.says("ValueError", "either both or neither of x and y should be given")
		} else if c.has(1) || c.has(2) {
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

func maskedFill(c *call) value {
	operands := c.operands([]operandValue{c.args[1], c.args[2], c.args[0]})
	v := c.broadcast(c.node, c.explain(engine.Where, "masked_fill", operands...))
	*v.array = c.retyped(*v.array, operands[2].Values.DType)
	return v
}

func maskedFillInPlace(c *call) value {
	operands := c.operands([]operandValue{c.args[1], c.args[2], c.args[0]})
	return c.write(c.node, writing{engine.Where, engine.Out, "masked_fill_", c.args[0]}, operands)
}

// clip raises what is below the first bound and lowers what is above the
// second. All three have to broadcast together.
func clip(c *call) value {
	if c.isTorch() && c.named && !c.has(1) && !c.has(2) {
		c.told(c.node, "_unbounded")
	}
	if c.module != "" && !c.method && c.inside == nil && c.isNumPy() {
		c.told(c.node, "_half_clipped", namesOf(arguments{named: c.node.Arguments}))
	}
	operands := c.operands(given(c.args[:3]))
	jax := c.library == engine.InJAX // which has a maximum and a minimum, the bound first
	t := c.explain(engine.Identity, c.fn.name, operands...)
	if t.Failed() && !jax {
		return fails(clipped(c, t))
	}
	v := c.args[0].object
	if v.kind != arrayKind && !c.has(1) && !c.has(2) {
		return array(operands[0].Array)
	}
	order := []int{1, 2}
	if c.library == engine.InTensorFlow {
		slices.Reverse(order)
	}
	for _, i := range order {
		if !c.has(i) {
			continue
		}
		op := [...]engine.Op{1: engine.Maximum, 2: engine.Minimum}[i]
		pair := c.operands([]operandValue{{v, c.args[0].expr}, c.args[i]})
		if pair[1].Weak && pair[1].Values.Known() && pair[0].Values.DType.Kind() == engine.KindInt {
			c.told(c.node, "_no_clamp", i == 1, pair[1].At(), pair[0].Values.DType, pair[0].Values.DType.Torch())
		}
		pair[1] = withinType(&c.context, pair[1], pair[0].Values.DType)
		if jax {
			slices.Reverse(pair)
		}
		v = c.broadcast(c.node, c.explain(op, c.fn.name, pair...))
	}
	if len(operands) == 3 { // all three meet in one step
		c.out.Steps = c.out.Steps[:len(c.out.Steps)-2]
		c.gave(c.node, &t, *v.array)
	}
	return v
}

// gave keeps a step in which the operands of a trace gave an array.
func (r *record) gave(x expr.Expr, t *engine.Trace, a engine.Array) {
	t.Op, t.Made, t.Library = engine.Called, &a, r.library
	must(r.step(Step{Span: x.At(), Text: expr.Format(x), Trace: t, Result: a}))
}

// clipped keeps the step of a clip whose operands do not broadcast, and returns its error:
// TensorFlow takes the upper bound first, the others take both at once.
func clipped(c *call, t engine.Trace) error {
	operands := t.Operands
	if t.Op = engine.Called; c.library == engine.InTensorFlow {
		if t = c.explain(engine.Minimum, c.fn.name, operands[0], operands[2]); !t.Failed() {
			t = c.explain(engine.Maximum, c.fn.name, operands[:2]...)
		}
	}
	t.Library = c.library
	_ = c.step(Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t})
	return t.Err()
}

// given returns the arguments that were given.
func given(args []operandValue) []operandValue {
	var list []operandValue
	for _, v := range args {
		if v.expr != nil && v.kind != noneKind {
			list = append(list, v)
		}
	}
	return list
}

// withinType returns a bound of Python's as one that ints of type d have: NumPy and PyTorch
// clip to what there is.
func withinType(in *context, bound engine.Operand, d engine.DType) engine.Operand {
	if !in.isNumPy() && !in.isTorch() || !bound.Weak || d.Kind() != engine.KindInt || d == engine.Int64 || bound.Values.DType != engine.Int64 {
		return bound
	}
	least, most := limits(d)
	bound.Array, _ = engine.Full(engine.Shape{}, engine.IntScalar(min(max(bound.At().Int, least), most)))
	return bound
}

// limits returns the least and the greatest int of type d, of those that an int64 holds.
func limits(d engine.DType) (least, most int64) {
	if most = math.MaxInt64 >> (64 - 8*d.ItemSize()); !d.Unsigned() {
		return -most - 1, most
	}
	return 0, max(most, 2*most+1)
}
