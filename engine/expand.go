package engine

// ExpandShape returns the shape that PyTorch's expand is asked for: a size of
// -1 keeps what is there. A new axis has nothing to keep: its -1 stays, and
// [Trace.Err] of the view is a [*LengthError].
//
// Source: PyTorch documentation, torch.Tensor.expand.
func ExpandShape(from Shape, sizes ...int) Shape {
	to := Dense(sizes...)
	lead := len(sizes) - from.Rank()
	for k, size := range sizes {
		if size == -1 && k >= max(lead, 0) {
			to.Axes[k].Size = from.Axes[k-lead].Size
		}
	}
	return to
}

// expandStrides returns the strides that PyTorch gives a view of operand 0,
// where NumPy gives 0: an axis of size 1 that stays 1 keeps its stride, and a
// new one has that of an axis in C order. A scalar's are all 0.
func (t Trace) expandStrides() []int {
	strides := t.Strides(0)
	own, next := t.Operands[0].Strides, 1
	if own == nil {
		own = t.Operands[0].Shape.Strides() // PyTorch has strides also where there are no values
	}
	for k := len(strides) - 1; k >= 0; k-- {
		c := t.Columns[k]
		switch m := c.Meetings[0]; {
		case !m.Padded() && m.Axis.Size == c.Axis.Size:
			strides[k] = own[m.From]
		case m.Padded() && c.Axis.One() && len(own) > 0:
			strides[k] = next
		}
		next = strides[k] * c.Axis.Size
	}
	return strides
}
