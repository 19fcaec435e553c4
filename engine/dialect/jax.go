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
	c := says(jaxRanks).lists(shapes...).blames(rightmost(t))
	if len(shapes) == 2 && len(shapes[0]) == len(shapes[1]) && t.Op != engine.Identity {
		c.form = jaxPair
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
	form := jaxTargetTypes
	if len(from) > len(to) {
		form = jaxTargetRank
	}
	return says(form).words(d, d).lists(from, to).blames(rightmost(t))
}

// jaxTyped words the mistakes that a trace does not show.
func jaxTyped(err error) *complaint {
	switch e := err.(type) {
	case *engine.AxisError:
		return says(jaxAxis, e.Axis, e.Rank)
	case *engine.ReshapeError:
		return jaxUnfilled(e)
	case *engine.EmptyReductionError:
		if e.Fold == engine.ArgMax || e.Fold == engine.ArgMin {
			return says(numpyEmptySequence).words(e.Fold.String())
		}
		return says(numpyEmptyReduction).words(e.Fold.String())
	case *engine.IndexError:
		return says(jaxIndex, e.Axis, e.Size)
	case *engine.TooManyIndicesError:
		return says(jaxIndices, e.Rank, e.Given)
	case *engine.EllipsisError:
		return says(numpyEllipses)
	case *engine.BoolSubtractError:
		return says(jaxBoolSubtract)
	}
	return nil
}

// jaxUnfilled words a reshape: with -1 in it, the sizes that are written do not
// divide the number of values.
func jaxUnfilled(e *engine.ReshapeError) *complaint {
	n, _ := e.From.Count()
	product, open := written(e.To)
	c := says(jaxReshape, n, product, n).lists(e.From.Sizes(), e.To) // the last n only where a size is open
	if open {
		c.form = jaxReshapeRest
	}
	return c
}
