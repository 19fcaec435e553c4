package scene

import (
	"math"
	"slices"

	"shapecast/app/words"
)

// sourced reports whether it is known where the values of a change come from, and all of them
// have cells.
func (m *measured) sourced() bool {
	c := m.change
	return c != nil && !m.fails && m.product == nil && (c.Sources == nil || len(*c.Sources) > 0) && (c.From.Shape.IsDense() || len(c.Reduced) > 0) &&
		!slices.ContainsFunc(m.all(), func(a *array) bool { return a.tiles })
}

// goals returns the cells of the result to which the value of an operand at an index goes.
func (m *measured) goals(who int, index []int) [][]int {
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
		if n, source := c.Source(goal); n == who && source != nil && slices.Equal(source, index) {
			list = append(list, slices.Clone(goal))
		}
	})
	return list
}

// views reports whether a change stores nothing: its cells are those of its operand.
func (m *measured) views() bool { return m.sourced() && !m.change.Stores() }

// totals reports whether each value takes in those before it along an axis that is drawn.
func (m *measured) totals() bool {
	c := m.change
	return c != nil && c.Scans && c.Name != "argsort" && len(*c.Sources) == 0 && c.Axis < m.result.leaf
}

// turnsOf returns the list of the result of which the entries come one after the other: that of
// the first axis that is drawn, or of the one along which values take in those before them.
func (m *measured) turnsOf() *block {
	list := m.result.body
	for m.totals() && list.axis < m.change.Axis && list.kids != nil {
		list = list.kids[0]
	}
	return list
}

// order returns the place among these entries of the one that the cell at an index is in.
func (t *timed) order(index []int) int {
	if !t.several() {
		return 0
	}
	at := index[t.turns.axis]
	return max(slices.IndexFunc(t.turns.kids, func(b *block) bool { return b.entry == at }), 0)
}

// gathers reports whether the values of a change gather in a step of their own: not where
// each is alone.
func (m *measured) gathers() bool { return !m.story.Empty(words.Gather) }

// several reports whether the values of the result come one after the other.
func (t *timed) several() bool { return len(t.turns.kids) > 1 }

// readIn returns when the values of entry i of the result are read.
func (t *timed) readIn(i int) float64 { return t.at(words.Compute) + t.readAfter(i) }

// readAfter returns how long after those of the first entry the values of entry i are read.
func (t *timed) readAfter(i int) float64 {
	after := max(len(t.turns.kids)-1, 1)
	return min(readNext, readAll/float64(after)) * float64(max(i, 0))
}

// fillsAt returns when values come into entry i of a shape that they do not fill.
func (t *timed) fillsAt(i int) float64 { return t.at(words.Match) + sizeTime + t.readAfter(i) }

// carriedTo returns how the value in a cell of the result of a change appears: as one of its
// operand first, if it is known which.
func (t *timed) carriedTo(index []int) coming {
	place := t.order(index)
	if !t.sourced() || t.views() {
		return coming{number: place, value: turn{t.readIn(place), readTime, 1}}
	}
	shown := t.last().start + pick(t.gathers(), 0, t.gatherTime())
	share := float64(place) / float64(max(len(t.turns.kids)-1, 1))
	return coming{number: place, pair: turn{t.readIn(place), readTime, 1}, value: turn{shown + valueAll*share, valueTime, 1}}
}

// folds draws arrows along what becomes one, where no values tell of it.
func (t *timed) folds() (list []*Node) {
	a, c := t.operands[0], t.change
	if c == nil || len(c.Reduced) == 0 || !t.gathers() || !c.From.Shape.IsDense() || !a.tiles && a.cell >= textCell && !blank(c.From) {
		return nil
	}
	for _, k := range c.Reduced {
		over := slices.ContainsFunc(c.Reduced, func(out int) bool { // whose arrow runs over the tile
			return k >= a.leaf && out >= a.first && out < a.leaf && a.runsAcross(out) == a.runsAcross(k) && a.stored.axes[out].Size > 1
		})
		if k >= a.first && !over {
			a.eachCell(func(index []int, p point) { list = append(list, t.fold(k, index, p)...) })
		}
	}
	return list
}

// fold draws an arrow along axis k from the first cell at an index. Where axes further in run
// in the same direction, whole lists become one: there is one arrow for them, beside their cells.
func (t *timed) fold(k int, index []int, p point) []*Node {
	a := t.operands[0]
	alike := func(in int) bool { return a.across[in] == a.runsAcross(k) && a.stored.axes[in].Size > 1 }
	whole := false
	for in := k + 1; in < a.leaf; in++ {
		whole = whole || alike(in) && !slices.Contains(t.change.Reduced, in)
	}
	for in := k; in < max(a.leaf, k+1); in++ {
		if index[in] > 0 && (in == k || whole || alike(in)) {
			return nil
		}
	}
	from, way := a.along(k, whole)
	from = from.plus(p.x, p.y).plus(t.stages[0].at[0].x, t.stages[0].at[0].y)
	fade := fades(0, turn{t.readIn(t.order(t.goals(0, index)[0])), .25, 1}, turn{t.last().start, .25, 0})
	return []*Node{arrow(from, from.plus(way.x, way.y)).fading(fade)}
}

// along returns where an arrow along axis k begins, from the corner of its first cell, and how
// far it goes: in a tile, or from the first cell to the last, or beside whole lists.
func (a *array) along(k int, whole bool) (from, way point) {
	w, h := a.leafSize(a.stored)
	across, list := a.runsAcross(k), a.body
	inset := point{pick(across, .35*w, 0), pick(across, 0, .35*h)}
	from, way = point{w/2 - inset.x, h/2 - inset.y}, point{2 * inset.x, 2 * inset.y}
	if k >= a.leaf {
		return from, way
	}
	for list.axis < k {
		list = list.kids[0]
	}
	first, last := list.kids[0], list.kids[len(list.kids)-1]
	apart := point{last.x - first.x, last.y - first.y}
	if !whole {
		return from, way.plus(apart.x, apart.y)
	}
	cell := first.firstCell()
	return pick(across, point{first.w/2 - cell.x, h + gap/2}, point{w + gap/2, first.h/2 - cell.y}), apart
}

// arrow draws an arrow that runs across or down.
func arrow(from, to point) *Node {
	x, y := 6.0, 5.0
	if from.x == to.x {
		x, y = -y, -x
	}
	return group(line(Ink, from.x, from.y, to.x-from.x, to.y-from.y), line(Ink, to.x-math.Abs(x), to.y-math.Abs(y), math.Abs(x), math.Abs(y)), line(Ink, to.x-x, to.y+y, x, -y))
}
