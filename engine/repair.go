package engine

import "slices"

// A Repair is a small change that makes an operation run, or makes it mean
// something else.
type Repair struct {
	Kind       RepairKind
	Operand    int   // which operand is changed; -1 when it is the output
	Axes       []int // RepairInsert: as indices of NewShape; RepairDrop: as indices of the old shape
	NewShape   Shape // of the operand, or the output, after the change
	Result     Shape // of the operation after the change
	KeepsOther bool  // the result has the shape of the other operand, or of the output
	Shared     []int // axes of Result along which one value of the changed operand is used again
	To         DType // RepairCast: the type
	Belongs    bool  // each of its axes then meets the one that it comes from
}

// A RepairKind is what a repair does.
type RepairKind uint8

// The kinds of repairs.
const (
	RepairInsert RepairKind = iota // new axes of size 1 in the operand
	RepairDrop                     // axes of size 1 taken out of the operand
	RepairOutput                   // the result goes to a new array of its own shape
	RepairRename                   // an axis takes the name of another
	RepairTurn                     // the axes of a matrix change places
	RepairReduce                   // an operand is reduced along another axis; Axes are those
	RepairEach                     // each value is written, also where several go to one entry
	RepairCast                     // an operand takes the type of the other
)

// String returns the name of a kind, such as "insert".
func (k RepairKind) String() string {
	return [...]string{"insert", "drop", "output", "rename", "turn", "reduce", "each", "cast"}[k]
}

// maxRepairs bounds the repairs offered for one operand: the ways to insert
// axes grow with the binomial of the ranks.
const maxRepairs = 32

// Repairs returns the smallest changes that make a failed operation run, or
// that give one which runs and looks wrong the meaning it may have been given.
//
//	failed   per operand, the last one first, every way to insert the fewest
//	         axes, and the fewest that keep the other operand's shape; before them
//	         dropping axes of size 1 and turning a matrix, for an operation in
//	         place after them, and writing to a new array
//	refused  a new array, where the output keeps another type
//	checked  the changes after which the result has the other operand's shape
//	result   nil when the operation runs and raises no question
func Repairs(t Trace) []Repair {
	if t.Rule == XArray {
		return renames(t)
	}
	if t.Failed() && t.Output != nil {
		return append(eachOperand(t, Trace.inserts), outputRepairs(t)...)
	} else if t.Failed() {
		return slices.Concat(eachOperand(t, Trace.drops), eachOperand(t, Trace.turns), eachOperand(t, Trace.inserts))
	}
	if _, cast := t.Refusal().(*CastError); cast && !t.Unlike {
		return t.anew()
	} else if cast {
		return nil // of the axes
	}
	_, checks := Judge(t)
	if len(checks) == 0 || checks[0].Reason == LibraryWarns { // other brackets would repeat as much
		return nil
	}
	moves, drops := eachOperand(t, Trace.moves), eachOperand(t, Trace.drops)
	if t.Locates() { // one value for each is a vector
		moves, drops = drops, moves
	}
	var first, list []Repair
	for _, r := range append(moves, drops...) {
		switch {
		case checks[0].Reason == BothStretched && r.Result.SameExtent(t.Result()): // pairs are to be none
		case r.Belongs:
			first = append(first, r)
		default:
			list = append(list, r)
		}
	}
	return append(first, list...)
}

// eachOperand collects the repairs that find returns for each operand that may
// be changed, the last one first.
func eachOperand(t Trace, find func(t Trace, n int) []Repair) []Repair {
	var list []Repair
	for n := len(t.Operands) - 1; n >= 0; n-- {
		fixed := t.Output != nil && t.Output.Kind == Augmented && n == 0
		if t.Operands[n].Shape.IsDense() && !fixed {
			list = append(list, find(t, n)...)
		}
	}
	return list
}

// inserts returns the repairs that insert the fewest axes into operand n, and before them those
// that insert the fewest after which the result has the shape of the other operand.
func (t Trace) inserts(n int) (list []Repair) {
	other := t.others(n)
	for count := 1; count <= other.Rank(); count++ {
		more := t.inserting(n, other, count, func(r Repair) bool { return list == nil || r.KeepsOther })
		if list = append(more, list...); slices.ContainsFunc(list, func(r Repair) bool { return r.KeepsOther }) {
			break
		}
	}
	return list
}

// turns returns the repair that exchanges the axes of operand n, a matrix, where the result then
// has the shape of the other operand.
func (t Trace) turns(n int) []Repair {
	axes := slices.Clone(t.Operands[n].Shape.Axes)
	if slices.Reverse(axes); len(axes) != 2 || t.drops(n) != nil {
		return nil
	}
	if r, ok := t.repair(RepairTurn, n, nil, axes); ok && r.KeepsOther {
		return []Repair{r}
	}
	return nil
}

// moves returns the repairs that insert axes into operand n such that its values
// follow other axes of the other operand, whose shape the result has: first those
// after which each axis meets the one that it comes from, then those that make it
// begin where the other operand does, as its batch, then the smallest.
func (t Trace) moves(n int) (list []Repair) {
	other, rank := t.others(n), t.Operands[n].Shape.Rank()
	for turn := range 3 {
		for count := 1; count <= other.Rank()-rank; count++ {
			list = append(list, t.inserting(n, other, count, func(r Repair) bool {
				order := 2
				if r.Belongs {
					order = 0
				} else if r.NewShape.Rank() == other.Rank() {
					order = 1
				}
				return order == turn && r.KeepsOther && !slices.Equal(r.Shared, t.shared(n))
			})...)
		}
	}
	return list
}

// inserting returns the wanted repairs that insert so many axes into operand n, which
// meets other.
func (t Trace) inserting(n int, other Shape, count int, wanted func(Repair) bool) (list []Repair) {
	x := t.Operands[n].Shape.Axes
	for _, axes := range insertions(x, other.Axes, count) {
		if r, ok := t.repair(RepairInsert, n, axes, inserted(x, axes)); ok && wanted(r) {
			list = append(list, r)
		}
	}
	return list
}

// drops returns the repair that takes the stretched axes of size 1 out of
// operand n, where the result then has the other operand's shape.
func (t Trace) drops(n int) []Repair {
	var axes []int
	var left []Axis
	for _, column := range t.Columns {
		m := column.Meetings[n]
		switch {
		case m.Padded():
		case m.Stretched || m.Axis.One() && t.Output != nil && m.From < t.Operands[n].Shape.Rank()-t.Output.Shape.Rank():
			axes = append(axes, m.From)
		default:
			left = append(left, m.Axis)
		}
	}
	if r, ok := t.repair(RepairDrop, n, axes, left); ok && r.KeepsOther && len(axes) > 0 {
		return []Repair{r}
	}
	return nil
}

// outputRepairs returns the repairs of an operation that writes to a place:
// operands with fewer axes, and a new array in its stead.
func outputRepairs(t Trace) []Repair {
	if t.Output == nil {
		return nil
	}
	list := eachOperand(t, Trace.drops)
	if kind := t.Output.Kind; kind == Assigned || kind == Target {
		return list
	}
	return append(list, t.anew()...)
}

// anew returns the repair that makes a new array of what cannot be written to its place.
func (t Trace) anew() []Repair {
	fresh := Explain(t.Rule, t.Op, t.Operands...)
	if fresh.Failed() {
		return nil
	}
	return []Repair{{Kind: RepairOutput, Operand: -1, NewShape: fresh.Result(), Result: fresh.Result()}}
}

// others returns what operand n meets: the broadcast of all the rest, () where
// they do not broadcast.
func (t Trace) others(n int) Shape {
	all := t.participants()
	together := Explain(t.Rule, t.Op, append(all[:n:n], all[n+1:]...)...)
	if together.Failed() {
		return Shape{}
	}
	return together.Result()
}

// repair returns the change of operand n to axes, if the operation then runs.
func (t Trace) repair(kind RepairKind, n int, at []int, axes []Axis) (Repair, bool) {
	operands := slices.Clone(t.Operands)
	operands[n].Shape = Shape{Axes: axes}
	operands[n].Strides = nil
	after := ExplainInto(t.Rule, t.Op, t.Output, operands...)
	if after.Failed() {
		return Repair{}, false
	}
	return Repair{
		Kind: kind, Operand: n, Axes: at,
		NewShape: operands[n].Shape, Result: after.Result(),
		KeepsOther: after.Result().SameExtent(t.others(n)), Shared: after.shared(n), Belongs: after.belongs(n),
	}, true
}

// shared returns the axes of the result along which operand n repeats.
func (t Trace) shared(n int) []int {
	return t.axesWhere(func(c Column) bool { return c.Meetings[n].Stretched })
}

// inserted returns x with new axes of size 1 at the given indices of the outcome.
func inserted(x []Axis, at []int) []Axis {
	rank := len(x) + len(at)
	out := make([]Axis, 0, rank)
	for len(out) < rank {
		if slices.Contains(at, len(out)) {
			out = append(out, Axis{Size: 1})
			continue
		}
		out, x = append(out, x[0]), x[1:]
	}
	return out
}

// insertions returns the ways to insert count axes of size 1 into x so that it
// broadcasts with y, each as indices of the outcome, in order, and at most
// [maxRepairs] of them. No axis is inserted further left than x and y reach,
// because padding does that by itself.
func insertions(x, y []Axis, count int) (found [][]int) {
	lead := len(x) + count - len(y)
	dead := map[[2]int]bool{} // axes of x and insertions after which nothing was found
	var place func(i int, at []int)
	place = func(i int, at []int) {
		k, before := i+len(at), len(found)
		switch {
		case k == len(x)+count:
			found = append(found, at)
			return
		case dead[[2]int{i, len(at)}] || before >= maxRepairs:
			return
		}
		if len(at) < count && k >= lead && i > 0 {
			place(i, append(slices.Clone(at), k))
		}
		if i < len(x) && (k < lead || meets(x[i], y[k-lead])) {
			place(i+1, at)
		}
		dead[[2]int{i, len(at)}] = len(found) == before
	}
	place(0, nil)
	return found
}

// meets reports whether a uniform axis and another one fit one column.
func meets(a, b Axis) bool {
	if b.Ragged() {
		return a.Size == 1 || !slices.ContainsFunc(b.Lengths, func(n int) bool { return n != a.Size })
	}
	return a.Size == b.Size || a.Size == 1 || b.Size == 1
}
