package engine

import (
	"math"
)

// FromLengths returns the shape with the given axes.
//
//	axes        outermost first; axis 0 is uniform, a ragged axis has one length
//	            for each slice of the axes to its left
//	raggedRank  row partitions; nil for the index of the last ragged axis, so 0
//	            where none is
//
// Mistakes are a [*LengthError], a [*LengthsError], a [*RaggedRankError], a
// [*RankError] or, above MaxLengths slices of a row partition, a [*SizeError].
//
// Source: TensorFlow API, DynamicRaggedShape.from_lengths.
func FromLengths(axes []Axis, raggedRank *int) (Shape, error) {
	if len(axes) > MaxRank {
		return Shape{}, &RankError{Rank: len(axes)}
	}
	last := 0
	for k, axis := range axes {
		if err := checkLengths(axes, k); err != nil {
			return Shape{}, err
		}
		if axis.Ragged() {
			last = k
		}
	}
	s := Shape{Axes: axes, RaggedRank: last}
	if raggedRank != nil {
		s.RaggedRank = *raggedRank
	}
	if most := max(len(axes)-1, 0); s.RaggedRank < last || s.RaggedRank > most {
		return Shape{}, &RaggedRankError{RaggedRank: s.RaggedRank, Min: last, Max: most}
	}
	if err := s.checkPartitions(); err != nil {
		return Shape{}, err
	}
	_, err := s.Count()
	return s, err
}

// checkPartitions counts the slices of every row partition.
func (s Shape) checkPartitions() error {
	for k := 1; k <= s.RaggedRank; k++ {
		n, err := s.Slices(k)
		if err != nil {
			return err
		}
		if n > MaxLengths {
			return &SizeError{Shape: Shape{Axes: s.Axes[:k]}, Limit: MaxLengths}
		}
	}
	return nil
}

// checkLengths compares the lengths of axis k with the slices of the axes to
// its left.
func checkLengths(axes []Axis, k int) error {
	axis := axes[k]
	if !axis.Ragged() {
		if axis.Size < 0 {
			return &LengthError{Axis: k, Row: -1, Length: axis.Size}
		}
		return nil
	}
	want, err := Shape{Axes: axes}.Slices(k)
	if err != nil {
		return err
	}
	if k == 0 || want != len(axis.Lengths) {
		return &LengthsError{Axis: k, Have: len(axis.Lengths), Want: want}
	}
	for row, n := range axis.Lengths {
		if n < 0 {
			return &LengthError{Axis: k, Row: row, Length: n}
		}
	}
	return nil
}

// Length returns the entries that slice row of the axis has.
func (a Axis) Length(row int) int {
	if a.Ragged() {
		return a.Lengths[row]
	}
	return a.Size
}

// Slices returns how many slices the axes left of axis k make: the number of
// lengths that axis k has, or would have. Axis 0 has one slice.
func (s Shape) Slices(k int) (int, error) { return Shape{Axes: s.Axes[:k]}.Count() }

// RowLengths returns the entries of each slice of axis k, written out where the
// axis is uniform. The shape must be countable.
func (s Shape) RowLengths(k int) []int {
	if s.Axes[k].Ragged() {
		return s.Axes[k].Lengths
	}
	n, _ := s.Slices(k)
	lengths := make([]int, n)
	for row := range lengths {
		lengths[row] = s.Axes[k].Size
	}
	return lengths
}

// RowSplits returns where each slice of axis k begins among the entries of the
// axis, and where the last one ends: one number more than there are slices.
//
// Source: TensorFlow API, tf.RaggedTensor.row_splits; axis 1 is the outermost
// of nested_row_splits.
func (s Shape) RowSplits(k int) []int {
	return splitsOf(s.RowLengths(k))
}

func splitsOf(lengths []int) []int {
	splits := make([]int, len(lengths)+1)
	for row, n := range lengths {
		splits[row+1] = splits[row] + n
	}
	return splits
}

// FlatValues returns the values of a ragged array as a dense one: one axis for
// all its row partitions together, then the inner axes. Nothing is copied.
//
// Source: TensorFlow API, tf.RaggedTensor.flat_values.
func (a Array) FlatValues() Array {
	if a.Shape.IsDense() {
		return a
	}
	inner := a.Shape.RaggedRank + 1
	n, _ := a.Shape.Slices(inner)
	flat := a
	flat.Shape = Shape{Axes: append([]Axis{{Size: n}}, a.Shape.Axes[inner:]...)}
	return flat
}

// Listed returns how many lists and values a nested list of the shape is made
// of, the largest int when there are more: (1000, 0) is 1001 lists.
func (s Shape) Listed() int {
	all, inside := 1, 1
	for _, axis := range s.Axes {
		inside = axis.entries(inside)
		if all += inside; all < 0 || inside == math.MaxInt {
			return math.MaxInt
		}
	}
	return all
}

// Nested returns the values of a as a nested list. Axes after an empty one do
// not show in it.
//
//	cost  O(Listed) of its shape; the values must be known, and MaxValues at most
func (a Array) Nested() Nested {
	values, _ := a.Flat()
	u := unfolder{axes: a.Shape.Axes, values: values, slices: make([]int, a.Shape.Rank())}
	return u.unfold(0)
}

// An unfolder writes values as a nested list.
type unfolder struct {
	axes   []Axis
	values Values
	slices []int // of each axis, that were begun
	count  int   // of the values, that were written
}

func (u *unfolder) unfold(k int) Nested {
	if k == len(u.axes) {
		u.count++
		return Nested{Scalar: u.values.Scalar(u.count - 1).Python()}
	}
	list := Nested{Items: make([]Nested, u.axes[k].Length(u.slices[k]))}
	u.slices[k]++
	for i := range list.Items {
		list.Items[i] = u.unfold(k + 1)
	}
	return list
}

// flatPosition returns how many values lie before the one at an index.
func (s Shape) flatPosition(index []int) int {
	at := 0
	for k, i := range index {
		if axis := s.Axes[k]; axis.Ragged() {
			at = sum(axis.Lengths[:at]) + i
		} else {
			at = at*axis.Size + i
		}
	}
	return at
}
