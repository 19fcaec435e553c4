package scene

// A point is a place in the room for arrays.
type point struct{ x, y float64 }

func (p point) plus(x, y float64) point { return point{p.x + x, p.y + y} }

// A spot is one position of a walk over an array: a list or a leaf as it is seen, and the
// stored one that it is read from.
type spot struct {
	seen         *block // nil where what is stored is never seen
	at           point  // of what is seen
	stored       *block
	from         point // of what is stored
	index        []int // of the result's cell; the walk changes it as it goes on
	row          int   // the number of the innermost list around it; -1 where it has none
	rest         bool  // it is beyond the part that is written into
	across, down bool  // dots that stand for entries left out
	ghost        bool  // it is read again, not stored
}

// left reports whether dots stand at the spot.
func (s spot) left() bool { return s.across || s.down }

// cell reports whether the spot is a cell or a tile that is shown.
func (s spot) cell(g *grid) bool { return s.stored.axis == g.leaf && !s.left() }

// walk visits every list and leaf of an array that is laid out, from the outermost: dots
// too, but not lists of dots.
func (a *array) walk(visit func(spot)) {
	rows := 0
	var step func(spot)
	step = func(s spot) {
		axis := s.stored.axis
		if s.seen != nil && axis >= a.leaf-1 && s.row < 0 && !s.left() {
			s.row = rows
			rows++
		}
		if a.part != nil && axis == a.leaf && !s.left() {
			s = a.inPart(s)
		}
		if !s.left() || axis == a.leaf {
			visit(s)
		}
		if axis == a.leaf {
			return
		}
		for i := range a.entriesOf(s) {
			step(a.entered(s, i))
		}
		s.index[axis] = 0
	}
	step(spot{seen: a.view, stored: a.body, index: make([]int, a.rank), row: -1})
}

// inPart returns the spot of a cell with its index and its row in the part of the array that is
// written into.
func (a *array) inPart(s spot) spot {
	index := a.part(s.index)
	if s.rest = index == nil; s.rest {
		return s
	}
	if s.index, s.row = index, 0; len(index) > 1 {
		s.row = index[0]
	}
	return s
}

// entriesOf returns how many entries of a list are visited: what is stored also where
// nothing of it is seen.
func (a *array) entriesOf(s spot) int {
	switch {
	case s.seen == nil:
		return len(s.stored.kids)
	case len(s.stored.kids) == 0:
		return 0
	case s.ghost:
		return len(s.seen.kids)
	}
	return max(len(s.seen.kids), len(s.stored.kids))
}

// entered returns the spot of entry i of the list at a spot.
func (a *array) entered(s spot, i int) spot {
	axis := s.stored.axis
	stretched := s.seen != nil && a.seen.stretched(axis)
	kid := s.stored.kids[min(pick(stretched, 0, i), len(s.stored.kids)-1)]
	in := s
	in.stored, in.from, in.seen = kid, s.from.plus(kid.x, kid.y), nil
	in.at, in.ghost = s.at.plus(kid.x, kid.y), s.ghost || stretched && i > 0
	if s.seen != nil && i < len(s.seen.kids) {
		kid = s.seen.kids[i]
		in.seen, in.at = kid, s.at.plus(kid.x, kid.y)
	}
	s.index[axis] = max(kid.entry, 0)
	if kid.entry == dotsEntry {
		in.across, in.down = s.across || a.across[axis], s.down || !a.across[axis]
	}
	return in
}

// eachCell calls visit for every stored cell that is shown.
func (a *array) eachCell(visit func(index []int, at point)) {
	a.walk(func(s spot) {
		if s.cell(a.grid) && !s.ghost && !s.rest {
			visit(s.index, s.from)
		}
	})
}

// rowsShown counts the innermost lists that are seen.
func (a *array) rowsShown() (rows int) {
	a.walk(func(s spot) {
		if a.part == nil || s.cell(a.grid) && !s.rest {
			rows = max(rows, s.row+1)
		}
	})
	return rows
}
