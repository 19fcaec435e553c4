package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/app/words"
)

// table lays over the names of the operands what edits them, and under the last
// operand what adds another.
func table(d *desk, plan chipPlan) []app.UI {
	rows := d.bench.Good.Rows
	if playground(d) == nil || len(plan.Names) != len(rows)+1 || !d.bench.Good.Whole {
		return nil
	}
	box := func(p scene.Place) string { return boxStyle(plan, p.X-7, p.Y, p.W+7, p.H) } // a frame is clear of the name
	var list []app.UI
	for i := range rows {
		list = append(list, row(d, i, box(plan.Names[i])))
	}
	if d.bench.CanAddOperand() {
		list = append(list, addRow(d, plan))
	}
	return list
}

// row is the name of an operand: it is moved and removed by it.
func row(d *desk, i int, style string) app.UI {
	id, keys := rowID(i), d.t(words.LabelRowKeys)
	return elem("button.chip.row type=button data-axis=-1 class=% class=% style=% data-field=% data-value=% data-row=% tabindex=% aria-label=% title=%",
		bench.OwnerClass(i), chosenClass(d, chip{i, wholeRow}), style, id, keep, strconv.Itoa(i),
		tabIndex(d.bench.Good.Rows[i].Shape.Rank() == 0), d.name(i)+", "+keys, keys).
		OnClick(func(app.Context, app.Event) { d.choose(&chip{i, wholeRow}) }, scope(id)).
		OnKeyDown(d.keys(func(s stroke) bool { return rowDo(d, i, s) }), scope(id))
}

// rowDo does what a key means on a row's name.
func rowDo(d *desk, i int, s stroke) bool {
	by := map[string]int{"ArrowUp": -1, "ArrowDown": 1}[s.key]
	switch {
	case i >= len(d.bench.Good.Rows):
		return false
	case by != 0 && s.alt:
		d.act(func() { moveOperand(d, i, by) })
	case by != 0:
		focus(d.query(`[data-field="` + rowID(i+by) + `"]`))
	case s.key == "Delete":
		d.chosen = nil
		d.act(func() { d.bench.RemoveOperand(i) })
		d.aim = rowID(min(i, len(d.bench.Good.Rows)-1))
	case s.key == "Escape":
		d.choose(nil)
		s.source.Call("blur")
	default:
		return sideways(d, s)
	}
	return true
}

// moveOperand moves an operand, with the focus and the choice, as an edit of its own.
func moveOperand(d *desk, i, by int) {
	if to := i + by; to >= 0 && to < len(d.bench.Good.Rows) {
		d.bench.Rest()
		d.bench.MoveOperand(i, by)
		d.bench.Rest()
		followRow(d, i, to)
	}
}

// followRow lets the choice and the focus go with an operand that moved.
func followRow(d *desk, from, to int) {
	if to < 0 || to >= len(d.bench.Good.Rows) {
		return
	}
	if isChosen(d, chip{from, wholeRow}) {
		d.chosen = &chip{to, wholeRow}
	}
	d.aim = rowID(to)
}

// rowID is what the name of an operand is called in the page.
func rowID(i int) string { return "operand-" + strconv.Itoa(i) }

// addRow adds an operand, from between the last one and the result. Where the names are
// narrow it is a sign alone, and in less room it is in the sheet.
func addRow(d *desk, plan chipPlan) app.UI {
	above, below := plan.Names[len(plan.Names)-2], plan.Names[len(plan.Names)-1]
	from, to, right := above.Y+above.H, below.Y, above.X+above.W
	const wide, high, least = 84.0, 25, 9
	width, label := wide, app.Text(d.t(words.LabelOperand))
	if right < wide {
		width, label = 28, app.Text("")
	}
	add := d.press("add-row", func() { d.bench.AddOperand() }).Class("tab", "more-row").
		Attr("style", boxStyle(plan, max(right-width, 0), max(from+1, (from+to-high)/2), width, high))
	return named(add, d.t(words.LabelAddOperand)).Attr("hidden", to-from < least).Body(picture(plus), label)
}
