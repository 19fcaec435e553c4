package scene

import (
	"slices"

	"shapecast/app/words"
)

// A coming says when values of the result appear: values of one number appear together.
type coming struct {
	number int
	pair   turn // what meets in their cells appears, until their value does
	value  turn
	wraps  float64 // when a value follows a note on how it wrapped around
}

// paired returns the opacity of the pairs in the cells.
func (c coming) paired() []Key { return fades(0, c.pair, turn{c.value.t, .6 * c.value.dur, 0}) }

// rowComes returns how the values of row r come. Where rows are many they fade faster, so
// that a pair is gone before its value is there.
func (t *timed) rowComes(r int) coming {
	start := t.rowAt(r)
	return coming{r, turn{start, min(.2, .28*t.each), 1}, turn{start + valueShare*t.each, min(.25, .36*t.each), 1}, start + wrapShare*t.each}
}

// comes returns how the value at a spot of the result appears.
func (t *timed) comes(s spot) coming {
	switch {
	case t.crosses():
		return t.summedAt(s.index)
	case t.meets():
		c := t.rowComes(max(s.row, 0)) // dots come with the first row
		if t.trace.Locates() {
			c.value.t = never // its indices stay
		}
		return c
	}
	return t.carriedTo(s.index)
}

// summedAt returns how a value that is a sum of products appears.
func (t *timed) summedAt(index []int) coming {
	c, met := t.sums, t.product.meeting(index)
	i := slices.IndexFunc(c.turns, func(o [2]int) bool { return o[0] == met[0] && (c.whole || o[1] == met[1]) })
	return coming{number: i, value: turn{c.turnOf(i) + .55*c.step, .4 * c.step, 1}}
}

// light returns the opacity of row r, which dims while another row is computed. The whole matrix at
// the right of a product is read for each row of the one at the left.
func (d *drawn) light(r int) []Key {
	if r < 0 || d.lines < 2 || d.beats[words.Compute].empty {
		return nil
	}
	per, read := 1, 1
	if d.product != nil && d.who == 1 && !d.tiles {
		per, read = d.matrixRows(d.result), d.matrixRows(d.array)
	}
	return spotlight(d.lines, d.rowAt, func(i int) bool { return i/per == r/read }, d.closes-.25)
}

// matrixRows returns how many rows of each matrix of an array are shown.
func (d *drawn) matrixRows(a *array) int {
	rows := visible(a.seen.axes[d.leaf-2].Size, d.most)
	return len(slices.DeleteFunc(rows, func(i int) bool { return i == dotsEntry }))
}

// pale is the opacity of a value that is not read at the moment.
const pale = .4

// readAt returns how a value of an operand lights up or pales. It is there throughout where
// it is nil.
func (t *timed) readAt(a *array, index []int) []Key {
	switch {
	case t.crosses():
		return t.summing(a, index)
	case t.totals():
		return spotlight(len(t.turns.kids), t.readIn, func(i int) bool { return i >= t.order(index) }, t.at(words.Compute)+t.gatherTime()-.2)
	case !t.sourced(), t.change.Puts != "" && t.change.Puts != "set": // values that are added to do not pale
		return nil
	}
	return t.carrying(t.goals(a.who, index))
}

// summing returns the opacity of a value of a matrix: its row or its column lights
// up while it is summed. Where sizes do not fit only the first ones are.
func (t *timed) summing(a *array, index []int) []Key {
	p, c := t.product, t.sums
	part := func(met [2]int) bool { return !p.row || met[0] == index[0] }
	if a.who == 1 {
		part = func(met [2]int) bool { return c.whole || !p.col || met[1] == index[1] }
	}
	switch {
	case !t.fails:
		return spotlight(len(c.turns), c.turnOf, func(i int) bool { return part(c.turns[i]) }, c.turnOf(len(c.turns))+.1)
	case part([2]int{}):
		return nil
	}
	return fades(1, turn{c.opens, .2, dimmed})
}

// carrying returns the opacity of a value that goes to some cells of the result: it lights up
// as they are filled, and pales for good if there are none.
func (t *timed) carrying(goals [][]int) []Key {
	if len(goals) == 0 && !t.result.leftOut() {
		return fades(1, turn{t.at(words.Compute), readTime, pale})
	}
	read := func(i int) bool {
		return slices.ContainsFunc(goals, func(goal []int) bool { return t.order(goal) == i })
	}
	return spotlight(len(t.turns.kids), t.readIn, read, t.at(words.Compute)+t.gatherTime()-.2)
}

// redAt returns when what has no partner turns red.
func (t *timed) redAt() float64 {
	switch {
	case t.crosses():
		return t.sums.end()
	case t.unfilled():
		return t.fillsAt(0) + t.gatherTime()
	}
	return t.at(words.Match) + redTime
}

// faultAt returns when the sizes of column k turn red.
func (t *timed) faultAt(k int) float64 {
	if t.product != nil {
		return t.at(words.Match) + linkTime - .2 // what comes then is there when the step ends
	}
	return t.settles(k) - .1
}
