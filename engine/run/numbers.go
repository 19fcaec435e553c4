package run

import (
	"math"
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
		return operateInts(in, at, op, widened(l), widened(r))
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
	types := [2]object{{kind: numberKind, number: l}, {kind: numberKind, number: r}}
	return fails(&OperandError{Place: in.place(at), Op: op, Left: types[0].typeName(), Right: types[1].typeName()})
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
		c.says("TypeError", "must be real number, not %s", v.typeName())
	}
	c.told(c.node, "_no_scalar", v.array.Shape.Rank())
	return s
}
