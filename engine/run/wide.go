package run

import (
	"math/big"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// Python's ints have no bound; an object holds those that an int64 or a uint64 has room for,
// of the type [engine.Uint64] where an int64 has none.

func widened(s engine.Scalar) *big.Int {
	if s.DType == engine.Uint64 {
		return new(big.Int).SetUint64(uint64(s.Int))
	}
	return big.NewInt(s.Int)
}

// narrowInt returns an int as a number, and whether 64 bits hold it.
func narrowInt(n *big.Int) (engine.Scalar, bool) {
	if n.IsInt64() {
		return engine.IntScalar(n.Int64()), true
	}
	return engine.Scalar{DType: engine.Uint64, Known: true, Int: int64(n.Uint64())}, n.IsUint64()
}

// mostBits bounds how far an int is shifted and how often it is multiplied by itself.
const mostBits = 1024

// intOf returns what an operator makes of two ints, and whether that is small enough to tell.
func intOf(op string, x, y *big.Int) (z *big.Int, held bool) {
	z = new(big.Int)
	switch op {
	case "+":
		z.Add(x, y)
	case "-":
		z.Sub(x, y)
	case "*":
		z.Mul(x, y)
	case "//":
		z.Sub(x, modulo(x, y)).Quo(z, y)
	case "%":
		z = modulo(x, y)
	case "**":
		if x.BitLen() > 1 && y.Cmp(big.NewInt(mostBits)) > 0 {
			return z, false
		}
		z.Exp(x, y, nil)
	case "&":
		z.And(x, y)
	case "|":
		z.Or(x, y)
	case "^":
		z.Xor(x, y)
	case "<<":
		if x.Sign() != 0 && y.Cmp(big.NewInt(mostBits)) > 0 {
			return z, false
		}
		z.Lsh(x, uint(y.Uint64()))
	default:
		z.Rsh(x, uint(min(y.Uint64(), mostBits)))
	}
	return z, true
}

// modulo returns what is left of x when it is divided by y, of the sign of y as in Python.
func modulo(x, y *big.Int) *big.Int {
	rest := new(big.Int).Rem(x, y)
	if rest.Sign() != 0 && rest.Sign() != y.Sign() {
		rest.Add(rest, y)
	}
	return rest
}

// constant returns the int that an expression of ints without names is, on the way to which
// there may be larger ones: 2**64 - 1.
func constant(x expr.Expr) (n *big.Int, held bool) {
	switch x := x.(type) {
	case *expr.Literal:
		n, read := new(big.Int).SetString(x.Text, 0)
		return n, read
	case *expr.Binary:
		left, held := constant(x.L)
		right, too := constant(x.R)
		if held && too && contains("+|-|*|**|<<", x.Op) && right.Sign() >= 0 {
			return intOf(x.Op, left, right)
		}
	}
	return nil, false
}
