package engine

import "math"

// MaxValues is the largest number of values that an array may hold in memory.
// Shapes, strides and progressions have no such bound.
const MaxValues = 1_000_000

// exact is the first int from which float64 no longer holds every int.
const exact = 1 << 53

// newArray returns the array of a dense shape that holds values in C order. A
// shape of another count is a [*ReshapeError].
func newArray(shape Shape, values Values) (Array, error) {
	if err := shape.Valid(); err != nil {
		return Array{}, err
	}
	n, _ := shape.Count()
	if have := values.Len(); values.Held() && have != n {
		return Array{}, &ReshapeError{From: Dense(have), To: shape.Sizes()}
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
	if value.Int >= exact || value.Int <= -exact {
		return counted(shape, value.DType, value.Int, 0)
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
