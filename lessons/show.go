package lessons

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// drawn returns the operation that a figure draws: the one that :show: names,
// by the rule that :rule: names. A rule that is not the library's gives another
// outcome, which the claims are then held against.
func (b *fence) drawn(out run.Outcome) (run.Step, run.Outcome) {
	show := b.options["show"]
	if show.text != "" && out.Find(show.text) < 0 {
		b.report(show.offset, "write an operation as the program has it, such as a[:2] + b",
			"the program has no operation %s", show.text)
	}
	if name := b.options["rule"]; name.text != "" && !slices.Contains(figure.RuleNames[:], name.text) {
		b.report(name.offset, "rules: "+strings.Join(figure.RuleNames[:], ", "), "rule %q is unknown", name.text)
	}
	return b.follow(out)
}

// follow explains the operation again by the rule that the fence names. The outcome is
// then the one that a library with that rule would give, as far as this operation goes.
func (b *fence) follow(out run.Outcome) (run.Step, run.Outcome) {
	step, _ := out.Show(b.options["show"].text)
	step = again(out.Steps, step)
	rule := slices.Index(figure.RuleNames[:], b.options["rule"].text)
	if rule < 0 || step.Trace == nil || step.Trace.Rule == engine.Rule(rule) {
		return step, out
	}
	trace := engine.ExplainBy(engine.Rule(rule), *step.Trace)
	step.Trace = &trace
	out.Err = trace.Err()
	if out.Err == nil {
		step.Result, _, out.Err = engine.Apply(trace)
		out.Last = run.Value{Array: &step.Result}
	}
	return step, out
}

// again returns the last step that is the same as one: where a line is about the result of an
// operation, the one that is the operation itself may come below.
func again(steps []run.Step, step run.Step) run.Step {
	for _, s := range steps {
		if s.Trace != nil && step.Trace != nil && s.Text == step.Text && sameOperands(*s.Trace, *step.Trace) {
			step = s
		}
	}
	return step
}

// marked returns the lines of a program on which an operation is written, from 1.
func marked(code string, span expr.Span) [2]int {
	line := func(at int) int { return 1 + strings.Count(code[:min(at, len(code))], "\n") }
	return [2]int{line(span.Start), line(span.End)}
}
