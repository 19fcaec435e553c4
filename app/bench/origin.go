package bench

import "shapecast/engine/expr"

// An Origin is the statement that an operand comes from.
type Origin struct {
	Line int // from 1
	Span expr.Span
	Step int // the last operation in it; -1 for none
}

// Origin returns where an operand comes from that cannot be edited in the table,
// because another statement computes it.
func (r Reading) Origin(i int) (o Origin, found bool) {
	if i >= len(r.rows) || r.rows[i].Editable() {
		return o, false
	}
	o.Span, found = r.assigned(r.rows[i].Name)
	o.Line, o.Step = expr.Place{Source: r.Source, Span: o.Span}.Line(), -1
	for n, step := range r.Outcome.Steps {
		if step.Span.Start >= o.Span.Start && step.Span.End <= o.Span.End {
			o.Step = n
		}
	}
	return o, found && o.Step != r.Step
}

// FirstOrigin returns that of the first operand that has one.
func (r Reading) FirstOrigin() (o Origin, found bool) {
	for i := range r.rows {
		if o, found = r.Origin(i); found {
			return o, true
		}
	}
	return o, false
}
