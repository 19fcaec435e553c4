package bench

import (
	"slices"
	"strings"

	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// Apply makes repair i of [Bench.Repairs], and shows the operation that was repaired, unless
// another one fails or is to be checked.
func (b *Bench) Apply(i int) {
	list, before := b.Repairs(), b.Good
	if i >= len(list) {
		return
	}
	o, _ := b.Quoted()
	b.edit(Field{Kind: Press}, b.inText(list[i].Program))
	if b.Good.Source != list[i].Program {
		b.take(o.opened(list[i].Program)) // the text says more than the program
	}
	if b.Broken() || b.Good.Doubtful() || before.Step < 0 {
		return
	}
	steps := b.Good.Outcome.Steps
	for n := before.firstStep(); n < len(steps); n++ {
		if s := steps[n]; before.isAlike(s) && gives(s, list[i].Result) {
			b.Open(n)
			return
		}
	}
}

// isAlike reports whether a step does what the one that is shown does.
func (r Reading) isAlike(s run.Step) bool {
	return (s.Trace == nil) == (r.Trace == nil) && (s.Trace == nil || s.Trace.Op == r.Trace.Op)
}

// inText returns the text of the line with the changes that a program makes to what was read
// of it. The text may have more than was read: lines that were left out, a prompt.
func (b *Bench) inText(program string) string {
	now, to := strings.Split(b.Good.Source, "\n"), strings.Split(program, "\n")
	text := "\n" + b.Line + "\n"
	for i, line := range now[:min(len(now), len(to))] {
		if line != to[i] {
			text = strings.Replace(text, "\n"+line+"\n", "\n"+to[i]+"\n", 1)
		}
	}
	return text[1 : len(text)-1]
}

// A confirming says which operations of a program were meant, though they look doubtful.
type confirming struct {
	source string
	places []expr.Span
}

// Confirm notes that the operation that is shown was meant, and shows the next one that is to
// be checked, if there is any.
func (b *Bench) Confirm() {
	out := b.Good.Outcome
	if b.meant.source != b.Good.Source {
		b.meant = confirming{source: b.Good.Source}
	}
	b.meant.places = append(b.meant.places, out.Steps[b.Good.Step].Span)
	for rest := out; ; {
		step, doubt := rest.ToCheck()
		if !doubt {
			return
		}
		n := indexOf(rest, step)
		if rest.Steps = rest.Steps[n+1:]; !b.wasMeant(step.Span) {
			b.Open(len(out.Steps) - len(rest.Steps) - 1)
			return
		}
	}
}

// wasMeant reports whether the reader has confirmed the operation at a place.
func (b *Bench) wasMeant(place expr.Span) bool {
	return b.meant.source == b.Good.Source && slices.Contains(b.meant.places, place)
}

// Confirmed reports whether the operation that is shown was meant.
func (b *Bench) Confirmed() bool {
	r := b.Good
	return !r.Empty() && r.Step >= 0 && b.wasMeant(r.Outcome.Steps[r.Step].Span)
}
