package engine

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
