package dialect

import (
	"errors"
	"slices"

	"shapecast/engine"
)

// MessageOf returns what the library says where package engine returns err, or
// "" where it says nothing known. A mismatch is worded from its trace.
func MessageOf(library engine.Library, err error) string {
	if c, known := complaintOf(library, err); known {
		return c.message()
	}
	return ""
}

// ErrorTypeOf returns the class that the library raises where package engine
// returns err, or "".
func ErrorTypeOf(library engine.Library, err error) string {
	if c, known := complaintOf(library, err); known {
		return forms[c.form].raises
	}
	return ""
}

func complaintOf(library engine.Library, err error) (complaint, bool) {
	if e, ok := errors.AsType[*engine.MismatchError](err); ok {
		return complain(library, e.Trace)
	}
	switch library {
	case "", engine.InNumPy, engine.InXArray:
		return numpyTyped(err)
	case engine.InPyTorch:
		return torchTyped(err)
	case engine.InTensorFlow:
		return tensorflowTyped(err)
	}
	return jaxTyped(err)
}

// says returns a form whose blanks hold integers.
func says(form formID, ints ...int) (complaint, bool) {
	return complaint{form: form, axis: -1, values: values{ints: ints}}, true
}

// saysWords returns a form whose blanks hold words.
func saysWords(form formID, words ...string) (complaint, bool) {
	return complaint{form: form, axis: -1, values: values{words: words}}, true
}

func numpyTyped(err error) (complaint, bool) {
	switch e := err.(type) {
	case *engine.OutputError:
		lists := [][]int{e.Output.Sizes(), e.Result.Sizes()}
		return complaint{form: numpyOutput, axis: -1, values: values{lists: lists}}, true
	case *engine.ReshapeError:
		return numpyUnfilled(e)
	case *engine.CastError:
		return saysWords(numpyCast, ufunc(e.Op), e.From.String(), e.To.String())
	case *engine.OverflowError:
		return complaint{form: numpyOverflow, axis: -1, values: values{ints: []int{int(e.Number)}, words: []string{e.DType.String()}}}, true
	case *engine.BoolSubtractError:
		return says(numpyBoolSubtract)
	case *engine.UnaryTypeError:
		if e.Unary == engine.Not {
			return says(numpyInvert)
		}
		if e.Unary != engine.Negative {
			return saysWords(numpyNoLoop, e.Unary.String())
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
		return complaint{form: numpyTooLarge, axis: -1}, e.Limit == 0
	case *engine.RankError:
		return says(numpyRank, e.Rank)
	case *engine.LengthError:
		return says(numpyNegative)
	}
	return numpyTypedAxes(err)
}

// numpyUnfilled words a reshape. NumPy leaves out a size of -1 that comes first.
func numpyUnfilled(e *engine.ReshapeError) (complaint, bool) {
	n, _ := e.From.Count()
	to := e.To
	for len(to) > 0 && to[0] < 0 {
		to = to[1:]
	}
	if len(to) == 1 && len(e.To) > 1 {
		return says(numpyReshapeRest, n, to[0])
	}
	return complaint{form: numpyReshape, axis: -1, values: values{ints: []int{n}, lists: [][]int{to}}}, true
}

// numpyTypedAxes words the mistakes about which axes and indices there are.
func numpyTypedAxes(err error) (complaint, bool) {
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
		return complaint{form: numpyRepeats, axis: -1, values: values{lists: [][]int{{e.Size}, {e.Counts}}}}, true
	case *engine.EmptyReductionError:
		if e.Fold == engine.ArgMax || e.Fold == engine.ArgMin {
			return saysWords(numpyEmptySequence, e.Fold.String())
		}
		return saysWords(numpyEmptyReduction, reduction(e.Fold))
	case *engine.JoinError:
		if e.Axis < 0 {
			return says(numpyJoinRank, e.Have[0], e.Operand, e.Have[1])
		}
		return says(numpyJoinSize, e.Axis, e.Have[0], e.Operand, e.Have[1])
	}
	return complaint{}, false
}

func torchTyped(err error) (complaint, bool) {
	switch e := err.(type) {
	case *engine.OutputError:
		lists := [][]int{e.Output.Sizes(), e.Result.Sizes()}
		return complaint{form: torchOutput, axis: -1, values: values{lists: lists}}, true
	case *engine.ReshapeError:
		n, _ := e.From.Count()
		if n == 0 && slices.Contains(e.To, -1) && slices.Contains(e.To, 0) {
			return complaint{form: torchReshapeAny, axis: -1, values: values{lists: [][]int{e.To}}}, true
		}
		return complaint{form: torchReshape, axis: -1, values: values{ints: []int{n}, lists: [][]int{e.To}}}, true
	case *engine.RepeatedAxisError:
		return says(torchRepeatedFold, e.Axis)
	case *engine.CastError:
		return saysWords(torchCast, e.From.Torch(), e.To.Torch())
	case *engine.BoolSubtractError:
		if e.Mixed {
			return says(torchBoolMixed)
		}
		return says(torchBoolSubtract)
	case *engine.UnaryTypeError:
		if e.Unary == engine.Not {
			return says(torchInvert)
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
		bounds := [][]int{{-max(e.Rank, 1), max(e.Rank, 1) - 1}}
		return complaint{form: torchAxis, axis: -1, values: values{ints: []int{e.Axis}, lists: bounds}}, true
	case *engine.UnknownSizesError:
		return says(torchUnknownSizes)
	case *engine.IndexError:
		return says(torchIndex, e.Index, e.Axis, e.Size)
	case *engine.TooManyIndicesError:
		return says(torchIndices, e.Rank)
	case *engine.JoinError:
		return complaint{form: torchJoinRank, axis: -1, values: values{ints: e.Have[:]}}, e.Axis < 0
	}
	return complaint{}, false
}

func tensorflowTyped(err error) (complaint, bool) {
	e, ok := errors.AsType[*engine.ReshapeError](err)
	if !ok {
		return raggedTyped(err)
	}
	n, _ := e.From.Count()
	product, open := 1, false
	for _, size := range e.To {
		if open = open || size < 0; size >= 0 {
			product *= size
		}
	}
	c := complaint{form: tensorflowReshape, axis: -1, kernel: "Reshape", values: values{ints: []int{n, product}}}
	if open {
		c.form = tensorflowReshapeMultiple
	}
	return c, true
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
