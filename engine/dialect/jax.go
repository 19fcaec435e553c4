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
		if t.Op == engine.FloorDivide {
			c.values.words[0] = jaxOps[engine.Remainder] // which it takes first
		}
	}
	return c
}

// jaxTargetComplaint returns what broadcast_to says, which every place for a
// result goes through: a.at[...].set(b) and a.at[...].add(b).
func jaxTargetComplaint(t engine.Trace, c complaint) complaint {
	from, to := t.Operands[len(t.Operands)-1].Shape.Sizes(), t.Output.Shape.Sizes()
	d := t.Operands[len(t.Operands)-1].Values.DType.String()
	c.form, c.values = jaxTargetTypes, values{words: []string{d, d}, lists: [][]int{from, to}}
	if len(from) > len(to) {
		c.form = jaxTargetRank
	}
	return c
}

// jaxTyped words the mistakes that a trace does not show.
func jaxTyped(err error) (complaint, bool) {
	switch e := err.(type) {
	case *engine.AxisError:
		return says(jaxAxis, e.Axis, e.Rank)
	case *engine.ReshapeError:
		return jaxUnfilled(e)
	case *engine.EmptyReductionError:
		if e.Fold == engine.ArgMax || e.Fold == engine.ArgMin {
			return saysWords(jaxEmptySequence, e.Fold.String())
		}
		return saysWords(jaxEmptyReduction, e.Fold.String())
	case *engine.IndexError:
		return says(jaxIndex, e.Axis, e.Size)
	case *engine.TooManyIndicesError:
		return says(jaxIndices, e.Rank, e.Given)
	case *engine.EllipsisError:
		return says(jaxEllipses)
	case *engine.BoolSubtractError:
		return says(jaxBoolSubtract)
	}
	return complaint{}, false
}

// jaxUnfilled words a reshape: with -1 in it, the sizes that are written do not
// divide the number of values.
func jaxUnfilled(e *engine.ReshapeError) (complaint, bool) {
	n, _ := e.From.Count()
	product, form := 1, jaxReshape
	for _, size := range e.To {
		if size < 0 {
			form = jaxReshapeRest
		} else {
			product *= size
		}
	}
	ints := []int{n, product, n} // the last one only where a size is open
	return complaint{form: form, axis: -1, values: values{ints: ints, lists: [][]int{e.From.Sizes(), e.To}}}, true
}
