package run

import (
	"shapecast/engine"
)

// skips reports whether a fold leaves out values which are nan, as xarray's do.
func skips(c *call, from engine.Operand) bool {
	if c.library != engine.InXArray || c.args[0].foreign || from.Values.DType.Kind() != engine.KindFloat || !from.Values.Known() {
		return false
	}
	flat, err := from.Flat()
	n, _ := from.Shape.Count()
	for i := 0; err == nil && i < n; i++ {
		if x := flat.Float(i); x != x {
			return true
		}
	}
	return n == 0 && contains("max|min", c.fn.name)
}

// xarrayKeyword is what xarray says of an axis beside dim, and of PyTorch's name for keepdims.
func xarrayKeyword(c *call, a keyword) {
	if c.library != engine.InXArray || !contains("axis|keepdim|dims|where", a.name) {
		return
	}
	folds := c.method && !c.args[0].foreign && c.args[0].kind == arrayKind && contains("sum|mean|max|min|std|var|median|prod|any|all", c.fn.name)
	c.told(c.node, "_keyword", c.fn.name, a.name, c.args[0].object, c.args[1].object, a.object, folds)
}
