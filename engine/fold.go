package engine

import (
	"cmp"
	"math"
	"slices"
)

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
	case v.Floats == nil && (f == Sum || f == Prod):
		return IntScalar(whole(f, v.inKind(KindInt).Ints))
	}
	return FloatScalar(s.fold(f, v.inKind(KindFloat).Floats, ddof))
}

// whole returns the sum or the product of ints.
func whole(f Fold, x []int64) int64 {
	total := boolInt(f == Prod)
	for _, n := range x {
		if f == Prod {
			total *= n
		} else {
			total += n
		}
	}
	return total
}

// middle returns the value in the middle of v, or nan where there is one.
func (f Fold) middle(v Values) Scalar {
	order := v.ascending(Indices(v.Len()))
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

func (v Values) truth(every bool) Scalar {
	for i := range v.Len() {
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
	for i := range v.Len() {
		x, y := v.Scalar(i), v.Scalar(best)
		switch order := x.compare(y); {
		case y.Float != y.Float:
			return best
		case x.Float != x.Float:
			return i
		case largest && order > 0 || !largest && order < 0:
			best = i
		}
	}
	return best
}

// A slicing reads, one after the other, the slices of an array that are folded
// into one value each.
type slicing struct {
	values  Values
	walk    walk // over one slice
	count   int  // of values in one, not 0 where they are too many
	lengths int  // of the runs in which a slice is summed up; 0 for value by value
	packed  bool // the values of a run lie side by side
	columns int  // of the axes within the reduced ones, where a slice is summed up value by value
	column  int  // that of the slice which was read
	offset  int  // of the first value
	order   adding
	buffer  Values
}

// slicing plans how the reduced axes are read: in C order, or, when the order
// is free, as they lie in memory, which is how NumPy sums them up.
func (c *Change) slicing(r Reduction) slicing {
	axes, own := slices.Clone(c.Reduced), c.From.StridesOrDefault()
	if !r.Fold.ordered() {
		slices.SortStableFunc(axes, func(i, j int) int { return cmp.Compare(abs(own[j]), abs(own[i])) })
	}
	var sizes, strides []int
	for _, k := range axes {
		sizes, strides = append(sizes, c.From.Shape.Axes[k].Size), append(strides, own[k])
	}
	s := slicing{values: c.From.Values, columns: 1, offset: c.From.Offset, order: orderOf(r)}
	var err error
	if s.count, err = Dense(sizes...).holdable(); err != nil {
		s.count = max(s.count, 1)
		return s // larger than From, which therefore has no slices
	}
	s.buffer = makeValues(c.From.Values.DType, s.count)
	if s.walk = newWalk(sizes, strides); c.fastestReduced(own) {
		s.lengths, s.packed = s.walk.length, s.walk.steps[0] == 1
	}
	for k, size := range sizes {
		if size > 1 {
			s.columns = max(abs(strides[k]), 1) // the last is that of the innermost
		}
	}
	return s
}

func abs(n int) int { return max(n, -n) }

// fastestReduced reports whether the axis whose values lie closest is folded.
func (c *Change) fastestReduced(own []int) bool {
	fastest := -1
	for k, axis := range c.From.Shape.Axes {
		if axis.Size > 1 && (fastest < 0 || abs(own[k]) < abs(own[fastest])) {
			fastest = k
		}
	}
	return slices.Contains(c.Reduced, fastest)
}

// read returns the values of the slice that begins at a position. They are
// overwritten by the next.
func (s *slicing) read(at int) Values {
	s.column = (at - s.offset) % s.columns
	if s.count > 0 {
		s.walk.rows([]int{at}, func(out int, at []int) {
			s.buffer.copyRow(out, s.walk.length, s.values, at[0], s.walk.steps[0])
		})
	}
	return s.buffer
}
