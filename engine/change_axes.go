package engine

import "slices"

// ExpandDims returns from with new axes of size 1, such as unsqueeze(1) and
// expand_dims(a, (0, 2)) make.
//
//	axes    places of the new axes in the result, negative from the right
//	result  a view: nothing is copied
//
// Errors: [*AxisError], whose rank is that of the result; [*RepeatedAxisError];
// [*RankError].
func ExpandDims(from Operand, axes ...int) (Change, error) {
	rank := from.Shape.Rank() + len(axes)
	c, fresh, err := beginAlong("expand_dims", rank, axes, from)
	if rank > MaxRank {
		err = &RankError{Rank: rank}
	}
	if err != nil {
		c.NoAxis = nil // one of the result's
		return c, err
	}
	var origin []int
	for k, next := 0, 0; k < rank; k++ {
		if slices.Contains(fresh, k) {
			origin = append(origin, -1)
			continue
		}
		origin = append(origin, next)
		next++
	}
	c = c.rearranged(origin)
	if from.Contiguous() {
		c.To.Strides = c.To.Shape.Strides()
		return c, nil
	}
	step := 1 // of a new axis: over all that lies right of it
	for k := rank - 1; k >= 0; k-- {
		if origin[k] < 0 {
			c.To.Strides[k] = step
		}
		step = c.To.Strides[k] * c.To.Shape.Axes[k].Size
	}
	return c, nil
}

// Squeeze returns from without some of its axes of size 1, or, when axes is
// empty, without any of them. It is a view.
//
// Errors: [*AxisError]; [*RepeatedAxisError]; [*SqueezeError].
func Squeeze(from Operand, axes ...int) (Change, error) {
	c, gone, err := beginAlong("squeeze", from.Shape.Rank(), axes, from)
	if err != nil {
		return c, err
	}
	var origin []int
	for k, axis := range from.Shape.Axes {
		if chosen := slices.Contains(gone, k); chosen && !axis.One() {
			c.Axis, c.Unequal = k, &Conflict{Sizes: [2]int{axis.Size, 1}, Row: -1}
			return c, &SqueezeError{Axis: k, Size: axis.Size}
		} else if !chosen && (len(axes) > 0 || !axis.One()) {
			origin = append(origin, k)
		}
	}
	return c.rearranged(origin), nil
}

// Flip returns from read backwards along some of its axes, or, when axes is
// nil, along all of them. It is a view.
//
// Errors: [*AxisError]; [*RepeatedAxisError].
func Flip(from Operand, axes ...int) (Change, error) {
	c, flipped, err := beginAlong("flip", from.Shape.Rank(), axes, from)
	if err != nil {
		return c, err
	}
	back, subscripts := -1, make([]Subscript, from.Shape.Rank())
	for k := range subscripts {
		subscripts[k].Kind = Ranged
		if axes == nil || slices.Contains(flipped, k) {
			subscripts[k].Range.Step = &back
		}
	}
	return Index(from, subscripts...)
}

// Transpose returns from with its axes in another order, or, when axes is
// empty, in reverse, as .T does. It is a view.
//
//	axes  for each axis of the result, the axis of from; negative from the right
//
// Errors: [*PermutationError]; [*AxisError]; [*RepeatedAxisError].
func Transpose(from Operand, axes ...int) (Change, error) {
	rank := from.Shape.Rank()
	if len(axes) == 0 {
		axes = lastFirst(rank)
	}
	c, origin, err := beginAlong("transpose", rank, axes, from)
	if _, ragged := err.(*RaggedChangeError); !ragged && len(axes) != rank {
		err = &PermutationError{Axes: axes, Rank: rank}
		if len(axes) > rank {
			c.NoAxis = &AxisError{Axis: rank, Rank: rank}
		}
	}
	if err != nil {
		return c, err
	}
	return c.rearranged(origin), nil
}

// rearranged fills in the view whose axis k is axis origin[k] of From, or new
// with size 1 where that is -1.
func (c Change) rearranged(origin []int) Change {
	own := c.From.StridesOrDefault()
	c.Axes, c.To = origin, c.From.Array
	c.To.Shape, c.To.Strides = Shape{}, []int{}
	for _, k := range origin {
		axis, stride := Axis{Size: 1}, 0
		if k >= 0 {
			axis, stride = c.From.Shape.Axes[k], own[k]
		}
		c.To.Shape.Axes = append(c.To.Shape.Axes, axis)
		c.To.Strides = append(c.To.Strides, stride)
	}
	return c
}
