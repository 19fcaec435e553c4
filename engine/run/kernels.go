package run

import (
	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
)

// kernelOf returns TensorFlow's name of an operation that wants two tensors of one type, "" for
// any other.
func kernelOf(op engine.Op) string {
	operator := op <= engine.Power || op >= engine.Maximum && op <= engine.GreaterEqual || op >= engine.BitwiseAnd && op <= engine.BitwiseXor
	if op == engine.TrueDivide || op == engine.Identity || !operator && op != engine.SquaredDifference {
		return ""
	}
	kernel, _ := dialect.Kernel(op)
	return kernel
}

// kernelDivision words a division of ints by 0.
func kernelDivision(m *machine, x expr.Expr, op engine.Op, err error) error {
	if _, zero := err.(*engine.ZeroDivisionError); zero && m.library == engine.InTensorFlow && m.named {
		return m.toldError(x, "_raised", kernelOf(op), "Integer division by zero", " name: ")
	}
	return err
}

// kernelIndex reports an index that TensorFlow does not take: a tensor of ints
// that has axes, or a list beside others.
func kernelIndex(m *machine, x *expr.Index, subscripts []engine.Subscript) {
	for i, s := range subscripts {
		if s.Kind != engine.Picked {
			continue
		}
		item := x.Items[min(i, len(x.Items)-1)]
		list, written := item.(*expr.Sequence)
		written = written && i < len(x.Items)
		m.told(x, "_picked", s.Array.Values.DType, s.Array.Shape.Rank(), written, written && !list.Tuple, expr.Format(item))
	}
}
