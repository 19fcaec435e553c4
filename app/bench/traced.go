package bench

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// tracebackLine writes the operands of an error message as a program, with the names and
// the operator of the line that its traceback blames; "" where it blames no such line.
func tracebackLine(said dialect.Reading, traceback string) string {
	x, shapes := blamed(traceback[:said.Start], said.Kind == dialect.Product), said.Shapes
	into := said.Kind == dialect.InPlace && said.Output != nil
	if into {
		shapes = []engine.Shape{*said.Output, shapes[len(shapes)-1]}
	}
	if x.sign == "" || said.Kind == dialect.Indexing || into != x.into || len(shapes) != 2 || !into && said.Output != nil || (x.sign == "@") != (said.Kind == dialect.Product) {
		return ""
	}
	given, operands := "", [2]string{}
	for _, names := range [...]bool{true, false} {
		for i, operand := range x.operands {
			if isName(operand) == names {
				given, operands[i] = told(given, operand, shapes[i], said.Library)
			}
		}
	}
	if x.target != "" && slices.Contains(operands[:], x.target) {
		given += x.target + " = " // it is made anew of itself
	}
	return given + operands[0] + " " + x.sign + " " + operands[1]
}

// shownProgram returns the program above a message that fails with this message: the lines
// that a notebook's traceback shows, up to the one that it blames, or paragraphs between
// words; "" where there is none.
func shownProgram(said dialect.Reading, text string) string {
	above := text[:strings.LastIndexByte(text[:said.Start], '\n')+1]
	for _, cell := range [...]string{numberedLines(ownFrame(lastTraceback(strings.Split(above, "\n")))), unmarked(above)} {
		if cell != "" && failsSo(cell, said, text) {
			return cell
		}
	}
	list := strings.Split(above, "\n\n")
	for from := range min(len(list), mostParagraphs) {
		for to := len(list); to > from; to-- {
			program := strings.Join(list[from:to], "\n\n")
			if _, err := expr.Parse(program); err == nil && failsSo(program, said, text) {
				return strings.TrimSpace(program)
			}
		}
	}
	return ""
}

// failsSo reports whether a program fails with a message that was read in a text.
func failsSo(program string, said dialect.Reading, text string) bool {
	step, failed := run.Run(program, said.Library).Focus()
	return failed && step.Trace != nil && strings.TrimSpace(run.Said(said.Library, *step.Trace).Text) == strings.TrimSpace(text[said.Start:said.End])
}

// mostParagraphs is how many paragraphs a program may begin in.
const mostParagraphs = 12

// sessionProgram returns the last line of a session above a message, with the arrays whose shapes
// the session shows: "In [1]: x.shape" and "Out[1]: (3, 4)"; "" where it does not fail so.
func sessionProgram(said dialect.Reading, text string) string {
	given, code := "", ""
	for _, line := range strings.Split(text[:said.Start], "\n") {
		_, after, prompted := strings.Cut(strings.Replace(line, ">>> ", "]: ", 1), "]: ")
		name, asked := strings.CutSuffix(code, ".shape")
		shown := afterGap(cmp.Or(after, line))
		if shape, err := expr.ParseShape(shown[:1+strings.IndexAny(shown, ")]")]); err == nil && asked {
			given += name + " = " + empty(said.Library, shape) + "\n"
		} else if prompted {
			code = after
		}
	}
	if given == "" || !failsSo(given+code, said, text) {
		return ""
	}
	return given + code
}

// unmarked returns the program in a text that has the signs of a diff or of a mail before its
// lines, or their numbers; "" where it has none.
func unmarked(text string) string {
	_, changed, diff := strings.Cut(text, "\n@@")
	var list []string
	for i, line := range strings.Split(cmp.Or(changed, text), "\n") {
		if rest, quoted := strings.CutPrefix(line, ">"); quoted && !diff {
			list = append(list, strings.TrimPrefix(rest, " "))
		} else if diff && i > 0 && strings.IndexAny(line, " +") == 0 {
			list = append(list, line[1:])
		}
	}
	return cmp.Or(strings.Join(list, "\n"), numberedLines(strings.Split(text, "\n")))
}

// runnable returns a program that runs, or fails in a way that is drawn; "" for any other.
func runnable(program string, library engine.Library) string {
	if out := run.Run(program, library); out.Err != nil && !isDrawn(out) || len(out.Steps) == 0 {
		return ""
	}
	return program
}

// numberedLines returns the lines that have numbers, without them, up to one with an arrow.
func numberedLines(lines []string) string {
	var list []string
	for _, line := range lines {
		numbered := strings.TrimLeft(line, "-> ")
		source := strings.TrimLeft(numbered, "0123456789")
		if source == numbered {
			continue
		}
		list = append(list, strings.TrimPrefix(strings.TrimLeft(source, ":|\t"), " "))
		if strings.HasPrefix(line, "--") {
			break
		}
	}
	return strings.Join(list, "\n")
}

// told returns an operand as its line writes it, and the program before it, in which its
// variable has a shape; one that does not come out with the shape of the message is empty.
func told(given string, x expr.Expr, shape engine.Shape, library engine.Library) (before, text string) {
	if a, ok := x.(*expr.Attribute); ok && !run.ArraysHave(library, a.Name) {
		x = &expr.Name{Span: a.Span, Name: a.Name} // self.bias
	}
	before, text = given, expr.Format(x)
	if name := variable(x); name != "" && !strings.Contains("\n"+given, "\n"+name+" = ") {
		before += name + " = " + empty(library, shape) + "\n"
	}
	after := run.Run(before+text, library)
	if after.Err == nil && after.Last.Array != nil && after.Last.Array.Shape.SameExtent(shape) {
		return before, bracketed(text, true)
	}
	return given, empty(library, shape)
}

// variable returns the only variable of an expression of operators and numbers, which has
// the shape that comes out.
func variable(x expr.Expr) string {
	switch x := x.(type) {
	case *expr.Name:
		if x.Name != "empty" { // which makes the others
			return x.Name
		}
	case *expr.Unary:
		return variable(x.X)
	case *expr.Binary:
		return beside(x.L, x.R)
	case *expr.Comparison:
		return beside(x.Operands...)
	}
	return ""
}

// beside returns the variable of one of two operands, where the other is a number.
func beside(operands ...expr.Expr) string {
	for i, x := range operands {
		if _, number := x.(*expr.Literal); number && len(operands) == 2 {
			return variable(operands[1-i])
		}
	}
	return ""
}

// An operation is what is written with a sign between two operands.
type operation struct {
	operands [2]expr.Expr
	sign     string // "-", or "-="
	into     bool   // the result is written into the first operand, a variable
	target   string // the variable that gets the result; "" for none
}

// blamed returns the operation in the last line of source of a traceback, or in that part
// of it which Python underlines; one without a sign where there is none.
func blamed(traceback string, product bool) (none operation) {
	lines := strings.Split(traceback, "\n")
	lines = lastTraceback(lines[:len(lines)-1]) // the last one begins the message
	return cmp.Or(blamedIn(ownFrame(lines), product), blamedIn(lines, product))
}

// blamedIn returns the operation in the last line of source of some lines of a traceback.
func blamedIn(lines []string, product bool) (none operation) {
	line, marks := blamedLine(lines)
	source := line
	if letters, from := []rune(source), strings.IndexAny(marks, "~^"); from >= 0 {
		to := min(len(marks), len(letters))
		source = string(letters[min(from, to):to])
	}
	source = strings.Trim(strings.TrimPrefix(strings.TrimSpace(source), ">"), " `") // as pytest and mail mark it
	source = strings.TrimPrefix(strings.TrimSpace(source), "return ")
	program, err := expr.Parse(source)
	if err != nil || len(program.Statements) != 1 {
		return none
	}
	s := program.Statements[0]
	if s.Op != "" && isName(s.Targets[0]) {
		return operation{[2]expr.Expr{s.Targets[0], s.Value}, s.Op + "=", true, ""}
	}
	if s.Op != "" {
		return none
	}
	if x, binary := s.Value.(*expr.Binary); binary && strings.Contains(marks, "~^") {
		none = operation{[2]expr.Expr{x.L, x.R}, x.Op, false, ""} // the mark is below its sign
	} else {
		none = operationOf(s.Value, product)
	}
	if name, _, assigned := strings.Cut(line, " = "); assigned {
		none.target = strings.TrimSpace(name)
	}
	return none
}

// products are functions whose two arguments are multiplied as matrices.
var products = []string{"dot", "matmul", "mm"}

// operationOf returns the only operation of an expression, the first of several on variables,
// or one without a sign.
func operationOf(x expr.Expr, product bool) (none operation) {
	switch x := x.(type) {
	case *expr.Unary:
		return operationOf(x.X, product)
	case *expr.Binary:
		if _, number := x.L.(*expr.Literal); number { // which fits any shape
			return operationOf(x.R, product)
		} else if _, number := x.R.(*expr.Literal); number {
			return operationOf(x.L, product)
		} else if x.Op == "@" && !product { // which has its own message
			return none
		}
		whole := operation{[2]expr.Expr{x.L, x.R}, x.Op, false, ""}
		if list := leaves(x); len(list) == 2 {
			return whole
		} else if len(list) > 2 && !slices.ContainsFunc(list, func(x expr.Expr) bool { return functionName(x) == "" && !isLiteral(x) }) {
			return cmp.Or(operationOf(x.L, product), operationOf(x.R, product), whole) // the first of several
		}
	case *expr.Comparison:
		if len(x.Ops) == 1 {
			return operation{[2]expr.Expr{x.Operands[0], x.Operands[1]}, x.Ops[0], false, ""}
		}
	case *expr.Call:
		f, _ := x.Func.(*expr.Attribute)
		if f != nil && slices.Contains(products, f.Name) && len(x.Arguments) == 2 {
			return operation{[2]expr.Expr{x.Arguments[0].Value, x.Arguments[1].Value}, "@", false, ""}
		}
		if f != nil && isModule(f.X) && (len(x.Arguments) == 1 || len(x.Arguments) > 1 && x.Arguments[1].Name != "") {
			return operationOf(x.Arguments[0].Value, product) // tf.square(a - b)
		}
		if f != nil && !slices.ContainsFunc(x.Arguments, func(a expr.Argument) bool { return !isLiteral(a.Value) }) {
			return operationOf(f.X, product) // (a - b).mean(axis=0)
		}
	}
	return none
}

// isModule reports whether x is a library, whose functions of one array compare no shapes.
func isModule(x expr.Expr) bool {
	return slices.ContainsFunc(tellers[:], func(l engine.Library) bool { return functionName(x) == l.Short() }) && isName(x)
}

func isName(x expr.Expr) bool {
	_, ok := x.(*expr.Name)
	return ok
}

// lastTraceback returns the lines of the last traceback.
func lastTraceback(lines []string) []string {
	for i := len(lines) - 1; i >= 0; i-- {
		line := lines[i]
		if strings.Contains(line, "Traceback (most recent call last)") {
			return lines[i:]
		}
	}
	return lines
}

// ownFrame returns the lines of the innermost frame that is none of a library's.
func ownFrame(lines []string) []string {
	for i := len(lines) - 1; i >= 0; i-- {
		line := lines[i]
		if strings.Contains(line, "site-packages") || strings.Contains(line, "dist-packages") {
			lines = lines[:i]
		} else if strings.HasPrefix(strings.TrimSpace(line), `File "`) {
			return lines[i:]
		}
	}
	return lines
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
