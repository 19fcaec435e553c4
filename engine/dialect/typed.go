package dialect

import (
	"errors"
	"slices"

	"shapecast/engine"
)

// MessageOf returns what the library says where package engine returns err, or
// "" where it says nothing known. A mismatch is worded from its trace.
func MessageOf(library engine.Library, err error) string { return complaintOf(library, err).message() }

// ErrorTypeOf returns the class that the library raises where package engine
// returns err, or "".
func ErrorTypeOf(library engine.Library, err error) string { return complaintOf(library, err).raises() }

func complaintOf(library engine.Library, err error) *complaint {
	if e, ok := errors.AsType[*engine.MismatchError](err); ok {
		return complain(library, e.Trace)
	}
	switch {
	case library.IsNumPy():
		return numpyTyped(err)
	case library == engine.InPyTorch:
		return torchTyped(err)
	case library == engine.InTensorFlow:
		return tensorflowTyped(err)
	}
	return jaxTyped(err)
}

func numpyTyped(err error) *complaint {
	switch e := err.(type) {
	case *engine.OutputError:
		return says(numpyOutput).lists(e.Output.Sizes(), e.Result.Sizes())
	case *engine.ReshapeError:
		return numpyUnfilled(e)
	case *engine.CastError:
		return says(numpyCast).words(ufunc(e.Op), e.From.String(), e.To.String())
	case *engine.OverflowError:
		if e.Number.DType == engine.Uint64 {
			return says(numpyBeyond)
		}
		return says(numpyOverflow).words(e.Number.String(), e.DType.String())
	case *engine.BoolSubtractError:
		return says(numpyBoolSubtract)
	case *engine.UnaryTypeError:
		if e.Unary == engine.Not {
			return says(numpyInvert)
		}
		if e.Unary != engine.Negative {
			return says(numpyNoLoop).words(e.Unary.String())
		}
		return says(numpyNegation)
	case *engine.PowerError:
		return says(numpyIntegerPower)
	case *engine.ReadOnlyError:
		if e.Kind == engine.Assigned {
			return says(numpyAssignReadOnly)
		}
		return says(numpyReadOnly)
	case *engine.SizeError:
		if e.Limit == 0 {
			return says(numpyTooLarge)
		}
	case *engine.RankError:
		return says(numpyRank, e.Rank)
	case *engine.LengthError:
		return says(numpyNegative)
	}
	return numpyTypedAxes(err)
}

// numpyUnfilled words a reshape. NumPy leaves out a size of -1 that comes first.
func numpyUnfilled(e *engine.ReshapeError) *complaint {
	n, _ := e.From.Count()
	to := e.To
	for len(to) > 0 && to[0] < 0 {
		to = to[1:]
	}
	if len(to) == 1 && len(e.To) > 1 {
		return says(numpyReshapeRest, n, to[0])
	}
	return says(numpyReshape, n).lists(to)
}

// numpyTypedAxes words the mistakes about which axes and indices there are.
func numpyTypedAxes(err error) *complaint {
	switch e := err.(type) {
	case *engine.AxisError:
		return says(numpyAxis, e.Axis, e.Rank)
	case *engine.RepeatedAxisError:
		if e.Fold {
			return says(numpyRepeatedFold)
		}
		return says(numpyRepeatedAxis)
	case *engine.SqueezeError:
		return says(numpySqueeze)
	case *engine.PermutationError:
		return says(numpyPermutation)
	case *engine.UnknownSizesError:
		return says(numpyUnknownSizes)
	case *engine.IndexError:
		return says(numpyIndex, e.Index, e.Axis, e.Size)
	case *engine.TooManyIndicesError:
		return says(numpyIndices, e.Rank, e.Given)
	case *engine.EllipsisError:
		return says(numpyEllipses)
	case *engine.StepError:
		return says(numpyStep)
	case *engine.MaskError:
		return says(numpyMask, e.Axis, e.Size, e.Mask)
	case *engine.RepeatsError:
		return says(numpyRepeats).lists([]int{e.Size}, []int{e.Counts})
	case *engine.EmptyReductionError:
		if e.Fold == engine.ArgMax || e.Fold == engine.ArgMin {
			return says(numpyEmptySequence).words(e.Fold.String())
		}
		return says(numpyEmptyReduction).words(reduction(e.Fold))
	case *engine.JoinError:
		if e.Axis < 0 {
			return says(numpyJoinRank, e.Have[0], e.Operand, e.Have[1])
		}
		return says(numpyJoinSize, e.Axis, e.Have[0], e.Operand, e.Have[1])
	}
	return nil
}

func torchTyped(err error) *complaint {
	switch e := err.(type) {
	case *engine.OutputError:
		return says(torchOutput).lists(e.Output.Sizes(), e.Result.Sizes())
	case *engine.ReshapeError:
		n, _ := e.From.Count()
		if n == 0 && slices.Contains(e.To, -1) && slices.Contains(e.To, 0) {
			return says(torchReshapeAny).lists(e.To)
		}
		return says(torchReshape, n).lists(e.To)
	case *engine.RepeatedAxisError:
		return says(torchRepeatedFold, e.Axis)
	case *engine.CastError:
		return says(torchCast).words(e.From.Torch(), e.To.Torch())
	case *engine.BoolSubtractError:
		if e.Mixed {
			return says(torchBoolMixed)
		}
		return says(torchBoolSubtract)
	case *engine.UnaryTypeError:
		if e.Unary == engine.Not {
			return says(torchInvert)
		}
		if e.Unary == engine.Positive {
			return says(torchPlus)
		}
		return says(torchNegation)
	case *engine.PowerError:
		return says(torchIntegerPower)
	case *engine.ZeroDivisionError:
		return says(torchZeroDivision)
	case *engine.ReadOnlyError:
		return says(torchOverlap)
	case *engine.RepeatRankError:
		return says(torchRepeat)
	case *engine.AxisError:
		rank := max(e.Rank, 1)
		return says(torchAxis, e.Axis).lists([]int{-rank, rank - 1})
	case *engine.UnknownSizesError:
		return says(torchUnknownSizes)
	case *engine.IndexError:
		return says(torchIndex, e.Index, e.Axis, e.Size)
	case *engine.TooManyIndicesError:
		return says(torchIndices, e.Rank)
	case *engine.JoinError:
		if e.Axis < 0 {
			return says(torchJoinRank, e.Have[:]...)
		}
	}
	return nil
}

func tensorflowTyped(err error) *complaint {
	e, ok := errors.AsType[*engine.ReshapeError](err)
	if !ok {
		return raggedTyped(err)
	}
	n, _ := e.From.Count()
	product, open := written(e.To)
	c := says(tensorflowReshape, n, product)
	if open {
		c.form = tensorflowReshapeMultiple
	}
	c.kernel = "Reshape"
	return c
}

// raggedTyped returns what TensorFlow says of nested lists and lengths that
// make no ragged array.
func raggedTyped(err error) *complaint {
	switch e := err.(type) {
	case *engine.DepthError:
		return says(tensorflowDepth)
	case *engine.EntriesError:
		return says(tensorflowInner)
	case *engine.RaggedRankError:
		if e.RaggedRank < 0 {
			return says(tensorflowRankBelow, e.RaggedRank)
		}
		return says(tensorflowRankAbove, e.Max+1, e.RaggedRank, e.RaggedRank)
	case *engine.LengthsError:
		return says(tensorflowLengths)
	case *engine.ValuesError:
		return says(tensorflowRows)
	}
	return nil
}

// written returns the product of the sizes of a reshape that are written, and
// whether one is left open.
func written(sizes []int) (product int, open bool) {
	product = 1
	for _, size := range sizes {
		if size < 0 {
			open = true
		} else {
			product *= size
		}
	}
	return product, open
}

// ufunc returns the name that NumPy's function gives itself.
func ufunc(op engine.Op) string {
	if op == engine.TrueDivide {
		return "divide"
	}
	return op.String()
}

// reduction returns the operation that NumPy folds with.
func reduction(f engine.Fold) string {
	switch f {
	case engine.Max:
		return engine.Maximum.String()
	case engine.Min:
		return engine.Minimum.String()
	}
	return f.String()
}
