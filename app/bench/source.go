package bench

import (
	"slices"
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// mends reports whether a program runs to its end, and nothing in it is to be checked.
func (r Reading) mends(program string) bool {
	after := r.runs(program)
	_, doubt := after.ToCheck()
	return after.Err == nil && !doubt
}

// reduced returns the change of the axis that an operand was reduced along, where the operands
// have one shape then: X.mean(axis=0) - mu.
func (r Reading) reduced() []words.Repair {
	for n, o := range r.Trace.Operands {
		place, written := r.placeOf(n)
		source := r.Source[place.Start:place.End]
		at, _, reduces := axisOf(source)
		folds := func(s run.Step) bool { return s.Span == place && s.Change != nil && s.Change.Reduced != nil }
		for axis := range o.Shape.Rank() + 1 {
			if !written || !reduces || !slices.ContainsFunc(r.Outcome.Steps, folds) || len(r.Trace.Operands) != 2 || !r.Trace.Failed() {
				break
			}
			other := r.Trace.Operands[1-n].Shape
			x := engine.Repair{Operand: n, NewShape: other, Result: other, KeepsOther: true}
			if repair, runs := r.with(x, place, source[:at.Start]+strconv.Itoa(axis)+source[at.End:]); runs {
				return []words.Repair{repair}
			}
		}
	}
	return nil
}

// foldsPairs reports whether a program makes one number of pairs, or folds the pairs of rows
// along another axis than the last.
func (r Reading) foldsPairs(after run.Outcome, pairs engine.Shape) bool {
	return slices.ContainsFunc(after.Steps, func(s run.Step) bool {
		c := s.Change
		return c != nil && c.Reduced != nil && c.From.Shape.SameExtent(pairs) && (c.To.Shape.Rank() == 0 || len(r.Trace.Columns) > 1 && r.Trace.Shorter() < 0 && !slices.Contains(c.Reduced, pairs.Rank()-1))
	})
}

// mayPair reports whether each value of one operand may have been meant to meet each of the
// other: not where sizes are nearly equal, an earlier line is to be checked, a bias is added, a list
// comes first, or tables meet of which no difference is taken.
func (r Reading) mayPair() bool {
	o, found := r.FirstOrigin()
	if found && o.Name == "" || r.nearly() {
		return false
	}
	list := func(v run.Var) bool { return v.Value.Array == nil && v.Name == r.Trace.Operands[0].Name }
	if slices.ContainsFunc(r.Outcome.Vars, list) {
		return false
	}
	vector := func(o engine.Operand) bool { return o.Shape.Rank() == 1 }
	for i := range r.Rows {
		if x, binary := r.Rows[i].tree.(*expr.Binary); binary && x.Op == "@" && r.Trace.Op == engine.Add {
			return false
		}
	}
	return r.Trace.Op == engine.Subtract || r.Trace.Output != nil || slices.ContainsFunc(r.Trace.Operands, vector)
}
