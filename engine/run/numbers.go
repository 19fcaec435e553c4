package run

import (
	"math"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// zeroDivision holds what Python says of a division by 0, of floats and of ints.
var zeroDivision = map[string][2]string{
	"/":  {"float division by zero", "division by zero"},
	"//": {"float floor division by zero", "integer division or modulo by zero"},
	"%":  {"float modulo by zero", "integer modulo by zero"},
}

// operateNumbers evaluates an operator between two of Python's numbers.
func operateNumbers(in *context, at expr.Expr, op string, l, r engine.Scalar) (value, error) {
	ints := l.DType.Kind() != engine.KindFloat && r.DType.Kind() != engine.KindFloat
	if says, divides := zeroDivision[op]; divides && r.AsFloat() == 0 && ints {
		return none(), in.refuses(at, "ZeroDivisionError", says[1])
	} else if divides && r.AsFloat() == 0 {
		return none(), in.refuses(at, "ZeroDivisionError", says[0])
	}
	if ints && op != "/" && !(op == "**" && r.Int < 0) {
		return operateInts(in, at, op, l.Int, r.Int)
	}
	x, y := l.AsFloat(), r.AsFloat()
	switch op {
	case "+", "-", "*", "/", "//", "%":
		z, _, err := engine.Apply(engine.Explain(engine.NumPy, arithmetic[op], single(x), single(y)))
		return float(z.At().AsFloat()), err
	case "**":
		return floatPower(in, at, x, y)
	}
	return none(), &OperandError{Place: in.place(at), Op: op, Left: "float", Right: "float"}
}

func single(x float64) engine.Operand {
	return engine.Operand{Array: engine.Array{Values: engine.Floats(x)}}
}

// floatPower is Python's power of floats, which gives no infinity and no nan
// where C gives one.
func floatPower(in *context, at expr.Expr, x, y float64) (value, error) {
	z := math.Pow(x, y)
	switch finite := !math.IsInf(x, 0) && !math.IsInf(y, 0); {
	case x == 0 && y < 0:
		return none(), in.refuses(at, "ZeroDivisionError", "0.0 cannot be raised to a negative power")
	case finite && math.IsInf(z, 0):
		return none(), in.refuses(at, "OverflowError", "(34, 'Numerical result out of range')")
	case x < 0 && math.IsNaN(z) && !math.IsNaN(y):
		return none(), in.outside(at, expr.OperationOn, "a complex number")
	}
	return float(z), nil
}

// operateInts evaluates an operator between two ints. What does not fit 64 bits is a
// number we cannot hold, where Python could.
func operateInts(in *context, at expr.Expr, op string, x, y int64) (value, error) {
	z, fits := intOf(op, x, y)
	switch {
	case y < 0 && (op == "<<" || op == ">>"):
		return none(), in.refuses(at, "ValueError", "negative shift count")
	case !fits:
		place := in.place(at)
		return none(), &expr.SyntaxError{Place: place, Problem: expr.NumberTooLarge, Found: place.Text()}
	}
	return &object{kind: numberKind, number: engine.IntScalar(z)}, nil
}

// intOf returns what an operator makes of two ints, and whether it fits an
// int64. Quotients are rounded down, as in Python.
func intOf(op string, x, y int64) (z int64, fits bool) {
	fits = true
	switch op {
	case "+":
		z = x + y
		fits = (z > x) == (y > 0)
	case "-":
		z = x - y
		fits = (z < x) == (y > 0)
	case "*":
		z = x * y
		fits = x == 0 || z/x == y && (x != -1 || y != math.MinInt64)
	case "//":
		z, fits = x/y, x != math.MinInt64 || y != -1
		if x%y != 0 && (x < 0) != (y < 0) {
			z--
		}
	case "%":
		if z = x % y; z != 0 && (z < 0) != (y < 0) {
			z += y
		}
	case "**":
		z, fits = intPower(x, y)
	case "&":
		z = x & y
	case "|":
		z = x | y
	case "^":
		z = x ^ y
	case "<<":
		z = x << min(uint64(y), 63)
		fits = z>>min(uint64(y), 63) == x
	case ">>":
		z = x >> min(uint64(y), 63)
	}
	return z, fits
}

// intPower returns x to the power y, at least 0, and whether it fits an int64.
func intPower(x, y int64) (int64, bool) {
	if x == 0 || x == 1 || x == -1 {
		if y%2 == 0 && x != 0 || y == 0 {
			return 1, true
		}
		return x, true
	}
	z := int64(1)
	for ; y > 0; y-- {
		next := z * x
		if next/x != z {
			return 0, false
		}
		z = next
	}
	return z, true
}
