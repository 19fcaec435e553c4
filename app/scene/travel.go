package scene

// travellers draws the values on their way from the array that is read into the
// cells of the result: those that are reduced slide together into one.
func (t *timed) travellers() []*Node {
	if !t.travels() {
		return nil
	}
	source, into, places := t.stages[0].at[0], t.stages[0].result, map[string]point{}
	t.result.eachCell(func(index []int, p point) { places[cellName(index)] = p.plus(into.x, into.y) })
	var list []*Node
	last := map[string]*Node{} // that is on its way into each cell
	t.operands[0].eachCell(func(index []int, p point) {
		p = p.plus(source.x, source.y)
		for _, goal := range t.goals(index) {
			name, start := cellName(goal), t.setsOut(goal)
			n := t.traveller(index, goal, p, places[name])
			if before := last[name]; before != nil {
				before.Fade = fades(0, turn{start, .05, 1}, turn{start + travelTime - .1, .1, 0}) // one remains
			}
			last[name] = n
			list = append(list, n)
		}
	})
	return list
}

// traveller draws the value at an index on its way from a point to the cell of a goal at
// another; one that is reduced loses its number as it sets out.
func (t *timed) traveller(index, goal []int, from, to point) *Node {
	source, start := t.operands[0], t.setsOut(goal)
	n := source.unit(Stored, &block{w: source.wide, h: source.cell}, index).at(from.x, from.y)
	n.Cell = ""
	if len(t.change.Reduced) > 0 {
		n.Kids[len(n.Kids)-1].Fade = fades(1, turn{start, .1, 0})
	}
	value := t.carriedTo(goal).value
	n.Fade = fades(0, turn{start, .05, 1}, turn{value.t + valueTime - .1, .1, 0})
	return n.moving(moves(rest, way{start, travelTime, shift(to.x-from.x, to.y-from.y), Slide}))
}
