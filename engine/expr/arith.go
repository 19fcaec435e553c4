package expr

import (
	"math"
	"strings"

	"shapecast/engine"
)

// arithmetic maps Python's operators to operations on arrays.
var arithmetic = map[string]engine.Op{
	"+": engine.Add, "-": engine.Subtract, "*": engine.Multiply, "/": engine.TrueDivide,
	"//": engine.FloorDivide, "%": engine.Remainder, "**": engine.Power,
	"&": engine.LogicalAnd, "|": engine.LogicalOr, "^": engine.NotEqual,
	"==": engine.Equal, "!=": engine.NotEqual, "<": engine.Less, "<=": engine.LessEqual,
	">": engine.Greater, ">=": engine.GreaterEqual,
}

// binary evaluates an operator between two operands. A chain of one operator
// is run from left to right in a loop, because it may be long.
func (m *machine) binary(b *Binary) (value, error) {
	var chain []*Binary
	left := Expr(b)
	for {
		l, ok := left.(*Binary)
		if !ok {
			break
		}
		chain, left = append(chain, l), l.L
	}
	v, err := m.eval(left)
	c := links{op: b.Op}
	for i := len(chain) - 1; i >= 0 && err == nil; i-- {
		v, err = m.link(operandValue{v, chain[i].L}, chain[i], &c)
	}
	return v, err
}

// link evaluates one operator whose left operand has been evaluated.
func (m *machine) link(l operandValue, b *Binary, c *links) (value, error) {
	if b.Op == "and" || b.Op == "or" {
		truth, err := m.truth(l.value, l.expr)
		if err != nil || truth == (b.Op == "or") {
			return l.value, err
		}
		return m.eval(b.R)
	}
	right, err := m.eval(b.R)
	if err != nil {
		return right, err
	}
	r := operandValue{right, b.R}
	if b.Op == "@" {
		return m.matmul(b, l, r)
	}
	if l.kind != arrayKind && r.kind != arrayKind {
		return m.plainBinary(b, l.value, r.value)
	}
	return m.arrays(b, b.Op, l, r, c)
}

// associative lists the operators whose chains are drawn as one.
const associative = "+*&|"

// A links collects the operands of a chain of one associative operator.
type links struct {
	op       string
	operands []engine.Operand
}

// arrays carries out an operator of which at least one side is an array.
func (m *machine) arrays(x Expr, op string, l, r operandValue, c *links) (value, error) {
	operands, err := m.operands([]operandValue{l, r})
	if err != nil {
		return none(), m.undefined(x, op, l.value, r.value, err)
	}
	o, ok := arithmetic[op]
	if bits := strings.Contains("&|^", op); !ok || bits && !bothBool(operands) {
		return none(), &UnsupportedError{Place: m.place(x), Feature: OperationOn, Name: op}
	}
	v, err := m.broadcast(x, m.explain(o, "", operands...))
	if err == nil && c != nil && op == c.op && strings.Contains(associative, op) {
		m.join(c, operands)
	}
	return v, err
}

// join adds the operands of the last step to a chain and, from the third
// operand on, gives that step the trace of them all.
func (m *machine) join(c *links, operands []engine.Operand) {
	if c.operands == nil {
		c.operands = operands[:1:1]
	}
	c.operands = append(c.operands, operands[1])
	if len(c.operands) > 2 && len(c.operands) <= maxChain {
		s := &m.out.Steps[len(m.out.Steps)-1]
		t := engine.Explain(s.Trace.Rule, s.Trace.Op, c.operands...)
		t.Library = m.library
		s.Chain = &t
	}
}

// maxChain bounds the operands that are drawn at once.
const maxChain = 64

func bothBool(operands []engine.Operand) bool {
	return operands[0].Values.DType == engine.Bool && operands[1].Values.DType == engine.Bool
}

// undefined turns the mistake of an operand that is no array into one of the
// operator, which is what Python complains about.
func (m *machine) undefined(x Expr, op string, l, r value, err error) error {
	if _, ok := err.(*OperandError); ok {
		return &OperandError{Place: m.place(x), Op: op, Left: l.typeName(), Right: r.typeName()}
	}
	return err
}

// plainBinary evaluates an operator between values of Python's own.
func (m *machine) plainBinary(b *Binary, l, r value) (value, error) {
	if l.kind == numberKind && r.kind == numberKind {
		return m.numbers(b, l.number, r.number)
	}
	if b.Op == "*" && l.kind == numberKind {
		l, r = r, l
	}
	n, isInt := r.isInt()
	switch {
	case b.Op == "+" && l.isSequence() && r.kind == l.kind:
		items := append(append([]value{}, l.items...), r.items...)
		return m.light(sequence(l.kind, items), b)
	case b.Op == "+" && l.kind == textKind && r.kind == textKind:
		return text(l.text + r.text), nil
	case b.Op == "*" && l.isSequence() && isInt:
		if n = max(n, 0); n > maxListed || n*l.weight > maxListed {
			return none(), &WorkError{Place: m.place(b), Limit: maxListed}
		}
		items := []value{}
		for range n {
			items = append(items, l.items...)
		}
		return sequence(l.kind, items), nil
	}
	return none(), &OperandError{Place: m.place(b), Op: b.Op, Left: l.typeName(), Right: r.typeName()}
}

// numbers evaluates an operator between two of Python's numbers.
func (m *machine) numbers(b *Binary, l, r engine.Scalar) (value, error) {
	zero := r.AsFloat() == 0
	switch b.Op {
	case "/", "//", "%":
		if zero {
			return none(), &LibraryError{m.place(b), "ZeroDivisionError", "division by zero"}
		}
	}
	ints := l.DType.Kind() != engine.KindFloat && r.DType.Kind() != engine.KindFloat
	if ints && b.Op != "/" && !(b.Op == "**" && r.Int < 0) {
		return m.ints(b, l.Int, r.Int)
	}
	x, y := l.AsFloat(), r.AsFloat()
	switch b.Op {
	case "+":
		return float(x + y), nil
	case "-":
		return float(x - y), nil
	case "*":
		return float(x * y), nil
	case "/":
		return float(x / y), nil
	case "//":
		return float(math.Floor(x / y)), nil
	case "%":
		return float(x - y*math.Floor(x/y)), nil
	case "**":
		return float(math.Pow(x, y)), nil
	}
	return none(), &OperandError{Place: m.place(b), Op: b.Op, Left: "float", Right: "float"}
}

// ints evaluates an operator between two ints. What does not fit 64 bits is a
// number we cannot hold, where Python could.
func (m *machine) ints(b *Binary, x, y int64) (value, error) {
	z, fits := int64(0), true
	switch b.Op {
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
		z = x / y
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
	case "<<", ">>":
		return none(), &UnsupportedError{Place: m.place(b), Feature: OperationOn, Name: b.Op}
	}
	if !fits {
		place := m.place(b)
		return none(), &SyntaxError{Place: place, Problem: NumberTooLarge, Found: place.Text()}
	}
	return value{kind: numberKind, number: engine.IntScalar(z)}, nil
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
