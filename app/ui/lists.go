package ui

import (
	"math"
	"slices"

	"shapecast/engine"
)

// Lists are the innermost ragged rows of an operand, to be edited one by one.
type Lists struct {
	Shape engine.Shape
	Axis  int    // the last ragged axis: that of the rows' entries
	Rows  []List // in order
}

// A List is one row.
type List struct {
	At      []int           // where it stands: an index into each axis left of the rows' own
	Entries []engine.Nested // values, or where uniform axes follow, lists of them
	First   int             // the number of its first entry, counted over all rows
}

// newLists returns the rows of an array that has some, and whose values are
// known and few enough to be written out.
func newLists(a engine.Array) (Lists, bool) {
	axis := len(a.Shape.Axes) - 1
	for axis >= 0 && !a.Shape.Axes[axis].Ragged() {
		axis--
	}
	n, err := a.Shape.Count()
	if axis < 0 || err != nil || n > valuesLimit || !a.Values.Known() || len(a.Shape.Axes[axis].Lengths) > valuesLimit {
		return Lists{}, false
	}
	l := Lists{Shape: a.Shape, Axis: axis}
	l.Shape.Axes = slices.Clone(a.Shape.Axes)
	l.Shape.Axes[axis].Lengths = slices.Clone(a.Shape.Axes[axis].Lengths)
	if axis > 0 && a.Shape.Axes[axis-1].Ragged() {
		l.Shape.Axes[axis-1].Lengths = slices.Clone(a.Shape.Axes[axis-1].Lengths)
	}
	l.collect(nil, a.Nested())
	return l, true
}

// collect notes the rows of n, which stands at the given place.
func (l *Lists) collect(at []int, n engine.Nested) {
	if len(at) < l.Axis {
		for i, item := range n.Items {
			l.collect(append(at, i), item)
		}
		return
	}
	l.Rows = append(l.Rows, List{slices.Clone(at), slices.Clone(n.Items), l.count()})
}

// count returns the number of entries in all rows.
func (l Lists) count() int {
	if len(l.Rows) == 0 {
		return 0
	}
	last := l.Rows[len(l.Rows)-1]
	return last.First + len(last.Entries)
}

// find returns the row in which entry n stands, and where in it.
func (l Lists) find(n int) (row, at int) {
	row = slices.IndexFunc(l.Rows, func(r List) bool { return n < r.First+len(r.Entries) })
	return row, n - l.Rows[row].First
}

// nested returns the nested list of all rows.
func (l Lists) nested() engine.Nested { return l.fill(0, make([]int, l.Axis+1)) }

// fill returns the next slice of axis k; next counts the slices of each axis.
func (l Lists) fill(k int, next []int) engine.Nested {
	slice := next[k]
	next[k]++
	if k == l.Axis {
		return engine.Nested{Items: append([]engine.Nested{}, l.Rows[slice].Entries...)}
	}
	items := make([]engine.Nested, l.Shape.Axes[k].Length(slice))
	for i := range items {
		items[i] = l.fill(k+1, next)
	}
	return engine.Nested{Items: items}
}

// grow makes the list of rows that row r stands in longer by some rows.
func (l Lists) grow(r, by int) {
	outer := &l.Shape.Axes[l.Axis-1]
	if !outer.Ragged() {
		outer.Size += by
		return
	}
	slice, end := 0, 0
	for ; slice < len(outer.Lengths); slice++ {
		if end += outer.Lengths[slice]; r < end {
			outer.Lengths[slice] += by
			return
		}
	}
}

// Growable reports whether rows can be added and removed: not where each list
// of rows must have the same number of them.
func (l Lists) Growable() bool { return l.Axis == 1 || l.Shape.Axes[l.Axis-1].Ragged() }

// another returns an entry like the others with the next number in it.
func (l Lists) another() engine.Nested {
	most, float := 0.0, false
	for _, row := range l.Rows {
		for _, entry := range row.Entries {
			high, isFloat := highest(entry)
			most, float = max(most, high), float || isFloat
		}
	}
	value := engine.Nested{DType: engine.Int64}
	if most < math.MaxInt32 {
		value.Int = int64(most) + 1
	}
	if float {
		value = engine.Nested{DType: engine.Float64, Float: float64(value.Int)}
	}
	for k := l.Shape.Rank() - 1; k > l.Axis; k-- {
		value = engine.Nested{Items: slices.Repeat([]engine.Nested{value}, l.Shape.Axes[k].Size)}
	}
	return value
}

// highest returns the largest value in n, at least 0, and whether one is a float.
func highest(n engine.Nested) (high float64, float bool) {
	if !n.IsList() {
		if n.DType == engine.Float64 {
			return max(n.Float, 0), true
		}
		return max(float64(n.Int), 0), false
	}
	for _, item := range n.Items {
		h, f := highest(item)
		high, float = max(high, h), float || f
	}
	return high, float
}
