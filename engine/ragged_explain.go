package engine

import (
	"math"
	"slices"
)

// MaxLengths is the largest number of slices that a row partition may have.
const MaxLengths = 1 << 22

func (t Trace) ragged() bool { return AnyRagged(t.participants()) }

// AnyRagged reports whether an operand is encoded by row partitions.
func AnyRagged(operands []Operand) bool {
	return slices.ContainsFunc(operands, func(o Operand) bool { return !o.Shape.IsDense() })
}

// agreeRagged decides the columns from the left, because lengths can only be
// compared once the axes further out are stretched. The first conflict ends it.
func (t *Trace) agreeRagged() {
	t.RaggedRank = t.raggedRank()
	expansions := t.expansions()
	entries := 1 // of the columns decided so far
	for k := range t.Columns {
		c := &t.Columns[k]
		for n := range c.Meetings {
			c.Meetings[n].Axis = expansions[n].see(c.Meetings[n].Axis)
		}
		c.Reached = true
		if c.agree(t.Rule); c.Conflict != nil {
			return
		}
		within := entries
		if entries = c.Axis.entries(within); k < t.RaggedRank && entries > MaxLengths {
			t.TooLarge = &SizeError{Shape: Shape{Axes: t.Result().Axes[:k+1]}, Limit: MaxLengths}
			return
		}
		for n := range expansions {
			if x := &expansions[n]; x.moves(k, c.Meetings[n], c.Axis) {
				x.enter(c.Meetings[n], c.Axis, within)
			}
		}
	}
}

// contradictsLengths is contradicts where a, b or both are ragged: the lengths
// must be equal slice by slice, and under PyTorch's rule the same offsets.
func (a Axis) contradictsLengths(b Axis, rule Rule) *Conflict {
	if len(a.Lengths) > 0 && len(b.Lengths) > 0 && &a.Lengths[0] == &b.Lengths[0] {
		return nil // the same offsets
	}
	rows := len(a.Lengths)
	if !a.Ragged() {
		rows = len(b.Lengths)
	}
	for row := range rows {
		if have, want := a.Length(row), b.Length(row); have != want {
			return &Conflict{Sizes: [2]int{want, have}, Row: row}
		}
	}
	if rule == TorchNested && rows > 0 && a.Ragged() && b.Ragged() {
		return &Conflict{Sizes: [2]int{b.Lengths[0], a.Lengths[0]}, Row: 0, Offsets: true}
	}
	return nil
}

// raggedRank returns the last column with a row partition of an operand.
func (t *Trace) raggedRank() int {
	rank := 0
	for n, operand := range t.participants() {
		for k, c := range t.Columns {
			if !operand.Shape.IsDense() && c.Meetings[n].From == operand.Shape.RaggedRank {
				rank = max(rank, k)
			}
		}
	}
	return rank
}

// entries returns how many entries the axis has in that many slices, the
// largest int when there are more.
func (a Axis) entries(slices int) int {
	if a.Ragged() {
		return sum(a.Lengths)
	}
	if n, ok := times(slices, a.Size); ok {
		return n
	}
	return math.MaxInt
}

// An expansion says which slice of an operand each slice of the result reads,
// as far as the columns are decided.
type expansion struct {
	axes []Axis // the operand's own
	last int    // the last column in which it is ragged, or -1
	from []int  // nil while slice i of the result is slice i of the operand
}

func (t *Trace) expansions() []expansion {
	list := make([]expansion, len(t.participants()))
	for n, operand := range t.participants() {
		list[n] = expansion{axes: operand.Shape.Axes, last: -1}
		for k, c := range t.Columns {
			if c.Meetings[n].Axis.Ragged() {
				list[n].last = k
			}
		}
	}
	return list
}

// see returns an axis of the operand with the lengths that the result's slices
// meet.
func (x *expansion) see(axis Axis) Axis {
	if !axis.Ragged() || x.from == nil {
		return axis
	}
	lengths := make([]int, len(x.from))
	for row, from := range x.from {
		lengths[row] = axis.Lengths[from]
	}
	axis.Lengths = lengths
	return axis
}

// moves reports whether entries of the operand are, or become, others than
// those of the result in column k, and there are lengths left to be seen.
func (x *expansion) moves(k int, m Meeting, axis Axis) bool {
	return k < x.last && (x.from != nil || m.repeats(axis))
}

// enter follows the operand into the entries of the axis that came out of a
// column, within so many slices.
func (x *expansion) enter(m Meeting, axis Axis, within int) {
	repeats := m.repeats(axis)
	first := x.firstEntry(m.From)
	from := make([]int, 0, axis.entries(within))
	for row := range within {
		begin := first(x.slice(row))
		for i := range axis.Length(row) {
			if repeats {
				i = 0
			}
			from = append(from, begin+i)
		}
	}
	x.from = from
}

// slice returns which slice of the operand a slice of the result reads.
func (x *expansion) slice(row int) int {
	if x.from == nil {
		return row
	}
	return x.from[row]
}

// firstEntry returns where each slice of the operand's own axis i begins; the
// padded axis, -1, has one entry in each slice.
func (x *expansion) firstEntry(i int) func(slice int) int {
	switch {
	case i < 0:
		return func(slice int) int { return slice }
	case !x.axes[i].Ragged():
		return func(slice int) int { return slice * x.axes[i].Size }
	}
	splits := splitsOf(x.axes[i].Lengths)
	return func(slice int) int { return splits[slice] }
}

// A TensorFlowDefect is a place where the rule gives a result and TensorFlow
// fails or gives other rows: an operand whose uniform size meets lengths on
// one axis, and whose slices there are repeated because it is stretched on an
// axis further out.
//
// Example: tf.ragged.constant([[1, 2], [3, 4], [5, 6]]) + [10, 20]
//
// Discussion: where a uniform size equals every length, TensorFlow reads the
// operand's slices one after another, as if none had been repeated. Write the
// repeated rows out: + [[10, 20], [10, 20], [10, 20]].
type TensorFlowDefect struct {
	Operand int
	Axis    int // where its uniform size meets lengths
	Outer   int // the outermost axis on which it is stretched
}

// TensorFlowDefect returns the outermost axis on which TensorFlow currently
// fails although the operands broadcast. It is false for a trace that failed
// and for every rule but TensorFlow's.
func (t Trace) TensorFlowDefect() (TensorFlowDefect, bool) {
	if t.Rule != NumPy || t.Failed() {
		return TensorFlowDefect{}, false
	}
	for k, c := range t.Columns {
		for n, m := range c.Meetings {
			outer := slices.IndexFunc(t.Columns[:k], func(c Column) bool { return c.Meetings[n].Stretched })
			if c.Axis.Ragged() && !m.Axis.Ragged() && !m.Axis.One() && outer >= 0 && !t.readsInOrder(k, n) {
				return TensorFlowDefect{Operand: n, Axis: k, Outer: outer}, true
			}
		}
	}
	return TensorFlowDefect{}, false
}

// readsInOrder reports whether the slices of axis k are those of participant n,
// each once and in their order.
func (t Trace) readsInOrder(k, n int) bool {
	own := t.participants()[n].Shape
	x := expansion{axes: own.Axes, last: k}
	within := 1
	for j, c := range t.Columns[:k] {
		if m := c.Meetings[n]; x.moves(j, m, c.Axis) {
			x.enter(m, c.Axis, within)
		}
		within = c.Axis.entries(within)
	}
	have, _ := own.Slices(t.Columns[k].Meetings[n].From)
	for i, slice := range x.from {
		if slice != i {
			return false
		}
	}
	return have == within
}

// raggedInput returns the values of operand n that meet in each cell of a
// ragged result, in kind k.
func (t Trace) raggedInput(n int, k Kind) (input, error) {
	flat, err := t.Operands[n].Flat()
	if err != nil {
		return input{}, err
	}
	if t.Op == Where && n == 0 {
		flat = flat.cast(Bool)
	}
	in := input{Values: flat.inKind(k), strides: []int{1}}
	x, within := expansion{axes: t.Operands[n].Shape.Axes}, 1
	for i, c := range t.Columns {
		m := c.Meetings[n]
		switch met := x.from != nil || m.repeats(c.Axis); {
		case met && i == len(t.Columns)-1:
			in.rows = &rows{x, m, c.Axis}
		case met:
			x.enter(m, c.Axis, within)
		}
		within = c.Axis.entries(within)
	}
	return in, nil
}

// A rows says which values of an operand meet in the slices of the last axis of a result.
type rows struct {
	expansion
	meeting Meeting
	axis    Axis
}

// inTurn returns what fills a slice with the values of in that come next, nil where strides say
// which those are.
func inTurn[T any](in strided[T]) func(to []T) {
	if in.rows == nil {
		return nil
	}
	r, row, at, left := in.rows, -1, 0, 0
	first, repeats := r.firstEntry(r.meeting.From), r.meeting.repeats(r.axis)
	return func(to []T) {
		for len(to) > 0 {
			for left == 0 {
				row++
				at, left = first(r.slice(row)), r.axis.Length(row)
			}
			n := min(left, len(to))
			if repeats {
				value := in.values[at]
				for i := range to[:n] {
					to[i] = value
				}
			} else {
				at += copy(to[:n], in.values[at:])
			}
			to, left = to[n:], left-n
		}
	}
}
