package bench

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// replace returns the program with operand i of the step written as source.
// A variable keeps its name, and its assignment is changed.
func (r Reading) replace(i int, source string) string {
	source = r.spelled(source)
	if span, found := r.assignment(r.Rows[i].Name); found {
		return r.splice(span, source)
	}
	if span, written := r.placeOf(i); written {
		return r.splice(span, source)
	}
	sources := r.sources()
	sources[i] = source
	return r.rewrite(r.Op(), sources)
}

// splice returns the source with other text in place of a span.
// It stays a function of its own: in each of its callers it took 250 bytes of the program.
//
//go:noinline
func (r Reading) splice(span expr.Span, source string) string {
	return r.Source[:span.Start] + source + r.Source[span.End:]
}

// written returns the row as an expression has it: a variable by its name.
func (r Row) written() string { return cmp.Or(r.Name, r.Source) }

// assignment returns the place of the value of a variable that only one statement
// assigns.
func (r Reading) assignment(name string) (span expr.Span, found bool) {
	count := 0
	for _, s := range r.statements {
		for _, target := range s.Targets {
			if n, ok := target.(*expr.Name); ok && n.Name == name && s.Op == "" {
				span, count = s.Value.At(), count+1
			}
		}
	}
	return span, count == 1
}

// rewrite returns the program with another operation in place of the step, where it is written.
func (r Reading) rewrite(op engine.Op, sources []string) string {
	if !r.Whole {
		return r.Source
	}
	t, step, called := r.Trace, join(op, sources), strings.Join(sources, ", ")
	at, _ := r.placeOf(max(-1, -1-r.Step)) // of the step, or of an array alone
	if t != nil && t.Locates() {
		if at, step = (expr.Span{Start: t.Operands[0].Start, End: t.Operands[len(t.Operands)-1].End}), called; at.End == 0 {
			return r.Source // they are one tuple
		}
	} else if t != nil && t.Op == op && t.Call != "" && op.Symbol() == "" && len(sources) > 1 {
		step = r.module() + t.Call + "(" + called + ")"
	}
	return r.splice(at, step)
}

// Op returns the operation of what is shown.
func (r Reading) Op() engine.Op {
	if r.Trace == nil {
		return engine.Identity
	}
	return r.Trace.Op
}

// join writes an operation on operands as Python.
func join(op engine.Op, sources []string) string {
	if len(sources) == 1 {
		return sources[0]
	}
	switch op {
	case engine.Maximum, engine.Minimum, engine.LogicalAnd, engine.LogicalOr, engine.Where:
		return "np." + call(op, sources)
	}
	if op.Symbol() == "" {
		return call(op, sources)
	}
	parts := make([]string, len(sources))
	for i, source := range sources {
		parts[i] = bracketed(source, i > 0)
	}
	return strings.Join(parts, " "+op.Symbol()+" ")
}

func call(op engine.Op, sources []string) string {
	return op.String() + "(" + strings.Join(sources, ", ") + ")"
}

// bracketed puts source in round brackets where an operator needs them.
func bracketed(source string, signed bool) string {
	switch x := treeOf(source).(type) {
	case *expr.Binary, *expr.Comparison, *expr.Choice:
		return "(" + source + ")"
	case *expr.Unary:
		if _, literal := x.X.(*expr.Literal); !literal || signed {
			return "(" + source + ")"
		}
	}
	return source
}

// AddOperand gives the operation one more operand: one with an axis, because
// a number beside arrays would not be shown among them.
func (b *Bench) AddOperand() {
	op := b.Good.Op()
	if op == engine.Identity {
		op = engine.Add
	}
	b.edit(Field{Kind: Press}, b.Good.rewrite(op, append(b.Good.sources(), b.another())))
}

// CanRemoveOperand reports whether the operation has a meaning without one of its operands.
func (b *Bench) CanRemoveOperand() bool {
	n := len(b.Good.Rows)
	return n == 2 || n > 2 && b.Good.Op().Symbol() != ""
}

// RemoveOperand removes an operand; the last one stays.
func (b *Bench) RemoveOperand(i int) {
	sources := b.Good.sources()
	if !b.CanRemoveOperand() || i >= len(sources) {
		return
	}
	sources = slices.Delete(sources, i, i+1)
	if len(sources) == 1 {
		sources[0] = b.Good.asArray(sources[0])
	}
	b.edit(Field{Kind: Press}, b.Good.rewrite(b.Good.Op(), sources))
}

// MoveOperand swaps operand i with operand i+by. Operands of a line that writes in place stay
// where they are. Moves that follow each other are one edit until [Bench.Rest].
func (b *Bench) MoveOperand(i, by int) {
	sources, to := b.Good.sources(), i+by
	if i >= len(sources) || to < 0 || to >= len(sources) || b.Good.InPlace() {
		return
	}
	sources[i], sources[to] = sources[to], sources[i]
	b.edit(Field{Kind: RowField, Row: -1}, b.Good.rewrite(b.Good.Op(), sources))
}

// mostOperands is how many rows a table has room for.
const mostOperands = 5

// CanAddOperand reports whether one more operand can stand behind the others:
// around an operator on arrays that gives a new one.
func (b *Bench) CanAddOperand() bool {
	t := b.Good.Trace
	return t != nil && t.Output == nil && len(t.Operands) < mostOperands && b.Good.Whole &&
		(t.Op == engine.Identity || t.Op.Symbol() != "" && strings.Trim(t.Op.Symbol(), "<>=!") != "") && t.Call == ""
}

// asArray returns source as an array: a number or a list alone is Python's own.
func (r Reading) asArray(source string) string {
	if span, ok := literal(treeOf(source)); ok && span.Start == 0 {
		return r.spelled("array(" + source + ")")
	}
	return source
}

// spelled returns an array in the notation of this page as the library has it that the program
// calls by its name.
func (r Reading) spelled(source string) string {
	module := r.module()
	switch {
	case module == "" || !strings.HasPrefix(source, "array("):
		return source
	case r.Library == engine.InNumPy:
		return module + source
	}
	return retold("np."+source, r.Library)
}

// sources returns the operands as an expression has them.
func (r Reading) sources() []string {
	sources := make([]string, len(r.Rows))
	for i, row := range r.Rows {
		sources[i] = row.written()
	}
	return sources
}
