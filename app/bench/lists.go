package bench

import (
	"math"
	"slices"

	"shapecast/engine"
)

// Lists are the ragged rows of an operand, to be edited one by one.
type Lists struct {
	Shape engine.Shape
	Axis  int           // the last ragged axis: that of the rows' entries
	Root  engine.Nested // lists down to the rows; the entries are values, or where uniform axes follow, lists of them
}

// A List is a row, a list of rows, or a list of such lists.
type List struct {
	At     []int           // where it stands: an index into each axis left of its own
	Row    int             // its number among the rows; -1 for a list of lists
	Length int             // how many entries or lists are in it
	Shown  []engine.Nested // of a row: the entries on the page
	First  int             // the number of the first of them, counted over all rows
}

// newLists returns the lists of an array that has some, and whose values are
// known and few enough to be written out.
func newLists(a engine.Array) (Lists, bool) {
	axis := len(a.Shape.Axes) - 1
	for axis >= 0 && !a.Shape.Axes[axis].Ragged() {
		axis--
	}
	if axis < 0 || !a.Values.Known() || a.Shape.Listed() > listedLimit {
		return Lists{}, false
	}
	return Lists{a.Shape, axis, a.Nested()}, true
}

// all returns every list but the outermost, each before what is in it.
func (l Lists) all() []List {
	var all []List
	rows, entries := 0, 0
	var collect func(at []int, n engine.Nested)
	collect = func(at []int, n engine.Nested) {
		list := List{At: slices.Clone(at), Row: -1, Length: len(n.Items)}
		if len(at) == l.Axis {
			list.Row, list.Shown, list.First = rows, n.Items, entries
			rows, entries = rows+1, entries+len(n.Items)
			all = append(all, list)
			return
		}
		all = append(all, list)
		for i, item := range n.Items {
			collect(append(at, i), item)
		}
	}
	collect(nil, l.Root)
	return all[1:]
}

// Rows returns the innermost lists.
func (l Lists) Rows() []List {
	return slices.DeleteFunc(l.all(), func(list List) bool { return list.Row < 0 })
}

// Find returns the row in which entry n stands, and where in it.
func (l Lists) Find(n int) (row List, at int) {
	rows := l.Rows()
	i := slices.IndexFunc(rows, func(r List) bool { return n < r.First+r.Length })
	return rows[i], n - rows[i].First
}

// at returns the list at a place.
func (l *Lists) at(path []int) *engine.Nested {
	n := &l.Root
	for _, i := range path {
		n = &n.Items[i]
	}
	return n
}

// shape returns the shape with the lengths that the lists have now.
func (l Lists) shape() engine.Shape {
	s := l.Shape
	s.Axes = slices.Clone(s.Axes)
	s.Axes[0].Size = len(l.Root.Items)
	level := []engine.Nested{l.Root}
	for k := range s.Axes[:l.Axis+1] {
		axis := &s.Axes[k]
		if axis.Ragged() {
			axis.Lengths = []int{}
		}
		var below []engine.Nested
		for _, list := range level {
			if axis.Ragged() {
				axis.Lengths = append(axis.Lengths, len(list.Items))
			}
			below = append(below, list.Items...)
		}
		level = below
	}
	return s
}

// Growable reports whether lists can be added to and removed from those of
// axis k: not where each must have the same number of them.
func (l Lists) Growable(k int) bool { return k == 0 || l.Shape.Axes[k].Ragged() }

// empty returns a list of axis k with nothing in it but the lists that a
// uniform axis must have.
func (l Lists) empty(k int) engine.Nested {
	list := engine.Nested{Items: []engine.Nested{}}
	if axis := l.Shape.Axes[k]; !axis.Ragged() {
		for range axis.Size {
			list.Items = append(list.Items, l.empty(k+1))
		}
	}
	return list
}

// another returns an entry like the others with the next number in it.
func (l Lists) another() engine.Nested {
	most, float := highest(l.Root)
	value := engine.Nested{Scalar: engine.IntScalar(0)}
	if most < math.MaxInt32 {
		value.Int = int64(most) + 1
	}
	if float {
		value = engine.Nested{Scalar: engine.FloatScalar(float64(value.Int))}
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

// pageLength is how many boxes and lengths stand on one page of lists.
const pageLength = 48

// Page returns the lists on page p, rows with the entries that are on it, and
// how many pages there are. A number beyond the last page gives the last one.
func (l Lists) Page(p int) (shown []List, page, pages int) {
	all, total := l.all(), 0
	for _, list := range all {
		total += 1 + len(list.Shown)
	}
	pages = max((total+pageLength-1)/pageLength, 1)
	page = min(max(p, 0), pages-1)
	from, slot := page*pageLength, 0
	for _, list := range all {
		first := max(from-slot-1, 0)
		last := min(from+pageLength-slot-1, len(list.Shown))
		slot += 1 + len(list.Shown)
		if slot <= from || last < 0 {
			continue
		}
		list.Shown, list.First = list.Shown[first:last], list.First+first
		shown = append(shown, list)
	}
	return shown, page, pages
}

// pageOf returns the page on which entry n stands.
func (l Lists) pageOf(n int) int {
	slot := 0
	for _, list := range l.all() {
		if list.Row >= 0 && n < list.First+list.Length {
			return (slot + 1 + n - list.First) / pageLength
		}
		slot += 1 + len(list.Shown)
	}
	return 0
}
