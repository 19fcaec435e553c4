package engine

// cast returns held values as values of type d; see [Scalar.Cast].
func (v Values) cast(d DType) Values {
	if v.DType == d {
		return v
	}
	to := makeValues(d, v.Len())
	switch {
	case v.Ints != nil && d.Kind() == KindInt:
		for i, n := range v.Ints {
			to.Ints[i] = wrap(d, n)
		}
	case v.Floats != nil && d.Kind() == KindFloat:
		for i, x := range v.Floats {
			to.Floats[i] = round(d, x)
		}
	case v.Ints != nil && d == Float64 && v.DType != Uint64:
		for i, n := range v.Ints {
			to.Floats[i] = float64(n)
		}
	case v.Ints != nil && d == Bool:
		for i, n := range v.Ints {
			to.Ints[i] = boolInt(n != 0)
		}
	default:
		for i := range v.Len() {
			to.Set(i, v.Scalar(i))
		}
	}
	return to
}

// lost flags what NumPy says when held values become ones of type d: floats that no int is,
// and finite ones that are too large.
func (v Values) lost(d DType) (f flags) {
	if v.DType == d {
		return 0
	}
	for _, x := range v.Floats {
		switch {
		case d.Kind() == KindInt && !d.holds(x):
			f.raise(Undefined)
		case d.Kind() == KindFloat && finite(x) && !finite(round(d, x)):
			f.raise(Overflow)
		}
	}
	return f
}

// inKind returns held values as int64 or float64.
func (v Values) inKind(k Kind) Values {
	if v.DType.Kind() == k {
		return v
	}
	return v.cast(k.widest())
}

// Cast returns from as values of another type: floats are cut towards zero,
// ints wrap around, what is not 0 is true. The result is a copy.
//
//	warnings  NumPy's, of values that no int is
//	cost      O(values), or none for a constant
//
// Errors: [*SizeError].
func Cast(from Operand, d DType) (Change, []Warning, error) {
	c := Change{Name: "astype", From: from, To: from.Array, Copied: true, Axes: Indices(from.Shape.Rank())}
	c.To.ReadOnly, c.To.Values = false, Values{DType: d}
	p := from.Values.Progression
	switch {
	case !from.Values.Known():
		return c, nil, nil
	case from.Values.Held() || p.Step != 0:
		values, err := from.Flat()
		if err != nil {
			return c, nil, err
		}
		c.To = Array{Shape: from.Shape, Values: values.cast(d)}
		if d == values.DType {
			c.To.Values = values.Clone()
		}
		return c, values.lost(d).warnings("cast"), nil
	}
	value := from.Values.Scalar(0).Cast(d)
	c.To.Values.Progression = &Progression{First: value.AsFloat()}
	return c, Floats(p.First).lost(d).warnings("cast"), nil
}
