package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// moves returns the functions that show the same values along other axes.
func moves() []function {
	const one = "a|input|x|tensor|arr"
	return []function{
		{"reshape", one + " *sizes newshape|shape|size= order= **axes", reshape},
		{"array.view", one + " *sizes newshape|shape|size= order= **axes", reshape},
		{"expand_dims unsqueeze", one + " axis|dim", expandDims},
		{"squeeze", one + " axis|dim=", squeeze},
		{"transpose permute", one + " *order axes|perm|dims|dim0=", transpose},
	}
}

// changed keeps a change of the first argument.
func (c *call) changed(change engine.Change, err error) value {
	return c.change(c.node, c.args[0].array, change, err)
}

func reshape(c *call) value {
	rest := c.restOr(2)
	reshapes(c, rest)
	if len(rest) == 1 && rest[0].kind == typeKind {
		return c.outside(c.node, expr.OperationOn, "view as another type")
	}
	sizes := sizesAsked(c, rest)
	if order := c.args[3]; c.has(3) && !contains("C|c", order.text) && (c.isNumPy() || order.text == "F") {
		return handOn(c, "_ordered_shape", c.args[0].object, integers(tupleKind, sizes), order.object)
	}
	change, err := engine.Reshape(c.first(), sizes...)
	if _, ok := err.(*engine.ReshapeError); ok && c.library == engine.InJAX && len(rest) == 1 && len(sizes) == 1 && sizes[0] > 0 {
		return c.told(c.node, "_no_reshape", c.args[0].object, rest[0].object, sizes[0])
	}
	if _, open := err.(*engine.UnknownSizesError); open || (c.isTorch() || c.library == engine.InJAX) && slices.Min(append(sizes, 0)) < -1 {
		c.told(c.node, "_open_sizes", integers(tupleKind, sizes), c.args[0].object)
	}
	if err == nil && change.Copied && c.fn.name == "view" {
		return c.told(c.node, "_no_view")
	}
	if err == nil && len(c.axes) == len(sizes) {
		for k, a := range c.axes {
			change.To.Shape.Axes[k].Name = a.name
		}
	}
	return c.changed(change, err)
}

// reshapes reports a call of reshape or view that is outside the language.
func reshapes(c *call, rest []operandValue) {
	switch {
	case c.library == engine.InXArray && c.named && c.inside == nil && c.first().Shape.Named():
		c.outside(c.node, expr.FunctionOf, "reshape of an array with names")
	case c.fn.name == "view" && c.isNumPy() && c.named && (len(rest) != 1 || rest[0].kind != typeKind):
		c.outside(c.node, expr.FunctionOf, "view of these")
	}
}

// sizesAsked returns the sizes of a shape that is asked for, those with names last.
func sizesAsked(c *call, rest []operandValue) []int {
	sizes := c.sizes(rest)
	if c.isNumPy() && c.method && len(rest)+len(c.axes) == 0 {
		c.says("TypeError", "reshape() takes exactly 1 argument (0 given)")
	}
	for _, a := range c.axes {
		sizes = append(sizes, c.sizeOf(a))
	}
	return sizes
}

// sizeOf returns the size of an axis that an argument names.
func (c *call) sizeOf(a keyword) int {
	n, ok := a.isInt()
	if !ok {
		c.problem(ArgumentUnknown, a.name, a.expr)
	}
	return n
}

func expandDims(c *call) value {
	from := c.first()
	axes := c.ints(1)
	if !from.Shape.IsDense() {
		return raggedAxis(c, from, axes)
	}
	return c.changed(engine.ExpandDims(from, axes...))
}

// squeeze drops axes of size 1. PyTorch leaves an axis of another size alone.
func squeeze(c *call) value {
	from := c.first()
	axes := foldedAxes(c, 1)
	c.wantsAxis("an integer is required for the axis")
	if rank := from.Shape.Rank(); c.library == engine.InPyTorch {
		axes = slices.DeleteFunc(axes, func(k int) bool { return k >= -rank && k < rank && !from.Shape.Axes[(k+rank)%rank].One() })
	}
	if c.has(1) && axes != nil && len(axes) == 0 {
		return c.args[0].object
	}
	change, err := engine.Squeeze(from, axes...)
	v := c.changed(change, err)
	v.numpy = c.args[0].numpy
	return v
}

// transpose reorders axes: all of them as listed or, in PyTorch's own form,
// two of them for each other.
func transpose(c *call) value {
	rest := c.restOr(2)
	if len(rest) == 1 && rest[0].kind == noneKind {
		rest = nil
	}
	if from := c.args[0].array; len(rest) == 1 && rest[0].isSequence() && len(rest[0].items) == 0 && from != nil && from.Shape.Rank() > 0 {
		return fails(&engine.PermutationError{Rank: from.Shape.Rank()})
	}
	order := c.sizes(rest)
	if rank := len(order); c.fn.name == "permute" && c.args[0].kind == arrayKind && rank != c.args[0].array.Shape.Rank() {
		change, _ := engine.Transpose(c.first(), order...)
		failing(c.machine, c.node, change)
		return c.told(c.node, "_other_order", c.args[0].array.Shape.Rank(), rank)
	}
	return c.changed(engine.Transpose(c.first(), order...))
}
