package engine

import (
	"math"
	"slices"
)

// A Unary is what is done to every value of one array.
type Unary uint8

// The unary operations that code names. The others are rows of unaries alone.
const (
	Negative Unary = iota
	Positive
	Not
	Absolute
	Square
	Sign
	Rint
	Trunc
	Deg2Rad
	Rad2Deg
	Arctan
	Arcsin
	Arccos
	Arcsinh
	Arccosh
	Arctanh
)

var unaries = [...]struct {
	name  string
	float func(x float64) float64
	int   func(n int64) int64 // nil: ints become floats
	poles []float64           // where the result is infinite
}{
	Negative: {"negative", func(x float64) float64 { return -x }, func(n int64) int64 { return -n }, nil},
	Positive: {"positive", func(x float64) float64 { return x }, unchanged, nil},
	Not:      {"invert", nil, func(n int64) int64 { return ^n }, nil},
	Absolute: {"absolute", math.Abs, func(n int64) int64 { return max(n, -n) }, nil},
	Square:   {"square", func(x float64) float64 { return x * x }, func(n int64) int64 { return n * n }, nil},
	Sign:     {"sign", sign, func(n int64) int64 { return boolInt(n > 0) - boolInt(n < 0) }, nil},
	Rint:     {"rint", math.RoundToEven, unchanged, nil},
	Trunc:    {"trunc", math.Trunc, unchanged, nil},
	Deg2Rad:  {"deg2rad", func(x float64) float64 { return x * (math.Pi / 180) }, nil, nil},
	Rad2Deg:  {"rad2deg", func(x float64) float64 { return x * (180 / math.Pi) }, nil, nil},
	Arctan:   {"arctan", math.Atan, nil, nil},
	Arcsin:   {"arcsin", math.Asin, nil, nil},
	Arccos:   {"arccos", math.Acos, nil, nil},
	Arcsinh:  {"arcsinh", math.Asinh, nil, nil},
	Arccosh:  {"arccosh", math.Acosh, nil, nil},
	Arctanh:  {"arctanh", math.Atanh, nil, []float64{-1, 1}},
	{"sqrt", math.Sqrt, nil, nil},
	{"cbrt", math.Cbrt, nil, nil},
	{"exp", math.Exp, nil, nil},
	{"exp2", math.Exp2, nil, nil},
	{"expm1", math.Expm1, nil, nil},
	{"log", log, nil, []float64{0}},
	{"log2", math.Log2, nil, []float64{0}},
	{"log10", log10, nil, []float64{0}},
	{"log1p", math.Log1p, nil, []float64{-1}},
	{"sin", math.Sin, nil, nil},
	{"cos", math.Cos, nil, nil},
	{"tan", math.Tan, nil, nil},
	{"sinh", math.Sinh, nil, nil},
	{"cosh", math.Cosh, nil, nil},
	{"tanh", math.Tanh, nil, nil},
	{"floor", math.Floor, unchanged, nil},
	{"ceil", math.Ceil, unchanged, nil},
	{"fabs", math.Abs, nil, nil},
	{"erf", math.Erf, nil, nil},
}

// LastUnary is the last of the unary operations.
const LastUnary = Unary(len(unaries) - 1)

func unchanged(n int64) int64 { return n }

// String returns NumPy's name, such as "negative".
func (u Unary) String() string { return unaries[u].name }

// Map returns u of every value of from: a copy of the same shape.
//
//	library  whose types and warnings it follows
//	cost     O(values)
//
// Errors: [*SizeError]; [*UnaryTypeError] for the inverse of floats or the
// negative of bools.
func Map(library Library, u Unary, from Operand) (Change, []Warning, error) {
	c := Change{Name: u.String(), From: from, Copied: true, Axes: Indices(from.Shape.Rank())}
	d, err := u.resultType(library, from.Values.DType)
	c.To = Array{Shape: from.Shape, Values: Values{DType: d}}
	if err != nil {
		return c, nil, err
	}
	t := Explain(NumPy, Identity, from)
	t.Library = library
	strides := t.keptStrides(from.Shape.Sizes())
	if !from.Values.Known() {
		c.To = c.To.LaidOut(strides)
		return c, nil, nil
	}
	values, err := from.Flat()
	if err != nil {
		return c, nil, err
	}
	var f flags
	made := u.of(values, d, &f)
	c.To.Values = made.cast(d)
	f |= made.lost(d)
	if u == Sign && library == InPyTorch {
		c.To.Values.Floats = withoutNaN(c.To.Values.Floats)
	}
	c.To = c.To.LaidOut(strides)
	if !library.IsNumPy() {
		return c, nil, nil
	}
	return c, f.warnings(c.Name), nil
}

// withoutNaN returns values with 0 for nan: its sign in PyTorch.
func withoutNaN(values []float64) []float64 {
	for i, x := range values {
		if math.IsNaN(x) {
			values[i] = 0
		}
	}
	return values
}

// resultType returns the type of u of values of type d.
func (u Unary) resultType(library Library, d DType) (DType, error) {
	switch {
	case u == Not && d.Kind() == KindFloat, d == Bool && (u == Negative || u == Positive || u == Sign):
		return d, &UnaryTypeError{Unary: u, DType: d}
	case u == Not || d.Kind() == KindFloat:
		return d, nil
	case u == Rint && library.IsNumPy():
		return d.float(), nil
	case u == Rint && library == InJAX:
		return Float32, nil
	case unaries[u].int == nil && library.IsNumPy():
		return d.float(), nil
	case unaries[u].int == nil:
		return library.float(), nil
	case u == Square && d == Bool && library.IsNumPy():
		return Int8, nil
	case u == Square && d == Bool && library == InPyTorch:
		return Int64, nil
	}
	return d, nil
}

// of returns u of values, computed in the kind of d.
func (u Unary) of(values Values, d DType, f *flags) Values {
	if d.Kind() == KindFloat {
		in := values.inKind(KindFloat).Floats
		out := makeValues(Float64, len(in))
		for i, x := range in {
			y := unaries[u].float(x)
			if out.Floats[i] = y; slices.Contains(unaries[u].poles, x) {
				f.raise(DivideByZero)
			} else {
				f.check(y, x, 0)
			}
		}
		return out
	}
	in := values.inKind(KindInt).Ints
	out := makeValues(Int64, len(in))
	for i, n := range in {
		out.Ints[i] = u.int(d, n)
	}
	return out
}

// int returns u of a bool or of an int of type d. A uint64 is never below 0, though the
// bits in which it is held may be.
func (u Unary) int(d DType, n int64) int64 {
	switch {
	case u == Not && d == Bool:
		return 1 - n
	case u == Sign && d == Uint64:
		return boolInt(n != 0)
	case u == Absolute && d == Uint64:
		return n
	}
	return unaries[u].int(n)
}

// A UnaryTypeError reports an operation that a type does not have.
//
// Example: ~array([0.5])
//
// Discussion: the inverse of a mask wants bools; the negative of bools is ~a.
type UnaryTypeError struct {
	Unary Unary
	DType DType
}

func (e *UnaryTypeError) Error() string { return e.Unary.String() + " of " + e.DType.String() }
