package bench

import (
	"slices"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

// removed reports whether a program has a line that the text, a diff, takes away.
func (b *Bench) removed(program string) bool {
	return slices.ContainsFunc(strings.Split(program, "\n"), func(line string) bool {
		return line != "" && strings.Contains("\n"+b.Line+"\n", "\n-"+line+"\n")
	})
}

// tells reports whether a program tells where the vectors of the step go: it sums along their axis.
func (r Reading) tells(program string) bool {
	start := r.Outcome.Steps[r.Step].Span.Start
	return slices.ContainsFunc(r.runs(program).Steps, func(s run.Step) bool { return s.Span.Start == start && s.Trace != nil && s.Trace.Told })
}

// withReduced adds to the only repair of a table that meets what it was reduced to, along the axis
// that is gone, the reduction along its other axis. It comes first where the rows are observations.
func (r Reading) withReduced(list []words.Repair) []words.Repair {
	if len(list) != 1 || !list[0].Belongs || list[0].NewShape.Rank() != 2 {
		return list
	}
	list = append(list, r.reduced()...)
	if len(list) == 2 && (list[1].Kind != engine.RepairReduce || r.observes()) {
		slices.Reverse(list)
	}
	return list
}

// observes reports whether the program goes on with products of the columns of the result, as a
// covariance does.
func (r Reading) observes() bool {
	at := r.Outcome.Steps[r.Step].Span.Start
	name, _, assigned := strings.Cut(r.Source[strings.LastIndexByte(r.Source[:at], '\n')+1:at], " = ")
	name = strings.TrimSpace(name)
	return assigned && strings.Contains(r.Source, name+".T @ "+name)
}

// atSource returns a repair where its variable gets its value, if the program runs so, and with the
// repair in the step alone fails elsewhere, where nothing else is to be repaired.
func (r Reading) atSource(repair words.Repair) words.Repair {
	if after := r.runs(repair.Program); after.Err == nil || after.Stopped() || isOutside(after.Err) || engine.Mismatched(after.Err) {
		return repair
	}
	place, found := r.assignment(r.operands()[repair.Operand].Name)
	if !found {
		return repair
	}
	at, code := r.changed(repair.Repair, place)
	if other, runs := r.with(repair.Repair, at, code); runs && r.mends(other.Program) {
		return other
	}
	return repair
}
