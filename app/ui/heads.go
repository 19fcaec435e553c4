package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
)

// A heading is the column whose name is edited, and whence.
type heading struct{ column, row int }

// nobody stands for the row of a heading that was pressed itself.
const nobody = -1

// head is the heading of a column: pressed, it becomes the field of its name.
func head(d *desk, k int, style string) app.UI {
	id, column := fieldID(headField(k)), strconv.Itoa(k)
	if d.naming == nil || d.naming.column != k {
		return elem("div.head style=% data-column=% title=%", style, column, d.t(words.LabelNameKeys)).
			OnClick(func(app.Context, app.Event) { openHead(d, k, nobody) }, scope(id))
	}
	return textField("class=head style=% data-column=% data-field=% data-value=% aria-label=%",
		style, column, id, d.bench.ColumnName(k), d.t(words.LabelNameOf)+" "+column).
		OnKeyDown(d.keys(d.headDo), scope(id)).
		OnInput(func(ctx app.Context, _ app.Event) {
			ctx.PreventUpdate()
			d.typing.field, d.typed = headField(k), true
		}, scope(id)).
		OnBlur(func(ctx app.Context, _ app.Event) { takeHead(d, ctx.JSSrc()) }, scope(id))
}

// headField is the field of a column's name.
func headField(column int) bench.Field { return bench.Field{Kind: bench.NameField, Axis: column} }

// openHead makes a heading a field.
func openHead(d *desk, column, row int) {
	d.naming, d.aim = &heading{column, row}, fieldID(headField(column))
	d.refresh()
}

// headDo takes the name with Enter, and leaves it as it was with Escape.
func (d *desk) headDo(s stroke) bool {
	if s.key != "Enter" && s.key != "Escape" || d.naming == nil {
		return false
	}
	row, column := d.naming.row, d.naming.column
	if s.key == "Escape" {
		s.source.Set("value", d.bench.ColumnName(column))
	}
	takeHead(d, s.source)
	if axis := d.bench.OwnAxis(row, column); axis >= 0 {
		aimChip(d, row, axis)
	}
	return true
}

// takeHead gives the axis the name in its field, and closes the field.
func takeHead(d *desk, source app.Value) {
	if d.naming == nil {
		return // Enter comes before the focus goes
	}
	column := d.naming.column
	d.naming, d.typed = nil, false
	if name := text(source.Get("value")); name != d.bench.ColumnName(column) {
		d.act(func() { d.bench.RenameColumn(column, name) })
	}
	d.refresh()
}
