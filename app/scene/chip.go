package scene

import (
	"fmt"
	"slices"
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
)

// chip draws the size of an operand in column k, in every state it goes through.
func (t *table) chip(s *sheet, k int) {
	b := t.place(k, s.who)
	own := t.trace.Columns[k].Meetings[s.who].From
	t.chips = append(t.chips, Chip{s.who, k, own, b.x, b.y, b.w, b.h})
	g := group().by(s.who)
	g.Axis = k + 1
	solid := t.solid(pick(s.padded[k], Added, SizeChip), s.who, b, s.stored.axes[k])
	if s.padded[k] {
		at := t.chipAt()
		solid.fading(fades(0, turn{at, chipTime, 1})).moving(moves(shift(-36, 0), way{at, chipTime, rest, Arrive}))
	} else if n := s.slides(); n > 0 {
		solid.moving(moves(shift(-float64(n)*(t.chipW+t.gap), 0), way{0, slideTime, rest, Slide}))
	}
	if s.stretch[k] {
		start, _ := t.unfolds(t.growing(s.who), t.growing(len(t.sheets)))
		solid.Fade = append(solid.Fade, fades(1, turn{start + .25, .35, 0})...)
		if s.padded[k] {
			solid.Fade = fades(0, turn{t.chipAt(), chipTime, 1}, turn{start + .25, .35, 0})
		}
		g.add(solid, t.reread(pick(s.padded[k], GhostAdded, GhostChip), s, k, b).fading(fades(0, turn{start + .25, .35, 1})))
	} else {
		g.add(solid)
	}
	if t.faulty(k) && t.blamed(s, k) {
		g.add(rect(Red, b.inset(1), 9).fading(from(t.settles(t.measured, k) - .1)))
	}
	t.out.add(g)
}

// blamed reports whether the size of a sheet has a part in the fault of axis k.
func (t *table) blamed(s *sheet, k int) bool {
	for _, f := range t.faults {
		if f.axis == k && f.noRoom && t.into && s.who == 0 {
			return true
		}
	}
	return !s.stored.axes[k].One()
}

// numberFont returns the font of a size in a chip.
func (t *table) numberFont(s string) Font {
	f := Font{Size: pick(t.chipW < 50, 15.0, 20.0), Bold: true}
	for f.Size > 9 && f.Width(s) > t.chipW-6 {
		f.Size--
	}
	return f
}

// solid draws a chip with its size, or with a bar for each row.
func (t *table) solid(role Role, who int, b box, a engine.Axis) *Node {
	g := group(rect(role, b.inset(.75), 9.25).by(who))
	if a.Ragged() {
		return g.add(t.bars(role, who, b, a.Lengths))
	}
	if t.chipW < leastChip {
		return g
	}
	size, f := words.SizeText(a), t.numberFont(words.SizeText(a))
	return g.add(centred(role, b, f.fit(size, b.w), f).by(who))
}

// leastChip is the width of the narrowest chip with a number in it.
const leastChip = 11

// mostBars is how many rows a chip tells apart.
const mostBars = 6

// bars draws the lengths of rows, or from where to where they go.
func (t *table) bars(role Role, who int, b box, lengths []int) *Node {
	if len(lengths) == 0 || len(lengths) > mostBars {
		s := spanText(lengths)
		return centred(role, b, s, t.numberFont(s)).by(who)
	}
	g := group()
	unit := min(10, (b.w-24)/float64(max(slices.Max(lengths), 1)))
	thick := min(6, (b.h-12)/float64(len(lengths))-3)
	step := thick + min(4, 3)
	y := b.y + (b.h-step*float64(len(lengths))+3)/2
	x := b.x + (b.w-unit*float64(slices.Max(lengths)))/2
	for _, n := range lengths {
		g.add(line(pick(role == Result, ResultBar, Bar), x, y+thick/2, max(unit*float64(n)-thick, .01), 0).by(who))
		y += step
	}
	return g
}

// spanText returns from where to where lengths go: "1…7".
func spanText(lengths []int) string {
	if len(lengths) == 0 {
		return "0"
	}
	least, most := slices.Min(lengths), slices.Max(lengths)
	if least == most {
		return strconv.Itoa(most)
	}
	return fmt.Sprintf("%d…%d", least, most)
}

// reread draws a size 1 that is read again, with how often.
func (t *table) reread(role Role, s *sheet, k int, b box) *Node {
	a := t.trace.Columns[k].Axis
	times := words.SizeText(a)
	if a.Ragged() {
		times = spanText(a.Lengths)
	}
	big, small := t.numberFont("1"), Font{Size: pick(t.chipH < 40, 10.0, 12.0), Bold: true}
	for small.Size > 6 && small.Width(times)+turnRoom > b.w-2 {
		small.Size--
	}
	if t.chipW < leastChip {
		return group(rect(role, b.inset(.75), 9.25).by(s.who))
	}
	w := small.Width(times)
	if b.h < lowChip && w+turnRoom+oneRoom <= b.w-2 {
		return t.rereadInline(group(rect(role, b.inset(.75), 9.25).by(s.who)), role, s, b, times, small)
	}
	half := b.h / 2
	middle := b.y + half*1.45
	g := group(rect(role, b.inset(.75), 9.25).by(s.who),
		centred(role, box{b.x, b.y + half*.18, b.w, half}, "1", big).by(s.who),
		centred(role, box{b.x + turnRoom, b.y + half*1.1, b.w - turnRoom, half * .7}, times, small).by(s.who))
	return g.add(turnSign(b.x+(b.w-w-turnRoom)/2+turnRoom/2-1, middle).by(s.who))
}

// lowChip is the height under which a chip holds one line, and oneRoom what its 1
// takes there.
const (
	lowChip = 38
	oneRoom = 14
)

// rereadInline writes a size 1 and how often it is read on one line.
func (t *table) rereadInline(g *Node, role Role, s *sheet, b box, times string, small Font) *Node {
	one := Font{Size: 15, Bold: true}
	w := oneRoom + turnRoom + small.Width(times)
	x, y := b.x+(b.w-w)/2, b.y+b.h/2
	return g.add(text(role, x, y+capHeight*one.Size, "1", one).by(s.who),
		turnSign(x+oneRoom+turnRoom/2-1, y).by(s.who),
		text(role, x+w-small.Width(times), y+capHeight*small.Size, times, small).by(s.who))
}

// turnRoom is what the sign of reading again takes.
const turnRoom = 11

// turnSign draws an arrow that goes round, about x, y.
func turnSign(x, y float64) *Node {
	const r = 3.4
	g := group(&Node{Kind: Circle, Role: Turn, X: x, Y: y, R: r},
		line(Turn, x+r, y, 2.4, -1.6), line(Turn, x+r, y, -2.2, -2))
	return g
}
