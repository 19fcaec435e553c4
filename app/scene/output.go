package scene

import "shapecast/app/words"

// overflow draws, over the places of the result, the frame of an output that
// would have to grow, and a cross wherever it has no memory.
func (d *drawing) overflow(l layout) []*Node {
	b, ok := d.find(words.Full, -1)
	if !ok {
		return nil
	}
	var inside box
	crosses := group().fading(from(b.moves() + 0.6))
	for _, p := range l.tree.places {
		if !l.tree.shownCell(p) {
			continue
		}
		if d.holds(p.index) {
			if inside == (box{}) {
				inside = p.box
			}
			inside = inside.union(p.box)
			continue
		}
		x, y := p.box.x+p.box.w/2, p.box.y+p.box.h/2
		crosses.Kids = append(crosses.Kids, rect(Missing, p.box.inset(0.5), 6), cross(Boxed, x, y, 5))
	}
	nodes := []*Node{crosses}
	if inside != (box{}) {
		nodes = append(nodes, rect(Fixed, inside.inset(-4), 8).fading(from(b.moves())))
	}
	return nodes
}

// holds reports whether the output has a place for the value at index.
func (d *drawing) holds(index []int) bool {
	for k, column := range d.trace.Columns {
		m := column.Meetings[len(column.Meetings)-1]
		if (m.Padded() || m.Axis.One()) && index[k] > 0 {
			return false
		}
	}
	return true
}
