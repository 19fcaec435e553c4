package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
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
	return false
}

// skip folds what is not nan.
func skip(c *call, dim, keepdims, ddof value) (value, error) {
	return handOn(c, "_skip", c.args[0].object, text(c.fn.name), dim, keepdims, ddof)
}

// xarrayKeyword is what xarray says of an axis beside dim, and of PyTorch's name for keepdims.
func xarrayKeyword(c *call, a expr.Argument) error {
	if c.library != engine.InXArray {
		return nil
	}
	folds := c.method && !c.args[0].foreign && c.args[0].kind == arrayKind && contains("sum|mean|max|min|std|var|median|prod", c.fn.name)
	switch {
	case a.Name == "axis" && folds && c.has(1):
		return c.says("ValueError", "cannot supply both 'axis' and 'dim' arguments")
	case a.Name == "keepdim" && folds:
		return noKeepdim(c, a)
	case a.Name == "keepdim":
		return c.outside(a.Value, expr.ArgumentOf, a.Name)
	}
	return nil
}

// noKeepdim is what NumPy's functions say of keepdim, to which xarray hands it on, or its
// own that skip nan. It looks for the axes first.
func noKeepdim(c *call, a expr.Argument) error {
	from, dim := c.args[0].array, c.args[1]
	switch {
	case c.has(1) && !slices.ContainsFunc(from.Shape.Axes, func(axis engine.Axis) bool { return axis.Name == dim.text }):
		return c.outside(a.Value, expr.ArgumentOf, a.Name)
	case from.Values.DType.Kind() == engine.KindFloat:
		return c.says("TypeError", "nan%s() got an unexpected keyword argument 'keepdim'", c.fn.name)
	}
	return c.says("TypeError", "%s() got an unexpected keyword argument 'keepdim'. Did you mean 'keepdims'?", c.fn.name)
}
