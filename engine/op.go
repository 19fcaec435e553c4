package engine

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
)

// ops holds NumPy's name of each operation and Python's operator for it, ""
// where it has none.
var ops = [...]struct{ name, symbol string }{
	Identity: {"identity", ""},
	Add:      {"add", "+"}, Subtract: {"subtract", "-"}, Multiply: {"multiply", "*"},
	TrueDivide: {"true_divide", "/"}, FloorDivide: {"floor_divide", "//"},
	Remainder: {"remainder", "%"}, Power: {"power", "**"},
	Maximum: {"maximum", ""}, Minimum: {"minimum", ""},
	Equal: {"equal", "=="}, NotEqual: {"not_equal", "!="},
	Less: {"less", "<"}, LessEqual: {"less_equal", "<="},
	Greater: {"greater", ">"}, GreaterEqual: {"greater_equal", ">="},
	LogicalAnd: {"logical_and", "&"}, LogicalOr: {"logical_or", "|"},
	Where: {"where", ""},
}

// String returns NumPy's name, such as "true_divide".
func (o Op) String() string { return ops[o].name }

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
