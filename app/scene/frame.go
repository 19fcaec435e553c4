package scene

import "shapecast/app/words"

// frame returns the frame of a list, for an operand. That of a matrix is there
// from the moment the operand has two axes and grows as they are stretched; a
// copy of it, and the frame of a ragged list, has its full size from the start.
func (d *drawing) frame(l layout, who int, p place) *Node {
	k := len(p.index)
	rank := len(l.tree.axes)
	corner := pick(k == rank-1, 6, 9)
	if d.ragged() || d.birth(who, p.index, d.stretches()).axis >= 0 {
		return rect(Well, p.box, corner).fading(d.over(span{d.begins(who, k), d.dur}))
	}
	g := group()
	begin := d.begins(who, k)
	for _, next := range append(d.growth(who, k), d.dur) {
		b := d.grown(l.tree, who, p.box, begin)
		g.Kids = append(g.Kids, rect(Well, b, corner).fading(d.over(span{begin, next})))
		begin = next
	}
	return g
}

// begins returns when an operand has lists along axis k: at Pad, if it is padded.
func (d *drawing) begins(who, k int) float64 {
	if !d.trace.Columns[k].Meetings[who].Padded() {
		return 0
	}
	b, _ := d.find(words.Pad, -1)
	return b.moves() + 0.4
}

// growth returns the moments at which a matrix of an operand becomes larger.
// k is the axis of its rows.
func (d *drawing) growth(who, k int) []float64 {
	var at []float64
	for _, j := range d.stretches() {
		if j >= k && d.trace.Columns[j].Meetings[who].Stretched {
			b, _ := d.find(words.Stretch, j)
			at = append(at, b.moves())
		}
	}
	return at
}

// grown returns the box of a matrix of an operand as it is right after t: one
// row high or one cell wide until that axis is stretched.
func (d *drawing) grown(tree *tree, who int, full box, t float64) box {
	rank := len(tree.axes)
	pad := tree.look.pads[rank-2]
	for k := rank - 2; k < rank; k++ {
		b, ok := d.find(words.Stretch, k)
		if !ok || !d.trace.Columns[k].Meetings[who].Stretched || b.moves() <= t {
			continue
		}
		if k == rank-1 {
			full.w = tree.look.cell.w + 2*pad
		} else {
			full.h = tree.look.cell.h + 2*pad
		}
	}
	return full
}
