package expr

import (
	"shapecast/engine"
)

// picks returns the functions that take or count some entries of an array, and
// those that meet all entries of one array with all of another.
func picks() []function {
	return []function{
		{"take", "a|input indices axis|dim=", (*call).takeEntries},
		{"append", "arr values axis=", (*call).appended},
		{"column_stack", "tup|tensors", (*call).columnStack},
		{"diag diagonal", "a|v|input", (*call).diagonal},
		{"trace", "a|input", (*call).trace},
		{"count_nonzero", "a|input axis|dim=", (*call).countNonzero},
		{"cdist", "x1|XA x2|XB", (*call).distances},
		{"one_hot", "tensor|input|indices|x num_classes|depth=", (*call).oneHot},
		{"nansum nanmean", "a|input axis|dim= keepdims|keepdim=", (*call).nanFold},
	}
}

// folded folds v along the axes that two arguments of a fold name.
func (c *call) folded(f engine.Fold, v operandValue, axis, keep operandValue) (value, error) {
	fold := &call{machine: c.machine, node: c.node, fn: &function{name: f.String(), params: folds()[0].params}, module: c.module}
	fold.args = missing(9)
	fold.args[0], fold.args[1], fold.args[4] = v, axis, keep
	return fold.fold(f)
}

// takeEntries is a[indices] along an axis, or of all values in a row.
func (c *call) takeEntries() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	axis, err := c.int(2, 0)
	if err == nil && !c.has(2) {
		from, err = flattened(from)
	}
	if err != nil {
		return none(), err
	}
	rank := from.Shape.Rank()
	if axis < -rank || axis >= rank {
		return none(), &engine.AxisError{Axis: axis, Rank: rank}
	}
	subscripts := make([]engine.Subscript, (axis+rank)%rank+1)
	for k := range subscripts {
		subscripts[k].Kind = engine.Ranged
	}
	if subscripts[len(subscripts)-1], err = c.subscript(c.args[1].object, c.args[1].expr); err != nil {
		return none(), err
	}
	v, err := c.joined(engine.Index(from, subscripts...))
	if err == nil {
		v.numpy = c.arrayOrNumber(*v.array).numpy
	}
	return v, err
}

// appended lays values behind an array: in a row, or along an axis.
func (c *call) appended() (value, error) {
	operands, err := c.operands(c.args[:2])
	if err != nil {
		return none(), err
	}
	axis, err := c.int(2, 0)
	for i := range operands {
		if err == nil && !c.has(2) {
			operands[i], err = flattened(operands[i])
		}
	}
	if err != nil {
		return none(), err
	}
	return c.joined(engine.Concatenate(axis, operands[0], operands[1]))
}

// columnStack lays arrays beside each other; vectors are columns.
func (c *call) columnStack() (value, error) {
	list, err := c.listed()
	if err != nil {
		return none(), err
	}
	for i, o := range list {
		if rank := o.Shape.Rank(); rank < 2 {
			column, err := engine.ExpandDims(o, []int{0, 1}[rank:]...)
			if err != nil {
				return none(), err
			}
			list[i].Array = column.To
		}
	}
	return c.joined(engine.Concatenate(1, list[0], list[1:]...))
}

// diagonal is the diagonal of a matrix, or the matrix that has a vector as its
// diagonal.
func (c *call) diagonal() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	rank := from.Shape.Rank()
	if rank < 1 || rank > 2 || !from.Shape.IsDense() {
		return none(), c.outside(c.node, OperationOn, c.fn.name)
	}
	n := from.Shape.Axes[0].Size
	if rank == 2 {
		view, strides := from.Array, from.StridesOrDefault()
		view.Shape, view.Strides = engine.Dense(min(n, from.Shape.Axes[1].Size)), []int{strides[0] + strides[1]}
		view.ReadOnly = c.isNumPy()
		return c.changed(engine.Change{Name: c.fn.name, From: from, To: view, Axes: []int{0}}, nil)
	}
	wide, err := engine.Tile(from, n, 1)
	if err == nil && wide.To.Values.Known() {
		wide.To, err = wide.To.Held()
	}
	if err == nil && wide.To.Values.Held() {
		clearTriangle(wide.To, 0, true)
		clearTriangle(wide.To, 0, false)
	}
	wide.Name = c.fn.name
	return c.joined(wide, err)
}

// trace is the sum of the diagonal.
func (c *call) trace() (value, error) {
	if a := c.args[0].array; a == nil || a.Shape.Rank() != 2 {
		return none(), c.outside(c.node, OperationOn, c.fn.name)
	}
	v, err := c.diagonal()
	if err != nil {
		return v, err
	}
	absent := missing(2)
	return c.folded(engine.Sum, operandValue{v, c.node}, absent[0], absent[1])
}

// countNonzero counts the values that are not 0.
func (c *call) countNonzero() (value, error) {
	from, err := c.first()
	if err == nil {
		from.Array, err = c.retyped(from.Array, engine.Bool)
	}
	if err != nil {
		return none(), err
	}
	v, err := c.folded(engine.Sum, operandValue{array(from.Array), c.args[0].expr}, c.args[1], missing(1)[0])
	if err == nil && c.isNumPy() && !c.has(1) && v.array.Values.Known() {
		return integer(int(v.array.At().Int)), nil // a number of Python's
	}
	return v, err
}

// distances are those of every row of one array from every row of another: the
// root of the sum of the squares of the differences.
func (c *call) distances() (value, error) {
	operands, err := c.operands(c.args[:2])
	if err != nil {
		return none(), err
	}
	for i := range operands {
		if operands[i].Shape.Rank() != 2 {
			return none(), c.outside(c.node, OperationOn, c.fn.name)
		}
		row, err := engine.ExpandDims(operands[i], 1-i)
		if err != nil {
			return none(), err
		}
		operands[i].Array = row.To
	}
	v, err := c.broadcast(c.node, c.explain(engine.Subtract, "", operands...))
	if err == nil {
		v, err = c.mapped(c.node, engine.Square, operandValue{v, c.node})
	}
	if err == nil {
		v, err = c.folded(engine.Sum, operandValue{v, c.node}, operandValue{integer(-1), c.node}, missing(1)[0])
	}
	if err != nil {
		return none(), err
	}
	return c.mapped(c.node, engine.Sqrt, operandValue{v, c.node})
}

// oneHot compares every label with every class.
func (c *call) oneHot() (value, error) {
	labels, err := c.first()
	if err != nil {
		return none(), err
	}
	classes, err := c.int(1, -1)
	if classes < 0 && err == nil {
		most, _, failed := engine.Reduce(labels, engine.Reduction{Fold: engine.Max})
		if failed != nil || !most.To.Values.Known() {
			return none(), c.outside(c.node, ValuesUnknown, c.fn.name)
		}
		classes = int(most.To.At().Int) + 1
	}
	if err != nil {
		return none(), err
	}
	column, err := engine.ExpandDims(labels, -1)
	if err != nil {
		return none(), err
	}
	labels.Array = column.To
	counted, _ := engine.Arange(engine.IntScalar(0), engine.IntScalar(int64(classes)), engine.IntScalar(1))
	v, err := c.broadcast(c.node, c.explain(engine.Equal, "", labels, engine.Operand{Text: "classes", Array: counted}))
	if err != nil {
		return none(), err
	}
	d := engine.Float32
	if c.isTorch() {
		d = engine.Int64
	}
	*v.array, err = c.retyped(*v.array, d)
	return v, err
}

// nanFold is the sum, or the mean, of the values that are numbers.
func (c *call) nanFold() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	a := operandValue{array(from.Array), c.args[0].expr}
	numbers, err := c.arrays(c.node, sides{"==", a, a}) // nan is unequal to itself
	if err != nil {
		return none(), err
	}
	operands, err := c.operands([]operandValue{{numbers, c.node}, a, {integer(0), &Literal{c.node.Span, "0"}}})
	if err != nil {
		return none(), err
	}
	kept, err := c.broadcast(c.node, c.explain(engine.Where, "where", operands...))
	if err != nil {
		return none(), err
	}
	sum, err := c.folded(engine.Sum, operandValue{kept, c.node}, c.args[1], c.args[2])
	if err != nil || c.fn.name == "nansum" {
		return sum, err
	}
	count, err := c.folded(engine.Sum, operandValue{numbers, c.node}, c.args[1], c.args[2])
	if err != nil {
		return none(), err
	}
	warned := len(c.out.Warnings)
	v, err := c.arrays(c.node, sides{"/", operandValue{sum, c.node}, operandValue{count, c.node}})
	if len(c.out.Warnings) > warned {
		c.out.Warnings = append(c.out.Warnings[:warned], "RuntimeWarning: Mean of empty slice")
	}
	if err == nil && from.Values.DType.Kind() == engine.KindFloat {
		*v.array, err = c.retyped(*v.array, from.Values.DType)
	}
	return v, err
}
