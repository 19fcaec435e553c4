package engine

// At returns the value at an index, one number an axis, each at least 0 and
// less than the size, or the length of the row, there.
func (a Array) At(index ...int) Scalar { return a.Values.Scalar(a.position(index)) }

// position returns where the value at an index is stored.
func (a Array) position(index []int) int {
	if !a.Shape.IsDense() {
		return a.Offset + a.Shape.flatPosition(index)
	}
	at := a.Offset
	for k, stride := range a.StridesOrDefault() {
		at += index[k] * stride
	}
	return at
}

// Flat returns the values of a dense array in C order, held in a slice. The
// slice is that of a itself where the values lie so. More than MaxValues are
// a [*SizeError]; values that are not known stay so.
func (a Array) Flat() (Values, error) {
	n, err := a.Shape.holdable()
	switch {
	case err != nil || !a.Values.Known():
		return Values{DType: a.Values.DType}, err
	case n == 0:
		return makeValues(a.Values.DType, 0), nil // a view of nothing may begin anywhere
	case a.Values.Held() && a.Contiguous():
		return a.Values.slice(a.Offset, a.Offset+n), nil
	}
	return a.gather(n), nil
}

// Held returns a with its values held in a slice of its own, in C order.
func (a Array) Held() (Array, error) {
	values, err := a.Flat()
	if a.Values.Held() {
		values = values.Clone()
	}
	return Array{Shape: a.Shape, Values: values}, err
}

// Contiguous reports whether the values of a dense array lie in C order
// without gaps.
func (a Array) Contiguous() bool {
	if a.Strides == nil {
		return true
	}
	n, err := a.Shape.Count()
	return err == nil && (n == 0 || besideEachOther(a.Shape.Sizes(), a.Strides, lastFirst(len(a.Strides))))
}

// Overlaps reports whether several indices of a dense array share one stored
// value because a stride is 0.
func (a Array) Overlaps() bool {
	for k, stride := range a.StridesOrDefault() {
		if stride == 0 && a.Shape.Axes[k].Size > 1 {
			return true
		}
	}
	return false
}

// gather copies the n values of a into C order.
func (a Array) gather(n int) Values {
	values := makeValues(a.Values.DType, n)
	if n == 0 {
		return values
	}
	sizes, strides := a.Shape.Sizes(), a.StridesOrDefault()
	if !a.Shape.IsDense() {
		sizes, strides = []int{n}, []int{1}
	}
	w := newWalk(sizes, strides)
	w.rows([]int{a.Offset}, func(out int, at []int) {
		values.copyRow(out, w.length, a.Values, at[0], w.steps[0])
	})
	return values
}
