package engine

import "slices"

// Concatenate returns arrays laid end to end along an axis that each has.
//
//	axis     negative from the right
//	arrays   one at least; all other axes must be equal, none stretches
//
// Errors: [*RaggedChangeError]; [*AxisError]; [*JoinError]; [*SizeError].
//
// Source: NumPy reference, numpy.concatenate.
func Concatenate(axis int, first Operand, others ...Operand) (Change, error) {
	c, axes, err := beginAlong("concatenate", first.Shape.Rank(), []int{axis}, first, others...)
	if c.Copied = true; err != nil {
		return c, err
	}
	k := axes[0]
	shape := Dense(first.Shape.Sizes()...)
	d := first.Values.DType
	for n, o := range others {
		if err := c.joins(o, k, n+1); err != nil {
			c.Axes = Indices(shape.Rank())
			c.Axes[k] = -1
			return c, err
		}
		shape.Axes[k].Size += o.Shape.Axes[k].Size
		d = promote(InNumPy, d, o.Values.DType)
	}
	c.To = Array{Shape: shape, Values: Values{DType: d}}
	c.Axes = Indices(shape.Rank())
	return c, c.join(k)
}

// Stack returns arrays of one shape side by side along a new axis, number axis
// of the result. The errors are those of [Concatenate].
func Stack(axis int, first Operand, others ...Operand) (Change, error) {
	c, err := begin("stack", first, others...)
	for n, o := range others {
		if err == nil {
			err = c.joins(o, -1, n+1)
		}
	}
	if err != nil {
		return c, err
	}
	wide, err := ExpandDims(first, axis)
	if err != nil {
		return c, err
	}
	each := make([]Operand, len(others))
	for n, o := range others {
		w, _ := ExpandDims(o, axis)
		each[n].Array = w.To
	}
	joined, err := Concatenate(axis, Operand{Array: wide.To}, each...)
	c.To, c.Axes, c.Copied = joined.To, wide.Axes, true
	return c, err
}

// joins reports, and notes, why operand n does not lie beside the first along axis k.
func (c *Change) joins(o Operand, k, n int) error {
	first := c.From.Shape
	if have := o.Shape.Rank(); first.Rank() != have {
		c.Unequal, c.Axis = &Conflict{Operands: [2]int{0, n}, Sizes: [2]int{first.Rank(), have}, Row: -1}, min(first.Rank(), have)
		return &JoinError{n, -1, [2]int{first.Rank(), o.Shape.Rank()}, k < 0}
	}
	for i, axis := range first.Axes {
		if size := o.Shape.Axes[i].Size; i != k && size != axis.Size {
			c.Unequal, c.Axis = &Conflict{Operands: [2]int{0, n}, Sizes: [2]int{axis.Size, size}, Row: -1}, i
			return &JoinError{n, i, [2]int{axis.Size, size}, k < 0}
		}
	}
	return nil
}

// join writes every array into its part of the result.
func (c *Change) join(k int) error {
	n, err := c.To.Shape.holdable()
	if err != nil {
		return err
	}
	values := makeValues(c.To.Values.DType, n)
	part := Array{Shape: c.To.Shape, Strides: c.To.Shape.Strides(), Values: values}
	for _, o := range append([]Operand{c.From}, c.With...) {
		flat, err := o.Flat()
		if err != nil || !flat.Known() {
			return err
		}
		part.Shape = o.Shape
		part.scatter(flat)
		part.Offset += o.Shape.Axes[k].Size * part.Strides[k]
	}
	c.To.Values = values
	return nil
}

// joined returns the operand, and the index in it, of the value at an index of arrays that
// were joined: along a new axis, or along the one in which the result is longer.
func (c Change) joined(index []int) (operand int, from []int) {
	from = slices.Clone(index)
	if k := slices.Index(c.Axes, -1); k >= 0 {
		return index[k], slices.Delete(from, k, k+1)
	}
	k := slices.IndexFunc(Indices(len(index)), func(k int) bool { return c.To.Shape.Axes[k].Size > c.From.Shape.Axes[k].Size })
	if k < 0 {
		return 0, from
	}
	for _, o := range append([]Operand{c.From}, c.With...) {
		size := o.Shape.Axes[k].Size
		if from[k] < size {
			break
		}
		operand, from[k] = operand+1, from[k]-size
	}
	return operand, from
}
