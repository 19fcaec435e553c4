package scene

import (
	"slices"

	"shapecast/app/words"
)

// frame returns the frame of a list, for an operand. It is there from the moment
// the operand has the axes of what is in it, and grows as they are stretched; a
// copy of a matrix has its full size from the start.
func (d *drawing) frame(l layout, who int, p place) *Node {
	k, born := len(p.index), d.birth(who, p.index, d.stretched).axis
	if !d.ragged && born >= 0 {
		return frameOf(l.tree, p).fading(d.over(span{d.begins(who, k), d.dur}))
	}
	g := group()
	full, begin := p.box, d.begins(who, k)
	if b, copied := d.find(words.Stretch, born); copied {
		begin = b.moves()
	}
	for _, next := range append(d.growth(who, k, born), d.dur) {
		p.box = d.grown(l.tree, who, full, begin)
		if d.ragged {
			p.box = d.hugging(l.tree, who, p.index, full, begin)
		}
		g.Kids = append(g.Kids, frameOf(l.tree, p).fading(d.over(span{begin, next})))
		begin = next
	}
	return g
}

// hugging returns the box of a list of an operand, where lengths vary, as it is
// right after t: round what is in it, with the room that full leaves there at
// its left upper corner.
func (d *drawing) hugging(tree *tree, who int, list []int, full box, t float64) box {
	var along []int
	for _, k := range d.stretched {
		if b, _ := d.find(words.Stretch, k); b.moves() <= t {
			along = append(along, k)
		}
	}
	in := d.extent(tree, who, list, along)
	left, top := in.x-full.x, in.y-full.y
	if in == (box{}) || max(left, top) > farOff { // nothing in it begins at its corner
		full.w -= d.shortfall(tree, who, t)
		return full
	}
	return box{full.x, full.y, in.w + 2*left, in.h + 2*top}
}

// shortfall returns how much narrower an operand's rows are right after t than
// they will be.
func (d *drawing) shortfall(tree *tree, who int, t float64) float64 {
	last := len(tree.axes) - 1
	b, _ := d.find(words.Stretch, last)
	if tree.axes[last].Ragged() || !d.trace.Columns[last].Meetings[who].Stretched || b.moves() <= t {
		return 0
	}
	return tree.lists[last].w - tree.first[last].w
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

// growth returns the moments at which a list of an operand becomes larger, after
// it was born with a copy along an axis, or was there, -1. k is the axis of its
// entries.
func (d *drawing) growth(who, k, born int) []float64 {
	var at []float64
	for _, j := range d.stretched[1+slices.Index(d.stretched, born):] {
		if j >= k && d.trace.Columns[j].Meetings[who].Stretched {
			b, _ := d.find(words.Stretch, j)
			at = append(at, b.moves())
		}
	}
	return at
}

// corner returns the track of what stands below the left lower corner of an
// operand's matrices, which moves as they become larger.
func (d *drawing) corner(tree *tree, who int) []Move {
	one := tree.first[tree.look.pile]
	now := d.grown(tree, who, one, 0)
	var track []Move
	for _, at := range d.growth(who, len(tree.axes)-2, -1) {
		next := d.grown(tree, who, one, at)
		track = append(track, Move{T: at, Y: now.h - one.h, SX: 1, SY: 1, Ease: Glide},
			Move{T: at + 0.85, Y: next.h - one.h, SX: 1, SY: 1})
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
