package bench

import "shapecast/engine"

// A history holds what was on the bench before, and what was taken back.
type history struct {
	past, future []moment // the nearest last
	open         bool     // edits of field belong to the last moment of past
	field        Field
}

// A moment is what may be gone back to.
type moment struct {
	line    string
	library engine.Library
	step    int
}

// pastLimit bounds how many edits can be undone.
const pastLimit = 200

// now returns what the bench holds, of its last good line.
func (b *Bench) now() moment { return moment{b.Good.Source, b.State.Library, b.chosen} }

// remember keeps what is there before an edit of a field: once for each run of
// edits in it that nothing ends.
func (b *Bench) remember(field Field) {
	b.future = nil
	if b.open && field.typed() && field == b.field {
		return
	}
	b.open, b.field = true, field
	if n := len(b.past); n > 0 && b.past[n-1] == b.now() || b.Good.Empty() {
		return
	}
	if len(b.past) == pastLimit {
		b.past = b.past[1:]
	}
	b.past = append(b.past, b.now())
}

// Rest ends a run of edits: the next one is undone by itself.
func (b *Bench) Rest() { b.open = false }

// CanUndo reports whether there is an edit to take back.
func (b *Bench) CanUndo() bool { return len(b.past) > 0 }

// CanRedo reports whether an edit was taken back.
func (b *Bench) CanRedo() bool { return len(b.future) > 0 }

// Undo takes the last edit back.
func (b *Bench) Undo() {
	if b.CanUndo() {
		b.travel(&b.past, &b.future)
	}
}

// Redo makes again the edit that was taken back last.
func (b *Bench) Redo() {
	if b.CanRedo() {
		b.travel(&b.future, &b.past)
	}
}

// travel goes to the nearest moment of from and keeps this one in to.
func (b *Bench) travel(from, to *[]moment) {
	here := b.now()
	here.line = b.Line // which may be unfinished
	n := len(*from) - 1
	m := (*from)[n]
	*from, *to = (*from)[:n], append(*to, here)
	b.Rest()
	b.Slip, b.kept = nil, nil
	b.State.Library, b.chosen = m.library, m.step
	b.read(m.line)
}

// Inherit takes over the history of an earlier bench.
func (b *Bench) Inherit(earlier *Bench) {
	b.history = earlier.history
	b.Rest()
}
