package ui

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine"
)

// A chipPlan says where the chips of a drawing are, in its pixels.
type chipPlan struct {
	W, H         float64
	Chips        []scene.Chip
	Names, Heads []scene.Place
}

// A chip is an axis of an operand as it can be edited, or the operand itself
// where axis is wholeRow.
type chip struct{ row, axis int }

const wholeRow = -1

// over lays a field over each chip of the drawing, which shows through.
func (d *desk) over() app.UI {
	plan := d.canvas.plan
	body := append(plan.parts(), d.table(plan)...)
	for _, c := range plan.Chips {
		if c.Operand < len(d.bench.Good.Rows()) {
			body = append(body, d.over1(c, plan)...)
		}
	}
	return app.Elem("div").Class("over").Body(body...)
}

// wideTable is from which width on a drawing has its arrays beside the table.
const wideTable = 430

// parts marks where the table and the arrays are, for who looks for them.
func (p chipPlan) parts() []app.UI {
	if p.W == 0 {
		return nil // nothing is drawn yet
	}
	right, bottom := p.W/4, p.H/4 // of a table without a size in it
	for _, c := range p.Chips {
		right, bottom = max(right, c.X+c.W), max(bottom, c.Y+c.H)
	}
	part := func(name string, x, y, w, h float64) app.UI {
		return app.Elem("div").Class("part").DataSet("part", name).Attr("style", boxStyle(p, x, y, w, h))
	}
	if p.W < wideTable {
		return []app.UI{part("table", 0, 0, p.W, bottom), part("arrays", 0, bottom, p.W, p.H-bottom)}
	}
	return []app.UI{part("table", 0, 0, right, p.H), part("arrays", right, 0, p.W-right, p.H)}
}

// over1 returns what lies over one chip.
func (d *desk) over1(c scene.Chip, plan chipPlan) []app.UI {
	at := boxStyle(plan, c.X, c.Y, c.W, c.H)
	if c.Operand < 0 {
		if p := d.playground(); p != nil {
			return p.overResult(c, plan, at)
		}
		return nil // the question of a frame has a field
	}
	row := d.bench.Good.Rows()[c.Operand]
	class := bench.OwnerClass(c.Operand)
	product := d.bench.Seen().Trace == nil // whose added axes the code need not write
	switch {
	case c.Axis < 0 && product:
		return nil
	case c.Axis < 0:
		return []app.UI{d.padded(c, row).Class("chip", "pad", class).DataSet("row", c.Operand).DataSet("column", c.Column).DataSet("tip", d.reads(c)).Attr("style", at)}
	case c.Axis >= row.Shape.Rank():
		return nil
	case row.Shape.Axes[c.Axis].Ragged():
		return []app.UI{d.bars(c.Operand).Class("chip", class).DataSet("row", c.Operand).DataSet("column", c.Column).DataSet("tip", d.reads(c)).Attr("style", at)}
	case !row.Editable():
		return []app.UI{d.written(c, row).Class("chip", "fixed", class).DataSet("row", c.Operand).DataSet("column", c.Column).DataSet("tip", d.reads(c)).Attr("style", at)}
	}
	list := []app.UI{
		d.size(c, row).Class("chip", class, d.chosenClass(c)).DataSet("tip", d.reads(c)).Attr("style", at),
		app.Elem("span").Class("carets", class, hintClass(c)).Attr("style", at),
	}
	if c.Axis == 0 && len(row.Shape.Axes) < 6 && !(product && plan.added(c.Operand)) {
		list = append(list, d.addTab(c.Operand, row).Attr("style", boxStyle(plan, c.X-36, c.Y, 28, c.H)))
	}
	return list
}

// added reports whether an operand has a size that is not in its shape.
func (p chipPlan) added(operand int) bool {
	return slices.ContainsFunc(p.Chips, func(c scene.Chip) bool { return c.Operand == operand && c.Axis < 0 })
}

// boxStyle places a box over the drawing, in shares of its size.
func boxStyle(plan chipPlan, x, y, w, h float64) string {
	share := func(v, of float64) string { return strconv.FormatFloat(100*v/of, 'f', 3, 64) + "%" }
	return "left:" + share(x, plan.W) + ";top:" + share(y, plan.H) + ";width:" + share(w, plan.W) + ";height:" + share(h, plan.H)
}

// hintClass marks the chip that shows a newcomer that it can be changed.
func hintClass(c scene.Chip) string {
	if c.Operand == 1 && c.Axis == 0 {
		return "hint"
	}
	return "plain"
}

func (d *desk) chosenClass(c scene.Chip) string {
	if d.chosen != nil && *d.chosen == (chip{c.Operand, c.Axis}) {
		return "chosen"
	}
	return "free"
}

// size is the field of an axis.
func (d *desk) size(c scene.Chip, row bench.Row) app.HTMLElemSelfClosing {
	i, k := c.Operand, c.Axis
	size := row.Shape.Axes[k].Size
	field := bench.Field{Kind: bench.SizeField, Row: i, Axis: k}
	id := fieldID(field)
	return textField().Attr("inputmode", "numeric").Attr("enterkeyhint", "done").
		DataSet("part", "chip").DataSet("field", id).DataSet("value", strconv.Itoa(size)).DataSet("row", i).DataSet("axis", k).DataSet("column", c.Column).
		Role("spinbutton").Aria("valuenow", size).Aria("valuemin", 0).Aria("label", d.chipName(c, row)).Aria("valuetext", d.sizeText(c, size)).
		Aria("invalid", strconv.FormatBool(d.slipped(field))).TabIndex(tabIndex(k == 0)).
		OnInput(d.typeSize(field), app.EventScope(id)).
		OnKeyDown(d.keys(func(s stroke) func() { return d.chipDo(c, s) }), app.EventScope(id, strconv.Itoa(c.Column))).
		OnClick(func(ctx app.Context, _ app.Event) { d.choose(&chip{i, k}) }, app.EventScope(id)).
		OnFocus(func(ctx app.Context, _ app.Event) { ctx.PreventUpdate(); d.bench.Rest() }, app.EventScope(id)).
		OnBlur(d.leave, app.EventScope(id))
}

// tabIndex makes one tab stop of a row: arrows lead on.
func tabIndex(first bool) int {
	if first {
		return 0
	}
	return -1
}

// chipName returns what a chip is called: "bonus, tests, axis 1".
func (d *desk) chipName(c scene.Chip, row bench.Row) string {
	if trace := d.bench.Seen().Trace; trace != nil && c.Column < len(trace.Columns) {
		return d.story(*trace).ChipName(c.Operand, c.Column)
	}
	return row.Called(c.Operand) + ", " + d.lang.Axis(c.Axis)
}

// sizeText says the size of an axis, and from the step on at which it stretches
// how often a 1 is read.
func (d *desk) sizeText(c scene.Chip, size int) string {
	if trace := d.bench.Seen().Trace; trace != nil && c.Column < len(trace.Columns) {
		return d.story(*trace).ChipValue(c.Operand, c.Column, words.Stop(d.canvas.stop()))
	}
	return d.t(words.LabelSize) + " " + strconv.Itoa(size)
}

// reads puts into words the sign of a size that is read again, once it is drawn.
func (d *desk) reads(c scene.Chip) string {
	trace, stop := d.bench.Seen().Trace, words.Stop(d.canvas.stop())
	if trace == nil || c.Column >= len(trace.Columns) || stop < words.Stretch || !trace.Columns[c.Column].Meetings[c.Operand].Stretched {
		return ""
	}
	return d.story(*trace).ChipValue(c.Operand, c.Column, stop)
}

// padded is the 1 that the rule adds: pressed, it goes into the code.
func (d *desk) padded(c scene.Chip, row bench.Row) app.HTMLElem {
	missing := len(d.columns()) - row.Shape.Rank() - c.Column
	return d.press("pad-"+strconv.Itoa(c.Operand)+"-"+strconv.Itoa(c.Column), func() {
		for range missing {
			d.bench.AddAxis(c.Operand, 0)
		}
	}).TabIndex(-1).Attr("disabled", !row.Editable()).Title(d.t(words.LabelAddThisAxis)).
		Aria("label", d.chipName(c, row)+": "+d.sizeText(c, 1)+". "+d.t(words.LabelAddThisAxis))
}

// columns returns the axes of the result.
func (d *desk) columns() []engine.Column {
	if trace := d.bench.Seen().Trace; trace != nil {
		return trace.Columns
	}
	return nil
}

// bars opens the rows of a ragged operand.
func (d *desk) bars(i int) app.HTMLElem {
	return d.press("bars-"+strconv.Itoa(i), func() {
		d.ragged = i
		query(d.owner.JSValue(), "#rows").Call("showModal")
	}).DataSet("part", "chip").Title(d.t(words.LabelRows)).Aria("label", d.name(i)+": "+d.t(words.LabelRows))
}

// written is the chip of an operand whose shape stands elsewhere: it leads there.
func (d *desk) written(c scene.Chip, row bench.Row) app.HTMLElem {
	return button().DataSet("part", "chip").DataSet("do", "code-"+strconv.Itoa(c.Operand)+"-"+strconv.Itoa(c.Axis)).
		TabIndex(tabIndex(c.Axis == 0)).
		Aria("label", d.chipName(c, row)+", "+d.sizeText(c, row.Shape.Axes[c.Axis].Size)).Title(row.Source).
		OnClick(func(ctx app.Context, _ app.Event) {
			if o, found := d.bench.Good.Origin(c.Operand); found {
				d.act(func() { d.openOrigin(o) })
				return
			}
			ctx.PreventUpdate()
			query(d.owner.JSValue(), "#program").Call("focus")
		}, app.EventScope(strconv.Itoa(c.Operand)))
}

// addTab gives an operand one more axis at the left.
func (d *desk) addTab(i int, row bench.Row) app.HTMLElem {
	class := []string{"tab"}
	if row.Shape.Rank() < len(d.columns()) {
		class = append(class, "short") // what is padded comes to its place
	}
	if len(d.bench.Good.Rows()) > 2 || len(d.columns()) > 3 {
		class = append(class, "rare")
	}
	return d.press("add-"+strconv.Itoa(i), func() { d.bench.AddAxis(i, 0) }).Class(class...).TabIndex(-1).
		Title(d.t(words.LabelAddLeft)).Aria("label", row.Called(i)+": "+d.t(words.LabelAddLeft)).
		Body(picture(`M10 4v12M4 10h12`))
}

// picture returns a small drawing of lines for a button.
func picture(path string) app.UI {
	return app.Raw(`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="` + path + `"/></svg>`)
}

// name returns what operand i is called.
func (d *desk) name(i int) string { return d.bench.Good.Rows()[i].Called(i) }
