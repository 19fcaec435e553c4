package dialect

import "shapecast/engine"

// jaxComplaint returns what JAX says of a trace that failed. Operands of one
// rank meet in a primitive, which raises TypeError; where ranks differ they are
// made equal first, which raises ValueError.
func jaxComplaint(t engine.Trace) complaint {
	c := complaint{form: jaxRanks, axis: rightmost(t)}
	c.values.lists = sizesOf(t.Operands)
	if t.Output != nil {
		return jaxTargetComplaint(t, c)
	}
	shapes := c.values.lists
	if len(shapes) == 2 && len(shapes[0]) == len(shapes[1]) && t.Op != engine.Identity {
		c.form = jaxPair
		c.values.words = []string{jaxOps[t.Op]}
	}
	return c
}

// jaxTargetComplaint returns what broadcast_to says, which every place for a
// result goes through: a.at[...].set(b) and a.at[...].add(b).
func jaxTargetComplaint(t engine.Trace, c complaint) complaint {
	from, to := t.Operands[len(t.Operands)-1].Shape.Sizes(), t.Output.Shape.Sizes()
	c.form, c.values.lists = jaxTarget, [][]int{from, to}
	if len(from) > len(to) {
		c.form = jaxTargetRank
	}
	return c
}
