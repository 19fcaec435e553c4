package engine

import (
	"cmp"
	"slices"
)

// NumPy and PyTorch lay a result out in memory as its operands are: the sum of
// two transposed matrices is transposed too. TensorFlow and JAX know C order alone.

// KeptStrides returns the strides of a copy of a in which the library keeps the
// order of its axes in memory, in elements; nil where that is C order.
//
// Source: NumPy's order="K"; PyTorch's memory format preserve.
func KeptStrides(library Library, a Array) []int {
	own, sizes := a.StridesOrDefault(), a.Shape.Sizes()
	n, err := a.Shape.Count()
	switch {
	case err != nil || n == 0 || a.Strides == nil || !a.Shape.IsDense() || a.Contiguous() && library != InPyTorch:
		return nil
	case library == InPyTorch && isDense(sizes, own):
		return slices.Clone(own)
	case library == InPyTorch:
		return besides(sizes, torchOrder(sizes, [][]int{own}))
	case !library.IsNumPy():
		return nil
	case columnMajor(sizes, own):
		return besides(sizes, Indices(len(sizes)))
	}
	return besides(sizes, fastestFirst(own))
}

// fastestFirst returns the axes by their strides, in C order where they are equal.
func fastestFirst(strides []int) []int {
	order := lastFirst(len(strides))
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(abs(strides[i]), abs(strides[j])) })
	return order
}

// lastFirst returns axes in C order, the fastest first.
func lastFirst(rank int) []int {
	order := Indices(rank)
	slices.Reverse(order)
	return order
}

// keptStrides is [KeptStrides] of the result of t.
func (t Trace) keptStrides(sizes []int) []int {
	if len(sizes) < 2 || t.ragged() || t.Library == InTensorFlow || t.Library == InJAX || slices.Contains(sizes, 0) {
		return nil
	}
	rows := make([][]int, len(t.Operands))
	ordered, same, columns := true, true, true // all are in C order, have one shape, are in Fortran's order
	for n := range rows {
		o := &t.Operands[n]
		rows[n] = t.Strides(n)
		whole := slices.Equal(o.Shape.Sizes(), sizes)
		ordered = ordered && (o.Strides == nil || o.Contiguous() && t.Library != InPyTorch)
		same = same && whole
		columns = columns && (o.Shape.Rank() == 0 || whole && columnMajor(sizes, o.StridesOrDefault()))
	}
	switch {
	case ordered:
		return nil
	case t.Library == InPyTorch:
		return t.torchStrides(sizes, rows, same)
	case columns:
		return besides(sizes, Indices(len(sizes)))
	}
	return besides(sizes, numpyOrder(rows))
}

// torchStrides is keptStrides of PyTorch. Where all operands have one shape it
// looks whether all have C order, or that of images with their channels last,
// or the same strides.
func (t Trace) torchStrides(sizes []int, rows [][]int, same bool) []int {
	channels := []int{1, 3, 2, 0}
	ordered, last, alike := same, same && len(sizes) == 4, same
	for n := range rows {
		o := &t.Operands[n]
		for k := range t.Columns {
			if from := t.Columns[k].Meetings[n].From; from >= 0 && sizes[k] == 1 {
				rows[n][k] = o.StridesOrDefault()[from]
			}
		}
		ordered = ordered && o.Contiguous()
		last = last && besideEachOther(sizes, rows[n], channels)
		alike = alike && slices.Equal(rows[n], rows[0])
	}
	switch {
	case ordered:
		return nil
	case last:
		return besides(sizes, channels)
	case alike && isDense(sizes, rows[0]):
		return slices.Clone(rows[0])
	}
	return besides(sizes, torchOrder(sizes, rows))
}

// besides returns the strides of values that lie side by side when the axes are
// in order, the fastest first; nil for C order.
func besides(sizes, order []int) []int {
	strides, step := make([]int, len(sizes)), 1
	for _, k := range order {
		strides[k] = step
		step *= sizes[k]
	}
	if slices.Equal(strides, Dense(sizes...).Strides()) {
		return nil
	}
	return strides
}

// FoldedStrides returns the strides that NumPy gives the result of folding a
// along some axes, in elements; nil for C order.
func FoldedStrides(a Array, axes []int, keep bool) []int {
	if a.Contiguous() || a.Shape.Rank() < 2 {
		return nil
	}
	sizes, own := a.Shape.Sizes(), slices.Clone(a.StridesOrDefault())
	for k, size := range sizes {
		if size == 1 {
			own[k] = 0
		}
	}
	for _, k := range axes {
		sizes[k] = 1
	}
	strides := besides(sizes, numpyOrder([][]int{own}))
	if strides == nil || keep {
		return strides
	}
	left := strides[:0]
	for k, stride := range strides {
		if !slices.Contains(axes, k) {
			left = append(left, stride)
		}
	}
	return left
}

// columnMajor reports whether values lie side by side with the first axis the fastest.
func columnMajor(sizes, strides []int) bool {
	return besideEachOther(sizes, strides, Indices(len(sizes)))
}

// besideEachOther reports whether values lie side by side when the axes are in
// order, the fastest first. The stride along an axis of size 1 means nothing.
func besideEachOther(sizes, strides, order []int) bool {
	step := 1
	for _, k := range order {
		if sizes[k] != 1 && strides[k] != step {
			return false
		}
		step *= sizes[k]
	}
	return true
}

// isDense reports whether values lie side by side in any order of the axes.
func isDense(sizes, strides []int) bool {
	return besideEachOther(sizes, strides, fastestFirst(strides))
}

// numpyOrder returns axes as NumPy's iterator goes through them, the fastest
// first: sorted by insertion. Where operands do not agree it is C order, and
// where none tells two axes apart, the next one is asked.
func numpyOrder(rows [][]int) []int {
	var order []int
	for axis := len(rows[0]) - 1; axis >= 0; axis-- {
		place := len(order)
		for i := len(order) - 1; i >= 0; i-- {
			faster, told := fasterInAll(rows, axis, order[i])
			if told && !faster {
				break
			}
			if told {
				place = i
			}
		}
		order = append(order, axis)
		copy(order[place+1:], order[place:])
		order[place] = axis
	}
	return order
}

// fasterInAll reports whether an axis is faster than another one for all
// operands that have strides along both, and whether there are any.
func fasterInAll(rows [][]int, axis, other int) (faster, told bool) {
	faster = true
	for _, strides := range rows {
		a, b := abs(strides[axis]), abs(strides[other])
		if a != 0 && b != 0 {
			faster, told = faster && a < b, true
		}
	}
	return faster, told
}

// torchOrder returns axes as PyTorch's iterator goes through them, the fastest
// first: as the first operand says that tells them apart.
func torchOrder(sizes []int, rows [][]int) []int {
	order := lastFirst(len(sizes))
	for i := range order {
		at := i
		for j := i - 1; j >= 0; j-- {
			faster := fasterInFirst(sizes, rows, order[at], order[j])
			if faster < 0 {
				break
			}
			if faster > 0 {
				order[at], order[j], at = order[j], order[at], j
			}
		}
	}
	return order
}

// fasterInFirst returns 1 when an axis is faster than another one for the first
// operand that tells them apart, -1 when it is slower, 0 when none does.
func fasterInFirst(sizes []int, rows [][]int, axis, other int) int {
	for _, strides := range rows {
		a, b := strides[axis], strides[other]
		switch {
		case a == 0 || b == 0:
		case a > b:
			return -1
		case a < b || sizes[axis] < sizes[other]:
			return 1
		}
	}
	return 0
}

// LaidOut returns a, whose values lie in C order, with them in an order that
// the strides give; nil is C order.
func (a Array) LaidOut(strides []int) Array {
	if strides == nil {
		return a
	}
	if a.Values.Held() {
		order := fastestFirst(strides)
		slices.Reverse(order)
		turned, own := Array{Values: a.Values}, a.Shape.Strides()
		for _, k := range order {
			turned.Shape.Axes = append(turned.Shape.Axes, a.Shape.Axes[k])
			turned.Strides = append(turned.Strides, own[k])
		}
		a.Values = turned.gather(a.Values.Len())
	}
	a.Strides = strides
	return a
}

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
