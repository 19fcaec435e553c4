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
