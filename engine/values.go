package engine

import "slices"

// Values are what an array holds, in the order in which they lie in memory.
//
// They are held in the slice that the kind of DType names. When that slice is
// nil they are described by Progression, and when that is nil too they are
// unknown: random, or too many to hold.
type Values struct {
	DType       DType
	Ints        []int64 // of bools too, which are 0 and 1
	Floats      []float64
	Progression *Progression
}

// A Progression describes values without holding them: value i is
// First + i*Step. A constant has step 0.
type Progression struct{ First, Step float64 }

// at returns value i. A constant is not multiplied: it may be -0.0 or inf.
func (p Progression) at(i int) float64 {
	if p.Step == 0 {
		return p.First
	}
	return p.First + float64(float64(i)*p.Step)
}

// Ints returns values of type int64.
func Ints(values ...int64) Values { return Values{DType: Int64, Ints: held(values)} }

// Floats returns values of type float64.
func Floats(values ...float64) Values { return Values{DType: Float64, Floats: held(values)} }

// held returns values, not nil even when there are none.
func held[T any](values []T) []T {
	if values == nil {
		return []T{}
	}
	return values
}

// makeValues returns n values of type d, all zero.
func makeValues(d DType, n int) Values {
	if d.Kind() == KindFloat {
		return Values{DType: d, Floats: make([]float64, n)}
	}
	return Values{DType: d, Ints: make([]int64, n)}
}

// Set makes s, cast to the type of v, value i.
func (v Values) Set(i int, s Scalar) {
	if s = s.Cast(v.DType); v.Floats != nil {
		v.Floats[i] = s.Float
	} else {
		v.Ints[i] = s.Int
	}
}

// Len returns the number of held values.
func (v Values) Len() int { return len(v.Ints) + len(v.Floats) }

// slice returns held values i to j, j excluded, without copying them.
func (v Values) slice(i, j int) Values {
	if v.Floats != nil {
		v.Floats = v.Floats[i:j:j]
	} else {
		v.Ints = v.Ints[i:j:j]
	}
	return v
}

// Clone returns a copy of held values.
func (v Values) Clone() Values {
	v.Ints, v.Floats = slices.Clone(v.Ints), slices.Clone(v.Floats)
	return v
}

// copyRow copies n values of w, which has the type of v and begins at position
// at, to v from position out on.
func (v Values) copyRow(out, n int, w Values, at, step int) {
	switch {
	case !w.Held():
		v.progress(out, n, w, at, step)
	case w.Ints != nil:
		stride(v.Ints[out:out+n], w.Ints, at, step)
	default:
		stride(v.Floats[out:out+n], w.Floats, at, step)
	}
}

// progress is copyRow of values that a progression describes.
func (v Values) progress(out, n int, w Values, at, step int) {
	if w.Progression.Step == 0 && n > 1 {
		v.progress(out, 1, w, at, step)
		v.copyRow(out+1, n-1, v, out, 0)
		return
	}
	for i := range n {
		if x := w.Progression.at(at + i*step); v.Floats != nil {
			v.Floats[out+i] = round(v.DType, x)
		} else {
			v.Ints[out+i] = wrap(v.DType, truncate(x))
		}
	}
}

// stride fills to with every step-th value of from, beginning at position at.
func stride[T any](to, from []T, at, step int) {
	if step == 1 {
		copy(to, from[at:])
		return
	}
	for i := range to {
		to[i] = from[at]
		at += step
	}
}

// Scalar returns value i.
func (v Values) Scalar(i int) Scalar {
	s := Scalar{DType: v.DType, Known: v.Known()}
	switch {
	case !s.Known:
	case v.DType.Kind() == KindFloat:
		s.Float = v.Float(i)
	default:
		s.Int = v.Int(i)
	}
	return s
}

// Known reports whether the values can be read.
func (v Values) Known() bool { return v.Held() || v.Progression != nil }

// Held reports whether the values lie in a slice.
func (v Values) Held() bool { return v.Ints != nil || v.Floats != nil }

// Float returns value i as a float64; true is 1.
func (v Values) Float(i int) float64 {
	switch {
	case v.Floats != nil:
		return v.Floats[i]
	case v.Ints != nil:
		return v.Scalar(i).AsFloat()
	case v.Progression != nil:
		return round(v.DType, v.Progression.at(i))
	}
	return 0
}

// Int returns value i as an int64, cut towards zero; true is 1.
func (v Values) Int(i int) int64 {
	if v.Ints != nil {
		return v.Ints[i]
	}
	return wrap(v.DType, truncate(v.Float(i)))
}

// Bool reports whether value i is not zero.
func (v Values) Bool(i int) bool { return v.Float(i) != 0 }

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

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
