package words

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// A yield is what the values of a result are called, and what was done to get
// them.
type yield struct {
	one, many both
	done      both // "added"
}

// yields holds what each operation yields.
var yields = [256]yield{
	engine.Add:         {both("sum" + zh + "和"), both("sums" + zh + "和"), both("added" + zh + "相加")},
	engine.Subtract:    {both("difference" + zh + "差"), both("differences" + zh + "差"), both("subtracted" + zh + "相减")},
	engine.Multiply:    {both("product" + zh + "积"), both("products" + zh + "积"), both("multiplied" + zh + "相乘")},
	engine.TrueDivide:  {both("quotient" + zh + "商"), both("quotients" + zh + "商"), both("divided" + zh + "相除")},
	engine.FloorDivide: {both("quotient" + zh + "商"), both("quotients" + zh + "商"), both("divided, and rounded down" + zh + "相除并向下取整")},
	engine.Remainder:   {both("remainder" + zh + "余数"), both("remainders" + zh + "余数"), both("divided, and the remainder is kept" + zh + "相除取余数")},
	engine.Power:       {both("power" + zh + "幂"), both("powers" + zh + "幂"), both("taken as base and exponent" + zh + "乘方")},
	engine.LogicalAnd:  {both("value" + zh + "值"), both("values" + zh + "值"), both("combined by and" + zh + "做“与”运算")},
	engine.LogicalOr:   {both("value" + zh + "值"), both("values" + zh + "值"), both("combined by or" + zh + "做“或”运算")},
}

// comparison and combination are what is left to say of the other operations.
var (
	comparison  = yield{both("comparison" + zh + "比较结果"), both("comparisons" + zh + "比较结果"), both("compared" + zh + "比较")}
	combination = yield{both("value" + zh + "值"), both("values" + zh + "值"), both("combined" + zh + "合成一个值")}
)

// yield returns what the operation yields.
func (s *Story) yield() yield {
	op := s.Trace.Op
	if y := yields[op]; y.one != "" {
		return y
	}
	switch op {
	case engine.Equal, engine.NotEqual, engine.Less, engine.LessEqual, engine.Greater, engine.GreaterEqual:
		return comparison
	case engine.Where:
		return yield{both("choice" + zh + "值"), both("choices" + zh + "值"), both("chosen" + zh + "选取")}
	case engine.Maximum, engine.Minimum:
		return yield{combination.one, combination.many, comparison.done}
	}
	return combination
}

// counting returns "12 sums", or "12 个和".
func counting(s *Story, n int) both { return counted(n, s.yield()) }

// counted returns how many of something there are: "12 sums", or "12 个和".
func counted(n int, of yield) both {
	if n == 1 {
		of.many = two(of.one.english(), of.many.chinese())
	}
	return two(Grouped(n)+" ", Grouped(n)+" 个").add(of.many)
}

// numbersOf returns "7 numbers", or "7 个数"; booleans are values.
func numbersOf(s *Story, n int) both {
	if slices.ContainsFunc(s.Trace.Operands, func(o engine.Operand) bool { return o.Values.DType == engine.Bool }) {
		return values(n)
	}
	return counted(n, yield{one: both("number" + zh + "数"), many: both("numbers" + zh + "数")})
}

// storage returns "7 stored numbers", or "存着的 7 个数".
func storage(s *Story, n int) both {
	b := numbersOf(s, n)
	digits, unit, _ := strings.Cut(b.english(), " ")
	return two(digits+" stored "+unit, "存着的 "+b.chinese())
}
