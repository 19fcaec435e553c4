package scene

import "shapecast/app/words"

// track returns the hatched track of a list without entries, for an operand
// that has no entries there itself or is repeated 0 times.
func (d *drawing) track(t *tree, who int, p place) *Node {
	n := t.nothing(p)
	if less := d.shortfall(t, who, 0); d.ragged && less > 0 && len(p.index) < len(t.axes)-1 {
		b, _ := d.find(words.Stretch, len(t.axes)-1)
		n.fading(from(b.moves()))
		p.box.w -= less
		n = group(t.nothing(p).fading(until(b.moves())), n)
	}
	m := d.trace.Columns[len(p.index)].Meetings[who]
	if !m.Stretched {
		return n
	}
	b, _ := d.find(words.Stretch, len(p.index))
	return n.fading(from(b.moves() + 0.5))
}

// nothing returns what is drawn for a list without entries: the sign of the
// empty set where lengths vary, else a hatched track.
func (t *tree) nothing(p place) *Node {
	if !t.axes[len(p.index)].Ragged() {
		return hatched(p.box)
	}
	x, y := p.box.x+p.box.w/2, p.box.y+p.box.h/2
	r := min(7, p.box.h/2-5)
	return group(rect(Slot, p.box.inset(0.5), 6), dot(Hatch, x, y, r), line(Hatch, x-r-2, y+r+2, 2*r+4, -2*r-4))
}

// hatched returns a box with strokes across it.
func hatched(b box) *Node {
	n := group(rect(Hatch, b, 5))
	const step = 7
	for x := b.x - b.h + step; x < b.x+b.w; x += step {
		from, to := max(x, b.x+1), min(x+b.h, b.x+b.w-1)
		if to-from > 3 {
			n.Kids = append(n.Kids, line(Hatch, from, b.y+b.h-(from-x), to-from, -(to-from)))
		}
	}
	return n
}
