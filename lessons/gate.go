package lessons

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/run"
)

// gate notes which questions each figure answers, anywhere in the lesson. Until
// they are answered, a page shows only how the operands of the figure line up; or
// nothing, if that answers them too or if the author puts the figure after them.
func (l *Lesson) gate(f *file) {
	l.afters(f)
	for _, p := range l.Predictions {
		var answers []*Figure
		for _, f := range l.Figures {
			if f.answers(p) {
				answers = append(answers, f)
			}
		}
		for _, f := range l.Figures {
			follows := f.After.text == p.ID
			if follows || slices.Contains(answers, f) || slices.ContainsFunc(answers, f.looksLike) {
				f.Gate = append(f.Gate, p.ID)
				p.Figures = append(p.Figures, f.ID)
				f.Shut = f.Shut || follows || f.tells(p)
			}
		}
	}
}

// afters reports figures that come after an unknown question.
func (l *Lesson) afters(f *file) {
	for _, fig := range l.Figures {
		known := slices.ContainsFunc(l.Predictions, func(p *Prediction) bool { return p.ID == fig.After.text })
		if fig.After.text != "" && !known {
			f.report(fig.After.offset, "the id of a prediction of this lesson", "no prediction is called %s", fig.After.text)
		}
	}
}

// tells reports whether even the first step of the figure, in which the operands
// line up, answers the question, or half of it: it is about one of them, or where its
// axes go, or what shape comes out.
func (f *Figure) tells(p *Prediction) bool {
	step, _ := p.Outcome.Latest()
	return p.Ask.Kind == "padded" || p.Ask.Kind == "shape" || step.Trace == nil || f.Drawn.Trace == nil
}

// looksLike reports whether both figures draw the same sizes meeting.
func (f *Figure) looksLike(other *Figure) bool {
	return f.Drawn.Trace != nil && other.Drawn.Trace != nil && sameOperands(*f.Drawn.Trace, *other.Drawn.Trace)
}

// answers reports whether whoever sees the figure has the answer: it draws the
// same operands meeting, or the array that is asked about.
func (f *Figure) answers(p *Prediction) bool {
	step, ok := p.Outcome.Latest()
	switch {
	case ok && step.Trace != nil && f.Drawn.Trace != nil:
		return sameOperands(*step.Trace, *f.Drawn.Trace) || f.regroups(*step.Trace)
	case ok && step.Change != nil:
		return f.has(packed(step.Text), step.Result)
	case !ok && p.Outcome.Last.Array != nil:
		return f.has("", *p.Outcome.Last.Array)
	}
	return false
}

// sameOperands reports whether operands of the same shapes meet by the same
// rule, in whatever order.
func sameOperands(a, b engine.Trace) bool {
	return a.Rule == b.Rule && slices.Equal(operandShapes(a), operandShapes(b)) && (a.Output == nil) == (b.Output == nil)
}

// regroups reports whether the figure gets the same shape from the same arrays
// in other steps: a + (b + c) for a + b + c.
func (f *Figure) regroups(t engine.Trace) bool {
	if t.Failed() || f.Drawn.Trace.Failed() || len(t.Operands) < 3 || !t.Result().SameExtent(f.Drawn.Trace.Result()) {
		return false
	}
	return !slices.ContainsFunc(t.Operands, func(o engine.Operand) bool {
		return !slices.ContainsFunc(f.Outcome.Vars, func(v run.Var) bool {
			return v.Value.Array != nil && v.Value.Array.Shape.SameExtent(o.Shape)
		})
	})
}

func operandShapes(t engine.Trace) []string {
	var list []string
	for _, o := range t.Operands {
		list = append(list, o.Shape.String())
	}
	if t.Output == nil {
		slices.Sort(list) // what is added to what changes nothing, except where it is written
	}
	return list
}

// has reports whether the figure shows an array: under the source that is asked
// about, or with the same values.
func (f *Figure) has(source string, a engine.Array) bool {
	var shown []engine.Array
	if f.Drawn.Change != nil {
		shown = append(shown, f.Drawn.Result)
	}
	if t := f.Drawn.Trace; t != nil {
		for _, o := range t.Operands {
			if source != "" && packed(o.Text) == source {
				return true
			}
			shown = append(shown, o.Array)
		}
	}
	return source == "" && slices.ContainsFunc(shown, func(s engine.Array) bool { return sameValues(s, a) })
}

// sameValues reports whether two arrays print alike.
func sameValues(a, b engine.Array) bool {
	const most = 1000 // a question about more values is about none of them
	n, err := a.Shape.Count()
	return err == nil && n <= most && a.Shape.SameExtent(b.Shape) && a.Values.Known() && b.Values.Known() &&
		given(run.Value{Array: &a}, "") == given(run.Value{Array: &b}, "")
}

// packed returns source without blanks, in which two writers may differ.
func packed(source string) string { return strings.Join(strings.Fields(source), "") }
