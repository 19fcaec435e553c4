package engine

// assignable returns the operands of an assignment without the leading axes of
// size 1 that the output has no axes for.
func assignable(output *Output, operands []Operand) []Operand {
	if output == nil || output.Kind != Assigned || len(operands) != 1 {
		return operands
	}
	o := operands[0]
	extra := 0
	for extra < o.Shape.Rank()-output.Shape.Rank() && o.Shape.Axes[extra].One() {
		extra++
	}
	if extra > 0 && o.Shape.IsDense() {
		o.Strides = o.StridesOrDefault()[extra:]
		o.Shape.Axes = o.Shape.Axes[extra:]
	}
	return []Operand{o}
}

// write returns the output with the values of result in it, in memory of its
// own, and NumPy's warnings of values that it has no room for. Every stored value
// is kept, so that a write through a view keeps the rest of the larger array.
func (t Trace) write(result Array) (Array, []Warning) {
	a := t.Output.Array
	if !result.Values.Known() {
		a.Values = Values{DType: a.Values.DType}
		return a, nil
	}
	warnings := result.Values.castWarnings(a.Values.DType)
	values := result.Values.cast(a.Values.DType)
	if whole := a.Contiguous() && a.Values.Len() == values.Len(); whole || !a.Values.Held() || !a.Shape.IsDense() {
		return Array{Shape: a.Shape, Values: values}, warnings
	}
	a.Values = a.Values.Clone()
	a.scatter(values)
	return a, warnings
}

// scatter writes values, in C order, to where those of a are stored.
func (a Array) scatter(values Values) {
	if values.Len() == 0 {
		return
	}
	w := newWalk(a.Shape.Sizes(), a.StridesOrDefault())
	w.rows([]int{a.Offset}, func(from int, at []int) {
		for i := range w.length {
			a.Values.Set(at[0]+i*w.steps[0], values.Scalar(from+i))
		}
	})
}
