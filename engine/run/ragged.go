package run

import (
	"cmp"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// makeRagged makes a ragged array of a nested list, or of flat values and the
// lengths of every axis.
func makeRagged(c *call) value {
	axes := lengths(c, 3)
	if c.has(5) && typeAsked(c, 5, engine.Int64) != engine.Int64 {
		return c.outside(c.node, expr.ArgumentOf, "row_splits_dtype")
	}
	if v := c.args[0]; c.library == engine.InTensorFlow && c.named && v.isSequence() {
		if v.isNative() {
			return c.outside(c.node, expr.OperationOn, "a list of tensors")
		}
		mixedList(c, v.object)
		if !c.has(4) && slices.ContainsFunc(v.items, func(item value) bool {
			return item.kind == arrayKind && item.array.Values.DType.Kind() == engine.KindFloat
		}) {
			return c.outside(c.node, expr.OperationOn, "a list of arrays")
		}
	}
	a, err := tried(func() engine.Array {
		if v := c.args[0]; v.kind == arrayKind {
			return flatRagged(c, *v.array, axes)
		}
		return raggedList(c, axes)
	})
	if err != nil {
		c.out.At = c.place(blamed(c, err))
		return fails(err)
	}
	if c.library == engine.InTensorFlow && c.has(4) && c.args[0].kind == listKind {
		asked(c, operandValue{list(leavesOf(c.args[0].object)...), c.args[0].expr}, a, c.dtype(c.args[4].object, c.args[4].expr))
	}
	c.chosen(a, c.node)
	return array(c.typed(a, 4, c.defaultType(a.Values.DType)))
}

// blamed returns what is to blame for a mistake: an item of the list, one of
// the lengths, the ragged rank, or else the call.
func blamed(c *call, err error) expr.Expr {
	argument, path := 0, []int(nil)
	switch e := err.(type) {
	case *engine.DepthError:
		path = e.Path
	case *engine.EntriesError:
		path = e.Path
	case *engine.RaggedRankError:
		argument = 1
	case *engine.LengthsError:
		argument, path = 3, []int{e.Axis}
	case *engine.LengthError:
		argument, path = 3, []int{e.Axis, max(e.Row, 0)}
	case *engine.ValuesError:
		argument = 3
	}
	x := c.args[argument].expr
	if x == nil {
		return c.node
	}
	for _, i := range path {
		s, listed := x.(*expr.Sequence)
		if !listed || i >= len(s.Items) {
			break
		}
		x = s.Items[i]
	}
	return x
}

// raggedList makes a ragged array of the nested list that is the first argument.
func raggedList(c *call, axes []engine.Axis) engine.Array {
	list, ok := nestedOf(c.args[0].object)
	if !ok {
		c.wrong(0, "numbers in lists")
	}
	inner := c.ints(2)
	if c.has(2) {
		inner = append([]int{}, inner...)
	}
	return sure(engine.Ragged(list, engine.Encoding{RaggedRank: raggedRank(c, 1), InnerShape: inner, Lengths: axes}))
}

// flatRagged counts flat values along axes.
func flatRagged(c *call, flat engine.Array, axes []engine.Axis) engine.Array {
	if axes == nil {
		c.problem(ArgumentMissing, "lengths", c.node)
	}
	values := flat.Values
	if flat.Offset != 0 || !flat.Contiguous() {
		values = sure(flat.Flat())
	}
	s := sure(engine.FromLengths(axes, raggedRank(c, 1)))
	sameCount(flat.Shape, s)
	return engine.Array{Shape: s, Values: values}
}

// sameCount reports two shapes of one array that count its values differently.
func sameCount(from, to engine.Shape) {
	have, err := from.Count()
	want, overflows := to.Count()
	if err = cmp.Or(err, overflows); err == nil && have != want {
		err = &engine.ValuesError{Have: have, Want: want}
	}
	must(err)
}

// raggedRank returns argument i, or nil when it was left out.
func raggedRank(c *call, i int) *int {
	if !c.has(i) {
		return nil
	}
	rank := c.int(i, 0)
	return &rank
}

// raggedShape gives a shape: an array whose values nobody knows.
func raggedShape(c *call) value {
	axes := lengths(c, 0)
	s := sure(engine.FromLengths(axes, raggedRank(c, 1)))
	return array(engine.Array{Shape: s, Values: engine.Values{DType: engine.Float32}})
}

// targetShape returns the shape that argument i asks an array to be seen at,
// and whether it is one that may be ragged: lengths in a list, or a ragged shape.
func targetShape(c *call, i int) (engine.Shape, bool) {
	v := c.args[i]
	if v.kind == arrayKind && !v.array.Values.Known() {
		return v.array.Shape, true
	}
	if !v.isSequence() || !slices.ContainsFunc(v.items, (*object).isSequence) {
		return engine.Shape{}, false
	}
	return sure(engine.FromLengths(lengths(c, i), nil)), true
}

// lengths returns the axes that argument i lists: sizes, and tuples of lengths.
func lengths(c *call, i int) []engine.Axis {
	if !c.has(i) {
		return nil
	}
	if !c.args[i].isSequence() {
		c.wrong(i, "sizes and lengths, [2, (3, 1)]")
	}
	axes := []engine.Axis{}
	for _, item := range c.args[i].items {
		list, ok := intsOf(item)
		if !ok {
			c.wrong(i, "sizes and lengths, [2, (3, 1)]")
		}
		axis := engine.Axis{Lengths: list}
		if item.kind == numberKind {
			axis = engine.Axis{Size: list[0]}
		}
		axes = append(axes, axis)
	}
	return axes
}

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
