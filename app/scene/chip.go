package scene

import (
	"slices"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
)

const (
	chipRound = 10 // of a chip's corners
	leastChip = 11 // the width of the narrowest chip with a number in it
	mostBars  = 6  // how many rows a chip tells apart
	lowChip   = 38 // the height under which a chip holds one line
	oneRoom   = 14 // the width of a size of one digit there
)

// outline draws a chip without its size, at a distance inside its place.
func outline(role Role, b box, inside float64) *Node {
	return rect(role, b.inset(inside), chipRound-inside)
}

// redOutline draws that of a size that does not fit.
func redOutline(b box) *Node { return outline(Red, b, 1) }

// numberFont returns the font of a size in a chip.
func (t *columns) numberFont(s string) Font {
	return Font{Size: pick(t.chipW < 50, 15.0, 20.0), Bold: true}.shrunk(9, t.chipW-6, s)
}

// number writes a size in a chip.
func (t *columns) number(role Role, b box, s string) *Node {
	if t.numberFont(s).Width(s) > t.chipW-6 {
		s = strings.ReplaceAll(s, ",", "") // which have no room
	}
	f := t.numberFont(s)
	return centred(role, b, f.fit(s, b.w), f)
}

// solid draws a chip with its size, or with a bar for each row.
func (t *columns) solid(role Role, who int, b box, a engine.Axis) *Node {
	g := group(outline(role, b, .75))
	switch {
	case a.Ragged():
		g.add(t.bars(role, b, a))
	case t.chipW >= leastChip:
		g.add(t.number(role, b, words.SizeText(a)))
	}
	return g.by(who)
}

// asked draws the place of a size that is not known yet.
func (t *columns) asked(b box) *Node {
	g := group(outline(Slot, b, .75))
	if t.chipW >= leastChip {
		g.add(centred(Mute, b, "?", t.numberFont("?")))
	}
	return g
}

// bars draws the lengths of rows, or from where to where they go.
func (t *columns) bars(role Role, b box, a engine.Axis) *Node {
	lengths := a.Lengths
	if len(lengths) == 0 || len(lengths) > mostBars {
		s := words.SizeText(a)
		return centred(role, b, s, t.numberFont(s))
	}
	const apart = 3
	longest, g := slices.Max(lengths), group()
	unit := min(10, (b.w-24)/float64(max(longest, 1)))
	thick := min(6, (b.h-12)/float64(len(lengths))-apart)
	y := b.y + (b.h-(thick+apart)*float64(len(lengths))+apart)/2
	x := b.x + (b.w-unit*float64(longest))/2
	for _, n := range lengths {
		g.add(line(pick(role == Result, ResultBar, Bar), x, y+thick/2, max(unit*float64(n)-thick, .01), 0))
		y += thick + apart
	}
	return g
}

// noted draws a chip with its size and a note under it: how often it is read again, or
// how its values become one.
func (t *columns) noted(role Role, who int, b box, size, note string) *Node {
	g, half := group(outline(role, b, .75)), b.h/2
	small := Font{Size: pick(t.chipH < 40, 11.0, 13.0), Bold: true}.shrunk(6, b.w-4, note)
	w := small.Width(note)
	switch {
	case t.chipW < leastChip:
	case b.h < lowChip && w+oneRoom <= b.w-2:
		one := Font{Size: 15, Bold: true}
		x, y := b.x+(b.w-w-oneRoom)/2, b.y+half
		g.add(text(role, x, y+capHeight*one.Size, size, one), text(role, x+oneRoom, y+capHeight*small.Size, note, small))
	default:
		g.add(t.number(role, box{b.x, b.y + half*.16, b.w, half}, size),
			centred(role, box{b.x, b.y + half*1.1, b.w, half * .7}, small.fit(note, b.w-4), small))
	}
	return g.by(who)
}

// tick draws the sign of an axis that agrees.
func tick(b box) *Node {
	x, y := b.x+b.w/2, b.y+b.h/2
	return group(line(Ink, x-6, y+1, 4, 4), line(Ink, x-2, y+5, 8, -10))
}

// cross draws the sign of an axis that does not fit.
func cross(b box) *Node {
	x, y, d := b.x+b.w/2, b.y+b.h/2, 5.0
	return group(line(Red, x-d, y-d, 2*d, 2*d), line(Red, x-d, y+d, 2*d, -2*d))
}
