package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// dotMethod is a.dot(b): xarray's goes by names, the others' by place.
func dotMethod(c *call) (value, error) {
	if c.library == engine.InXArray {
		return dotAlong(c, c.args[:2], c.args[2])
	}
	if c.has(2) {
		return none(), c.outside(c.args[2].expr, expr.ArgumentOf, "dim")
	}
	return dot(c)
}

// dotAlong sums up the axes that dim names, or else those that several have.
func dotAlong(c *call, list []operandValue, dim operandValue) (value, error) {
	var over []string
	for _, name := range flatTexts(dim.object) {
		over = append(over, name.text)
	}
	if dim.expr != nil && dim.kind != noneKind && (over == nil || !everyNamed(list, over)) {
		return none(), c.outside(dim.expr, expr.ArgumentOf, "dim")
	}
	return dotOfNames(c.machine, c.node, list, over)
}

// flatTexts returns a text, or those of a list that has nothing else.
func flatTexts(v value) []value {
	if v.kind == textKind {
		return []value{v}
	}
	if !v.isSequence() || slices.ContainsFunc(v.items, func(item value) bool { return item.kind != textKind }) {
		return nil
	}
	return v.items
}

// everyNamed reports whether each name is that of an axis of an array.
func everyNamed(list []operandValue, names []string) bool {
	for _, name := range names {
		if countNamed(list, name) == 0 {
			return false
		}
	}
	return true
}

// countNamed returns how many arrays have an axis of a name.
func countNamed(list []operandValue, name string) int {
	n := 0
	for _, v := range list {
		if v.kind == arrayKind && axisNamed(*v.array, name) >= 0 {
			n++
		}
	}
	return n
}

// dotOfNames multiplies arrays by the names of their axes, and sums up.
//
// Source: xarray reference, xarray.dot.
func dotOfNames(m *machine, x expr.Expr, list []operandValue, over []string) (value, error) {
	for i, v := range list {
		if v.kind == arrayKind && !v.foreign && (v.array.Shape.Rank() == 0 || v.array.Shape.Named()) {
			continue
		}
		if i == 0 || len(list) > 2 {
			return none(), m.outside(x, expr.OperationOn, "dot")
		}
		return none(), m.refuses(x, "TypeError", "dot only operates on DataArrays.")
	}
	product := list[0]
	for _, v := range list[1:] {
		var err error
		if product.object, err = m.arrays(x, sides{"*", product, v}); err != nil {
			return none(), err
		}
	}
	return summedUp(m, x, product.object, list, over)
}

// summedUp folds the axes of a product. An axis that every array has and that
// stays would go first, which is outside the language where it is not there yet.
func summedUp(m *machine, x expr.Expr, product value, list []operandValue, over []string) (value, error) {
	var axes []int
	stays := false
	for k, axis := range product.array.Shape.Axes {
		n := countNamed(list, axis.Name)
		switch {
		case slices.Contains(over, axis.Name) || over == nil && n > 1:
			axes = append(axes, k)
		case n == len(list) && stays:
			return none(), m.outside(x, expr.OperationOn, "dot")
		default:
			stays = stays || n < len(list)
		}
	}
	if axes == nil {
		return product, nil
	}
	d := product.array.Values.DType
	change, _, err := engine.Reduce(engine.Operand{Text: expr.Format(x), Array: *product.array}, engine.Reduction{Axes: axes})
	if err == nil {
		change.To, err = m.retyped(change.To, d)
	}
	return m.change(x, nil, change, err)
}

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
	args := []operandValue{c.args[0], {text(c.fn.name), c.node}, {dim, c.node}, {keepdims, c.node}, {ddof, c.node}}
	return c.invoke(written(c.library, "", "_skip"), c.node, args...)
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

// axisNumber returns the number of an axis that goes by a name.
func axisNumber(c *call) (value, error) {
	return integer(c.int(1, 0)), nil
}
