package scene

import (
	"slices"

	"shapecast/app/words"
)

// result draws the places of the result, dotted from the moment its shape is
// known, and the values that fill them while Compute lasts; slabs that lie
// behind come first.
func (d *drawing) result(l layout) []*Node {
	agree, _ := d.find(words.Agree, -1)
	room := box{w: l.tree.w, h: l.tree.h}
	nodes := []*Node{unknown(room).fading(until(agree.end - 0.8))}
	for layer := l.tree.deepest(); layer >= 0; layer-- {
		outline := group().fading(d.knownFrom())
		for _, p := range l.tree.places {
			if p.layer == layer {
				outline.Kids = append(outline.Kids, d.outline(l, p)...)
			}
		}
		nodes = append(append(nodes, outline), d.tiles(l, layer)...)
	}
	return append(nodes, d.overflow(l)...)
}

// unknown returns what stands where the result will, until its shape is known.
func unknown(room box) *Node {
	return group(rect(Slot, room.inset(0.5), 8), centred(Mute, room, "?", Font{Size: min(30, room.h*0.8), Bold: true}))
}

// tiles returns the values of the result on a layer: the first cell, and a
// group for each wave of rows, which appears when it is computed.
func (d *drawing) tiles(l layout, layer int) []*Node {
	if d.trace.Grows() {
		return nil
	}
	var nodes []*Node
	landed := -1 // the wave that the last of the nodes is
	for _, p := range l.tree.places {
		if p.layer != layer || !l.tree.shownCell(p) {
			continue
		}
		n, i := d.tile(l, p), l.tree.wave(p)
		if firstCell(p.index) {
			nodes = append(nodes, n.fading(from(d.landing(i, true))))
			continue
		}
		if i != landed {
			nodes = append(nodes, group().fading(from(d.landing(i, false))))
			landed = i
		}
		wave := nodes[len(nodes)-1]
		wave.Kids = append(wave.Kids, n)
	}
	return nodes
}

// deepest returns the layer at the back of a pile.
func (t *tree) deepest() int {
	deepest := 0
	for _, p := range t.places {
		deepest = max(deepest, p.layer)
	}
	return deepest
}

// shownCell reports whether p is a cell of the result that can be seen.
func (t *tree) shownCell(p place) bool {
	return p.sort == cellPlace && p.void < 0 && (p.layer == 0 || t.edge(p))
}

// outline returns what the result has at a place before there is a value.
func (d *drawing) outline(l layout, p place) []*Node {
	switch {
	case p.sort == framePlace:
		return []*Node{frameOf(l.tree, p)}
	case p.sort == trackPlace:
		return []*Node{l.tree.nothing(p)}
	case p.sort == dotsPlace && l.tree.dotted(p):
		return []*Node{dotsIn(p)}
	case l.tree.shownCell(p):
		return []*Node{rect(Slot, p.box.inset(0.5), 6)}
	}
	return nil
}

// dotted reports whether dots can be seen: not behind the front slab, those of
// the pile itself apart.
func (t *tree) dotted(p place) bool { return p.layer == 0 || len(p.index)-1 == t.look.pile }

// tile returns a value of the result.
func (d *drawing) tile(l layout, p place) *Node {
	s := ""
	if p.layer == 0 {
		s = d.outcomeAt(p.index)
	}
	n := d.filled(face{Result, 0, l.detail.font}, p.box, s)
	n.Cell, n.Role = p.name, Result
	return n
}

// wave returns which group of rows a cell flies with.
func (t *tree) wave(p place) int { return p.row * waves(t.rows) / t.rows }

// mostWaves is how many groups of rows fly one after the other at most.
const mostWaves = 8

func waves(rows int) int { return min(rows, mostWaves) }

func firstCell(index []int) bool {
	return !slices.ContainsFunc(index, func(i int) bool { return i != 0 })
}

// Times of Compute, in seconds from its first motion.
const (
	flight = 0.9
	alone  = 1.75 // the first cell: its flight, and a rest to read the sum
	spread = 1.4  // from the first wave of rows to the last
)

// takeoff returns when wave i sets out, and the first cell alone.
func (d *drawing) takeoff(i int, first bool) float64 {
	b, _ := d.find(words.Compute, -1)
	if first {
		return b.moves()
	}
	return b.moves() + alone - 0.1 + min(0.34, spread/mostWaves)*float64(i)
}

// landing returns when the values of wave i are there.
func (d *drawing) landing(i int, first bool) float64 {
	if first {
		return d.takeoff(i, true) + alone
	}
	return d.takeoff(i, false) + flight
}
