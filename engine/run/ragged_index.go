package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// raggedEntries evaluates x[key] of a ragged tensor. The language says which values are
// taken, and which of their axes are uniform because those of the whole are.
func raggedEntries(m *machine, x expr.Expr, of operandValue, key value) value {
	made := m.invoke(written(engine.InTensorFlow, "", "_row_entries"), x, of, operandValue{key, x})
	to := *made.items[0].array
	to.Shape.Axes = slices.Clone(to.Shape.Axes)
	for k, even := range made.items[1].items {
		if a := &to.Shape.Axes[k]; even.isTrue() && len(a.Lengths) > 0 {
			a.Size, a.Lengths = a.Lengths[0], nil
		}
	}
	axes := slices.Repeat([]int{-1}, to.Shape.Rank())
	return m.change(x, nil, engine.Change{Name: "index", From: m.operand(of), To: to, Copied: true, Axes: axes}, nil)
}

// rowsOf returns the rows of a ragged tensor.
func rowsOf(m *machine, v value, x expr.Expr) (list []value) {
	index := &expr.Index{Span: x.At(), X: x, Items: []expr.Expr{&expr.Literal{Span: x.At(), Text: "0"}}}
	for i := range v.array.Shape.Axes[0].Size {
		list = append(list, raggedEntries(m, index, operandValue{v, x}, integer(i)))
	}
	return list
}
