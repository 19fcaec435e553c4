package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// A DepthError reports a value of a nested list that is nested deeper, or less
// deep, than the list allows.
//
// Example: ragged([[1], 2]) (the 1 is inside two lists, the 2 inside one)
//
// Discussion: the number of brackets around a value is the rank of the array,
// so it is the same for every value. Write [[1], [2]].
type DepthError struct {
	Path  []int // indices that lead to it, outermost first
	List  bool  // it is a list, which counts itself, where a value should be
	Depth int   // lists around it
	Want  int   // lists around the first value, or that the axes ask for
}

func (e *DepthError) Error() string {
	noun := "value"
	if e.List {
		noun = "list"
	}
	return fmt.Sprintf("%s at %s is nested %d deep, want %d", noun, Place(e.Path), e.Depth, e.Want)
}

// An EntriesError reports a list inside a nested list that does not have as
// many entries as its axis says.
//
// Example: ragged([[[1, 2]], [[3, 4, 5]]], ragged_rank=1) (axis 2 is uniform: 2, then 3)
//
// Discussion: only the axes inside the ragged rank may vary. Give a larger
// ragged rank, lengths that fit, or rows of one size.
type EntriesError struct {
	Path []int // indices that lead to the list, outermost first; empty for the whole
	Have int   // entries of the list
	Want int   // entries its axis has there
}

func (e *EntriesError) Error() string {
	return fmt.Sprintf("list at %s has %d entries, want %d", Place(e.Path), e.Have, e.Want)
}

// A LengthsError reports an axis whose lengths do not add up with the axes to
// its left.
//
// Example: ragged([[1, 2], [3]], lengths=[2, (2, 1, 3)]) (two rows, three lengths)
//
// Discussion: a ragged axis has one length for every slice of the axes to its
// left, so [2, (3, 1)] is followed by a list of 3 + 1 lengths.
type LengthsError struct {
	Axis int
	Have int // lengths given
	Want int // slices of the axes to the left
}

func (e *LengthsError) Error() string {
	return fmt.Sprintf("axis %d has %d lengths, want %d", e.Axis, e.Have, e.Want)
}

// A ValuesError reports lengths that do not add up to the values they part.
//
// Example: ragged(arange(5), lengths=[2, (2, 1)]) (2 + 1 places for 5 values)
//
// Discussion: the lengths of the last axis count the values: their sum is how
// many there are, times the sizes of the uniform axes inside.
type ValuesError struct {
	Have int // values
	Want int // places that the lengths make
}

func (e *ValuesError) Error() string {
	return fmt.Sprintf("%d values for lengths that add up to %d", e.Have, e.Want)
}

// A LengthError reports a size or a length below 0.
//
// Example: ragged([], lengths=[2, (1, -1)]) (axis 1, row 1)
type LengthError struct {
	Axis   int
	Row    int // the slice, or -1 where the axis is uniform
	Length int
}

func (e *LengthError) Error() string {
	if e.Row < 0 {
		return fmt.Sprintf("axis %d has size %d", e.Axis, e.Length)
	}
	return fmt.Sprintf("axis %d, row %d has length %d", e.Axis, e.Row, e.Length)
}

// A RaggedRankError reports a ragged rank that the axes of an array do not allow.
//
// Example: ragged([1, 2, 3], ragged_rank=1) (rank 1 has no room for a row partition)
//
// Discussion: the ragged rank counts the row partitions, and every partition
// is an axis below axis 0. It is at least the last ragged axis and at most
// rank - 1.
type RaggedRankError struct {
	RaggedRank int
	Min, Max   int // that fit
}

func (e *RaggedRankError) Error() string {
	return fmt.Sprintf("ragged rank %d is outside %d to %d", e.RaggedRank, e.Min, e.Max)
}

// Place prints indices as Python writes them: [1][0].
func Place(path []int) string {
	if len(path) == 0 {
		return "the top"
	}
	var b strings.Builder
	for _, i := range path {
		b.WriteString("[" + strconv.Itoa(i) + "]")
	}
	return b.String()
}
