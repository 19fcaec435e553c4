package bench

import (
	"slices"
	"strconv"
	"strings"

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

// reduced returns a repair that reduces an operand along another axis, or reduces the same part as
// the other operand, if the result then has that operand's shape: X.mean(axis=0) - mu,
// X[rows] - X[rows].mean(axis=1, keepdims=True). The reduction may be in an earlier line.
func (r Reading) reduced() []words.Repair {
	for n, o := range r.Trace.Operands {
		place, written := r.placeOf(n)
		for i := r.Step - 1; i >= 0; i-- {
			s := r.Outcome.Steps[i]
			if !written || len(r.Trace.Operands) != 2 || s.Change == nil || len(s.Change.Reduced) != 1 || s.Span != place && (!s.Result.Shape.SameExtent(o.Shape) || !r.isFrom(place, s.Span)) {
				continue
			}
			for _, x := range r.reductions(s, n) {
				if repair, runs := r.with(x.Repair, s.Span, x.Code); runs {
					return []words.Repair{repair}
				}
			}
		}
	}
	return nil
}

// isFrom reports whether the expression at a place uses a variable that the line of another place
// assigns.
func (r Reading) isFrom(place, other expr.Span) bool {
	names, _, assigned := strings.Cut(r.Source[strings.LastIndexByte(r.Source[:other.Start], '\n')+1:other.Start], " = ")
	return assigned && slices.ContainsFunc(expr.Words(names), func(name expr.Word) bool {
		return slices.ContainsFunc(expr.Words(r.Source[place.Start:place.End]), func(w expr.Word) bool { return w.Text == name.Text })
	})
}

// reductions returns other ways to reduce for operand n, as code in the place of a step.
func (r Reading) reductions(s run.Step, n int) (list []words.Repair) {
	source, other, along := r.Source[s.Span.Start:s.Span.End], r.Trace.Operands[1-n], s.Change.Reduced
	at, _, reduces := axisOf(source)
	x := engine.Repair{Operand: n, Axes: along, Shared: along, NewShape: other.Shape, Result: other.Shape, KeepsOther: true}
	if name, rest, _ := strings.Cut(source, "."); strings.HasPrefix(other.Text, name+"[") && along[0] < other.Shape.Rank() {
		x.NewShape.Axes = slices.Clone(other.Shape.Axes)
		x.NewShape.Axes[along[0]] = engine.Axis{Size: 1}
		list = append(list, words.Repair{Repair: x, Code: r.kept(x, other.Text+"."+rest)})
	}
	for axis := range s.Change.From.Shape.Rank() {
		x.NewShape.Axes = slices.Concat(s.Change.From.Shape.Axes[:axis], s.Change.From.Shape.Axes[axis+1:])
		x.Kind, x.Axes, x.Shared = engine.RepairReduce, []int{axis}, []int{0}[:min(1, max(0, other.Shape.Rank()-x.NewShape.Rank()))]
		if reduces && axis != along[0] && source[at.Start] != '-' { // the last axis is meant, whatever is before it
			list = append(list, words.Repair{Repair: x, Code: source[:at.Start] + strconv.Itoa(axis) + source[at.End:]})
		}
	}
	return list
}

// foldOfPairs returns the step of a program that makes one number of pairs, or folds the pairs of rows
// along another axis than the last.
func (r Reading) foldOfPairs(after run.Outcome, pairs engine.Shape) (step run.Step, found bool) {
	n := slices.IndexFunc(after.Steps, func(s run.Step) bool {
		c := s.Change
		return c != nil && c.Reduced != nil && c.From.Shape.SameExtent(pairs) && (c.To.Shape.Rank() == 0 || len(r.Trace.Columns) > 1 && r.Trace.Shorter() < 0 && !slices.Contains(c.Reduced, pairs.Rank()-1))
	})
	if n < 0 {
		return step, false
	}
	return after.Steps[n], true
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
