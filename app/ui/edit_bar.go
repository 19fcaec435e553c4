package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
)

// edit is the bar of the chosen chip: what a drag does, by buttons.
func (d *desk) edit() app.UI {
	if d.chosen == nil || !d.bench.HasAxis(d.chosen.row, d.chosen.axis) {
		return app.Elem("div").Class("edit").Hidden(true)
	}
	if d.chosen.axis == wholeRow {
		return d.editRow(d.chosen.row)
	}
	at, says := *d.chosen, d.lang.Stage()
	row := d.bench.Good.Rows()[at.row]
	axis := row.Shape.Axes[at.axis]
	return d.bar(at.row, d.axisText(at, axis),
		d.key("less", says.Smaller, func() { d.bench.Spin(at.row, at.axis, -1) }).Attr("disabled", axis.Size == 0).Text("−"),
		app.Elem("span").Class("number").Text(strconv.Itoa(axis.Size)),
		d.key("greater", says.Larger, func() { d.bench.Spin(at.row, at.axis, 1) }).Text("+"),
		d.key("to-left", says.MoveLeft, func() { d.shift(at, -1) }).Attr("disabled", at.axis == 0).Body(picture(`M12 4.5 6.5 10l5.5 5.5`)),
		d.key("to-right", says.MoveRight, func() { d.shift(at, 1) }).Attr("disabled", at.axis == row.Shape.Rank()-1).Body(picture(`M8 4.5 13.5 10 8 15.5`)),
		d.bin("remove-axis", words.LabelRemoveAxis, func() { d.bench.RemoveAxis(at.row, at.axis) }))
}

// editRow is the bar of a whole operand.
func (d *desk) editRow(i int) app.UI {
	says, count := d.lang.Stage(), len(d.bench.Good.Rows())
	return d.bar(i, d.bench.Good.Rows()[i].Shape.String(),
		d.key("up", says.MoveUp, func() { d.order(i, -1) }).Attr("disabled", i == 0).Body(picture(`M4.5 12 10 6.5l5.5 5.5`)),
		d.key("down", says.MoveDown, func() { d.order(i, 1) }).Attr("disabled", i == count-1).Body(picture(`M4.5 8 10 13.5 15.5 8`)),
		d.bin("remove-row", words.LabelRemoveOperand, func() { d.bench.RemoveOperand(i) }).Attr("disabled", count < 2))
}

// bar lays out whose chip it is for, its keys, and the button that ends the choice.
func (d *desk) bar(row int, what string, keys ...app.UI) app.UI {
	who := app.Elem("span").Class("who").Body(app.Elem("b").Text(d.name(row)), app.Elem("i").Text(what))
	done := button().Class("button", "primary").DataSet("do", "done").Text(d.t(words.LabelDone)).
		OnClick(func(app.Context, app.Event) { d.bench.Rest(); d.choose(nil) })
	return app.Elem("div").Class("edit", "chip", bench.OwnerClass(row)).Hidden(false).Body(
		append(append([]app.UI{who}, keys...), app.Elem("span").Class("gap"), done)...)
}

// bin is the key that removes what is chosen.
func (d *desk) bin(id string, label words.Label, remove func()) app.HTMLElem {
	return d.press(id, func() { remove(); d.chosen = nil }).Class("bin").Aria("label", d.t(label)).
		Body(picture(`M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6`), app.Elem("span").Text(d.t(label)))
}

// key is a button of the bar.
func (d *desk) key(id, label string, f func()) app.HTMLElem {
	return d.press(id, f).Class("key").Aria("label", label).Title(label)
}

// shift moves an axis, and the choice with it.
func (d *desk) shift(at chip, by int) {
	d.bench.MoveAxis(at.row, at.axis, by)
	d.chosen = &chip{at.row, at.axis + by}
}

// axisText names an axis: "columns, axis 1".
func (d *desk) axisText(at chip, axis engine.Axis) string {
	text := d.lang.Axis(at.axis)
	if axis.Name != "" {
		text = axis.Name + d.lang.In(", ", " · ") + text
	}
	return text
}
