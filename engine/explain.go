package engine

import (
	"cmp"
	"slices"
)

// A Rule says how a library lines up the axes of operands. It is named for
// the library that is best known for it.
type Rule uint8

// The rules that [Explain] follows.
const (
	// NumPy lines up the right edges; shapes and lengths must agree where no
	// uniform 1 stretches. PyTorch, TensorFlow (dense and ragged) and JAX do
	// the same.
	NumPy Rule = iota
	// XArray matches axes by name. A size 1 does not stretch.
	XArray
	// Awkward is NumPy's rule while every axis is uniform; once an axis varies,
	// the operand of fewer axes lines up at the left edge.
	Awkward
	// TorchNested is the rule of PyTorch's jagged layout: two nested tensors
	// combine only when they share the very same offsets.
	TorchNested
	// Julia lines up the left edges and pads at the right.
	Julia
	// J, BQN and Uiua want one shape to be a prefix of the other.
	J
)

// lineUp makes the columns: for each axis of the result the axis of every
// operand that meets there, or a uniform 1 where an operand has none.
func (t *Trace) lineUp() {
	last := len(t.Operands)
	all := t.participants()
	places, rank := t.Rule.align(slices.Concat(all[last:], t.Operands)) // a place keeps the order of its axes
	places = slices.Concat(places[len(all)-last:], places[:len(all)-last])
	t.Columns = make([]Column, rank)
	for k := range t.Columns {
		t.Columns[k].Meetings = make([]Meeting, len(places))
	}
	for n, operand := range t.participants() {
		t.meet(n, operand, places[n])
	}
}

// meet writes the meetings of participant n, whose axis i belongs to column place[i].
func (t *Trace) meet(n int, operand Operand, place []int) {
	for k := range t.Columns {
		t.Columns[k].Meetings[n] = Meeting{From: -1, Axis: Axis{Size: 1}}
	}
	strides := operand.StridesOrDefault()
	for i, k := range place {
		t.Columns[k].Meetings[n] = Meeting{From: i, Axis: operand.Shape.Axes[i], Stride: strides[i]}
	}
}

// FromLeft reports whether the rule lines up the left edges of operands.
func (r Rule) FromLeft(operands []Operand) bool {
	varies := func(o Operand) bool { return slices.ContainsFunc(o.Shape.Axes, Axis.Ragged) }
	return r == Julia || r == J || r == Awkward && slices.ContainsFunc(operands, varies)
}

// align returns, for each operand, the column of each of its axes, and the number of
// columns. Rows belong to the axis at their left, so ragged operands keep their order
// where others go by name.
func (r Rule) align(operands []Operand) (places [][]int, rank int) {
	if r == XArray && !AnyRagged(operands) {
		return byName(operands)
	}
	return edges(operands, !r.FromLeft(operands))
}

// edges places every axis of an operand side by side, so that the last ones
// meet, or the first ones.
func edges(operands []Operand, right bool) (places [][]int, rank int) {
	for _, operand := range operands {
		rank = max(rank, operand.Shape.Rank())
	}
	for _, operand := range operands {
		place := Indices(operand.Shape.Rank())
		for i := range place {
			if right {
				place[i] += rank - len(place)
			}
		}
		places = append(places, place)
	}
	return places, rank
}

// byName gives each name one column, in the order in which the names are first
// met.
func byName(operands []Operand) ([][]int, int) {
	column := map[string]int{}
	places := make([][]int, len(operands))
	for n, operand := range operands {
		for _, axis := range operand.Shape.Axes {
			k, met := column[axis.Name]
			if !met {
				k = len(column)
				column[axis.Name] = k
			}
			places[n] = append(places[n], k)
		}
	}
	return places, len(column)
}

// agree decides the axis that comes out of every column, or its conflict.
func (t *Trace) agree() {
	if t.ragged() {
		t.agreeRagged()
		return
	}
	for k := range t.Columns {
		t.Columns[k].Reached = true
		t.Columns[k].agree(t.Rule)
	}
}

// agree lets the meetings of one column agree on a size or on lengths.
func (c *Column) agree(rule Rule) {
	c.Axis = Axis{Size: 1}
	first := -1 // the participant that set the extent
	for n, m := range c.Meetings {
		name := cmp.Or(c.Axis.Name, m.Axis.Name)
		switch {
		case m.yields(rule):
			if c.Axis.Origin == (Origin{}) {
				c.Axis.Origin = m.Axis.Origin // should all yield
			}
		case first < 0:
			first, c.Axis = n, m.Axis
		default:
			if c.Conflict = m.Axis.contradicts(c.Axis, rule); c.Conflict != nil {
				c.Conflict.Operands = [2]int{first, n}
				c.Axis = Axis{Name: name}
				return
			}
			if m.Axis.Ragged() {
				c.Axis = m.Axis
			}
		}
		c.Axis.Name = name
	}
}

// yields reports whether m takes the extent of the others, whatever it is.
func (m Meeting) yields(rule Rule) bool {
	return m.Padded() || m.Axis.One() && rule != XArray && rule != J
}

// contradicts returns the conflict of a with b, whose extent was set before, or
// nil when both fit one column.
func (a Axis) contradicts(b Axis, rule Rule) *Conflict {
	if !a.Ragged() && !b.Ragged() {
		if a.Size == b.Size {
			return nil
		}
		return &Conflict{Sizes: [2]int{b.Size, a.Size}, Row: -1}
	}
	return a.contradictsLengths(b, rule)
}

// stretch marks the meetings that repeat along an axis and sets their strides.
func (t *Trace) stretch() {
	for n := range t.participants() {
		for k := range t.Columns {
			c := &t.Columns[k]
			m := &c.Meetings[n]
			m.Stretched = c.Reached && c.Conflict == nil && m.repeats(c.Axis)
			if m.Axis.One() {
				m.Stride = 0
			}
		}
	}
}

// repeats reports whether m's one entry is used again and again to fill axis.
func (m Meeting) repeats(axis Axis) bool { return m.Axis.One() && !axis.One() }
