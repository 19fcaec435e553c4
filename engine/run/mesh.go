package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// openMesh gives each of several vectors an axis of its own.
func openMesh(c *call) (value, error) {
	views := make([]value, len(c.rest))
	for k, v := range c.rest {
		from := c.operand(v)
		if from.Shape.Rank() == 0 {
			vector, _ := engine.ExpandDims(from, 0)
			from.Array = vector.To
		}
		var axes []int
		for i := range c.rest {
			if i != k {
				axes = append(axes, i)
			}
		}
		change := sure(engine.ExpandDims(from, axes...))
		views[k] = c.view(v.array, change)
	}
	return tuple(views...), nil
}

// meshgrid shows each of several vectors at the shape of their outer table.
// NumPy's "xy" puts the first vector along axis 1.
func meshgrid(c *call) (value, error) {
	mesh := sure(openMesh(c))
	sparse := c.bool(2)
	swap := len(mesh.items) > 1 && c.library != engine.InPyTorch && c.args[1].text != "ij" || c.args[1].text == "xy"
	if swap {
		for i := range mesh.items {
			order := indices(len(mesh.items))
			order[0], order[1] = 1, 0
			change := sure(engine.Transpose(engine.Operand{Array: *mesh.items[i].array}, order...))
			mesh.items[i] = c.view(mesh.items[i].array, change)
		}
	}
	if c.library == engine.InTensorFlow {
		mesh.kind = listKind
	}
	if sparse {
		return mesh, nil
	}
	inner := *c
	inner.rest = nil
	for i, v := range mesh.items {
		inner.rest = append(inner.rest, operandValue{v, c.rest[i].expr})
	}
	v, err := broadcastArrays(&inner)
	v.kind = mesh.kind
	for i := 0; err == nil && i < len(v.items) && c.isNumPy(); i++ {
		var own engine.Array
		own, err = v.items[i].array.Held()
		v.items[i] = array(own) // NumPy copies what it has broadcast
	}
	return v, err
}

// gridAt evaluates np.mgrid[0:3, 0:4]: the ranges of ogrid, broadcast together
// and stacked.
func gridAt(m *machine, x *expr.Index) (value, error) {
	open, err := ogrid(m, x)
	if err != nil || open.kind == arrayKind {
		return open, err
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
		a := sure(gridRange(m, item))
		var others []int
		for i := range x.Items {
			if i != k {
				others = append(others, i)
			}
		}
		c := sure(engine.ExpandDims(engine.Operand{Array: a}, others...))
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
	r, err := evalSlice(m, s)
	if err != nil || r.Stop == nil {
		return engine.Array{}, err
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
