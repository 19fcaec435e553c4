package engine

import "math"

// An adding is the order in which a library adds floats, which decides how the sum is rounded.
type adding uint8

const (
	anyOrder  adding = iota // as exactly as float64 can
	inPairs                 // NumPy's
	inLanes                 // PyTorch's
	leftRight               // that of Python's own sum
)

const word = 32 // bytes that PyTorch adds at once

func orderOf(r Reduction) adding {
	switch l := r.Library; {
	case r.InTurn:
		return leftRight
	case l == InPyTorch:
		return inLanes
	case l != "" && l.IsNumPy():
		return inPairs
	}
	return anyOrder
}

// round rounds what a step gave to the type in which the slice is added: the sum, the
// product and the quotient of two floats of 32 bits are those of 64 bits, rounded.
func (s *slicing) round(x float64) float64 {
	if s.values.DType == Float32 && s.order != anyOrder {
		return float64(float32(x))
	}
	return x
}

// fold returns the sum, the product, the mean, the variance or its root, each step
// rounded to the type.
func (s *slicing) fold(f Fold, x []float64, ddof int) float64 {
	switch f {
	case Sum:
		return s.sum(x)
	case Prod:
		return s.product(x)
	}
	mean := s.round(s.sum(x) / float64(len(x)))
	if f == Mean {
		return mean
	}
	squares := make([]float64, len(x))
	for i := range x {
		off := s.round(x[i] - mean)
		squares[i] = s.round(off * off)
	}
	variance := s.round(s.sum(squares) / float64(max(len(x)-ddof, 0)))
	if f == Std {
		return math.Sqrt(variance)
	}
	return variance
}

// sum returns the sum of the values of one slice: run by run where the axis whose values
// lie closest is folded, else value by value.
func (s *slicing) sum(x []float64) float64 {
	switch {
	case s.lengths == 0 && s.order == inLanes:
		return s.inColumn(x)
	case s.lengths == 0 || s.order == leftRight:
		return s.inTurn(x)
	}
	total := 0.0
	for i := 0; i < len(x); i += s.lengths {
		if run := x[i : i+s.lengths]; s.order == inLanes {
			total = s.round(total + s.inWords(run))
		} else {
			total = s.round(total + s.pairwise(run))
		}
	}
	return total
}

func (s *slicing) inTurn(x []float64) float64 {
	total := 0.0
	for _, v := range x {
		total = s.round(total + v)
	}
	return total
}

func (s *slicing) product(x []float64) float64 {
	total := 1.0
	for _, v := range x {
		total = s.round(total * v)
	}
	return total
}

// pairwise returns the sum of x, added in eight lanes and in halves above 128
// values. The rounding errors grow with the logarithm of the length, and are
// NumPy's own.
func (s *slicing) pairwise(x []float64) float64 {
	n := len(x)
	if n > 128 {
		half := n / 2
		half -= half % 8
		return s.round(s.pairwise(x[:half]) + s.pairwise(x[half:]))
	}
	if n < 8 {
		return s.inTurn(x)
	}
	var lane [8]float64
	copy(lane[:], x)
	i := 8
	for ; i+8 <= n; i += 8 {
		for k := range lane {
			lane[k] = s.round(lane[k] + x[i+k])
		}
	}
	for apart := 1; apart < len(lane); apart *= 2 {
		for k := 0; k < len(lane); k += 2 * apart {
			lane[k] = s.round(lane[k] + lane[k+apart])
		}
	}
	total := lane[0]
	for ; i < n; i++ {
		total = s.round(total + x[i])
	}
	return total
}

// inWords returns the sum of a run: four streams of words, the lanes of each by themselves,
// and what is left behind them first.
//
// Source: PyTorch, aten/src/ATen/native/cpu/SumKernel.cpp.
func (s *slicing) inWords(x []float64) float64 {
	lanes := word / s.values.DType.ItemSize()
	if !s.packed || len(x) < lanes {
		lanes = 1
	}
	words, total := len(x)/lanes, 0.0
	for _, v := range x[words*lanes:] {
		total = s.round(total + v)
	}
	for lane := range lanes {
		total = s.round(total + s.inStreams(x, lane, lanes, words))
	}
	return total
}

// inColumn returns the sum of the values of a column: of several columns at once one value
// after the other, of those that are left in four streams.
func (s *slicing) inColumn(x []float64) float64 {
	lanes := word / s.values.DType.ItemSize()
	if s.columns < lanes {
		lanes = 1
	}
	if s.column < s.columns/(4*lanes)*(4*lanes) {
		return s.cascade(x, 0, 1, len(x))
	}
	return s.inStreams(x, 0, 1, len(x))
}

// inStreams returns the sum of n values, step apart from the one at from on, in four streams.
func (s *slicing) inStreams(x []float64, from, step, n int) float64 {
	var streams [4]float64
	for k := range streams {
		streams[k] = s.cascade(x, from+k*step, 4*step, n/4)
	}
	for i := n / 4 * 4; i < n; i++ {
		streams[0] = s.round(streams[0] + x[from+i*step])
	}
	return s.inTurn(streams[:])
}

// cascade returns the sum of n values, step apart from the one at from on: sums of 16 are
// added to sums of sums, so that none becomes much larger than what is added to it.
func (s *slicing) cascade(x []float64, from, step, n int) float64 {
	power := max(4, int(math.Ceil(math.Log2(float64(max(n, 1)))))/4)
	var level [4]float64
	for i := range n {
		level[0] = s.round(level[0] + x[from+i*step])
		for j := 1; j < len(level) && (i+1)&(1<<(j*power)-1) == 0; j++ {
			level[j] = s.round(level[j] + level[j-1])
			level[j-1] = 0
		}
	}
	return s.inTurn(level[:])
}
