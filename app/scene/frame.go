package scene

import "shapecast/app/words"

// frame returns the frame of a list, for an operand. That of a matrix is there
// from the moment the operand has two axes and grows as they are stretched; a
// copy of it, and the frame of a ragged list, has its full size from the start.
func (d *drawing) frame(l layout, who int, p place) *Node {
	k := len(p.index)
	if d.ragged || d.birth(who, p.index, d.stretched).axis >= 0 {
		return frameOf(l.tree, p).fading(d.over(span{d.begins(who, k), d.dur}))
	}
	g := group()
	full, begin := p.box, d.begins(who, k)
	for _, next := range append(d.growth(who, k), d.dur) {
		b := d.grown(l.tree, who, full, begin)
		p.box = b
		g.Kids = append(g.Kids, frameOf(l.tree, p).fading(d.over(span{begin, next})))
		begin = next
	}
	return g
}

// frameOf returns the frame at a place. Where frames lie in frames, shades
// alternate: a row on a matrix on a list of matrices.
func frameOf(t *tree, p place) *Node {
	k, rank := len(p.index), len(t.axes)
	switch {
	case k == rank-1:
		return rect(Strip, p.box, 6)
	case k == rank-2 && k >= 2 && anyRagged(t.axes):
		return rect(Sheet, p.box, 8)
	}
	return rect(Well, p.box, 9)
}

// begins returns when an operand has lists along axis k with all that is in
// them: at Pad, if any of those axes is added.
func (d *drawing) begins(who, k int) float64 {
	for _, column := range d.trace.Columns[k:] {
		if column.Meetings[who].Padded() {
			b, _ := d.find(words.Pad, -1)
			return b.moves() + 0.4
		}
	}
	return 0
}

// growth returns the moments at which a matrix of an operand becomes larger.
// k is the axis of its rows.
func (d *drawing) growth(who, k int) []float64 {
	var at []float64
	for _, j := range d.stretched {
		if j >= k && d.trace.Columns[j].Meetings[who].Stretched {
			b, _ := d.find(words.Stretch, j)
			at = append(at, b.moves())
		}
	}
	return at
}

// corner returns the track of what stands at the right lower corner of an
// operand's matrices, which moves as they become larger.
func (d *drawing) corner(tree *tree, who int) []Move {
	one := tree.first[tree.look.pile]
	now := d.grown(tree, who, one, 0)
	var track []Move
	for _, at := range d.growth(who, len(tree.axes)-2) {
		next := d.grown(tree, who, one, at)
		track = append(track, Move{T: at, X: now.w - one.w, Y: now.h - one.h, SX: 1, SY: 1, Ease: Glide},
			Move{T: at + 0.85, X: next.w - one.w, Y: next.h - one.h, SX: 1, SY: 1})
		now = next
	}
	return track
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
