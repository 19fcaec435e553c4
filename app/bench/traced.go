package bench

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
)

// tracebackLine writes the operands of an error message as a program, with the names and
// the operator of the line that its traceback blames; "" where it blames no such line.
func tracebackLine(said dialect.Reading, traceback string) string {
	x, shapes := blamed(traceback[:said.Start]), said.Shapes
	into := said.Kind == dialect.InPlace && said.Output != nil
	if into {
		shapes = []engine.Shape{*said.Output, shapes[len(shapes)-1]}
	}
	if x.sign == "" || into != x.into || len(shapes) != 2 || !into && said.Output != nil || (x.sign == "@") != (said.Kind == dialect.Product) {
		return ""
	}
	given, operands := "", [2]string{}
	for i, operand := range x.operands {
		operands[i] = array("empty", shapes[i])
		if name, ok := operand.(*expr.Name); ok && !strings.HasPrefix(given, name.Name+" =") && name.Name != "empty" {
			given += name.Name + " = " + operands[i] + "\n"
			operands[i] = name.Name
		}
	}
	return given + operands[0] + " " + x.sign + " " + operands[1]
}

// An operation is what is written with a sign between two operands.
type operation struct {
	operands [2]expr.Expr
	sign     string // "-", or "-="
	into     bool   // the result is written into the first operand, a variable
}

// blamed returns the operation in the last line of source of a traceback, or in that part
// of it which Python underlines; one without a sign where there is none or several.
func blamed(traceback string) (none operation) {
	lines := strings.Split(traceback, "\n")
	source, marks := blamedLine(lines[:len(lines)-1]) // the last one begins the message
	if letters, from := []rune(source), strings.IndexAny(marks, "~^"); from >= 0 {
		to := min(len(marks), len(letters))
		source = string(letters[min(from, to):to])
	}
	source = strings.TrimPrefix(strings.TrimSpace(source), "return ")
	program, err := expr.Parse(source)
	if err != nil || len(program.Statements) != 1 {
		return none
	}
	s := program.Statements[0]
	if s.Op != "" && isName(s.Targets[0]) {
		return operation{[2]expr.Expr{s.Targets[0], s.Value}, s.Op + "=", true}
	}
	x, _ := s.Value.(*expr.Binary)
	if s.Op != "" || x == nil || isBinary(x.L) || isBinary(x.R) || x.Op == "and" || x.Op == "or" {
		return none
	}
	return operation{[2]expr.Expr{x.L, x.R}, x.Op, false}
}

func isName(x expr.Expr) bool {
	_, ok := x.(*expr.Name)
	return ok
}

func isBinary(x expr.Expr) bool {
	_, ok := x.(*expr.Binary)
	return ok
}

// blamedLine returns the line that a traceback blames, and the line below with the marks
// under a part of it. Notebooks have an arrow before the line.
func blamedLine(lines []string) (source, marks string) {
	for i := len(lines) - 1; i >= 0; i-- {
		line := strings.TrimRight(lines[i], " \r")
		_, arrowed, found := strings.Cut(line, "-> ")
		switch {
		case strings.HasPrefix(line, "--") && found:
			return strings.TrimLeft(arrowed, "0123456789 "), ""
		case source == "" && line != "" && strings.Trim(line, " ~^") == "":
			marks = line
		case source == "" && line != "":
			source = line
		}
	}
	return source, marks
}
