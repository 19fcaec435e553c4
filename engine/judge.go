package engine

import "slices"

// A Verdict is what a learner should think of an operation.
type Verdict uint8

// The three verdicts. RunsCheck is a question, not a failure: the operation
// ran, and it has the look of one that was not meant.
const (
	Runs Verdict = iota
	Fails
	RunsCheck
)

// String returns "runs", "fails" or "runs: check".
func (v Verdict) String() string { return [...]string{"runs", "fails", "runs: check"}[v] }

// A Check is one reason to look twice at an operation that ran.
type Check struct {
	Reason Reason
	Axes   []int // of the result, where it shows; nil when it is about all of it
}

// A Reason is why an operation that ran may not be what was meant.
type Reason uint8

// The reasons. Each comes from bugs that people reported.
const (
	BothStretched Reason = iota // (N,) - (N, 1) gives (N, N)
	RankGrew                    // the result has more axes than either operand was given
	SquareAxis                  // equal sizes: aligning at the left would have run too
	FarLarger                   // the result is far larger than any operand
	LabelsDropped               // entries with labels that other operands have not fell out
	WrittenTwice                // indices pick an entry more than once, and what is written first is lost
	LibraryWarns                // the library itself warns that values repeat, as PyTorch does in a loss
)

// farLarger is how many times as many values as the largest operand a result
// has, and manyValues how many in all, before its size is remarked on.
const (
	farLarger  = 100
	manyValues = 1_000_000
)

// Judge returns what to think of an operation, and the reasons to look twice
// at one that runs.
//
// The shapes raise the question, and what the program says of its axes answers
// it: an outer product that is written, x[:, None] - y[None, :], is what was
// meant, and X.mean(axis=0) belongs to the columns of X. See [Origin]. A check
// is a question, and [Fails] alone says that something is wrong. Names answer
// it too: operands that are matched by name are never both-stretched by
// accident, and are asked about only where two names look like one name
// mistyped, or where labels do not agree. Shapes without an operation, as those of broadcast_to, are spelled
// out by the program and never asked about.
func Judge(t Trace) (Verdict, []Check) {
	if t.Failed() {
		return Fails, nil
	}
	if checks := t.checks(); len(checks) > 0 {
		return RunsCheck, checks
	}
	return Runs, nil
}

func (t Trace) checks() []Check {
	switch {
	case t.writesTwice():
		return []Check{{Reason: WrittenTwice}}
	case t.Rule == XArray:
		return t.checkNames()
	case t.Locates():
		return t.checkPlaces()
	case t.Op == Identity && (t.Output == nil || t.Output.Kind != Assigned):
		return nil
	}
	if t.Output != nil && t.Output.Kind == Out {
		t = Explain(t.Rule, t.Op, t.Operands...) // the place alone may be larger
	}
	var checks []Check
	if axes := t.bothStretched(); axes != nil && !t.outer(axes) && (t.square(axes) || !t.Met) {
		checks = append(checks, Check{BothStretched, axes})
		if grown := t.grownAxes(); grown != nil {
			checks = append(checks, Check{RankGrew, grown})
		}
	}
	if axes := t.squareAxes(); axes != nil {
		checks = append(checks, Check{SquareAxis, axes})
	}
	if axes := t.stretchedAxes(); t.Warned && len(checks) == 0 && axes != nil {
		checks = append(checks, Check{LibraryWarns, axes})
	}
	if t.Within == "" && t.farLarger() { // a library's function stores less
		checks = append(checks, Check{Reason: FarLarger})
	}
	return checks
}

// checkPlaces asks about arrays of indices that pair all with all where they may have been meant one
// to one: p[arange(3), y] of labels that are a column.
func (t Trace) checkPlaces() []Check {
	axes := t.bothStretched()
	if axes == nil || t.Shorter() < 0 || t.unwritten() || !t.square(axes) || t.outer(axes) {
		return nil
	}
	return []Check{{BothStretched, axes}}
}

// bothStretched returns the axes along which operands were stretched when at
// least two of them were, and none had the shape of the result.
func (t Trace) bothStretched() []int {
	whole := func(n int) bool { return len(t.shared(n)) == 0 }
	if len(t.Operands) < 2 || slices.ContainsFunc(Indices(len(t.Operands)), whole) {
		return nil
	}
	return t.stretchedAxes()
}

// stretchedAxes returns the axes along which an operand is stretched.
func (t Trace) stretchedAxes() []int {
	stretched := func(m Meeting) bool { return m.Stretched }
	return t.axesWhere(func(c Column) bool { return slices.ContainsFunc(c.Meetings[:len(t.Operands)], stretched) })
}

// grownAxes returns the axes that an operand was padded with and stretched
// along, when the result has more axes than any operand was given, counting
// those that do not have size 1.
func (t Trace) grownAxes() []int {
	most := 0
	for _, operand := range t.Operands {
		most = max(most, len(operand.Shape.long()))
	}
	if len(t.Result().long()) <= most {
		return nil
	}
	grown := func(m Meeting) bool { return m.Padded() && m.Stretched }
	return t.axesWhere(func(c Column) bool { return slices.ContainsFunc(c.Meetings[:len(t.Operands)], grown) })
}

// squareAxes returns axes of equal size between which a padded operand could
// as well have been lined up, with the same result: those its values follow
// and those they would follow. It is nil when its place is the only one.
func (t Trace) squareAxes() []int {
	if t.Program != "" && t.unwritten() {
		return nil
	}
	for n, operand := range t.Operands {
		if !operand.Shape.IsDense() || !t.Result().IsDense() || !padded(t, n) || t.belongs(n) || t.inserted(n) || t.told(n) || t.ofSizes(n) {
			continue
		}
		for _, r := range t.moves(n) {
			if r.Result.SameExtent(t.Result()) && !r.Result.Empty() {
				return difference(len(t.Columns), t.shared(n), r.Shared)
			}
		}
	}
	return nil
}

// inserted reports whether the program itself says where the axes of operand n go, with a
// None: scale[:, None, None].
func (t Trace) inserted(n int) bool {
	return slices.ContainsFunc(t.writings(n), func(o Origin) bool { return o.Written == Inserted })
}

// unwritten reports whether an array that meets another is one of a library's own, as the
// bias of a layer is, or of no program.
func (t Trace) unwritten() bool {
	return slices.ContainsFunc(t.Operands, func(o Operand) bool { return o.End == 0 && o.Shape.Rank() > 0 })
}

func padded(t Trace, n int) bool {
	return t.Operands[n].Shape.Rank() > 0 && t.Operands[n].Shape.Rank() < len(t.Columns)
}

// difference returns which of so many axes only one of two lists has.
func difference(rank int, a, b []int) []int {
	return slices.DeleteFunc(Indices(rank), func(k int) bool { return slices.Contains(a, k) == slices.Contains(b, k) })
}

// farLarger reports whether the result has so many values that it is remarked on, and far
// more than every operand. Where the program says that all are to meet all, it may have more.
func (t Trace) farLarger() bool {
	limit := manyValues
	if axes := t.bothStretched(); axes != nil && t.outer(axes) {
		limit *= 100
	}
	most := 1
	for _, operand := range t.Operands {
		n, err := operand.Shape.Count()
		if err != nil {
			return false
		}
		most = max(most, n)
	}
	n, err := t.Result().Count()
	return err != nil || n >= limit && n/most >= farLarger
}

// checkNames asks about axes that came from different operands, have one size,
// and names that look like one name mistyped: class, student and studnet make
// a result of three axes where two were meant. It asks about axes too on which an
// operand has labels that another one has not.
func (t Trace) checkNames() []Check {
	for i := range t.Columns {
		for j := i + 1; j < len(t.Columns); j++ {
			switch axes := []int{i, j}; {
			case t.together(i, j):
			case t.lookAlike(i, j):
				return []Check{{RankGrew, axes}}
			case t.forgotten(i, j):
				return []Check{{BothStretched, axes}}
			}
		}
	}
	return t.dropped()
}

// dropped asks about the first axis on which an operand lost entries.
func (t Trace) dropped() []Check {
	for k, c := range t.Columns {
		for n, m := range c.Meetings {
			if n < len(t.Operands) && t.Operands[n].Dropped > 0 && m.From == int(t.Operands[n].Dropped)-1 {
				return []Check{{LabelsDropped, []int{k}}}
			}
		}
	}
	return nil
}

// together reports whether an operand has both axes i and j of the result.
func (t Trace) together(i, j int) bool {
	return slices.ContainsFunc(Indices(len(t.Operands)), func(n int) bool {
		return !t.Columns[i].Meetings[n].Padded() && !t.Columns[j].Meetings[n].Padded()
	})
}

// lookAlike reports whether the sizes of axes i and j are one and their names nearly.
func (t Trace) lookAlike(i, j int) bool {
	a, b := t.Columns[i].Axis, t.Columns[j].Axis
	return a.SameExtent(b) && oneSlip(a.Name, b.Name)
}

// parts are the names that groups of times have: time.month.
var parts = []string{"month", "season", "dayofyear", "dayofweek", "hour", "year"}

// forgotten reports whether differences were meant within one axis: of times and of what the
// groups of them gave, or of vectors of one size whose differences become one number.
func (t Trace) forgotten(i, j int) bool {
	a, b := t.Columns[i].Axis, t.Columns[j].Axis
	switch {
	case t.Op != Subtract && t.Op != Equal && t.Op != TrueDivide:
		return false
	case a.Name == "time" && slices.Contains(parts, b.Name), b.Name == "time" && slices.Contains(parts, a.Name):
		return true
	}
	list := t.long()
	return t.Folded && t.Op != TrueDivide && len(list) == 2 && a.SameExtent(b) && (!list[0].Known() || list[0].Array != list[1].Array)
}

// oneSlip reports whether names of four bytes and more differ by one byte left
// out, added, changed, or by two neighbours that changed places.
func oneSlip(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(a) < 4 || a == b || len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	swapped := i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
	return swapped || a[i+1:] == b[i+1:]
}

// renames returns the repairs that give an axis of the last operand concerned
// the name it was probably meant to have.
func renames(t Trace) []Repair {
	_, checks := Judge(t)
	if len(checks) == 0 || len(checks[0].Axes) < 2 {
		return nil
	}
	first, second := checks[0].Axes[0], checks[0].Axes[1]
	for n := len(t.Operands) - 1; n >= 0; n-- {
		m := t.Columns[second].Meetings[n]
		if m.Padded() {
			continue
		}
		axes := append([]Axis(nil), t.Operands[n].Shape.Axes...)
		axes[m.From].Name = t.Columns[first].Axis.Name
		if r, ok := t.repair(RepairRename, n, []int{m.From}, axes); ok {
			return []Repair{r}
		}
	}
	return nil
}
