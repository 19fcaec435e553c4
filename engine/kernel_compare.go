package engine

// comparisons returns the kernels of the operations that answer with a bool: 0 or 1.
// nan is equal to nothing, itself included, and true.
func comparisons[T int64 | float64]() [LogicalOr + 1]kernel[T, int64] {
	return [...]kernel[T, int64]{
		Equal:        equals[T],
		NotEqual:     differ[T],
		Less:         lesses[T],
		LessEqual:    lessEquals[T],
		Greater:      func(f *flags, out []int64, a, b []T) { lesses(f, out, b, a) },
		GreaterEqual: func(f *flags, out []int64, a, b []T) { lessEquals(f, out, b, a) },
		LogicalAnd:   each(func(_ *flags, x, y T) int64 { return boolInt(x != 0 && y != 0) }),
		LogicalOr:    each(func(_ *flags, x, y T) int64 { return boolInt(x != 0 || y != 0) }),
	}
}

func equals[T int64 | float64](_ *flags, out []int64, a, b []T) {
	out, b = out[:len(a)], b[:len(a)]
	for i, x := range a {
		out[i] = boolInt(x == b[i])
	}
}

func differ[T int64 | float64](_ *flags, out []int64, a, b []T) {
	out, b = out[:len(a)], b[:len(a)]
	for i, x := range a {
		out[i] = boolInt(x != b[i])
	}
}

func lesses[T int64 | float64](_ *flags, out []int64, a, b []T) {
	out, b = out[:len(a)], b[:len(a)]
	for i, x := range a {
		out[i] = boolInt(x < b[i])
	}
}

func lessEquals[T int64 | float64](_ *flags, out []int64, a, b []T) {
	out, b = out[:len(a)], b[:len(a)]
	for i, x := range a {
		out[i] = boolInt(x <= b[i])
	}
}

// larger and smaller keep the second of 0 and -0, which are equal, as the
// vector instructions do that NumPy uses; nan wins over any number.

func larger[T int64 | float64](_ *flags, out, a, b []T) {
	out, b = out[:len(a)], b[:len(a)]
	for i, x := range a {
		y := b[i]
		if x > y || x != x {
			y = x
		}
		out[i] = y
	}
}

func smaller[T int64 | float64](_ *flags, out, a, b []T) {
	out, b = out[:len(a)], b[:len(a)]
	for i, x := range a {
		y := b[i]
		if x < y || x != x {
			y = x
		}
		out[i] = y
	}
}
