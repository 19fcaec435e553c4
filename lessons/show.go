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
	step, _ := out.Show(show.text)
	rule, ok := b.rule()
	if name := b.options["rule"]; !ok && name.text != "" {
		b.report(name.offset, "rules: "+strings.Join(figure.RuleNames[:], ", "), "rule %q is unknown", name.text)
	}
	if !ok || step.Trace == nil || step.Trace.Rule == rule {
		return step, out
	}
	return follow(rule, step, out)
}

// rule returns the rule that :rule: names, if it does.
func (b *fence) rule() (engine.Rule, bool) {
	n := slices.Index(figure.RuleNames[:], b.options["rule"].text)
	return engine.Rule(max(n, 0)), n >= 0
}

// follow explains the operation again by another rule. The outcome is then the
// one that a library with that rule would give, as far as this operation goes.
func follow(rule engine.Rule, step run.Step, out run.Outcome) (run.Step, run.Outcome) {
	trace := engine.ExplainBy(rule, *step.Trace)
	step.Trace = &trace
	out.Err = trace.Err()
	if out.Err == nil {
		step.Result, _, out.Err = engine.Apply(trace)
		out.Last = run.Value{Array: &step.Result}
	}
	return step, out
}

// marked returns the lines of a program on which an operation is written, from 1.
func marked(code string, span expr.Span) [2]int {
	line := func(at int) int { return 1 + strings.Count(code[:min(at, len(code))], "\n") }
	return [2]int{line(span.Start), line(span.End)}
}
