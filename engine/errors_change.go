package engine

import "fmt"

// A RepeatedAxisError reports an axis that is named twice.
//
// Example: expand_dims(ones(3), (0, 0))
type RepeatedAxisError struct {
	Axis int  // from the left
	Fold bool // of those that are folded, or squeezed
}

func (e *RepeatedAxisError) Error() string { return fmt.Sprintf("axis %d is named twice", e.Axis) }

// A SqueezeError reports an axis that cannot be left out because it has more
// or fewer entries than one.
//
// Example: squeeze(ones(2, 3), 0) (axis 0 has size 2)
type SqueezeError struct {
	Axis int // from the left
	Size int
}

func (e *SqueezeError) Error() string {
	return fmt.Sprintf("axis %d has size %d, and only size 1 is squeezed", e.Axis, e.Size)
}

// A PermutationError reports a new order that does not name every axis.
//
// Example: ones(2, 3, 4).transpose(1, 0)
type PermutationError struct {
	Axes []int // as written
	Rank int
}

func (e *PermutationError) Error() string {
	return fmt.Sprintf("%d axes are named, and the array has %d", len(e.Axes), e.Rank)
}

// An UnknownSizesError reports a reshape that leaves two sizes open.
//
// Example: arange(12).reshape(-1, -1)
type UnknownSizesError struct{ Axes [2]int }

func (e *UnknownSizesError) Error() string {
	return fmt.Sprintf("sizes of axes %d and %d are both left open", e.Axes[0], e.Axes[1])
}

// An IndexError reports an index that an axis does not have.
//
// Example: arange(3)[5] (axis 0 has size 3)
type IndexError struct {
	Axis  int // of the array that is read
	Index int // as written, negative from the end
	Size  int
}

func (e *IndexError) Error() string {
	return fmt.Sprintf("index %d is outside axis %d of size %d", e.Index, e.Axis, e.Size)
}

// A TooManyIndicesError reports more indices than the array has axes.
//
// Example: arange(3)[0, 0]
type TooManyIndicesError struct {
	Rank  int
	Given int // new axes and the ellipsis not counted
}

func (e *TooManyIndicesError) Error() string {
	return fmt.Sprintf("%d indices for rank %d", e.Given, e.Rank)
}

// An EllipsisError reports more than one ellipsis: which axes each of them
// stands for cannot be told.
//
// Example: a[..., 0, ...]
type EllipsisError struct{ Count int }

func (e *EllipsisError) Error() string {
	return fmt.Sprintf("%d ellipses in one index", e.Count)
}

// A MaskError reports a mask whose size differs from that of the axis it
// stands for.
//
// Example: zeros((2, 3))[array([True, False, True])] (axis 0: 2 and 3)
type MaskError struct {
	Axis int // of the array that is read
	Size int // there
	Mask int // the mask's size
}

func (e *MaskError) Error() string {
	return fmt.Sprintf("axis %d has size %d, and its mask %d", e.Axis, e.Size, e.Mask)
}

// A JoinError reports an array that cannot be laid beside the first one.
//
// Example: concatenate([zeros((2, 3)), zeros((2, 1))]) (axis 1: 3 and 1)
//
// Discussion: joining does not broadcast. All axes but the joined one must be equal.
type JoinError struct {
	Operand int    // the first that differs from operand 0
	Axis    int    // on which it differs; -1 when it is the rank
	Have    [2]int // sizes, or ranks, of operand 0 and of that one
	Stacked bool   // all axes have to be equal, and all ranks
}

func (e *JoinError) Error() string {
	if e.Axis < 0 {
		return fmt.Sprintf("operand 0 has rank %d and operand %d rank %d", e.Have[0], e.Operand, e.Have[1])
	}
	return fmt.Sprintf("axis %d of operand 0 has size %d and of operand %d size %d",
		e.Axis, e.Have[0], e.Operand, e.Have[1])
}

// An EmptyReductionError reports the largest or smallest of no values.
//
// Example: zeros((0, 3)).max(axis=0)
//
// Discussion: the sum of nothing is 0; nothing has no largest value.
type EmptyReductionError struct{ Fold Fold }

func (e *EmptyReductionError) Error() string { return fmt.Sprintf("%s of no values", e.Fold) }

// A RaggedChangeError reports a change that is made to arrays whose axes are
// all uniform, and to no others.
//
// Example: ragged([[1, 2], [3]]).T
type RaggedChangeError struct{ Name string }

func (e *RaggedChangeError) Error() string { return e.Name + " of an array with a ragged axis" }
