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
func (l *lines) fit(width, height float64) {
	*l = linesOf(l.measured)
	l.width, l.height = width, height
	l.nameOuter()
	l.signRoom, l.equalsRoom = l.roomOfSigns()
	if l.meets() {
		l.fitMeeting()
	} else {
		l.fitChange()
	}
	for _, a := range l.all() {
		a.layOut()
	}
	if l.crosses() {
		l.result.tag = l.result.body.h + 5
	}
}

// fitChange arranges the arrays of a change. The result has a line of its own where
// there is no room beside the others, and on a phone where not all of it has.
func (l *lines) fitChange() {
	list := wholeLimits
	if slices.ContainsFunc(l.all(), func(a *array) bool { return !a.tiles && a.seen.longer(mostPlaces) }) {
		list = limits
	}
	fits := l.fitSides(list)
	if !l.crosses() && (!fits || l.small && slices.ContainsFunc(l.all(), (*array).cramped)) {
		l.two = true
		if !l.fitSides(list) {
			l.per = 1
			l.fitSides(list)
		}
	}
}

// fitMeeting arranges arrays that meet. Where notes on how values wrapped around
// leave none for the values, they are short.
func (l *lines) fitMeeting() {
	l.fitAll()
	l.fitInLines()
	for l.noted && l.brief < 2 && l.cell < 28 {
		l.brief, l.widest = l.brief+1, 0
		l.fitAll()
	}
}

// fitInLines arranges the arrays in other lines, where the usual ones show no
// values, or not all of many operands: matrices that stand in a column have room
// beside each other, and fewer operands on a line where all are too wide.
func (l *lines) fitInLines() {
	many := len(l.operands) > 3
	if l.result == nil || !l.small && !many || l.readable() && (l.whole() || !many) {
		return
	}
	best, grid, fits, readable, whole := *l, l.grid, l.fits(), l.readable(), l.whole()
	for per := len(l.operands); per > 0; per-- {
		beside := per == len(l.operands)
		if beside && l.rank < 3 {
			continue
		}
		l.two, l.per = !beside, pick(beside, 0, per)
		l.fitLines()
		if !fits && l.fits() || l.readable() && (!readable || l.whole() && !whole) {
			best, grid, fits, readable, whole = *l, l.grid, true, l.readable(), l.whole()
		}
	}
	*l, l.grid = best, grid
}

// whole reports whether every entry has a place.
func (l *lines) whole() bool { return l.largest(l.rank) <= l.most }

// readable reports whether values stand in the cells.
func (l *lines) readable() bool { return !l.tiles && l.cell >= textCell }

// valued reports whether arrays are so small that every value may be shown.
func (l *lines) valued() bool {
	return l.rank <= 4 && l.product == nil && !slices.ContainsFunc(l.arrays, func(a *array) bool { return a.seen.large() })
}

func (l *lines) fitAll() {
	two := l.two
	if l.fitLines(); two || l.result == nil || l.tiles || l.rank > 2 || l.cell >= textCell {
		return
	}
	l.two = true // so that the values have room
	if l.fitLines(); l.cell < textCell {
		l.two = false
		l.fitLines()
	}
}

func (l *lines) fitLines() {
	l.two = l.two || len(l.operands) > 3 && l.result != nil
	l.tiles, l.spare = false, 0
	if l.rank > 2 && !l.ragged() {
		if l.fitValues() {
			return
		}
		l.tiles = true
	}
	limits := l.limits()
	for ; l.spare < 2; l.spare++ {
		if l.fitSides(limits) {
			return
		}
	}
	last := limits[len(limits)-1]
	if !l.fitWith(last.most, last.cell/2, last.cell) && l.ragged() {
		l.arrange(last.most, last.cell/2, 1)
	}
}

// limits returns those for the arrays that there are.
func (l *lines) limits() []limit {
	list := wholeLimits
	switch {
	case l.rank > 2 && l.ragged():
		list = cardLimits
	case l.tiles || l.largest(l.rank) > mostPlaces:
		list = limits
	}
	if len(l.operands) > 3 && l.per == 0 {
		list = slices.DeleteFunc(slices.Clone(list), func(tried limit) bool { return tried.most > 3 })
	}
	return list
}

// fitValues tries to show every value of an array of rank 3 or 4.
func (l *lines) fitValues() bool {
	most := pick(l.small, phoneCell, deepCell+0.0)
	return l.valued() && (l.fitWith(mostPlaces, pick(l.small, 14.0, 24.0), most) ||
		l.small && l.fitWith(mostPlaces, textCell, textCell))
}

// fitSides tries the limits in turn and reports whether one fits.
func (l *lines) fitSides(limits []limit) bool {
	largest := pick(l.small, phoneCell, largestCell+0.0)
	if l.tiles && l.meets() {
		largest = pick(l.small, phoneTile, largestTile+0.0)
	}
	return slices.ContainsFunc(limits, func(tried limit) bool { return l.fitWith(tried.most, tried.cell, largest) })
}

// fitWith tries cells from the largest to the least that is wanted, in every
// direction of the outer axes, and reports whether they fit.
func (l *lines) fitWith(most int, least, largest float64) bool {
	ways := l.ways()
	for cell := largest; cell >= least; cell -= cellStep {
		for _, way := range ways {
			if l.arrange(most, cell, way); l.fits() {
				return true
			}
		}
	}
	return false
}

// arrange gives the arrays cells of a size.
func (l *lines) arrange(most int, cell float64, way int) {
	if l.meets() {
		l.grid.arrange(l.measured, most, cell, way)
		return
	}
	for _, one := range l.grids() {
		one.arrange(l.measured, most, pick(one.tiles, cell*tileOfChange, cell), 0)
	}
}

// ways returns how the axes before the innermost two may run, best first. Where
// rows differ a bit of a way says that an axis runs across: a row of cards, before
// a column of them. Places without a partner are beside a column.
func (l *lines) ways() []int {
	switch {
	case l.rank < 3, l.tiles && l.rank == 3, l.fails && l.ragged():
		return []int{0}
	case l.rank == 3, !l.ragged():
		return []int{0, 1}
	}
	return []int{1, 0, 2, 3}
}

// arrange gives the arrays of a grid cells of a size, and lets their outer axes
// run in a way.
func (g *grid) arrange(m *measured, most int, cell float64, way int) {
	ragged := g.ragged()
	*g = grid{arrays: g.arrays, widest: g.widest, rank: g.rank, small: g.small, tiles: g.tiles, first: max(0, g.rank-4),
		leaf: g.rank, most: most, cell: cell, across: make([]bool, g.rank)}
	if g.tiles {
		g.leaf, g.wide, g.unit = g.rank-2, cell, cell/float64(g.largest(2))
		for i := range g.slim {
			g.slim[i] = slices.ContainsFunc(g.arrays, func(a *array) bool { return a.seen.axes[g.leaf+i].Size > 1 })
		}
	} else {
		g.wide = g.wideFor(m, cell)
	}
	for k := range g.rank {
		g.across[k] = (g.rank-1-k)%2 == 0
	}
	switch {
	case g.rank < 3:
	case ragged:
		g.cards, g.across[g.rank-2] = true, false
		for k := g.first; k < g.rank-2; k++ {
			g.across[k] = way>>(g.rank-3-k)&1 > 0
		}
	default:
		g.across[g.rank-3] = way == 0
		if g.rank > 3 {
			g.across[g.rank-4] = way > 0
		}
	}
	if rows := g.leaf - 2; g.cards && slices.ContainsFunc(g.arrays, func(a *array) bool { return a.seen.stretched(rows) }) {
		g.loose = g.edgesRoom(rows)
	}
}

// wideFor returns the width of a cell of a height.
func (g *grid) wideFor(m *measured, cell float64) float64 {
	if cell < textCell || g.rank > 4 {
		return cell
	}
	if g.widest == 0 {
		g.widest = 1
		for _, a := range g.arrays {
			g.widest = max(g.widest, m.widestOf(a))
		}
	}
	return max(cell, math.Ceil(g.widest*leastFont)+3)
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

// crossFits lets a vector at the right stand as a column, and reports whether the
// arrays have room.
func (l *lines) crossFits() bool {
	b, wide := l.operands[1], 0.0
	if !l.product.col {
		b.across[0] = false
		if l.product.row {
			l.result.across[0] = false
		}
	}
	for _, a := range l.all() {
		wide = max(wide, a.wide)
	}
	for _, a := range l.all() {
		a.wide = wide
	}
	w, h := l.crossSize()
	return w+2*edge <= l.width && h <= l.height
}
