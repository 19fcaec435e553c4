package engine

// An order says which flat value of an operand meets each flat value of a
// ragged result. The result's values are taken in runs: in each run the
// operand's values are read side by side, or one of them again and again.
type order struct {
	levels  []level
	lengths []int // of the runs
	length  int   // of every run, where lengths is nil
	starts  []int // where each slice of the operand begins among its values
	size    int   // of every slice, where starts is nil
	repeat  bool  // a run reads one value
}

// A level is a column of the result that is followed entry by entry; the first
// level is all the columns together in which the operand's slices are the result's.
type level struct {
	axis  Axis                // of the result
	first func(slice int) int // entry of the operand's axis at which a slice begins
	step  int                 // 0 where the operand has one entry for all of the result's
}

// raggedInput returns the values of operand n that meet in each cell of a
// ragged result, in kind k.
func (t Trace) raggedInput(n int, k Kind) (input, error) {
	flat, err := t.Operands[n].Flat()
	if t.Op == Where && n == 0 {
		flat = flat.cast(Bool)
	}
	in := input{Values: flat.inKind(k), strides: []int{1}}
	still, ones := t.tail(n)
	switch s := min(still, ones); {
	case s > 0:
		in.order = t.order(n, s, ones < still)
	case still > 0:
		in.strides[0] = 0
	}
	return in, err
}

// tail returns the first column from which on operand n is not stretched, and
// the first from which on it has one entry in each slice.
func (t Trace) tail(n int) (still, ones int) {
	for k, c := range t.Columns {
		if c.Meetings[n].Stretched {
			still = k + 1
		}
		if !c.Meetings[n].Axis.One() {
			ones = k + 1
		}
	}
	return still, ones
}

// order returns the order in which the values of operand n are read when the
// slices of column s are the runs.
func (t Trace) order(n, s int, repeat bool) *order {
	lead := 0
	for lead < s && !t.Columns[lead].Meetings[n].Stretched {
		lead++
	}
	result, own := t.Result(), expansion{axes: t.Operands[n].Shape.Axes}
	slices, _ := result.Slices(lead)
	o := &order{repeat: repeat, levels: []level{{Axis{Size: slices}, func(int) int { return 0 }, 1}}}
	for _, c := range t.Columns[lead:s] {
		m := c.Meetings[n]
		step := 1
		if m.Stretched {
			step = 0
		}
		o.levels = append(o.levels, level{c.Axis, own.firstEntry(m.From), step})
	}
	o.lengths, o.length = runs(result, s)
	o.starts, o.size = t.starts(n, s)
	return o
}

// runs returns how many values lie in each slice of axis k, as a list or, where
// they are as many in each, as one number.
func runs(s Shape, k int) (lengths []int, length int) {
	if k == s.Rank()-1 {
		return s.Axes[k].Lengths, s.Axes[k].Size
	}
	bounds, length := leaves(s.Axes[k:])
	if bounds == nil {
		return nil, length
	}
	slices := len(bounds) - 1
	for row := range slices {
		bounds[row] = bounds[row+1] - bounds[row]
	}
	return bounds[:slices], 0
}

// starts returns where each slice that operand n has of column s begins among
// its values.
func (t Trace) starts(n, s int) (starts []int, size int) {
	var axes []Axis
	for k := len(t.Columns) - 1; k >= s; k-- {
		if i := t.Columns[k].Meetings[n].From; i >= 0 {
			axes = t.Operands[n].Shape.Axes[i:]
		}
	}
	return leaves(axes)
}

// leaves returns where each slice of the first axis begins and the last one
// ends, counted in values, or nil and the size of every slice.
func leaves(axes []Axis) (bounds []int, size int) {
	size = 1
	for k := len(axes) - 1; k >= 0; k-- {
		switch {
		case bounds != nil:
			bounds = within(axes[k], bounds)
		case axes[k].Ragged():
			bounds = splitsOf(axes[k].Lengths)
			for i := range bounds {
				bounds[i] *= size
			}
		default:
			size *= axes[k].Size
		}
	}
	return bounds, size
}

// within returns the bounds of the slices of an axis, given those of its entries.
func within(axis Axis, entries []int) []int {
	if !axis.Ragged() {
		bounds := entries[:1:1]
		for i := axis.Size; axis.Size > 0 && i < len(entries); i += axis.Size {
			bounds = append(bounds, entries[i])
		}
		return bounds
	}
	bounds := splitsOf(axis.Lengths)
	for i, at := range bounds {
		bounds[i] = entries[at]
	}
	return bounds
}

// A cursor reads the values of an operand in an order, from its beginning.
type cursor struct {
	*order
	spots []spot // one a level
	depth int    // the level that moves next
	begun int    // runs so far
	at    int    // the operand's value that comes next
	left  int    // values of the result that the run has yet to fill
}

// A spot is the place of a cursor on one level: at entry index, of length, of a
// slice of the result. The operand's entry is first + index*step.
type spot struct{ slices, first, step, index, length int }

func (s *spot) entry() int { return s.first + s.index*s.step }

// start returns a cursor before the first run.
func (o *order) start() *cursor {
	c := &cursor{order: o, spots: make([]spot, len(o.levels))}
	c.enter(0, 0)
	return c
}

// enter moves before the first entry of the next slice of level k, which the
// operand reads from that slice of its own.
func (c *cursor) enter(k, slice int) {
	l, s := &c.levels[k], &c.spots[k]
	*s = spot{slices: s.slices + 1, first: l.first(slice), step: l.step, index: -1, length: l.axis.Length(s.slices)}
}

// next begins the next run, of which there must be one.
func (c *cursor) next() {
	slice := c.begun
	if len(c.spots) > 1 {
		slice = c.follow()
	}
	c.at, c.left = slice*c.size, c.length
	if c.starts != nil {
		c.at = c.starts[slice]
	}
	if c.lengths != nil {
		c.left = c.lengths[c.begun]
	}
	c.begun++
}

// follow moves on by one entry of the last level and returns the operand's entry.
func (c *cursor) follow() int {
	s := &c.spots[c.depth]
	for s.index++; s.index == s.length || c.depth < len(c.spots)-1; s.index++ {
		if s.index == s.length {
			c.depth--
		} else {
			c.depth++
			c.enter(c.depth, s.entry())
		}
		s = &c.spots[c.depth]
	}
	return s.entry()
}

// read fills to with the operand's values that come next.
func read[T any](c *cursor, to, values []T) {
	for {
		run := to[:min(c.left, len(to))]
		switch {
		case !c.repeat:
			copy(run, values[c.at:])
			c.at += len(run)
		case len(run) > 0:
			value := values[c.at]
			for i := range run {
				run[i] = value
			}
		}
		c.left -= len(run)
		if to = to[len(run):]; len(to) == 0 {
			return
		}
		if len(c.spots) == 1 && c.lengths != nil && c.starts == nil {
			// A run for each slice in turn, the commonest order: without a call.
			c.left = c.lengths[c.begun]
			c.at = c.begun * c.size
			c.begun++
			continue
		}
		c.next()
	}
}
