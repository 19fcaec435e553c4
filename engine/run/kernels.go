package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// kernelDivision words a division of ints by 0.
func kernelDivision(m *machine, x expr.Expr, op engine.Op, err error) error {
	if _, zero := err.(*engine.ZeroDivisionError); zero && m.library == engine.InTensorFlow && m.named {
		return m.toldError(x, "_raised", kernels[op], "Integer division by zero", " name: ")
	}
	return err
}

// kernelSlice words a mistake about an index into a tensor of TensorFlow's.
func kernelSlice(m *machine, x expr.Expr, rank int, err error) error {
	switch e := err.(type) {
	case *engine.IndexError:
		m.told(x, "_no_slice", e.Index, e.Axis, e.Size)
	case *engine.TooManyIndicesError:
		m.told(x, "_no_slices", rank)
	case *engine.EllipsisError:
		m.told(x, "_raised", "StridedSlice", "Multiple ellipses in slice spec not allowed")
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
