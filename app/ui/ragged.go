package ui

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
)

// rowsDialog edits the rows of a ragged operand: a field for each.
func rowsDialog(d *desk) app.UI {
	title, rows := "", []bench.RaggedRow(nil)
	if i := d.ragged; i < len(d.bench.Good.Rows) {
		title, rows = d.name(i), d.bench.RaggedRows(i)
	}
	return sidePanel(d, "rows", d.t(words.LabelRows), title, elem("section.lists").Body(
		elem("p hidden=%", flag(len(rows) > 0), d.t(words.LabelTooManyValues)),
		elem("div").Body(several(len(rows), func(n int) app.UI { return raggedRow(d, n, rows[n]) })...)))
}

// raggedRow lays out a row: where it stands, its values, and what can be done to it.
func raggedRow(d *desk, n int, row bench.RaggedRow) app.UI {
	i, id := d.ragged, strconv.Itoa(n)
	place := indexText(row.At)
	at := d.name(i) + ", " + d.t(words.LabelRow) + " " + place
	tool := func(do, sign string, label words.Label, f func()) app.HTMLElem {
		return d.press(do+id, f).Class("icon").Title(d.t(label)).Aria("label", at+": "+d.t(label)).Text(sign)
	}
	return elem("div.list role=group aria-label=%", at).Body(
		elem("span.place", place),
		input(d, bench.Field{Kind: bench.RaggedField, Row: i, Axis: n}, row.Text, func(text string) { d.bench.SetRaggedRow(i, n, text) }).Aria("label", at),
		tool("less", "−", words.LabelRemoveValue, func() { d.bench.SpinRaggedRow(i, n, -1) }).Attr("disabled", row.Length == 0),
		tool("more", "+", words.LabelAddValue, func() { d.bench.SpinRaggedRow(i, n, 1) }),
		tool("below", "↵", words.LabelAddRowBelow, func() { d.bench.AddRaggedRow(i, n) }),
		tool("drop", "×", words.LabelRemoveRow, func() { d.bench.RemoveRaggedRow(i, n) }),
	)
}

// indexText writes where a row stands: "1", or "0, 2" where lists are deeper.
func indexText(at []int) string {
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(at), "[]"), " ", ", ")
}
