package engine

// Cast returns from as values of another type: floats are cut towards zero,
// ints wrap around, what is not 0 is true. The result is a copy.
//
//	cost    O(values), or none for a constant
//
// Errors: [*SizeError].
func Cast(from Operand, d DType) (Change, error) {
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
				return c, err
			}
			flat = Array{Shape: from.Shape, Values: values}
		}
		flat.Values = flat.Values.clone().cast(d)
		c.To = flat
	case p.Step == 0:
		value := from.Values.Scalar(0).Cast(d)
		c.To.Values = Values{DType: d, Progression: &Progression{First: value.AsFloat()}}
	default:
		values, err := from.Flat()
		c.To = Array{Shape: from.Shape, Values: values.cast(d)}
		return c, err
	}
	return c, nil
}
