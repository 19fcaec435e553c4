package lessons

import (
	"regexp"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/figure"
	"shapecast/engine/goal"
	"shapecast/engine/run"
)

// A Goal is a program that the learner is to edit until it does what is asked.
// Whatever edit does it is right.
type Goal struct {
	ID       string
	Text     string // of :goal:
	Task     string // what is to be done, in the author's words; "" where :goal: says it
	Goal     goal.Goal
	Edits    int    // that are allowed; 0 for any number
	Solution string // one of them
	Hint     string
	Replies  []Response // to results that are not right, and to code that does not help
	State    figure.State
}

// taskReply matches what is said to one result of a goal, or to code in backquotes.
var taskReply = regexp.MustCompile("^(\\([\\d, ]*\\)|`[^`]+`)[ \\t]*[:：][ \\t]*(.+)$")

// goal reads a goal fence, and runs the program and the solution.
func (b *fence) goal() *Goal {
	before, after := b.part()
	start := b.program(before)
	state := figure.State{Expr: start.text(), Library: b.library(), Lang: string(b.lang)}
	g := &Goal{ID: b.options["id"].text, Text: b.options["goal"].text, Task: b.options["task"].text, Edits: b.edits(), State: state}
	var solved []line
	for _, l := range after {
		if name, text, found := cutColon(l.text); found && strings.TrimSpace(name) == "hint" {
			g.Hint = strings.TrimSpace(text)
			continue
		}
		if m := taskReply.FindStringSubmatch(l.text); m != nil {
			g.Replies = append(g.Replies, Response{m[1], m[2]})
			continue
		}
		solved = append(solved, l)
	}
	solution := b.program(solved)
	g.Solution = solution.text()
	var err error
	if g.Text == "" {
		b.report(b.offset, "add a line :goal: runs; "+goal.Hint, "goal %s does not say what is to happen", g.ID)
		return g
	}
	if g.Goal, err = goal.Parse(g.Text); err != nil {
		b.report(b.options["goal"].offset, goal.Hint, "%v", err)
		return g
	}
	g.Goal = g.Goal.Solved(run.Run(g.Solution, g.State.Library))
	if start.runnable(g.State.Library) && solution.runnable(g.State.Library) {
		b.reached(g, solution)
	}
	return g
}

// runnable reports whether the program can be run, and where it cannot.
func (p *program) runnable(library engine.Library) bool {
	out := run.Run(join(p.code), library)
	if programError(out.Err) == nil {
		return true
	}
	p.report(p.place(out.At), "write a program that can be run; its solution and a hint stand below a line ---", "%s", sentence(out.Err))
	return false
}

// asked warns of a task that asks for the values of its solution and does not say which
// these are.
func (b *fence) asked(g *Goal) {
	if g.Goal.Kind == goal.Likes && g.Task == "" {
		b.report(b.offset, "add a line :task: and the sentence that says what to do", "nothing says what goal %s asks for", g.ID).Warning = true
	}
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
func (b *fence) reached(g *Goal, solution *program) {
	if g.Goal.Met(run.Run(g.State.Expr, g.State.Library)) {
		b.report(b.offset, "ask for something else, or change the program", "the program meets “%s” before any edit", g.Text)
	}
	if g.Solution == "" {
		b.report(b.offset, "write a program that does it below a line ---", "goal %s has no solution", g.ID)
	} else if out := run.Run(g.Solution, g.State.Library); !g.Goal.Met(out) {
		b.report(solution.code[0].offset, "mend the solution, or :goal:", "the solution of goal %s does not meet “%s”: %s", g.ID, g.Text, g.does(out))
	} else if n := goal.Edits(g.State.Expr, g.Solution); g.Edits > 0 && n > g.Edits {
		b.report(solution.code[0].offset, "change less of the program, or let :edits: allow more", "the solution of %s takes %d edits, want %d", g.ID, n, g.Edits)
	}
}

// does says what an outcome gives, in the terms of the goal.
func (g *Goal) does(out run.Outcome) string {
	step, _ := out.Latest()
	switch {
	case out.Err != nil:
		return "it fails: " + sentence(out.Err)
	case g.Goal.Kind == goal.Pads && step.Trace != nil:
		return "it pads " + strconv.Itoa(goal.Padded(*step.Trace))
	case g.Goal.Kind == goal.Walks && out.Last.Array != nil:
		return "its strides are " + engine.Dense(out.Last.Array.ByteStrides()...).String()
	}
	return "it gives " + given(out.Last, "(")
}
