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
	if !m.travels() || m.change.Copied || len(m.change.Reduced) > 0 {
		return false
	}
	source := m.change.Source(index)
	return source != nil && !slices.Equal(m.goals(source)[0], index)
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
	source, into, places := t.stages[0].at[0], t.stages[0].result, map[string]point{}
	t.result.eachCell(func(index []int, p point) { places[cellName(index)] = p.plus(into.x, into.y) })
	t.operands[0].eachCell(func(index []int, p point) {
		p = p.plus(source.x, source.y)
		for _, goal := range t.goals(index) {
			list = append(list, t.traveller(index, goal, p, places[cellName(goal)]))
		}
	})
	return list
}

// traveller draws the value at an index on its way from a point to the cell of a goal at
// another.
func (t *timed) traveller(index, goal []int, from, to point) *Node {
	source, start := t.operands[0], t.setsOut(goal)
	n := source.unit(Stored, &block{w: source.wide, h: source.cell}, index).at(from.x, from.y)
	n.Cell = ""
	value := t.carriedTo(goal).value
	n.Fade = fades(0, turn{start, .05, 1}, turn{value.t + valueTime - .1, .1, 0})
	return n.moving(moves(rest, way{start, travelTime, shift(to.x-from.x, to.y-from.y), Slide}))
}

// folds draws arrows along what becomes one, where no values tell of it.
func (t *timed) folds() (list []*Node) {
	a, c := t.operands[0], t.change
	if !t.gathers() || !c.From.Shape.IsDense() || !a.tiles && a.cell >= textCell && !blank(c.From) {
		return nil
	}
	w, h := a.leafSize(a.stored)
	source, places := t.stages[0].at[0].plus(w/2, h/2), map[string]point{}
	a.eachCell(func(index []int, p point) { places[cellName(index)] = p.plus(source.x, source.y) })
	a.eachCell(func(index []int, _ point) {
		lines := group()
		for _, k := range c.Reduced {
			if k >= a.first && index[k] == 0 {
				lines.add(t.fold(a, k, index, places, w, h)...)
			}
		}
		list = append(list, lines.fading(fades(0, turn{t.setsOut(t.goals(index)[0]), .25, 1}, turn{t.last().start, .25, 0})))
	})
	return list
}

// fold draws an arrow along axis k from the cell at an index. Where axes further in run in the
// same direction, whole lists become one: there is one arrow for them, beside their cells.
func (t *timed) fold(a *array, k int, index []int, places map[string]point, w, h float64) []*Node {
	across, from, last, far, whole := a.runsAcross(k), places[cellName(index)], slices.Clone(index), slices.Clone(index), false
	if k < a.leaf {
		last[k] = a.stored.axes[k].Size - 1
	}
	for in := k + 1; in < a.leaf; in++ {
		if far[in] = a.stored.axes[in].Size - 1; a.across[in] == across && index[in] > 0 {
			return nil
		}
		whole = whole || a.across[in] == across && far[in] > 0 && !slices.Contains(t.change.Reduced, in)
	}
	to, end, more := places[cellName(last)], places[cellName(far)], .35
	way := point{to.x - from.x, to.y - from.y}
	switch {
	case whole && slices.Max(index[k+1:a.leaf]) > 0:
		return nil
	case whole && across:
		from, more = point{(from.x + end.x) / 2, from.y + (h+gap)/2}, 0
	case whole:
		from, more = point{from.x + (w+gap)/2, (from.y + end.y) / 2}, 0
	}
	x, y := pick(across, more*w, 0), pick(across, 0, more*h)
	return []*Node{arrow(from.plus(-x, -y), from.plus(way.x+x, way.y+y))}
}

// arrow draws an arrow that runs across or down.
func arrow(from, to point) *Node {
	x, y := 6.0, 5.0
	if from.x == to.x {
		x, y = -y, -x
	}
	return group(line(Ink, from.x, from.y, to.x-from.x, to.y-from.y), line(Ink, to.x-math.Abs(x), to.y-math.Abs(y), math.Abs(x), math.Abs(y)), line(Ink, to.x-x, to.y+y, x, -y))
}
