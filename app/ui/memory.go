package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine"
)

// memory compares, for each operand, what is stored with what a tiled copy
// would take.
func (p *Playground) memory() app.UI {
	trace := p.bench.Good.Trace
	if trace == nil || trace.Failed() {
		return nil
	}
	head := func(label words.Label) app.UI { return app.Elem("th").Attr("scope", "col").Text(p.t(label)) }
	rows := make([]app.UI, len(trace.Operands))
	for i, operand := range trace.Operands {
		rows[i] = app.Elem("tr").Body(
			app.Elem("th").Attr("scope", "row").Text(p.name(i)),
			app.Elem("td").Text(bytesText(operand.Shape, operand.Values.DType)),
			app.Elem("td").Text(bytesText(trace.Result(), operand.Values.DType)),
			app.Elem("td").Text(stridesText(*trace, i)),
		)
	}
	return app.Elem("section").ID("stored").Body(
		app.Elem("h3").Text(p.lang.Stage().Stored),
		app.Elem("div").Class("scroll").Body(app.Elem("table").Class("memory").Body(
			app.Elem("thead").Body(app.Elem("tr").Body(app.Elem("td"), head(words.LabelStored), head(words.LabelTiled), head(words.LabelStrides))),
			app.Elem("tbody").Body(rows...),
		)),
	)
}

// openStored opens the sheet at what is stored, where the address asks for it.
func (p *Playground) openStored() {
	if !p.bench.View.Memory {
		return
	}
	if part := query(p.JSValue(), "#stored"); part.Truthy() {
		showSheet(p)
		part.Call("scrollIntoView", true)
	}
}

// showSheet opens the sheet of a component unless it is open.
func showSheet(owner owner) {
	if sheet := query(owner.JSValue(), "#more"); sheet.Truthy() && !sheet.Get("open").Bool() {
		sheet.Call("showModal")
	}
}

// bytesText returns what an array of a shape takes in memory, "4,096 B", or
// "?" where it cannot be counted.
func bytesText(s engine.Shape, d engine.DType) string {
	n, err := s.Count()
	if err != nil || n > (1<<62)/8 {
		return "?"
	}
	return grouped(n*d.ItemSize()) + " B"
}

// grouped writes n with a thin blank between groups of three digits.
func grouped(n int) string {
	digits := strconv.Itoa(n)
	var b strings.Builder
	for i, r := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 && r != '-' {
			b.WriteRune('\u202f')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// stridesText returns the strides of operand n seen at the result's shape, in
// bytes; ragged values have none.
func stridesText(t engine.Trace, n int) string {
	if !t.Result().IsDense() {
		return "–"
	}
	size := t.Operands[n].Values.DType.ItemSize()
	parts := make([]string, len(t.Columns))
	for k, stride := range t.Strides(n) {
		parts[k] = strconv.Itoa(stride * size)
	}
	return tuple(parts)
}

// tuple writes a tuple as Python does.
func tuple(items []string) string {
	if len(items) == 1 {
		return "(" + items[0] + ",)"
	}
	return "(" + strings.Join(items, ", ") + ")"
}
