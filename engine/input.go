package engine

// An input is an operand's values in the kind in which an operation computes,
// with its strides at the result's shape.
type input struct {
	Values
	strides []int
	offset  int
	order   *order // nil when the strides say it
}

// input returns operand n ready to be computed with in kind k. The values are
// copied only where they have another kind or do not lie in memory.
func (t Trace) input(n int, k Kind) (input, error) {
	a := t.Operands[n].Array
	if t.ragged() {
		return t.raggedInput(n, k)
	}
	condition := t.Op == Where && n == 0
	if a.Values.Held() && a.Values.DType.Kind() == k && !condition {
		return input{Values: a.Values, strides: t.Strides(n), offset: a.Offset}, nil
	}
	flat, err := a.Flat()
	if condition {
		flat = flat.cast(Bool)
	}
	return input{Values: flat.inKind(k), strides: t.flatStrides(n)}, err
}

// flatStrides returns the strides of operand n at the result's shape when its
// values lie in C order.
func (t Trace) flatStrides(n int) []int {
	own := t.Operands[n].Shape.Strides()
	strides := make([]int, len(t.Columns))
	for k, column := range t.Columns {
		if m := column.Meetings[n]; !m.Padded() && !m.Axis.One() {
			strides[k] = own[m.From]
		}
	}
	return strides
}

func (in input) ints() strided[int64] {
	return strided[int64]{in.Ints, in.strides, in.offset, in.order}
}

func (in input) floats() strided[float64] {
	return strided[float64]{in.Floats, in.strides, in.offset, in.order}
}
