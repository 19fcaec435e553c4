package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/scene"
)

// typeDelay is how long digits may follow each other before they count.
const typeDelay = 250 * time.Millisecond

// typeSize takes what is typed over a chip, once no more follows.
func (d *desk) typeSize(field bench.Field) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		ctx.PreventUpdate()
		source := ctx.JSSrc()
		source.Get("classList").Call("add", "typed")
		d.typing.field, d.typed = field, true
		d.typing.pause.start(typeDelay, func() {
			ctx.Dispatch(func(app.Context) { d.takeSize(source, field) })
		})
	}
}

// takeSize gives an axis the size that stands over its chip.
func (d *desk) takeSize(source app.Value, field bench.Field) {
	d.typing.pause.stop()
	if text(source.Get("value")) == "" {
		return // it was emptied, and the next size is still to come
	}
	if value := text(source.Get("value")); d.bench.HasAxis(field.Row, field.Axis) && value != text(source.Get("dataset").Get("value")) {
		d.act(func() { d.bench.SetSize(field.Row, field.Axis, value) })
	}
	if d.bench.Slip == nil {
		source.Get("classList").Call("remove", "typed")
		source.Call("select") // the next digit begins another size
	}
}

// A stroke is a key that is pressed in a field.
type stroke struct {
	key        string
	shift, alt bool
	source     app.Value
}

// keys makes a handler of strokes: find returns what one does, nil for nothing.
func (d *desk) keys(find func(stroke) func()) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		ctx.PreventUpdate()
		if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() {
			return
		}
		if do := find(stroke{text(e.Get("key")), e.Get("shiftKey").Bool(), e.Get("altKey").Bool(), ctx.JSSrc()}); do != nil {
			e.PreventDefault()
			e.Call("stopPropagation")
			do()
		}
	}
}

// chipDo returns what a key does in a chip; nil for nothing. What was typed
// counts first.
func (d *desk) chipDo(c scene.Chip, s stroke) func() {
	i, k, source := c.Operand, c.Axis, s.source
	if s.alt || !d.bench.HasAxis(i, k) {
		return nil
	}
	typed := source.Get("classList").Call("contains", "typed").Bool()
	step := 1
	if s.shift {
		step = 10
	}
	spin := func(by int) func() {
		return func() {
			if typed {
				d.takeSize(source, bench.Field{Kind: bench.SizeField, Row: i, Axis: k})
			}
			d.typed = false
			d.act(func() { d.bench.Spin(i, k, by) })
		}
	}
	press := func(edit func(), focus int) func() {
		return func() {
			d.typed = false
			d.act(edit)
			d.aimChip(i, focus)
		}
	}
	switch s.key {
	case "ArrowUp":
		return spin(step)
	case "ArrowDown":
		return spin(-step)
	case "PageUp":
		return spin(10)
	case "PageDown":
		return spin(-10)
	case "+":
		return press(func() { d.bench.AddAxis(i, k) }, k)
	case "Enter":
		return func() { d.takeSize(source, bench.Field{Kind: bench.SizeField, Row: i, Axis: k}); source.Call("select") }
	case "Escape":
		return func() { d.giveUp(source, typed) }
	case "F2":
		return func() { d.openHead(c.Column, c.Operand) }
	}
	if typed {
		return nil
	}
	switch s.key {
	case "Delete":
		return press(func() { d.bench.RemoveAxis(i, k) }, max(k-1, 0))
	case "ArrowLeft":
		return func() { d.nextChip(source, -1) }
	case "ArrowRight":
		return func() { d.nextChip(source, 1) }
	}
	return nil
}

// giveUp brings back the size from before it was visited, or leaves the chip.
func (d *desk) giveUp(source app.Value, typed bool) {
	d.typing.pause.stop()
	d.typed = false
	if d.bench.Slip != nil || typed {
		d.bench.Slip = nil
		source.Set("value", source.Get("dataset").Get("value"))
		source.Get("classList").Call("remove", "typed")
		d.act(func() {})
		return
	}
	d.choose(nil)
	source.Call("blur")
}

// nextChip goes to the chip of the same row that many further on.
func (d *desk) nextChip(from app.Value, by int) {
	row := text(from.Get("dataset").Get("row"))
	list := d.owner.JSValue().Call("querySelectorAll", `.over :is(input, .row)[data-row="`+row+`"]`)
	for n := range list.Length() {
		if list.Index(n).Equal(from) && n+by >= 0 && n+by < list.Length() {
			list.Index(n + by).Call("focus")
			return
		}
	}
}

// aimChip lets the focus go to a chip once the page shows it.
func (d *desk) aimChip(row, axis int) {
	d.aim = fieldID(bench.Field{Kind: bench.SizeField, Row: row, Axis: axis})
}

// choose makes a chip the one that the bar is for; nil none.
func (d *desk) choose(c *chip) {
	d.chosen = c
	d.own.Dispatch(func(ctx app.Context) { ctx.Defer(func(app.Context) { d.fields() }) })
}

// gesture does what a pointer did to a chip; web/chips.js tells.
func (d *desk) gesture(ctx app.Context, detail app.Value) {
	ctx.Dispatch(func(app.Context) {
		i, k, by := detail.Get("row").Int(), detail.Get("axis").Int(), detail.Get("by").Int()
		if !d.bench.HasAxis(i, k) {
			return
		}
		d.typed = false
		switch text(detail.Get("do")) {
		case "spin":
			d.act(func() { d.bench.Spin(i, k, by) })
		case "move":
			d.act(func() { d.bench.MoveAxis(i, k, by) })
			d.follow(chip{i, k}, chip{i, k + by})
		case "order":
			d.act(func() { d.bench.MoveOperand(i, by) })
			d.followRow(i, i+by)
		case "remove":
			d.chosen = nil
			d.act(func() { d.bench.RemoveAxis(i, k) })
		case "rest":
			d.bench.Rest()
		}
	})
}

// follow lets the choice go with a chip that moved.
func (d *desk) follow(from, to chip) {
	if d.chosen != nil && *d.chosen == from && d.bench.HasAxis(to.row, to.axis) {
		d.chosen = &to
	}
	d.aimChip(to.row, to.axis)
}
