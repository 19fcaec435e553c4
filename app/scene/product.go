package scene

import (
	"shapecast/app/words"
	"shapecast/engine"
)

// A product is the picture of a matrix product. Its table has a column for each
// axis by what becomes of it: those before the matrices broadcast, the rows are
// A's, the columns B's, and the axis that both have is summed. Two matrices stand
// so that rows meet columns; more of them are tiles that are read again.
type product struct {
	*changing
	timed    *timed // of the table and the batches, within the two steps
	outer    int    // how many axes are before the matrices
	row, col bool   // A has rows, B has columns: neither is a vector
	batches  *film  // nil where there are two matrices
	crossing
}

func productOf(c engine.Change) *product {
	return &product{timed: &timed{}, outer: len(c.Batches.Columns), row: c.From.Shape.Rank() > 1, col: c.With[0].Shape.Rank() > 1}
}

// columns returns how many columns the table has.
func (p *product) columns() int { return p.outer + 1 + pick(p.row, 1, 0) + pick(p.col, 1, 0) }

// summed returns the column of the axis that both matrices have.
func (p *product) summed() int { return p.outer + pick(p.row, 1, 0) }

// join makes a product of a change.
func (p *product) join(x *changing) {
	p.changing = x
	copy(x.trace.Columns, x.change.Batches.Columns)
	x.trace.Columns[p.summed()].Conflict = x.change.Unequal
	x.fails, x.faults = x.change.Failed(), faultsOf(x.trace)
	for who := range x.change.Batches.Operands {
		x.sheets = append(x.sheets, p.batchSheet(who))
	}
	if p.outer > 0 {
		p.batches = p.film()
	}
}

// column returns that of axis k of operand who, or of the result.
func (p *product) column(who, k int) int {
	own := p.arrays[max(who, 0)].rank
	switch {
	case who < 0 && k < p.outer:
		return k
	case who < 0 && p.row && k == p.outer:
		return k
	case who < 0:
		return p.summed() + 1
	case who == 0:
		return p.summed() - (own - 1 - k)
	case k < own-2:
		return p.outer - (own - 2) + k
	}
	return p.summed() + k - max(own-2, 0)
}

// title returns what is over a column, shorter in a narrow one.
func (p *product) title(k int) string {
	narrow := p.table.chipW < 60
	switch {
	case k < p.outer:
		return p.lang.Axis(k)
	case k == p.summed():
		return p.lang.In(pick(narrow, "sum", "summed"), "求和")
	case k < p.summed():
		return p.lang.In("rows", "行")
	}
	return p.lang.In(pick(narrow, "cols", "columns"), "列")
}

// meet draws how the axes before the matrices meet, and joins the two sizes
// along which is summed.
func (p *product) meet() {
	t := p.table
	for i := range p.sheets {
		t.gained(&p.sheets[i])
		for k := range p.outer {
			t.chip(&p.sheets[i], k)
		}
	}
	top := t.top(0) + t.chipH + 2
	at := p.timed.at(words.Match)
	for k := range p.columns() {
		if k == p.summed() || p.faulty(k) {
			l := line(pick(p.faulty(k), Red, Ink), t.column(k)+t.chipW/2, top, 0, t.top(1)-top-2)
			t.out.add(l.fading(fades(0, turn{at, .05, 1})).moving(moves(pose{0, 0, 1, .01}, way{at, linkTime, rest, Slide})))
		}
	}
}

// linkTime is how long the two sizes take that are summed along, in seconds.
const linkTime = 0.7

// times gives the two steps their times, and what happens within them.
func (p *product) times() {
	c, m := p.timed, p.measured
	if p.batches != nil {
		m = p.batches.measured
	}
	start, sizes := 0.0, pick(p.change.To.Shape.Rank() > 0, .2+p.axesTime(), 0.0)
	for _, motion := range [...]float64{0, m.padTime(), max(linkTime, sizes), m.stretchTime()} {
		c.beats = append(c.beats, beat{start: start, motion: motion, empty: motion == 0})
		start += motion
	}
	x := p.changing
	x.rows = 1
	if p.fails {
		p.timesOfFault(start)
		return
	}
	x.add(beat{stop: words.Axis, motion: start})
	x.add(beat{stop: words.Result})
	result := &x.beats[1]
	p.opens = result.start
	c.beats = append(c.beats, beat{start: result.start})
	if p.batches != nil {
		result.motion = p.batchTime()
	} else {
		result.motion = p.crossTime()
	}
	result.empty = false
	x.dur = result.rests() + .1
}

// settle gives the arrays their places.
func (p *product) settle() {
	if p.batches == nil {
		p.settleCross()
	} else {
		p.batches.height = p.height
	}
}

// draw draws the arrays.
func (p *product) draw() *Node {
	switch {
	case p.batches != nil:
		return p.batches.arrays()
	case p.fails:
		return p.drawUnequal()
	}
	return p.drawCross()
}
