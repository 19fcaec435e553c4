package ui

import (
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/engine/expr"
)

// fromLine leads to another line of the program.
func (d *desk) fromLine(line int, open func()) app.UI {
	return d.press("from-line", open).Class("button", "quiet").
		Text(strings.ReplaceAll(d.lang.Stage().FromLine, "{n}", strconv.Itoa(line)))
}

// mistaken leads to the place of a mistake in a program of several lines.
func (d *desk) mistaken() app.UI {
	at := d.bench.At
	if !d.bench.Mistaken() || at.Source != d.bench.Line || !strings.Contains(at.Source, "\n") {
		return nil
	}
	return d.fromLine(at.Line(), func() { d.selectCode(at.Span) })
}

// openOrigin shows the statement that an operand comes from: its picture, or
// where it has none, its text.
func (d *desk) openOrigin(o bench.Origin) {
	if o.Step >= 0 {
		d.chosen = nil
		d.bench.Open(o.Step)
		return
	}
	d.selectCode(o.Span)
}

// selectCode selects a part of the line.
func (d *desk) selectCode(span expr.Span) {
	units := func(end int) int { return len(utf16.Encode([]rune(d.bench.Line[:min(end, len(d.bench.Line))]))) }
	area := query(d.owner.JSValue(), "#program")
	area.Call("focus")
	area.Call("setSelectionRange", units(span.Start), units(span.End))
}
