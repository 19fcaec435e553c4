package run

import (
	"math/bits"

	"shapecast/engine"
	"shapecast/engine/expr"
)

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
