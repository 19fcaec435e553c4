package engine

import (
	"cmp"
	"slices"
)

// A slicing reads, one after the other, the slices of an array that are folded
// into one value each.
type slicing struct {
	values  Values
	walk    walk // over one slice
	count   int  // of values in one, not 0 where they are too many
	lengths int  // of the runs in which a slice is summed up; 0 for value by value
	buffer  Values
}

// slicing plans how the reduced axes are read: in C order, or, when the order
// is free, as they lie in memory, which is how NumPy sums them up.
func (c *Change) slicing(ordered bool) slicing {
	axes, own := slices.Clone(c.Reduced), c.From.StridesOrDefault()
	if !ordered {
		slices.SortStableFunc(axes, func(i, j int) int { return cmp.Compare(abs(own[j]), abs(own[i])) })
	}
	var sizes, strides []int
	for _, k := range axes {
		sizes, strides = append(sizes, c.From.Shape.Axes[k].Size), append(strides, own[k])
	}
	s := slicing{values: c.From.Values}
	var err error
	if s.count, err = Dense(sizes...).holdable(); err != nil {
		s.count = max(s.count, 1)
		return s // larger than From, which therefore has no slices
	}
	s.buffer = makeValues(c.From.Values.DType, s.count)
	if s.walk = newWalk(sizes, strides); c.fastestReduced(own) {
		s.lengths = s.walk.length
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
	if s.count > 0 {
		s.walk.rows([]int{at}, func(out int, at []int) {
			s.buffer.copyRow(out, s.walk.length, s.values, at[0], s.walk.steps[0])
		})
	}
	return s.buffer
}

// sum returns the sum of the values of one slice as NumPy rounds it: each run
// by halves, the runs one after the other.
func (s *slicing) sum(x []float64) float64 {
	if s.lengths == 0 {
		return accumulate(Sum, x)
	}
	total := 0.0
	for i := 0; i < len(x); i += s.lengths {
		total += pairwise(x[i : i+s.lengths])
	}
	return total
}
