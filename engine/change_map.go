package engine

import "math"

// A Unary is what is done to every value of one array.
type Unary uint8

// The unary operations.
const (
	Negative Unary = iota
	Positive
	Not
	Absolute
	Square
	Sqrt
	Exp
	Log
	Sin
	Cos
	Tanh
	Tan
	Arctan
	Sinh
	Cosh
	Log2
	Log10
	Log1p
	Expm1
	Floor
	Ceil
	Trunc
	Rint
	Sign
	Fabs
	Exp2
	Cbrt
	Arcsin
	Arccos
	Arcsinh
	Arccosh
	Arctanh
	Deg2Rad
	Rad2Deg
	Erf
	LastUnary = Erf
)

var unaries = [...]struct {
	name  string
	float func(x float64) float64
	int   func(n int64) int64 // nil: ints become floats
}{
	Negative: {"negative", func(x float64) float64 { return -x }, func(n int64) int64 { return -n }},
	Positive: {"positive", func(x float64) float64 { return x }, unchanged},
	Not:      {"invert", nil, func(n int64) int64 { return ^n }},
	Absolute: {"absolute", math.Abs, func(n int64) int64 { return max(n, -n) }},
	Square:   {"square", func(x float64) float64 { return x * x }, func(n int64) int64 { return n * n }},
	Sqrt:     {"sqrt", math.Sqrt, nil},
	Exp:      {"exp", math.Exp, nil},
	Log:      {"log", log, nil},
	Sin:      {"sin", math.Sin, nil},
	Cos:      {"cos", math.Cos, nil},
	Tanh:     {"tanh", math.Tanh, nil},
	Tan:      {"tan", math.Tan, nil},
	Arctan:   {"arctan", math.Atan, nil},
	Sinh:     {"sinh", math.Sinh, nil},
	Cosh:     {"cosh", math.Cosh, nil},
	Log2:     {"log2", math.Log2, nil},
	Log10:    {"log10", log10, nil},
	Log1p:    {"log1p", math.Log1p, nil},
	Expm1:    {"expm1", math.Expm1, nil},
	Floor:    {"floor", math.Floor, unchanged},
	Ceil:     {"ceil", math.Ceil, unchanged},
	Trunc:    {"trunc", math.Trunc, unchanged},
	Rint:     {"rint", math.RoundToEven, unchanged},
	Fabs:     {"fabs", math.Abs, nil},
	Exp2:     {"exp2", math.Exp2, nil},
	Cbrt:     {"cbrt", math.Cbrt, nil},
	Arcsin:   {"arcsin", math.Asin, nil},
	Arccos:   {"arccos", math.Acos, nil},
	Arcsinh:  {"arcsinh", math.Asinh, nil},
	Arccosh:  {"arccosh", math.Acosh, nil},
	Arctanh:  {"arctanh", math.Atanh, nil},
	Erf:      {"erf", math.Erf, nil},
	Deg2Rad:  {"deg2rad", func(x float64) float64 { return x * (math.Pi / 180) }, nil},
	Rad2Deg:  {"rad2deg", func(x float64) float64 { return x * (180 / math.Pi) }, nil},
	Sign:     {"sign", sign, func(n int64) int64 { return boolInt(n > 0) - boolInt(n < 0) }},
}

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
	c := Change{Name: u.String(), From: from, Copied: true, Axes: count(from.Shape.Rank())}
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
	c.To.Values = u.of(values, d, &f).narrow(d, &f)
	c.To = c.To.LaidOut(strides)
	if !library.isNumPy() {
		return c, nil, nil
	}
	return c, f.warnings(c.Name), nil
}

// resultType returns the type of u of values of type d.
func (u Unary) resultType(library Library, d DType) (DType, error) {
	switch {
	case u == Not && d.Kind() == KindFloat, d == Bool && (u == Negative || u == Positive || u == Sign):
		return d, &UnaryTypeError{Unary: u, DType: d}
	case u == Not || d.Kind() == KindFloat:
		return d, nil
	case u == Rint && library.isNumPy():
		return d.float(), nil
	case unaries[u].int == nil && library.isNumPy():
		return d.float(), nil
	case unaries[u].int == nil:
		return library.float(), nil
	case u == Square && d == Bool && library.isNumPy():
		return Int8, nil
	}
	return d, nil
}

// pole reports whether u of x is infinite.
func (u Unary) pole(x float64) bool {
	switch u {
	case Log, Log2, Log10:
		return x == 0
	case Log1p:
		return x == -1
	case Arctanh:
		return x == 1 || x == -1
	}
	return false
}

// of returns u of values, computed in the kind of d.
func (u Unary) of(values Values, d DType, f *flags) Values {
	if d.Kind() == KindFloat {
		in := values.inKind(KindFloat).Floats
		out := makeValues(d, len(in))
		for i, x := range in {
			y := unaries[u].float(x)
			if out.Floats[i] = y; u.pole(x) {
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
		if out.Ints[i] = unaries[u].int(n); u == Not && d == Bool {
			out.Ints[i] = 1 - n
		}
	}
	return out
}

// A UnaryTypeError reports an operation that a type does not have.
//
// Example:
//
//	~array([0.5])
//
// Discussion: the inverse of a mask wants bools; the negative of bools is ~a.
type UnaryTypeError struct {
	Unary Unary
	DType DType
}

func (e *UnaryTypeError) Error() string { return e.Unary.String() + " of " + e.DType.String() }
