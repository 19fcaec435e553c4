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
	c.To.ReadOnly = false
	switch p := from.Values.Progression; {
	case !from.Values.Known():
		c.To.Values = Values{DType: d}
	case from.Values.Held():
		flat := from.Array
		if flat.Shape.IsDense() {
			values, err := from.Flat()
			if err != nil {
				return c, nil, err
			}
			flat = Array{Shape: from.Shape, Values: values}
		}
		warnings := flat.Values.castWarnings(d)
		flat.Values = flat.Values.clone().cast(d)
		c.To = flat
		return c, warnings, nil
	case p.Step == 0:
		warnings := Floats(p.First).castWarnings(d)
		value := from.Values.Scalar(0).Cast(d)
		c.To.Values = Values{DType: d, Progression: &Progression{First: value.AsFloat()}}
		return c, warnings, nil
	default:
		values, err := from.Flat()
		c.To = Array{Shape: from.Shape, Values: values.cast(d)}
		return c, values.castWarnings(d), err
	}
	return c, nil, nil
}
