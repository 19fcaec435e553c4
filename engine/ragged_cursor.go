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

// A spot is where a cursor stands on one level: entry index, of length, in the
// slice of the operand's axis that begins at entry first.
type spot struct{ slices, first, index, length int }

// start returns a cursor before the first run.
func (o *order) start() *cursor {
	c := &cursor{order: o, spots: make([]spot, len(o.levels))}
	c.enter(0, 0)
	return c
}

// enter stands before the first entry of the next slice of level k, which the
// operand reads from that slice of its own.
func (c *cursor) enter(k, slice int) {
	l, s := &c.levels[k], &c.spots[k]
	*s = spot{slices: s.slices + 1, first: l.first(slice), index: -1, length: l.axis.Length(s.slices)}
}

// entry returns the entry of the operand's axis at which level k stands.
func (c *cursor) entry(k int) int {
	if c.levels[k].repeats {
		return c.spots[k].first
	}
	return c.spots[k].first + c.spots[k].index
}

// next begins the next run, of which there must be one.
func (c *cursor) next() {
	last := len(c.spots) - 1
	for k := c.depth; ; {
		s := &c.spots[k]
		if s.index++; s.index == s.length {
			k--
			continue
		}
		if k == last {
			break
		}
		k++
		c.enter(k, c.entry(k-1))
	}
	c.depth = last
	c.at = c.entry(last) * c.size
	if c.starts != nil {
		c.at = c.starts[c.entry(last)]
	}
	c.left = c.length
	if c.lengths != nil {
		c.left = c.lengths[c.begun]
	}
	c.begun++
}

// read fills to with the operand's values that come next.
func read[T any](c *cursor, to, values []T) {
	for len(to) > 0 {
		if c.left == 0 {
			c.next()
			continue
		}
		run := to[:min(c.left, len(to))]
		if c.repeat {
			value := values[c.at]
			for i := range run {
				run[i] = value
			}
		} else {
			copy(run, values[c.at:])
			c.at += len(run)
		}
		c.left -= len(run)
		to = to[len(run):]
	}
}
