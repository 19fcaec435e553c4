package bench

import (
	"slices"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// tells reports whether the program later sums along the axis of the step's vectors, which says
// that they were meant to go along it.
func (r Reading) tells(program string) bool {
	start := r.Outcome.Steps[r.Step].Span.Start
	return slices.ContainsFunc(r.runs(program).Steps, func(s run.Step) bool { return s.Span.Start == start && s.Trace != nil && s.Trace.Told })
}

// withReduced adds to the only repair of a table that meets what it was reduced to, along the axis
// that is gone, the reduction along its other axis. It comes first where the rows are observations.
// What rows are divided by is theirs, but for deviations.
func (r Reading) withReduced(list []words.Repair) []words.Repair {
	if len(list) != 1 || !list[0].Belongs || list[0].NewShape.Rank() != 2 {
		return list
	}
	more := r.reduced()
	if len(more) == 0 || r.Trace.Op == engine.TrueDivide && !strings.Contains(more[0].Code, "std") {
		return list
	}
	list = append(list, more...)
	if list[1].Kind != engine.RepairReduce || r.observes() {
		slices.Reverse(list)
	}
	return list
}

// observes reports whether the program goes on with products of the columns of the result, as a
// covariance does.
func (r Reading) observes() bool {
	name := r.target(r.Step)
	return name != "" && strings.Contains(r.Source, name+".T @ "+name)
}

// target returns the name that the line of a step assigns to; "" where it assigns nothing.
func (r Reading) target(step int) string {
	at := r.Outcome.Steps[step].Span.Start
	name, _, assigned := strings.Cut(r.Source[strings.LastIndexByte(r.Source[:at], '\n')+1:at], " = ")
	if !assigned {
		return ""
	}
	return strings.TrimSpace(name)
}

// outgrows reports whether a repair adds axes to a variable that the line updates, as
// w = w - step does: it is to keep its shape.
func (r Reading) outgrows(x engine.Repair) bool {
	return r.Step >= 0 && slices.ContainsFunc(r.operands(), func(o engine.Operand) bool {
		return o.Name != "" && o.Name == r.target(r.Step) && o.Shape.Rank() < x.Result.Rank()
	})
}

// made reports whether the operation that is shown is made of what step n gives: it has that in it, or
// variables that are made of it.
func (r Reading) made(n int) (is bool) {
	first, names := r.Outcome.Steps[n].Span, []string{r.target(n)}
	for i := n + 1; i <= r.Step; i++ {
		s := r.Outcome.Steps[i]
		is = s.Span.Start <= first.Start && first.End <= s.Span.End
		for _, w := range expr.Words(s.Text) {
			is = is || slices.Contains(names, w.Text)
		}
		if is {
			names = append(names, r.target(i))
		}
	}
	return is
}

// again adds the same repair further out, where the program fails with the first one alone,
// as (X - mean) / std does. It reports whether the program then runs past both, or whether the
// outer operation has a repair of its own.
func (r Reading) again(repair words.Repair, after run.Outcome) (words.Repair, bool) {
	next, err := readingOf(repair.Program, after, -1, "", r.tries)
	if err != nil || next.Step <= r.Step || next.Trace == nil || !next.Trace.Failed() || !r.comesOf(next.Outcome, repair) {
		return repair, false
	}
	step, around := r.Outcome.Steps[r.Step].Span, next.Outcome.Steps[next.Step].Span
	var more []words.Repair
	if around.Start <= step.Start && around.End > step.End {
		more = next.repairs()
	}
	if len(more) == 0 || !more[0].KeepsOther {
		return repair, false
	}
	n := slices.IndexFunc(more, func(x words.Repair) bool { return x.Kind == repair.Kind && slices.Equal(x.Axes, repair.Axes) })
	if n < 0 {
		return repair, repair.KeepsOther
	}
	repair.Code, repair.Program = repair.Code+" … "+more[n].Code, more[n].Program
	return repair, repair.KeepsOther || !engine.Mismatched(r.runs(repair.Program).Err)
}

// elsewhere returns a repair where its variable gets its value, if the program runs so, and with the
// repair in the step alone it fails elsewhere, where nothing else is to be repaired; or a repair that
// makes pairs of rows with the axis along which they are folded.
func (r Reading) elsewhere(repair words.Repair, after run.Outcome, runs bool) (words.Repair, bool) {
	if runs && (after.Err == nil || after.Stopped() || isOutside(after.Err) || repair.KeepsOther && engine.Mismatched(after.Err)) {
		return repair, true
	}
	if place, count := sourceOf(r.statements, r.operands()[repair.Operand].Name); count == 1 {
		at, code := r.changed(repair.Repair, place)
		if other, fits := r.with(repair.Repair, at, code); fits && r.mends(other.Program) {
			return other, true
		}
	}
	if fold, found := r.foldOfPairs(after, repair.Result); found && !runs {
		return r.foldingLast(repair, fold)
	}
	return repair, runs
}

// foldingLast returns a repair that makes pairs of rows, with the call that folds them along the last axis.
func (r Reading) foldingLast(repair words.Repair, fold run.Step) (words.Repair, bool) {
	source := repair.Program[fold.Span.Start:fold.Span.End]
	at, _, reduces := axisOf(source)
	if !reduces || fold.Change.To.Shape.Rank() != 2 {
		return repair, false
	}
	repair.Code += foldedLast
	repair.Program = repair.Program[:fold.Span.Start] + source[:at.Start] + "-1" + source[at.End:] + repair.Program[fold.Span.End:]
	after := r.runs(repair.Program)
	for _, s := range after.Steps {
		if c := s.Change; c != nil && c.Reduced != nil && c.To.Shape.Rank() == 0 && c.From.Shape.SameExtent(engine.Shape{Axes: repair.Result.Axes[:2]}) {
			return repair, false // what should be one of the rows is one of all pairs
		}
	}
	return repair, r.runsPast(repair, after)
}

// foldedLast is shown of a repair that changes too along which axis pairs of rows are folded.
const foldedLast = " … axis=-1"

// isUnsupported reports whether a program ends where something is outside the language, or needs values
// that are not known.
func isUnsupported(err error) bool {
	_, unsupported := err.(*expr.UnsupportedError)
	return unsupported || isOutside(err)
}

// failsAgain reports whether a repaired program fails next where arrays of the same shapes meet: the
// same mistake, once more.
func (r Reading) failsAgain(after run.Outcome) bool {
	step, failed := after.Focus()
	return failed && step.Trace != nil && len(step.Trace.Operands) == len(r.Trace.Operands) && !slices.ContainsFunc(step.Trace.Operands, func(o engine.Operand) bool {
		return !slices.ContainsFunc(r.Trace.Operands, func(was engine.Operand) bool { return was.Shape.SameExtent(o.Shape) })
	})
}

// sourceOf returns the place of the last value that statements give a variable, at any depth, and how
// many do.
func sourceOf(list []expr.Statement, name string) (place expr.Span, count int) {
	for _, s := range list {
		if b := s.Block; b != nil {
			inside := append(b.Body[:len(b.Body):len(b.Body)], b.Else...)
			if b.Def != nil {
				inside = append(inside, b.Def.Body...)
			}
			if at, n := sourceOf(inside, name); n > 0 {
				place, count = at, count+n
			}
		}
		for _, target := range s.Targets {
			if isName(target) && functionName(target) == name {
				place, count = s.Value.At(), count+1
			}
		}
	}
	return place, count
}
