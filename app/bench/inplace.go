package bench

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// torchMethods are the methods of PyTorch that write into their tensor.
var torchMethods = [256]string{
	engine.Add: "add_", engine.Subtract: "sub_", engine.Multiply: "mul_", engine.TrueDivide: "div_",
	engine.FloorDivide: "floor_divide_", engine.Remainder: "remainder_", engine.Power: "pow_",
}

// InPlace reports whether the step writes into its first operand.
func (r Reading) InPlace() bool {
	return r.Trace != nil && r.Trace.Output != nil && r.Trace.Output.Kind == engine.Augmented
}

// CanBeInPlace reports whether the step can be written so: an operation of two
// operands that is a statement by itself, in a library whose arrays change.
func (b *Bench) CanBeInPlace() bool {
	r := b.Good
	if r.Trace == nil || r.Trace.Output != nil || len(r.Trace.Operands) != 2 || !r.Whole ||
		r.Library == engine.InTensorFlow || r.Library == engine.InJAX || torchMethods[r.Op()] == "" {
		return false
	}
	_, found := r.statement()
	return found
}

// statement returns the statement whose value the step is. One that gives it
// a name does not count, unless it is the last: later statements use the name.
func (r Reading) statement() (expr.Statement, bool) {
	if r.Step < 0 {
		return expr.Statement{}, false
	}
	at := r.Outcome.Steps[r.Step].Span
	i := slices.IndexFunc(r.statements, func(s expr.Statement) bool {
		return s.Op == "" && s.Value != nil && s.Value.At() == at
	})
	if i < 0 || r.statements[i].Targets != nil && i < len(r.statements)-1 {
		return expr.Statement{}, false
	}
	return r.statements[i], true
}

// ToggleInPlace writes the step into its first operand, a += b or a.add_(b) as
// the library has it, or no longer. An operand without a name gets one.
func (b *Bench) ToggleInPlace() {
	r := b.Good
	if r.InPlace() {
		b.edit(Field{Kind: Press}, r.rewrite(r.Op(), b.Good.sources()))
		return
	}
	s, found := r.statement()
	if !found || !b.CanBeInPlace() {
		return
	}
	rows, before := r.Rows, ""
	target := rows[0].Name
	if target == "" {
		target = r.freeVariable()
		before = target + " = " + r.asArray(rows[0].Source) + "\n"
	}
	b.edit(Field{Kind: Press}, r.splice(s.Span, before+r.written(target, rows[1].written())))
}

// written writes the step into target.
func (r Reading) written(target, operand string) string {
	if r.Library == engine.InPyTorch {
		return target + "." + torchMethods[r.Op()] + "(" + operand + ")"
	}
	return target + " " + r.Op().Symbol() + "= " + operand
}

// freeVariable returns a letter that the program does not use as a name.
func (r Reading) freeVariable() string {
	for c := 'a'; c <= 'z'; c++ {
		name := string(c)
		if !slices.ContainsFunc(expr.Words(r.Source), func(w expr.Word) bool { return w.Text == name }) {
			return name
		}
	}
	return "result"
}
