package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// An Outcome is what running a program gave. It is filled as far as the
// program ran; Err says why it went no further.
type Outcome struct {
	Library  engine.Library // whose functions the program calls
	Steps    []Step
	Vars     []Var  // in the order in which they were first assigned
	Last     Value  // of the last expression or assignment
	Prints   int    // how often the program printed
	Printed  string // last, on one line; "" where that is not known
	loops    bool   // the last statement is a loop, which gives nothing of its own
	Warnings []string
	Err      error      // nil, one of this package's errors, or one of package engine's
	At       expr.Place // where Err happened; the zero Place when it did not
	Effort   int        // bytes read, nodes evaluated, and a hundredth of the values computed
}

// A Step is one operation of the program, in the order of evaluation. Exactly
// one of Trace and Change is set.
type Step struct {
	Span   expr.Span // where it stands in the source
	Text   string    // its source, formatted
	Line   int       // the statement it belongs to, from 0
	Trace  *engine.Trace
	Change *engine.Change
	Result engine.Array // the zero Array when it failed

	// Chain is set on the last step of a chain of one associative operation,
	// a + b + c: the trace of all its operands at once.
	Chain *engine.Trace
}

// A Var is a variable and its value.
type Var struct {
	Name  string
	Value Value
}

// A Value is what an expression gives: an array, or something of Python's own
// such as a tuple of sizes, a number or a text.
type Value struct {
	Array  *engine.Array // nil when Python is set
	Python any           // nil, bool, int64, float64, string or []any
	Tuple  bool          // Python is a []any written with round brackets

	Text   string  // what repr gives; "" for an array, and where it is not known
	Type   string  // Python's name of the type, such as "tuple" or "torch.Size"; "" for an array
	Items  []Value // of a list or a tuple
	Number bool    // Array is a number of NumPy's, np.float64(1.5), and no array
}

// Operations returns the steps that broadcast, in the order of evaluation.
func (o Outcome) Operations() []Step {
	var list []Step
	for _, s := range o.Steps {
		if s.Trace != nil {
			list = append(list, s)
		}
	}
	return list
}

// Focus returns the step that a figure should draw, and whether there is any: the
// first that is to be checked, else the last in which one array stretches over another and
// that is no part of a larger function, else that of [Outcome.Latest], or where that is inside
// of a function the last that the program writes itself.
func (o Outcome) Focus() (Step, bool) {
	if s, ok := o.ToCheck(); ok {
		return s, true
	}
	latest, ok := o.Latest()
	if !ok || o.Drawn() {
		return latest, ok
	}
	call := latest.Span
	other := func(s Step) bool { // than the function that the latest step is inside of
		return latest.Trace != nil && !latest.isWritten() && (s.Span.Start < call.Start || s.Span.End > call.End)
	}
	for _, fits := range [...]func(i int, s Step) bool{
		func(i int, s Step) bool { return stretches(s.Trace) && !o.isPart(i) },
		func(i int, s Step) bool { return other(s) && !metNumber(s.Trace) && !o.isPart(i) },
		func(i int, s Step) bool { return other(s) && s.isWritten() },
	} {
		for i := len(o.Steps) - 1; i >= 0; i-- {
			if s := o.chained(i); s.Trace != nil && fits(i, s) {
				return s, true
			}
		}
	}
	return latest, true
}

// isPart reports whether step i is one of several operations that a call of a library's
// function makes.
func (o Outcome) isPart(i int) bool {
	return slices.ContainsFunc(o.Steps, func(s Step) bool {
		return s.Span == o.Steps[i].Span && s.Trace != nil && (s.Trace.Within != "" || !s.isWritten())
	})
}

// isWritten reports whether the program writes each operand of a step: a function has others.
func (s Step) isWritten() bool {
	return s.Trace != nil && !slices.ContainsFunc(s.Trace.Operands, func(o engine.Operand) bool { return o.Text == "" })
}

// stretches reports whether an array is read again along an axis, and no number is.
func stretches(t *engine.Trace) bool {
	number := func(o engine.Operand) bool { return o.Shape.Rank() == 0 }
	return !slices.ContainsFunc(t.Operands, number) && slices.ContainsFunc(t.Columns, func(c engine.Column) bool {
		return slices.ContainsFunc(c.Meetings, func(m engine.Meeting) bool { return m.Stretched })
	})
}

// Latest returns the last step worth a figure, and whether there is any: the one that
// failed; else, of the last statement that broadcasts arrays, the last in which arrays met
// rather than an array and a number, a whole chain together, what a call of several operations
// gives, or values took other places after they met a number; else the last step that changed
// an array. Single numbers, and an array that is filled with one value, are shown where nothing
// else is.
func (o Outcome) Latest() (Step, bool) {
	n := len(o.Steps)
	if n == 0 {
		return Step{}, false
	}
	if o.Drawn() {
		return o.Steps[n-1], true
	}
	found := -1
	for i := n - 1; i >= 0; i-- {
		s := o.Steps[i]
		if found >= 0 && (s.Line != o.Steps[found].Line || !metNumber(o.Steps[found].whole().Trace)) {
			break
		}
		if s.Trace != nil && !fills(s.Trace) && len(s.Trace.Columns) > 0 && (found < 0 || !metNumber(s.whole().Trace)) {
			found = i
		}
	}
	if found < 0 {
		found = o.lastMeeting()
	} else if o.Steps[found].Trace.Within != "" {
		found = o.lastOfCall(found)
	} else if metNumber(o.Steps[found].whole().Trace) {
		found = o.lastMoved(found)
	}
	return o.Steps[found].whole(), true
}

// whole returns a step, of a chain that ends with it all of that.
func (s Step) whole() Step {
	if s.Chain != nil {
		s.Trace, s.Chain = s.Chain, nil
	}
	return s
}

// lastMoved returns the last step of the line of step i in which values take other places in an array,
// or of a later one in which arrays pick them, else i.
func (o Outcome) lastMoved(i int) int {
	return o.last(i, func(s Step) bool {
		return s.moves() && (s.Line == o.Steps[i].Line || s.Change.Copied && s.Change.Name == "index") && s.Change.To.Shape.Rank() > 0
	})
}

// last returns the number of the last step after i for which is returns true, or i if there is none.
func (o Outcome) last(i int, is func(s Step) bool) int {
	n := len(o.Steps) - 1
	for n > i && !is(o.Steps[n]) {
		n--
	}
	return n
}

// moves reports whether values take other places in s.
func (s Step) moves() bool {
	c := s.Change
	return c != nil && (c.With != nil || !c.To.Shape.SameExtent(c.From.Shape))
}

// lastOfCall returns the last step of the call that step i is a part of, what it gives, if that
// is an array with axes; else i.
func (o Outcome) lastOfCall(i int) int {
	n := o.last(i, func(s Step) bool { return s.Span == o.Steps[i].Span && (s.Trace != nil || s.moves()) })
	if o.Steps[n].Result.Shape.Rank() == 0 {
		return i
	}
	return n
}

// lastMeeting returns the last step of the last call in which two arrays meet, a product
// that is then reshaped; else the last step. Where that has a number alone it is the last of the line
// in which values take other places in an array, or become the number.
func (o Outcome) lastMeeting() int {
	last := len(o.Steps) - 1
	for i := last; i >= 0 && o.Steps[i].Span == o.Steps[last].Span; i-- {
		if c := o.Steps[i].Change; c != nil && c.With != nil {
			return i
		}
	}
	shaped := last
	for i := last; i >= 0 && o.Steps[i].Line == o.Steps[last].Line && o.Steps[last].ofNumber(); i-- {
		switch s := o.Steps[i]; {
		case s.moves() && s.Change.To.Shape.Rank() > 0:
			return i
		case shaped == last && s.Change != nil && !s.ofNumber():
			shaped = i
		}
	}
	return shaped
}

// ofNumber reports whether s makes one number of another.
func (s Step) ofNumber() bool { return s.Change != nil && s.Change.From.Shape.Rank() == 0 }

// Drawn reports whether the last step shows why the program went no further.
func (o Outcome) Drawn() bool {
	n := len(o.Steps)
	return o.Err != nil && n > 0 && o.Steps[n-1].failed()
}

// Stopped reports whether a program would have gone on, and took more than we run.
func (o Outcome) Stopped() bool {
	_, stopped := o.Err.(*WorkError)
	return stopped
}

// failed reports whether nothing came out of a step because of sizes or types.
func (s Step) failed() bool {
	return s.Trace != nil && s.Trace.GivesNothing() || s.Change != nil && s.Change.Failed()
}

// ToCheck returns the first step that is to be checked, and whether there is
// any: a bug is rarely in the last operation of a program. A chain is judged as
// a whole. A program that fails has something worse, but not one that takes too long.
func (o Outcome) ToCheck() (Step, bool) {
	if o.Err != nil && !o.Stopped() {
		return Step{}, false
	}
	for i, s := range o.Steps {
		if s = o.chained(i); isToCheck(s) {
			return s, true
		}
	}
	return Step{}, false
}

// chained returns step i, or the whole chain that it is a part of.
func (o Outcome) chained(i int) Step {
	s := o.Steps[i]
	for n, whole := range o.Steps[i:] {
		if n > 0 && whole.Span == o.Steps[i].Span && whole.Trace != nil && whole.Trace.Operands[0].End > 0 {
			break // the next time in a loop
		}
		if whole.Chain != nil && s.Trace != nil && whole.Chain.Op == s.Trace.Op && whole.Span.End >= s.Span.End &&
			(whole.Span.Start == s.Span.Start || whole.Chain.Operands[0].Start == s.Span.Start) { // behind a bracket
			s = whole.whole()
		}
	}
	return s
}

func isToCheck(s Step) bool {
	if s.Trace == nil {
		return s.Change != nil && s.Change.Doubted()
	}
	verdict, _ := engine.Judge(*s.Trace)
	return verdict == engine.RunsCheck
}

// fills reports whether one value is written into an array.
func fills(t *engine.Trace) bool {
	return t.Output != nil && t.Output.Kind == engine.Assigned && t.Output.Picked == nil && len(t.Operands) == 1 && t.Operands[0].Shape.Rank() == 0
}

// mostAtOnce is how many operands of a chain are drawn together where the chain ends with a number.
const mostAtOnce = 3

// metNumber reports whether one array meets bare numbers in t, other than some to choose. So does a
// long chain, whose arrays have met before.
func metNumber(t *engine.Trace) bool {
	numbers := 0
	for _, o := range t.Operands {
		if o.Weak {
			numbers++
		}
	}
	return t.Op != engine.Where && numbers > 0 && (len(t.Operands)-numbers < 2 || len(t.Operands) > mostAtOnce)
}

// A NothingError is a program that runs and computes no array.
type NothingError struct {
	Gives   Value  // what its last statement gives
	Prints  int    // how often it printed
	Printed string // last
}

// Nothing returns what the program gives and prints, where it computes no array.
func (o Outcome) Nothing() *NothingError {
	e := &NothingError{o.Last, o.Prints, o.Printed}
	if o.loops {
		e.Gives = Value{Text: "None"}
	}
	return e
}

func (e *NothingError) Error() string { return "the program computes no array" }

// Find returns the index of the last step whose source is text, blanks aside,
// and -1 where no step is.
func (o Outcome) Find(text string) int {
	want := packed(text)
	return o.last(-1, func(s Step) bool { return packed(s.Text) == want })
}

// packed returns source without its blanks, in which two writers may differ.
func packed(source string) string { return strings.Join(strings.Fields(source), "") }

// Show returns the step with the given source, a whole chain together, and the
// step of [Outcome.Focus] where text is "" or no step has it.
func (o Outcome) Show(text string) (Step, bool) {
	i := -1
	if text != "" {
		i = o.Find(text)
	}
	if i < 0 {
		return o.Focus()
	}
	return o.Steps[i].whole(), true
}
