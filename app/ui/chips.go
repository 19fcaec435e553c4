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
	W, H  float64
	Chips []scene.Chip
	Names []scene.Place
}

// A chip is an axis of an operand as it can be edited, or the operand itself
// where axis is wholeRow.
type chip struct{ row, axis int }

const wholeRow = -1

// isChosen reports whether the bar is for a chip.
func isChosen(d *desk, c chip) bool { return d.chosen != nil && *d.chosen == c }

// chosenClass marks the chip that the bar is for.
func chosenClass(d *desk, c chip) string {
	if isChosen(d, c) {
		return "chosen"
	}
	return "free"
}

// chipFields lays a field over each chip of the drawing, which shows through.
func chipFields(d *desk) app.UI {
	plan := d.canvas.plan
	body := table(d, plan)
	for _, c := range plan.Chips {
		if c.Operand < len(d.bench.Good.Rows) {
			body = append(body, overChip(d, c, plan)...)
		}
	}
	return elem("div.over").Body(body...)
}

// overChip returns what lies over one chip.
func overChip(d *desk, c scene.Chip, plan chipPlan) []app.UI {
	at := boxStyle(plan, c.X, c.Y, c.W, c.H)
	if c.Operand < 0 {
		if p := playground(d); p != nil && c.Column < len(d.columns()) {
			return p.overResult(c, plan, at)
		}
		return nil // the question of a frame has a field, and of a change nothing is asked
	}
	row := d.bench.Good.Rows[c.Operand]
	product := d.bench.Seen().Trace == nil // whose added axes the code need not write
	var over app.HTMLElem
	switch {
	case c.Axis < 0 && product, c.Axis >= row.Shape.Rank():
		return nil
	case c.Axis < 0:
		over = padded(d, c, row)
	case !row.Shape.IsDense():
		over = bars(d, c.Operand)
	case !row.Editable():
		over = chipElsewhere(d, c, row)
	default:
		over = size(d, c, row)
	}
	class := bench.OwnerClass(c.Operand)
	over.Class("chip", class).DataSet("row", c.Operand).DataSet("column", c.Column).DataSet("tip", reads(d, c)).Attr("style", at)
	if c.Axis < 0 || !row.Shape.IsDense() || !row.Editable() {
		return []app.UI{over}
	}
	carets := elem("span.carets class=% style=%", class, at)
	if c.Operand == 1 && c.Axis == 0 {
		carets.Class("hint") // shows a newcomer that it can be changed
	}
	list := []app.UI{over, carets}
	padded := func(other scene.Chip) bool { return other.Operand == c.Operand && other.Axis < 0 }
	if c.Axis == 0 && len(row.Shape.Axes) < 6 && !(product && slices.ContainsFunc(plan.Chips, padded)) {
		list = append(list, addTab(d, c.Operand, row, c.X-36).Attr("style", boxStyle(plan, c.X-36, c.Y, 28, c.H)))
	}
	return list
}

// boxStyle places a box over the drawing, in shares of its size.
func boxStyle(plan chipPlan, x, y, w, h float64) string {
	share := func(v, of float64) string { return strconv.FormatFloat(100*v/of, 'f', 3, 64) + "%" }
	return "left:" + share(x, plan.W) + ";top:" + share(y, plan.H) + ";width:" + share(w, plan.W) + ";height:" + share(h, plan.H)
}

// size is the field of an axis.
func size(d *desk, c scene.Chip, row bench.Row) app.HTMLElem {
	i, k := c.Operand, c.Axis
	size := row.Shape.Axes[k].Size
	field := sizeField(i, k)
	id, value := fieldID(field), strconv.Itoa(size)
	return textField("inputmode=numeric enterkeyhint=done class=% data-field=% data-value=% data-axis=% tabindex=%",
		chosenClass(d, chip{i, k}), id, value, strconv.Itoa(k), tabIndex(k == 0)).
		Attr("role", "spinbutton").Attr("aria-valuenow", value).Attr("aria-valuemin", "0").Attr("aria-valuetext", sizeText(d, c, size)).
		Attr("aria-label", chipName(d, c, row)).Attr("aria-invalid", flag(slipped(d, field))).
		OnInput(typeSize(d, field), scope(id)).
		OnKeyDown(d.keys(func(s stroke) bool { return chipDo(d, c, s) }), scope(id)).
		OnClick(func(ctx app.Context, _ app.Event) { d.choose(&chip{i, k}) }, scope(id)).
		OnFocus(func(ctx app.Context, _ app.Event) { ctx.PreventUpdate(); d.bench.Rest() }, scope(id)).
		OnBlur(d.leave, scope(id))
}

// tabIndex makes one tab stop of a row: arrows lead on.
func tabIndex(first bool) string {
	if first {
		return "0"
	}
	return "-1"
}

// traced returns the story of what is shown where a chip stands in a column of it.
func (d *desk) traced(c scene.Chip) (story *words.Story, found bool) {
	trace := d.bench.Seen().Trace
	if trace == nil || c.Column >= len(trace.Columns) {
		return nil, false
	}
	return d.story(*trace), true
}

// chipName returns what a chip is called: "bonus, tests, axis 1".
func chipName(d *desk, c scene.Chip, row bench.Row) string {
	if story, found := d.traced(c); found {
		return story.ChipName(c.Operand, c.Column)
	}
	return row.Called(c.Operand) + ", " + d.lang.Axis(c.Axis)
}

// sizeText says the size of an axis, and from the step on at which it stretches
// how often a 1 is read.
func sizeText(d *desk, c scene.Chip, size int) string {
	if story, found := d.traced(c); found {
		return story.ChipValue(c.Operand, c.Column, words.Stop(d.canvas.stop()))
	}
	return d.t(words.LabelSize) + " " + strconv.Itoa(size)
}

// reads explains the note at a stretched size, once it is drawn: how often it is read.
func reads(d *desk, c scene.Chip) string {
	story, found := d.traced(c)
	stop := words.Stop(d.canvas.stop())
	if !found || stop < words.Stretch || !story.Trace.Columns[c.Column].Meetings[c.Operand].Stretched {
		return ""
	}
	return story.ChipValue(c.Operand, c.Column, stop)
}

// padded is the 1 that the rule adds: pressed, it goes into the code.
func padded(d *desk, c scene.Chip, row bench.Row) app.HTMLElem {
	missing := len(d.columns()) - row.Shape.Rank() - c.Column
	add := d.t(words.LabelAddThisAxis)
	return d.press("pad-"+strconv.Itoa(c.Operand)+"-"+strconv.Itoa(c.Column), func() {
		d.bench.AddAxis(c.Operand, 0, missing)
	}).Class("pad").TabIndex(-1).Attr("disabled", !row.Editable()).Title(add).
		Attr("aria-label", chipName(d, c, row)+": "+sizeText(d, c, 1)+". "+add)
}

// columns returns the axes of the result.
func (d *desk) columns() []engine.Column {
	if trace := d.bench.Seen().Trace; trace != nil {
		return trace.Columns
	}
	return nil
}

// bars opens the rows of a ragged operand; a frame has them in its line alone.
func bars(d *desk, i int) app.HTMLElem {
	return d.press("bars-"+strconv.Itoa(i), func() {
		d.ragged = i
		if rows := d.query("#rows"); rows.Truthy() {
			rows.Call("showModal")
		} else {
			focus(d.query("#program"))
		}
	}).Title(d.t(words.LabelRows)).Attr("aria-label", d.name(i)+": "+d.t(words.LabelRows))
}

// chipElsewhere is the chip of an operand whose shape stands elsewhere: it leads there.
func chipElsewhere(d *desk, c scene.Chip, row bench.Row) app.HTMLElem {
	return elem("button.fixed type=button data-do=% tabindex=% aria-label=% title=%",
		"code-"+strconv.Itoa(c.Operand)+"-"+strconv.Itoa(c.Axis), tabIndex(c.Axis == 0),
		chipName(d, c, row)+", "+sizeText(d, c, row.Shape.Axes[c.Axis].Size), row.Source).
		OnClick(func(ctx app.Context, _ app.Event) {
			if o, found := d.bench.Good.Origin(c.Operand); found {
				d.act(func() { openOrigin(d, o) })
				return
			}
			ctx.PreventUpdate()
			d.query("#program").Call("focus")
		}, scope(strconv.Itoa(c.Operand)))
}

// plus is the picture of what adds something.
const plus = `M10 4v12M4 10h12`

// addTab gives an operand one more axis at the left. Its name may reach so far.
func addTab(d *desk, i int, row bench.Row, left float64) app.HTMLElem {
	tab := d.press("add-"+strconv.Itoa(i), func() { d.bench.AddAxis(i, 0, 1) }).Class("tab").TabIndex(-1).
		Title(d.t(words.LabelAddLeft)).Attr("aria-label", row.Called(i)+": "+d.t(words.LabelAddLeft)).Body(picture(plus))
	if row.Shape.Rank() < len(d.columns()) {
		tab.Class("short") // what is padded comes to its place
	}
	called := row.Called(i)
	if t := d.bench.Good.Trace; t != nil {
		called = d.story(*t).RowNames()[i]
	}
	if name := (scene.Font{Size: 20, Bold: true}).Width(called); len(d.bench.Good.Rows) > 2 || len(d.columns()) > 3 || name > left {
		tab.Class("rare") // there is no room beside the name
	}
	return tab
}

// name returns what operand i is called.
func (d *desk) name(i int) string { return d.bench.Good.Rows[i].Called(i) }
