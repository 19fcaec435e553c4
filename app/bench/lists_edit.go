package bench

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// Lists returns the ragged rows of operand i, if they can be edited one by one.
func (b *Bench) Lists(i int) (Lists, bool) { return newLists(b.operand(i)) }

// ListsTooLong reports whether operand i has ragged rows, but too many values
// in them to be edited one by one.
func (b *Bench) ListsTooLong(i int) bool {
	shape := b.operand(i).Shape
	return !shape.IsDense() && shape.Listed() > listedLimit
}

// Turn shows the rows of operand i so many pages further on.
func (b *Bench) Turn(i, by int) {
	if l, ok := b.Lists(i); ok {
		_, page, pages := l.Page(b.Pages[i])
		b.Pages[i] = min(max(page+by, 0), pages-1)
	}
}

// ShowEntry turns to the page on which entry n of operand i stands.
func (b *Bench) ShowEntry(i, n int) {
	if l, ok := b.Lists(i); ok {
		b.Pages[i] = l.pageOf(n)
	}
}

// SetEntry takes what is typed into the box of entry n of operand i.
func (b *Bench) SetEntry(i, n int, text string) {
	l, ok := b.Lists(i)
	if !ok {
		return
	}
	field := Field{EntryField, i, n}
	a, err := expr.ParseValues(text)
	source := ""
	if err == nil {
		row, at := l.Find(n)
		l.at(row.At).Items[at] = a.Nested()
		source = b.withLists(i, l)
	}
	b.put(field, text, source, err)
}

// AddEntry puts one more entry into a row of operand i, before place at.
func (b *Bench) AddEntry(i, row, at int) {
	b.editLists(i, func(l *Lists) bool {
		list := l.at(l.Rows()[row].At)
		list.Items = with(list.Items, at, l.another())
		return true
	})
}

// RemoveEntry removes entry n; its row may become empty.
func (b *Bench) RemoveEntry(i, n int) {
	b.editLists(i, func(l *Lists) bool {
		row, at := l.Find(n)
		list := l.at(row.At)
		list.Items = without(list.Items, at)
		return true
	})
}

// MoveEntry moves entry n to the row before its own, or after it, and returns
// its new number. It goes where it stood, or to the end of a shorter row.
func (b *Bench) MoveEntry(i, n, by int) int {
	b.editLists(i, func(l *Lists) bool {
		row, at := l.Find(n)
		rows := l.Rows()
		if row.Row+by < 0 || row.Row+by >= len(rows) {
			return false
		}
		to := rows[row.Row+by]
		from, list := l.at(row.At), l.at(to.At)
		entry := from.Items[at]
		at = min(at, to.Length)
		from.Items = without(from.Items, n-row.First)
		list.Items = with(list.Items, at, entry)
		if n = to.First + at; by > 0 {
			n-- // its own row became shorter
		}
		return true
	})
	return n
}

// AddList puts an empty list at a place among those of operand i, or after the
// last one.
func (b *Bench) AddList(i int, path ...int) {
	b.editListAt(i, path, func(items []engine.Nested, at int, empty engine.Nested) []engine.Nested {
		return with(items, min(at, len(items)), empty)
	})
}

// RemoveList removes the list at a place.
func (b *Bench) RemoveList(i int, path ...int) {
	b.editListAt(i, path, func(items []engine.Nested, at int, _ engine.Nested) []engine.Nested {
		return without(items, at)
	})
}

// editListAt edits the list that holds an entry of operand i. The edit may add and remove
// entries; empty is an entry without values.
func (b *Bench) editListAt(i int, path []int, edit func(items []engine.Nested, at int, empty engine.Nested) []engine.Nested) {
	b.editLists(i, func(l *Lists) bool {
		k := len(path) - 1
		if !l.Growable(k) {
			return false
		}
		outer := l.at(path[:k])
		outer.Items = edit(outer.Items, path[k], l.empty(k+1))
		return true
	})
}

// editLists makes an edit of the lists of operand i, by a button or a key, unless
// the edit says that there is nothing to do.
func (b *Bench) editLists(i int, edit func(l *Lists) bool) {
	l, ok := b.Lists(i)
	if ok && edit(&l) {
		b.press(i, b.withLists(i, l))
	}
}

// withLists returns operand i as Python with these lists: as it was written
// where that gives the same axes, else so that it does.
func (b *Bench) withLists(i int, l Lists) string {
	row, list, shape := b.Good.Rows[i], l.Root.String(), l.shape()
	if row.Values {
		source := row.Source[:row.Literal.Start] + list + row.Source[row.Literal.End:]
		if b.gives(source, shape) {
			return source
		}
	}
	if source := "ragged(" + list + ")"; b.gives(source, shape) {
		return source
	}
	return "ragged(" + list + ", lengths=" + shapeBare(shape) + ")"
}

// gives reports whether source is an array of the given extent.
func (b *Bench) gives(source string, shape engine.Shape) bool {
	array := run.Run(source, b.Good.Library).Last.Array
	return array != nil && array.Shape.SameExtent(shape)
}

// shapeBare writes the lengths of a shape without names.
func shapeBare(s engine.Shape) string {
	s.Axes = slices.Clone(s.Axes)
	for k := range s.Axes {
		s.Axes[k].Name = ""
	}
	return s.String()
}
