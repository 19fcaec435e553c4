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
	after := run.Run(program, r.Library)
	_, doubt := after.ToCheck()
	return after.Err == nil && !doubt
}

// otherAxis returns the change of an axis that is written in an earlier call, or in an operand,
// where the operands have one shape then, and the program runs: X.mean(axis=0) - mu.
func (r Reading) otherAxis() []words.Repair {
	if !r.Trace.Failed() || r.Outcome.Effort > excerptEffort/triesLimit {
		return nil
	}
	var tried []expr.Span
	for _, s := range slices.Backward(r.Outcome.Steps[:r.Step]) {
		source := r.Source[s.Span.Start:s.Span.End]
		at, now, ok := axisOf(source)
		if s.Change == nil || !ok || slices.Contains(tried, s.Span) {
			continue
		} else if tried = append(tried, s.Span); len(tried) > triesLimit {
			break
		}
		for axis := range s.Change.From.Shape.Rank() {
			code := source[:at.Start] + strconv.Itoa(axis) + source[at.End:]
			repair := words.Repair{Code: code, Program: r.splice(s.Span, code)}
			if axis != now && r.mends(repair.Program) && r.oneToOne(&repair) {
				return []words.Repair{repair}
			}
		}
	}
	return nil
}

// oneToOne reports whether all operands of the step have one shape in a repaired program, and
// tells the repair what it changes.
func (r Reading) oneToOne(repair *words.Repair) bool {
	was := r.Outcome.Steps[r.Step].Span
	for _, s := range run.Run(repair.Program, r.Library).Steps {
		t := s.Trace
		if t == nil || t.Op != r.Trace.Op || len(repair.Program)-s.Span.End != len(r.Source)-was.End {
			continue
		}
		repair.NewShape, repair.Result, repair.KeepsOther = t.Result(), t.Result(), true
		for n, o := range t.Operands {
			if o.Shape.Rank() > 0 && !o.Shape.SameExtent(repair.Result) {
				return false
			} else if !o.Shape.SameExtent(r.Trace.Operands[n].Shape) {
				repair.Operand = n
			}
		}
		return true
	}
	return false
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
