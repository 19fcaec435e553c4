package scene

import (
	"cmp"
	"math"
	"slices"
	"sort"
)

// A limit is how many places a side may take, and the smallest cell that is large
// enough for it.
type limit struct {
	most int
	cell float64
}

// limits are tried in this order.
var limits = []limit{{6, 30}, {5, 30}, {4, 28}, {3, 24}, {3, 8}}

// wholeLimits are tried where no axis is longer than may be shown: small cells are better
// than dots.
var wholeLimits = append([]limit{{6, 14}}, limits...)

// changeLimit is tried first where all values of a change may be shown, which tell where
// each goes.
var changeLimit = limit{12, 14}

// cardLimits are tried for ragged rows, of which more entries are shown.
var cardLimits = []limit{{6, 20}, {6, 16}, {4, 16}, {3, 14}, {3, 8}}

// Sides of the largest cells, and of the largest tiles.
const (
	largestCell  = 48
	phoneCell    = 44
	deepCell     = 40 // of rank 3 and 4, where every value is shown
	roomyCell    = 40 // whose values are larger than the least
	smallCell    = 14 // of those that have no room for larger ones
	largestTile  = 76
	phoneTile    = 64
	clearCell    = 24  // of those that are large enough
	largerCell   = 10  // how much more cells and tiles have to have for fewer operands on a line
	cellStep     = 2   // from one size that is tried to the next
	tileOfChange = 1.4 // times a cell of the arrays beside it
)

// fit finds the largest cells with which every step fits, and lays out all arrays: on one
// line, or on several on a phone.
func (p *placed) fit(width, height float64) {
	p.two, p.per, p.spare = p.small && p.meets() && p.rank > 0 && !p.fails, 0, 0
	p.width, p.height = width, height
	p.signRoom, p.equalsRoom = p.roomOfSigns()
	if p.meets() {
		p.fitMeeting()
	} else {
		p.fitChange()
	}
	for _, a := range p.all() {
		a.layOut()
	}
	if p.crosses() {
		p.result.tag = p.result.body.h + 5
	}
}

// fitChange arranges the arrays of a change. The result moves to a second line if that shows
// more of the values, or on a phone larger ones; where nothing fits each array has its own.
func (p *placed) fitChange() {
	list := p.limitsOfChange()
	fits, best, worth := p.fitSides(list), false, p.worth()
	if p.crosses() || fits && (p.clear() || p.whole() && !p.small) {
		return
	}
	p.two = true
	if two := p.fitSides(list); p.worth() > worth {
		fits, best = two, true
	}
	p.two, p.per = best || !fits, pick(fits, 0, 1)
	p.fitSides(list)
}

// limitsOfChange returns the limits to try for the arrays of a change. Small cells are better
// than dots if some array is whole then.
func (p *placed) limitsOfChange() []limit {
	longer := func(n int) func(*array) bool {
		return func(a *array) bool { return !a.tiles && a.seen.longer(n) }
	}
	switch list := p.all(); {
	case !slices.ContainsFunc(list, longer(changeLimit.most)):
		return append([]limit{changeLimit}, wholeLimits...)
	case slices.ContainsFunc(list, func(a *array) bool { return !longer(mostPlaces)(a) }):
		return wholeLimits
	}
	return limits
}

// fitMeeting arranges arrays that meet. If cells are too low for notes on how values wrapped
// around, it does not make them wide enough for notes.
func (p *placed) fitMeeting() {
	p.fitAll()
	p.fitInLines()
	if p.noted && p.cell < noteCell {
		p.noteless, p.widest = true, 0
		p.fitAll()
	}
}

// fitInLines arranges the arrays in other lines, where the usual ones show no
// values, not all of them or small ones: matrices that stand in a column have room
// beside each other, and fewer operands on a line have room for larger cells and tiles.
// A failure, with its words and fixes below, has other lines only for want of values.
func (p *placed) fitInLines() {
	if p.alone || p.fails && (p.readable() || !p.small) || p.clear() {
		return
	}
	best, grid, worth := *p, p.grid, p.worth()
	for per := len(p.operands); per > 0; per-- {
		for _, two := range [...]bool{false, true} {
			p.two, p.per = two, pick(per == len(p.operands), 0, per)
			if p.fitLines(); p.worth() > worth {
				best, grid, worth = *p, p.grid, p.worth()
			}
		}
	}
	*p, p.grid = best, grid
}

// worth says how well the arrays are seen: whether they have room counts most, then whether
// their values stand in the cells, and all of them, and then how large cells and tiles are.
func (p *placed) worth() int {
	worth := pick(p.fits(), 400, 0) + int(p.cell)/largerCell
	if p.readable() {
		worth += pick(p.whole(), 300, 200+5*p.most)
	}
	return worth
}

// clear reports whether all values are shown, in cells that are easy to read.
func (p *placed) clear() bool { return p.readable() && p.whole() && p.cell >= clearCell }

// whole reports whether no entry is left out.
func (p *placed) whole() bool {
	if p.meets() {
		return p.largest(p.rank) <= p.most
	}
	return !slices.ContainsFunc(p.all(), (*array).leftOut)
}

// readable reports whether cells are large enough to show their values.
func (p *placed) readable() bool { return !p.tiles && p.cell >= textCell }

// valued reports whether arrays have so few values that all may be shown.
func (p *placed) valued() bool {
	return p.rank <= 4 && (p.product == nil || !p.fails) && !slices.ContainsFunc(p.arrays, func(a *array) bool { return a.seen.large(p.mostCells()) })
}

// fitAll moves the result to a second line where only that gives its values room, and the
// "?" of a failure where there is no room beside the arrays.
func (p *placed) fitAll() {
	two := p.two
	p.fitLines()
	switch {
	case two:
	case p.result != nil && !p.tiles && p.rank <= 2 && p.cell < textCell:
		p.two = true
		if p.fitLines(); p.cell < textCell {
			p.two = false
			p.fitLines()
		}
	case p.fails && !p.fits():
		p.two = true
		p.fitLines()
	}
}

func (p *placed) fitLines() {
	p.two = p.two || len(p.operands) > 3 && p.result != nil
	p.tiles, p.spare = false, 0
	if p.rank > 2 && !p.ragged() {
		if p.fitValues() {
			return
		}
		p.tiles = true
	}
	limits := p.limits()
	for ; p.spare < 2; p.spare++ {
		if p.fitSides(limits) {
			return
		}
	}
	last := limits[len(limits)-1]
	if !p.fitWith(last.most, last.cell/2, last.cell) && p.ragged() {
		p.arrange(last.most, last.cell/2, 1)
	}
}

// limits returns the limits to try for these arrays.
func (p *placed) limits() []limit {
	list := wholeLimits
	switch {
	case p.rank > 2 && p.ragged():
		list = cardLimits
	case p.tiles || p.largest(p.rank) > mostPlaces:
		list = limits
	}
	if len(p.operands) > 3 && p.per == 0 {
		list = list[len(list)-2:] // of three places
	}
	return list
}

// fitValues tries to show every value of an array of rank 3 or 4.
func (p *placed) fitValues() bool {
	most, least := pick(p.small, phoneCell, deepCell+0.0), pick(p.fails && !p.small, 24.0, smallCell)
	return p.valued() && (p.fitWith(mostPlaces, least, most) || p.small && p.fitWith(mostPlaces, textCell, textCell))
}

// fitSides tries the limits in turn and reports whether one fits.
func (p *placed) fitSides(limits []limit) bool {
	largest := pick(p.small, phoneCell, largestCell+0.0)
	if p.tiles && p.meets() {
		largest = pick(p.small, phoneTile, largestTile+0.0)
	}
	return slices.ContainsFunc(limits, func(tried limit) bool { return p.fitWith(tried.most, tried.cell, largest) })
}

// fitWith tries cells from the largest size to the least, in every direction of the outer
// axes, and reports whether one fits. Large ones that stand close are better than small ones.
func (p *placed) fitWith(most int, least, largest float64) bool {
	p.close = false
	if p.small || p.tiles {
		return p.fitCells(most, least, largest)
	}
	if p.fitCells(most, max(least, clearCell), largest) {
		return true
	}
	p.close = true
	return p.fitCells(most, least, largest)
}

// fitCells tries the largest size, and then looks for the next by halves: what fits with cells
// of one size fits with smaller ones.
func (p *placed) fitCells(most int, least, largest float64) bool {
	ways := p.ways()
	fits := func(smaller int) bool {
		return slices.ContainsFunc(ways, func(way int) bool {
			p.arrange(most, largest-cellStep*float64(smaller), way)
			return p.fits()
		})
	}
	if largest >= least && fits(0) {
		return true
	}
	steps := int(max(0, largest-least) / cellStep)
	found := 1 + sort.Search(steps, func(i int) bool { return fits(i + 1) })
	return found <= steps && fits(found)
}

// arrange sets the size of the cells of all arrays.
func (p *placed) arrange(most int, cell float64, way int) {
	if p.meets() {
		p.grid.arrange(p.measured, most, cell, way)
		for _, a := range p.all() {
			if a.grid != &p.grid { // of which a part is written into
				a.arrange(p.measured, most, cell, way)
			}
		}
		return
	}
	for _, a := range p.all() { // each in a grid of its own
		a.arrange(p.measured, most, pick(a.tiles, cell*tileOfChange, cell), way)
	}
}

// ways returns in which directions the axes before the innermost two may run, best first.
// For ragged rows a bit of a way says that an axis runs across: a row of cards is better
// than a column. In a failure places for partners stand beside a column.
func (p *placed) ways() []int {
	rank := p.rank
	for _, a := range p.all() {
		rank = max(rank, pick(a.tiles, 0, a.rank))
	}
	switch {
	case rank < 3, p.tiles && rank == 3, p.fails && p.ragged():
		return []int{0}
	case rank == 3, !p.ragged():
		return []int{0, 1}
	}
	return []int{1, 0, 2, 3}
}

// arrange sets the size of the cells of a grid, and the direction in which its outer axes
// run.
func (g *grid) arrange(m *measured, most int, cell float64, way int) {
	*g = grid{arrays: g.arrays, widest: g.widest, rank: g.rank, small: g.small, tiles: g.tiles, close: m.close, cards: g.rank > 2 && g.ragged(),
		first: max(0, g.rank-4), leaf: g.rank, most: most, cell: cell, across: make([]bool, g.rank)}
	if g.tiles {
		g.leaf, g.wide, g.unit = g.rank-2, cell, cell/float64(g.largest(2))
		for _, a := range g.arrays {
			for i := range g.long {
				g.long[i] = max(g.long[i], a.seen.axes[g.leaf+i].Size)
			}
		}
	} else {
		g.wide = g.wideFor(m, cell)
	}
	g.run(way)
	if rows := g.leaf - 2; g.cards && slices.ContainsFunc(g.arrays, func(a *array) bool { return a.seen.stretched(rows) }) {
		g.loose = g.edgesRoom(rows)
	}
}

// run lets axes run across and down in turn; way decides for the two before the innermost.
func (g *grid) run(way int) {
	for k := range g.rank {
		switch inside := g.rank - 1 - k; { // axes that are inside this one
		case inside < 2, inside > 3:
			g.across[k] = inside%2 == 0
		case g.cards:
			g.across[k] = way>>(inside-2)&1 > 0
		default:
			g.across[k] = (inside == 2) == (way == 0)
		}
	}
}

// wideFor returns the width of a cell of the given height.
func (g *grid) wideFor(m *measured, cell float64) float64 {
	if cell < textCell {
		return cell
	}
	if g.widest == 0 {
		g.widest = 1
		for _, a := range g.arrays {
			g.widest = max(g.widest, m.widestOf(a))
		}
	}
	return max(cell, math.Ceil(g.widest*pick[float64](cell < roomyCell, leastFont, 13))+3)
}

// widestOf returns the width, in em, of the widest value that an array may show, or
// of the widest note under one.
func (m *measured) widestOf(a *array) float64 {
	w := 0.0
	a.probe().walk(func(s spot) {
		if s.rest {
			a.widest = max(a.widest, Font{Size: 1}.Width(a.rest(s.index)))
		}
	})
	a.probe().eachCell(func(index []int, _ point) {
		v, note, other := a.value(index), a.note(index), "" // at another time
		if a.who < 0 && m.held != nil {
			other = m.held(index)
		} else if a.who >= 0 && a.who == m.into {
			other = m.outputs(index)
		}
		m.noted = m.noted || note != ""
		a.widest = max(a.widest, Font{Size: 1, Bold: a.who < 0}.Width(cmp.Or(boolLetter(v), v)), Font{Size: 1, Bold: a.who >= 0}.Width(other))
		w = max(w, a.widest, pick(m.noteless, 0, Font{Size: 1}.Width(note)))
	})
	return w
}

// crossFits lets a vector at the right stand as a column, and reports whether the
// arrays have room.
func (p *placed) crossFits() bool {
	b, wide := p.operands[1], 0.0
	b.across[0] = false
	if p.product.row {
		p.result.across[0] = false
	}
	for _, a := range p.all() {
		wide = max(wide, a.wide)
	}
	for _, a := range p.all() {
		a.wide = wide
	}
	w, h := p.crossSize()
	return w+2*edge <= p.width && h <= p.height
}
