package engine

import "slices"

// An Op is what is done to the values that meet in one cell.
type Op uint8

// The operations. Identity is that of broadcast_to and of an assignment: the
// one operand's value is the result.
const (
	Identity Op = iota
	Add
	Subtract
	Multiply
	TrueDivide
	FloorDivide
	Remainder
	Power
	TruncateDivide
	TruncateMod
	SquaredDifference
	Arctan2
	Hypot
	Copysign
	DivideNoNaN
	XDivY
	XLogY
	XLog1PY
	Zeta
	SigmoidCrossEntropy
	Maximum
	Minimum
	Equal
	NotEqual
	Less
	LessEqual
	Greater
	GreaterEqual
	LogicalAnd
	LogicalOr
	Where
	BitwiseAnd
	BitwiseOr
	BitwiseXor
	LeftShift
	RightShift
	GCD
	LCM

	Called // a function that a library computes in its own way: Trace.Call is its name, Trace.Made what it gave
)

// OpCount is the number of operations that are computed here.
const OpCount = int(LCM) + 1

// ops holds NumPy's name of each operation, else TensorFlow's, and Python's
// operator for it, "" where it has none.
var ops = [...]struct{ name, symbol string }{
	Identity: {"identity", ""},
	Add:      {"add", "+"}, Subtract: {"subtract", "-"}, Multiply: {"multiply", "*"},
	TrueDivide: {"true_divide", "/"}, FloorDivide: {"floor_divide", "//"},
	Remainder: {"remainder", "%"}, Power: {"power", "**"},
	TruncateDivide: {"truncatediv", ""}, TruncateMod: {"truncatemod", ""},
	SquaredDifference: {"squared_difference", ""},
	Arctan2:           {"arctan2", ""}, DivideNoNaN: {"divide_no_nan", ""},
	Hypot: {"hypot", ""}, Copysign: {"copysign", ""}, GCD: {"gcd", ""}, LCM: {"lcm", ""},
	XDivY: {"xdivy", ""}, XLogY: {"xlogy", ""}, XLog1PY: {"xlog1py", ""},
	Zeta: {"zeta", ""}, SigmoidCrossEntropy: {"sigmoid_cross_entropy_with_logits", ""},
	Maximum: {"maximum", ""}, Minimum: {"minimum", ""},
	Equal: {"equal", "=="}, NotEqual: {"not_equal", "!="},
	Less: {"less", "<"}, LessEqual: {"less_equal", "<="},
	Greater: {"greater", ">"}, GreaterEqual: {"greater_equal", ">="},
	LogicalAnd: {"logical_and", "&"}, LogicalOr: {"logical_or", "|"},
	Where:      {"where", ""},
	BitwiseAnd: {"bitwise_and", "&"}, BitwiseOr: {"bitwise_or", "|"}, BitwiseXor: {"bitwise_xor", "^"},
	LeftShift: {"left_shift", "<<"}, RightShift: {"right_shift", ">>"},
	Called: {"called", ""},
}

// String returns the name, such as "true_divide".
func (o Op) String() string { return ops[o].name }

// OpNamed returns the operation of a name, such as "add", and whether there is one.
func OpNamed(name string) (Op, bool) {
	i := slices.IndexFunc(ops[:], func(o struct{ name, symbol string }) bool { return o.name == name })
	return Op(max(i, 0)), i >= 0
}

// Symbol returns Python's operator, such as "/", or "" where there is none.
func (o Op) Symbol() string { return ops[o].symbol }

// Arity returns how many operands o takes.
func (o Op) Arity() int {
	switch o {
	case Identity:
		return 1
	case Where:
		return 3
	}
	return 2
}

// real reports whether o computes with floats, whatever its operands are.
func (o Op) real() bool { return o == TrueDivide || o >= Arctan2 && o <= SigmoidCrossEntropy }
