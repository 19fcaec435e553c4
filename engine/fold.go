package engine

import "math"

// A Fold makes one value of many.
type Fold uint8

// The folds.
const (
	Sum Fold = iota
	Prod
	Mean
	Std
	Var
	Max
	Min
	All
	Any
	ArgMax
	ArgMin
	Median
	LowerMedian // of two values in the middle the smaller one, as in PyTorch
)

var folds = [...]string{
	Sum: "sum", Prod: "prod", Mean: "mean", Std: "std", Var: "var", Max: "max", Min: "min",
	All: "all", Any: "any", ArgMax: "argmax", ArgMin: "argmin", Median: "median", LowerMedian: "median",
}

// String returns NumPy's name, such as "sum".
func (f Fold) String() string { return folds[f] }

// resultType returns the type of what f makes of values of type d.
func (f Fold) resultType(d DType) DType {
	switch f {
	case All, Any:
		return Bool
	case ArgMax, ArgMin:
		return Int64
	case Mean, Std, Var, Median:
		if d.Kind() != KindFloat {
			return Float64
		}
	case Sum, Prod:
		if d.Unsigned() {
			return Uint64
		} else if d.Kind() != KindFloat {
			return Int64
		}
	}
	return d
}

// empty returns what f makes of no values, and whether it makes anything.
func (f Fold) empty() (Scalar, bool) {
	switch f {
	case Sum:
		return IntScalar(0), true
	case Prod:
		return IntScalar(1), true
	case All, Any:
		return BoolScalar(f == All), true
	case Mean, Std, Var, Median, LowerMedian:
		return FloatScalar(math.NaN()), true
	}
	return Scalar{}, false
}

// ordered reports whether f depends on the order of the values.
func (f Fold) ordered() bool { return f == ArgMax || f == ArgMin }

// of returns what f makes of the values of one slice, which are one at least.
func (f Fold) of(v Values, s *slicing, ddof int) Scalar {
	switch {
	case f == All || f == Any:
		return v.truth(f == All)
	case f.ordered():
		return IntScalar(int64(v.extreme(f == ArgMax)))
	case f == Max || f == Min:
		return v.Scalar(v.extreme(f == Max))
	case f == Median || f == LowerMedian:
		return f.middle(v)
	case f == Mean || f == Std || f == Var:
		return FloatScalar(f.moment(v.inKind(KindFloat).Floats, s, ddof))
	case v.Floats == nil:
		return IntScalar(accumulate(f, v.inKind(KindInt).Ints))
	case f == Sum:
		return FloatScalar(s.sum(v.Floats))
	}
	return FloatScalar(accumulate(f, v.Floats))
}

// middle returns the value in the middle of v, or nan where there is one.
func (f Fold) middle(v Values) Scalar {
	order := v.ascending(count(v.len()))
	last := v.Scalar(order[len(order)-1])
	upper, lower := v.Scalar(order[len(order)/2]), v.Scalar(order[(len(order)-1)/2])
	switch {
	case last.Float != last.Float:
		return last
	case f == LowerMedian:
		return lower
	}
	return FloatScalar((lower.AsFloat() + upper.AsFloat()) / 2)
}

// moment returns the mean, the variance or its root.
func (f Fold) moment(x []float64, s *slicing, ddof int) float64 {
	mean := s.sum(x) / float64(len(x))
	if f == Mean {
		return mean
	}
	squares := make([]float64, len(x))
	for i := range x {
		squares[i] = (x[i] - mean) * (x[i] - mean)
	}
	variance := s.sum(squares) / float64(max(len(x)-ddof, 0))
	if f == Std {
		return math.Sqrt(variance)
	}
	return variance
}

// accumulate returns the sum or the product, from left to right.
func accumulate[T int64 | float64](f Fold, x []T) T {
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
func pairwise(x []float64) float64 {
	n := len(x)
	if n > 128 {
		half := n / 2
		half -= half % 8
		return pairwise(x[:half]) + pairwise(x[half:])
	}
	if n < 8 {
		return accumulate(Sum, x)
	}
	var lane [8]float64
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

// truth reports whether every value is true, or whether any is.
func (v Values) truth(every bool) Scalar {
	for i := range v.len() {
		if v.Bool(i) != every {
			return BoolScalar(!every)
		}
	}
	return BoolScalar(every)
}

// extreme returns where the largest or smallest value is, the first of equal
// ones, or where the first nan is.
func (v Values) extreme(largest bool) int {
	best := 0
	for i := range v.len() {
		x, y := v.Float(i), v.Float(best)
		switch {
		case y != y:
			return best
		case x != x:
			return i
		case v.Ints != nil && (largest && v.Ints[i] > v.Ints[best] || !largest && v.Ints[i] < v.Ints[best]):
			best = i
		case v.Ints == nil && (largest && x > y || !largest && x < y):
			best = i
		}
	}
	return best
}
