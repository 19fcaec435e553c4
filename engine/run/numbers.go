package run

import (
	"math"
	"math/bits"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// zeroDivision holds what Python says of a division by 0, of floats and of ints.
var zeroDivision = map[string][2]string{
	"/":  {"float division by zero", "division by zero"},
	"//": {"float floor division by zero", "integer division or modulo by zero"},
	"%":  {"float modulo by zero", "integer modulo by zero"},
}

func operateNumbers(in *context, at expr.Expr, op string, l, r engine.Scalar) value {
	ints := l.DType.Kind() != engine.KindFloat && r.DType.Kind() != engine.KindFloat
	if !l.Known || !r.Known {
		return unseenResult(in, at, op, r, ints)
	}
	if says, divides := zeroDivision[op]; divides && r.AsFloat() == 0 {
		if ints {
			says[0] = says[1]
		}
		return in.refuses(at, "ZeroDivisionError", says[0])
	}
	if ints && op != "/" && !(op == "**" && widened(r).hi < 0) {
		v := operateInts(in, at, op, widened(l), widened(r))
		if l.DType == engine.Bool && r.DType == engine.Bool && strings.Contains("&|^", op) {
			v.number = v.number.Cast(engine.Bool)
		}
		return v
	}
	x, y := l.AsFloat(), r.AsFloat()
	switch op {
	case "+", "-", "*", "/", "//", "%":
		z, _, err := engine.Apply(engine.Explain(engine.NumPy, arithmetic[op], plainNumber(engine.FloatScalar(x)), plainNumber(engine.FloatScalar(y))))
		must(err)
		return float(z.At().AsFloat())
	case "**":
		return floatPower(in, at, x, y)
	}
	return fails(&OperandError{Place: in.place(at), Op: op, Left: pythonNumber(l).typeName(), Right: pythonNumber(r).typeName()})
}

// unseenResult is operateNumbers of numbers that are not known, where that is a number
// whatever they are.
func unseenResult(in *context, at expr.Expr, op string, r engine.Scalar, ints bool) value {
	divides := strings.Contains("/ // %", op) && r.AsFloat() == 0 && (r.Known || r.DType.Kind() != engine.KindFloat)
	if power := op == "**" && !(r.Known && r.DType.Kind() != engine.KindFloat && r.Int > 0); divides || power || !strings.Contains("+ - * / // % **", op) {
		return in.outside(at, expr.ValuesUnknown, op)
	}
	if ints && op != "/" {
		return pythonNumber(engine.Scalar{DType: engine.Int64})
	}
	return pythonNumber(engine.Scalar{DType: engine.Float64})
}

// floatPower is Python's power of floats, which gives no infinity and no nan
// where C gives one.
func floatPower(in *context, at expr.Expr, x, y float64) value {
	z := math.Pow(x, y)
	switch finite := !math.IsInf(x, 0) && !math.IsInf(y, 0); {
	case x == 0 && y < 0:
		return in.refuses(at, "ZeroDivisionError", "0.0 cannot be raised to a negative power")
	case finite && math.IsInf(z, 0):
		return in.refuses(at, "OverflowError", "(34, 'Numerical result out of range')")
	case x < 0 && math.IsNaN(z) && !math.IsNaN(y):
		return in.outside(at, expr.OperationOn, "a complex number")
	}
	return float(z)
}

func operateInts(in *context, at expr.Expr, op string, x, y wide) value {
	if y.hi < 0 && (op == "<<" || op == ">>") {
		return in.refuses(at, "ValueError", "negative shift count")
	}
	z, held := intOf(op, x, y)
	number, fits := z.scalar()
	if !held || !fits {
		return in.outside(at, expr.OperationOn, "an int of more than 64 bits")
	}
	return &object{kind: numberKind, number: number}
}

// mathematics holds the functions of one float of Python's module math, by the
// names that they have there; those that give an int, and ln, are used by
// functions that are written in the language.
var mathematics = [...]struct {
	name string
	of   func(float64) float64
}{
	{"sqrt", math.Sqrt}, {"exp", math.Exp}, {"expm1", math.Expm1}, {"ln", math.Log}, {"log2", math.Log2}, {"log10", math.Log10}, {"log1p", math.Log1p},
	{"sin", math.Sin}, {"cos", math.Cos}, {"tan", math.Tan}, {"atan", math.Atan}, {"sinh", math.Sinh}, {"cosh", math.Cosh}, {"tanh", math.Tanh},
	{"fabs", math.Abs}, {"down", math.Floor}, {"up", math.Ceil}, {"nearer", math.Trunc},
}

// maths returns the functions of Python's module math. They take numbers, and
// arrays of one value.
func maths() []function {
	var list []function
	for _, f := range mathematics {
		list = append(list, function{"Python." + f.name, "x", func(c *call) value {
			s := scalar(c, c.args[0])
			if least := f.of(-1); !s.Known && math.Abs(least) <= 1 {
				return unseen(c.machine, c.node, c.fn.name, c.args[0].object, engine.Float64)
			} else if !s.Known {
				return fails(unknown(c.machine, c.node, c.fn.name, c.first().Array))
			}
			x := s.AsFloat()
			y := f.of(x)
			switch finite := !math.IsNaN(x) && !math.IsInf(x, 0); {
			case finite && math.IsInf(y, 1):
				return c.says("OverflowError", "math range error")
			case !math.IsNaN(x) && math.IsNaN(y) || finite && math.IsInf(y, -1):
				return c.says("ValueError", "math domain error")
			}
			return float(y)
		}})
	}
	return list
}

// scalar returns the one number that v is.
func scalar(c *call, v operandValue) engine.Scalar {
	if differentiates(c.machine, v.object) {
		must(unknown(c.machine, c.node, c.fn.name, *v.array))
	}
	s, ok := hidden(v.object)
	if !ok {
		s, ok = v.one()
	}
	switch {
	case ok && (v.kind != arrayKind || v.array.Shape.Rank() == 0 || c.isTorch()):
		return s
	case v.kind != arrayKind:
		c.says("TypeError", "must be real number, not %s", c.className(v.object))
	}
	byNumPy(&c.context, v.foreign, func() value { return c.told(c.node, "_no_scalar", v.array.Shape.Rank()) })
	return s
}

// A wide int is one of 128 bits, hi * 2**64 + lo. Python's ints have no bound; an object
// holds those that an int64 or a uint64 has room for, of the type [engine.Uint64] where an
// int64 has none.
type wide struct {
	hi int64
	lo uint64
}

func widened(s engine.Scalar) wide {
	if s.DType == engine.Uint64 {
		return wide{0, uint64(s.Int)}
	}
	return wide{s.Int >> 63, uint64(s.Int)}
}

// scalar returns w as a number, and whether 64 bits hold it.
func (w wide) scalar() (engine.Scalar, bool) {
	s := engine.IntScalar(int64(w.lo))
	if w.hi == 0 && s.Int < 0 {
		s.DType = engine.Uint64
	}
	return s, widened(s) == w
}

func (w wide) plus(v wide) wide {
	lo, carry := bits.Add64(w.lo, v.lo, 0)
	return wide{w.hi + v.hi + int64(carry), lo}
}

func (w wide) negative() wide { return wide{^w.hi, ^w.lo}.plus(wide{0, 1}) }

// size returns w without its sign, and whether 64 bits hold that.
func (w wide) size() (n uint64, held bool) {
	if w.hi < 0 {
		w = w.negative()
	}
	return w.lo, w.hi == 0
}

// signed returns w, or -w where the signs of two ints differ.
func (w wide) signed(x, y wide) wide {
	if x.hi < 0 != (y.hi < 0) {
		return w.negative()
	}
	return w
}

// times returns the product, and whether 128 bits hold it.
func (w wide) times(v wide) (wide, bool) {
	x, held := w.size()
	y, too := v.size()
	hi, lo := bits.Mul64(x, y)
	return wide{int64(hi), lo}.signed(w, v), held && too && int64(hi) >= 0
}

// dividedBy returns the quotient, rounded down as in Python.
func (w wide) dividedBy(v wide) wide {
	x, _ := w.size()
	y, _ := v.size()
	quotient := wide{0, x / y}.signed(w, v)
	if x%y != 0 && w.hi < 0 != (v.hi < 0) {
		return quotient.plus(wide{-1, 1<<64 - 1})
	}
	return quotient
}

// power returns w to the power n, at least 0, and whether 128 bits hold it.
func (w wide) power(n uint64) (wide, bool) {
	if next := w.plus(wide{0, 1}); next.hi == 0 && next.lo <= 2 { // -1, 0 or 1
		n = min(n, 2-n%2)
	}
	z, held := wide{0, 1}, true
	for ; n > 0 && held; n-- {
		z, held = z.times(w)
	}
	return z, held
}

// intOf returns what an operator makes of two ints, and whether 128 bits hold it.
func intOf(op string, x, y wide) (z wide, held bool) {
	switch op {
	case "+":
		return x.plus(y), true
	case "-":
		return x.plus(y.negative()), true
	case "*":
		return x.times(y)
	case "//":
		return x.dividedBy(y), true
	case "%":
		whole, _ := x.dividedBy(y).times(y)
		return x.plus(whole.negative()), true
	case "**":
		return x.power(y.lo)
	case "&":
		return wide{x.hi & y.hi, x.lo & y.lo}, true
	case "|":
		return wide{x.hi | y.hi, x.lo | y.lo}, true
	case "^":
		return wide{x.hi ^ y.hi, x.lo ^ y.lo}, true
	case "<<":
		two, held := wide{0, 2}.power(y.lo)
		z, too := x.times(two)
		return z, held && too || x == wide{}
	}
	if y.lo > 63 {
		return wide{x.hi >> 63, uint64(x.hi >> 63)}, true
	}
	return x.dividedBy(wide{0, 1 << y.lo}), true
}

// constant returns the int that an expression of ints without names is, on the way to which
// there may be larger ones: 2**64 - 1.
func constant(x expr.Expr) (w wide, held bool) {
	switch x := x.(type) {
	case *expr.Literal:
		if n, err := expr.Number(x.Text); err == nil {
			switch n := n.(type) {
			case int64:
				return wide{0, uint64(n)}, true
			case uint64:
				return wide{0, n}, true
			}
		}
	case *expr.Binary:
		left, held := constant(x.L)
		right, too := constant(x.R)
		if held && too && contains("+|-|*|**|<<", x.Op) && right.hi == 0 {
			w, held = intOf(x.Op, left, right)
			return w, held && w.hi>>62 == w.hi>>63 // so that sums have room
		}
	}
	return w, false
}
