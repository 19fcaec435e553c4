package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// raggedRows returns the functions that cut values into rows, which those that are
// written in the language call.
func raggedRows() []function {
	return []function{
		{"cut", "values lengths uniform=", cutRows},
		{"encoded", "a rank", encoded},
		{"row_splits", "a axis", func(c *call) value {
			return integers(listKind, c.args[0].array.Shape.RowSplits(c.int(1, 1)))
		}},
	}
}

// cutRows cuts axis 0 of values into rows, which are one axis of their own where all
// have one length by design.
func cutRows(c *call) value {
	a := toCut(c)
	lengths := c.ints(1)
	rows, rank := engine.Axis{Lengths: lengths}, a.Shape.RaggedRank+1
	if c.has(2) {
		rows = engine.Axis{}
		rows.Size = c.int(2, 0)
	}
	from := a.Shape
	a.Shape = sure(engine.FromLengths(append([]engine.Axis{{Size: len(lengths)}, rows}, from.Axes[1:]...), &rank))
	sameCount(from, a.Shape)
	c.chosen(a, c.node)
	return array(a)
}

// encoded encodes a dense array by row partitions that are all uniform.
func encoded(c *call) value {
	a := toCut(c)
	rank := c.int(1, 1)
	a.Shape = sure(engine.FromLengths(a.Shape.Axes, &rank))
	c.chosen(a, c.node)
	return array(a)
}

// toCut returns the first argument, whose values lie in order along axis 0.
func toCut(c *call) engine.Array {
	o := c.first()
	if o.Shape.Rank() == 0 {
		c.wrong(0, "values with an axis")
	}
	if o.Shape.IsDense() {
		flat := sure(o.Flat())
		o.Values = flat
	}
	return engine.Array{Shape: o.Shape, Values: o.Values}
}

// raggedAxis puts a new axis of size 1 into a ragged array. Up to the innermost
// row partition it is one more of them.
func raggedAxis(c *call, from engine.Operand, axes []int) value {
	rank := from.Shape.Rank() + 1
	if len(axes) != 1 || axes[0] < -rank || axes[0] >= rank {
		return fails(&engine.RaggedChangeError{Name: c.fn.name})
	}
	k := (axes[0] + rank) % rank
	a := from.Array
	a.Shape.Axes = append(append(slices.Clone(a.Shape.Axes[:k]), engine.Axis{Size: 1}), a.Shape.Axes[k:]...)
	if k <= a.Shape.RaggedRank {
		a.Shape.RaggedRank++
	}
	return array(a)
}

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
