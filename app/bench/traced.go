package bench

import (
	"strings"

	"shapecast/engine/dialect"
	"shapecast/engine/expr"
)

// tracebackLine writes the operands of an error message as a program, with the names and
// the operator of the line that its traceback blames; "" where it blames no such line.
func tracebackLine(said dialect.Reading, traceback string) string {
	x := blamed(traceback[:said.Start])
	if x == nil || len(said.Shapes) != 2 || said.Output != nil || (x.Op == "@") != (said.Kind == dialect.Product) {
		return ""
	}
	given, operands := "", [2]string{}
	for i, operand := range [...]expr.Expr{x.L, x.R} {
		operands[i] = array(said.Shapes[i])
		if name, ok := operand.(*expr.Name); ok && !strings.HasPrefix(given, name.Name+" =") && name.Name != "ones" {
			given += name.Name + " = " + operands[i] + "\n"
			operands[i] = name.Name
		}
	}
	return given + operands[0] + " " + x.Op + " " + operands[1]
}

// blamed returns the operation of two operands in the last line of source of a traceback,
// or in that part of it which Python underlines; nil where there is none.
func blamed(traceback string) *expr.Binary {
	lines := strings.Split(traceback, "\n")
	source, marks := blamedLine(lines[:len(lines)-1]) // the last one begins the message
	if letters, from := []rune(source), strings.IndexAny(marks, "~^"); from >= 0 {
		to := min(len(marks), len(letters))
		source = string(letters[min(from, to):to])
	}
	source = strings.TrimPrefix(strings.TrimSpace(source), "return ")
	x, _ := treeOf(source).(*expr.Binary)
	if x == nil || len(leaves(x)) != 2 {
		return nil
	}
	return x
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
