package scene

import (
	"slices"

	"shapecast/engine"
)

// A fault is an axis that does not fit.
type fault struct {
	axis   int  // a column of the table
	noRoom bool // the place for the result cannot grow
}

// A clash is what does not fit where arrays meet.
type clash struct {
	trace  engine.Trace
	faults []fault
	into   bool // the result is written into the first operand
}

// faultsOf returns the axes that do not fit, from the left.
func faultsOf(t engine.Trace) []fault {
	var list []fault
	for k, c := range t.Columns {
		switch {
		case c.Conflict != nil:
			list = append(list, fault{k, max(c.Conflict.Operands[0], c.Conflict.Operands[1]) == len(t.Operands)})
		case t.Grows() && !c.Meetings[len(t.Operands)].Axis.SameExtent(c.Axis):
			list = append(list, fault{k, true})
		}
	}
	return list
}

func (c *clash) faulty(column int) bool {
	return slices.ContainsFunc(c.faults, func(f fault) bool { return f.axis == column })
}

// judge finds what of an operand has no partner, and where it lacks one.
func (c *clash) judge(a *array) {
	written := c.into && a.who == 0
	for _, f := range c.faults {
		own := a.stored.axes[f.axis]
		least, most := c.met(f.axis, a.who, 0)
		switch {
		case c.raggedFault(f.axis):
			a.lack(f.axis, c.shortage(a, f.axis))
		case least >= 0 && own.Size > least && !own.One():
			if !written {
				a.excess[f.axis] = least
			}
		case f.noRoom && written, most > own.Size && !own.One():
			a.lack(f.axis, max(most-own.Size, 1))
		}
	}
}

// full reports whether an array is the place of the result and has no room for it.
func (c *clash) full(a *array) bool {
	return a.wanting >= 0 && (c.into && a.who == 0 || a.who < 0) && slices.ContainsFunc(c.faults, func(f fault) bool { return f.noRoom })
}

// lack notes that an array lacks entries along axis k, unless it does along one before.
func (a *array) lack(k, entries int) {
	if a.wanting < 0 && entries > 0 {
		a.wanting, a.short = k, entries
	}
}

// shortage returns how many entries the rows of an array along axis k have less than
// those of another operand, at most.
func (c *clash) shortage(a *array, k int) (short int) {
	for slice := range max(len(a.stored.axes[k].Lengths), 1) {
		_, partner := c.excessIn(a, k, slice)
		short = max(short, partner-a.stored.entries(k, slice))
	}
	return short
}

// met returns how many entries others than operand n have along axis k in a slice, at
// least and at most; -1 where all have one. An output that cannot grow counts with any size.
func (c *clash) met(k, n, slice int) (least, most int) {
	least, most = -1, -1
	for i, meeting := range c.trace.Columns[k].Meetings {
		output := i == len(c.trace.Operands)
		size := lengthIn(meeting.Axis, slice)
		if i == n || size < 0 || meeting.Axis.One() && !output || c.into && n == 0 && output {
			continue
		}
		if least < 0 || size < least {
			least = size
		}
		most = max(most, size)
	}
	return least, most
}

// excessIn returns the first entry of slice s along axis k that has no partner,
// and how many entries a partner has; -1 where every one has a partner.
func (c *clash) excessIn(a *array, k, slice int) (excess, partner int) {
	if a.who < 0 || !c.raggedFault(k) {
		return a.excess[k], -1
	}
	_, partner = c.met(k, a.who, slice)
	if partner >= 0 && partner < a.stored.entries(k, slice) {
		return partner, partner
	}
	return -1, partner
}

// raggedFault reports whether axis k fails because rows differ.
func (c *clash) raggedFault(k int) bool {
	return c.faulty(k) && slices.ContainsFunc(c.trace.Columns[k].Meetings, func(x engine.Meeting) bool { return x.Axis.Ragged() })
}

// unmatched reports whether the cell at an index has no partner.
func (c *clash) unmatched(a *array, index []int) bool {
	slice := 0
	for k := range a.rank {
		if excess, _ := c.excessIn(a, k, slice); excess >= 0 && index[k] >= excess && (k < a.leaf || excess == 0) {
			return true
		}
		slice = a.stored.child(k, slice, index[k])
	}
	return false
}
