package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine"
)

// entriesLimit bounds the boxes that the rows of an operand are drawn with.
const entriesLimit = 64

// lists draws the ragged rows of operand i: a box for each value, and how many
// there are.
func (d *desk) lists(i int) app.UI {
	l, ok := d.bench.Lists(i)
	if !ok || l.count()+len(l.Rows) > entriesLimit {
		return nil
	}
	return app.Div().Class("lists").Role("group").Aria("label", d.name(i)+": "+d.t(words.LabelRows)).Body(
		app.Div().Class("all").Body(app.Range(l.Rows).Slice(func(r int) app.UI { return d.list(i, r, l) })),
		app.If(l.Axis == 1 || len(l.Rows) == 0, func() app.UI {
			return d.press("list-last-"+strconv.Itoa(i), func() {
				if l, ok := d.bench.Lists(i); ok {
					d.bench.AddList(i, len(l.Rows)-1)
				}
			}).Class("button", "quiet").Text("+ " + d.t(words.LabelAddRow))
		}),
	)
}

// list draws row r: its length, its values and what can be done to it.
func (d *desk) list(i, r int, l Lists) app.UI {
	row := l.Rows[r]
	id := strconv.Itoa(i) + "-" + strconv.Itoa(r)
	at := d.name(i) + ", " + d.t(words.LabelRow) + " " + indexText(row.At)
	return app.Div().Class("list").Role("group").Aria("label", at).Body(
		app.Span().Class("rail").Title(d.t(words.LabelLength)).Body(
			app.Small().Text(indexText(row.At)+" "), app.B().Text(len(row.Entries))),
		app.Div().Class("entries").Body(
			app.Div().Class("all").Body(app.Range(row.Entries).Slice(func(n int) app.UI {
				return d.entry(i, row.First+n, at, row.Entries[n])
			})),
			d.press("entry-add-"+id, func() { d.addEntry(i, r) }).Class("icon").
				Title(d.t(words.LabelAddValue)).Aria("label", at+": "+d.t(words.LabelAddValue)).Text("+"),
		),
		app.Span().Class("ends").Hidden(!l.Growable()).Body(
			d.tool("list-add-"+id, "↵", at, words.LabelAddRowBelow, func() { d.bench.AddList(i, r) }).Class("icon"),
			d.tool("list-drop-"+id, "×", at, words.LabelRemoveRow, func() { d.bench.RemoveList(i, r) }).Class("icon"),
		),
	)
}

// entry draws one value with what can be done to it.
func (d *desk) entry(i, n int, at string, value engine.Nested) app.UI {
	field := Field{EntryField, i, n}
	id, text := strconv.Itoa(i)+"-"+strconv.Itoa(n), value.String()
	at += ", " + text
	return app.Div().Class("entry").Body(
		d.input(field, text, func(text string) { d.bench.SetEntry(i, n, text) }).
			Attr("size", min(max(len(text), 1), 12)).Attr("inputmode", "decimal").Aria("label", at).
			OnKeyDown(d.entryKey(i, n), app.EventScope(id)),
		app.Div().Class("tools").Body(
			d.tool("entry-up-"+id, "↑", at, words.LabelMoveUp, func() { d.moveEntry(i, n, -1) }).TabIndex(-1),
			d.tool("entry-drop-"+id, "×", at, words.LabelRemoveValue, func() { d.bench.RemoveEntry(i, n) }).TabIndex(-1),
			d.tool("entry-down-"+id, "↓", at, words.LabelMoveDown, func() { d.moveEntry(i, n, 1) }).TabIndex(-1),
		),
	)
}

// addEntry puts a value at the end of a list and the reader's hands on it.
func (d *desk) addEntry(i, list int) {
	l, ok := d.bench.Lists(i)
	if !ok || list >= len(l.Rows) {
		return
	}
	row := l.Rows[list]
	d.bench.AddEntry(i, list, len(row.Entries))
	d.aim = Field{EntryField, i, row.First + len(row.Entries)}.id()
}

// moveEntry moves a value, and the focus with it.
func (d *desk) moveEntry(i, n, by int) {
	d.aim = Field{EntryField, i, d.bench.MoveEntry(i, n, by)}.id()
}

// entryKey moves a value between rows with Alt and an arrow, adds one behind it
// with Enter, and removes one that is empty with Backspace.
func (d *desk) entryKey(i, n int) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		edit := d.entryEdit(i, n, e.Get("key").String(), e.Get("altKey").Bool(), ctx.JSSrc())
		if edit == nil {
			ctx.PreventUpdate()
			return
		}
		e.PreventDefault()
		d.do(func(app.Value) { d.typed = false; edit() })(ctx, e)
	}
}

// entryEdit returns what a key does in the box of entry n; nil for nothing.
func (d *desk) entryEdit(i, n int, key string, alt bool, box app.Value) func() {
	switch {
	case alt && key == "ArrowUp":
		return func() { d.moveEntry(i, n, -1) }
	case alt && key == "ArrowDown":
		return func() { d.moveEntry(i, n, 1) }
	case key == "Enter":
		return func() {
			if l, ok := d.bench.Lists(i); ok {
				row, at := l.find(n)
				d.bench.AddEntry(i, row, at+1)
				d.aim = Field{EntryField, i, n + 1}.id()
			}
		}
	case key == "Backspace" && text(box.Get("value")) == "":
		return func() {
			d.bench.RemoveEntry(i, n)
			d.aim = Field{EntryField, i, max(n-1, 0)}.id()
		}
	}
	return nil
}

// focusAim puts the focus on the field that an edit left it to.
func (d *desk) focusAim() {
	if d.aim == "" {
		return
	}
	if field := query(d.owner.JSValue(), "[data-field="+d.aim+"]"); field.Truthy() {
		field.Call("focus")
		field.Call("select")
	}
	d.aim = ""
}

// indexText writes where a row stands: "1", or "0, 2" where lists are deeper.
func indexText(at []int) string {
	text := ""
	for k, i := range at {
		if k > 0 {
			text += ", "
		}
		text += strconv.Itoa(i)
	}
	return text
}
