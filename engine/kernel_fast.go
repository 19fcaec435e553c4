package engine

// The commonest operations are loops without a call, eight values at a time:
// ten times as fast natively, and faster than JavaScript in a browser. Whether
// a value needs to be warned of is seen in the sums of what they computed: one
// that is infinite or nan makes its sum so too. Then, and when a sum is too
// large by itself, the flag suspect asks for the careful kernel.

// suspect flags results among which something may have to be warned of.
const suspect flags = 1 << 6

// mark raises suspect if the sum of some results is infinite or nan. A sum of
// ints never is.
func mark[T int64 | float64](f *flags, sum T) {
	if sum-sum != 0 {
		*f |= suspect
	}
}

func sums[T int64 | float64](f *flags, out, a, b []T) {
	var s, t, u, v T
	for len(a) >= 8 && len(b) >= 8 && len(out) >= 8 {
		x, y, r := (*[8]T)(a), (*[8]T)(b), (*[8]T)(out)
		k, l, m, n := x[0]+y[0], x[1]+y[1], x[2]+y[2], x[3]+y[3]
		r[0], r[1], r[2], r[3] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		k, l, m, n = x[4]+y[4], x[5]+y[5], x[6]+y[6], x[7]+y[7]
		r[4], r[5], r[6], r[7] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		a, b, out = a[8:], b[8:], out[8:]
	}
	for i, x := range a {
		k := x + b[i]
		out[i] = k
		s += k
	}
	mark(f, s+t+u+v)
}

func differences[T int64 | float64](f *flags, out, a, b []T) {
	var s, t, u, v T
	for len(a) >= 8 && len(b) >= 8 && len(out) >= 8 {
		x, y, r := (*[8]T)(a), (*[8]T)(b), (*[8]T)(out)
		k, l, m, n := x[0]-y[0], x[1]-y[1], x[2]-y[2], x[3]-y[3]
		r[0], r[1], r[2], r[3] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		k, l, m, n = x[4]-y[4], x[5]-y[5], x[6]-y[6], x[7]-y[7]
		r[4], r[5], r[6], r[7] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		a, b, out = a[8:], b[8:], out[8:]
	}
	for i, x := range a {
		k := x - b[i]
		out[i] = k
		s += k
	}
	mark(f, s+t+u+v)
}

func products[T int64 | float64](f *flags, out, a, b []T) {
	var s, t, u, v T
	for len(a) >= 8 && len(b) >= 8 && len(out) >= 8 {
		x, y, r := (*[8]T)(a), (*[8]T)(b), (*[8]T)(out)
		k, l, m, n := x[0]*y[0], x[1]*y[1], x[2]*y[2], x[3]*y[3]
		r[0], r[1], r[2], r[3] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		k, l, m, n = x[4]*y[4], x[5]*y[5], x[6]*y[6], x[7]*y[7]
		r[4], r[5], r[6], r[7] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		a, b, out = a[8:], b[8:], out[8:]
	}
	for i, x := range a {
		k := x * b[i]
		out[i] = k
		s += k
	}
	mark(f, s+t+u+v)
}

func quotients(f *flags, out, a, b []float64) {
	var s, t, u, v float64
	for len(a) >= 8 && len(b) >= 8 && len(out) >= 8 {
		x, y, r := (*[8]float64)(a), (*[8]float64)(b), (*[8]float64)(out)
		k, l, m, n := x[0]/y[0], x[1]/y[1], x[2]/y[2], x[3]/y[3]
		r[0], r[1], r[2], r[3] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		k, l, m, n = x[4]/y[4], x[5]/y[5], x[6]/y[6], x[7]/y[7]
		r[4], r[5], r[6], r[7] = k, l, m, n
		s, t, u, v = s+k, t+l, u+m, v+n
		a, b, out = a[8:], b[8:], out[8:]
	}
	for i, x := range a {
		k := x / b[i]
		out[i] = k
		s += k
	}
	mark(f, s+t+u+v)
}

// comparisons returns the kernels of the operations that answer with a bool: 0 or 1.
// nan is equal to nothing, itself included, and true.
func comparisons[T int64 | float64]() [LogicalOr + 1]kernel[T, int64] {
	return [...]kernel[T, int64]{
		Equal:        each(func(_ *flags, x, y T) int64 { return boolInt(x == y) }),
		NotEqual:     each(func(_ *flags, x, y T) int64 { return boolInt(x != y) }),
		Less:         each(func(_ *flags, x, y T) int64 { return boolInt(x < y) }),
		LessEqual:    each(func(_ *flags, x, y T) int64 { return boolInt(x <= y) }),
		Greater:      each(func(_ *flags, x, y T) int64 { return boolInt(x > y) }),
		GreaterEqual: each(func(_ *flags, x, y T) int64 { return boolInt(x >= y) }),
		LogicalAnd:   each(func(_ *flags, x, y T) int64 { return boolInt(x != 0 && y != 0) }),
		LogicalOr:    each(func(_ *flags, x, y T) int64 { return boolInt(x != 0 || y != 0) }),
	}
}

// larger and smaller keep the second of 0 and -0, which are equal, as the
// vector instructions do that NumPy uses; nan wins over any number.

func larger[T int64 | float64](_ *flags, x, y T) T {
	if x > y || x != x {
		return x
	}
	return y
}

func smaller[T int64 | float64](_ *flags, x, y T) T {
	if x < y || x != x {
		return x
	}
	return y
}
