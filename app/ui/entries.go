package ui

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
)

// listsPage draws a page of the ragged rows of operand i: a box for each value, and
// how many there are. It says so where they are too many for that.
func listsPage(d *desk, i int) app.UI {
	l, ok := d.bench.Lists(i)
	switch {
	case !ok && d.bench.ListsTooLong(i):
		return elem("p.lists", d.t(words.LabelTooManyValues))
	case !ok:
		return nil
	}
	shown, page, pages := l.Page(d.bench.Pages[i])
	return elem("div.lists role=group aria-label=%", d.name(i)+": "+d.t(words.LabelRows)).Body(
		pager(d, i, page, pages),
		elem("div.all").Body(several(len(shown), func(n int) app.UI { return list(d, i, shown[n], l) })...),
		d.press("list-last-"+strconv.Itoa(i), func() {
			d.bench.AddList(i, math.MaxInt)
			d.bench.Pages[i] = math.MaxInt
		}).Class("button", "quiet").Text("+ "+d.t(words.LabelAddRow)),
	)
}

// pager turns the pages of lists where there are several.
func pager(d *desk, i, page, pages int) app.UI {
	if pages < 2 {
		return nil
	}
	id, at := strconv.Itoa(i), d.name(i)
	return elem("div.pager").Body(
		tool(d, "rows-before-"+id, "‹", at, words.LabelRowsBefore, func() { d.bench.Turn(i, -1) }).Class("icon").Attr("disabled", page == 0),
		elem("span", strconv.Itoa(page+1)+" / "+strconv.Itoa(pages)),
		tool(d, "rows-after-"+id, "›", at, words.LabelRowsAfter, func() { d.bench.Turn(i, 1) }).Class("icon").Attr("disabled", page == pages-1),
	)
}

// list draws a row, or a list of rows: its length, its values and what can be
// done to it.
func list(d *desk, i int, row bench.List, l bench.Lists) app.UI {
	id := strconv.Itoa(i)
	for _, n := range row.At {
		id += "-" + strconv.Itoa(n)
	}
	place := indexText(row.At)
	at := d.name(i) + ", " + d.t(words.LabelRow) + " " + place
	last := len(row.At) - 1
	return elem("div.list role=group data-depth=% aria-label=%", strconv.Itoa(len(row.At)), at).Body(
		elem("span.rail title=%", d.t(words.LabelLength)).Body(elem("small", place+" "), elem("b", strconv.Itoa(row.Length))),
		inside(d, i, id, at, row, l),
		elem("span.ends hidden=%", flag(!l.Growable(last))).Body(
			tool(d, "list-add-"+id, "↵", at, words.LabelAddRowBelow, func() {
				d.bench.AddList(i, append(slices.Clone(row.At[:last]), row.At[last]+1)...)
			}).Class("icon"),
			tool(d, "list-drop-"+id, "×", at, words.LabelRemoveRow, func() { d.bench.RemoveList(i, row.At...) }).Class("icon"),
		),
	)
}

// inside draws the values of a row, and what adds to a list.
func inside(d *desk, i int, id, at string, row bench.List, l bench.Lists) app.UI {
	if row.Row < 0 {
		return elem("div.entries hidden=%", flag(!l.Growable(len(row.At)))).Body(
			tool(d, "list-in-"+id, "+", at, words.LabelAddRowInside, func() {
				d.bench.AddList(i, append(slices.Clone(row.At), math.MaxInt)...)
			}).Class("icon"))
	}
	return elem("div.entries").Body(
		elem("div.all").Body(several(len(row.Shown), func(n int) app.UI { return entry(d, i, row.First+n, at, row.Shown[n]) })...),
		tool(d, "entry-add-"+strconv.Itoa(i)+"-"+strconv.Itoa(row.Row), "+", at, words.LabelAddValue, func() { addEntry(d, i, row.Row) }).Class("icon"),
	)
}

// entry draws one value with what can be done to it.
func entry(d *desk, i, n int, at string, value engine.Nested) app.UI {
	id, text := strconv.Itoa(i)+"-"+strconv.Itoa(n), value.String()
	at += ", " + text
	field := input(d, entryField(i, n), text, func(text string) { d.bench.SetEntry(i, n, text) }).
		Attr("size", min(max(len(text), 1), 12)).Attr("inputmode", "decimal").Attr("aria-label", at).
		OnKeyDown(d.keys(func(s stroke) bool { return entryDo(d, i, n, s) }), scope(id))
	return elem("div.entry").Body(field, elem("div.tools").Body(
		tool(d, "entry-up-"+id, "↑", at, words.LabelMoveUp, func() { moveEntry(d, i, n, -1) }).TabIndex(-1),
		tool(d, "entry-drop-"+id, "×", at, words.LabelRemoveValue, func() { d.bench.RemoveEntry(i, n) }).TabIndex(-1),
		tool(d, "entry-down-"+id, "↓", at, words.LabelMoveDown, func() { moveEntry(d, i, n, 1) }).TabIndex(-1),
	))
}

// entryField is the box of entry n of operand i.
func entryField(i, n int) bench.Field {
	return bench.Field{Kind: bench.EntryField, Row: i, Axis: n}
}

// addEntry adds a value at the end of a row and gives it the focus.
func addEntry(d *desk, i, number int) {
	l, ok := d.bench.Lists(i)
	if !ok || number >= len(l.Rows()) {
		return
	}
	row := l.Rows()[number]
	d.bench.AddEntry(i, number, row.Length)
	hold(d, i, row.First+row.Length)
}

// moveEntry moves a value, and the focus with it.
func moveEntry(d *desk, i, n, by int) { hold(d, i, d.bench.MoveEntry(i, n, by)) }

// hold puts the focus on entry n, on whatever page it is.
func hold(d *desk, i, n int) {
	d.bench.ShowEntry(i, n)
	d.aim = fieldID(entryField(i, n))
}

// entryDo does what a key means in the box of entry n: Alt and an arrow move the
// value between rows, Enter adds one behind it, and Backspace removes one that is
// empty.
func entryDo(d *desk, i, n int, s stroke) bool {
	switch {
	case s.alt && s.key == "ArrowUp":
		d.change(func() { moveEntry(d, i, n, -1) })
	case s.alt && s.key == "ArrowDown":
		d.change(func() { moveEntry(d, i, n, 1) })
	case s.key == "Enter":
		d.change(func() {
			if l, ok := d.bench.Lists(i); ok {
				row, at := l.Find(n)
				d.bench.AddEntry(i, row.Row, at+1)
				hold(d, i, n+1)
			}
		})
	case s.key == "Backspace" && text(s.source.Get("value")) == "":
		d.change(func() {
			d.bench.RemoveEntry(i, n)
			hold(d, i, max(n-1, 0))
		})
	default:
		return false
	}
	return true
}

// focusAim puts the focus on the field that an edit left it to.
func focusAim(d *desk) {
	if d.aim == "" {
		return
	}
	field := d.query("[data-field=" + d.aim + "]")
	if focus(field); field.Truthy() && field.Get("select").Truthy() {
		field.Call("select")
	}
	d.aim = ""
}

// indexText writes where a row stands: "1", or "0, 2" where lists are deeper.
func indexText(at []int) string {
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(at), "[]"), " ", ", ")
}

// tool is a small button of a row or a value.
func tool(d *desk, id, sign, at string, label words.Label, f func()) app.HTMLElem {
	return d.press(id, f).Title(d.t(label)).Aria("label", at+": "+d.t(label)).Text(sign)
}
