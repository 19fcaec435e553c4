// Package bench holds the state of the playground as plain values, which the
// components of the pages show.
//
// A [Bench] is the line of Python as it is typed and the [Reading] of it: what
// was understood last, and how it is looked at, its [View]. A [Row] is an
// operand of the reading and a [RaggedRow] one of its lists; each edit of them is
// an edit of the line, so that the program is in one place.
package bench

import (
	"errors"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// A Bench is the state of the playground: the line of Python as it is typed, and
// the last reading of it that gave a figure. The rows of axis boxes come from that
// reading, and an edit of a row is an edit of the line. So the two agree, and a
// mistake while typing leaves the last good figure in place.
type Bench struct {
	State    figure.State   // how it is shown; Expr is the line of Good
	Line     string         // as typed
	Mistake  error          // why Line gives no figure; nil when it does
	At       expr.Place     // in Line where Mistake happened
	Good     Reading        // of the last line that gave one
	Library  engine.Library // whose rules the last line that was a program follows
	View     View           // of the figure
	Slip     *Slip          // the field of a row that cannot be read; nil when all can
	chosen   int            // the step that the reader opened; -1 for the one that matters most
	Offers   []Offer        // what else Line may mean while there is Mistake
	asked    asking         // for what Line needs, while there is Mistake
	own      engine.Library // State.Library before that of an error message took its place
	Pasted   bool           // the line came at once and is not drawn yet
	quoted   bool           // State.Library is that of an error message
	repaired struct {       // the repairs of the trace or change that they were last found for
		of   any
		list []words.Repair
	}
	meant confirming
	kept  map[[2]int]engine.Array // of each row and axis: the values before it became shorter
	history
}

// A Slip is a field of a row whose text is no shape, no values or no size.
type Slip struct {
	Field Field
	Text  string // as typed
	Err   error
}

// FirstLine is what the playground shows to a newcomer.
const FirstLine = "array([[0], [10], [20]]) + array([5, 6, 7, 8])"

// New returns the bench of a state, as if its program had been typed; where that
// gives no figure, that of fallback is behind it.
func New(state figure.State, fallback string) *Bench {
	b := &Bench{State: state, chosen: -1}
	b.Look(state)
	line := state.Source()
	b.State.Expr, b.State.Operands, b.State.Op = line, nil, "" // the line has them now
	if line == "" {
		line = fallback
	}
	b.Put(line)
	b.past = nil // nobody typed anything before
	if b.Good.Empty() {
		typed := *b
		b.read(fallback)
		b.Line, b.Mistake, b.At, b.Library, b.Offers, b.asked = line, typed.Mistake, typed.At, typed.Library, typed.Offers, typed.asked
	}
	return b
}

// Type takes the line as it is typed. Of several lines that come at once, the
// first operation to be checked is shown.
func (b *Bench) Type(line string) {
	line = uncoloured(line)
	if line == b.Line {
		b.Slip = nil
		return // a browser may tell of one edit several times
	}
	_, came := edited(b.Line, line)
	b.Pasted = strings.Contains(strings.TrimSpace(came), "\n") // whole lines in one edit
	b.remember(Field{})
	b.kept = nil
	if len(line) <= offerLimit && telling(line) >= 0 {
		b.State.Library, b.own = "", "" // the line says itself whose it is
	}
	before := b.Good.Source
	b.Put(line)
	switch {
	case b.Good.Source == before && b.Stale() && !b.Kept() && (b.Pasted || givesNumber(b.Mistake)):
		b.Good = Reading{} // who pastes a program, or has one that gives a number, wants no picture of another one
	case !b.Pasted:
		b.openLatest()
	}
}

// givesNumber reports whether a program runs and gives or prints a number, which no figure shows.
func givesNumber(err error) bool {
	e, nothing := err.(*run.NothingError)
	return nothing && (e.Gives.Type == "int" || e.Gives.Type == "float" || e.Prints > 0)
}

// uncoloured returns a text without the marks that colour it in a terminal.
func uncoloured(text string) string {
	before, after, found := strings.Cut(text, "\x1b[")
	for found {
		var more string
		more, after, found = strings.Cut(strings.TrimLeft(after, "0123456789;:"), "\x1b[")
		before += more[min(1, len(more)):] // the letter that ends the mark
	}
	return before
}

// Put takes another line as a whole, and shows the operation that a figure of
// it would.
func (b *Bench) Put(line string) {
	b.chosen = -1
	if b.quoted {
		b.State.Library, b.quoted = b.own, false
	}
	b.take(line)
}

// take reads a line. What is no program and can be meant in one way only is shown so; its
// text stays in the line.
func (b *Bench) take(line string) {
	b.Slip = nil // a new line replaces what was typed into a field
	if !b.quoted {
		b.own = b.State.Library
	}
	if b.read(line); b.Mistake == nil {
		return
	}
	if o, ok := b.Quoted(); ok {
		b.quote(o)
	}
}

// edited returns what went from a text and what came in one edit.
func edited(before, after string) (went, came string) {
	same := 0
	for same < min(len(before), len(after)) && before[same] == after[same] {
		same++
	}
	before, after = before[same:], after[same:]
	for len(before) > 0 && len(after) > 0 && before[len(before)-1] == after[len(after)-1] {
		before, after = before[:len(before)-1], after[:len(after)-1]
	}
	return before, after
}

// Stale reports whether the figure is of another line than the one that stands there.
func (b *Bench) Stale() bool { return b.Broken() && b.Good.Source != b.Line }

// Kept reports whether the figure shows the line as it was before a few edits, rather than
// another one.
func (b *Bench) Kept() bool {
	went, _ := edited(b.Good.Source, b.Line)
	return b.Good.Source != b.Line && 2*len(went) <= len(b.Good.Source)
}

// openLatest shows the operation that was typed last: an address or a pasted program opens
// the first that is to be checked.
func (b *Bench) openLatest() {
	step, ok := b.Good.Outcome.Latest()
	if n := indexOf(b.Good.Outcome, step); ok && b.Mistake == nil && n != b.Good.Step {
		b.Open(n)
	}
}

// SetLibrary reads the line by another library's rules. A program that calls a library
// by its name is written as that one has it.
func (b *Bench) SetLibrary(library engine.Library) {
	b.remember(Field{Kind: Press})
	b.State.Library, b.quoted = library, false
	if b.Good.Empty() || b.Mistake != nil {
		b.Put(retold(b.Line, library))
		return
	}
	b.read(retold(b.Good.Source, library))
}

// Open shows another step of the program, counted from 0. What is typed since
// stays.
func (b *Bench) Open(step int) {
	b.chosen = step
	if reading, err := newReading(b.Good.Source, b.State.Library, step, b.State.Show); err == nil || !reading.Empty() {
		b.Good = reading
	}
}

// Opened reports whether the reader opened the operation that is shown.
func (b *Bench) Opened() bool { return b.chosen >= 0 }

// OperationAt returns the last operation of a line, from 1, where another line is shown.
func (b *Bench) OperationAt(line int) (step int, found bool) {
	r := b.Good
	if b.Line != r.Source || r.Step < 0 || r.LineOf(r.Step) == line {
		return 0, false
	}
	for i := len(r.Outcome.Steps) - 1; i >= 0; i-- {
		if r.LineOf(i) == line {
			return i, true
		}
	}
	return 0, false
}

// LineOf returns the line of a step, or of an array alone, from 1.
func (r Reading) LineOf(step int) int {
	at := expr.Place{Source: r.Source}
	if step < 0 {
		at.Span.Start = r.Trace.Operands[0].Start
	} else {
		at.Span = r.Outcome.Steps[step].Span
	}
	return at.Line()
}

// edit takes a new line that a field of a row or a button gave.
func (b *Bench) edit(field Field, line string) {
	b.Slip = nil
	if line == b.Good.Source && b.Mistake == nil {
		return
	}
	b.remember(field)
	b.take(line)
}

// Broke says of the line that a panic ended its reading or its picture: no figure of another
// line stands beside it.
func (b *Bench) Broke(reason string) {
	b.Mistake, b.Offers, b.asked, b.Good = errors.New(reason), nil, asking{}, Reading{}
}

// read runs a line and keeps what it gives if that can be drawn.
func (b *Bench) read(line string) {
	b.Line = line
	reading, err := newReading(line, b.State.Library, b.chosen, b.State.Show)
	b.At = reading.Outcome.At
	if reading.statements != nil {
		b.Library = reading.Library
	}
	if values, ok := listsAsArrays(line); ok && err != nil {
		if _, refused := newReading(values, b.State.Library, -1, ""); isUneven(refused) {
			line, err, b.At = values, refused, expr.Place{} // lists are values everywhere, also those that no array holds
		}
	}
	b.Mistake, b.Offers = err, b.findOffers(line, err)
	b.asked = b.ask(line)
	if !reading.Empty() {
		b.Good, b.State.Expr = reading, line
	}
}
