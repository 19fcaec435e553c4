package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
)

// A heading is the column whose name is edited, and whence.
type heading struct{ column, row int }

// nobody stands for the row of a heading that was pressed itself.
const nobody = -1

// head is the heading of a column: pressed, it becomes the field of its name.
func (d *desk) head(k int, style string) app.UI {
	id := fieldID(headField(k))
	if d.naming == nil || d.naming.column != k {
		return app.Elem("div").Class("head").Attr("style", style).DataSet("column", k).Title(d.lang.Stage().NameKeys).
			OnClick(func(app.Context, app.Event) { d.openHead(k, nobody) }, app.EventScope(id))
	}
	return textField().Class("head").Attr("style", style).
		DataSet("column", k).DataSet("field", id).DataSet("value", d.bench.ColumnName(k)).
		Aria("label", d.lang.Stage().NameOf+" "+strconv.Itoa(k)).
		OnKeyDown(d.keys(d.headDo), app.EventScope(id)).
		OnInput(func(ctx app.Context, _ app.Event) {
			ctx.PreventUpdate()
			d.typing.field, d.typed = headField(k), true
		}, app.EventScope(id)).
		OnBlur(func(ctx app.Context, _ app.Event) { d.takeHead(ctx.JSSrc()) }, app.EventScope(id))
}

// headField is the field of a column's name.
func headField(column int) bench.Field { return bench.Field{Kind: bench.NameField, Axis: column} }

// openHead makes a heading a field.
func (d *desk) openHead(column, row int) {
	d.naming, d.aim = &heading{column, row}, fieldID(headField(column))
	d.choose(d.chosen)
}

// headDo takes the name with Enter, and leaves it as it was with Escape.
func (d *desk) headDo(s stroke) func() {
	if s.key != "Enter" && s.key != "Escape" || d.naming == nil {
		return nil
	}
	return func() {
		row, column := d.naming.row, d.naming.column
		if s.key == "Escape" {
			s.source.Set("value", d.bench.ColumnName(column))
		}
		d.takeHead(s.source)
		if axis := d.bench.OwnAxis(row, column); axis >= 0 {
			d.aimChip(row, axis)
		}
	}
}

// takeHead gives the axis the name in its field, and closes the field.
func (d *desk) takeHead(source app.Value) {
	if d.naming == nil {
		return // Enter comes before the focus goes
	}
	column := d.naming.column
	d.naming, d.typed = nil, false
	if name := text(source.Get("value")); name != d.bench.ColumnName(column) {
		d.act(func() { d.bench.RenameColumn(column, name) })
	}
	d.choose(d.chosen)
}
