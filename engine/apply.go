package engine

import (
	"math"
	"slices"
)

// Apply computes what a trace promises.
//
//	t       from Explain; Library and Call may be set on it
//	result  the broadcast values; or the output after the write, in memory of
//	        its own; or, for a Target, a view that copies nothing
//	cost    O(values of the result)
//
// Values that are not known give values that are not known. Two-operand
// operations on more operands work from left to right, and the identity of
// several is that of the first. Errors: those of [Trace.Err]; [*SizeError] above
// MaxValues, with the shape and type of the result all the same; [*ArityError];
// [*PowerError], [*BoolSubtractError], [*ZeroDivisionError]; on writing
// [*CastError], [*ReadOnlyError].
func Apply(t Trace) (Array, []Warning, error) {
	if len(t.Operands) == 0 {
		return Array{}, nil, &ArityError{Op: t.Op}
	}
	if err := t.Err(); err != nil {
		_, first := t.types()
		if _, minus := first.(*BoolSubtractError); first != nil && (minus || t.Library == "" || t.Library == InNumPy) {
			err = first // NumPy looks at types before it looks at shapes, PyTorch in a subtraction
		}
		return Array{}, nil, err
	}
	if t.Made != nil {
		return *t.Made, nil, nil
	}
	if err := t.arity(); err != nil {
		return Array{}, nil, err
	}
	d, err := t.types()
	if err != nil {
		return Array{}, nil, err
	}
	target := t.Output != nil && t.Output.Kind == Target
	if target && !t.ragged() {
		return t.view(), nil, nil
	}
	result := Array{Shape: t.Result(), Values: Values{DType: t.Op.resultType(t.Library, d)}}
	f, err := t.compute(&result, d)
	if err != nil {
		return result, nil, err
	}
	if t.numbers() && t.overflows(d) {
		f.raise(Overflow)
	}
	warnings := append(t.castWarnings(d), t.warnings(f)...)
	if t.Output == nil {
		result = result.LaidOut(t.keptStrides(result.Shape.Sizes()))
	}
	if t.Output != nil && !target {
		var cast []Warning
		result, cast = t.write(result)
		if t.Library.IsNumPy() {
			warnings = append(warnings, cast...)
		}
	}
	return result, warnings, nil
}

// arity returns a [*ArityError] when the operation does not take so many operands.
func (t Trace) arity() error {
	if n := len(t.Operands); n == 0 || t.Op == Where && n != t.Op.Arity() {
		return &ArityError{Op: t.Op, Have: n}
	}
	return nil
}

// Refusal returns why the library refuses to compute what the shapes allow, as
// far as the types of the values show it: a [*CastError], a [*ReadOnlyError], a
// [*BoolSubtractError] or an [*OverflowError]; nil when they show no reason.
func (t Trace) Refusal() error {
	if t.arity() != nil {
		return nil
	}
	_, err := t.types()
	return err
}

// GivesNothing reports whether nothing comes out: the shapes do not match, or the library refuses
// the types.
func (t Trace) GivesNothing() bool { return t.Failed() || t.Refusal() != nil }

// types returns the type that the operands are brought to, or why the library
// refuses before it looks at a value.
func (t Trace) types() (DType, error) {
	if t.Unlike {
		return 0, &CastError{t.Op, t.Operands[0].Values.DType, t.Operands[1].Values.DType}
	}
	d := ResultType(t.Library, t.valued()...)
	if t.Library.IsNumPy() && t.shortPower() {
		d = t.Operands[0].Values.DType // the exponent plays no part
	}
	d = t.compared(d)
	readOnly := t.Output != nil && t.Output.Kind != Target && t.Output.ReadOnly
	if readOnly && t.Library.IsNumPy() {
		return d, &ReadOnlyError{Kind: t.Output.Kind}
	}
	if number, held, over := t.overflow(); over && t.Library.IsNumPy() {
		return d, &OverflowError{Number: number, DType: held}
	}
	bools := slices.ContainsFunc(t.Operands, func(o Operand) bool { return o.Values.DType == Bool })
	if t.Op == Subtract && (d == Bool || t.Library == InPyTorch && bools) {
		return d, &BoolSubtractError{Mixed: d != Bool}
	}
	if t.Output == nil || t.Output.Kind == Target {
		return d, nil
	}
	if readOnly {
		return d, &ReadOnlyError{Kind: t.Output.Kind}
	}
	from, to := t.Op.resultType(t.Library, d), t.Output.Values.DType
	if free := t.Output.Kind == Assigned || t.Op == Identity || t.Op == Where; !free && t.Library.loses(from, to) {
		return d, &CastError{Op: t.Op, From: from, To: to}
	}
	return d, nil
}

// shortPower reports whether NumPy has a shorter way for a power than power.
func (t Trace) shortPower() bool {
	own, augmented := t.Operands[0].Values.DType, t.Output != nil && t.Output.Kind == Augmented
	switch name := t.function(); {
	case name == "square" && own.Kind() != KindFloat:
		return own == Bool || augmented
	case t.Op != Power || own.Kind() != KindFloat || t.Operands[0].Number:
		return false
	case name == "power":
		exponent := t.Operands[1]
		return t.Call == "" && exponent.Weak && exponent.Shape.Rank() == 0 && (exponent.At().AsFloat() == 0 || exponent.At().AsFloat() == 1)
	}
	return true
}

// valued returns the operands whose values are computed with: all but the
// condition of a where.
func (t Trace) valued() []Operand {
	if t.Op == Where && len(t.Operands) == 3 {
		return t.Operands[1:]
	}
	return t.Operands
}

// view returns the one operand seen at the result's shape.
func (t Trace) view() Array {
	a, strides := t.Operands[0].Array, t.Strides(0)
	if t.Library == InPyTorch {
		strides = t.expandStrides()
	}
	v := Array{Shape: t.Result(), Strides: strides, Offset: a.Offset, Values: a.Values}
	v.ReadOnly = a.ReadOnly || t.Library.IsNumPy()
	return v
}

// compute fills in the values of the result, as far as they can be known, from
// operands that are brought to type d.
func (t Trace) compute(result *Array, d DType) (flags, error) {
	n, err := result.Shape.holdable()
	if err != nil || !t.known() {
		return 0, err
	}
	k := t.Op.kind(d)
	inputs := make([]input, len(t.Operands))
	for i := range inputs {
		if n == 0 {
			continue // an operand may be larger than nothing
		}
		if inputs[i], err = t.input(i, k); err != nil {
			return 0, err
		}
		if d.Kind() == k && d.narrower(t.Operands[i].Values.DType) && !(t.Op == Where && i == 0) {
			inputs[i].Values = inputs[i].Values.cast(d)
		}
	}
	c := computation{op: t.Op, sizes: t.sizes(n), count: n, own: t.own(), ints: intArithmetic}
	if d == Uint64 {
		c.ints = unsignedArithmetic
	}
	values := c.of(inputs, k)
	if err := t.refuses(c.flags, k); err != nil {
		return 0, err
	}
	d = result.Values.DType
	result.Values = values.cast(d)
	return c.flags | values.lost(d), nil
}

func (t Trace) known() bool {
	return !slices.ContainsFunc(t.Operands, func(o Operand) bool { return !o.Values.Known() })
}

// kind returns the kind in which o computes with operands brought to type d.
// Bools are computed with as ints.
func (o Op) kind(d DType) Kind {
	if o.real() {
		return KindFloat
	}
	return max(d.Kind(), KindInt)
}

// sizes returns those of the result, whose n values lie in a row if it is ragged.
func (t Trace) sizes(n int) []int {
	if t.ragged() {
		return []int{n}
	}
	return t.Result().Sizes()
}

// refuses returns the error that a library makes of what was met among ints.
func (t Trace) refuses(f flags, k Kind) error {
	switch {
	case k == KindFloat:
	case (t.Library == InPyTorch || t.Library == InTensorFlow) && f&(1<<DivideByZero) != 0:
		return &ZeroDivisionError{Op: t.Op}
	case f&negativePower != 0 && (t.Library != InPyTorch || t.Operands[1].Weak):
		return &PowerError{}
	}
	return nil
}

// warnings returns those NumPy gives; other libraries give none, and xarray
// keeps NumPy's to itself.
func (t Trace) warnings(f flags) []Warning {
	if !t.Library.IsNumPy() || t.Rule == XArray {
		return nil
	}
	return f.warnings(t.function())
}

// castWarnings returns the warning of NumPy for a float of Python's that is too
// large for the type in which it is computed with.
func (t Trace) castWarnings(d DType) []Warning {
	if !t.Library.IsNumPy() || t.Rule == XArray || d.Kind() != KindFloat {
		return nil
	}
	for _, o := range t.valued() {
		if o.Weak && o.Shape.Rank() == 0 && o.Values.Known() && finite(o.At().AsFloat()) && !finite(round(d, o.At().AsFloat())) {
			return []Warning{{Kind: Overflow, Call: "cast"}}
		}
	}
	return nil
}

// The kernels in which libraries differ.
var (
	torchRoots   = each(func(f *flags, x, _ float64) float64 { return 1 / math.Sqrt(x) })
	roots        = each(func(f *flags, x, _ float64) float64 { return f.check(math.Sqrt(x), x, x) })
	jaxQuotients = each(func(f *flags, x, y int64) int64 {
		if y == 0 {
			return -1 - boolInt(x != 0) // what XLA leaves
		}
		return floorDivideInt(f, x, y)
	})
	torchRests = each(func(f *flags, x, y float64) float64 {
		if r := math.Mod(x, y); r == 0 {
			return r // the sign of x, where NumPy has that of y
		}
		return remainder(f, x, y)
	})
)

// own returns the kernel that a library has in place of the operation's, or nil. A power of 0.5 is computed as a root, which differs for
// -0.0 and -inf: in NumPy by the operator alone, in PyTorch with a plain number.
func (t Trace) own() any {
	torch := t.Library == InPyTorch
	switch {
	case t.Library == InJAX && t.Op == FloorDivide && !t.Operands[0].Values.DType.Unsigned():
		return jaxQuotients
	case t.Library == InTensorFlow && t.Op == FloorDivide && ResultType(t.Library, t.Operands...).Kind() == KindFloat:
		return each(func(_ *flags, x, y float64) float64 {
			return math.Floor(round(ResultType(t.Library, t.Operands...), x/y))
		})
	case torch && t.Op == Remainder:
		return torchRests
	case !torch && t.function() == "sqrt", torch && t.Op == Power && t.Operands[1].Weak && t.Operands[1].At().AsFloat() == 0.5:
		return roots
	case torch && t.Op == Power && t.Operands[1].Weak && t.Operands[1].At().AsFloat() == -0.5:
		return torchRoots
	}
	return nil
}

// function returns NumPy's name for what computes. A power written with an
// operator and a plain number is computed by a shorter way where there is one.
func (t Trace) function() string {
	name := t.Op.String()
	if t.Op == TrueDivide {
		name = "divide"
	}
	switch {
	case t.Call == "" && t.numbers():
		return "scalar " + name
	case t.Op == TrueDivide:
		return name
	case t.Op == TruncateMod:
		return "fmod"
	case t.Op != Power || t.Call != "" || len(t.Operands) != 2 || t.Operands[1].Shape.Rank() > 0 || !t.Operands[1].Weak:
		return t.Op.String()
	}
	exponent := t.Operands[1].At().AsFloat()
	switch floats := t.Operands[0].Values.DType.Kind() == KindFloat; {
	case exponent == 2:
		return "square"
	case exponent == -1 && floats:
		return "reciprocal"
	case exponent == 0.5 && floats:
		return "sqrt"
	}
	return t.Op.String()
}

// numbers reports whether an operator joins one of NumPy's numbers with another,
// or with one of Python's that its type holds. NumPy has other code for
// these, which says so, and which alone notices that ints overflow.
func (t Trace) numbers() bool {
	if t.Op < Add || t.Op > Power || len(t.Operands) != 2 || t.Call != "" || t.Output != nil || !t.Library.IsNumPy() {
		return false
	}
	x, y := t.Operands[0], t.Operands[1]
	d := ResultType(t.Library, x, y)
	holds := x.Number && x.Values.DType == d || y.Number && y.Values.DType == d
	return holds && (x.Number || x.Weak) && (y.Number || y.Weak)
}

// overflows reports whether the sum, the difference or the product of two
// numbers has no room in type d.
func (t Trace) overflows(d DType) bool {
	if d.Kind() != KindInt || !t.known() {
		return false
	}
	x, y := t.Operands[0].At().Int, t.Operands[1].At().Int
	if d == Uint64 {
		return t.carries(uint64(x), uint64(y))
	}
	z, wrapped := x+y, false
	switch t.Op {
	case Add:
		wrapped = (z < x) != (y < 0)
	case Subtract:
		z = x - y
		wrapped = (z > x) != (y < 0)
	case Multiply:
		z = x * y
		wrapped = x != 0 && (z/x != y || x == -1 && z == y && y != 0)
	default:
		return false
	}
	return wrapped || wrap(d, z) != z
}

// carries is [Trace.overflows] of two uint64.
func (t Trace) carries(x, y uint64) bool {
	switch t.Op {
	case Add:
		return x+y < x
	case Subtract:
		return x < y
	case Multiply:
		return x != 0 && x*y/x != y
	}
	return false
}
