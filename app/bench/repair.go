package bench

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// repairLimit is how many repairs the page has room for, triesLimit how many are tried:
// each try runs the program.
const repairLimit, triesLimit = 2, 8

// Repairs returns the repairs to offer. A message that leaves axes out gets none for an
// operand, whose shape in the program is another one.
func (b *Bench) Repairs() []words.Repair {
	shown := any(b.Good.Trace)
	if b.Good.Change != nil {
		shown = b.Good.Change
	}
	if b.repaired.of != shown {
		b.repaired.of, b.repaired.list = shown, b.Good.repairs()
	}
	if o, _ := b.Quoted(); o.Said.Partial && o.Line == b.Good.Source {
		return slices.DeleteFunc(slices.Clone(b.repaired.list), func(r words.Repair) bool { return r.Operand >= 0 })
	}
	return b.repaired.list
}

// repairs returns the changes that the program can be written with, and with which it runs
// past the operation that is shown, each once.
func (r Reading) repairs() (list []words.Repair) {
	if r.Trace == nil {
		return r.changes()
	}
	if _, checks := engine.Judge(*r.Trace); len(checks) > 0 && checks[0].Reason == engine.WrittenTwice {
		return r.eachWritten()
	}
	if r.Trace.Unlike {
		return r.alike()
	}
	var tried []engine.Repair
	worth := r.keepersFirst(engine.Repairs(*r.Trace))
	if r.Trace.Failed() && (len(worth) == 0 || !worth[0].KeepsOther) {
		if list = r.reduced(); list != nil {
			return list
		}
	}
	for _, x := range worth {
		same := func(other engine.Repair) bool { // a new axis of size 1 may be on either side of another
			return x.Kind == engine.RepairInsert && other.Kind == x.Kind && other.Operand == x.Operand && other.NewShape.String() == x.NewShape.String()
		}
		if slices.ContainsFunc(tried, same) {
			continue
		}
		if tried = append(tried, x); len(list) > 0 && list[0].KeepsOther && !x.KeepsOther {
			break // nobody wants larger ones then
		}
		if len(list) == repairLimit || len(tried) > triesLimit {
			break
		}
		if repair, runs := r.try(x); runs {
			list = append(list, repair)
		}
	}
	if list = r.withReduced(list); len(list) > 1 && list[1].Operand < list[0].Operand && strings.HasSuffix(list[0].Code, foldedLast) {
		slices.Reverse(list) // one row of the outcome for each of the first array
	}
	if len(list) > 1 && list[0].Operand == list[1].Operand && list[0].Result.Rank() > 2 && r.tells(list[1].Program) && !r.tells(list[0].Program) {
		slices.Reverse(list)
	}
	if len(list) > 1 && r.mends(list[1].Program) && !r.mends(list[0].Program) {
		if slices.Reverse(list); !r.Trace.Failed() {
			return list[:1]
		}
	}
	return list
}

// mostValues bounds the result of a change that is offered: 128 MB of floats.
const mostValues = 1 << 24

// keepersFirst puts the changes that keep a shape which the operation has before those with
// a larger result, and leaves out those that memory hardly holds, or that make pairs where
// none are meant.
func (r Reading) keepersFirst(list []engine.Repair) (kept []engine.Repair) {
	var larger []engine.Repair
	pairs := r.mayPair()
	keeper := func(x engine.Repair) bool { return x.KeepsOther }
	fits := slices.ContainsFunc(list, keeper)
	for _, x := range list {
		n, err := x.Result.Count()
		if x.KeepsOther = x.KeepsOther || !fits && r.isNoLarger(n); x.KeepsOther {
			kept = append(kept, x)
		} else if err == nil && n <= mostValues && (x.Kind == engine.RepairOutput || pairs) {
			larger = append(larger, x)
		}
	}
	return append(kept, larger...)
}

// isNoLarger reports whether an operand has as many values as a result.
func (r Reading) isNoLarger(result int) bool {
	return slices.ContainsFunc(r.Trace.Operands, func(o engine.Operand) bool {
		n, err := o.Shape.Count()
		return err == nil && n > 1 && n == result
	})
}

// nearly reports whether sizes that do not fit are nearly equal, as 252 and 253 are: one of
// them is a slip. Those of two vectors may be anything.
func (r Reading) nearly() bool {
	vector := func(o engine.Operand) bool { return o.Shape.Rank() < 2 }
	return slices.ContainsFunc(r.Trace.Conflicts(), func(k int) bool {
		sizes := r.Trace.Columns[k].Conflict.Sizes
		most, apart := max(sizes[0], sizes[1]), max(sizes[0]-sizes[1], sizes[1]-sizes[0])
		return apart*8 <= most || apart == 1 && !slices.ContainsFunc(r.Trace.Operands, vector)
	})
}

// try writes a change at the place of its operand, or of the whole step: a variable keeps
// its value, and its other uses stay. It reports whether the change is one to offer.
func (r Reading) try(x engine.Repair) (repair words.Repair, runs bool) {
	place, written := r.placeOf(x.Operand)
	if !written || r.outgrows(x) {
		return repair, false
	}
	if x.Kind == engine.RepairOutput {
		if o, found := r.FirstOrigin(); found && o.Name == "" {
			return repair, false // the sizes come from there
		}
		return r.with(x, place, r.toNew())
	}
	if kept := r.kept(x, r.Source[place.Start:place.End]); kept != "" {
		if repair, runs = r.with(x, place, kept); runs {
			return repair, true
		}
	}
	at, code := r.changed(x, place)
	repair, after, runs := r.outcomeWith(x, at, code)
	return r.elsewhere(repair, after, runs)
}

// kept returns a call with the axis that it takes away kept, where the repair puts it back:
// X.mean(axis=1, keepdims=True). It returns "" for other code.
func (r Reading) kept(x engine.Repair, source string) string {
	_, axis, ok := axisOf(source)
	if !ok || x.Kind != engine.RepairInsert || len(x.Axes) != 1 || axis != x.Axes[0] && axis+x.NewShape.Rank() != x.Axes[0] {
		return ""
	}
	return source[:len(source)-1] + ", " + spellings[keepdims][max(0, slices.Index(tellers[:], r.Library))] + "=True)"
}

// axisOf returns the axis that a call takes away, and where it is written: at the end.
func axisOf(source string) (at expr.Span, axis int, ok bool) {
	call, ok := treeOf(source).(*expr.Call)
	if !ok || len(call.Arguments) == 0 {
		return at, 0, false
	}
	last := call.Arguments[len(call.Arguments)-1]
	at = last.Value.At()
	axis, err := strconv.Atoi(source[at.Start:at.End])
	return at, axis, err == nil && (last.Name == "axis" || last.Name == "dim" || last.Name == "" && !isName(call.Func)) // no ones(5, 1)
}

// with returns a repair that writes code in a place, and whether it is one to offer.
func (r Reading) with(x engine.Repair, place expr.Span, code string) (words.Repair, bool) {
	repair, _, runs := r.outcomeWith(x, place, code)
	return repair, runs
}

// outcomeWith is [Reading.with], and returns the outcome of the program too, where the repair is made once.
func (r Reading) outcomeWith(x engine.Repair, place expr.Span, code string) (repair words.Repair, after run.Outcome, runs bool) {
	repair = words.Repair{Repair: x, Code: code, Program: r.splice(place, code)}
	if after = r.runs(repair.Program); r.runsPast(repair, after) {
		return repair, after, true
	}
	if repair, runs = r.again(repair, after); runs {
		after = run.Outcome{}
	}
	return repair, after, runs
}

// runsPast reports whether the program with a repair in it runs past the step and what the
// step is a part of, also the next times in a loop that we run, and the step then gives the shape
// of the repair. One that makes the result larger is to fit all that follows.
func (r Reading) runsPast(repair words.Repair, after run.Outcome) bool {
	at := r.Outcome.Steps[r.Step].Span
	place := expr.Span{Start: at.Start, End: at.End + len(repair.Program) - len(r.Source)}
	_, folds := r.foldOfPairs(after, repair.Result)
	if after.Err != nil && (after.At.Span.Start < place.End && !after.Stopped() || !repair.KeepsOther && !isUnsupported(after.Err) && !r.failsAgain(after)) || !repair.KeepsOther && folds {
		return false
	}
	return r.comesOf(after, repair) && r.ranksOf(after, place) <= max(1, r.ranksOf(r.Outcome, at))
}

// ranksOf counts the numbers of axes that come out of the step at a place, in a loop.
func (r Reading) ranksOf(o run.Outcome, place expr.Span) int {
	ranks := uint(0)
	for _, s := range o.Steps {
		if t := s.Trace; t != nil && s.Span == place && t.Op == r.Trace.Op && t.Operands[0].End > 0 && !t.Failed() {
			ranks |= 1 << t.Result().Rank()
		}
	}
	return bits.OnesCount(ranks)
}

// firstStep returns the first step of the call that the step is a part of.
func (r Reading) firstStep() int {
	n := r.Step
	for n > 0 && r.Outcome.Steps[n-1].Span == r.Outcome.Steps[r.Step].Span {
		n--
	}
	return n
}

// comesOf reports whether the shape of a repair comes out of the step, or of a later one, once the
// program is repaired: of an earlier one where an operand is not turned any more.
func (r Reading) comesOf(after run.Outcome, repair words.Repair) bool {
	first := r.firstStep()
	if repair.Kind == engine.RepairTurn {
		first = max(0, first-1)
	}
	later := after.Steps[min(first, len(after.Steps)):]
	return slices.ContainsFunc(later, func(s run.Step) bool { return gives(s, repair.Result) })
}

// gives reports whether a shape comes out of a step.
func gives(s run.Step, shape engine.Shape) bool {
	t := cmp.Or(s.Chain, s.Trace)
	if s.Change != nil { // an index, whose arrays meet now
		return !s.Change.Failed() && s.Change.To.Shape.SameExtent(shape)
	}
	return t != nil && !t.Failed() && t.Result().SameExtent(shape)
}

// toNew writes the step with its result in a new array, under the name of the old one if it
// has a name.
func (r Reading) toNew() string {
	step := join(r.Op(), r.sources())
	if call, found := strings.CutPrefix(step, "np."); found {
		step = r.module() + call
	}
	if name := cmp.Or(r.Trace.Output.Name, r.Rows[0].Name); name != "" {
		return name + " = " + step
	}
	return step
}

// changed returns the code of an operand with a repair, and the place that it replaces,
// brackets around the operand included. In this package's own notation ones get other
// sizes; anything else gets the code that the library has for it.
func (r Reading) changed(x engine.Repair, at expr.Span) (expr.Span, string) {
	source, t := r.Source[at.Start:at.End], engine.Trace{Operands: r.operands()}
	if r.Trace != nil {
		t = *r.Trace
	}
	switch node := treeOf(source).(type) {
	case *expr.Call:
		if isName(node.Func) && functionName(node.Func) == "ones" && !r.imports() {
			return at, r.Rows[x.Operand].reshaped(x.Operand, x.NewShape)
		}
	case *expr.Name, *expr.Attribute, *expr.Index:
	case *expr.Sequence:
		if t.Call == "broadcast_shapes" {
			return at, x.NewShape.String()
		}
		source = r.inArray(source)
	case *expr.Literal:
		source = r.inArray(source)
	default:
		at, source = r.withBrackets(at), "("+source+")"
	}
	return at, run.RepairCode(r.Library, t, x, source)
}

// withBrackets returns a place with the brackets around it, if they hold nothing else and are
// not those of a call.
func (r Reading) withBrackets(at expr.Span) expr.Span {
	list := expr.Words(r.Source)
	first := slices.IndexFunc(list, func(w expr.Word) bool { return w.Span.Start == at.Start })
	next := slices.IndexFunc(list, func(w expr.Word) bool { return w.Span.Start >= at.End })
	if first < 1 || next < 0 || list[first-1].Text != "(" || list[next].Text != ")" {
		return at
	}
	open := list[first-1].Span.Start
	if first > 1 {
		before := list[first-2]
		callable := before.Plain || strings.ContainsAny(before.Text, ")]")
		if callable && !strings.Contains(r.Source[before.Span.End:open], "\n") {
			return at // the brackets of a call
		}
	}
	return expr.Span{Start: open, End: list[next].Span.End}
}

// imports reports whether the program imports anything: the notation has no imports.
func (r Reading) imports() bool { return r.importsAny(func(expr.Import) bool { return true }) }

func (r Reading) importsAny(is func(x expr.Import) bool) bool {
	return slices.ContainsFunc(r.statements, func(s expr.Statement) bool { return slices.ContainsFunc(s.Imports, is) })
}

// inArray writes a list or a number of Python's as an array of the library, by the names
// of the program; one that has no name for the function leaves it as it is.
func (r Reading) inArray(source string) string {
	module, maker := r.module(), spellings[functionsFrom][max(0, slices.Index(tellers[:], r.Library))]
	named := func(x expr.Import) bool { return x.From != "" && x.As == "" && (x.Name == maker || x.Name == "*") }
	if module == "" && r.imports() && !r.importsAny(named) {
		return source
	}
	return module + maker + "(" + source + ")"
}

// module returns the prefix of the library's functions in the program, such as "np."; ""
// where they have none.
func (r Reading) module() string {
	library := tellers[max(0, slices.Index(tellers[:], r.Library))]
	for _, s := range r.statements {
		for _, x := range s.Imports {
			if x.From == "" && x.Name == library.Module() {
				return cmp.Or(x.As, x.Name) + "."
			}
		}
	}
	if slices.Contains(expr.Owners(r.Source), library.Short()) {
		return library.Short() + "."
	}
	return ""
}
