package dialect

import (
	"slices"

	"shapecast/engine"
)

// maxObjects is how many arrays NumPy broadcasts at once.
const maxObjects = 64

// numpyComplaint returns what NumPy says of t.
func numpyComplaint(t engine.Trace) (complaint, bool) {
	if t.Output != nil && t.Output.Kind == engine.Assigned {
		t = withoutExcessOnes(t)
	}
	if !t.Failed() && !asksNegative(t) {
		return complaint{}, false
	}
	if c, casts := numpyCasting(t); casts {
		return c, true
	}
	if t.Call == "index" {
		return complaint{form: numpyIndexing, axis: rightmost(t), values: values{lists: sizesOf(t.Operands)}}, true
	}
	if t.Output == nil && t.Op == engine.Identity {
		return numpyShapes(t), true
	}
	return numpyFailure(t), true
}

// numpyCasting returns what NumPy says of values that their place cannot hold,
// which it sees before it looks at shapes.
func numpyCasting(t engine.Trace) (complaint, bool) {
	if t.Output == nil || t.Output.Kind != engine.Augmented && t.Output.Kind != engine.Out {
		return complaint{}, false
	}
	e, ok := t.Refusal().(*engine.CastError)
	if !ok {
		return complaint{}, false
	}
	return numpyTyped(e)
}

// asksNegative reports whether t asks for a shape with a size below 0.
func asksNegative(t engine.Trace) bool {
	return t.Output != nil && slices.ContainsFunc(t.Output.Shape.Sizes(), func(size int) bool { return size < 0 })
}

// withoutExcessOnes returns the assignment t with the leading axes of size 1
// that its source has beyond the rank of the place taken off, as NumPy does.
func withoutExcessOnes(t engine.Trace) engine.Trace {
	source := t.Operands[0]
	axes := source.Shape.Axes
	for len(axes) > t.Output.Shape.Rank() && axes[0].One() {
		axes = axes[1:]
	}
	source.Shape.Axes, source.Strides = axes, nil
	return engine.ExplainInto(t.Rule, t.Op, t.Output, source)
}

// numpyFailure returns what NumPy says of operands, and a place for their
// result, that do not go together.
func numpyFailure(t engine.Trace) complaint {
	c := complaint{form: numpyOperands, axis: rightmost(t)}
	c.values.lists = sizesOf(t.Operands)
	if t.Output == nil {
		return c
	}
	output := t.Output.Shape.Sizes()
	switch t.Output.Kind {
	case engine.Target:
		return numpyTargetComplaint(t, c)
	case engine.Assigned:
		c.form = numpyAssigned
	default:
		if t.Grows() {
			c.form = numpyOutput
			c.values.lists = [][]int{output, t.Result().Sizes()}
			return c
		}
	}
	c.values.lists = append(c.values.lists, output)
	return c
}

// numpyTargetComplaint returns what broadcast_to says; the array is the only operand.
func numpyTargetComplaint(t engine.Trace, c complaint) complaint {
	from, to := t.Operands[0].Shape.Sizes(), t.Output.Shape.Sizes()
	c.form, c.values.lists = numpyTarget, [][]int{from, to}
	if asksNegative(t) {
		c.form = numpyTargetNegative
	} else if len(to) == 0 {
		c.form = numpyTargetScalar
	} else if len(from) > len(to) {
		c.form = numpyTargetRank
	}
	return c
}

// numpyShapes returns what broadcast_shapes says: it scans axes from the left
// and names the two arguments that disagree there. Past 64 arguments it goes
// on with the shape so far as argument 0 and 63 more at a time.
func numpyShapes(t engine.Trace) complaint {
	group := t.Operands[:min(len(t.Operands), maxObjects)]
	rest := t.Operands[len(group):]
	part := engine.Explain(engine.NumPy, engine.Identity, group...)
	for !part.Failed() && len(rest) > 0 {
		n := min(len(rest), maxObjects-1)
		group = append([]engine.Operand{{Array: engine.Array{Shape: part.Result()}}}, rest[:n]...)
		rest = rest[n:]
		part = engine.Explain(engine.NumPy, engine.Identity, group...)
	}
	axis := leftmost(part)
	if axis < 0 {
		return complaint{form: numpyOperands, axis: rightmost(t), values: values{lists: sizesOf(t.Operands)}}
	}
	who := part.Columns[axis].Conflict.Operands
	return complaint{
		form: numpyObjects,
		axis: axis + len(t.Columns) - len(part.Columns),
		values: values{
			ints:  who[:],
			lists: [][]int{group[who[0]].Shape.Sizes(), group[who[1]].Shape.Sizes()},
		},
	}
}
