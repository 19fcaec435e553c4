package scene

import (
	"math"
	"slices"
)

// A crossing is how two matrices stand: A at the left, B above, and the result
// where A's rows and B's columns meet.
type crossing struct {
	opens float64  // when the first value is computed
	turns [][2]int // the row and the column of each value of the result, as they are computed
	step  float64  // seconds for each
	whole bool     // a row of them at a time
}

const (
	crossGap  = 22 // between the matrices
	crossTag  = 22 // below the result, for its name
	pairRoom  = 20 // below B, for a pair that lacks a value
	mostSums  = 12 // values that are computed one by one
	crossAll  = 4.2
	crossStep = 0.6
	slowStep  = 0.9 // where there are few
)

// measureCross gives the three arrays a grid with such cells, and returns what
// they take.
func (p *product) measureCross(most int, cell float64) (w, h float64) {
	wide := 0.0
	for _, a := range p.arrays {
		a.grid = a.gridOf(most, cell, 0)
		a.grid.cell, a.tiles, a.grid.leaf, a.grid.first = cell, false, a.rank, 0
		wide = max(wide, a.wideFor(cell))
	}
	for _, a := range p.arrays {
		a.grid.wide = wide
	}
	a, b, to := p.arrays[0], p.arrays[1], p.arrays[2]
	if !p.col {
		b.grid.across[0] = false
		if p.row {
			to.grid.across[0] = false
		}
	}
	for _, a := range p.arrays {
		a.root = a.lay(a.stored)
	}
	tags := pick(p.small, 0.0, crossTag)
	return a.root.w + crossGap + max(b.root.w, to.root.w) + 2*edge, b.root.h + p.below() + max(to.root.h, a.root.h) + tags
}

// below returns the room between B and what is below it. The pair that lacks a
// value of B is written there.
func (p *product) below() float64 {
	return crossGap + pick(p.fails && p.beyond(0) >= 0, pairRoom, 0.0)
}

// first returns where the first cell of an array is.
func (b *block) first() point {
	if len(b.kids) == 0 {
		return point{}
	}
	inside := b.kids[0].first()
	return point{b.kids[0].x + inside.x, b.kids[0].y + inside.y}
}

// settleCross lines rows up with rows and columns with columns.
func (p *product) settleCross() {
	a, b, to := p.arrays[0], p.arrays[1], p.arrays[2]
	w := a.root.w + crossGap + max(b.root.w, to.root.w)
	h := b.root.h + p.below() + max(a.root.h, to.root.h)
	left := p.changing.film.x + (p.width-w)/2
	top := p.changing.film.y + (p.height-h-pick(p.small, 0.0, crossTag))/2
	to.at = point{math.Round(left + a.root.w + crossGap), math.Round(top + b.root.h + p.below())}
	cell := to.root.first()
	a.at = point{math.Round(left), to.at.y + cell.y - a.root.first().y}
	b.at = point{to.at.x + cell.x - b.root.first().x, math.Round(top)}
	to.tag = to.root.h + 5
}

// crossTime orders the values of the result, and returns how long they take.
func (p *product) crossTime() float64 {
	to := p.arrays[2]
	p.whole = false
	to.eachCell(to.root, point{}, make([]int, to.rank), func(index []int, _ point) { p.turns = append(p.turns, p.crossed(index)) })
	if p.whole = len(p.turns) > mostSums; p.whole {
		p.turns = slices.CompactFunc(p.turns, func(a, b [2]int) bool { return a[0] == b[0] })
	}
	if len(p.turns) == 0 {
		return 0
	}
	p.step = min(pick(len(p.turns) < 4, slowStep, crossStep), crossAll/float64(len(p.turns)))
	return p.step*float64(len(p.turns)) + .4 // until all is lit again
}

// crossed returns the row and the column that meet in a value of the result.
func (p *product) crossed(index []int) (met [2]int) {
	if p.row {
		met[0] = index[0]
	}
	if p.col {
		met[1] = index[len(index)-1]
	}
	return met
}

// turnOf returns when number i of the order is computed.
func (p *product) turnOf(i int) float64 { return p.opens + p.step*float64(i) + .1 }

// lit returns the opacity of what takes part in some of the sums.
func (p *product) lit(part func(met [2]int) bool) []Fade {
	var turns []turn
	for i, met := range p.turns {
		turns = append(turns, turn{p.turnOf(i), .15, pick(part(met), 1, .38)})
	}
	return fades(1, append(turns, turn{p.turnOf(len(p.turns)) + .1, .2, 1})...)
}

// drawCross draws the three arrays. A row and a column light up, what they give
// is written between them, and its sum comes where they cross.
func (p *product) drawCross() *Node {
	a, b, to := p.arrays[0], p.arrays[1], p.arrays[2]
	g := group(
		a.draw(func(_ *block, s spot) []Fade {
			return p.lit(func(met [2]int) bool { return !p.row || met[0] == s.index[0] })
		}),
		b.draw(func(_ *block, s spot) []Fade {
			return p.lit(func(met [2]int) bool { return p.whole || !p.col || met[1] == s.index[1] })
		}),
		to.draw(func(_ *block, s spot) []Fade {
			met := p.crossed(s.index)
			i := slices.IndexFunc(p.turns, func(o [2]int) bool { return o[0] == met[0] && (p.whole || o[1] == met[1]) })
			return fades(0, turn{p.turnOf(i) + .55*p.step, .4 * p.step, 1})
		}))
	if p.whole {
		return g
	}
	for i, met := range p.turns {
		g.add(p.sum(met, p.turnOf(i)).fading(fades(1, turn{p.turnOf(i+1) - .1, .1, 0})))
	}
	return g
}

// sum writes the products of a row and a column, each beside its value of B,
// one after the other.
func (p *product) sum(met [2]int, start float64) *Node {
	a, b := p.arrays[0], p.arrays[1]
	each := .5 * p.step / float64(max(len(b.root.kids), 1))
	g := group()
	b.eachCell(b.root, b.at, make([]int, b.rank), func(index []int, at point) {
		if p.col && index[1] != met[1] || p.fails && index[0] >= p.pairs() {
			return
		}
		row := []int{met[0], index[0]}
		if left := a.value(row[2-a.rank:]); left != "" {
			if line := p.pair(left, b.value(index), index[0] > 0, at.y); len(line.Kids) > 0 {
				g.add(line.fading(fades(0, turn{start, each, 1})))
				start += each
			}
		}
	})
	return g
}

// pair writes two values that are multiplied beside a value of B at y, with a
// plus where others come before; nothing where there is no room.
func (p *product) pair(left, right string, more bool, y float64) *Node {
	a, b, f := p.arrays[0], p.arrays[1], Font{Size: 13, Bold: true}
	parts := []part{{Name, 0, left}, {Mute, 0, "\u00a0×\u00a0"}, {Name, 1, right}}
	if more {
		parts = append([]part{{Mute, 0, "+\u00a0"}}, parts...)
	}
	for i := range parts {
		if parts[i].text == noValue {
			parts[i].role = Wrong
		}
	}
	x := b.at.x - 8 - widthOf(parts, f)
	if x < a.at.x-edge || b.grid.cell <= f.Size {
		return group()
	}
	return group(inline(parts, x, y+b.grid.cell/2+capHeight*f.Size, f)...)
}

// noValue stands in a pair for a value that is not there.
const noValue = "?"
