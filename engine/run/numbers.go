package run

import (
	"math"
	"math/big"
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
	if ints && op != "/" && !(op == "**" && widened(r).Sign() < 0) {
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

func operateInts(in *context, at expr.Expr, op string, x, y *big.Int) value {
	if y.Sign() < 0 && (op == "<<" || op == ">>") {
		return in.refuses(at, "ValueError", "negative shift count")
	}
	z, held := intOf(op, x, y)
	number, fits := narrowInt(z)
	if !held || !fits {
		return in.outside(at, expr.OperationOn, "an int of more than 64 bits")
	}
	return &object{kind: numberKind, number: number}
}
