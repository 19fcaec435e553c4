package ui

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// Lists returns the ragged rows of operand i, if they can be edited one by one.
func (b *Bench) Lists(i int) (Lists, bool) { return newLists(b.operand(i)) }

// SetEntry takes what is typed into the box of entry n of row i's lists.
func (b *Bench) SetEntry(i, n int, text string) {
	l, ok := b.Lists(i)
	if !ok {
		return
	}
	field := Field{EntryField, i, n}
	a, err := expr.ParseValues(text)
	source := ""
	if err == nil {
		row, at := l.find(n)
		l.Rows[row].Entries[at] = a.Nested()
		source = b.relisted(i, l)
	}
	b.put(field, text, source, err)
}

// AddEntry puts one more entry into a list of operand i, before place at.
func (b *Bench) AddEntry(i, list, at int) {
	b.relist(i, func(l *Lists) bool {
		row := &l.Rows[list]
		row.Entries = slices.Insert(row.Entries, at, l.another())
		l.Shape.Axes[l.Axis].Lengths[list]++
		return true
	})
}

// RemoveEntry takes entry n away; its list may become empty.
func (b *Bench) RemoveEntry(i, n int) {
	b.relist(i, func(l *Lists) bool {
		row, at := l.find(n)
		l.take(row, at)
		return true
	})
}

// MoveEntry moves entry n to the list before its own, or after it, and returns
// its new number. It goes where it stood, or to the end of a shorter list.
func (b *Bench) MoveEntry(i, n, by int) int {
	b.relist(i, func(l *Lists) bool {
		row, at := l.find(n)
		if row+by < 0 || row+by >= len(l.Rows) {
			return false
		}
		entry := l.take(row, at)
		to := &l.Rows[row+by]
		at = min(at, len(to.Entries))
		to.Entries = slices.Insert(to.Entries, at, entry)
		l.Shape.Axes[l.Axis].Lengths[row+by]++
		if n = to.First + at; by > 0 {
			n-- // its own list became shorter
		}
		return true
	})
	return n
}

// take removes and returns an entry.
func (l *Lists) take(row, at int) engine.Nested {
	entries := &l.Rows[row].Entries
	entry := (*entries)[at]
	*entries = slices.Delete(*entries, at, at+1)
	l.Shape.Axes[l.Axis].Lengths[row]--
	return entry
}

// AddList puts an empty list behind another one of operand i, -1 for the first.
func (b *Bench) AddList(i, after int) {
	b.relist(i, func(l *Lists) bool {
		if !l.Growable() {
			return false
		}
		lengths := &l.Shape.Axes[l.Axis].Lengths
		*lengths = slices.Insert(*lengths, after+1, 0)
		l.Rows = slices.Insert(l.Rows, after+1, List{})
		l.grow(after, 1)
		return true
	})
}

// RemoveList takes a list away with all that is in it.
func (b *Bench) RemoveList(i, list int) {
	b.relist(i, func(l *Lists) bool {
		if !l.Growable() {
			return false
		}
		lengths := &l.Shape.Axes[l.Axis].Lengths
		*lengths = slices.Delete(*lengths, list, list+1)
		l.Rows = slices.Delete(l.Rows, list, list+1)
		l.grow(list, -1)
		return true
	})
}

// relist makes an edit of the lists of operand i, by a button or a key, unless
// the edit says that there is nothing to do.
func (b *Bench) relist(i int, edit func(l *Lists) bool) {
	l, ok := b.Lists(i)
	if ok && edit(&l) {
		b.put(Field{Kind: Press, Row: i}, "", b.relisted(i, l), nil)
	}
}

// relisted returns operand i as Python with these lists: as it was written
// where that gives the same axes, else so that it does.
func (b *Bench) relisted(i int, l Lists) string {
	row, list := b.Good.Rows()[i], l.nested().String()
	if row.Values {
		source := row.Source[:row.Literal.Start] + list + row.Source[row.Literal.End:]
		if b.gives(source, l.Shape) {
			return source
		}
	}
	if source := "ragged(" + list + ")"; b.gives(source, l.Shape) {
		return source
	}
	return "ragged(" + list + ", lengths=" + shapeBare(l.Shape) + ")"
}

// gives reports whether source is an array of the given extent.
func (b *Bench) gives(source string, shape engine.Shape) bool {
	array := expr.Run(source, b.Good.Library).Last.Array
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
