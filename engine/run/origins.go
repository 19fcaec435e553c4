package run

import (
	"math"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// root gives the axes of an array that gets a name their origins, where they
// have none. Two axes of one origin, as those of a table of distances, become
// axes of the new array.
func root(m *machine, v value) {
	if v.kind != arrayKind {
		return
	}
	m.roots++
	axes := slices.Clone(v.array.Shape.Axes)
	for k := range axes {
		o := &axes[k].Origin
		twin := false
		for i, a := range v.array.Shape.Axes {
			twin = twin || i != k && a.Origin.Same(*o)
		}
		o.Beside = nil
		if o.Stored = true; !o.Known() || twin {
			o.Array, o.Axis = m.roots, k
			o.Counts = counts(*v.array)
		}
	}
	v.array.Shape.Axes = axes
}

// noteOrigins marks the axes of size 1 that a change wrote, and keeps the origins
// of those that a reshape leaves what they are.
func noteOrigins(c *engine.Change) {
	if len(c.Axes) != c.To.Shape.Rank() {
		return
	}
	axes := slices.Clone(c.To.Shape.Axes)
	for k, from := range c.Axes {
		switch {
		case from >= 0 && c.Name == "index" && axes[k].One() && !c.From.Shape.Axes[from].One():
			axes[k].Origin = engine.Origin{Written: engine.Reshaped} // x[:, :1]
		case strings.HasPrefix(c.Name, "diag"): // of both axes
		case from >= 0 && !slices.Contains(c.Reduced, from):
			axes[k].Origin = c.From.Shape.Axes[from].Origin
		case axes[k].One() && c.Reduced != nil:
			axes[k].Origin = engine.Origin{Written: engine.Kept}
		case axes[k].One():
			axes[k].Origin = engine.Origin{Written: writesOnes[c.Name]}
		}
	}
	c.To.Shape.Axes = axes
}

// writesOnes holds the changes by which a program writes axes of size 1.
var writesOnes = map[string]engine.Writing{"reshape": engine.Reshaped, "expand_dims": engine.Inserted, "index": engine.Inserted}

// counts reports whether an array counts or measures off: its values are evenly
// spaced.
func counts(a engine.Array) bool {
	if p := a.Values.Progression; p != nil {
		return p.Step != 0
	}
	n, err := a.Shape.Count()
	if err != nil || !a.Shape.IsDense() || n < 3 || n > maxMeasured || !a.Values.Known() {
		return false
	}
	flat, err := a.Flat()
	first, step := flat.Float(0), flat.Float(1)-flat.Float(0)
	for i := 2; err == nil && i < n; i++ {
		if math.Abs(flat.Float(i)-first-float64(i)*step) > 1e-6*math.Abs(float64(n)*step) {
			return false
		}
	}
	return err == nil && step != 0
}

// maxMeasured bounds the values that are looked through.
const maxMeasured = 10_000

// noteFold marks the last steps whose result has the shape of which a change makes one number,
// and those of whose vectors it tells by the axis that it sums along.
func noteFold(steps []Step, c *engine.Change) {
	for i := len(steps) - 1; i >= 0 && c != nil && c.To.Shape.Rank() == 0 && steps[i].Result.Shape.SameExtent(c.From.Shape); i-- {
		if t := steps[i].Trace; t != nil {
			t.Folded = true
		}
	}
	if c != nil && len(c.Reduced) == 1 && (c.Name == "sum" || c.Name == "mean") {
		o := c.From.Shape.Axes[c.Reduced[0]].Origin
		noteTold(steps, o.Along)
		mark(steps, func(t *engine.Trace) { t.Crossed = t.Crossed || o.Across > 0 && t.Number == o.Across })
	}
}

// noteTold marks the steps of a number: where their vectors go is told.
func noteTold(steps []Step, number int) {
	mark(steps, func(t *engine.Trace) { t.Told = t.Told || number > 0 && t.Number == number })
}

// noteWritten marks the steps in which a vector repeats along an axis along which the program writes,
// here or elsewhere, that another one goes: it is not forgotten there.
func (r *record) noteWritten(t *engine.Trace) {
	if more := t.AlongVectors(); len(more) > 0 {
		r.rows = append(r.rows, more...)
		mark(r.out.Steps, func(before *engine.Trace) { before.Told = before.Told || before.RepeatsAlong(more) })
	}
	t.Told = t.Told || t.RepeatsAlong(r.rows)
}

// noteMet marks the steps that give the operands of a trace which meet another array of their shape.
func noteMet(steps []Step, t *engine.Trace) {
	for n, o := range t.Operands {
		for i := len(steps) - 2; i >= 0 && steps[i].Span.Start >= o.Start && o.End > 0; i-- {
			if made := steps[i].Trace; made != nil && steps[i].Span == (expr.Span{Start: o.Start, End: o.End}) && t.Fits(n) {
				made.Met = true
			}
		}
	}
}

// mark calls do for the trace of each step, and for that of its chain.
func mark(steps []Step, do func(t *engine.Trace)) {
	for _, s := range steps {
		for _, t := range []*engine.Trace{s.Trace, s.Chain} {
			if t != nil {
				do(t)
			}
		}
	}
}

// noteParts marks the last steps that are parts of the expression at a place: those before
// another step of the same place were marked then.
func noteParts(steps []Step, whole expr.Span) {
	i := len(steps)
	for ; i > 0 && steps[i-1].Span != whole && whole.Start <= steps[i-1].Span.Start && steps[i-1].Span.End <= whole.End; i-- {
	}
	mark(steps[i:], func(t *engine.Trace) { t.Part = true })
}
