package lessons

import (
	"strconv"
	"strings"

	"shapecast/engine/figure"
	"shapecast/engine/goal"
	"shapecast/engine/run"
)

// A Goal is a program that the learner is to edit until it does what is asked.
// Whatever edit does it is right.
type Goal struct {
	ID       string
	Text     string // of :goal:
	Goal     goal.Goal
	Edits    int    // that are allowed; 0 for any number
	Solution string // one of them
	Hint     string
	State    figure.State
}

// goal reads a goal fence, and runs the program and the solution.
func (b *fence) goal() *Goal {
	before, after := b.part()
	state := figure.State{Expr: b.program(before).text(), Library: b.library(), Lang: string(b.lang)}
	g := &Goal{ID: b.options["id"].text, Text: b.options["goal"].text, Edits: b.edits(), State: state}
	var solution []line
	for _, l := range after {
		if name, text, found := cutColon(l.text); found && strings.TrimSpace(name) == "hint" {
			g.Hint = strings.TrimSpace(text)
			continue
		}
		solution = append(solution, l)
	}
	g.Solution = b.program(solution).text()
	var err error
	if g.Goal, err = goal.Parse(g.Text); err != nil {
		b.report(max(b.options["goal"].offset, b.offset), goal.Hint, "%v", err)
		return g
	}
	g.Goal = g.Goal.Solved(run.Run(g.Solution, g.State.Library))
	b.reached(g)
	return g
}

// edits returns how many edits are allowed.
func (b *fence) edits() int {
	value, given := b.options["edits"]
	n, err := strconv.Atoi(value.text)
	if given && (err != nil || n < 1) {
		b.report(value.offset, "a number from 1", "%q edits", value.text)
	}
	return n
}

// reached reports a goal that the program meets before any edit, and one that the
// solution does not meet.
func (b *fence) reached(g *Goal) {
	if out := run.Run(g.State.Expr, g.State.Library); programError(out.Err) != nil {
		b.report(b.offset, "write a program that can be run", "%s", sentence(out.Err))
	} else if g.Goal.Met(out) {
		b.report(b.offset, "ask for something else, or change the program", "the program %s already", g.Text)
	}
	const hint = "write a program that does it below a line ---"
	if !g.Goal.Met(run.Run(g.Solution, g.State.Library)) {
		b.report(b.offset, hint, "the solution of %s is none: %s", g.ID, g.Text)
	} else if n := goal.Edits(g.State.Expr, g.Solution); g.Edits > 0 && n > g.Edits {
		b.report(b.offset, hint, "the solution of %s takes %d edits, want %d", g.ID, n, g.Edits)
	}
}
