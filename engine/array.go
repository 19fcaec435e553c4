package engine

import (
	"math"
	"slices"
)

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
	Beside  int      // the number of what xarray keeps beside the values, 0 where that is not known
}

// Tracking is how PyTorch tracks a tensor for gradients: a way, and a bit for each leaf
// that it was computed of.
type Tracking uint32

// The ways, and the bits that are set beside them.
const (
	Untracked Tracking = iota
	Leaf               // the program asks for its gradient
	LeafView           // it is a view of a leaf
	Recorded           // it was computed from a leaf
	FirstLeaf          // the bit of the first leaf; those of the others follow

	Needed    Tracking = 1 << 28 // its gradient needs the operands
	Freed     Tracking = 1 << 29 // backward has freed them
	Rewritten Tracking = 1 << 30 // it was written into after something was computed from it
	Spent     Tracking = 1 << 31 // a backward may have gone through it
)

// Way returns the way alone.
func (t Tracking) Way() Tracking { return t & Recorded }

// Leaves returns the bits of leaves alone.
func (t Tracking) Leaves() Tracking { return t &^ (Recorded | Needed | Freed | Rewritten | Spent) }

// By returns t in another way.
func (t Tracking) By(way Tracking) Tracking { return t&^Recorded | way }

// With returns how what is made of two tensors is tracked.
func (t Tracking) With(other Tracking) Tracking {
	return (t | other).By(max(t.Way(), other.Way()))
}

// StridesOrDefault returns the strides of a dense array, in elements, spelled
// out also where the values lie in C order. They are all 0 when there are no
// values, unless a view has kept others.
func (a Array) StridesOrDefault() []int {
	if a.Strides != nil {
		return a.Strides
	}
	if a.Shape.Empty() {
		return make([]int, a.Shape.Rank())
	}
	return a.Shape.Strides()
}

// ByteStrides returns the strides of a dense array in bytes, as NumPy counts them:
// all 0 when there are no values.
func (a Array) ByteStrides() []int {
	strides := slices.Clone(a.StridesOrDefault())
	for k := range strides {
		if strides[k] *= a.Values.DType.ItemSize(); a.Shape.Empty() {
			strides[k] = 0
		}
	}
	return strides
}

// An Operand is an array in a program.
type Operand struct {
	Name     string // of the variable; "" for a literal or a call
	Text     string // the source it was written as
	Start    int    // where that stands in the program, without brackets around it
	End      int    // 0 where the program does not write it
	Weak     bool   // a bare Python number, which takes on the type of the arrays it meets
	Number   bool   // one of NumPy's own numbers, which an index or a sum gives
	Variable bool   // one of xarray's, which has names of axes and no coordinates to align by
	Dropped  uint8  // the axis, from 1 on, along which it lost entries, whose labels others have not
	Owner    *Array // the array in whose memory its values are, as far as a program shows it
	Array
}

// MaxValues is the largest number of values that an array may hold in memory.
// Shapes, strides and progressions have no such bound.
const MaxValues = 1_000_000

// exact is the first int from which float64 no longer holds every int.
const exact = 1 << 53

// newArray returns the array of a dense shape that an array may have.
func newArray(shape Shape, values Values) (Array, error) {
	if err := shape.Valid(); err != nil {
		return Array{}, err
	}
	return Array{Shape: shape, Values: values}, nil
}

// Unknown returns an array of which only the shape and the type are known,
// such as a random one.
func Unknown(shape Shape, d DType) (Array, error) {
	return newArray(shape, Values{DType: d})
}

// Full returns an array whose values are all value. It takes no memory,
// however large it is.
func Full(shape Shape, value Scalar) (Array, error) {
	if value.Int >= exact || value.Int <= -exact || value.DType == Uint64 && value.Int < 0 {
		return counted(shape, value.DType, value.Int, 0)
	}
	if !value.Known {
		return Unknown(shape, value.DType)
	}
	constant := &Progression{First: value.AsFloat()}
	return newArray(shape, Values{DType: value.DType, Progression: constant})
}

// Arange returns start, start + step, … as long as they have not reached stop.
//
//	start, stop, step  ints or floats; one float makes the result float64
//	result             shape (n,), n at least 0; takes no memory
//
// A step of 0 is a [*StepError]; more values than can be counted are a [*SizeError].
//
// Source: NumPy reference, numpy.arange.
func Arange(start, stop, step Scalar) (Array, error) {
	d := promote(InNumPy, promote(InNumPy, start.DType, stop.DType), step.DType)
	if d == Bool {
		d = Int64
	}
	first, by := start.AsFloat(), step.AsFloat()
	if by == 0 || math.IsNaN(by) {
		return Array{}, &StepError{}
	}
	n := math.Ceil((stop.AsFloat() - first) / by)
	if !(n < 1<<62) {
		return Array{}, &SizeError{Shape: Dense(math.MaxInt)}
	}
	shape := Dense(max(int(n), 0))
	last := first + n*by
	if d.Kind() == KindInt && (math.Abs(first) >= exact || math.Abs(last) >= exact) {
		return counted(shape, d, start.AsInt(), step.AsInt())
	}
	// NumPy's own step is the difference of the first two values, as rounded.
	return newArray(shape, Values{DType: d, Progression: &Progression{First: first, Step: (first + by) - first}})
}

// counted holds first, first + step, … for ints that a float64 cannot tell from
// their neighbours.
func counted(shape Shape, d DType, first, step int64) (Array, error) {
	n, err := shape.holdable()
	if err != nil {
		return Array{}, err
	}
	values := makeValues(d, n)
	for i := range values.Ints {
		values.Ints[i] = first + int64(i)*step
	}
	return newArray(shape, values)
}

// holdable returns the number of values of s, or a [*SizeError] when they are
// more than MaxValues.
func (s Shape) holdable() (int, error) {
	n, err := s.Count()
	if err == nil && n > MaxValues {
		err = &SizeError{Shape: s, Limit: MaxValues}
	}
	return n, err
}

// At returns the value at an index, one number an axis, each at least 0 and
// less than the size, or the length of the row, there.
func (a Array) At(index ...int) Scalar { return a.Values.Scalar(a.position(index)) }

// position returns where the value at an index is stored.
func (a Array) position(index []int) int {
	if !a.Shape.IsDense() {
		return a.Offset + a.Shape.flatPosition(index)
	}
	at := a.Offset
	for k, stride := range a.StridesOrDefault() {
		at += index[k] * stride
	}
	return at
}

// Flat returns the values of a dense array in C order, held in a slice. The
// slice is that of a itself where the values lie so. More than MaxValues are
// a [*SizeError]; values that are not known stay so.
func (a Array) Flat() (Values, error) {
	n, err := a.Shape.holdable()
	switch {
	case err != nil || !a.Values.Known():
		return Values{DType: a.Values.DType}, err
	case n == 0:
		return makeValues(a.Values.DType, 0), nil // a view of nothing may begin anywhere
	case a.Values.Held() && a.Contiguous():
		return a.Values.slice(a.Offset, a.Offset+n), nil
	}
	return a.gather(n), nil
}

// Held returns a with its values held in a slice of its own, in C order.
func (a Array) Held() (Array, error) {
	values, err := a.Flat()
	if a.Values.Held() {
		values = values.Clone()
	}
	return Array{Shape: a.Shape, Values: values}, err
}

// Contiguous reports whether the values of a dense array lie in C order
// without gaps.
func (a Array) Contiguous() bool {
	if a.Strides == nil {
		return true
	}
	n, err := a.Shape.Count()
	return err == nil && (n == 0 || besideEachOther(a.Shape.Sizes(), a.Strides, lastFirst(len(a.Strides))))
}

// Overlaps reports whether several indices of a dense array share one stored
// value because a stride is 0.
func (a Array) Overlaps() bool {
	for k, stride := range a.StridesOrDefault() {
		if stride == 0 && a.Shape.Axes[k].Size > 1 {
			return true
		}
	}
	return false
}

// Positions returns where the values of a dense array are in memory, in C order.
func (a Array) Positions() []int {
	at := []int{a.Offset}
	for k, stride := range a.StridesOrDefault() {
		var next []int
		for _, from := range at {
			for i := range a.Shape.Axes[k].Size {
				next = append(next, from+i*stride)
			}
		}
		at = next
	}
	return at
}

func (a Array) gather(n int) Values {
	values := makeValues(a.Values.DType, n)
	if n == 0 {
		return values
	}
	sizes, strides := a.Shape.Sizes(), a.StridesOrDefault()
	if !a.Shape.IsDense() {
		sizes, strides = []int{n}, []int{1}
	}
	w := newWalk(sizes, strides)
	w.rows([]int{a.Offset}, func(out int, at []int) {
		values.copyRow(out, w.length, a.Values, at[0], w.steps[0])
	})
	return values
}

// assignable returns the operands of an assignment without the leading axes of
// size 1 that the output has no axes for.
func assignable(output *Output, operands []Operand) []Operand {
	if output == nil || output.Kind != Assigned || len(operands) != 1 {
		return operands
	}
	o := operands[0]
	extra := 0
	for extra < o.Shape.Rank()-output.Shape.Rank() && o.Shape.Axes[extra].One() {
		extra++
	}
	if extra > 0 && o.Shape.IsDense() {
		o.Strides = o.StridesOrDefault()[extra:]
		o.Shape.Axes = o.Shape.Axes[extra:]
	}
	return []Operand{o}
}

// write returns the output with the values of result in it, in memory of its
// own, and NumPy's warnings of values that it has no room for. Every stored value
// is kept, so that a write through a view keeps the rest of the larger array.
func (t Trace) write(result Array) (Array, []Warning) {
	a := t.Output.Array
	if !result.Values.Known() {
		a.Values = Values{DType: a.Values.DType}
		return a, nil
	}
	warnings := result.Values.lost(a.Values.DType).warnings("cast")
	values := result.Values.cast(a.Values.DType)
	if whole := a.Contiguous() && a.Values.Len() == values.Len(); whole || !a.Values.Held() || !a.Shape.IsDense() {
		return Array{Shape: a.Shape, Values: values}, warnings
	}
	a.Values = a.Values.Clone()
	a.scatter(values)
	return a, warnings
}

// scatter writes values, in C order, to where those of a are stored.
func (a Array) scatter(values Values) {
	if values.Len() == 0 {
		return
	}
	w := newWalk(a.Shape.Sizes(), a.StridesOrDefault())
	w.rows([]int{a.Offset}, func(from int, at []int) {
		for i := range w.length {
			a.Values.Set(at[0]+i*w.steps[0], values.Scalar(from+i))
		}
	})
}
