package scene

import (
	"math"
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// drawSlots draws a layout: the operands, the result and the signs between.
func (d *drawing) drawSlots(l layout) []*Node {
	l.tree.settle()
	var nodes []*Node
	for i := range len(d.trace.Operands) + 1 {
		s := d.slotAt(l, i)
		if i > 0 && (s.who < 0 || d.joins(i%l.perLine == 0)) {
			nodes = append(nodes, d.sign(l, i))
		}
		nodes = append(nodes, shifted(s.x, s.y, append(d.slotHead(s, i), d.notes(l.tree, s.who)...)...))
		nodes = append(nodes, shifted(s.x+s.ox, s.y+s.oy, d.rulers(l.tree, d.rules(s.who))...))
		if s.who >= 0 {
			nodes = append(nodes, shifted(s.x+s.ox, s.y+s.oy, d.operand(l, s.who)...))
		} else {
			nodes = append(nodes, shifted(s.x+s.ox, s.y+s.oy, d.result(l)...))
		}
	}
	nodes = append(nodes, d.flights(l)...)
	return nodes
}

// sign returns what stands before slot i: the operator, or "=" before the
// result. Where the slot holds little of a tall result, it stands beside that
// and moves as it grows.
func (d *drawing) sign(l layout, i int) *Node {
	s := d.slotAt(l, i)
	left := pick(i%l.perLine == 0, 3, 1) // the words along the ruler stand a little out on the right
	b := box{s.x - d.signRoom() - left, s.y + s.oy, d.signRoom(), l.tree.h}
	if s.who < 0 {
		return centred(Mute, b, "=", d.signFont())
	}
	return centred(Mute, b, signOf(d.trace.Op), d.signFont()).moving(d.drift(l.tree, s.who, nil))
}

// drift returns the track of what belongs in the middle of an operand's cells,
// of those whose index begins with within: where there are few at first it
// stands beside these, and moves as they become more.
func (d *drawing) drift(t *tree, who int, within []int) []Move {
	off := func(along []int) float64 {
		now, all := d.extent(t, who, within, along), d.extent(t, who, within, d.stretched)
		y := math.Round(now.y + now.h/2 - all.y - all.h/2)
		return pick(now != (box{}) && math.Abs(y) > farOff, y, 0)
	}
	var track []Move
	y := off(nil)
	for j, k := range d.stretched {
		next := off(d.stretched[:j+1])
		if next == y {
			continue
		}
		b, _ := d.find(words.Stretch, k)
		track = append(track, Move{T: b.moves(), Y: y, SX: 1, SY: 1, Ease: Glide}, Move{T: b.moves() + 0.85, Y: next, SX: 1, SY: 1})
		y = next
	}
	return track
}

// farOff is how far, in pixels, a thing may be from the middle of what it stands
// beside before it is moved there.
const farOff = 36

// extent returns the box of an operand's cells, of those whose index begins with
// within, once it has been stretched along some axes; the zero box of none.
func (d *drawing) extent(t *tree, who int, within, along []int) box {
	var extent box
	for _, p := range t.places {
		if p.sort != cellPlace || !startsWith(p.index, within) {
			continue
		}
		if b := d.birth(who, p.index, d.stretched); b.axis >= 0 && !slices.Contains(along, b.axis) {
			continue
		}
		if extent == (box{}) {
			extent = p.box
		}
		extent = extent.union(p.box)
	}
	return extent
}

// startsWith reports whether an index begins with head.
func startsWith(index, head []int) bool {
	return len(index) >= len(head) && slices.Equal(index[:len(head)], head)
}

func (d *drawing) signFont() Font { return Font{Size: pick(d.small, 18, 26)} }

// joins reports whether there is a sign before an operand, which may be the
// first in its line: a comma does not begin a line.
func (d *drawing) joins(first bool) bool { return !first || signOf(d.trace.Op) != "," }

// signOf returns the operator as it is written between arrays.
func signOf(o engine.Op) string {
	switch s := o.Symbol(); s {
	case "*":
		return "×"
	case "/":
		return "÷"
	case "-":
		return "−"
	case "":
		return ","
	default:
		return s
	}
}

// A span is a stretch of the story.
type span struct{ start, end float64 }

// over returns the opacity of what is there during s.
func (d *drawing) over(s span) []Fade {
	switch {
	case s.start <= 0 && s.end >= d.dur:
		return nil
	case s.start <= 0:
		return until(s.end)
	case s.end >= d.dur:
		return from(s.start)
	}
	return during(s.start, s.end)
}

// slotHead draws the name and the shape of a slot. An operand's shape changes
// as it is padded and stretched.
func (d *drawing) slotHead(s slot, i int) []*Node {
	name, mono := d.slotFonts()
	y := name.Size
	title := d.slotName(i)
	x := name.Width(title) + 8
	if s.who < 0 {
		return []*Node{
			text(Ink, 0, y, title, name),
			text(Ink, x, y, words.ShortShape(d.resultShape()), mono).fading(d.knownFrom()),
		}
	}
	nodes := []*Node{text(Name, 0, y, title, name).by(s.who)}
	for _, st := range d.states(s.who) {
		nodes = append(nodes, text(Name, x, y, words.ShortShape(st.shape), mono).by(s.who).fading(d.over(st.span)))
	}
	return nodes
}

// knownFrom returns the track of what is known only when the axes agree.
func (d *drawing) knownFrom() []Fade {
	b, _ := d.find(words.Agree, -1)
	return from(b.end - 0.6)
}

// A state is an operand's shape during a stretch of the story.
type state struct {
	span
	shape engine.Shape
}

// states returns the shapes that operand n goes through.
func (d *drawing) states(n int) []state {
	own := d.trace.Operands[n].Shape
	list := []state{{span{0, d.dur}, engine.Shape{Axes: own.Axes}}}
	change := func(at float64, axes []engine.Axis) {
		list[len(list)-1].end = at
		list = append(list, state{span{at, d.dur}, engine.Shape{Axes: axes}})
	}
	axes := make([]engine.Axis, len(d.trace.Columns))
	padded := false
	for k, column := range d.trace.Columns {
		axes[k] = column.Meetings[n].Axis
		padded = padded || column.Meetings[n].Padded()
	}
	if padded {
		b, _ := d.find(words.Pad, -1)
		change(b.moves()+0.4, append([]engine.Axis(nil), axes...))
	}
	for _, k := range d.stretched {
		if d.trace.Columns[k].Meetings[n].Stretched {
			b, _ := d.find(words.Stretch, k)
			axes[k] = d.trace.Columns[k].Axis
			change(b.moves()+0.5, append([]engine.Axis(nil), axes...))
		}
	}
	return list
}
