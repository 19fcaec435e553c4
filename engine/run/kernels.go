package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// kernelDivision words a division of ints by 0.
func kernelDivision(m *machine, x expr.Expr, op engine.Op, err error) error {
	if _, zero := err.(*engine.ZeroDivisionError); zero && m.library == engine.InTensorFlow && m.named {
		return m.told(x, "_raised", kernels[op], "Integer division by zero", " name: ")
	}
	return err
}

// kernelSlice words a mistake about an index into a tensor of TensorFlow's.
func kernelSlice(m *machine, x expr.Expr, rank int, err error) error {
	switch e := err.(type) {
	case *engine.IndexError:
		return m.told(x, "_no_slice", e.Index, e.Axis, e.Size)
	case *engine.TooManyIndicesError:
		return m.told(x, "_no_slices", rank)
	}
	return err
}

// kernelIndex reports an index that TensorFlow does not take: a tensor of ints
// that has axes, or a list beside others.
func kernelIndex(m *machine, x *expr.Index, subscripts []engine.Subscript) error {
	for i, s := range subscripts {
		if s.Kind == engine.Picked && s.Array.Values.DType == engine.Bool && i < len(x.Items) {
			if _, written := x.Items[i].(*expr.Sequence); written {
				return m.outside(x, expr.IndexBy, "a list of bools")
			}
		}
		if s.Kind == engine.Picked && s.Array.Values.DType == engine.Bool && s.Array.Shape.Rank() == 0 {
			return m.refuses(x, "ValueError", "mask cannot be scalar.")
		}
		if s.Kind != engine.Picked || s.Array.Values.DType == engine.Bool || s.Array.Shape.Rank() == 0 || i >= len(x.Items) {
			continue
		}
		if list, written := x.Items[i].(*expr.Sequence); written && !list.Tuple {
			return m.refuses(x, "TypeError", "Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are valid indices, got "+expr.Format(list))
		}
		return m.outside(x, expr.IndexBy, "a tensor of ints")
	}
	return nil
}
