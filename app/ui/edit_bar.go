package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
	class := operandClass(at.row)
	return app.Elem("div").Class("edit", "chip", class).Hidden(false).Body(
		app.Elem("span").Class("who").Body(app.Elem("b").Text(row.Called(at.row)), app.Elem("i").Text(d.axisText(at, axis))),
		d.key("less", says.Smaller, func() { d.bench.Spin(at.row, at.axis, -1) }).Attr("disabled", axis.Size == 0).Text("−"),
		app.Elem("span").Class("number").Text(strconv.Itoa(axis.Size)),
		d.key("greater", says.Larger, func() { d.bench.Spin(at.row, at.axis, 1) }).Text("+"),
		d.key("to-left", says.MoveLeft, func() { d.shift(at, -1) }).Attr("disabled", at.axis == 0).Body(picture(`M12 4.5 6.5 10l5.5 5.5`)),
		d.key("to-right", says.MoveRight, func() { d.shift(at, 1) }).Attr("disabled", at.axis == row.Shape.Rank()-1).Body(picture(`M8 4.5 13.5 10 8 15.5`)),
		d.press("remove-axis", func() { d.bench.RemoveAxis(at.row, at.axis); d.chosen = nil }).Class("bin").
			Aria("label", d.t(words.LabelRemoveAxis)).Body(picture(`M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6`), app.Elem("span").Text(d.t(words.LabelRemoveAxis))),
		app.Elem("span").Class("gap"),
		d.done(),
	)
}

// editRow is the bar of a whole operand.
func (d *desk) editRow(i int) app.UI {
	says, count := d.lang.Stage(), len(d.bench.Good.Rows())
	return app.Elem("div").Class("edit", "chip", operandClass(i)).Hidden(false).Body(
		app.Elem("span").Class("who").Body(app.Elem("b").Text(d.name(i)), app.Elem("i").Text(d.bench.Good.Rows()[i].Shape.String())),
		d.key("up", says.MoveUp, func() { d.order(i, -1) }).Attr("disabled", i == 0).Body(picture(`M4.5 12 10 6.5l5.5 5.5`)),
		d.key("down", says.MoveDown, func() { d.order(i, 1) }).Attr("disabled", i == count-1).Body(picture(`M4.5 8 10 13.5 15.5 8`)),
		d.press("remove-row", func() { d.bench.RemoveOperand(i); d.chosen = nil }).Class("bin").Attr("disabled", count < 2).
			Aria("label", d.t(words.LabelRemoveOperand)).Body(picture(`M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6`), app.Elem("span").Text(d.t(words.LabelRemoveOperand))),
		app.Elem("span").Class("gap"),
		d.done(),
	)
}

// done is the button that ends the choice.
func (d *desk) done() app.UI {
	return button().Class("button", "primary").DataSet("do", "done").Text(d.t(words.LabelDone)).
		OnClick(func(ctx app.Context, _ app.Event) { d.bench.Rest(); d.choose(nil) })
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
	text := d.lang.In("axis ", "轴 ") + strconv.Itoa(at.axis)
	if axis.Name != "" {
		text = axis.Name + d.lang.In(", ", " · ") + text
	}
	return text
}
