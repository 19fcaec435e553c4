package scene

// Lengths in seconds, and how many values are computed one by one.
const (
	mostSums  = 12 // values that are computed one by one
	crossAll  = 4.2
	crossStep = 0.6
	slowStep  = 0.9  // where there are few
	pairTime  = 0.45 // for each pair where sizes do not fit
	mostPairs = 2.4  // for all of them
	litAgain  = 0.4  // until all is lit again
)

// A crossing is how the values of two matrices are multiplied and summed: A is at the
// left, B above, and the result where A's rows and B's columns meet.
type crossing struct {
	opens float64  // when the first value is computed
	turns [][2]int // the row and the column of each value of the result, as they are computed
	step  float64  // seconds for each
	whole bool     // a row of them at a time
}

// crossing returns how values are computed from a moment on.
func (m *measured) crossing(opens float64) crossing {
	c := crossing{opens: opens}
	m.result.eachCell(func(index []int, _ point) { c.turns = append(c.turns, m.product.meeting(index)) })
	if c.whole = len(c.turns) > mostSums; c.whole {
		rows := c.turns[:0]
		for _, turn := range c.turns {
			if len(rows) == 0 || rows[len(rows)-1][0] != turn[0] {
				rows = append(rows, turn)
			}
		}
		c.turns = rows
	}
	n := len(c.turns)
	c.step = min(pick(n < 4, slowStep, crossStep), crossAll/float64(max(n, 1)))
	return c
}

// pairs returns how many values of a row and a column meet where sizes do not fit.
func (m *measured) pairs() int { return min(m.change.Unequal.Sizes[0], m.change.Unequal.Sizes[1]) }

// time returns how long a crossing takes.
func (c crossing) time() float64 {
	return pick(len(c.turns) > 0, c.step*float64(len(c.turns))+litAgain, 0)
}

// end returns when the pair that lacks a value comes.
func (c crossing) end() float64 { return c.opens + c.step/2 }

// turnOf returns when number i of the order is computed.
func (c crossing) turnOf(i int) float64 { return c.opens + c.step*float64(i) + .1 }

// dimmed is the opacity of rows that are not computed at the moment.
const dimmed = .38

// spotlight returns the opacity of what is lit in some of n turns and dims in the others, until
// all is lit again at an end.
func spotlight(n int, at func(int) float64, lit func(int) bool, end float64) []Key {
	var turns []turn
	for i := range n {
		turns = append(turns, turn{at(i), .15, pick(lit(i), 1, dimmed)})
	}
	return fades(1, append(turns, turn{end, .2, 1})...)
}

// products draws what a row and a column give, between the matrices: the sums one
// after the other, or where sizes do not fit the pairs until one lacks a value.
func (t *timed) products() (list []*Node) {
	c := t.sums
	switch {
	case c.whole:
	case t.fails:
		list = []*Node{t.sum([2]int{}, c.opens), t.lacking().fading(from(c.end()))}
	default:
		for i, met := range c.turns {
			list = append(list, t.sum(met, c.turnOf(i)).fading(fades(1, turn{c.turnOf(i+1) - .1, .1, 0})))
		}
	}
	return list
}

// sum writes the products of a row and a column, each beside its value of B,
// one after the other.
func (t *timed) sum(met [2]int, start float64) *Node {
	a, b := t.operands[0], t.operands[1]
	each := .5 * t.sums.step / float64(max(len(b.body.kids), 1))
	g := group()
	b.eachCell(func(index []int, at point) {
		if t.product.col && index[1] != met[1] || t.fails && index[0] >= t.pairs() {
			return
		}
		row := []int{met[0], index[0]}
		if line := t.factors(a.value(row[2-a.rank:]), b.value(index), index[0] > 0, at.y); len(line.Kids) > 0 {
			g.add(line.fading(fades(0, turn{start, each, 1})))
			start += each
		}
	})
	return g
}

// factors writes two values that are multiplied at the left of B, at y below its top, with
// a plus where others come before; nothing where one is not known or there is no room.
func (t *timed) factors(left, right string, more bool, y float64) *Node {
	f, cell, at := Font{Size: 13, Bold: true}, t.operands[1].cell, t.stages[0].at
	parts := []part{{Mute, 0, "+\u00a0"}, {Name, 0, left}, {Mute, 0, "\u00a0×\u00a0"}, {Name, 1, right}}
	parts = parts[pick(more, 0, 1):]
	for i := range parts {
		if parts[i].text == noValue {
			parts[i].role = Wrong
		}
	}
	x := at[1].x - 8 - widthOf(parts, f)
	if left == "" || right == "" || x < at[0].x-edge || cell <= f.Size {
		return group()
	}
	return group(inline(parts, x, at[1].y+y+cell/2+capHeight*f.Size, f)...)
}

// noValue stands in a pair for a value that is not there.
const noValue = "?"

// lacking writes the first pair that lacks a value, in the line after the others;
// nothing where dots stand for that line.
func (t *timed) lacking() *Node {
	a, b, n := t.operands[0], t.operands[1], t.pairs()
	ys := map[int]float64{} // of the rows of B that are shown
	b.eachCell(func(index []int, at point) { ys[index[0]] = at.y })
	row, column := []int{0, n}, []int{n, 0}
	if y, shown := ys[n]; shown {
		return t.factors(noValue, b.value(column[:b.rank]), n > 0, y)
	}
	if a.lacks() < 0 || len(ys) < n {
		return group()
	}
	return t.factors(a.value(row[2-a.rank:]), noValue, n > 0, b.body.h+(pairRoom-b.cell)/2)
}
