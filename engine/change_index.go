package engine

import "slices"

// Index returns a[subscripts].
//
//	result  a view where every subscript is an index, a range, None or an
//	        ellipsis; a copy where one picks with an array
//
// Arrays of indices are broadcast together. Their axes take the place of the
// first one, or come first when something other than arrays and indices is
// between them. The values of a mask must be known; indices that are not known
// give a result of which the shape alone is known. Errors: [*IndexError];
// [*TooManyIndicesError]; [*EllipsisError]; [*StepError]; [*MaskError];
// [*RankError]; and, when the arrays do not broadcast, [*MismatchError].
//
// Source: NumPy user guide, "Indexing on ndarrays".
func Index(from Operand, subscripts ...Subscript) (Change, error) {
	c, err := begin("index", from)
	if err != nil {
		return c, err
	}
	c.To = from.Array
	full, err := complete(subscripts, from.Shape.Rank())
	if err != nil {
		return c, err
	}
	if slices.ContainsFunc(full, func(s Subscript) bool { return s.Kind == Picked }) {
		return c.picked(full)
	}
	v := viewer{from: from.Array, strides: from.StridesOrDefault(), offset: from.Offset, kept: []int{}}
	for _, s := range full {
		if err := v.add(s); err != nil {
			return c, err
		}
	}
	c.Axes = v.origin
	c.To.Shape, c.To.Strides, c.To.Offset = Shape{Axes: v.axes}, v.kept, v.offset
	return c, c.To.Shape.Valid()
}

// complete replaces the ellipsis, or the end, by ranges over all the axes that
// no other subscript stands for. An ellipsis that stands for none is kept.
func complete(subscripts []Subscript, rank int) ([]Subscript, error) {
	given, place, ellipses := 0, len(subscripts), 0
	for i, s := range subscripts {
		switch s.Kind {
		case Ellipsis:
			place = i
			ellipses++
		case Single, Ranged:
			given++
		case Picked:
			given += s.width()
		}
	}
	if ellipses > 1 {
		return nil, &EllipsisError{Count: ellipses}
	}
	if given > rank {
		return nil, &TooManyIndicesError{Rank: rank, Given: given}
	}
	full := slices.Clone(subscripts[:place])
	for range rank - given {
		full = append(full, Subscript{Kind: Ranged})
	}
	if place < len(subscripts) {
		if rank == given {
			full = append(full, subscripts[place]) // it still separates the arrays at its sides
		}
		full = append(full, subscripts[place+1:]...)
	}
	return full, nil
}

// width returns how many axes a picking array stands for: a mask as many as it has.
func (s Subscript) width() int {
	if s.Array.Values.DType == Bool {
		return s.Array.Shape.Rank()
	}
	return 1
}

// A viewer follows subscripts through the axes of an array.
type viewer struct {
	from    Array
	strides []int
	next    int // axis of from that the next subscript stands for
	offset  int
	axes    []Axis
	kept    []int // strides of axes
	origin  []int // of axes, -1 for a new one
}

func (v *viewer) add(s Subscript) error {
	switch s.Kind {
	case NewAxis:
		v.push(Axis{Size: 1}, 0, -1)
		return nil
	case Ellipsis:
		return nil
	}
	axis, stride := v.from.Shape.Axes[v.next], v.strides[v.next]
	if s.Kind == Single {
		i, err := entry(s.At, v.next, axis.Size)
		v.offset += i * stride
		v.next++
		return err
	}
	first, count, step, err := s.Range.resolve(axis.Size)
	if err != nil {
		return err
	}
	if count > 0 {
		v.offset += first * stride
	}
	axis.Size = count
	v.push(axis, stride*step, v.next)
	v.next++
	return nil
}

func (v *viewer) push(axis Axis, stride, origin int) {
	v.axes = append(v.axes, axis)
	v.kept = append(v.kept, stride)
	v.origin = append(v.origin, origin)
}

// entry counts index i of an axis from the start.
func entry(i, axis, size int) (int, error) {
	if i < -size || i >= size {
		return 0, &IndexError{Axis: axis, Index: i, Size: size}
	}
	if i < 0 {
		i += size
	}
	return i, nil
}
