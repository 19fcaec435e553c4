package scene

import (
	"slices"

	"shapecast/app/words"
)

// mostTravel is how many values are seen on their way into the result.
const mostTravel = 60

// travels reports whether values are seen on their way: those of one dense array
// that is drawn cell by cell, where it is known which come from which.
func (m *measured) travels() bool {
	c := m.change
	return c != nil && m.product == nil && (c.Sources == nil || len(*c.Sources) > 0) && len(c.With) == 0 &&
		!m.operands[0].tiles && !m.result.tiles && c.From.Shape.IsDense()
}

// travellers draws the values on their way from the array that is read into the
// cells of the result, whose places are given: those that are reduced slide together
// into one.
func (f *film) travellers(at []point, into point) []*Node {
	if !f.travels() {
		return nil
	}
	source, places := f.operands[0], map[string]point{}
	f.result.eachCell(func(index []int, p point) { places[cellName(index)] = p.plus(into.x, into.y) })
	var list []*Node
	last := map[string]*Node{} // that is on its way into each cell
	source.eachCell(func(index []int, p point) {
		p = p.plus(at[0].x, at[0].y)
		for _, goal := range f.goals(index) {
			q, drawn := places[cellName(goal)]
			if !drawn || len(list) >= mostTravel {
				continue
			}
			t := f.setsOut(goal)
			n := source.unit(Stored, &block{w: source.wide, h: source.cell}, index).at(p.x, p.y)
			n.Cell = ""
			if len(f.change.Reduced) > 0 {
				n.Kids[len(n.Kids)-1].Fade = fades(1, turn{t, .1, 0})
			}
			value := f.carriedTo(goal).value
			n.fading(fades(0, turn{t, .05, 1}, turn{value.t + valueTime - .1, .1, 0}))
			if before := last[cellName(goal)]; before != nil {
				before.Fade = fades(0, turn{t, .05, 1}, turn{t + travelTime - .1, .1, 0}) // one remains
			}
			last[cellName(goal)] = n
			list = append(list, n.moving(moves(rest, way{t, travelTime, shift(q.x-p.x, q.y-p.y), Slide})))
		}
	})
	return list
}

// goals returns the cells of the result that the value at an index goes to.
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

// readAt returns how a value of an operand lights up or pales: where none of the
// result comes from it, if all of the result is seen, or when it has no part in a
// sum. It is there throughout where it is nil.
func (t *timed) readAt(a *array, index []int) []Fade {
	switch {
	case t.crosses():
		return t.summing(a, index)
	case !t.travels() || t.result.leftOut() || len(t.goals(index)) > 0:
		return nil
	}
	return fades(1, turn{t.at(words.Compute), travelTime, pale})
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

// setsOut returns when what goes to the cell at an index of the result does so.
func (t *timed) setsOut(index []int) float64 {
	_, share := t.order(index)
	return t.at(words.Compute) + gatherAll*share
}

// carriedTo returns how the value at an index of the result of a change comes.
func (t *timed) carriedTo(index []int) coming {
	place, share := t.order(index)
	if !t.travels() {
		return coming{number: place, value: turn{t.setsOut(index), travelTime, 1}}
	}
	shown := t.last().start + pick(t.gathers(), 0, t.gatherTime())
	return coming{number: place, value: turn{shown + valueAll*share, valueTime, 1}}
}
