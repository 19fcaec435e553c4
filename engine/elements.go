package engine

import "math"

// What each operation does to two values, by the kind in which it computes.
// A nil entry does not compute in that kind, or has a kernel that suffices.
var (
	floatElements = [OpCount]func(f *flags, x, y float64) float64{
		Add:         func(f *flags, x, y float64) float64 { return f.check(x+y, x, y) },
		Subtract:    func(f *flags, x, y float64) float64 { return f.check(x-y, x, y) },
		Multiply:    func(f *flags, x, y float64) float64 { return f.check(x*y, x, y) },
		TrueDivide:  divide,
		FloorDivide: floorDivide,
		Remainder:   remainder,
		Power:       power,
		Maximum:     larger[float64],
		Minimum:     smaller[float64],

		TruncateDivide:      func(_ *flags, x, y float64) float64 { return math.Trunc(x / y) },
		TruncateMod:         func(f *flags, x, y float64) float64 { return f.check(math.Mod(x, y), x, y) },
		SquaredDifference:   func(_ *flags, x, y float64) float64 { return (x - y) * (x - y) },
		Arctan2:             func(_ *flags, y, x float64) float64 { return math.Atan2(y, x) },
		Hypot:               func(_ *flags, x, y float64) float64 { return math.Hypot(x, y) },
		Copysign:            func(_ *flags, x, y float64) float64 { return math.Copysign(x, y) },
		DivideNoNaN:         func(_ *flags, x, y float64) float64 { return unlessZero(y, x/y) },
		XDivY:               func(_ *flags, x, y float64) float64 { return unlessZero(x, x/y) },
		XLogY:               func(_ *flags, x, y float64) float64 { return unlessZero(x, x*log(y)) },
		XLog1PY:             func(_ *flags, x, y float64) float64 { return unlessZero(x, x*math.Log1p(y)) },
		Zeta:                func(_ *flags, x, q float64) float64 { return zeta(x, q) },
		SigmoidCrossEntropy: sigmoidCrossEntropy,
	}
	intElements = [OpCount]func(f *flags, x, y int64) int64{
		FloorDivide: unlessByZero(floorDivideInt),
		Remainder:   unlessByZero(remainderInt),
		Power:       powerInt,
		GCD:         withoutSigns(divisor),
		LCM:         withoutSigns(multiple),
		Maximum:     larger[int64],
		Minimum:     smaller[int64],

		TruncateDivide:    unlessByZero(func(_ *flags, x, y int64) int64 { return x / y }),
		TruncateMod:       unlessByZero(func(_ *flags, x, y int64) int64 { return x % y }),
		SquaredDifference: func(_ *flags, x, y int64) int64 { return (x - y) * (x - y) },
		BitwiseAnd:        func(_ *flags, x, y int64) int64 { return x & y },
		BitwiseOr:         func(_ *flags, x, y int64) int64 { return x | y },
		BitwiseXor:        func(_ *flags, x, y int64) int64 { return x ^ y },
		LeftShift:         func(_ *flags, x, y int64) int64 { return shifted(x<<min(uint64(y), 63), 0, y) },
		RightShift:        func(_ *flags, x, y int64) int64 { return shifted(x>>min(uint64(y), 63), x>>63, y) },
	}
)

// unsignedElements are the operations whose result differs for uint64 from that for the
// int64 of the same bits.
var unsignedElements = [OpCount]func(f *flags, x, y int64) int64{
	FloorDivide:    unlessByZero(unsigned(func(x, y uint64) uint64 { return x / y })),
	Remainder:      unlessByZero(unsigned(func(x, y uint64) uint64 { return x % y })),
	TruncateDivide: unlessByZero(unsigned(func(x, y uint64) uint64 { return x / y })),
	TruncateMod:    unlessByZero(unsigned(func(x, y uint64) uint64 { return x % y })),
	Power:          unsigned(powerUnsigned),
	GCD:            unsigned(divisor),
	LCM:            unsigned(multiple),
	Maximum:        unsigned(func(x, y uint64) uint64 { return max(x, y) }),
	Minimum:        unsigned(func(x, y uint64) uint64 { return min(x, y) }),
	RightShift:     unsigned(func(x, y uint64) uint64 { return x >> y }),
}

// unsigned returns an element of values that are held in the bits of an int64.
func unsigned(element func(x, y uint64) uint64) func(f *flags, x, y int64) int64 {
	return func(_ *flags, x, y int64) int64 { return int64(element(uint64(x), uint64(y))) }
}

// powerUnsigned multiplies by squaring and wraps around.
func powerUnsigned(x, y uint64) uint64 {
	r := uint64(1)
	for ; y > 0; y >>= 1 {
		if y&1 != 0 {
			r *= x
		}
		x *= x
	}
	return r
}

func divide(f *flags, x, y float64) float64 {
	if y == 0 && x != 0 && finite(x) {
		f.raise(DivideByZero)
		return x / y
	}
	return f.check(x/y, x, y)
}

// floorDivide returns the largest whole number not above x / y, found through
// the remainder because the quotient itself is rounded.
func floorDivide(f *flags, x, y float64) float64 {
	if y == 0 {
		return divide(f, x, y)
	}
	q := f.check((x-math.Mod(x, y))/y, x, y)
	if math.IsInf(q, 0) && finite(x) {
		f.raise(Undefined) // NumPy goes on to subtract the infinity from itself
	}
	r := remainder(f, x, y)
	if r != 0 && (math.Mod(x, y) < 0) != (y < 0) {
		q--
	}
	if q == 0 {
		return math.Copysign(0, x/y)
	}
	if floor := math.Floor(q); q-floor <= 0.5 {
		return floor
	}
	return math.Floor(q) + 1
}

// remainder returns what is left of x after [floorDivide]; it has the sign of y.
func remainder(f *flags, x, y float64) float64 {
	r := math.Mod(x, y)
	switch {
	case r != r:
		return f.check(r, x, y)
	case r == 0:
		return math.Copysign(0, y)
	case (r < 0) != (y < 0):
		return r + y
	}
	return r
}

func power(f *flags, x, y float64) float64 {
	if x == 0 && y < 0 {
		f.raise(DivideByZero)
		return math.Pow(x, y)
	}
	return f.check(pow(x, y), x, y)
}

// subnormal is the least positive float64 that has all its digits. Below it
// math.Log, and with it math.Pow, is far off on some machines.
const subnormal = 0x1p-1022

func pow(x, y float64) float64 {
	if math.Abs(x) < subnormal && x != 0 {
		return math.Pow(x*0x1p60, y) * math.Pow(2, -60*y)
	}
	return math.Pow(x, y)
}

func log(x float64) float64 {
	if x < subnormal && x > 0 {
		return math.Log(x*0x1p60) - 60*math.Ln2
	}
	return math.Log(x)
}

// log10 is exact for the powers of 10, unlike math.Log10.
func log10(x float64) float64 {
	y := math.Log10(x)
	if whole := math.RoundToEven(y); math.Abs(y) < 300 && math.Pow10(int(whole)) == x {
		return whole
	}
	return y
}

func sign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return x + 0 // 0 has none, nan stays
}

// unlessByZero returns an element that flags a division by 0, which gives 0.
func unlessByZero(divided func(f *flags, x, y int64) int64) func(f *flags, x, y int64) int64 {
	return func(f *flags, x, y int64) int64 {
		if y == 0 {
			f.raise(DivideByZero)
			return 0
		}
		return divided(f, x, y)
	}
}

// floorDivideInt returns the largest whole number not above x / y; y is not 0.
func floorDivideInt(f *flags, x, y int64) int64 {
	if x == math.MinInt64 && y == -1 {
		f.raise(Overflow)
	}
	q := x / y
	if x%y != 0 && (x < 0) != (y < 0) {
		q--
	}
	return q
}

// remainderInt returns what is left of x after [floorDivideInt]; it has the sign of y.
func remainderInt(_ *flags, x, y int64) int64 {
	r := x % y
	if r != 0 && (r < 0) != (y < 0) {
		r += y
	}
	return r
}

// divisor returns the greatest number that divides x and y.
func divisor(x, y uint64) uint64 {
	for y != 0 {
		x, y = y, x%y
	}
	return x
}

// multiple returns the least number that x and y divide.
func multiple(x, y uint64) uint64 {
	if x == 0 {
		return 0
	}
	return x / divisor(x, y) * y
}

// withoutSigns returns an element of ints without their signs.
func withoutSigns(element func(x, y uint64) uint64) func(f *flags, x, y int64) int64 {
	return func(_ *flags, x, y int64) int64 { return int64(element(uint64(max(x, -x)), uint64(max(y, -y)))) }
}

// shifted returns what a shift by y bits gave, or what is left when all bits
// were shifted out; NumPy takes a shift below 0 for one of a great many.
func shifted(some, none, y int64) int64 {
	if y < 0 || y > 63 {
		return none
	}
	return some
}

// powerInt wraps around. A power below 0 is flagged and gives the whole part of the
// fraction.
func powerInt(f *flags, x, y int64) int64 {
	if y < 0 {
		*f |= negativePower
		switch {
		case x == 1 || x == -1:
			y = -y & 1
		default:
			return 0
		}
	}
	return int64(powerUnsigned(uint64(x), uint64(y)))
}

// What TensorFlow has beside NumPy's operations. It warns of nothing.

// unlessZero returns y, or 0 where x is 0 and y may be nan.
func unlessZero(x, y float64) float64 {
	if x == 0 {
		return 0
	}
	return y
}

// sigmoidCrossEntropy returns how far the sigmoid of a logit is from a label,
// in a form that does not overflow.
//
// Source: TensorFlow API, tf.nn.sigmoid_cross_entropy_with_logits.
func sigmoidCrossEntropy(_ *flags, label, logit float64) float64 {
	return max(logit, 0) - logit*label + math.Log1p(math.Exp(-math.Abs(logit)))
}

// zeta returns Hurwitz's sum of (q + n) to the power -x over n = 0, 1, 2, …
//
//	x  above 1; nan below, infinite at 1
//	q  above 0, or not whole while x is
func zeta(x, q float64) float64 {
	whole := x == math.Floor(x)
	switch {
	case x == 1, q <= 0 && q == math.Floor(q) && whole && math.Mod(x, 2) == 0:
		return math.Inf(1)
	case !(x > 1), q <= 0 && (q == math.Floor(q) || !whole):
		return math.NaN()
	case q > 0:
		return zetaTail(x, q)
	}
	// The terms below 0 are, but for their sign, those between two sums.
	up := q - math.Floor(q)
	sign := 1 - 2*math.Mod(x, 2)
	return zetaTail(x, up) + sign*(zetaTail(x, 1-up)-zetaTail(x, 1-q))
}

// zetaTail returns zeta of q above 0: ten terms, and the integral of the rest
// with its corrections.
//
// Source: the formula of Euler and Maclaurin.
func zetaTail(x, q float64) float64 {
	sum := 0.0
	for range 10 {
		sum += math.Pow(q, -x)
		q++
	}
	term := math.Pow(q, -x)
	sum += term*q/(x-1) + term/2
	term *= x / q
	// Bernoulli's numbers over the factorials of their places.
	for i, b := range [...]float64{1. / 12, -1. / 720, 1. / 30240, -1. / 1209600, 1. / 47900160, -691. / 1307674368000} {
		sum += b * term
		k := x + float64(2*i)
		term *= (k + 1) * (k + 2) / (q * q)
	}
	return sum
}
