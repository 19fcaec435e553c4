package engine

import (
	"errors"
	"slices"
	"strings"
)

// An Encoding says how a nested list becomes an array. The zero Encoding is
// that of tf.ragged.constant without arguments.
type Encoding struct {
	// RaggedRank is the number of row partitions; nil for as many as the list
	// is deep, less one and less the axes of InnerShape.
	RaggedRank *int
	// InnerShape is the shape of each inner value; nil for (), or, when a ragged
	// rank is given, for the shape that the first inner value has. Where the
	// array has no row partition it is the whole shape.
	InnerShape []int
	// Lengths are the axes, exactly; nil when the list itself says them. Then
	// InnerShape has no meaning.
	Lengths []Axis
}

// Ragged returns the array that a nested list encodes.
//
//	list      lists with values at one depth, at most MaxRank deep
//	encoding  which axes are ragged; the zero Encoding makes all but axis 0 so
//
// A list without values keeps its axes: [[], []] has the lengths [2, (0, 0)].
// Mistakes are a [*DepthError], an [*EntriesError], a [*RaggedRankError], a
// [*LengthsError], a [*LengthError] or a [*RankError].
//
// Source: TensorFlow API, tf.ragged.constant; for Lengths, DynamicRaggedShape.from_lengths.
func Ragged(list Nested, encoding Encoding) (Array, error) {
	values, lists, err := list.Depths()
	if err != nil {
		return Array{}, err
	}
	axes := encoding.Lengths
	if axes == nil {
		r, err := encoding.raggedRank(values, lists)
		if err != nil {
			return Array{}, err
		}
		axes = encoding.axes(list, r)
		encoding.RaggedRank = &r
	}
	shape, err := FromLengths(axes, encoding.RaggedRank)
	if err != nil {
		return Array{}, err
	}
	return fill(list, shape)
}

// raggedRank returns the number of row partitions for a list whose values and
// whose lists are nested so deep.
func (e Encoding) raggedRank(values, lists int) (int, error) {
	inner := len(e.InnerShape)
	most := MaxRank - 1
	if values >= 0 {
		most = max(values-1, 0)
	}
	switch {
	case e.RaggedRank != nil && (*e.RaggedRank < 0 || *e.RaggedRank > most):
		return 0, &RaggedRankError{RaggedRank: *e.RaggedRank, Max: most}
	case e.RaggedRank != nil:
		return *e.RaggedRank, nil
	case lists < 2 || e.InnerShape != nil && lists-inner < 2:
		return 0, nil
	case values < 0:
		return lists - 1, nil
	}
	return values - 1 - inner, nil
}

// axes returns the axes of list with r row partitions: lengths as they are
// written down to axis r, the inner shape below.
func (e Encoding) axes(list Nested, r int) []Axis {
	if !list.IsList() || r == 0 && e.InnerShape != nil {
		return uniform(e.InnerShape)
	}
	axes := []Axis{{Size: len(list.Items)}}
	level := list.Items
	for range r {
		axis := Axis{Lengths: []int{}}
		var below []Nested
		for _, row := range level {
			axis.Lengths = append(axis.Lengths, len(row.Items))
			below = append(below, row.Items...)
		}
		axes, level = append(axes, axis), below
	}
	if e.InnerShape != nil {
		return append(axes, uniform(e.InnerShape)...)
	}
	for len(level) > 0 && level[0].IsList() {
		level = level[0].Items
		axes = append(axes, Axis{Size: len(level)})
	}
	return axes
}

func uniform(sizes []int) []Axis { return Dense(sizes...).Axes }

// fill returns the array of the given shape with the values of list, which
// must have exactly the shape's entries.
func fill(list Nested, shape Shape) (Array, error) {
	f := filler{axes: shape.Axes, next: make([]int, shape.Rank())}
	err := f.fill(nil, list)
	return Array{Shape: shape, Values: f.values()}, err
}

// A filler collects the values of a nested list while it compares its entries
// with axes.
type filler struct {
	axes   []Axis
	next   []int // slice of each axis that comes next
	leaves []Nested
}

func (f *filler) fill(path []int, n Nested) error {
	k := len(path)
	switch {
	case k == len(f.axes) && n.IsList():
		return &DepthError{Path: slices.Clone(path), List: true, Depth: k + 1, Want: k}
	case k == len(f.axes):
		f.leaves = append(f.leaves, n)
		return nil
	case !n.IsList():
		return &DepthError{Path: slices.Clone(path), Depth: k, Want: len(f.axes)}
	}
	if want := f.axes[k].Length(f.next[k]); len(n.Items) != want {
		return &EntriesError{Path: slices.Clone(path), Have: len(n.Items), Want: want}
	}
	f.next[k]++
	for i, item := range n.Items {
		if err := f.fill(append(path, i), item); err != nil {
			return err
		}
	}
	return nil
}

// values returns what was collected, in the smallest kind that holds it all;
// without any, float64. A uint64 beside ints below 0 makes floats of them.
func (f *filler) values() Values {
	kind, least, large := KindBool, int64(0), false
	for _, leaf := range f.leaves {
		if kind = max(kind, leaf.DType.Kind()); leaf.DType == Uint64 {
			large = true
		} else {
			least = min(least, leaf.Int)
		}
	}
	d := kind.widest()
	if len(f.leaves) == 0 || large && least < 0 {
		d = Float64
	} else if large && kind == KindInt {
		d = Uint64
	}
	if slices.ContainsFunc(f.leaves, func(n Nested) bool { return !n.Known }) {
		return Values{DType: d}
	}
	v := makeValues(d, len(f.leaves))
	for i, leaf := range f.leaves {
		v.Set(i, leaf.Scalar)
	}
	return v
}

// FromLists returns the array that a nested list is read as: a dense one where
// every list of a level has as many entries, else a ragged one with all its
// inner axes ragged.
//
//	list    lists with values at one depth, at most MaxRank deep
//	result  ints as int64; one float makes them float64; without values, float64
//
// Values at two depths are a [*DepthError], too many levels a [*RankError].
//
// Source: NumPy reference, numpy.array; for uneven lists, [Ragged].
func FromLists(list Nested) (Array, error) {
	var axes []Axis
	for level := list; level.IsList(); level = level.Items[0] {
		axes = append(axes, Axis{Size: len(level.Items)})
		if len(level.Items) == 0 {
			break
		}
	}
	a, err := Ragged(list, Encoding{Lengths: held(axes)})
	if _, uneven := errors.AsType[*EntriesError](err); uneven {
		return Ragged(list, Encoding{})
	}
	return a, err
}

// A Nested is a nested list as it is written, [[1, 2], [3]]: a list of
// Nested, or one value.
type Nested struct {
	Items  []Nested // entries of a list, not nil even when there are none; nil for a value
	Scalar          // the value, as in [Scalar.Python]
}

// IsList reports whether n is a list and not a value.
func (n Nested) IsList() bool { return n.Items != nil }

// String prints n as Python would: [[1, 2], [3.5]].
func (n Nested) String() string {
	if !n.IsList() {
		return n.Scalar.String()
	}
	items := make([]string, len(n.Items))
	for i, item := range n.Items {
		items[i] = item.String()
	}
	return "[" + strings.Join(items, ", ") + "]"
}

// Depths returns how deep the values of n are nested, or -1 when it holds none,
// and how deep its lists are, the empty ones counted. A value alone has depth
// 0. A value at another depth than the first, or a list among values, is a [*DepthError].
func (n Nested) Depths() (values, lists int, err error) {
	values = -1
	err = n.walk(nil, func(path []int, m Nested) error {
		switch {
		case m.IsList():
			lists = max(lists, len(path)+1)
		case values < 0:
			values = len(path)
		case len(path) != values:
			return &DepthError{Path: slices.Clone(path), Depth: len(path), Want: values}
		}
		return nil
	})
	if err == nil && values >= 0 && lists > values {
		err = n.walk(nil, func(path []int, m Nested) error {
			if m.IsList() && len(path) == values {
				return &DepthError{Path: slices.Clone(path), List: true, Depth: values + 1, Want: values}
			}
			return nil
		})
	}
	return values, lists, err
}

// walk visits n and all it holds, outermost and leftmost first, each with the
// indices that lead to it.
func (n Nested) walk(path []int, visit func(path []int, n Nested) error) error {
	if err := visit(path, n); err != nil {
		return err
	}
	for i, item := range n.Items {
		if err := item.walk(append(path, i), visit); err != nil {
			return err
		}
	}
	return nil
}
