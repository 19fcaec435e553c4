package engine

import "fmt"

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
// the place it is written to.
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
	Number int64
	DType  DType
}

func (e *OverflowError) Error() string {
	return fmt.Sprintf("%d is outside the numbers of %s", e.Number, e.DType)
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
