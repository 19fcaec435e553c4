package engine

import "slices"

// An Array is a shape and the values in it. The zero Array is a scalar whose
// value is unknown.
//
// The value at index (i, j, …) of a dense array is
// Values[Offset + i*Strides[0] + j*Strides[1] + …]. A ragged array holds its
// flat values in order and has no strides.
type Array struct {
	Shape    Shape
	Strides  []int // in elements, one an axis; nil when the values lie in C order
	Offset   int   // in elements
	Values   Values
	ReadOnly bool // a broadcast view: several indices share one stored value

	Tracked Tracking // by PyTorch, for gradients
}

// Tracking is how PyTorch tracks a tensor for gradients.
type Tracking uint8

// The ways: not at all, one that the program asks gradients of, a view of one, and
// what was computed of one.
const (
	Untracked Tracking = iota
	Leaf
	LeafView
	Recorded
)

// StridesOrDefault returns the strides of a dense array, in elements, spelled
// out also where the values lie in C order. They are all 0 when there are no
// values, unless a view has kept others.
func (a Array) StridesOrDefault() []int {
	if a.Strides != nil {
		return a.Strides
	}
	if n, err := a.Shape.Count(); err == nil && n == 0 {
		return make([]int, a.Shape.Rank())
	}
	return a.Shape.Strides()
}

// ByteStrides returns the strides of a dense array in bytes, as NumPy counts them:
// all 0 when there are no values.
func (a Array) ByteStrides() []int {
	strides := slices.Clone(a.StridesOrDefault())
	n, err := a.Shape.Count()
	for k := range strides {
		strides[k] *= a.Values.DType.ItemSize()
		if err == nil && n == 0 {
			strides[k] = 0
		}
	}
	return strides
}

// An Operand is an array in a program.
type Operand struct {
	Name     string // of the variable; "" for a literal or a call
	Text     string // the source it was written as
	Weak     bool   // a bare Python number, which takes on the type of the arrays it meets
	Number   bool   // one of NumPy's own numbers, which an index or a sum gives
	Variable bool   // one of xarray's, which has names of axes and no coordinates to align by
	Array
}
