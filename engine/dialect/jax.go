package dialect

import "shapecast/engine"

// jaxComplaint returns what JAX says of a trace that failed. Operands of one
// rank meet in a primitive, which raises TypeError; where ranks differ they are
// made equal first, which raises ValueError.
func jaxComplaint(t engine.Trace) *complaint {
	if !t.Failed() {
		return nil
	}
	if t.Output != nil {
		return jaxTargetComplaint(t)
	}
	shapes := sizesOf(t.Operands)
	c := says("jax ranks").lists(shapes...).blames(rightmost(t))
	if len(shapes) == 2 && len(shapes[0]) == len(shapes[1]) && t.Op != engine.Identity {
		c.form = formOf("jax pair")
		c.words(opNames[jaxFirst(t)].jax)
	}
	return c
}

// jaxFirst returns the operation of the primitive that meets the shapes first: others
// for bools and for ints than for floats.
func jaxFirst(t engine.Trace) engine.Op {
	kind := engine.KindBool
	for _, o := range t.Operands {
		kind = max(kind, o.Values.DType.Kind())
	}
	switch {
	case t.Op == engine.Add && kind == engine.KindBool:
		return engine.LogicalOr
	case t.Op == engine.Multiply && kind == engine.KindBool, t.Op == engine.Power && kind != engine.KindFloat:
		return engine.LogicalAnd
	case t.Op == engine.FloorDivide && kind == engine.KindFloat:
		return engine.Remainder
	}
	return t.Op
}

// jaxTargetComplaint returns what broadcast_to says, which every place for a
// result goes through: a.at[...].set(b) and a.at[...].add(b).
func jaxTargetComplaint(t engine.Trace) *complaint {
	from, to := t.Operands[len(t.Operands)-1].Shape.Sizes(), t.Output.Shape.Sizes()
	d := t.Operands[len(t.Operands)-1].Values.DType.String()
	form := "jax targetTypes"
	if len(from) > len(to) {
		form = "jax targetRank"
	}
	return says(form).words(d, d).lists(from, to).blames(rightmost(t))
}
