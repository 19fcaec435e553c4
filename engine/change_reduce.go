package engine

import "slices"

// A Reduction says what is folded, along which axes. The zero Reduction is the
// sum of all values.
type Reduction struct {
	Fold     Fold
	Axes     []int   // negative from the right; nil folds all of them
	KeepDims bool    // leave an axis of size 1 for each
	DDoF     int     // of Std and Var: what is taken from the count
	Library  Library // in whose order values are added; "" for none in particular
	InTurn   bool    // they are added one after the other
}

// Reduce folds the values along some axes of from into one.
//
//	result  the other axes; sums of bools and ints are int64, or uint64; means float64
//	cost    O(values)
//
// Errors: [*AxisError]; [*RepeatedAxisError]; [*EmptyReductionError];
// [*SizeError] above MaxValues.
//
// Source: NumPy reference, numpy.ufunc.reduce.
func Reduce(from Operand, r Reduction) (Change, []Warning, error) {
	c, axes, err := beginAlong(r.Fold.String(), from.Shape.Rank(), r.Axes, from)
	if err != nil {
		return c, nil, err
	}
	c.Copied = true
	c.To.Values.DType = r.Fold.resultType(from.Values.DType)
	for k, axis := range from.Shape.Axes {
		if r.Axes != nil && !slices.Contains(axes, k) {
			c.push(axis, k)
			continue
		}
		if c.Reduced = append(c.Reduced, k); r.KeepDims {
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

// Indices returns 0, 1, …, n-1.
func Indices(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// fold computes the values of a reduction whose shape is known.
func (c *Change) fold(r Reduction) ([]Warning, error) {
	n, err := c.From.Shape.holdable()
	if err != nil {
		return nil, err
	}
	count, err := c.To.Shape.holdable()
	if err != nil {
		return nil, err
	}
	s := c.slicing(r)
	nothing, ok := r.Fold.empty()
	switch {
	case s.count == 0 && !ok:
		return nil, &EmptyReductionError{Fold: r.Fold}
	case !c.From.Values.Known() && n > 0:
		return nil, nil
	}
	var f flags
	values := makeValues(c.To.Values.DType, count)
	for i, at := range c.starts(count) {
		folded := nothing
		if s.count > 0 {
			folded = r.Fold.of(s.read(at), &s, r.DDoF)
			f.checkFold(folded.Cast(values.DType), s.buffer)
		}
		values.Set(i, folded)
	}
	c.To.Values = values
	call := "reduce"
	if r.Fold == Std || r.Fold == Var {
		call = "subtract" // the mean, from each value
	}
	return append(c.warnings(r, s.count), f.warnings(call)...), nil
}

// checkFold raises what it means that values were folded into r.
func (f *flags) checkFold(r Scalar, values Values) {
	if finite(r.Float) || values.Floats == nil {
		return
	}
	for _, x := range values.Floats {
		if x != x || !finite(x) && r.Float == r.Float {
			return
		}
	}
	f.check(r.Float, 0, 0)
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

// warnings returns what NumPy says of slices that hold n values each. The last
// division is one of scalars when no axis is left.
func (c *Change) warnings(r Reduction, n int) []Warning {
	division := Warning{Kind: Undefined, Call: "divide"}
	last := division
	if c.To.Shape.Rank() == 0 && c.To.Values.DType == Float64 {
		last.Call = "scalar divide"
	}
	var list []Warning
	spread := r.Fold == Std || r.Fold == Var
	switch {
	case r.Fold == Mean && n == 0:
		list = []Warning{{Kind: EmptySlice}, last}
	case spread && n == 0:
		list = []Warning{{Kind: DegreesOfFreedom}, division, last}
	case spread && n <= r.DDoF:
		list = []Warning{{Kind: DegreesOfFreedom}, last}
	}
	if count, _ := c.To.Shape.Count(); count == 0 && list != nil {
		return list[:1]
	}
	return list
}
