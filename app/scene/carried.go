package scene

import (
	"slices"

	"shapecast/app/words"
)

// travels reports whether values are seen on their way: those of one dense array
// that is drawn cell by cell, where it is known which come from which.
func (m *measured) travels() bool {
	c := m.change
	return c != nil && m.product == nil && (c.Sources == nil || len(*c.Sources) > 0) && len(c.With) == 0 &&
		!m.operands[0].tiles && !m.result.tiles && c.From.Shape.IsDense()
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

// gathers reports whether values gather in a step of their own, in which something
// happens.
func (m *measured) gathers() bool {
	return slices.Contains(m.story.Steps(), words.Gather) && !m.story.Empty(words.Gather)
}

// several reports whether the result's values come one after the other.
func (m *measured) several() bool { return m.result.rank > 0 && len(m.result.body.kids) > 1 }
