package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
)

// chosenBar is the bar of the chosen chip: what a drag does, by buttons.
func chosenBar(d *desk) app.UI {
	if d.chosen == nil || !d.bench.HasAxis(d.chosen.row, d.chosen.axis) {
		return elem("div.edit hidden=true")
	}
	at := *d.chosen
	if at.axis == wholeRow {
		return editRow(d, at.row)
	}
	row := d.bench.Good.Rows[at.row]
	axis := row.Shape.Axes[at.axis]
	number := strconv.Itoa(axis.Size)
	what := axisOf(d, at)
	if axis.Name != "" {
		what = axis.Name + d.lang.In(", ", " · ") + what
	}
	spin := func(by int) func() { return func() { d.bench.Spin(at.row, at.axis, by) } }
	shift := func(by int) func() {
		return func() {
			d.bench.MoveAxis(at.row, at.axis, by)
			d.chosen = &chip{at.row, at.axis + by}
		}
	}
	return editBar(d, at.row, what,
		barKey(d, "less", words.LabelLess, axis.Size > 0, spin(-1)).Text("−"),
		elem("span.number style=%", "--digits:"+strconv.Itoa(len(number)), number),
		barKey(d, "greater", words.LabelGreater, true, spin(1)).Text("+"),
		barKey(d, "to-left", words.LabelLeft, at.axis > 0, shift(-1)).Body(picture(`M12 4.5 6.5 10l5.5 5.5`)),
		barKey(d, "to-right", words.LabelRightwards, at.axis < row.Shape.Rank()-1, shift(1)).Body(picture(`M8 4.5 13.5 10 8 15.5`)),
		barBin(d, "remove-axis", words.LabelRemoveAxis, true, func() { d.bench.RemoveAxis(at.row, at.axis) }))
}

// axisOf says which axis of the result a chip stands in, and which of its own
// operand it is where that is another.
func axisOf(d *desk, at chip) string {
	own := d.lang.Axis(at.axis)
	for _, c := range d.canvas.plan.Chips {
		if c.Operand == at.row && c.Axis == at.axis && c.Column != at.axis {
			return d.lang.Axis(c.Column) + d.lang.In(", its own "+own, "，自身的"+own)
		}
	}
	return own
}

// editRow is the bar of a whole operand.
func editRow(d *desk, i int) app.UI {
	count := len(d.bench.Good.Rows)
	return editBar(d, i, d.bench.Good.Rows[i].Shape.String(),
		barKey(d, "up", words.LabelUp, i > 0, func() { moveOperand(d, i, -1) }).Body(picture(`M4.5 12 10 6.5l5.5 5.5`)),
		barKey(d, "down", words.LabelDown, i < count-1, func() { moveOperand(d, i, 1) }).Body(picture(`M4.5 8 10 13.5 15.5 8`)),
		barBin(d, "remove-row", words.LabelRemoveOperand, d.bench.CanRemoveOperand(), func() { d.bench.RemoveOperand(i) }))
}

// editBar lays out whose chip it is for, its keys, and the button that ends the choice.
func editBar(d *desk, row int, what string, keys ...app.UI) app.UI {
	who := elem("span.who").Body(elem("b", d.name(row)), elem("i", what))
	done := elem("button.button.primary type=button data-do=done", d.t(words.LabelDone)).
		OnClick(func(app.Context, app.Event) { d.bench.Rest(); d.choose(nil) })
	return elem("div.edit.chip class=% hidden=false", bench.OwnerClass(row)).Body(
		append(append([]app.UI{who}, keys...), elem("span.gap"), done)...)
}

// barBin is the key that removes what is chosen.
func barBin(d *desk, id string, label words.Label, can bool, remove func()) app.HTMLElem {
	return d.press(id, func() { remove(); d.chosen = nil }).Class("bin").Attr("disabled", !can).Attr("aria-label", d.t(label)).
		Body(picture(`M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6`), elem("span", d.t(label)))
}

// barKey is a button of the bar.
func barKey(d *desk, id string, label words.Label, can bool, f func()) app.HTMLElem {
	return named(d.press(id, f).Class("key").Attr("disabled", !can), d.t(label))
}
