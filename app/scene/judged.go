package scene

import (
	"slices"

	"shapecast/engine"
)

// judge finds what of an operand has no partner, and where it lacks one.
func (m *measured) judge(a *array) {
	written := m.into && a.who == 0
	for _, f := range m.faults {
		own := a.stored.axes[f.axis]
		least, most, ragged := m.bounds(f.axis, a.who)
		switch {
		case own.Ragged() || ragged:
			if a.wanting < 0 && m.fallsShort(a, f.axis) {
				a.wanting = f.axis
			}
		case least >= 0 && own.Size > least && !own.One():
			if !written {
				a.excess[f.axis] = least
			}
		case f.noRoom && written, most > own.Size && !own.One():
			if a.wanting < 0 {
				a.wanting = f.axis
			}
		}
	}
}

// fallsShort reports whether a row of an array along axis k is shorter than that
// of another operand.
func (m *measured) fallsShort(a *array, k int) bool {
	for slice := range max(len(a.stored.axes[k].Lengths), 1) {
		if _, partner := m.excessIn(a, k, slice); partner > a.stored.entries(k, slice) {
			return true
		}
	}
	return false
}

// bounds returns the smallest and the largest size, other than 1, that others
// than operand n have along axis k; -1 where all have 1. An output that cannot
// grow counts with any size.
func (m *measured) bounds(k, n int) (least, most int, ragged bool) {
	least, most = -1, -1
	for i, meeting := range m.trace.Columns[k].Meetings {
		output := i == len(m.trace.Operands)
		if i == n || m.into && n == 0 && output {
			continue
		}
		a := meeting.Axis
		ragged = ragged || a.Ragged()
		if a.One() && !output {
			continue
		}
		if least < 0 || a.Size < least {
			least = a.Size
		}
		most = max(most, a.Size)
	}
	return least, most, ragged
}

// excessIn returns the first entry of slice s along axis k that has no partner,
// and how many entries a partner has; -1 where every one has a partner.
func (m *measured) excessIn(a *array, k, slice int) (excess, partner int) {
	if a.who < 0 || !m.raggedFault(k) {
		return a.excess[k], -1
	}
	partner = -1
	for i, meeting := range m.trace.Columns[k].Meetings {
		if n := lengthIn(meeting.Axis, slice); i != a.who && n >= 0 && !meeting.Axis.One() {
			partner = max(partner, n)
		}
	}
	if partner >= 0 && partner < a.stored.entries(k, slice) {
		return partner, partner
	}
	return -1, partner
}

// raggedFault reports whether axis k fails because rows differ.
func (m *measured) raggedFault(k int) bool {
	return m.faulty(k) && slices.ContainsFunc(m.trace.Columns[k].Meetings, func(x engine.Meeting) bool { return x.Axis.Ragged() })
}

// alone reports whether the cell at an index has no partner.
func (m *measured) unmatched(a *array, index []int) bool {
	slice := 0
	for k := range a.rank {
		if excess, _ := m.excessIn(a, k, slice); excess >= 0 && index[k] >= excess && (k < a.leaf || excess == 0) {
			return true
		}
		slice = a.stored.child(k, slice, index[k])
	}
	return false
}
