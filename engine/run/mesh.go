package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// gridAt evaluates np.mgrid[0:3, 0:4]: the ranges of ogrid, broadcast together
// and stacked.
func gridAt(m *machine, x *expr.Index) (value, error) {
	open := sure(ogrid(m, x))
	if open.kind == arrayKind {
		return open, nil
	}
	operands := make([]engine.Operand, len(open.items))
	for i, item := range open.items {
		operands[i] = engine.Operand{Text: expr.Format(x.Items[i]), Array: *item.array}
	}
	t := engine.Explain(engine.NumPy, engine.Identity, operands...)
	shape := t.Result()
	for i := range operands {
		operands[i].Strides, operands[i].Shape = t.Strides(i), shape
	}
	change, err := engine.Stack(0, operands[0], operands[1:]...)
	return m.change(x, nil, change, err)
}

// ogrid evaluates np.ogrid[0:3, 0:4]: one range an axis, each with an axis of
// its own.
func ogrid(m *machine, x *expr.Index) (value, error) {
	var grid []value
	for k, item := range x.Items {
		others := slices.Delete(indices(len(x.Items)), k, k+1)
		c := sure(engine.ExpandDims(engine.Operand{Array: sure(gridRange(m, item))}, others...))
		grid = append(grid, m.view(nil, c))
	}
	if len(grid) == 1 && !x.Tuple {
		return grid[0], nil
	}
	if m.isNumPy() {
		return tuple(grid...), nil
	}
	return list(grid...), nil
}

// gridRange returns the range that low:high:step spells.
func gridRange(m *machine, item expr.Expr) (engine.Array, error) {
	s, ok := item.(*expr.Slice)
	if !ok || s.High == nil {
		return engine.Array{}, m.outside(item, expr.IndexBy, "anything but low:high in ogrid")
	}
	r := evalSlice(m, s)
	if r.Stop == nil {
		return engine.Array{}, nil
	}
	bound := func(n *int, otherwise int) engine.Scalar {
		if n != nil {
			otherwise = *n
		}
		return engine.IntScalar(int64(otherwise))
	}
	a, err := engine.Arange(bound(r.Start, 0), bound(r.Stop, 0), bound(r.Step, 1))
	a.Values.DType = m.defaultType(a.Values.DType)
	return a, err
}
