package bench

import (
	"slices"

	"shapecast/app/scene"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// A Reading is the outcome of a program, and the step of it that is shown.
type Reading struct {
	Source  string
	Library engine.Library // that was chosen, else the one the program is written for
	Outcome run.Outcome
	Step    int           // shown, an index of Outcome.Steps; -1 for an array alone
	Trace   *engine.Trace // of the step; nil when Change is set
	Change  *engine.Change
	Result  engine.Array
	Rows    []Row // the operands of what is shown
	Whole   bool  // the program writes all of them: inside of a function some are not its own

	statements []expr.Statement // of Source
	tries      *tries           // of the program with a change in it
}

// Empty reports whether there is nothing to show: no line gave a figure yet.
func (r Reading) Empty() bool { return r.Trace == nil && r.Change == nil }

// Operation returns what is written for the operation that is shown, where the program
// goes on with what that gives; "" where the program gives the same.
func (r Reading) Operation() string {
	last := r.Outcome.Last.Array
	switch {
	case r.Empty(), r.Step < 0, r.Answer() == Failure:
		return ""
	case r.Step == len(r.Outcome.Steps)-1 && last != nil && last.Shape.SameExtent(r.Result.Shape):
		return ""
	}
	return r.Outcome.Steps[r.Step].Text
}

// Failure is the answer for a program that fails.
const Failure = "error"

// Answer returns the shape that comes out, or [Failure].
func (r Reading) Answer() string {
	switch {
	case r.Change != nil && r.Change.Failed(), r.Trace != nil && r.Trace.GivesNothing():
		return Failure
	case r.Trace == nil:
		return r.Result.Shape.String()
	}
	return r.Trace.Result().String()
}

// Scene lays out what the reading shows.
func (r Reading) Scene(o scene.Options) scene.Scene {
	return scene.Build(r.Trace, r.Change, o)
}

// newReading runs source. A mismatch is no error here: it is drawn; nor is a program that takes
// more than we run, once something in it is to be checked. Of what ends otherwise the steps
// before that are shown. The step that is shown is the given one, or the one that matters most
// when step is negative or there are fewer: the one written like show, if there is one.
func newReading(source string, library engine.Library, step int, show string) (Reading, error) {
	outcome := run.Run(source, library)
	return readingOf(source, outcome, step, show, &tries{left: max(excerptEffort, 2*outcome.Effort)})
}

// readingOf is [newReading] of a program that ran, whose changes may take an effort.
func readingOf(source string, outcome run.Outcome, step int, show string, tries *tries) (Reading, error) {
	r := Reading{Source: source, Library: outcome.Library, Outcome: outcome, tries: tries}
	if program, err := expr.Parse(source); err == nil {
		r.statements = program.Statements
	}
	if n := len(outcome.Steps); n > 0 && outcome.Err != nil && !isDrawn(outcome) && outcome.Steps[n-1].Span == outcome.At.Span && outcome.Steps[n-1].Result.Shape.Rank() == 0 {
		r.Outcome.Steps = outcome.Steps[:n-1] // it did not happen
		outcome = r.Outcome
	}
	if len(outcome.Steps) == 0 && outcome.Err == nil {
		return r, r.alone()
	}
	if len(outcome.Steps) == 0 {
		return r, outcome.Err
	}
	if step < 0 || step >= len(r.Outcome.Steps) {
		step = focus(r.Outcome, show)
	}
	s := r.Outcome.Steps[step]
	r.Step, r.Trace, r.Change, r.Result = step, s.Trace, s.Change, s.Result
	if s.Chain != nil {
		r.Trace = s.Chain
	}
	r.readRows()
	if _, found := outcome.ToCheck(); found || isDrawn(outcome) && !isUneven(outcome.Err) {
		return r, nil
	}
	return r, outcome.Err
}

// tries are runs of a program with changes in it: the effort that is left for more, and the last.
type tries struct {
	left    int
	program string
	after   run.Outcome
}

// runs runs a program with a change in it. All of these together take the effort of a few runs.
func (r Reading) runs(program string) run.Outcome {
	if t := r.tries; t.program != program {
		t.program, t.after = program, run.Within(min(t.left, max(excerptEffort/4, 2*r.Outcome.Effort)), program, r.Library)
		t.left -= t.after.Effort
	}
	return r.tries.after
}

// alone shows the last array of a program without steps.
func (r *Reading) alone() error {
	array, n := r.Outcome.Last.Array, len(r.statements)-1
	for ; n > 0 && array == nil && r.Outcome.Last.Text == "None"; n-- { // print(x) shows x
		array = run.Run(r.Source[:r.statements[n].Span.Start], r.Library).Last.Array
	}
	if array == nil {
		return r.Outcome.Nothing()
	}
	at, name := expr.Span{End: len(r.Source)}, ""
	if n >= 0 && r.statements[n].Value != nil && r.statements[n].Block == nil {
		x := r.statements[n].Value
		if at = x.At(); isName(x) {
			name = functionName(x)
		}
	}
	trace := engine.Explain(engine.NumPy, engine.Identity, engine.Operand{Name: name, Text: r.Source[at.Start:at.End], Start: at.Start, End: at.End, Array: *array})
	r.Step, r.Trace, r.Result = -1, &trace, *array
	r.readRows()
	return nil
}

// isDrawn reports whether a figure shows why a program went no further.
func isDrawn(o run.Outcome) bool {
	switch {
	case engine.Mismatched(o.Err):
		return true
	case !o.Drawn():
		return false
	}
	last, at := o.Steps[len(o.Steps)-1], o.At.Span
	caught := last.Span.End <= at.Start || at.End <= last.Span.Start // the program ended elsewhere
	return last.Change != nil || !caught
}

// focus returns the index of the step that a figure should draw.
func focus(outcome run.Outcome, show string) int {
	step, _ := outcome.Show(show)
	return indexOf(outcome, step)
}

// indexOf returns the index of a step, or of the chain that it is.
func indexOf(outcome run.Outcome, step run.Step) int {
	return slices.IndexFunc(outcome.Steps, func(s run.Step) bool {
		return s.Change == step.Change && (s.Trace == step.Trace || s.Chain != nil && s.Chain == step.Trace)
	})
}

// An Origin is the statement that an operand comes from, or an earlier one that is to be
// checked first.
type Origin struct {
	Name string // of the operand; "" for what is to be checked
	Line int    // from 1
	Span expr.Span
	Step int // the last operation in it; -1 for none
}

// Origin returns where an operand comes from that cannot be edited in the table,
// because another statement computes it.
func (r Reading) Origin(i int) (o Origin, found bool) {
	if i >= len(r.Rows) || r.Rows[i].Editable() {
		return o, false
	}
	o.Name = r.Rows[i].Name
	o.Span, found = r.assigned(r.Rows[i].Name)
	o.Line, o.Step = expr.Place{Source: r.Source, Span: o.Span}.Line(), -1
	for n, step := range r.Outcome.Steps {
		if step.Span.Start >= o.Span.Start && step.Span.End <= o.Span.End {
			o.Step = n
		}
	}
	return o, found && o.Step != r.Step
}

// FirstOrigin returns what [Reading.FirstOrigin] does; where a repair changes an operand, the
// origin of that one.
func (b *Bench) FirstOrigin() (o Origin, found bool) {
	list := b.Repairs()
	if o, found = b.Good.FirstOrigin(); found && o.Name == "" && b.wasMeant(o.Span) {
		o, found = b.Good.firstOperand()
	}
	if found && o.Name != "" && len(list) > 0 && list[0].Operand >= 0 {
		return b.Good.Origin(list[0].Operand)
	}
	return o, found
}

// FirstOrigin returns the first earlier operation that is to be checked, else the origin of the
// first operand that has one.
func (r Reading) FirstOrigin() (o Origin, found bool) {
	before := run.Outcome{Steps: r.Outcome.Steps[:max(0, r.Step)]}
	step, doubt := before.ToCheck()
	if n := indexOf(before, step); doubt && r.made(n) {
		return Origin{Line: r.LineOf(n), Span: step.Span, Step: n}, true
	}
	return r.firstOperand()
}

// firstOperand returns the origin of the first operand that has one.
func (r Reading) firstOperand() (o Origin, found bool) {
	for i := range r.Rows {
		if o, found = r.Origin(i); found {
			return o, true
		}
	}
	return o, false
}
