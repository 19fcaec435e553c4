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

// A fitting finds out how large cells may be.
type fitting struct{ *lines }

// fit finds the largest cells with which every step has room, and gives every entry
// its place.
func (l *lines) fit(width, height float64) {
	f := fitting{l}
	f.width, f.height = width, height
	f.nameOuter()
	f.signRoom, f.equalsRoom = f.roomOfSigns()
	if f.meets() {
		f.fitMeeting()
	} else {
		f.fitChange()
	}
	for _, a := range f.all() {
		a.layOut()
	}
	if f.crosses() {
		f.result.tag = f.result.body.h + 5
	}
}

// fitChange arranges the arrays of a change. The result has a line of its own where
// there is no room beside the others, and on a phone where not all of it has.
func (f *fitting) fitChange() {
	list := wholeLimits
	if slices.ContainsFunc(f.all(), func(a *array) bool { return !a.tiles && a.seen.longer(mostPlaces) }) {
		list = limits
	}
	fits := f.fitSides(list)
	if !f.crosses() && (!fits || f.small && slices.ContainsFunc(f.all(), (*array).cramped)) {
		f.two = true
		if !f.fitSides(list) {
			f.per = 1
			f.fitSides(list)
		}
	}
}

// fitMeeting arranges arrays that meet. Where notes on how values wrapped around
// leave none for the values, they are short.
func (f *fitting) fitMeeting() {
	f.fitAll()
	f.fitInLines()
	for f.noted && f.brief < 2 && f.cell < 28 {
		f.brief, f.widest = f.brief+1, 0
		f.fitAll()
	}
}

// fitInLines arranges the arrays in other lines, where the usual ones show no
// values, or not all of many operands: matrices that stand in a column have room
// beside each other, and fewer operands on a line where all are too wide.
func (f *fitting) fitInLines() {
	many := len(f.operands) > 3
	if f.result == nil || !f.small && !many || f.readable() && (f.whole() || !many) {
		return
	}
	best, grid, fits, readable, whole := *f.lines, f.grid, f.fits(), f.readable(), f.whole()
	for per := len(f.operands); per > 0; per-- {
		beside := per == len(f.operands)
		if beside && f.rank < 3 {
			continue
		}
		f.two, f.per = !beside, pick(beside, 0, per)
		f.fitLines()
		if !fits && f.fits() || f.readable() && (!readable || f.whole() && !whole) {
			best, grid, fits, readable, whole = *f.lines, f.grid, true, f.readable(), f.whole()
		}
	}
	*f.lines, f.grid = best, grid
}

// whole reports whether every entry has a place.
func (f *fitting) whole() bool { return f.largest(f.rank) <= f.most }

// readable reports whether values stand in the cells.
func (l *lines) readable() bool { return !l.tiles && l.cell >= textCell }

// valued reports whether arrays are so small that every value may be shown.
func (l *lines) valued() bool {
	return l.rank <= 4 && l.product == nil && !slices.ContainsFunc(l.arrays, func(a *array) bool { return a.seen.large() })
}

func (f *fitting) fitAll() {
	two := f.two
	if f.fitLines(); two || f.result == nil || f.tiles || f.rank > 2 || f.cell >= textCell {
		return
	}
	f.two = true // so that the values have room
	if f.fitLines(); f.cell < textCell {
		f.two = false
		f.fitLines()
	}
}

func (f *fitting) fitLines() {
	f.two = f.two || len(f.operands) > 3 && f.result != nil
	f.tiles, f.spare = false, 0
	if f.rank > 2 && !f.ragged() {
		if f.fitValues() {
			return
		}
		f.tiles = true
	}
	limits := f.limits()
	for ; f.spare < 2; f.spare++ {
		if f.fitSides(limits) {
			return
		}
	}
	last := limits[len(limits)-1]
	if !f.fitWith(last.most, last.cell/2, last.cell) && f.ragged() {
		f.arrange(last.most, last.cell/2, 1)
	}
}

// limits returns those for the arrays that there are.
func (f *fitting) limits() []limit {
	list := wholeLimits
	switch {
	case f.rank > 2 && f.ragged():
		list = cardLimits
	case f.tiles || f.largest(f.rank) > mostPlaces:
		list = limits
	}
	if len(f.operands) > 3 && f.per == 0 {
		list = slices.DeleteFunc(slices.Clone(list), func(l limit) bool { return l.most > 3 })
	}
	return list
}

// fitValues tries to show every value of an array of rank 3 or 4.
func (f *fitting) fitValues() bool {
	most := pick(f.small, phoneCell, deepCell+0.0)
	return f.valued() && (f.fitWith(mostPlaces, pick(f.small, 14.0, 24.0), most) ||
		f.small && f.fitWith(mostPlaces, textCell, textCell))
}

// fitSides tries the limits in turn and reports whether one fits.
func (f *fitting) fitSides(limits []limit) bool {
	largest := pick(f.small, phoneCell, largestCell+0.0)
	if f.tiles && f.meets() {
		largest = pick(f.small, phoneTile, largestTile+0.0)
	}
	return slices.ContainsFunc(limits, func(l limit) bool { return f.fitWith(l.most, l.cell, largest) })
}

// fitWith tries cells from the largest to the least that is wanted, in every
// direction of the outer axes, and reports whether they fit.
func (f *fitting) fitWith(most int, least, largest float64) bool {
	ways := f.ways()
	for cell := largest; cell >= least; cell -= cellStep {
		for _, way := range ways {
			if f.arrange(most, cell, way); f.fits() {
				return true
			}
		}
	}
	return false
}

// arrange gives the arrays cells of a size.
func (f *fitting) arrange(most int, cell float64, way int) {
	if f.meets() {
		f.family.arrange(f.measured, most, cell, way)
		return
	}
	for _, one := range f.families() {
		one.arrange(f.measured, most, pick(one.tiles, cell*tileOfChange, cell), 0)
	}
}

// ways returns how the axes before the innermost two may run, best first. Where
// rows differ a bit of a way says that an axis runs across: a row of cards, before
// a column of them. Places without a partner are beside a column.
func (f *fitting) ways() []int {
	switch {
	case f.rank < 3, f.tiles && f.rank == 3, f.fails && f.ragged():
		return []int{0}
	case f.rank == 3, !f.ragged():
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
		for i := range f.slim {
			f.slim[i] = slices.ContainsFunc(f.arrays, func(a *array) bool { return a.seen.axes[f.leaf+i].Size > 1 })
		}
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
	if rows := f.leaf - 2; f.cards && slices.ContainsFunc(f.arrays, func(a *array) bool { return a.seen.stretched(rows) }) {
		f.loose = f.edgesRoom(rows)
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
