package scene

import (
	"cmp"
	"math"
	"slices"
)

// A limit is how many places a side may take, and the smallest cell that is large
// enough for it.
type limit struct {
	most int
	cell float64
}

// limits are tried in turn.
var limits = []limit{{6, 30}, {5, 30}, {4, 28}, {3, 24}, {3, 8}}

// wholeLimits come before them where no side has more places than may be shown:
// small cells are better than dots.
var wholeLimits = append([]limit{{6, 14}}, limits...)

// cardLimits are the same for rows that differ, of which more is seen.
var cardLimits = []limit{{6, 20}, {6, 16}, {4, 16}, {3, 14}, {3, 8}}

// mostPlaces is how many entries of an axis are shown where there is room.
const mostPlaces = 6

// Values are written at 11 px at least, in cells that are wide enough for it.
const (
	leastFont = 11
	textCell  = 13 // in lower cells there is no text
)

// Sides of the largest cells, and of the largest tiles.
const (
	largestCell  = 48
	phoneCell    = 36
	deepCell     = 40 // of rank 3 and 4, where every value is shown
	largestTile  = 76
	phoneTile    = 48
	cellStep     = 2   // from one size that is tried to the next
	tileOfChange = 1.4 // times a cell of the arrays beside it
)

// fit finds the largest cells with which every step has room, and gives every entry
// its place.
func (m *measured) fit(width, height float64) {
	m.width, m.height = width, height
	m.nameOuter()
	m.signRoom, m.equalsRoom = m.roomOfSigns()
	switch {
	case m.crosses():
		m.fitSides(limits, m.crossFits)
	case m.meets():
		m.fitMeeting()
	default:
		m.fitChange()
	}
	for _, a := range m.all() {
		a.layOut()
	}
	if m.crosses() {
		m.result.tag = m.result.body.h + 5
	}
}

// fitChange arranges the arrays of a change. On a phone the result has a line of its
// own where not all of it would have room beside the others.
func (m *measured) fitChange() {
	m.fitSides(limits, m.fits)
	if m.small && slices.ContainsFunc(m.all(), (*array).cramped) {
		m.two = true
		m.fitSides(limits, m.fits)
	}
}

// fitMeeting arranges arrays that meet. Where notes on how values wrapped around
// leave none for the values, they are short.
func (m *measured) fitMeeting() {
	m.fitAll()
	m.fitInLines()
	for m.noted && m.brief < 2 && m.cell < 28 {
		m.brief, m.widest = m.brief+1, 0
		m.fitAll()
	}
}

// fitInLines arranges the arrays in other lines, where the usual ones show no
// values, or not all of many operands: matrices that stand in a column have room
// beside each other, and fewer operands on a line where all are too wide.
func (m *measured) fitInLines() {
	many := len(m.operands) > 3
	if m.result == nil || !m.small && !many || m.readable() && (m.whole() || !many) {
		return
	}
	best := *m
	for per := len(m.operands); per > 0; per-- {
		beside := per == len(m.operands)
		if beside && m.rank < 3 {
			continue
		}
		m.two, m.per = !beside, pick(beside, 0, per)
		m.fitLines()
		if m.readable() && (!best.readable() || m.whole() && !best.whole()) {
			best = *m
		}
	}
	*m = best
}

// whole reports whether every entry has a place.
func (m *measured) whole() bool { return m.largest(m.rank) <= m.most }

// readable reports whether values stand in the cells.
func (m *measured) readable() bool { return !m.tiles && m.cell >= textCell }

func (m *measured) fitAll() {
	two := m.two
	if m.fitLines(); two || m.result == nil || m.tiles || m.rank > 2 || m.cell >= textCell {
		return
	}
	m.two = true // so that the values have room
	if m.fitLines(); m.cell < textCell {
		m.two = false
		m.fitLines()
	}
}

func (m *measured) fitLines() {
	m.two = m.two || len(m.operands) > 3 && m.result != nil
	m.tiles, m.terse = false, false
	if m.rank > 2 && !m.ragged() {
		if m.fitValues() {
			return
		}
		m.tiles = true
	}
	limits := m.limits()
	if m.fitSides(limits, m.fits) {
		return
	}
	m.terse = true
	last := limits[len(limits)-1]
	if !m.fitWith(last.most, last.cell/2, last.cell, m.fits) && m.ragged() {
		m.arrange(last.most, last.cell/2, 1)
	}
}

// limits returns those for the arrays that there are.
func (m *measured) limits() []limit {
	list := wholeLimits
	switch {
	case m.rank > 2 && m.ragged():
		list = cardLimits
	case m.tiles || m.largest(m.rank) > mostPlaces:
		list = limits
	}
	if len(m.operands) > 3 && m.per == 0 {
		list = slices.DeleteFunc(slices.Clone(list), func(l limit) bool { return l.most > 3 })
	}
	return list
}

// fitValues tries to show every value of an array of rank 3 or 4.
func (m *measured) fitValues() bool {
	if m.rank > 4 || m.product != nil || slices.ContainsFunc(m.arrays, func(a *array) bool { return a.seen.large() }) {
		return false
	}
	return m.fitWith(mostPlaces, pick(m.small, 16.0, 24.0), pick(m.small, phoneCell, deepCell+0.0), m.fits)
}

// fitSides tries the limits in turn and reports whether one fits.
func (m *measured) fitSides(limits []limit, fits func() bool) bool {
	largest := pick(m.small, phoneCell, largestCell+0.0)
	if m.tiles && m.meets() {
		largest = pick(m.small, phoneTile, largestTile+0.0)
	}
	return slices.ContainsFunc(limits, func(l limit) bool { return m.fitWith(l.most, l.cell, largest, fits) })
}

// fitWith tries cells from the largest to the least that is wanted, in every
// direction of the outer axes, and reports whether they fit.
func (m *measured) fitWith(most int, least, largest float64, fits func() bool) bool {
	ways := m.ways()
	for cell := largest; cell >= least; cell -= cellStep {
		for _, way := range ways {
			if m.arrange(most, cell, way); fits() {
				return true
			}
		}
	}
	return false
}

// arrange gives the arrays cells of a size.
func (m *measured) arrange(most int, cell float64, way int) {
	if m.meets() {
		m.family.arrange(m, most, cell, way)
		return
	}
	for _, f := range m.families() {
		f.arrange(m, most, pick(f.tiles, cell*tileOfChange, cell), 0)
	}
}

// ways returns how the axes before the innermost two may run, best first. Where
// rows differ a bit of a way says that an axis runs across: a row of cards, before
// a column of them. Places without a partner are beside a column.
func (m *measured) ways() []int {
	switch {
	case m.rank < 3, m.tiles && m.rank == 3, m.fails && m.ragged():
		return []int{0}
	case m.rank == 3, !m.ragged():
		return []int{0, 1}
	}
	return []int{1, 0, 2, 3}
}

// arrange gives the arrays of a family cells of a size, and lets their outer axes
// run in a way.
func (f *family) arrange(m *measured, most int, cell float64, way int) {
	ragged := f.ragged()
	f.grid = grid{rank: f.rank, small: f.small, tiles: f.tiles, first: max(0, f.rank-4), leaf: f.rank, most: most, cell: cell, across: make([]bool, f.rank)}
	if f.tiles {
		f.leaf, f.wide, f.unit = f.rank-2, cell, cell/float64(f.largest(2))
	} else {
		f.wide = f.wideFor(m, cell)
	}
	for k := range f.rank {
		f.across[k] = (f.rank-1-k)%2 == 0
	}
	switch {
	case f.rank < 3:
	case ragged:
		f.cards, f.across[f.rank-2] = true, false
		for k := f.first; k < f.rank-2; k++ {
			f.across[k] = way>>(f.rank-3-k)&1 > 0
		}
	default:
		f.across[f.rank-3] = way == 0
		if f.rank > 3 {
			f.across[f.rank-4] = way > 0
		}
	}
}

// wideFor returns the width of a cell of a height.
func (f *family) wideFor(m *measured, cell float64) float64 {
	if cell < textCell || f.rank > 4 {
		return cell
	}
	if f.widest == 0 {
		f.widest = 1
		for _, a := range f.arrays {
			f.widest = max(f.widest, m.widestOf(a))
		}
	}
	return max(cell, math.Ceil(f.widest*leastFont)+3)
}

// widestOf returns the width, in em, of the widest value that an array may show, or
// of the widest note under one.
func (m *measured) widestOf(a *array) float64 {
	if m.fails && a.who < 0 {
		return 0
	}
	w := 0.0
	a.probe().eachCell(func(index []int, _ point) {
		v, note := a.value(index), a.note(index)
		m.noted = m.noted || note != ""
		a.widest = max(a.widest, Font{Size: 1, Bold: a.who < 0}.Width(cmp.Or(boolLetter(v), v)))
		w = max(w, a.widest, pick(m.brief < 2, Font{Size: 1}.Width(note), 0))
	})
	return w
}
