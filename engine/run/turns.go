package run

import (
	"slices"

	"shapecast/engine"
)

// transpose reorders axes: all of them as listed or, in PyTorch's own form,
// two of them for each other.
func transpose(c *call) value {
	rest := c.rest
	if c.has(2) {
		rest = c.args[2:3]
	}
	if len(rest) == 1 && rest[0].kind == noneKind {
		rest = nil
	}
	if from := c.args[0].array; len(rest) == 1 && rest[0].isSequence() && len(rest[0].items) == 0 && from != nil && from.Shape.Rank() > 0 {
		return fails(&engine.PermutationError{Rank: from.Shape.Rank()})
	}
	order := axesInOrder(c, rest)
	if rank := len(order); c.fn.name == "permute" && c.args[0].kind == arrayKind && rank != c.args[0].array.Shape.Rank() {
		return c.told(c.node, "_other_order", c.args[0].array.Shape.Rank(), rank)
	}
	return c.changed(engine.Transpose(c.first(), order...))
}

// axesInOrder returns axes that are listed by number or by name.
func axesInOrder(c *call, list []operandValue) []int {
	list = slices.Clone(list)
	for i := range list {
		which := c.numbered(list[i].object)
		list[i].object = which
	}
	return c.sizes(list)
}
