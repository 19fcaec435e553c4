package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// rows draws the operands one above the other, their axes lined up at the
// right as broadcasting does, and the result under them.
func (d *desk) rows() app.UI {
	rows := d.bench.Good.Rows()
	body := make([]app.UI, 0, 2*len(rows)+2)
	for i, row := range rows {
		body = append(body, d.row(i, row, len(rows)))
	}
	body = append(body, d.addOperand(), d.resultRow())
	return app.Section().Class("rows").Aria("label", d.t(words.LabelOperands)).Body(body...)
}

// row draws one operand.
func (d *desk) row(i int, row bench.Row, count int) app.UI {
	return app.Div().Class("row", operandClass(i)).Role("group").
		Aria("label", d.t(words.LabelOperand)+" "+d.name(i)).
		Body(
			app.Div().Class("head").Body(
				app.If(i > 0, func() app.UI { return d.opMark(i) }),
				app.B().Class("tag").Text(d.name(i)),
				d.kindOfField(i, row),
				d.input(bench.Field{Kind: bench.RowField, Row: i}, row.FieldText(), func(text string) { d.bench.SetField(i, text) }).
					Class("whole").Aria("label", d.name(i)+": "+d.t(fieldLabel(row.Values))),
				d.press("remove-"+strconv.Itoa(i), func() { d.bench.RemoveOperand(i) }).Class("icon").
					Disabled(count < 2).Aria("label", d.t(words.LabelRemoveOperand)+" "+d.name(i)).Text("×"),
			),
			d.axes(i, row),
			d.lists(i),
			d.slip(i),
		)
}

func fieldLabel(values bool) words.Label {
	if values {
		return words.LabelValuesField
	}
	return words.LabelShapeField
}

// kindOfField says what the row's field holds, and changes it.
func (d *desk) kindOfField(i int, row bench.Row) app.UI {
	segment := func(values bool, label words.Label) app.UI {
		return d.press("kind-"+strconv.Itoa(i)+strconv.FormatBool(values), func() { d.bench.SetValues(i, values) }).
			Aria("pressed", strconv.FormatBool(row.Values == values)).Text(d.t(label))
	}
	return app.Div().Class("segments").Role("group").Aria("label", d.name(i)+": "+d.t(words.LabelShape)+", "+d.t(words.LabelValues)).Body(
		segment(false, words.LabelShape), segment(true, words.LabelValues))
}

// axes draws a row's axis boxes, the last one at the right.
func (d *desk) axes(i int, row bench.Row) app.UI {
	body := []app.UI{d.addAxis(i, 0, "left", words.LabelAddLeft)}
	if row.Shape.Rank() == 0 {
		body = append(body, app.Span().Class("scalar").Text(d.t(words.LabelScalar)))
	}
	for k, axis := range row.Shape.Axes {
		body = append(body, d.box(i, k, row, axis))
	}
	if row.Shape.Rank() > 0 {
		body = append(body, d.addAxis(i, row.Shape.Rank(), "right", words.LabelAddRight))
	}
	return app.Div().Class("axes").Body(body...)
}

// addAxis is the button that gives a row one more axis.
func (d *desk) addAxis(i, at int, where string, label words.Label) app.UI {
	return d.press("add-"+where+"-"+strconv.Itoa(i), func() {
		if where == "right" {
			at = d.bench.Good.Rows()[i].Shape.Rank()
		}
		d.bench.AddAxis(i, at)
	}).Class("icon", "add").Title(d.t(label)).Aria("label", d.name(i)+": "+d.t(label)).Text("+")
}

// box draws one axis: its size with buttons that spin it, its name, and what
// can be done to it.
func (d *desk) box(i, k int, row bench.Row, axis engine.Axis) app.UI {
	at := d.axisName(i, k, axis)
	if axis.Ragged() {
		return app.Div().Class("box", "ragged").Title(axis.String()).Body(
			app.Span().Class("size").Text(lengths(axis)), app.Small().Text(d.t(words.LabelRagged)))
	}
	id := strconv.Itoa(i) + "-" + strconv.Itoa(k)
	size := bench.Field{Kind: bench.SizeField, Row: i, Axis: k}
	name := bench.Field{Kind: bench.NameField, Row: i, Axis: k}
	return app.Div().Class("box").Role("group").Aria("label", at).Body(
		app.Div().Class("number").Body(
			d.input(size, strconv.Itoa(axis.Size), func(text string) { d.bench.SetSize(i, k, text) }).
				Class("size").Attr("inputmode", "numeric").Role("spinbutton").
				Aria("valuenow", axis.Size).Aria("valuemin", 0).Aria("label", at+": "+d.t(words.LabelSize)).
				OnKeyDown(d.spinKey(i, k), app.EventScope(id)),
			app.Span().Class("spin").Body(
				d.press("up-"+id, func() { d.bench.Spin(i, k, 1) }).TabIndex(-1).Aria("label", at+": "+d.t(words.LabelBigger)).Text("▴"),
				d.press("down-"+id, func() { d.bench.Spin(i, k, -1) }).TabIndex(-1).Aria("label", at+": "+d.t(words.LabelSmaller)).Text("▾"),
			),
		),
		d.input(name, axis.Name, func(text string) { d.bench.Rename(i, k, text) }).
			Class("name").Placeholder(d.t(words.LabelAxis)+" "+strconv.Itoa(k)).Aria("label", at+": "+d.t(words.LabelAxisName)),
		app.Div().Class("tools").Body(
			d.tool("left-"+id, "‹", at, words.LabelMoveLeft, func() { d.bench.MoveAxis(i, k, -1) }),
			d.tool("drop-"+id, "×", at, words.LabelRemoveAxis, func() { d.bench.RemoveAxis(i, k) }),
			d.tool("right-"+id, "›", at, words.LabelMoveRight, func() { d.bench.MoveAxis(i, k, 1) }),
		),
	)
}

func (d *desk) tool(id, sign, at string, label words.Label, f func()) app.HTMLButton {
	return d.press(id, f).Title(d.t(label)).Aria("label", at+": "+d.t(label)).Text(sign)
}

// spinKey spins a size with the arrow keys.
func (d *desk) spinKey(i, k int) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		delta := map[string]int{"ArrowUp": 1, "ArrowDown": -1, "PageUp": 10, "PageDown": -10}[e.Get("key").String()]
		if delta == 0 || !d.bench.HasAxis(i, k) {
			ctx.PreventUpdate()
			return
		}
		e.PreventDefault()
		d.behind = false // a key that is sent again has no name
		d.do(func(app.Value) { d.typed = false; d.bench.Spin(i, k, delta) })(ctx, e)
	}
}

// slip shows a field of the row that cannot be read.
func (d *desk) slip(i int) app.UI {
	slip := d.bench.Slip
	if slip == nil || slip.Field.Row != i {
		return nil
	}
	return mistakeBox(d.lang, slip.Err, expr.Place{})
}

func (d *desk) addOperand() app.UI {
	return app.Div().Class("row", "more").Body(
		app.If(len(d.bench.Good.Rows()) == 1, func() app.UI { return d.opMenu() }),
		d.press("operand", func() { d.bench.AddOperand() }).Class("button", "quiet").Text("+ "+d.t(words.LabelAddOperand)),
	)
}

// resultRow draws what comes out of each axis, under the boxes it comes from.
func (d *desk) resultRow() app.UI {
	trace := d.bench.Seen().Trace
	if trace == nil || d.owner.hides() {
		return nil
	}
	body := make([]app.UI, len(trace.Columns))
	for k, column := range trace.Columns {
		body[k] = resultBox(column)
	}
	if len(body) == 0 {
		body = append(body, app.Span().Class("scalar").Text(d.t(words.LabelScalar)))
	}
	return app.Div().Class("row", "result").Role("group").Aria("label", d.t(words.LabelResult)).Body(
		app.Div().Class("head").Body(app.Span().Class("op").Text("="), app.B().Class("tag").Text(d.t(words.LabelResult))),
		app.Div().Class("axes").Body(body...),
	)
}

func resultBox(column engine.Column) app.UI {
	class, text := "box", lengths(column.Axis)
	if column.Conflict != nil {
		class, text = "box conflict", strconv.Itoa(column.Conflict.Sizes[0])+" ≠ "+strconv.Itoa(column.Conflict.Sizes[1])
		if column.Conflict.Offsets {
			text = "≠"
		}
	}
	if !column.Reached {
		class, text = "box unreached", "?"
	}
	return app.Div().Class(class).Body(app.Span().Class("size").Text(text),
		app.If(column.Axis.Name != "", func() app.UI { return app.Small().Text(column.Axis.Name) }))
}

// lengths prints the size of an axis, or the lengths of a ragged one.
func lengths(axis engine.Axis) string {
	axis.Name = ""
	return axis.String()
}

// name returns what operand i is called.
func (d *desk) name(i int) string { return d.bench.Good.Rows()[i].Called(i) }

func (d *desk) axisName(i, k int, axis engine.Axis) string {
	at := d.name(i) + ", " + d.t(words.LabelAxis) + " " + strconv.Itoa(k)
	if axis.Name != "" {
		at += " " + axis.Name
	}
	return at
}

func operandClass(i int) string { return [...]string{"a", "b", "c", "d"}[i%4] }
