package scene

import (
	"math"

	"shapecast/app/words"
	"shapecast/engine"
)

// A layout is one way to put the operands and the result next to each other.
type layout struct {
	tree    *tree
	detail  detail
	perLine int
	slot    slot // of which all are alike, but for where they stand
	w, h    float64
	coarse  float64 // how much detail is given up, from 1
}

// A slot is the room of an operand or of the result: its left top corner, and
// that of the cells in it.
type slot struct {
	who    int // the operand, or -1 for the result
	x, y   float64
	ox, oy float64 // of the cells, from the corner of the slot
	w, h   float64
}

// body lays out the operands and the result within width w, or what shows why
// they do not fit.
func (d *drawing) body(w float64) panel {
	if len(d.trace.Conflicts()) > 0 {
		return d.failure(w)
	}
	l := d.best(w)
	return panel{w: l.w, h: l.h, coarse: l.coarse, tree: l.tree, draw: func() []*Node { return d.drawSlots(l) }}
}

// best returns the lowest layout that is at most w wide, with as much detail
// as possible; the narrowest of all when none is.
func (d *drawing) best(w float64) layout {
	var narrowest layout
	var best layout
	cost := math.Inf(1)
	for level, at := range details {
		way := d.lowest(at, w, &narrowest)
		if way.tree == nil {
			continue
		}
		price := coarse[level]
		if way.tree.cut {
			price = math.Sqrt(price)
		}
		if way.h*price < cost {
			best, cost = way, way.h*price
			best.coarse = price
		}
		if best.tree != nil && (level > 1 && !best.tree.cut || level > 4) {
			return best
		}
	}
	return narrowest
}

// coarse says how much lower a figure must be for a coarser detail to be
// preferred when a finer one fits too; its root does where something is left
// out anyway.
var coarse = [len(details)]float64{1, 1.25, 1.6, 2.2, 2.4, 2.6, 2.6, 2.6, 2.6, 2.6, 2.6}

// tallest is how high the operands and the result may stand before detail is
// given up, in pixels.
const tallest = 1300

// lowest returns the lowest layout at a level of detail that is at most w
// wide, the zero layout when there is none, and keeps the narrowest it saw.
func (d *drawing) lowest(at detail, w float64, narrowest *layout) layout {
	best := layout{h: math.Inf(1)}
	l := d.style(at, d.axes, d.widest())
	for _, k := range d.stretched {
		l.room[k] = true
	}
	for _, across := range directions(len(d.axes)) {
		l.across = across
		t := newTree(d.axes, l)
		if t.cells > budget {
			return layout{}
		}
		one := d.slotOf(t, d.titleWidth, d.labelWidths)
		for perLine := len(d.trace.Operands) + 1; perLine > 0; perLine-- {
			way := d.lines(layout{tree: t, detail: at, perLine: perLine, slot: one})
			if narrowest.tree == nil || way.w < narrowest.w {
				*narrowest = way
			}
			if way.w <= w && way.h < best.h && way.h < tallest {
				best = way
			}
		}
	}
	if best.tree == nil {
		return layout{}
	}
	return best
}

// Rooms of a slot, in pixels.
const (
	sideRuler = 17 // of each axis that runs down
	topRuler  = 18 // of each axis that runs across
	lineGap   = 20 // between two lines of slots
)

// signRoom returns the room of the sign before a slot; one of two characters
// looks closer to what is beside it.
func (d *drawing) signRoom() float64 {
	sign := signOf(d.trace.Op)
	air := pick(len([]rune(sign)) > 1, 14, 8)
	return math.Ceil(max(pick(d.small, 22, 32), d.signFont().Width(sign)+air))
}

// lines returns l with the size it takes.
func (d *drawing) lines(l layout) layout {
	for i := range len(d.trace.Operands) + 1 {
		s := d.slotAt(l, i)
		l.w, l.h = max(l.w, s.x+s.w), max(l.h, s.y+s.h)
	}
	return l
}

// slotAt returns the i-th slot of a layout: that of an operand, or of the
// result for the last.
func (d *drawing) slotAt(l layout, i int) slot {
	s, count := l.slot, len(d.trace.Operands)+1
	s.who = i
	if i == count-1 {
		s.who = -1
	}
	s.x = pick(l.perLine < count, d.signRoom()-4, 0) + float64(i%l.perLine)*(s.w+d.signRoom())
	s.y = float64(i/l.perLine) * (s.h + lineGap)
	return s
}

// slotOf returns a slot at 0, 0 with room for its title and the rulers, whose
// words are so wide.
func (d *drawing) slotOf(t *tree, title float64, labels []float64) slot {
	s := slot{oy: d.slotTitle()}
	for k := range t.axes {
		switch {
		case t.look.most[k] == 0 || k == t.look.pile:
		case t.look.across[k]:
			s.oy += topRuler
		default:
			s.ox += sideRuler
		}
	}
	if note := d.note(t, t.axes); note != "" {
		s.oy += topRuler
		title = max(title, d.rulerFont().Width(note))
	}
	s.w, s.h = s.size(t, title, labels)
	return s
}

func (d *drawing) slotTitle() float64 { return pick(d.small, 24, 28) }

// size returns the size of a slot: that of the cells and rulers, and at least
// that of its title and of the longest words along a ruler.
func (s slot) size(t *tree, title float64, labels []float64) (w, h float64) {
	w, h = max(s.ox+t.w, title), s.oy+t.h
	for k, words := range labels {
		switch {
		case t.look.most[k] == 0:
		case k == t.look.pile:
			h = max(h, s.oy+t.h+16)
			w = max(w, s.ox+words+pileX)
		case t.look.across[k]:
			w = max(w, s.ox+t.lists[k].x+words)
		default:
			h = max(h, s.oy+t.lists[k].y+words)
		}
	}
	return math.Ceil(w), math.Ceil(h)
}

// measureWords keeps how wide the titles of slots and the words along rulers
// are at most.
func (d *drawing) measureWords() {
	name, shape := d.slotFonts()
	after := 8 + shape.Width(words.ShortShape(d.resultShape()))
	for n := range len(d.trace.Operands) + 1 {
		d.titleWidth = max(d.titleWidth, name.Width(d.slotName(n))+after)
	}
	for k := range d.axes {
		d.labelWidths = append(d.labelWidths, d.rulerFont().Width(d.longestLabel(k)))
	}
}

func (d *drawing) slotFonts() (name, shape Font) {
	return Font{Size: pick(d.small, 13.5, 15), Bold: true}, Font{Size: pick(d.small, 12.5, 14), Mono: true}
}

// slotName returns the title of slot n: an operand's name, or for the last
// what is done to all of them.
func (d *drawing) slotName(n int) string {
	if n < len(d.trace.Operands) {
		return d.story.Names[n]
	}
	return d.story.ResultName()
}

// resultShape returns the shape of the result.
func (d *drawing) resultShape() engine.Shape { return engine.Shape{Axes: d.axes} }
