package scene

import (
	"shapecast/app/words"
	"shapecast/engine"
)

// resultOf returns what comes out of a change. That of a product whose sizes do
// not fit has the rows and the columns that it would have, and no values.
func resultOf(c engine.Change) engine.Array {
	if !c.Failed() {
		return c.To
	}
	var axes []engine.Axis
	if a := c.From.Shape.Axes; len(a) > 1 {
		axes = append(axes, a[len(a)-2])
	}
	if b := c.With[0].Shape.Axes; len(b) > 1 {
		axes = append(axes, b[len(b)-1])
	}
	return engine.Array{Shape: engine.Shape{Axes: axes}}
}

// Lengths in seconds, of a product that fails.
const (
	pairTime  = 0.45 // for each pair of its first row and column
	mostPairs = 2.4  // for all of them
)

// faultAt returns when the sizes turn red.
func (p *product) faultAt() float64 { return p.timed.at(words.Match) + linkTime }

// timesOfFault gives a product that fails its step of the axes, which lasts from
// 0 to start and then as long as the pairs take. There is no other.
func (p *product) timesOfFault(start float64) {
	p.timed.beats = append(p.timed.beats, beat{start: start, empty: true})
	motion := start + failTime
	if p.batches == nil {
		p.turns = [][2]int{{0, 0}}
		p.opens, p.step = start, 2*min(pairTime*float64(p.pairs()+1), mostPairs)
		motion += p.step / 2
	}
	x := p.changing
	x.add(beat{stop: words.Axis, motion: motion})
	x.add(beat{stop: words.Result, struck: true})
	x.dur = x.beats[0].rests() + .1
}

// pairs returns how many values of a row and a column meet.
func (p *product) pairs() int { return min(p.change.Unequal.Sizes[0], p.change.Unequal.Sizes[1]) }

// blame marks in the batches what does not fit: matrices without a partner, and
// the part of each matrix that has none.
func (p *product) blame(m *measured) {
	m.fails, m.faults = true, faultsOf(m.trace)
	for n := range m.sheets {
		m.judge(&m.sheets[n], n)
	}
	if p.change.Unequal != nil {
		m.sheets[0].excess[p.outer+1] = p.beyond(0)
		m.sheets[1].excess[p.outer] = p.beyond(1)
	}
}

// beyond returns the first entry of operand who, along the axis that would be
// summed, that has no partner; -1 where all have one.
func (p *product) beyond(who int) int {
	if met := p.change.Unequal; met.Sizes[who] > p.pairs() {
		return p.pairs()
	}
	return -1
}

// noOutcome draws the result's row of the table: no size comes out.
func (p *product) noOutcome(row int) {
	t := p.table
	for k := range p.columns() {
		b := t.place(k, row)
		switch {
		case p.faulty(k):
			t.chips = append(t.chips, Chip{-1, k, k, b.x, b.y, b.w, b.h})
			t.out.add(group(rect(Red, b.inset(1), 9), cross(b)).fading(from(p.faultAt())))
		case k != p.summed() && (k >= p.outer || p.trace.Columns[k].Reached):
			t.chips = append(t.chips, Chip{-1, k, k, b.x, b.y, b.w, b.h})
			t.out.add(tick(b).fading(from(p.faultAt())))
		}
	}
}

// drawUnequal draws two matrices whose first row and first column are multiplied
// in pairs, until a value has no partner.
func (p *product) drawUnequal() *Node {
	a, b := p.arrays[0], p.arrays[1]
	g := group(p.lone(a, 0, func(index []int) bool { return !p.row || index[0] == 0 }),
		p.lone(b, 1, func(index []int) bool { return !p.col || index[1] == 0 }))
	return g.add(p.sum([2]int{}, p.opens), p.lacking())
}

// lone draws operand who; those of its values that are multiplied light up, and
// those that have no partner turn red.
func (p *product) lone(a *plain, who int, lit func(index []int) bool) *Node {
	summed := pick(who == 0, a.rank-1, 0)
	beyond, end := p.beyond(who), p.opens+p.step/2
	without := func(index []int) bool { return beyond >= 0 && index[summed] >= beyond }
	drawn := a.draw(func(_ *block, s spot) []Fade {
		switch {
		case without(s.index):
			return until(end)
		case lit(s.index):
			return nil
		}
		return fades(1, turn{p.opens, .2, .38})
	})
	cell := block{axis: a.leaf, w: a.grid.wide, h: a.grid.cell}
	red := group().at(a.at.x, a.at.y).by(who).fading(from(end))
	a.eachCell(a.root, point{}, make([]int, a.rank), func(index []int, at point) {
		if without(index) {
			red.add(a.unit(&a.sheet, Wrong, &cell, index).at(at.x, at.y))
		}
	})
	return group(drawn, red)
}

// lacking writes the first pair that lacks a value, in the line after the others;
// nothing where dots stand for that line.
func (p *product) lacking() *Node {
	a, b, n := p.arrays[0], p.arrays[1], p.pairs()
	ys := map[int]float64{} // of the rows of B that are shown
	b.eachCell(b.root, b.at, make([]int, b.rank), func(index []int, at point) { ys[index[0]] = at.y })
	row, column := []int{0, n}, []int{n, 0}
	if y, shown := ys[n]; shown {
		return p.lacks(noValue, b.value(column[:b.rank]), y)
	}
	if p.beyond(0) < 0 || len(ys) < n {
		return group()
	}
	return p.lacks(a.value(row[2-a.rank:]), noValue, b.at.y+b.root.h+(pairRoom-b.grid.cell)/2)
}

func (p *product) lacks(left, right string, y float64) *Node {
	return p.pair(left, right, p.pairs() > 0, y).fading(from(p.opens + p.step/2))
}
