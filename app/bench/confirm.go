package bench

import (
	"slices"

	"shapecast/engine/expr"
)

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
		if rest.Steps = rest.Steps[n+1:]; !slices.Contains(b.meant.places, step.Span) {
			b.Open(len(out.Steps) - len(rest.Steps) - 1)
			return
		}
	}
}

// Confirmed reports whether the operation that is shown was meant.
func (b *Bench) Confirmed() bool {
	r := b.Good
	return r.Step >= 0 && b.meant.source == r.Source && slices.Contains(b.meant.places, r.Outcome.Steps[r.Step].Span)
}
