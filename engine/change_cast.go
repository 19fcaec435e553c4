package engine

// Cast returns from as values of another type: floats are cut towards zero,
// ints wrap around, what is not 0 is true. The result is a copy.
//
//	warnings  NumPy's, of values that no int is
//	cost      O(values), or none for a constant
//
// Errors: [*SizeError].
func Cast(from Operand, d DType) (Change, []Warning, error) {
	c := Change{Name: "astype", From: from, To: from.Array, Copied: true, Axes: count(from.Shape.Rank())}
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
		return c, values.castWarnings(d), nil
	}
	value := from.Values.Scalar(0).Cast(d)
	c.To.Values.Progression = &Progression{First: value.AsFloat()}
	return c, Floats(p.First).castWarnings(d), nil
}
