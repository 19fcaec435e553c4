package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/app/words"
)

// table lays over the names of the operands and over the headings what edits
// them, and under the last operand what adds another.
func (d *desk) table(plan chipPlan) []app.UI {
	rows := d.bench.Good.Rows()
	if d.playground() == nil || len(plan.Names) != len(rows)+1 {
		return nil
	}
	var list []app.UI
	for k, place := range plan.Heads {
		list = append(list, d.head(k, boxOf(plan, place)))
	}
	for i := range rows {
		list = append(list, d.row(i, boxOf(plan, plan.Names[i])))
	}
	if d.bench.CanAddOperand() {
		list = append(list, d.addRow(plan))
	}
	return list
}

func boxOf(plan chipPlan, p scene.Place) string { return boxStyle(plan, p.X, p.Y, p.W, p.H) }

// row is the name of an operand: it is moved and removed by it.
func (d *desk) row(i int, style string) app.UI {
	says, id := d.lang.Stage(), "operand-"+strconv.Itoa(i)
	class := "free"
	if d.chosen != nil && *d.chosen == (chip{i, wholeRow}) {
		class = "chosen"
	}
	return button().Class("chip", "row", bench.OwnerClass(i), class).Attr("style", style).
		DataSet("part", "chip").DataSet("field", id).DataSet("value", keep).DataSet("row", i).DataSet("axis", wholeRow).
		TabIndex(tabIndex(d.bench.Good.Rows()[i].Shape.Rank() == 0)).
		Aria("label", d.name(i)+", "+says.RowKeys).Title(says.RowKeys).
		OnClick(func(app.Context, app.Event) { d.choose(&chip{i, wholeRow}) }, app.EventScope(id)).
		OnKeyDown(d.keys(func(s stroke) func() { return d.rowDo(i, s) }), app.EventScope(id))
}

// rowDo returns what a key does on a row's name; nil for nothing.
func (d *desk) rowDo(i int, s stroke) func() {
	key := s.key
	switch {
	case i >= len(d.bench.Good.Rows()):
	case s.alt && key == "ArrowUp":
		return func() { d.act(func() { d.order(i, -1) }) }
	case s.alt && key == "ArrowDown":
		return func() { d.act(func() { d.order(i, 1) }) }
	case key == "Delete":
		return func() {
			d.chosen = nil
			d.act(func() { d.bench.RemoveOperand(i) })
			d.aimRow(min(i, len(d.bench.Good.Rows())-1))
		}
	case key == "ArrowRight":
		return func() { d.nextChip(s.source, 1) }
	case key == "ArrowUp":
		return func() { d.focusRow(i - 1) }
	case key == "ArrowDown":
		return func() { d.focusRow(i + 1) }
	case key == "Escape":
		return func() { d.choose(nil); s.source.Call("blur") }
	}
	return nil
}

// order moves an operand, with the focus and the choice, as an edit of its own.
func (d *desk) order(i, by int) {
	if to := i + by; to >= 0 && to < len(d.bench.Good.Rows()) {
		d.bench.Rest()
		d.bench.MoveOperand(i, by)
		d.bench.Rest()
		d.followRow(i, to)
	}
}

// followRow lets the choice and the focus go with an operand that moved.
func (d *desk) followRow(from, to int) {
	if to < 0 || to >= len(d.bench.Good.Rows()) {
		return
	}
	if d.chosen != nil && *d.chosen == (chip{from, wholeRow}) {
		d.chosen = &chip{to, wholeRow}
	}
	d.aimRow(to)
}

// aimRow lets the focus go to the name of an operand once the page shows it.
func (d *desk) aimRow(i int) { d.aim = "operand-" + strconv.Itoa(i) }

func (d *desk) focusRow(i int) {
	if row := query(d.owner.JSValue(), `[data-field="operand-`+strconv.Itoa(i)+`"]`); row.Truthy() {
		row.Call("focus")
	}
}

// addRow adds an operand, from between the last one and the result.
func (d *desk) addRow(plan chipPlan) app.UI {
	above, below := plan.Names[len(plan.Names)-2], plan.Names[len(plan.Names)-1]
	from, to := above.Y+above.H, below.Y
	high := max(to-from-4, 16)
	return d.press("add-row", func() { d.bench.AddOperand() }).Class("tab", "more-row").
		Attr("style", boxStyle(plan, max(above.X+above.W-28, 0), (from+to-high)/2+2, 28, high)).
		Aria("label", d.t(words.LabelAddOperand)).Title(d.t(words.LabelAddOperand)).
		Body(picture(`M10 4v12M4 10h12`))
}
