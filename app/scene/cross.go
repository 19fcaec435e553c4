package scene

import (
	"slices"
)

// A crossing is how the values of two matrices are multiplied and summed: A is at the
// left, B above, and the result where A's rows and B's columns meet.
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
	slowStep  = 0.9  // where there are few
	pairTime  = 0.45 // for each pair where sizes do not fit
	mostPairs = 2.4  // for all of them
	litAgain  = 0.4  // until all is lit again
)

// crossFits lets a vector at the right stand as a column, and reports whether the
// arrays have room.
func (m *measured) crossFits() bool {
	b, wide := m.operands[1], 0.0
	if !m.product.col {
		b.across[0] = false
		if m.product.row {
			m.result.across[0] = false
		}
	}
	for _, a := range m.all() {
		wide = max(wide, a.wide)
	}
	for _, a := range m.all() {
		a.wide = wide
	}
	w, h := m.crossSize()
	return w+2*edge <= m.width && h <= m.height
}

// crossSize returns what the three arrays take.
func (m *measured) crossSize() (w, h float64) {
	aw, ah := m.sizeOf(m.operands[0])
	bw, bh := m.sizeOf(m.operands[1])
	rw, rh := m.sizeOf(m.result)
	return aw + crossGap + max(bw, rw), bh + m.below() + max(rh, ah) + pick(m.small, 0.0, crossTag)
}

func (m *measured) sizeOf(a *array) (w, h float64) { return a.size(a.stored, a.first, 0) }

// below returns the room between B and what is below it. The pair that lacks a
// value of B is written there.
func (m *measured) below() float64 {
	return crossGap + pick(m.operands[0].lacks() >= 0, pairRoom, 0.0)
}

// lacks returns the first entry along which is summed that has no partner; -1 where
// all have one.
func (a *array) lacks() int { return slices.Max(a.excess) }

// firstCell returns where the first cell of an array is.
func (b *block) firstCell() point {
	if len(b.kids) == 0 {
		return point{}
	}
	return b.kids[0].firstCell().plus(b.kids[0].x, b.kids[0].y)
}

// crossed lines rows up with rows and columns with columns.
func (p *placed) crossed() spread {
	a, b, to := p.operands[0], p.operands[1], p.result
	w, h := p.crossSize()
	left, top := p.x+(p.width-w)/2, p.y+(p.height-h)/2
	result := rounded2(left+a.body.w+crossGap, top+b.body.h+p.below())
	cell := to.body.firstCell().plus(result.x, result.y)
	at := rounded2(left, top)
	at.y = cell.y - a.body.firstCell().y
	above := rounded2(left, top)
	above.x = cell.x - b.body.firstCell().x
	return spread{at: []point{at, above}, result: result}
}

// crossing returns how values are computed from a moment on.
func (t *timed) crossing(opens float64) crossing {
	c := crossing{opens: opens}
	t.result.eachCell(func(index []int, _ point) { c.turns = append(c.turns, t.product.meeting(index)) })
	if c.whole = len(c.turns) > mostSums; c.whole {
		c.turns = slices.CompactFunc(c.turns, func(a, b [2]int) bool { return a[0] == b[0] })
	}
	n := len(c.turns)
	c.step = min(pick(n < 4, slowStep, crossStep), crossAll/float64(max(n, 1)))
	return c
}

// pairing returns how the pairs of the first row and the first column are formed from
// a moment on, until one lacks a value.
func (t *timed) pairing(opens float64) crossing {
	return crossing{opens: opens, turns: [][2]int{{}}, step: 2 * min(pairTime*float64(t.pairs()+1), mostPairs)}
}

// time returns how long a crossing takes.
func (c crossing) time() float64 {
	return pick(len(c.turns) > 0, c.step*float64(len(c.turns))+litAgain, 0)
}

// end returns when the pair that lacks a value comes.
func (c crossing) end() float64 { return c.opens + c.step/2 }

// turnOf returns when number i of the order is computed.
func (c crossing) turnOf(i int) float64 { return c.opens + c.step*float64(i) + .1 }

// lit returns the opacity of what takes part in some of the sums.
func (c crossing) lit(part func(met [2]int) bool) []Fade {
	var turns []turn
	for i, met := range c.turns {
		turns = append(turns, turn{c.turnOf(i), .15, pick(part(met), 1, dimmed)})
	}
	return fades(1, append(turns, turn{c.turnOf(len(c.turns)) + .1, .2, 1})...)
}

// meeting returns the row and the column that meet in a value of the result.
func (p *product) meeting(index []int) (met [2]int) {
	if p.row {
		met[0] = index[0]
	}
	if p.col {
		met[1] = index[len(index)-1]
	}
	return met
}

// pairs returns how many values of a row and a column meet where sizes do not fit.
func (m *measured) pairs() int { return min(m.change.Unequal.Sizes[0], m.change.Unequal.Sizes[1]) }

// summing returns the opacity of a value of a matrix: its row or its column lights
// up while it is summed. Where sizes do not fit only the first ones are.
func (t *timed) summing(a *array, index []int) []Fade {
	p, c := t.product, t.sums
	part := func(met [2]int) bool { return !p.row || met[0] == index[0] }
	if a.who == 1 {
		part = func(met [2]int) bool { return c.whole || !p.col || met[1] == index[1] }
	}
	switch {
	case !t.fails:
		return c.lit(part)
	case part([2]int{}):
		return nil
	}
	return fades(1, turn{c.opens, .2, dimmed})
}

// summedAt returns how the value at an index of the result comes.
func (t *timed) summedAt(index []int) coming {
	c, met := t.sums, t.product.meeting(index)
	i := slices.IndexFunc(c.turns, func(o [2]int) bool { return o[0] == met[0] && (c.whole || o[1] == met[1]) })
	return coming{number: i, value: turn{c.turnOf(i) + .55*c.step, .4 * c.step, 1}}
}

// products draws what a row and a column give, between the matrices: the sums one
// after the other, or where sizes do not fit the pairs until one lacks a value.
func (f *film) products(at spread) []*Node {
	c := f.sums
	if c.whole {
		return nil
	}
	s := summation{f, at.at[0], at.at[1]}
	if f.fails {
		return []*Node{s.sum([2]int{}, c.opens), s.lacking().fading(from(c.end()))}
	}
	var list []*Node
	for i, met := range c.turns {
		list = append(list, s.sum(met, c.turnOf(i)).fading(fades(1, turn{c.turnOf(i+1) - .1, .1, 0})))
	}
	return list
}

// A summation writes pairs of values between two matrices at their places.
type summation struct {
	*film
	left, above point
}

// sum writes the products of a row and a column, each beside its value of B,
// one after the other.
func (s summation) sum(met [2]int, start float64) *Node {
	a, b := s.operands[0], s.operands[1]
	each := .5 * s.sums.step / float64(max(len(b.body.kids), 1))
	g := group()
	b.eachCell(func(index []int, at point) {
		if s.product.col && index[1] != met[1] || s.fails && index[0] >= s.pairs() {
			return
		}
		row := []int{met[0], index[0]}
		if left := a.value(row[2-a.rank:]); left != "" {
			if line := s.pair(left, b.value(index), index[0] > 0, s.above.y+at.y); len(line.Kids) > 0 {
				g.add(line.fading(fades(0, turn{start, each, 1})))
				start += each
			}
		}
	})
	return g
}

// pair writes two values that are multiplied beside a value of B at y, with a
// plus where others come before; nothing where there is no room.
func (s summation) pair(left, right string, more bool, y float64) *Node {
	f, cell := Font{Size: 13, Bold: true}, s.operands[1].cell
	parts := []part{{Name, 0, left}, {Mute, 0, "\u00a0×\u00a0"}, {Name, 1, right}}
	if more {
		parts = append([]part{{Mute, 0, "+\u00a0"}}, parts...)
	}
	for i := range parts {
		if parts[i].text == noValue {
			parts[i].role = Wrong
		}
	}
	x := s.above.x - 8 - widthOf(parts, f)
	if x < s.left.x-edge || cell <= f.Size {
		return group()
	}
	return group(inline(parts, x, y+cell/2+capHeight*f.Size, f)...)
}

// noValue stands in a pair for a value that is not there.
const noValue = "?"

// lacking writes the first pair that lacks a value, in the line after the others;
// nothing where dots stand for that line.
func (s summation) lacking() *Node {
	a, b, n := s.operands[0], s.operands[1], s.pairs()
	ys := map[int]float64{} // of the rows of B that are shown
	b.eachCell(func(index []int, at point) { ys[index[0]] = s.above.y + at.y })
	row, column := []int{0, n}, []int{n, 0}
	if y, shown := ys[n]; shown {
		return s.pair(noValue, b.value(column[:b.rank]), n > 0, y)
	}
	if a.lacks() < 0 || len(ys) < n {
		return group()
	}
	return s.pair(a.value(row[2-a.rank:]), noValue, n > 0, s.above.y+b.body.h+(pairRoom-b.cell)/2)
}
