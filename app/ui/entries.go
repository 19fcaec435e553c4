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
func (p *Playground) lists(i int) app.UI {
	l, ok := p.bench.Lists(i)
	if !ok || l.count()+len(l.Rows) > entriesLimit {
		return nil
	}
	return app.Div().Class("lists").Role("group").Aria("label", p.name(i)+": "+p.t(words.LabelRows)).Body(
		app.Div().Class("all").Body(app.Range(l.Rows).Slice(func(r int) app.UI { return p.list(i, r, l) })),
		app.If(l.Axis == 1 || len(l.Rows) == 0, func() app.UI {
			return p.press("list-last-"+strconv.Itoa(i), func() {
				if l, ok := p.bench.Lists(i); ok {
					p.bench.AddList(i, len(l.Rows)-1)
				}
			}).Class("button", "quiet").Text("+ " + p.t(words.LabelAddRow))
		}),
	)
}

// list draws row r: its length, its values and what can be done to it.
func (p *Playground) list(i, r int, l Lists) app.UI {
	row := l.Rows[r]
	id := strconv.Itoa(i) + "-" + strconv.Itoa(r)
	at := p.name(i) + ", " + p.t(words.LabelRow) + " " + indexText(row.At)
	return app.Div().Class("list").Role("group").Aria("label", at).Body(
		app.Span().Class("rail").Title(p.t(words.LabelLength)).Body(
			app.Small().Text(indexText(row.At)+" "), app.B().Text(len(row.Entries))),
		app.Div().Class("entries").Body(
			app.Div().Class("all").Body(app.Range(row.Entries).Slice(func(n int) app.UI {
				return p.entry(i, row.First+n, at, row.Entries[n])
			})),
			p.press("entry-add-"+id, func() { p.addEntry(i, r) }).Class("icon").
				Title(p.t(words.LabelAddValue)).Aria("label", at+": "+p.t(words.LabelAddValue)).Text("+"),
		),
		app.Span().Class("ends").Hidden(!l.Growable()).Body(
			p.tool("list-add-"+id, "↵", at, words.LabelAddRowBelow, func() { p.bench.AddList(i, r) }).Class("icon"),
			p.tool("list-drop-"+id, "×", at, words.LabelRemoveRow, func() { p.bench.RemoveList(i, r) }).Class("icon"),
		),
	)
}

// entry draws one value with what can be done to it.
func (p *Playground) entry(i, n int, at string, value engine.Nested) app.UI {
	field := Field{EntryField, i, n}
	id, text := strconv.Itoa(i)+"-"+strconv.Itoa(n), value.String()
	at += ", " + text
	return app.Div().Class("entry").Body(
		p.input(field, text, func(text string) { p.bench.SetEntry(i, n, text) }).
			Attr("size", min(max(len(text), 1), 12)).Attr("inputmode", "decimal").Aria("label", at).
			OnKeyDown(p.entryKey(i, n), app.EventScope(id)),
		app.Div().Class("tools").Body(
			p.tool("entry-up-"+id, "↑", at, words.LabelMoveUp, func() { p.moveEntry(i, n, -1) }).TabIndex(-1),
			p.tool("entry-drop-"+id, "×", at, words.LabelRemoveValue, func() { p.bench.RemoveEntry(i, n) }).TabIndex(-1),
			p.tool("entry-down-"+id, "↓", at, words.LabelMoveDown, func() { p.moveEntry(i, n, 1) }).TabIndex(-1),
		),
	)
}

// addEntry puts a value at the end of a list and the reader's hands on it.
func (p *Playground) addEntry(i, list int) {
	l, ok := p.bench.Lists(i)
	if !ok || list >= len(l.Rows) {
		return
	}
	row := l.Rows[list]
	p.bench.AddEntry(i, list, len(row.Entries))
	p.aim = Field{EntryField, i, row.First + len(row.Entries)}.id()
}

// moveEntry moves a value, and the focus with it.
func (p *Playground) moveEntry(i, n, by int) {
	p.aim = Field{EntryField, i, p.bench.MoveEntry(i, n, by)}.id()
}

// entryKey moves a value between rows with Alt and an arrow, adds one behind it
// with Enter, and removes one that is empty with Backspace.
func (p *Playground) entryKey(i, n int) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		edit := p.entryEdit(i, n, e.Get("key").String(), e.Get("altKey").Bool(), ctx.JSSrc())
		if edit == nil {
			ctx.PreventUpdate()
			return
		}
		e.PreventDefault()
		p.do(func(app.Value) { p.typed = false; edit() })(ctx, e)
	}
}

// entryEdit returns what a key does in the box of entry n; nil for nothing.
func (p *Playground) entryEdit(i, n int, key string, alt bool, box app.Value) func() {
	switch {
	case alt && key == "ArrowUp":
		return func() { p.moveEntry(i, n, -1) }
	case alt && key == "ArrowDown":
		return func() { p.moveEntry(i, n, 1) }
	case key == "Enter":
		return func() {
			if l, ok := p.bench.Lists(i); ok {
				row, at := l.find(n)
				p.bench.AddEntry(i, row, at+1)
				p.aim = Field{EntryField, i, n + 1}.id()
			}
		}
	case key == "Backspace" && text(box.Get("value")) == "":
		return func() {
			p.bench.RemoveEntry(i, n)
			p.aim = Field{EntryField, i, max(n-1, 0)}.id()
		}
	}
	return nil
}

// focusAim puts the focus on the field that an edit left it to.
func (p *Playground) focusAim() {
	if p.aim == "" {
		return
	}
	if field := query(p.JSValue(), "[data-field="+p.aim+"]"); field.Truthy() {
		field.Call("focus")
		field.Call("select")
	}
	p.aim = ""
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
