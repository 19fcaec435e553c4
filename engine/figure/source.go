package figure

import (
	"fmt"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// Source returns the program of s after lines that assign its operands.
//
// An operand that is given as a shape gets values that tell where they come
// from: 1, 2, 3, … for the first, 10, 20, 30, … for the second, 100, 200, …
// for the third. They are counted and never stored.
func (s State) Source() string {
	var lines []string
	for n, b := range s.Operands {
		lines = append(lines, b.Name+" = "+b.source(n))
	}
	if program := s.program(); program != "" {
		lines = append(lines, program)
	}
	return strings.Join(lines, "\n")
}

// Run returns what the program of s gives. An operand that cannot be read is
// the outcome's error.
func (s State) Run() run.Outcome {
	if err := s.Check(); err != nil {
		return run.Outcome{Err: err}
	}
	return run.Run(s.Source(), s.Library)
}

// program returns the expression, or the operation on all operands.
func (s State) program() string {
	if s.Expr != "" || len(s.Operands) == 0 {
		return s.Expr
	}
	op, ok := engine.OpNamed(s.Op)
	if !ok {
		op = engine.Add
	}
	names := make([]string, len(s.Operands))
	for n, b := range s.Operands {
		names[n] = b.Name
	}
	if symbol := op.Symbol(); symbol != "" {
		return strings.Join(names, " "+symbol+" ")
	}
	if op == engine.Where {
		return "where(" + strings.Join(names, ", ") + ")"
	}
	call := names[0]
	for _, name := range names[1:] {
		call = op.String() + "(" + call + ", " + name + ")"
	}
	return call
}

// IsValues reports whether the text of b holds values: a list. All else is a shape.
func (b Binding) IsValues() bool { return strings.HasPrefix(strings.TrimSpace(b.Text), "[") }

// Check returns a [*BindingError] of the first operand that cannot be read, or nil.
func (s State) Check() error {
	for _, b := range s.Operands {
		if err := b.Check(); err != nil {
			return err
		}
	}
	return nil
}

// Check returns a [*BindingError] where the text of b cannot be read, or nil.
func (b Binding) Check() error {
	var err error
	if b.IsValues() {
		_, err = run.Values(b.Text)
	} else {
		_, err = expr.ParseShape(b.Text)
	}
	if err != nil {
		return &BindingError{Binding: b, Err: err}
	}
	return nil
}

// source returns b as operand n of a program. Text that cannot be read stays
// as it is, so that the program shows it.
func (b Binding) source(n int) string {
	if b.IsValues() {
		return "array(" + strings.TrimSpace(b.Text) + ")"
	}
	shape, err := expr.ParseShape(b.Text)
	if err != nil {
		return b.Text
	}
	return Teaching(shape, n)
}

// Teaching returns the program text of an array of the given shape that has
// the values which tell operand n from the others.
func Teaching(shape engine.Shape, n int) string {
	step := 1
	for range min(n, 6) {
		step *= 10
	}
	count, err := shape.Count()
	switch {
	case err != nil || count > (1<<62)/step-1:
		return "ones(" + Sizes(shape) + ")"
	case shape.Rank() == 0:
		return fmt.Sprintf("array(%d)", step)
	}
	values := fmt.Sprintf("arange(%d, %d)", step, (count+1)*step)
	if step > 1 {
		values = fmt.Sprintf("arange(%d, %d, %d)", step, (count+1)*step, step)
	}
	switch {
	case !shape.IsDense():
		return "ragged(" + values + ", lengths=" + shape.String() + ")"
	case shape.Rank() == 1 && !shape.Named():
		return values
	}
	return values + ".reshape(" + Arguments(shape) + ")"
}

// Arguments writes the axes of a dense shape as the arguments of a call.
func Arguments(shape engine.Shape) string {
	parts := make([]string, shape.Rank())
	for k, axis := range shape.Axes {
		parts[k] = strings.Replace(axis.String(), ": ", "=", 1)
	}
	return strings.Join(parts, ", ")
}

// Sizes writes a dense shape as the first argument of ones or zeros: a tuple where there are
// several sizes, since NumPy takes a second argument for the type. Names make arguments.
func Sizes(shape engine.Shape) string {
	if shape.Rank() < 2 || shape.Named() {
		return Arguments(shape)
	}
	return "(" + Arguments(shape) + ")"
}
