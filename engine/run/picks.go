package run

import (
	"cmp"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// picks returns the functions that take some entries of an array, or add some.
func picks() []function {
	return []function{
		{"take", "a|input indices axis|dim= mode=", takeEntries},
		{"diag diagonal", "a|v|input k|offset|diagonal=", diagonal},
	}
}

// takeEntries is a[indices] along an axis, or of all values in a row.
func takeEntries(c *call) value {
	if c.has(3) && c.isNumPy() && c.args[3].text != "raise" {
		return handOn(c, "_taken", c.args[0].object, c.args[1].object, cmp.Or(c.args[2].object, none()), c.args[3].object)
	} else if c.has(3) && !c.isNumPy() {
		return c.outside(c.node, expr.ArgumentOf, "mode")
	}
	from, axis := c.alongAxis(2)
	at := subscript(c.machine, c.args[1].object, c.args[1].expr)
	change, err := engine.Index(from, onAxis(axis, at)...)
	if _, out := err.(*engine.IndexError); out && c.isNumPy() && from.Shape.Axes[axis].Size == 0 {
		return c.says("IndexError", "cannot do a non-empty take from an empty axes.")
	}
	v := c.joined(change, err)
	v.numpy = c.arrayOrNumber(*v.array).numpy
	return v
}

// diagonal is the diagonal of a matrix, or the matrix that has a vector as its
// diagonal.
func diagonal(c *call) value {
	from := c.first()
	rank := from.Shape.Rank()
	if rank < 2 && c.fn.name == "diagonal" {
		c.told(c.node, "_no_diagonal")
	}
	switch k := c.int(1, 0); {
	case c.isNumPy() && c.fn.name == "diag" && (rank < 1 || rank > 2):
		return c.says("ValueError", "Input must be 1- or 2-d.")
	case rank < 1 || rank > 2 || !from.Shape.IsDense():
		return c.outside(c.node, expr.OperationOn, c.fn.name)
	case rank == 2:
		return diagonalView(c, from, max(k, 0), max(-k, 0))
	case k != 0 && !c.isNumPy() && c.library != engine.InJAX:
		return c.wrong(1, "0")
	case k != 0:
		return handOn(c, "_off_diagonal", c.args[0].object, integer(k))
	}
	return diagonalMatrix(c, from)
}

// diagonalView returns a diagonal of a matrix: a view, which PyTorch's diag copies.
func diagonalView(c *call, from engine.Operand, right, down int) value {
	view, strides := from.Array, from.StridesOrDefault()
	size := max(min(from.Shape.Axes[0].Size-down, from.Shape.Axes[1].Size-right), 0)
	view.Shape, view.Strides = engine.Dense(size), []int{strides[0] + strides[1]}
	if size > 0 {
		view.Offset += down*strides[0] + right*strides[1]
	}
	view.ReadOnly = c.isNumPy()
	change := engine.Change{Name: c.fn.name, From: from, To: view, Axes: []int{0}}
	var err error
	if c.isTorch() && c.fn.name == "diag" {
		err = change.Hold()
	}
	return c.changed(change, err)
}

// diagonalMatrix returns a matrix with the values of a vector on its diagonal.
func diagonalMatrix(c *call, from engine.Operand) value {
	n := from.Shape.Axes[0].Size
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
