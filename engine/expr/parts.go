package expr

import (
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
)

// parts returns the functions that part an array, and those that choose from
// arrays entry by entry.
func parts() []function {
	return []function{
		{"split array_split hsplit vsplit dsplit tensor_split", "a|ary|value|tensor|input pieces|indices_or_sections|num_or_size_splits|split_size_or_sections|split_size axis|dim=", (*call).split},
		{"chunk", "a|input pieces|chunks axis|dim=", (*call).split},
		{"unbind unstack", "a|input|value axis|dim=", (*call).unbind},
		{"select", "condlist choicelist default=", (*call).choose},
		{"take_along_axis", "a|arr indices axis", (*call).takeAlong},
		{"gather", "a|input axis|dim indices|index", (*call).takeAlong},
		{"array.new_ones array.new_zeros array.new_empty", "a *sizes size= dtype=", (*call).newLike},
		{"array.new_full", "a *sizes size= dtype= fill_value=", (*call).newLike},
		{"array.new_tensor", "a data dtype=", func(c *call) (value, error) {
			v, err := c.arrayOf(c.args[1], true)
			if err == nil {
				*v.array, err = c.retyped(*v.array, c.args[0].array.Values.DType)
			}
			return v, err
		}},
	}
}

// split parts an array along an axis into views.
func (c *call) split() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	axis, err := c.splitAxis(from.Shape.Rank())
	if err != nil {
		return none(), err
	}
	ends, err := c.splitEnds(from.Shape.Axes[axis].Size, axis)
	if err != nil {
		return none(), err
	}
	items, start := make([]value, len(ends)), 0
	for i, end := range ends {
		part, err := between(from, axis, &start, &end)
		if err != nil {
			return none(), err
		}
		items[i], start = array(part.Array), end
		if c.args[0].array != nil {
			c.share(c.args[0].array, items[i].array)
		}
	}
	if c.isTorch() {
		return tuple(items...), nil
	}
	return list(items...), nil
}

// splitAxis returns the axis that is split.
func (c *call) splitAxis(rank int) (int, error) {
	axis, err := c.int(2, max(strings.IndexByte("vhd", c.fn.name[0]), 0))
	if c.fn.name == "hsplit" && rank == 1 {
		axis = 0
	}
	if err == nil && (axis < -rank || axis >= rank) {
		err = &engine.AxisError{Axis: axis, Rank: rank}
	}
	return (axis + rank) % max(rank, 1), err
}

// splitEnds returns where each part of n entries ends.
func (c *call) splitEnds(n, axis int) ([]int, error) {
	list, err := c.ints(1)
	if err != nil {
		return nil, err
	}
	given := c.args[1].isSequence()
	byLength := c.library == engine.InTensorFlow || c.isTorch() && c.fn.name == "split"
	switch count := list[0]; {
	case given && byLength:
		return c.lengthEnds(list, n, axis)
	case given:
		ends := make([]int, 0, len(list)+1)
		for _, end := range append(slices.Clone(list), n) {
			ends = append(ends, max(min(end, n), 0))
		}
		return ends, nil
	case count <= 0:
		return nil, c.wrong(1, "a number of parts")
	case c.isTorch() && c.fn.name == "split":
		return stepped(n, count), nil
	case c.fn.name == "chunk":
		return stepped(n, max((n+count-1)/count, 1)), nil
	case n%count != 0 && !strings.HasSuffix(c.fn.name, "_split"):
		return nil, c.says("ValueError", "array split does not result in an equal division")
	default:
		ends := make([]int, count)
		for i := range ends { // the first parts are longer by one
			ends[i] = (i+1)*(n/count) + min(i+1, n%count)
		}
		return ends, nil
	}
}

// lengthEnds returns where parts of given lengths end.
func (c *call) lengthEnds(lengths []int, n, axis int) ([]int, error) {
	ends, end := make([]int, len(lengths)), 0
	for i, length := range lengths {
		end += length
		ends[i] = end
	}
	if end != n || slices.Min(lengths) < 0 {
		return nil, c.says("RuntimeError", "split_with_sizes expects split_sizes to sum exactly to %d (input tensor's size at dimension %d), but got split_sizes=%s",
			n, axis, strings.ReplaceAll(fmt.Sprint(lengths), " ", ", "))
	}
	return ends, nil
}

// stepped returns the ends of parts of one length, the last of which may be shorter.
func stepped(n, length int) []int {
	ends := []int{}
	for end := length; end < n; end += length {
		ends = append(ends, end)
	}
	return append(ends, n)
}

// unbind returns the entries of an axis, each without it.
func (c *call) unbind() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	axis, err := c.int(1, 0)
	if rank := from.Shape.Rank(); err == nil && (axis < -rank || axis >= rank) {
		err = &engine.AxisError{Axis: axis, Rank: rank}
	}
	if err != nil {
		return none(), err
	}
	axis = (axis + from.Shape.Rank()) % from.Shape.Rank()
	items := make([]value, min(from.Shape.Axes[axis].Size, maxListed))
	for i := range items {
		subscripts := make([]engine.Subscript, axis+1)
		for k := range subscripts {
			subscripts[k].Kind = engine.Ranged
		}
		subscripts[axis] = engine.Subscript{At: i}
		change, err := engine.Index(from, subscripts...)
		if err != nil {
			return none(), err
		}
		items[i] = c.view(c.args[0].array, change)
	}
	return c.light(tuple(items...), c.node)
}

// choose takes, of several choices, the first whose condition holds.
func (c *call) choose() (value, error) {
	conditions, err := c.items(c.args[0].object, c.args[0].expr)
	if err != nil {
		return none(), err
	}
	choices, err := c.items(c.args[1].object, c.args[1].expr)
	if err != nil {
		return none(), err
	}
	if len(conditions) != len(choices) {
		return none(), c.says("ValueError", "list of cases must be same length as list of conditions")
	}
	v := c.args[2]
	if v.expr == nil {
		v = operandValue{integer(0), c.node}
	}
	for i := len(choices) - 1; i >= 0 && err == nil; i-- {
		var operands []engine.Operand
		if operands, err = c.operands([]operandValue{{conditions[i], c.args[0].expr}, {choices[i], c.args[1].expr}, v}); err == nil {
			v.object, err = c.broadcast(c.node, c.explain(engine.Where, c.fn.name, operands...))
		}
	}
	return v.object, err
}

// takeAlong takes along one axis the entries that an array of indices names,
// place by place along the others: those of the array or, in PyTorch, of the indices.
func (c *call) takeAlong() (value, error) {
	which, at := 1, 2
	if c.fn.name == "gather" {
		which, at = 2, 1
	}
	from, axis, err := c.alongAxis(at)
	if err != nil {
		return none(), err
	}
	index, err := c.operand(c.args[which])
	rank := from.Shape.Rank()
	switch {
	case err != nil:
		return none(), err
	case index.Shape.Rank() != rank && c.isTorch():
		return none(), c.says("RuntimeError", "Index tensor must have the same number of dimensions as input tensor")
	case index.Shape.Rank() != rank:
		return none(), c.says("ValueError", "`indices` and `arr` must have the same number of dimensions")
	case c.library == engine.InTensorFlow:
		return none(), c.outside(c.node, FunctionOf, c.fn.name)
	}
	subscripts := make([]engine.Subscript, rank)
	for k := range subscripts {
		a := index.Array
		if k != axis {
			counted := from.Shape
			if c.isTorch() {
				counted = index.Shape
			}
			sizes := slices.Repeat([]int{1}, rank)
			sizes[k] = counted.Axes[k].Size
			a = engine.Array{Shape: engine.Dense(sizes...), Values: engine.Values{DType: engine.Int64, Progression: &engine.Progression{Step: 1}}}
		}
		if subscripts[k], err = c.subscript(array(a), c.args[which].expr); err != nil {
			return none(), err
		}
	}
	change, err := engine.Index(from, subscripts...)
	change.Name = c.fn.name
	if e, clash := err.(*engine.MismatchError); clash {
		e.Trace.Library = c.library
		_ = c.step(Step{Span: c.node.Span, Text: Format(c.node), Trace: &e.Trace})
	}
	return c.changed(change, err)
}

// newLike makes a tensor of the type that another has.
func (c *call) newLike() (value, error) {
	rest := c.rest
	if c.has(2) {
		rest = c.args[2:3]
	}
	number := engine.FloatScalar(map[string]float64{"new_ones": 1}[c.fn.name])
	if n := len(rest); c.fn.name == "new_full" {
		var ok bool
		filler := append(rest, c.args[4])[min(1, n)]
		if number, ok = filler.one(); !ok {
			return none(), c.wrong(4, "a number")
		}
		rest = rest[:min(1, n)]
	}
	sizes, err := c.sizes(rest)
	if err != nil {
		return none(), err
	}
	d := c.args[0].array.Values.DType
	a, err := engine.Full(engine.Dense(sizes...), number.Cast(d))
	if c.fn.name == "new_empty" {
		a, err = engine.Unknown(engine.Dense(sizes...), d)
	}
	if err == nil {
		err = c.typed(&a, 3)
	}
	return array(a), err
}

// grid evaluates np.mgrid[0:3, 0:4]: the ranges of ogrid, broadcast together
// and stacked.
func (m *machine) grid(x *Index) (value, error) {
	open, err := m.ogrid(x)
	if err != nil || open.kind == arrayKind {
		return open, err
	}
	operands := make([]engine.Operand, len(open.items))
	for i, item := range open.items {
		operands[i] = engine.Operand{Text: Format(x.Items[i]), Array: *item.array}
	}
	t := engine.Explain(engine.NumPy, engine.Identity, operands...)
	for i := range operands {
		operands[i].Array = engine.Array{Shape: t.Result(), Strides: t.Strides(i), Values: operands[i].Values}
	}
	change, err := engine.Stack(0, operands[0], operands[1:]...)
	return m.change(x, nil, change, err)
}

// laidOut evaluates np.r_[a, 0:3, 5] and np.c_[a, b]: arrays, ranges and
// numbers behind each other, or vectors as columns.
func (m *machine) laidOut(x *Index, columns bool) (value, error) {
	operands := make([]engine.Operand, len(x.Items))
	for i, item := range x.Items {
		var err error
		operands[i].Text = Format(item)
		if s, isRange := item.(*Slice); isRange {
			operands[i].Array, err = m.gridRange(s)
		} else if v, failed := m.eval(item); failed == nil {
			operands[i], err = m.operand(operandValue{v, item})
		} else {
			err = failed
		}
		if err != nil {
			return none(), err
		}
		for rank := operands[i].Shape.Rank(); err == nil && (rank == 0 || columns && rank == 1); rank++ {
			var wide engine.Change
			wide, err = engine.ExpandDims(operands[i], rank)
			operands[i].Array, operands[i].Weak = wide.To, false
		}
	}
	axis := 0
	if columns {
		axis = -1
	}
	change, err := engine.Concatenate(axis, operands[0], operands[1:]...)
	return m.change(x, nil, change, err)
}
