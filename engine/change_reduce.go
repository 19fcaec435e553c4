package engine

import "slices"

// A Reduction says what is folded, along which axes. The zero Reduction is the
// sum of all values.
type Reduction struct {
	Fold     Fold
	Axes     []int // negative from the right; nil folds all of them
	KeepDims bool  // leave an axis of size 1 for each
	DDoF     int   // of Std and Var: what is taken from the count
}

// Reduce folds the values along some axes of from into one.
//
//	result  the other axes; sums of bools and ints are int64, means float64
//	cost    O(values)
//
// Errors: [*AxisError]; [*RepeatedAxisError]; [*EmptyReductionError];
// [*SizeError] above MaxValues.
//
// Source: NumPy reference, numpy.ufunc.reduce.
func Reduce(from Operand, r Reduction) (Change, []Warning, error) {
	c := Change{Name: r.Fold.String(), From: from, Copied: true}
	if !from.Shape.IsDense() {
		return c, nil, &RaggedChangeError{Name: c.Name}
	}
	axes, err := axesOf(r.Axes, from.Shape.Rank())
	if err != nil {
		return c, nil, err
	}
	if r.Axes == nil {
		axes = count(from.Shape.Rank())
	}
	slices.Sort(axes)
	c.Reduced = axes
	c.To.Values.DType = r.Fold.resultType(from.Values.DType)
	for k, axis := range from.Shape.Axes {
		switch {
		case !slices.Contains(axes, k):
			c.push(axis, k)
		case r.KeepDims:
			c.push(Axis{Name: axis.Name, Size: 1}, k)
		}
	}
	warnings, err := c.fold(r)
	return c, warnings, err
}

func (c *Change) push(axis Axis, origin int) {
	c.To.Shape.Axes = append(c.To.Shape.Axes, axis)
	c.Axes = append(c.Axes, origin)
}

// count returns 0, 1, …, n-1.
func count(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// fold computes the values of a reduction whose shape is known.
func (c *Change) fold(r Reduction) ([]Warning, error) {
	slices, err := c.To.Shape.holdable()
	if err != nil {
		return nil, err
	}
	each := c.slice()
	n, _ := each.Shape.Count()
	nothing, ok := r.Fold.empty()
	if n == 0 && slices > 0 && !ok {
		return nil, &EmptyReductionError{Fold: r.Fold}
	}
	if _, err := c.From.Shape.holdable(); err != nil || !c.From.Values.Known() {
		return nil, err
	}
	values := makeValues(c.To.Values.DType, slices)
	for i, at := range c.starts(slices) {
		folded := nothing
		if n > 0 {
			each.Offset = at
			flat, _ := each.Flat()
			folded = r.Fold.of(flat, r.DDoF)
		}
		values.set(i, folded)
	}
	c.To.Values = values
	return r.warnings(n, slices), nil
}

// slice returns the array that is folded into one value: From along the
// reduced axes.
func (c *Change) slice() Array {
	each := Array{Strides: []int{}, Values: c.From.Values}
	strides := c.From.StridesOrDefault()
	for _, k := range c.Reduced {
		each.Shape.Axes = append(each.Shape.Axes, c.From.Shape.Axes[k])
		each.Strides = append(each.Strides, strides[k])
	}
	return each
}

// starts returns where in memory each of the n slices begins.
func (c *Change) starts(n int) []int {
	at := make([]int, 0, n)
	if n == 0 {
		return at
	}
	strides, own := make([]int, len(c.Axes)), c.From.StridesOrDefault()
	for k, from := range c.Axes {
		strides[k] = own[from]
	}
	w := newWalk(c.To.Shape.Sizes(), strides)
	w.rows([]int{c.From.Offset}, func(_ int, row []int) {
		for i := range w.length {
			at = append(at, row[0]+i*w.steps[0])
		}
	})
	return at
}

// warnings returns what NumPy says of slices that hold n values each.
func (r Reduction) warnings(n, slices int) []Warning {
	switch {
	case slices == 0:
	case r.Fold == Mean && n == 0:
		return []Warning{{Kind: EmptySlice}, {Kind: Undefined, Call: "divide"}}
	case (r.Fold == Std || r.Fold == Var) && n <= r.DDoF:
		return []Warning{{Kind: DegreesOfFreedom}, {Kind: Undefined, Call: "divide"}}
	}
	return nil
}
