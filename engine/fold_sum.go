package engine

import "math"

// An adding is the order in which a library adds floats, which decides how the sum is rounded.
type adding uint8

const (
	anyOrder adding = iota // as exactly as float64 can
	inPairs                // NumPy's
	inLanes                // PyTorch's
	inTurn                 // that of Python's own sum
)

const word = 32 // bytes that PyTorch adds at once

func orderOf(r Reduction) adding {
	switch l := r.Library; {
	case r.InTurn:
		return inTurn
	case l == InPyTorch:
		return inLanes
	case l != "" && l.IsNumPy():
		return inPairs
	}
	return anyOrder
}

// single returns floats of 32 bits as such.
func single(x []float64) []float32 {
	list := make([]float32, len(x))
	for i, v := range x {
		list[i] = float32(v)
	}
	return list
}

// foldFloats returns the sum, the product, the mean, the variance or its root, each step
// rounded to the type.
func foldFloats[T float32 | float64](f Fold, x []T, s *slicing, ddof int) T {
	switch f {
	case Sum:
		return sumOf(s, x)
	case Prod:
		return accumulate(f, x)
	}
	mean := sumOf(s, x) / T(len(x))
	if f == Mean {
		return mean
	}
	squares := make([]T, len(x))
	for i := range x {
		squares[i] = (x[i] - mean) * (x[i] - mean)
	}
	variance := sumOf(s, squares) / T(max(len(x)-ddof, 0))
	if f == Std {
		return T(math.Sqrt(float64(variance)))
	}
	return variance
}

// sumOf returns the sum of the values of one slice: run by run where the axis whose values
// lie closest is folded, else value by value.
func sumOf[T float32 | float64](s *slicing, x []T) T {
	switch {
	case s.lengths == 0 && s.order == inLanes:
		return inColumn(s, x)
	case s.lengths == 0 || s.order == inTurn:
		return accumulate(Sum, x)
	}
	total := T(0)
	for i := 0; i < len(x); i += s.lengths {
		if run := x[i : i+s.lengths]; s.order == inLanes {
			total += inWords(s, run)
		} else {
			total += pairwise(run)
		}
	}
	return total
}

// accumulate returns the sum or the product, from left to right.
func accumulate[T int64 | float32 | float64](f Fold, x []T) T {
	if f == Sum {
		total := T(0)
		for _, v := range x {
			total += v
		}
		return total
	}
	total := T(1)
	for _, v := range x {
		total *= v
	}
	return total
}

// pairwise returns the sum of x, added in eight lanes and in halves above 128
// values. The rounding errors grow with the logarithm of the length, and are
// NumPy's own.
func pairwise[T float32 | float64](x []T) T {
	n := len(x)
	if n > 128 {
		half := n / 2
		half -= half % 8
		return pairwise(x[:half]) + pairwise(x[half:])
	}
	if n < 8 {
		return accumulate(Sum, x)
	}
	var lane [8]T
	copy(lane[:], x)
	i := 8
	for ; i+8 <= n; i += 8 {
		for k := range lane {
			lane[k] += x[i+k]
		}
	}
	total := ((lane[0] + lane[1]) + (lane[2] + lane[3])) + ((lane[4] + lane[5]) + (lane[6] + lane[7]))
	for ; i < n; i++ {
		total += x[i]
	}
	return total
}

// inWords returns the sum of a run: four streams of words, the lanes of each by themselves,
// and what is left behind them first.
//
// Source: PyTorch, aten/src/ATen/native/cpu/SumKernel.cpp.
func inWords[T float32 | float64](s *slicing, x []T) T {
	lanes := word / s.values.DType.ItemSize()
	if !s.packed || len(x) < lanes {
		lanes = 1
	}
	words, total := len(x)/lanes, T(0)
	for _, v := range x[words*lanes:] {
		total += v
	}
	for lane := range lanes {
		total += inStreams(x, lane, lanes, words)
	}
	return total
}

// inColumn returns the sum of the values of a column: of several columns at once one value
// after the other, of those that are left in four streams.
func inColumn[T float32 | float64](s *slicing, x []T) T {
	lanes := word / s.values.DType.ItemSize()
	if s.columns < lanes {
		lanes = 1
	}
	if s.column < s.columns/(4*lanes)*(4*lanes) {
		return cascade(x, 0, 1, len(x))
	}
	return inStreams(x, 0, 1, len(x))
}

// inStreams returns the sum of n values, step apart from the one at from on, in four streams.
func inStreams[T float32 | float64](x []T, from, step, n int) T {
	var streams [4]T
	for k := range streams {
		streams[k] = cascade(x, from+k*step, 4*step, n/4)
	}
	for i := n / 4 * 4; i < n; i++ {
		streams[0] += x[from+i*step]
	}
	return streams[0] + streams[1] + streams[2] + streams[3]
}

// cascade returns the sum of n values, step apart from the one at from on: sums of 16 are
// added to sums of sums, so that none becomes much larger than what is added to it.
func cascade[T float32 | float64](x []T, from, step, n int) T {
	power := max(4, int(math.Ceil(math.Log2(float64(max(n, 1)))))/4)
	var level [4]T
	for i := range n {
		level[0] += x[from+i*step]
		for j := 1; j < len(level) && (i+1)&(1<<(j*power)-1) == 0; j++ {
			level[j] += level[j-1]
			level[j-1] = 0
		}
	}
	return level[0] + level[1] + level[2] + level[3]
}
