package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// overlaps reports a write of PyTorch's into memory that several entries of the
// output share, which only one value may fill.
func overlaps(in *context, w writing, operands []engine.Operand) error {
	if n, err := w.to.array.Shape.Count(); !in.isTorch() || !w.to.array.Overlaps() || err == nil && n == 0 {
		return nil
	}
	if n, err := operands[0].Shape.Count(); w.op == engine.Identity && err == nil && n == 1 {
		return nil
	}
	return &engine.ReadOnlyError{Kind: w.kind}
}

// partly reports a write of PyTorch's into memory that it reads through a view
// of another place or order.
//
// Source: PyTorch, aten/src/ATen/MemoryOverlap.cpp.
func partly(m *machine, x expr.Expr, to, from value) error {
	a, b := to.array, from.array
	if !m.isTorch() || a == nil || b == nil || a == b || !m.shares(a, b) || !dense(*a) || !dense(*b) {
		return nil
	}
	n, _ := a.Shape.Count()
	k, _ := b.Shape.Count()
	same := a.Offset == b.Offset && n == k
	if same && slices.Equal(a.StridesOrDefault(), b.StridesOrDefault()) || a.Offset >= b.Offset+k || b.Offset >= a.Offset+n {
		return nil
	}
	return m.told(x, "_shared_memory")
}

// dense reports whether the values of a fill a stretch of memory, in any order
// of its axes, each once.
func dense(a engine.Array) bool {
	axes := indices(a.Shape.Rank())
	strides := a.StridesOrDefault()
	slices.SortStableFunc(axes, func(i, j int) int { return strides[i] - strides[j] })
	step := 1
	for _, k := range axes {
		size := a.Shape.Axes[k].Size
		if size != 1 && strides[k] != step {
			return false
		}
		step *= size
	}
	return true
}
