package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// A MismatchError reports operands that disagree along one axis.
//
// Example: (2, 3) + (2,) (axis 1 has sizes 3 and 2)
//
// Discussion: shapes are lined up at their last axis, so the 2 meets the 3,
// not the other 2. Give the second operand a last axis of size 1, (2, 1).
type MismatchError struct {
	Trace Trace
	Axis  int // of the result, from the left; the rightmost that disagrees, or the outermost when lengths meet
}

// Mismatched reports whether an error says that shapes do not go together, which a figure
// can show.
func Mismatched(err error) bool {
	switch err.(type) {
	case *MismatchError, *OutputError:
		return true
	}
	return false
}

// Conflict returns what met on the axis.
func (e *MismatchError) Conflict() Conflict { return *e.Trace.Columns[e.Axis].Conflict }

func (e *MismatchError) Error() string {
	shapes := make([]string, len(e.Trace.Operands))
	for i, operand := range e.Trace.Operands {
		shapes[i] = operand.Shape.String()
	}
	return fmt.Sprintf("shapes %s do not broadcast: axis %d%s",
		strings.Join(shapes, " and "), e.Axis, e.Conflict().clash())
}

// clash says what met on an axis, to follow its number: " has sizes 3 and 2",
// ", row 1 has lengths 3 and 2".
func (c Conflict) clash() string {
	switch {
	case c.Offsets:
		return " has equal lengths but not the same offsets"
	case c.Row >= 0:
		return fmt.Sprintf(", row %d has lengths %d and %d", c.Row, c.Sizes[0], c.Sizes[1])
	}
	return fmt.Sprintf(" has sizes %d and %d", c.Sizes[0], c.Sizes[1])
}

// An OutputError reports operands that broadcast to a shape which the place
// for the result does not have.
//
// Example: a += b with a (2, 1) and b (2, 3)
//
// Discussion: an operation in place writes into memory that exists, and that
// memory cannot grow. Make a new array, a = a + b, or give a the full shape first.
type OutputError struct {
	Output Shape // of the place
	Result Shape // of what would be written
	Asked  bool  // there is no place: the shape is asked for, as in broadcast_to
}

func (e *OutputError) Error() string {
	return fmt.Sprintf("output %s cannot hold the result %s", e.Output, e.Result)
}

// A SizeError reports a shape with more values than can be counted or held.
//
// Example: ones(9223372036854775807, 2)
//
// Discussion: shapes are compared without any memory, but values need eight
// bytes each.
type SizeError struct {
	Shape Shape
	Limit int // values that may be held; 0 when the count itself overflows
}

func (e *SizeError) Error() string {
	if e.Limit == 0 {
		return fmt.Sprintf("shape %s has more values than 64 bits can count", e.Shape)
	}
	return fmt.Sprintf("shape %s has more than %d values", e.Shape, e.Limit)
}

// An AxisError reports an axis that an array does not have.
//
// Example: expand_dims(ones(3), 5) (axis 5, rank 2)
type AxisError struct {
	Axis int // as written, negative from the right
	Rank int // of the array that was meant
}

func (e *AxisError) Error() string {
	return fmt.Sprintf("axis %d is outside rank %d", e.Axis, e.Rank)
}

// A RankError reports an array with more axes than MaxRank.
type RankError struct{ Rank int }

func (e *RankError) Error() string {
	return fmt.Sprintf("rank %d exceeds the largest rank, %d", e.Rank, MaxRank)
}

// A DuplicateNameError reports an operand two of whose axes have one name, so
// that its axes cannot be matched by name.
//
// Example: DataArray(zeros((2, 2)), dims=["x", "x"]) + DataArray(zeros(2), dims=["x"])
type DuplicateNameError struct {
	Operand int
	Name    string
}

func (e *DuplicateNameError) Error() string {
	return fmt.Sprintf("operand %d has two axes %q", e.Operand, e.Name)
}

// A ReshapeError reports a shape that cannot hold the values of an array.
//
// Example: arange(12).reshape(5, -1)
//
// Discussion: a reshape counts the same values in another way, so the product
// of the sizes stays. One size may be -1: what is left over.
type ReshapeError struct {
	From Shape
	To   []int // as written, -1 for what is left over
}

func (e *ReshapeError) Error() string {
	n, _ := e.From.Count()
	return fmt.Sprintf("%d values do not fill %s", n, Dense(e.To...))
}

// A StepError reports a step of 0, which never arrives.
//
// Example: arange(0, 5, 0)
type StepError struct{}

func (e *StepError) Error() string { return "step 0 never reaches the stop" }

// A PowerError reports ints raised to an int below 0.
//
// Example: arange(3) ** -1
//
// Discussion: the result of ints is ints, which hold no fractions. Make one of
// them a float: arange(3) ** -1.0.
type PowerError struct{}

func (e *PowerError) Error() string { return "ints have no int power below 0" }

// A ZeroDivisionError reports ints divided by 0 in a library that refuses.
//
// Example: torch.arange(3) // torch.tensor([0])
//
// Discussion: an int cannot be infinite. NumPy gives 0 and a warning.
type ZeroDivisionError struct{ Op Op }

func (e *ZeroDivisionError) Error() string { return fmt.Sprintf("%s of ints by 0", e.Op) }

// OfTypes reports whether an operation was refused for its types, before its shapes met.
func OfTypes(err error) bool {
	switch err.(type) {
	case *CastError, *OverflowError, *ReadOnlyError, *BoolSubtractError:
		return true
	}
	return false
}

// A BoolSubtractError reports bools that are subtracted from each other.
//
// Example: array([True]) - array([True])
//
// Discussion: where the values differ is a != b; a without b is a & ~b.
type BoolSubtractError struct {
	Mixed bool // one operand is no bool, which PyTorch refuses as well
}

func (e *BoolSubtractError) Error() string { return "bools are not subtracted" }

// A CastError reports a result that would lose its kind, or in NumPy its sign, in
// the place it is written to, or an operand that does not take the type of the other.
//
// Example: a += 0.5 with ints in a
//
// Discussion: the place keeps its type. Make a new array, a = a + 0.5, or
// begin with floats.
type CastError struct {
	Op       Op
	From, To DType
}

func (e *CastError) Error() string {
	return fmt.Sprintf("%s gives %s, and the output holds %s", e.Op, e.From, e.To)
}

// An OverflowError reports an int of Python's that the type of an array has no
// room for.
//
// Example: array([1, 2], dtype=uint8) + 300
//
// Discussion: NumPy brings the number to the type of the array. Give the array
// a wider type first.
type OverflowError struct {
	Number Scalar
	DType  DType
}

func (e *OverflowError) Error() string {
	return fmt.Sprintf("%s is outside the numbers of %s", e.Number, e.DType)
}

// A ReadOnlyError reports a write to a broadcast view.
//
// Example: broadcast_to(zeros(3), (2, 3)) += 1
//
// Discussion: several indices of a view share one stored value, so writing
// one would write the others. Copy it first.
type ReadOnlyError struct{ Kind OutputKind }

func (e *ReadOnlyError) Error() string { return "a broadcast view is not written to" }

// An ArityError reports an operation on a number of operands that it does not take.
//
// Example: where(x > 0) (one operand; a choice needs three)
type ArityError struct {
	Op   Op
	Have int
}

func (e *ArityError) Error() string { return fmt.Sprintf("%s of %d operands", e.Op, e.Have) }

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
