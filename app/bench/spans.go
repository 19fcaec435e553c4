package bench

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// findSpans returns the place of each operand of the step in the source, or nil
// where the step is not written as operands around an operator or in a call.
func (r Reading) findSpans() []expr.Span {
	if r.Trace == nil || r.Step < 0 {
		return nil
	}
	at, count := r.Outcome.Steps[r.Step].Span, len(r.Trace.Operands)
	for _, s := range r.statements {
		if s.Op != "" && s.Span == at {
			return places([]expr.Expr{s.Targets[0], s.Value}, count)
		}
		if node := find(s.Value, at); node != nil {
			return places(operandsOf(node, count), count)
		}
	}
	return nil
}

// found returns the places of the operands of a step that does not combine them entry by
// entry: of a.sum(), np.broadcast_to(a, (3, 4)), a product. The place of an operand that is
// not found is empty.
func (r *Reading) found(operands []engine.Operand) []expr.Span {
	spans := make([]expr.Span, len(operands))
	if r.Step < 0 {
		spans[0].End = len(r.Source)
		return spans
	}
	for _, s := range r.statements {
		if step := find(s.Value, r.Outcome.Steps[r.Step].Span); step != nil {
			for i := range operands {
				spans[i] = spelt(step, r.Source, strings.ReplaceAll(operands[i].Text, " ", ""))
			}
		}
	}
	return spans
}

// spelt returns the place of the first part of x that is written as text, whatever its
// spaces.
func spelt(x expr.Expr, source, text string) expr.Span {
	node := first(x, func(x expr.Expr) bool {
		return strings.ReplaceAll(source[x.At().Start:x.At().End], " ", "") == text
	})
	if node == nil {
		return expr.Span{}
	}
	return node.At()
}

// places returns the spans of list if it has count entries.
func places(list []expr.Expr, count int) []expr.Span {
	if len(list) != count {
		return nil
	}
	spans := make([]expr.Span, count)
	for i, x := range list {
		spans[i] = x.At()
	}
	return spans
}

// find returns the node of x with the given span.
func find(x expr.Expr, at expr.Span) expr.Expr {
	return first(x, func(x expr.Expr) bool { return x.At() == at })
}

// first returns the outermost node of x for which is reports true, or nil.
func first(x expr.Expr, is func(expr.Expr) bool) expr.Expr {
	if x == nil || is(x) {
		return x
	}
	for _, child := range children(x) {
		if node := first(child, is); node != nil {
			return node
		}
	}
	return nil
}

// operandsOf returns the operands of a node, those of a chain one by one until
// there are count.
func operandsOf(x expr.Expr, count int) []expr.Expr {
	switch x := x.(type) {
	case *expr.Binary:
		if left, ok := x.L.(*expr.Binary); ok && count > 2 && left.Op == x.Op {
			return append(operandsOf(left, count-1), x.R)
		}
		return []expr.Expr{x.L, x.R}
	case *expr.Comparison:
		return x.Operands
	case *expr.Call:
		var list []expr.Expr
		if method, ok := x.Func.(*expr.Attribute); ok && len(x.Arguments) == count-1 {
			list = append(list, method.X)
		}
		for _, a := range x.Arguments {
			list = append(list, a.Value)
		}
		return list
	}
	return nil
}

// children returns the expressions directly inside x.
func children(x expr.Expr) []expr.Expr {
	switch x := x.(type) {
	case *expr.Sequence:
		return x.Items
	case *expr.Unary:
		return []expr.Expr{x.X}
	case *expr.Binary:
		return []expr.Expr{x.L, x.R}
	case *expr.Comparison:
		return x.Operands
	case *expr.Attribute:
		return []expr.Expr{x.X}
	case *expr.Index:
		return append([]expr.Expr{x.X}, x.Items...)
	case *expr.Call:
		list := []expr.Expr{x.Func}
		for _, a := range x.Arguments {
			list = append(list, a.Value)
		}
		return list
	}
	return nil
}

// treeOf returns the expression of a source, nil unless it is a single one.
func treeOf(source string) expr.Expr {
	program, err := expr.Parse(source)
	if err != nil || len(program.Statements) != 1 {
		return nil
	}
	return program.Statements[0].Value
}

// literal returns the place of the number or the list that an operand is written
// as, alone or as the argument of array(…), tensor(…), constant(…) or ragged(…).
func literal(x expr.Expr) (span expr.Span, ok bool) {
	if call, isCall := x.(*expr.Call); isCall && len(call.Arguments) > 0 && makesArray(call.Func) {
		x = call.Arguments[0].Value
	}
	if !isLiteral(x) {
		return span, false
	}
	return x.At(), true
}

// makesArray reports whether a function makes an array of a list.
func makesArray(f expr.Expr) bool {
	name := functionName(f)
	return name == "array" || name == "asarray" || name == "tensor" || name == "constant" || name == "ragged"
}

// functionName returns the last part of a function's name.
func functionName(f expr.Expr) string {
	switch f := f.(type) {
	case *expr.Name:
		return f.Name
	case *expr.Attribute:
		return f.Name
	}
	return ""
}

// isLiteral reports whether x is a number or nested lists of numbers.
func isLiteral(x expr.Expr) bool {
	switch x := x.(type) {
	case *expr.Literal:
		return true
	case *expr.Unary:
		return isLiteral(x.X)
	case *expr.Sequence:
		for _, item := range x.Items {
			if !isLiteral(item) {
				return false
			}
		}
		return !x.Tuple
	}
	return false
}
