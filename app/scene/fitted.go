package scene

import (
	"cmp"
	"math"
	"slices"

	"shapecast/engine"
)

// limits are tried in turn: how many places a side may take, and the smallest
// cell that is large enough for it.
var limits = []limit{{6, 30}, {5, 30}, {4, 28}, {3, 24}, {3, 8}}

// wholeLimits come before them where no side has more places than may be shown:
// small cells are better than dots.
var wholeLimits = append([]limit{{6, 14}}, limits...)

// cardLimits are the same for rows that differ, of which more is seen.
var cardLimits = []limit{{6, 20}, {6, 16}, {4, 16}, {3, 14}, {3, 8}}

type limit struct {
	most int
	cell float64
}

// fit finds the largest cells with which every step has room. Where notes on how
// values wrapped around leave none for the values, they are short.
func (m *measured) fit(width, height float64) {
	m.fitAll(width, height)
	m.fitInLines(width, height)
	for m.noted && m.brief < 2 && m.cell < 28 {
		m.brief, m.widest = m.brief+1, 0
		m.fitAll(width, height)
	}
}

// fitInLines arranges the arrays in other lines, where the usual ones show no
// values, or not all of many operands: matrices that stand in a column have room
// beside each other, and fewer operands on a line where all are too wide.
func (m *measured) fitInLines(width, height float64) {
	many := len(m.sheets) > 3
	if m.result == nil || !m.small && !many || m.readable() && (m.whole() || !many) {
		return
	}
	best := *m
	for per := len(m.sheets); per > 0; per-- {
		beside := per == len(m.sheets)
		if beside && m.rank < 3 {
			continue
		}
		m.two, m.per = !beside, pick(beside, 0, per)
		m.fitLines(width, height)
		if m.readable() && (!best.readable() || m.whole() && !best.whole()) {
			best = *m
		}
	}
	*m = best
}

// whole reports whether every entry has a place.
func (m *measured) whole() bool {
	for _, s := range m.all() {
		for k, a := range s.seen.axes {
			if a.Size > m.grid.most[k] {
				return false
			}
		}
	}
	return true
}

// readable reports whether values stand in the cells.
func (m *measured) readable() bool { return !m.tiles && m.cell >= textCell }

func (m *measured) fitAll(width, height float64) {
	two := m.two
	if m.fitLines(width, height); two || m.result == nil || m.tiles || m.rank > 2 || m.cell >= textCell {
		return
	}
	m.two = true // so that the values have room
	if m.fitLines(width, height); m.cell < textCell {
		m.two = false
		m.fitLines(width, height)
	}
}

func (m *measured) fitLines(width, height float64) {
	m.width, m.height = width, height
	m.two = m.two || len(m.sheets) > 3 && m.result != nil
	m.nameOuter()
	m.signRoom = m.roomOfSigns()
	largest := pick(m.small, 36.0, 48.0)
	m.tiles, m.terse = false, false
	if m.rank > 2 && !m.anyRagged() {
		if !m.meshed && m.fitValues(largest) {
			return
		}
		m.tiles = true
		largest = pick(m.small, 48.0, 76.0)
	}
	for _, limit := range m.limits() {
		if len(m.sheets) > 3 && limit.most > 3 && m.per == 0 {
			continue
		}
		if m.fitWith(limit.most, limit.cell, largest) {
			return
		}
	}
	m.terse = true
	last := limits[len(limits)-1]
	if !m.fitWith(last.most, last.cell/2, last.cell) && m.anyRagged() {
		m.grid = m.gridOf(last.most, last.cell/2, 1)
	}
}

// limits returns those for the arrays that there are.
func (m *measured) limits() []limit {
	long := func(a engine.Axis) bool { return a.Size > limits[0].most }
	switch {
	case m.rank > 2 && m.anyRagged():
		return cardLimits
	case m.tiles, slices.ContainsFunc(m.all(), func(s *sheet) bool { return slices.ContainsFunc(s.seen.axes, long) }):
		return limits
	}
	return wholeLimits
}

// fitValues tries to show every value of an array of rank 3 or 4.
func (m *measured) fitValues(largest float64) bool {
	if m.rank > 4 || slices.ContainsFunc(m.all(), func(s *sheet) bool { return s.seen.large() }) {
		return false
	}
	return m.fitWith(6, pick(m.small, 16.0, 24.0), min(largest, 40))
}

// fitWith tries cells from the largest to the least that is wanted, in every
// direction of the outer axes, and reports whether they fit.
func (m *measured) fitWith(most int, least, largest float64) bool {
	ways := m.ways()
	for cell := largest; cell >= least; cell -= 2 {
		for _, way := range ways {
			m.grid = m.gridOf(most, cell, way)
			if m.fits() {
				return true
			}
		}
	}
	return false
}

// ways returns how the axes before the innermost two may run, best first. Where
// rows differ a bit of a way says that an axis runs across: a row of cards, before
// a column of them. Places without a partner are beside a column.
func (m *measured) ways() []int {
	switch {
	case m.rank < 3, m.tiles && m.rank == 3:
		return []int{0}
	case !m.anyRagged():
		return []int{0, 1}
	case m.fails:
		return []int{0}
	case m.rank == 3:
		return []int{0, 1}
	}
	return []int{1, 0, 2, 3}
}

// gridOf returns a grid with cells of a size whose outer axes run in a way.
func (m *measured) gridOf(most int, cell float64, way int) grid {
	g := grid{small: m.small, leaf: m.rank, cell: cell, wide: cell, across: make([]bool, m.rank), most: make([]int, m.rank)}
	if !m.tiles {
		g.wide = m.wideFor(cell)
	} else {
		g.leaf = m.rank - 2
		g.units = m.units(cell)
	}
	g.first = max(0, m.rank-4)
	for k := range m.rank {
		g.across[k] = (m.rank-1-k)%2 == 0
		g.most[k] = most
	}
	if m.rank > 2 && !m.anyRagged() {
		g.across[m.rank-3] = way == 0
		if m.rank > 3 {
			g.across[m.rank-4] = way > 0
		}
	} else if m.rank > 2 {
		g.cards = true
		g.across[m.rank-2] = false
		for k := g.first; k < m.rank-2; k++ {
			g.across[k] = way>>(m.rank-3-k)&1 > 0
		}
	}
	return g
}

// Values are written at 11 px at least, in cells that are wide enough for it.
const (
	leastFont = 11
	textCell  = 13 // in lower cells there is no text
)

// wideFor returns the width of a cell of a height.
func (m *measured) wideFor(cell float64) float64 {
	if cell < textCell || m.rank > 4 {
		return cell
	}
	if m.widest == 0 {
		m.widest = 1
		for _, s := range m.all() {
			m.widest = max(m.widest, m.widestOf(s))
		}
	}
	return max(cell, math.Ceil(m.widest*leastFont)+3)
}

// widestOf returns the width, in em, of the widest value that a sheet may show, or
// of the widest note under one.
func (m *measured) widestOf(s *sheet) float64 {
	w := 0.0
	g := grid{leaf: m.rank, across: make([]bool, m.rank), most: make([]int, m.rank), first: max(0, m.rank-4)}
	for k := range g.most {
		g.most[k] = 6
	}
	if m.fails && s.who < 0 {
		return 0
	}
	g.eachCell(g.lay(s.stored), point{}, make([]int, m.rank), func(index []int, _ point) {
		v, note := s.value(index), m.noteOf(s, index)
		m.noted = m.noted || note != ""
		s.widest = max(s.widest, Font{Size: 1, Bold: s.who < 0}.Width(cmp.Or(boolLetter(v), v)))
		w = max(w, s.widest, pick(m.brief < 2, Font{Size: 1}.Width(note), 0))
	})
	return w
}

// units returns the length of an entry along the two axes of a tile.
func (m *measured) units(cell float64) []float64 {
	largest := 1
	for _, s := range m.all() {
		for _, a := range s.seen.axes[m.rank-2:] {
			largest = max(largest, a.Size)
		}
	}
	unit := cell / float64(largest)
	return []float64{unit, unit}
}
