package engine

import (
	"math"
	"strconv"
	"strings"
)

// A Scalar is one value and its type. The zero Scalar is a bool that is not known.
type Scalar struct {
	DType DType
	Known bool
	Int   int64   // the value of a bool, 0 or 1, or of an int
	Float float64 // the value of a float
}

// BoolScalar returns b as a bool.
func BoolScalar(b bool) Scalar { return Scalar{DType: Bool, Known: true, Int: boolInt(b)} }

// IntScalar returns n as an int64.
func IntScalar(n int64) Scalar { return Scalar{DType: Int64, Known: true, Int: n} }

// FloatScalar returns x as a float64.
func FloatScalar(x float64) Scalar { return Scalar{DType: Float64, Known: true, Float: x} }

// AsFloat returns the value as a float64; true is 1.
func (s Scalar) AsFloat() float64 {
	if s.DType.Kind() == KindFloat {
		return s.Float
	}
	if s.DType == Uint64 {
		return float64(uint64(s.Int))
	}
	return float64(s.Int)
}

// AsInt returns the value as an int64, cut towards zero; true is 1. What an
// int64 cannot hold gives the least int64, as in NumPy.
func (s Scalar) AsInt() int64 {
	if s.DType.Kind() == KindFloat {
		return truncate(s.Float)
	}
	return s.Int
}

// AsBool reports whether the value is not zero. So nan is true.
func (s Scalar) AsBool() bool {
	if s.DType.Kind() == KindFloat {
		return s.Float != 0
	}
	return s.Int != 0
}

// Cast returns the value as a d: floats are cut towards zero, ints wrap around.
func (s Scalar) Cast(d DType) Scalar {
	c := Scalar{DType: d, Known: s.Known}
	switch d.Kind() {
	case KindBool:
		c.Int = boolInt(s.AsBool())
	case KindInt:
		c.Int = s.asInt(d)
	case KindFloat:
		c.Float = round(d, s.AsFloat())
	}
	return c
}

// Python returns the value in the widest type of its kind, as Python has it: a bool, an
// int64, a uint64 for which an int64 has no room, or a float64.
func (s Scalar) Python() Scalar {
	if s.DType == Uint64 && s.Int < 0 {
		return s
	}
	return s.Cast(s.DType.Kind().widest())
}

// String prints the value as Python does: "True", "7", "0.5", "inf"; "?" when
// it is not known.
func (s Scalar) String() string {
	switch {
	case !s.Known:
		return "?"
	case s.DType == Bool:
		return [...]string{"False", "True"}[s.Int]
	case s.DType == Uint64:
		return strconv.FormatUint(uint64(s.Int), 10)
	case s.DType.Kind() == KindInt:
		return strconv.FormatInt(s.Int, 10)
	}
	return floatText(s.Float, s.DType)
}

// floatText prints x with the fewest digits that tell it from its neighbours
// of the same width, with an exponent where Python has one.
func floatText(x float64, d DType) string {
	bits := 8 * d.ItemSize()
	if d.ItemSize() == 2 {
		x, bits = halfDigits(d, x), 64
	}
	switch size := math.Abs(x); {
	case math.IsNaN(x):
		return "nan"
	case math.IsInf(x, 0):
		return strings.TrimPrefix(strings.ToLower(strconv.FormatFloat(x, 'g', -1, 64)), "+")
	case size != 0 && (size < 1e-4 || size >= [...]float64{1e3, 1e6, 1e16}[d.ItemSize()/4]):
		return strconv.FormatFloat(x, 'e', -1, bits)
	}
	text := strconv.FormatFloat(x, 'f', -1, bits)
	if !strings.Contains(text, ".") {
		text += ".0"
	}
	return text
}

// halfDigits returns the float64 of fewest digits that is x as a d, of 16 bits.
func halfDigits(d DType, x float64) float64 {
	for digits := range 5 {
		short, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'e', digits, 64), 64)
		if round(d, short) == x {
			return short
		}
	}
	return x
}

// truncate cuts x towards zero.
func truncate(x float64) int64 {
	if x >= -1<<63 && x < 1<<63 {
		return int64(x)
	}
	return math.MinInt64
}

// asInt returns the value as an int of type d. What the processor's own int, of
// 32 bits at least, cannot hold is the least of those, before it is cut to d.
func (s Scalar) asInt(d DType) int64 {
	if d == Uint64 && s.Float >= 1<<63 {
		return truncate(s.Float-1<<63) ^ math.MinInt64 // 0 from 2**64 on
	}
	if s.DType.Kind() == KindFloat && d != Uint64 && !d.holds(s.Float) {
		return wrap(d, math.MinInt64>>(64-d.converted()))
	}
	return wrap(d, s.AsInt())
}

// converted returns the bits of the int that a float is made into on its way
// to d.
func (d DType) converted() int {
	if d.ItemSize() < 4 || d == Int32 {
		return 32
	}
	return 64
}

// holds reports whether x, cut towards zero, is an int on its way to d.
func (d DType) holds(x float64) bool {
	bound := math.Ldexp(1, d.converted()-1)
	if d == Uint64 {
		return x > -1 && x < 2*bound
	}
	return x > -bound-1 && x < bound && (x >= -bound || bound < exact)
}

// wrap returns n as an int of the width of d.
func wrap(d DType, n int64) int64 {
	bits := 64 - 8*d.ItemSize()
	if d.Unsigned() {
		return int64(uint64(n) << bits >> bits)
	}
	return n << bits >> bits
}

// round returns x as a float of the width of d.
func round(d DType, x float64) float64 {
	switch d {
	case Float32:
		return float64(float32(x))
	case Float16:
		return roundHalf(x)
	case BFloat16: // the first half of a float32
		n := math.Float32bits(float32(x))
		return float64(math.Float32frombits((n + 0x7fff + n>>16&1) >> 16 << 16))
	}
	return x
}

// roundHalf returns x as a float of 16 bits, of which 11 are digits and the
// smallest exponent is -14.
func roundHalf(x float64) float64 {
	if math.Abs(x) >= 65520 {
		return math.Copysign(math.Inf(1), x)
	}
	if x == 0 || x != x {
		return x
	}
	digit := math.Ldexp(1, max(math.Ilogb(x), -14)-10)
	return math.RoundToEven(x/digit) * digit
}
