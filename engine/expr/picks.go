package expr

import (
	"slices"

	"shapecast/engine"
)

// picks returns the functions that take some entries of an array, or add some.
func picks() []function {
	return []function{
		{"take", "a|input indices axis|dim=", (*call).takeEntries},
		{"append", "arr values axis=", (*call).appended},
		{"column_stack", "tup|tensors", (*call).columnStack},
		{"diag diagonal", "a|v|input", (*call).diagonal},
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
	from, axis, err := c.alongAxis(2)
	if err != nil {
		return none(), err
	}
	subscripts := make([]engine.Subscript, axis+1)
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
	return c.joinedAll(1, list)
}

// diagonal is the diagonal of a matrix, or the matrix that has a vector as its
// diagonal.
func (c *call) diagonal() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	rank := from.Shape.Rank()
	if c.isNumPy() && rank < 2 && c.fn.name == "diagonal" {
		return none(), c.says("ValueError", "diag requires an array of at least two dimensions")
	}
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
	wide.Name, wide.Sources = c.fn.name, &engine.Sources{}
	if err == nil && wide.To.Values.Known() {
		wide.To, err = wide.To.Held()
	}
	if err == nil && wide.To.Values.Held() {
		clearTriangle(wide.To, 0, true)
		clearTriangle(wide.To, 0, false)
		*wide.Sources = slices.Repeat([]int{-1}, n*n)
		for i := range n {
			(*wide.Sources)[i*(n+1)] = i
		}
	}
	return c.joined(wide, err)
}
