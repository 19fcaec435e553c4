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
func typeSize(d *desk, field bench.Field) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		ctx.PreventUpdate()
		source := ctx.JSSrc()
		heard(source)
		source.Get("classList").Call("add", "typed")
		d.typing.field, d.typed = field, true
		d.typing.pause.start(typeDelay, func() {
			if text(source.Get("value")) != "" { // else the next size is still to come
				ctx.Dispatch(func(app.Context) { takeSize(d, source, field) })
			}
		})
	}
}

// takeSize gives an axis the size that stands over its chip.
func takeSize(d *desk, source app.Value, field bench.Field) {
	d.typing.pause.stop()
	value := text(source.Get("value"))
	if d.bench.HasAxis(field.Row, field.Axis) && value != text(source.Get("dataset").Get("value")) {
		d.act(func() { d.bench.SetSize(field.Row, field.Axis, value) })
		d.bench.Rest() // the next size is another edit
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

// keys makes a handler of strokes: do reports whether one means something here.
func (d *desk) keys(do func(stroke) bool) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		ctx.PreventUpdate()
		if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() {
			return
		}
		if do(stroke{text(e.Get("key")), e.Get("shiftKey").Bool(), e.Get("altKey").Bool(), ctx.JSSrc()}) {
			e.PreventDefault()
			e.Call("stopPropagation")
		}
	}
}

// chipDo does what a key means in a chip. What was typed counts first.
func chipDo(d *desk, c scene.Chip, s stroke) bool {
	i, k := c.Operand, c.Axis
	if s.alt || !d.bench.HasAxis(i, k) {
		return false
	}
	field := sizeField(i, k)
	typed := s.source.Get("classList").Call("contains", "typed").Bool()
	by := spins[s.key]
	if s.shift {
		by *= 10
	}
	switch {
	case by != 0:
		if typed {
			takeSize(d, s.source, field)
		}
		d.change(func() { d.bench.Spin(i, k, by) })
	case s.key == "+":
		d.change(func() { d.bench.AddAxis(i, k, 1) })
		aimChip(d, i, k)
	case s.key == "Enter":
		takeSize(d, s.source, field)
		s.source.Call("select")
	case s.key == "Escape":
		giveUp(d, s.source, typed)
	case typed:
		return false
	case s.key == "Delete":
		d.change(func() { d.bench.RemoveAxis(i, k) })
		aimChip(d, i, max(k-1, 0))
	default:
		return sideways(d, s)
	}
	return true
}

// spins are by how much keys change a size, with Shift ten times that.
var spins = map[string]int{"ArrowUp": 1, "ArrowDown": -1, "PageUp": 10, "PageDown": -10}

// giveUp brings back the size from before it was visited, or leaves the chip.
func giveUp(d *desk, source app.Value, typed bool) {
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

// sideways goes to the next chip of the row with an arrow.
func sideways(d *desk, s stroke) bool {
	switch s.key {
	case "ArrowLeft":
		nextChip(d, s.source, -1)
	case "ArrowRight":
		nextChip(d, s.source, 1)
	default:
		return false
	}
	return true
}

// nextChip goes to the chip of the same row that many further on.
func nextChip(d *desk, from app.Value, by int) {
	row := text(from.Get("dataset").Get("row"))
	list := d.owner.JSValue().Call("querySelectorAll", `.over :is(input, .row)[data-row="`+row+`"]`)
	for n := range list.Length() {
		if list.Index(n).Equal(from) && n+by >= 0 && n+by < list.Length() {
			list.Index(n + by).Call("focus")
			return
		}
	}
}

// sizeField is the field over the chip of an axis.
func sizeField(row, axis int) bench.Field {
	return bench.Field{Kind: bench.SizeField, Row: row, Axis: axis}
}

// aimChip lets the focus go to a chip once the page shows it.
func aimChip(d *desk, row, axis int) { d.aim = fieldID(sizeField(row, axis)) }

// choose makes a chip the one that the bar is for; nil none.
func (d *desk) choose(c *chip) {
	d.chosen = c
	d.refresh()
}

// gesture does what a pointer did to a chip; web/chips.js tells.
func gesture(d *desk, ctx app.Context, detail app.Value) {
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
			follow(d, chip{i, k}, chip{i, k + by})
		case "order":
			d.act(func() { d.bench.MoveOperand(i, by) })
			followRow(d, i, i+by)
		case "pull":
			d.act(func() { d.bench.AddAxis(i, 1, 1) })
			aimChip(d, i, 0)
		case "rest":
			d.bench.Rest()
		}
	})
}

// follow lets the choice go with a chip that moved.
func follow(d *desk, from, to chip) {
	if isChosen(d, from) && d.bench.HasAxis(to.row, to.axis) {
		d.chosen = &to
	}
	aimChip(d, to.row, to.axis)
}
