package bench

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// operands returns the operands of what is shown, those of a change too.
func (r Reading) operands() []engine.Operand {
	if r.Trace != nil {
		return r.Trace.Operands
	}
	return append([]engine.Operand{r.Change.From}, r.Change.With...)
}

// placeOf returns where operand i is written, or for -1 the step itself, and whether it is.
func (r Reading) placeOf(i int) (place expr.Span, written bool) {
	if i < 0 {
		return r.Outcome.Steps[r.Step].Span, true
	}
	o := r.operands()[i]
	return expr.Span{Start: o.Start, End: o.End}, o.End > 0 && o.End <= len(r.Source)
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
