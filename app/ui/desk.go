package ui

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
)

// A desk is where a bench is edited: the line of Python and rows of axis boxes,
// in step. It is a part of the component that shows the figure, its owner.
type desk struct {
	view
	bench   *bench.Bench
	owner   owner
	own     app.Context       // of the owner; that of a button ends with the button
	typing  typing            // the focused field
	typed   bool              // whether there is one
	chosen  *chip             // that the bar is for; nil for none
	ragged  int               // the operand whose rows are open
	aim     string            // the field that the focus goes to next; "" leaves it
	presses map[string]func() // what each button does, as it was drawn last
	pressed string            // the button that had the focus when it was pressed; "" for none
	copied  string            // what was copied last
	sheet   bool              // the sheet is open
	behind  bool              // all but the figure shows what was before
	rest    pause             // before it follows the bench
	later   pause             // before the address or the host follows it
}

// An owner is a component with a desk.
type owner interface {
	JSValue() app.Value
	show() // draws what the bench holds
}

// playground returns the owner where that is the page of its own, nil in a frame.
func playground(d *desk) *Playground {
	p, _ := d.owner.(*Playground)
	return p
}

// OnDismount stops what waits and removes the event listeners.
func (d *desk) OnDismount() {
	for _, p := range []*pause{&d.rest, &d.later, &d.typing.pause} {
		p.stop()
	}
	d.view.OnDismount()
}

// Typing is the field in which the reader types, and the wait for more.
type typing struct {
	field bench.Field
	pause pause
}

// do makes a handler of f for the button or field called id. The figure of what f
// changes is drawn at once, and the rest of the page a little later; a panic leaves
// what was typed and says so.
func (d *desk) do(id string, f func(app.Value)) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		ctx.PreventUpdate()
		if d.behind && id != fieldID(bench.Field{}) {
			again(d, id, ctx.JSSrc().Get("value"), text(e.Get("type")))
			return
		}
		d.copied = ""
		heard(ctx.JSSrc())
		d.act(func() { f(ctx.JSSrc()) })
	}
}

// act makes an edit: its figure is drawn at once.
func (d *desk) act(edit func()) {
	defer catchUp(d)
	defer caught(func(reason string) { d.crash = reason; d.bench.Broke(reason) })
	d.crash, d.behind = "", true
	edit()
	d.owner.show()
}

// How long nothing changes before the rest of the page follows the figure. Who
// types on, even on a slow machine, is not interrupted, waits for nothing and is
// not told of a line that is unfinished.
const (
	pressDelay = 160 * time.Millisecond
	typedDelay = 320 * time.Millisecond
)

// catchUp brings all but the figure in line with the bench, once nothing has
// changed for a while.
func catchUp(d *desk) {
	d.behind = true
	delay := pressDelay
	switch {
	case d.bench.Pasted:
		delay = 0 // nobody types on
	case d.typed:
		delay = typedDelay
	}
	d.rest.start(delay, d.refresh)
}

// refresh brings the page in line with the bench.
func (d *desk) refresh() {
	d.own.Dispatch(func(ctx app.Context) { ctx.Defer(func(app.Context) { d.fields() }) })
}

// query returns the first element of the owner that matches the selector.
func (d *desk) query(selector string) app.Value { return query(d.owner.JSValue(), selector) }

// change makes an edit that is not typed.
func (d *desk) change(edit func()) {
	d.typed = false
	d.act(edit)
}

// again lets an event of anything but the line wait until the page shows what
// it is about: a button of the second operand may be that of no operand now. It
// finds the element by its id, because go-app may have made another button of it.
func again(d *desk, id string, value app.Value, event string) {
	same := `[data-do="` + id + `"],[data-field="` + id + `"]`
	d.own.Dispatch(func(ctx app.Context) {
		ctx.Defer(func(app.Context) {
			d.fields()
			if source := d.query(same); source.Truthy() {
				source.Set("value", value)
				source.Call("dispatchEvent", app.Window().Get("Event").New(event, map[string]any{"bubbles": true}))
			}
		})
	})
}

// press is a button that does f. go-app keeps the first handler of a button that is
// drawn again, so that this one looks up what the button does by now.
func (d *desk) press(id string, f func()) app.HTMLElem {
	if d.presses == nil {
		d.presses = map[string]func(){}
	}
	d.presses[id] = f
	return elem("button type=button data-do=%", id).OnClick(d.do(id, func(source app.Value) {
		d.typed = false
		if source.Call("matches", ":focus").Bool() {
			d.pressed = id
		}
		d.presses[id]()
	}), scope(id))
}

// input is a field that holds value and gives what is typed to set.
func input(d *desk, f bench.Field, value string, set func(text string)) app.HTMLElem {
	id, slipped := fieldID(f), slipped(d, f)
	if slipped {
		value = d.bench.Slip.Text
	}
	return textField("data-field=% data-value=% aria-invalid=%", id, value, flag(slipped)).
		OnInput(d.do(id, func(source app.Value) {
			d.typing.field, d.typed = f, true
			set(source.Get("value").String())
		}), scope(id)).
		OnBlur(d.leave, scope(id))
}

func slipped(d *desk, f bench.Field) bool { return d.bench.Slip != nil && d.bench.Slip.Field == f }

// leave writes into a field what was understood, once it is left. What waits
// to be taken is taken first.
func (d *desk) leave(ctx app.Context, _ app.Event) {
	if source := ctx.JSSrc(); d.typing.field.Kind == bench.SizeField && source.Get("classList").Call("contains", "typed").Bool() {
		takeSize(d, source, d.typing.field)
	}
	d.typed = false
	d.bench.Rest()
	ctx.Defer(func(app.Context) { d.fields() })
}

// fields writes its value into each field but the one in which the reader types.
// go-app would not: it believes that a field still holds what it wrote there.
func (d *desk) fields() {
	d.rest.stop()
	d.behind, d.bench.Pasted = false, false
	settleDesk(d)
	if d.canvas.element != nil {
		d.canvas.element.Call("removeAttribute", "data-unsaid")
	}
	list := d.owner.JSValue().Call("querySelectorAll", "[data-field]")
	for i := range list.Length() {
		field := list.Index(i)
		data := field.Get("dataset")
		if d.typed && text(data.Get("field")) == fieldID(d.typing.field) || text(data.Get("unheard")) != "" {
			continue
		}
		value := text(data.Get("value"))
		if text(data.Get("field")) == fieldID(bench.Field{}) {
			value = lineValue(d) // an attribute loses the blanks before it
		}
		if value != keep && text(field.Get("value")) != value {
			field.Set("value", value)
			if field.Call("matches", ".chip:focus").Bool() {
				field.Call("select") // what is typed next takes the place of the size
			}
		}
		field.Get("classList").Call("remove", "typed")
	}
	if d.query("#program").Truthy() {
		paint(d)
	}
	still(d)
	focusAim(d)
	refocus(d)
}

// heard removes the mark with which web/chips.js protects what is typed into a field until
// the program knows it.
func heard(field app.Value) { field.Call("removeAttribute", "data-unheard") }

// refocus gives the focus back that went with a button: to the button that does
// the same now, or to the one that takes back what was done.
func refocus(d *desk) {
	id := d.pressed
	d.pressed = ""
	active := document().Get("activeElement") // a browser takes the focus from what cannot have it a frame later
	kept := !active.Equal(document().Get("body")) && !active.Call("matches", ":disabled, [hidden] *").Bool()
	if id == "" || kept {
		return
	}
	for _, next := range []string{id, "undo"} {
		if button := d.query(`[data-do="` + next + `"]:not(:disabled)`); button.Truthy() {
			button.Call("focus", map[string]any{"preventScroll": true})
			return
		}
	}
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

// fieldNames are what the kinds of fields are called in the page.
var fieldNames = [...]string{bench.LineField: "line", bench.RowField: "row", bench.SizeField: "size",
	bench.RaggedField: "ragged", bench.Press: "press"}

// fieldID returns what a field is called in the page.
func fieldID(f bench.Field) string {
	return fieldNames[f.Kind] + strconv.Itoa(f.Row) + "-" + strconv.Itoa(f.Axis)
}
