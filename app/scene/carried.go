package scene

import (
	"math"
	"slices"

	"shapecast/app/words"
)

// travels reports whether values are drawn on their way to the result: where one dense array
// is drawn cell by cell, and the source of each value is known.
func (m *measured) travels() bool {
	c := m.change
	return c != nil && m.product == nil && (c.Sources == nil || len(*c.Sources) > 0) && len(c.With) == 0 &&
		!m.operands[0].tiles && !m.result.tiles && c.From.Shape.IsDense()
}

// goals returns the cells of the result to which the value at an index goes.
func (m *measured) goals(index []int) [][]int {
	c := m.change
	if len(c.Reduced) > 0 {
		goal := make([]int, m.result.rank)
		for k, origin := range c.Axes {
			if origin >= 0 && !slices.Contains(c.Reduced, origin) {
				goal[k] = index[origin]
			}
		}
		return [][]int{goal}
	}
	var list [][]int
	m.result.eachCell(func(goal []int, _ point) {
		if source := c.Source(goal); source != nil && slices.Equal(source, index) {
			list = append(list, slices.Clone(goal))
		}
	})
	return list
}

// again reports whether a cell of a view shows a value that a cell before it shows too.
func (m *measured) again(index []int) bool {
	if !m.travels() || m.change.Copied {
		return false
	}
	source := m.change.Source(index)
	return source != nil && !slices.Equal(m.goals(source)[0], index)
}

// rereads reports whether there is such a cell.
func (m *measured) rereads() (found bool) {
	if m.result != nil {
		m.result.eachCell(func(index []int, _ point) { found = found || m.again(index) })
	}
	return found
}

// order returns the place of the cell at an index along the first axis of the result
// that is drawn, and how far into the result it is, from 0 to 1.
func (m *measured) order(index []int) (place int, share float64) {
	if !m.several() {
		return 0, 0
	}
	kids := m.result.body.kids
	place = max(slices.IndexFunc(kids, func(b *block) bool { return b.entry == index[m.result.first] }), 0)
	return place, float64(place) / float64(len(kids)-1)
}

// gathers reports whether the values of a change gather in a step of their own: not where
// each is alone.
func (m *measured) gathers() bool { return !m.story.Empty(words.Gather) }

// several reports whether the values of the result come one after the other.
func (m *measured) several() bool { return len(m.result.body.kids) > 1 }

// setsOut returns when the values that go to a cell of the result start to move.
func (t *timed) setsOut(index []int) float64 {
	_, share := t.order(index)
	return t.at(words.Compute) + gatherAll*share
}

// carriedTo returns how the value in a cell of the result of a change appears.
func (t *timed) carriedTo(index []int) coming {
	place, share := t.order(index)
	if !t.travels() {
		return coming{number: place, value: turn{t.setsOut(index), travelTime, 1}}
	}
	shown := t.last().start + pick(t.gathers(), 0, t.gatherTime())
	return coming{number: place, pair: turn{t.setsOut(index), travelTime, 1}, value: turn{shown + valueAll*share, valueTime, 1}}
}

// travellers draws the values on their way from the array into the cells of the result, where
// each remains what it is.
func (t *timed) travellers() (list []*Node) {
	switch {
	case t.change != nil && len(t.change.Reduced) > 0:
		return t.folds()
	case !t.travels():
		return nil
	}
	a, source, into, places := t.operands[0], t.stages[0].at[0], t.stages[0].result, map[string]point{}
	t.result.eachCell(func(index []int, p point) { places[cellName(index)] = p.plus(into.x-source.x, into.y-source.y) })
	a.eachCell(func(index []int, p point) {
		for _, goal := range t.goals(index) {
			n, to, start := a.unit(Stored, &block{w: a.wide, h: a.cell}, index), places[cellName(goal)], t.setsOut(goal)
			n.Cell, n.Fade = "", fades(0, turn{start, .05, 1}, turn{t.carriedTo(goal).value.t + valueTime - .1, .1, 0})
			list = append(list, n.at(source.x+p.x, source.y+p.y).moving(moves(rest, way{start, travelTime, shift(to.x-p.x, to.y-p.y), Slide})))
		}
	})
	return list
}

// folds draws arrows along what becomes one, where no values tell of it.
func (t *timed) folds() (list []*Node) {
	a, c := t.operands[0], t.change
	if !t.gathers() || !c.From.Shape.IsDense() || !a.tiles && a.cell >= textCell && !blank(c.From) {
		return nil
	}
	for _, k := range c.Reduced {
		if k >= a.first {
			a.eachCell(func(index []int, p point) { list = append(list, t.fold(k, index, p)...) })
		}
	}
	return list
}

// fold draws an arrow along axis k from the first cell at an index. Where axes further in run
// in the same direction, whole lists become one: there is one arrow for them, beside their cells.
func (t *timed) fold(k int, index []int, p point) []*Node {
	a, list, across, whole := t.operands[0], t.operands[0].body, t.operands[0].runsAcross(k), false
	alike := func(in int) bool { return a.across[in] == across && a.stored.axes[in].Size > 1 }
	for in := k + 1; in < a.leaf; in++ {
		whole = whole || alike(in) && !slices.Contains(t.change.Reduced, in)
	}
	for in := k; in < max(a.leaf, k+1); in++ {
		if index[in] > 0 && (in == k || whole || alike(in)) {
			return nil
		}
	}
	w, h := a.leafSize(a.stored)
	x, y := pick(across, .35*w, 0), pick(across, 0, .35*h)
	from, way := t.stages[0].at[0].plus(p.x+w/2, p.y+h/2), point{2 * x, 2 * y}
	if k < a.leaf {
		for list.axis < k {
			list = list.kids[0]
		}
		first, last := list.kids[0], list.kids[len(list.kids)-1]
		way = way.plus(last.x-first.x, last.y-first.y)
		if whole {
			cell := first.firstCell()
			way = way.plus(-2*x, -2*y)
			x, y = pick(across, cell.x+(w-first.w)/2, -(w+gap)/2), pick(across, -(h+gap)/2, cell.y+(h-first.h)/2)
		}
	}
	from = from.plus(-x, -y)
	fade := fades(0, turn{t.setsOut(t.goals(index)[0]), .25, 1}, turn{t.last().start, .25, 0})
	return []*Node{arrow(from, from.plus(way.x, way.y)).fading(fade)}
}

// arrow draws an arrow that runs across or down.
func arrow(from, to point) *Node {
	x, y := 6.0, 5.0
	if from.x == to.x {
		x, y = -y, -x
	}
	return group(line(Ink, from.x, from.y, to.x-from.x, to.y-from.y), line(Ink, to.x-math.Abs(x), to.y-math.Abs(y), math.Abs(x), math.Abs(y)), line(Ink, to.x-x, to.y+y, x, -y))
}
