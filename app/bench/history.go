package bench

import "shapecast/engine"

// A history holds earlier states of the bench, and those that were undone.
type history struct {
	past, future []moment // the nearest last
	open         bool     // edits of field belong to the last moment of past
	field        Field
}

// A moment is a state that can be restored.
type moment struct {
	line    string
	library engine.Library
	step    int
}

// pastLimit bounds how many edits can be undone.
const pastLimit = 200

// now returns the state of the line if something can be made of it, else of the last good
// one.
func (b *Bench) now() moment {
	m := moment{b.Good.Source, b.State.Library, b.chosen}
	if len(b.Offers) > 0 {
		m.line = b.Line
	}
	if b.quoted {
		m.library = b.own
	}
	return m
}

// remember keeps the state before an edit of a field: once for edits of one field
// that follow each other.
func (b *Bench) remember(field Field) {
	b.future = nil
	if b.open && field.Kind != Press && field == b.field {
		return
	}
	b.open, b.field = true, field
	if n := len(b.past); n > 0 && b.past[n-1] == b.now() || b.Good.Empty() && len(b.Offers) == 0 {
		return
	}
	if len(b.past) == pastLimit {
		b.past = b.past[1:]
	}
	b.past = append(b.past, b.now())
}

// Rest ends a run of edits: the next one is undone by itself.
func (b *Bench) Rest() { b.open = false }

// CanUndo reports whether there is an edit to undo.
func (b *Bench) CanUndo() bool { return len(b.past) > 0 }

// CanRedo reports whether an edit was undone.
func (b *Bench) CanRedo() bool { return len(b.future) > 0 }

// Undo undoes the last edit.
func (b *Bench) Undo() { b.travel(&b.past, &b.future) }

// Redo repeats the edit that was undone last.
func (b *Bench) Redo() { b.travel(&b.future, &b.past) }

// travel goes to the nearest moment of from, if there is any, and keeps this one in to.
func (b *Bench) travel(from, to *[]moment) {
	if len(*from) == 0 {
		return
	}
	here := b.now()
	here.line = b.Line // which may be unfinished
	n := len(*from) - 1
	m := (*from)[n]
	*from, *to = (*from)[:n], append(*to, here)
	b.Rest()
	b.Slip, b.kept = nil, nil
	b.State.Library, b.chosen, b.quoted = m.library, m.step, false
	b.take(m.line)
}

// Inherit takes over the history of an earlier bench.
func (b *Bench) Inherit(earlier *Bench) {
	b.history = earlier.history
	b.Rest()
}
