package scene

import (
	"slices"

	"shapecast/engine"
)

// A fault is an axis that does not fit.
type fault struct {
	axis   int  // a column of the table
	noRoom bool // the place for the result would have to grow
}

// faultsOf returns the axes of a trace that do not fit, from the left.
func faultsOf(t engine.Trace) []fault {
	var list []fault
	for k, c := range t.Columns {
		switch {
		case c.Conflict != nil:
			list = append(list, fault{k, c.Conflict.Operands[1] == len(t.Operands) && c.Conflict.Sizes[0] > c.Conflict.Sizes[1]})
		case t.GrowsOn(k):
			list = append(list, fault{k, !without(c.Axis)})
		}
	}
	return list
}

func (m *measured) faulty(column int) bool {
	return slices.ContainsFunc(m.faults, func(f fault) bool { return f.axis == column })
}

// judge finds the entries of an operand that have no partner, and the axis along which it
// lacks some.
func (m *measured) judge(a *array) {
	for i := len(m.faults) - 1; i >= 0; i-- { // the last one is told first
		f := m.faults[i]
		own := a.stored.axes[f.axis]
		least, most := m.met(f.axis, a.who, 0)
		switch {
		case m.raggedFault(f.axis):
			a.lack(f.axis, m.shortage(a, f.axis))
		case least >= 0 && own.Size > least && !own.One():
			a.excess[f.axis] = least
		case f.noRoom && a.who == m.into, most > own.Size && !own.One():
			a.lack(f.axis, most-own.Size)
		}
	}
}

// full reports whether the result is written into this array and does not fit into it.
func (m *measured) full(a *array) bool {
	return a.stored.short > 0 && (a.who == m.into || a.who < 0) && slices.ContainsFunc(m.faults, func(f fault) bool { return f.noRoom })
}

// lack notes that an array lacks entries along axis k, unless it does along one before.
func (a *array) lack(k, entries int) {
	if a.stored.short == 0 && entries > 0 {
		a.stored.wanting, a.stored.short = k, entries
	}
}

// shortage returns by how many entries the rows of an array along axis k are shorter than
// those of another operand, at most.
func (m *measured) shortage(a *array, k int) (short int) {
	for slice := range max(len(a.stored.axes[k].Lengths), 1) {
		_, partner := m.excessIn(a, k, slice)
		short = max(short, partner-a.stored.entries(k, slice))
	}
	return short
}

// met returns the least and the greatest number of entries that the operands but n have
// along axis k in a slice; -1 where all have one. An output counts with any size.
func (m *measured) met(k, n, slice int) (least, most int) {
	least, most = -1, -1
	for i, meeting := range m.trace.Columns[k].Meetings {
		output := i == len(m.trace.Operands)
		size := lengthIn(&meeting.Axis, slice)
		if i == n || size < 0 || meeting.Axis.One() && !output {
			continue
		}
		least, most = pick(least < 0, size, min(least, size)), max(most, size)
	}
	return least, most
}

// excessIn returns the first entry of slice s along axis k that has no partner,
// and how many entries a partner has; -1 where every one has a partner.
func (m *measured) excessIn(a *array, k, slice int) (excess, partner int) {
	if a.who < 0 || !m.raggedFault(k) {
		return a.excess[k], -1
	}
	_, partner = m.met(k, a.who, slice)
	return pick(partner >= 0 && partner < a.stored.entries(k, slice), partner, -1), partner
}

// raggedFault reports whether axis k fails because rows differ in length.
func (m *measured) raggedFault(k int) bool {
	return m.faulty(k) && slices.ContainsFunc(m.trace.Columns[k].Meetings, func(x engine.Meeting) bool { return x.Axis.Ragged() })
}

// unmatched reports whether the cell at an index has no partner.
func (m *measured) unmatched(a *array, index []int) bool {
	if m.unfilled() {
		return a.who == 0 && m.change.Over(index)
	}
	slice := 0
	for k := range a.rank {
		if excess, _ := m.excessIn(a, k, slice); excess >= 0 && index[k] >= excess && (k < a.leaf || excess == 0) {
			return true
		}
		slice = a.stored.child(k, slice, index[k])
	}
	return false
}
