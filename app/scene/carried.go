package scene

import (
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
	if !t.travels() || len(t.change.Reduced) > 0 {
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
