package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// overlaps reports a write of PyTorch's into memory that several entries of the
// output share, which only one value may fill.
func overlaps(in *context, w writing, operands []engine.Operand) {
	if n, err := w.to.array.Shape.Count(); !in.isTorch() || !w.to.array.Overlaps() || err == nil && n == 0 {
		return
	}
	if n, err := operands[0].Shape.Count(); w.op == engine.Identity && err == nil && n == 1 {
		return
	}
	must(&engine.ReadOnlyError{Kind: w.kind})
}

// partly reports a write of PyTorch's into memory that it reads through a view
// of another place or order.
//
// Source: PyTorch, aten/src/ATen/MemoryOverlap.cpp.
func partly(m *machine, x expr.Expr, to, from value) {
	a, b := to.array, from.array
	if !m.isTorch() || a == nil || b == nil || a == b || !m.shares(a, b) {
		return
	}
	m.told(x, "_overlap", a.Offset, a.StridesOrDefault(), a.Shape, b.Offset, b.StridesOrDefault(), b.Shape)
}
