package engine

// cast returns held values as values of type d; see [Scalar.Cast].
func (v Values) cast(d DType) Values {
	if v.DType == d {
		return v
	}
	to := makeValues(d, v.Len())
	for i := range v.Len() {
		to.Set(i, v.Scalar(i))
	}
	return to
}

// castWarnings returns what NumPy says when held values become ones of type d:
// floats that no int is, and finite ones that are too large.
func (v Values) castWarnings(d DType) []Warning {
	var f flags
	for _, x := range v.Floats {
		switch {
		case d.Kind() == KindInt && !d.holds(x):
			f.raise(Undefined)
		case d.Kind() == KindFloat && finite(x) && !finite(round(d, x)):
			f.raise(Overflow)
		}
	}
	return f.warnings("cast")
}

// inKind returns held values as int64 or float64.
func (v Values) inKind(k Kind) Values {
	if v.DType.Kind() == k {
		return v
	}
	return v.cast(k.widest())
}

// narrow returns what was computed as int64, float64 or bool as values of type
// d, and flags the values that are too large for it.
func (v Values) narrow(d DType, f *flags) Values {
	switch {
	case d == Float32 || d == Float16:
		for i, x := range v.Floats {
			r := round(d, x)
			if !finite(r) && finite(x) {
				f.raise(Overflow)
			}
			v.Floats[i] = r
		}
	case v.Ints != nil && d.ItemSize() < 8 && d != Bool:
		for i, n := range v.Ints {
			v.Ints[i] = wrap(d, n)
		}
	case d == Bool && v.Ints != nil:
		return v.cast(Bool)
	}
	v.DType = d
	return v
}
