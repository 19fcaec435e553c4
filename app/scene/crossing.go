package scene

import "slices"

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
		c.turns = slices.CompactFunc(c.turns, func(a, b [2]int) bool { return a[0] == b[0] })
	}
	n := len(c.turns)
	c.step = min(pick(n < 4, slowStep, crossStep), crossAll/float64(max(n, 1)))
	return c
}

// pairing returns how the pairs of the first row and the first column are formed from
// a moment on, until one lacks a value.
func (m *measured) pairing(opens float64) crossing {
	return crossing{opens: opens, turns: [][2]int{{}}, step: 2 * min(pairTime*float64(m.pairs()+1), mostPairs)}
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
func (c crossing) lit(part func(met [2]int) bool) []Key {
	var turns []turn
	for i, met := range c.turns {
		turns = append(turns, turn{c.turnOf(i), .15, pick(part(met), 1, dimmed)})
	}
	return fades(1, append(turns, turn{c.turnOf(len(c.turns)) + .1, .2, 1})...)
}

// dimmed is the opacity of rows that are not computed at the moment.
const dimmed = .38
