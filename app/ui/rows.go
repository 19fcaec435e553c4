package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// rows draws the operands one above the other, their axes lined up at the
// right as broadcasting does, and the result under them.
func (p *Playground) rows() app.UI {
	rows := p.bench.Good.Rows()
	body := make([]app.UI, 0, 2*len(rows)+2)
	for i, row := range rows {
		body = append(body, p.row(i, row, len(rows)))
	}
	body = append(body, p.addOperand(), p.resultRow())
	return app.Section().Class("rows").Aria("label", p.t(words.LabelOperands)).Body(body...)
}

// row draws one operand.
func (p *Playground) row(i int, row Row, count int) app.UI {
	return app.Div().Class("row", operandClass(i)).Role("group").
		Aria("label", p.t(words.LabelOperand)+" "+p.name(i)).
		Body(
			app.Div().Class("head").Body(
				app.If(i > 0, func() app.UI { return p.opMark(i) }),
				app.B().Class("tag").Text(p.name(i)),
				p.kindOfField(i, row),
				p.input(Field{Kind: RowField, Row: i}, row.FieldText(), func(text string) { p.bench.SetField(i, text) }).
					Class("whole").Aria("label", p.name(i)+": "+p.t(fieldLabel(row.Values))),
				p.press("remove-"+strconv.Itoa(i), func() { p.bench.RemoveOperand(i) }).Class("icon").
					Disabled(count < 2).Aria("label", p.t(words.LabelRemoveOperand)+" "+p.name(i)).Text("×"),
			),
			p.axes(i, row),
			p.lists(i),
			p.slip(i),
		)
}

// opMark shows the operation in front of an operand; the first is a menu.
func (p *Playground) opMark(i int) app.UI {
	if i == 1 {
		return p.opMenu()
	}
	return app.Span().Class("op").Aria("hidden", true).Text(opSign(p.bench.Good.op()))
}

func opSign(op engine.Op) string {
	if symbol := op.Symbol(); symbol != "" {
		return symbol
	}
	return op.String()
}

func fieldLabel(values bool) words.Label {
	if values {
		return words.LabelValuesField
	}
	return words.LabelShapeField
}

// kindOfField says what the row's field holds, and changes it.
func (p *Playground) kindOfField(i int, row Row) app.UI {
	segment := func(values bool, label words.Label) app.UI {
		return p.press("kind-"+strconv.Itoa(i)+strconv.FormatBool(values), func() { p.bench.SetValues(i, values) }).
			Aria("pressed", strconv.FormatBool(row.Values == values)).Text(p.t(label))
	}
	return app.Div().Class("segments").Role("group").Body(
		segment(false, words.LabelShape), segment(true, words.LabelValues))
}

// axes draws a row's axis boxes, the last one at the right.
func (p *Playground) axes(i int, row Row) app.UI {
	body := []app.UI{p.addAxis(i, 0, "left", words.LabelAddLeft)}
	if row.Shape.Rank() == 0 {
		body = append(body, app.Span().Class("scalar").Text(p.t(words.LabelScalar)))
	}
	for k, axis := range row.Shape.Axes {
		body = append(body, p.box(i, k, row, axis))
	}
	if row.Shape.Rank() > 0 {
		body = append(body, p.addAxis(i, row.Shape.Rank(), "right", words.LabelAddRight))
	}
	return app.Div().Class("axes").Body(body...)
}

// addAxis is the button that gives a row one more axis.
func (p *Playground) addAxis(i, at int, where string, label words.Label) app.UI {
	return p.press("add-"+where+"-"+strconv.Itoa(i), func() {
		if where == "right" {
			at = p.bench.Good.Rows()[i].Shape.Rank()
		}
		p.bench.AddAxis(i, at)
	}).Class("icon", "add").Title(p.t(label)).Aria("label", p.name(i)+": "+p.t(label)).Text("+")
}

// box draws one axis: its size with buttons that spin it, its name, and what
// can be done to it.
func (p *Playground) box(i, k int, row Row, axis engine.Axis) app.UI {
	at := p.axisName(i, k, axis)
	if axis.Ragged() {
		return app.Div().Class("box", "ragged").Title(axis.String()).Body(
			app.Span().Class("size").Text(lengths(axis)), app.Small().Text(p.t(words.LabelRagged)))
	}
	id := strconv.Itoa(i) + "-" + strconv.Itoa(k)
	size := Field{SizeField, i, k}
	name := Field{NameField, i, k}
	return app.Div().Class("box").Role("group").Aria("label", at).Body(
		app.Div().Class("number").Body(
			p.input(size, strconv.Itoa(axis.Size), func(text string) { p.bench.SetSize(i, k, text) }).
				Class("size").Attr("inputmode", "numeric").Role("spinbutton").
				Aria("valuenow", axis.Size).Aria("valuemin", 0).Aria("label", at+": "+p.t(words.LabelSize)).
				OnKeyDown(p.spinKey(i, k), app.EventScope(id)),
			app.Span().Class("spin").Body(
				p.press("up-"+id, func() { p.bench.Spin(i, k, 1) }).TabIndex(-1).Aria("label", at+": "+p.t(words.LabelBigger)).Text("▴"),
				p.press("down-"+id, func() { p.bench.Spin(i, k, -1) }).TabIndex(-1).Aria("label", at+": "+p.t(words.LabelSmaller)).Text("▾"),
			),
		),
		p.input(name, axis.Name, func(text string) { p.bench.Rename(i, k, text) }).
			Class("name").Placeholder(p.t(words.LabelAxis)+" "+strconv.Itoa(k)).Aria("label", at+": "+p.t(words.LabelAxisName)),
		app.Div().Class("tools").Body(
			p.tool("left-"+id, "‹", at, words.LabelMoveLeft, func() { p.bench.MoveAxis(i, k, -1) }),
			p.tool("drop-"+id, "×", at, words.LabelRemoveAxis, func() { p.bench.RemoveAxis(i, k) }),
			p.tool("right-"+id, "›", at, words.LabelMoveRight, func() { p.bench.MoveAxis(i, k, 1) }),
		),
	)
}

func (p *Playground) tool(id, sign, at string, label words.Label, f func()) app.HTMLButton {
	return p.press(id, f).Title(p.t(label)).Aria("label", at+": "+p.t(label)).Text(sign)
}

// spinKey spins a size with the arrow keys.
func (p *Playground) spinKey(i, k int) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		delta := map[string]int{"ArrowUp": 1, "ArrowDown": -1, "PageUp": 10, "PageDown": -10}[e.Get("key").String()]
		if delta == 0 {
			ctx.PreventUpdate()
			return
		}
		e.PreventDefault()
		p.do(func(app.Value) { p.typed = false; p.bench.Spin(i, k, delta) })(ctx, e)
	}
}

// slip shows a field of the row that cannot be read.
func (p *Playground) slip(i int) app.UI {
	slip := p.bench.Slip
	if slip == nil || slip.Field.Row != i {
		return nil
	}
	return mistakeBox(p.lang, slip.Err, expr.Place{})
}

func (p *Playground) addOperand() app.UI {
	return app.Div().Class("row", "more").Body(
		app.If(len(p.bench.Good.Rows()) == 1, func() app.UI { return p.opMenu() }),
		p.press("operand", func() { p.bench.AddOperand() }).Class("button", "quiet").Text("+ "+p.t(words.LabelAddOperand)),
	)
}

// resultRow draws what comes out of each axis, under the boxes it comes from.
func (p *Playground) resultRow() app.UI {
	trace := p.bench.Seen().Trace
	if trace == nil || p.guess.hides() {
		return nil
	}
	body := make([]app.UI, len(trace.Columns))
	for k, column := range trace.Columns {
		body[k] = resultBox(column)
	}
	return app.Div().Class("row", "result").Body(
		app.Div().Class("head").Body(app.Span().Class("op").Text("="), app.B().Class("tag").Text(p.t(words.LabelResult))),
		app.Div().Class("axes").Body(body...),
	)
}

func resultBox(column engine.Column) app.UI {
	class, text := "box", lengths(column.Axis)
	if column.Conflict != nil {
		class, text = "box conflict", strconv.Itoa(column.Conflict.Sizes[0])+" ≠ "+strconv.Itoa(column.Conflict.Sizes[1])
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

// name returns what operand i is called: its variable's name, or a letter.
func (p *Playground) name(i int) string {
	if name := p.bench.Good.Rows()[i].Name; name != "" {
		return name
	}
	return string(rune('A' + i%26))
}

func (p *Playground) axisName(i, k int, axis engine.Axis) string {
	at := p.name(i) + ", " + p.t(words.LabelAxis) + " " + strconv.Itoa(k)
	if axis.Name != "" {
		at += " " + axis.Name
	}
	return at
}

func operandClass(i int) string { return [...]string{"a", "b", "c", "d"}[i%4] }
