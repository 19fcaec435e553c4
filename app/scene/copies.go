package scene

import (
	"slices"

	"shapecast/app/words"
)

// A birth is how something of an operand comes to stand in its place: an
// original from the start, a copy along an axis when that is stretched.
type birth struct {
	axis  int // the axis along which it was copied; -1 for an original
	entry int // which copy along it, from 1
}

// birth returns when what stands at index comes there, seen by an operand. Of
// the axes that repeat, the one that is stretched last made it.
func (d *drawing) birth(who int, index []int, order []int) birth {
	for i := len(order) - 1; i >= 0; i-- {
		k := order[i]
		if k < len(index) && index[k] > 0 && d.trace.Columns[k].Meetings[who].Stretched {
			return birth{k, index[k]}
		}
	}
	return birth{axis: -1}
}

// A wave is what slides out of its source together.
type wave struct {
	birth
	dx, dy float64 // from the place back to the source
	layer  int
	frame  int // how deep the lists are whose frames these are, from 1; 0 for what lies on them
	nodes  []*Node
}

// operand draws the cells and frames of an operand: originals, and the copies
// that leave them.
func (d *drawing) operand(l layout, who int) []*Node {
	var waves []*wave
	for _, p := range l.tree.places {
		n := d.placed(l, who, p)
		if n == nil {
			continue
		}
		b := d.birth(who, p.index, d.stretched)
		dx, dy := l.tree.back(p, b)
		same := wave{birth: b, dx: dx, dy: dy, layer: p.layer}
		if p.sort == framePlace {
			same.frame = len(p.index) + 1
		}
		w := find(waves, same)
		if w == nil {
			w = &same
			waves = append(waves, w)
		}
		w.nodes = append(w.nodes, n)
	}
	slices.SortStableFunc(waves, func(a, b *wave) int { return behind(a, b, d.stretched) })
	nodes := make([]*Node, len(waves))
	for i, w := range waves {
		nodes[i] = d.sliding(w)
	}
	return nodes
}

func find(waves []*wave, same wave) *wave {
	for _, w := range waves {
		if w.birth == same.birth && w.dx == same.dx && w.dy == same.dy && w.layer == same.layer && w.frame == same.frame {
			return w
		}
	}
	return nil
}

// behind orders waves from back to front: deeper slabs first, frames before
// what lies on them, then the last copies, and the originals at the front, so
// that copies come out from behind. Frames lie the other way round, outer ones
// first.
func behind(a, b *wave, order []int) int {
	switch {
	case a.layer != b.layer:
		return b.layer - a.layer
	case a.frame > 0 && b.frame > 0:
		return a.frame - b.frame
	case a.frame > 0:
		return -1
	case b.frame > 0:
		return 1
	}
	if i, j := slices.Index(order, a.axis), slices.Index(order, b.axis); i != j {
		return j - i
	}
	return b.entry - a.entry
}

// back returns the way from a place to the one it was copied from.
func (t *tree) back(p place, b birth) (dx, dy float64) {
	if b.axis < 0 {
		return 0, 0
	}
	source := slices.Clone(p.index)
	source[b.axis] = 0
	for _, q := range t.places {
		if q.sort == p.sort && slices.Equal(q.index, source) {
			return q.box.x - p.box.x, q.box.y - p.box.y
		}
	}
	return 0, 0
}

// sliding returns a wave with its motion. Copies travel for 0.85 s, one after
// the other.
func (d *drawing) sliding(w *wave) *Node {
	g := group(w.nodes...)
	if w.axis < 0 {
		return g
	}
	b, _ := d.find(words.Stretch, w.axis)
	step := min(0.16, 0.7/float64(max(1, d.trace.Columns[w.axis].Axis.Size)))
	at := b.moves() + step*float64(min(w.entry, 8)-1)
	g.Fade = fades(0, turn{at, 1})
	if w.dx != 0 || w.dy != 0 {
		g.Move = glide(w.dx, w.dy, at, at+0.85)
	}
	return g
}

// placed returns what an operand has at a place, or nil.
func (d *drawing) placed(l layout, who int, p place) *Node {
	switch p.sort {
	case cellPlace:
		return d.operandCell(l, who, p)
	case framePlace:
		return d.frame(l, who, p)
	case dotsPlace:
		if !l.tree.dotted(p) {
			return nil
		}
		n := dotsIn(p)
		if len(p.index)-1 == l.tree.look.pile {
			n.moving(d.corner(l.tree, who))
		} else if p.dx > 0 {
			n.moving(d.drift(l.tree, who, extend(p.index[:len(p.index)-1], 0)))
		}
		return n
	}
	return d.track(l.tree, who, p)
}

// dotsIn returns the dots of entries that are left out.
func dotsIn(p place) *Node {
	return dots(p.box.x+p.box.w/2, p.box.y+p.box.h/2, p.dx, p.dy)
}

// operandCell returns the cell of an operand: solid where its value is stored,
// dashed where a stored value is read again. Where the result has nothing, it
// goes when its axis is stretched to 0.
func (d *drawing) operandCell(l layout, who int, p place) *Node {
	if p.layer > 0 && !l.tree.edge(p) && !d.firstEdge(l.tree, who, p) {
		return nil
	}
	role := Stored
	if d.birth(who, p.index, d.stretched).axis >= 0 {
		role = Copy
	}
	n := d.valueCell(l, role, who, p)
	if p.void < 0 {
		return n
	}
	if m := d.trace.Columns[p.void].Meetings[who]; !m.Stretched {
		return nil
	}
	b, _ := d.find(words.Stretch, p.void)
	return n.fading(until(b.moves() + 0.4))
}

// valueCell returns a cell with its value, if that is known.
func (d *drawing) valueCell(l layout, role Role, who int, p place) *Node {
	if role == Stored && d.trace.Operands[who].Shape.Rank() == 0 {
		role = Bare
	}
	s := ""
	if p.layer == 0 {
		s = d.value(who, p.index)
	}
	n := d.filled(face{role, who, l.detail.font}, p.box, s)
	n.Cell, n.Who = p.name, who
	return n
}

// firstEdge reports whether a cell of an operand's slab is in the only row or
// column that the slab has at first, and can be seen until that is stretched.
func (d *drawing) firstEdge(t *tree, who int, p place) bool {
	if d.trace.Columns[t.look.pile].Meetings[who].Stretched {
		return false // a slab that is copied is whole
	}
	for k := t.look.pile + 1; k < len(t.axes); k++ {
		if p.index[k] == 0 && d.trace.Columns[k].Meetings[who].Stretched {
			return true
		}
	}
	return false
}

// edge reports whether a cell of a slab can be seen behind the one in front:
// it is in the last row or column.
func (t *tree) edge(p place) bool {
	for k := t.look.pile + 1; k < len(t.axes); k++ {
		if p.index[k] == t.axes[k].Size-1 {
			return true
		}
	}
	return false
}
