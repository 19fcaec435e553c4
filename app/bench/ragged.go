package bench

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/run"
)

// A RaggedRow is an innermost list of a ragged operand, which is edited by itself.
type RaggedRow struct {
	At     []int  // its index in each list around it, outermost first
	Text   string // its values: "1, 2"
	Length int
}

// listedLimit bounds the lists and values together, and rowsLimit the rows, of an operand
// whose rows are edited one by one.
const listedLimit, rowsLimit = 4 * valuesLimit, 100

// RaggedRows returns the rows of operand i: none where it has none, or where they are too
// many or not known.
func (b *Bench) RaggedRows(i int) (rows []RaggedRow) {
	a := b.operand(i)
	axis := a.Shape.Rank() - 1
	for axis >= 0 && !a.Shape.Axes[axis].Ragged() {
		axis--
	}
	if axis < 0 || !a.Values.Known() || a.Shape.Listed() > listedLimit {
		return nil
	}
	var collect func(at []int, n engine.Nested)
	collect = func(at []int, n engine.Nested) {
		if len(at) == axis {
			text := n.String()
			rows = append(rows, RaggedRow{slices.Clone(at), text[1 : len(text)-1], len(n.Items)})
			return
		}
		for i, item := range n.Items {
			collect(append(at, i), item)
		}
	}
	if collect(nil, a.Nested()); len(rows) > rowsLimit {
		return nil
	}
	return rows
}

// SetRaggedRow replaces the values of row n of operand i by typed ones.
func (b *Bench) SetRaggedRow(i, n int, text string) {
	values, err := run.Values("[" + text + "]")
	source := ""
	if err == nil {
		source = b.withRow(i, n, values.Nested())
	}
	b.put(Field{RaggedField, i, n}, text, source, err)
}

// SpinRaggedRow makes row n of operand i longer or shorter at its end.
func (b *Bench) SpinRaggedRow(i, n, by int) {
	row := b.RaggedRows(i)[n]
	values, err := run.Values("[" + row.Text + "]")
	if err == nil && values.Shape.IsDense() && row.Length+by >= 0 {
		b.press(i, b.withRow(i, n, resized(values, 0, row.Length+by).Nested()))
	}
}

// AddRaggedRow puts an empty row after row n of operand i.
func (b *Bench) AddRaggedRow(i, n int) {
	b.press(i, b.withRows(i, n, func(list []engine.Nested, at int) []engine.Nested {
		return slices.Concat(list[:at+1], []engine.Nested{{Items: []engine.Nested{}}}, list[at+1:])
	}))
}

// RemoveRaggedRow removes row n of operand i.
func (b *Bench) RemoveRaggedRow(i, n int) {
	b.press(i, b.withRows(i, n, func(list []engine.Nested, at int) []engine.Nested { return slices.Concat(list[:at], list[at+1:]) }))
}

// withRow returns the source of operand i with row n replaced.
func (b *Bench) withRow(i, n int, row engine.Nested) string {
	return b.withRows(i, n, func(list []engine.Nested, at int) []engine.Nested { list[at] = row; return list })
}

// withRows returns the source of operand i after an edit of the list that holds row n.
func (b *Bench) withRows(i, n int, edit func(list []engine.Nested, at int) []engine.Nested) string {
	root, at, row := b.operand(i).Nested(), b.RaggedRows(i)[n].At, b.Good.Rows[i]
	outer := &root
	for _, k := range at[:len(at)-1] {
		outer = &outer.Items[k]
	}
	outer.Items = edit(outer.Items, at[len(at)-1])
	if row.Values && !strings.Contains(row.Source, "lengths=") { // which would be others
		return row.Source[:row.Literal.Start] + root.String() + row.Source[row.Literal.End:]
	}
	return "ragged(" + root.String() + ")"
}
