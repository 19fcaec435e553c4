package scene

import (
	"fmt"
	"slices"
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
)

// A table is the axes of all operands, lined up at the right.
type table struct {
	*film
	x, y, w      float64
	chipW, chipH float64
	row, head    float64
	gap, last    float64 // between columns; more room for the result's row
	chips        []Chip
	out          *Node
}

var chipWidths = [...]float64{88, 88, 88, 76, 60, 48, 40, 36, 32}

var rowHeights = [...]float64{64, 64, 64, 52, 52, 40}

// tableOf returns the sizes of a table.
func tableOf(f *film, x, y, w float64) *table {
	t := &table{film: f, x: x, y: y, w: w, head: 44, last: 8, gap: 16, out: group()}
	t.chipW, t.row = chipWidths[min(f.rank, 8)], rowHeights[min(t.rowCount(), 5)]
	if f.rank > 3 {
		t.gap = pick(f.rank > 4, pick(f.rank > 8, 3.0, 6.0), 12.0)
	}
	t.chipH = t.row - pick(t.row > 60, 16.0, 10.0)
	if f.small {
		t.head, t.row, t.chipH, t.last = 38, min(t.row-10, 54), min(t.chipH-2, 46), 4
		t.chipW = min(t.chipW, 76)
	}
	if most := (w-nameRoom(w))/float64(max(f.rank, 1)) - t.gap; t.chipW > most {
		t.chipW = max(most, 2)
	}
	return t
}

// nameRoom is what the names take at least.
func nameRoom(w float64) float64 { return min(56, w/5) }

// rowCount counts the rows over the result.
func (f *film) rowCount() int {
	n := len(f.trace.Operands)
	if f.neutralRow() {
		n++
	}
	return n
}

// neutralRow reports whether the place of the result has a row.
func (f *film) neutralRow() bool {
	out := f.trace.Output
	return out != nil && out.Kind != engine.Augmented
}

func (t *table) height() float64 { return t.head + t.row*float64(t.rowCount()+1) + t.last }

// column returns the left edge of column k.
func (t *table) column(k int) float64 {
	return t.x + t.w - float64(t.rank-k)*(t.chipW+t.gap) + t.gap
}

// top returns the top of the chips of a row.
func (t *table) top(row int) float64 {
	y := t.y + t.head + float64(row)*t.row + (t.row-t.chipH)/2
	if row == t.rowCount() {
		y += t.last
	}
	return y
}

func (t *table) place(k, row int) box { return box{t.column(k), t.top(row), t.chipW, t.chipH} }

// draw draws the table.
func (t *table) draw() *Node {
	for k := range t.rank {
		t.heading(k)
	}
	y := t.y + t.head + float64(t.rowCount())*t.row + 3
	t.out.add(line(Edge, t.x, y, t.w, 0))
	for i := range t.sheets {
		t.operand(i)
	}
	if t.neutralRow() {
		t.neutral()
	}
	t.links()
	t.outcome()
	return t.out
}

// heading writes the name and the number of an axis over its column.
func (t *table) heading(k int) {
	if t.chipW < leastChip {
		return
	}
	c := t.trace.Columns[k]
	name := axisName(c)
	b := box{t.column(k) - t.gap/2 + 1, t.y, t.chipW + t.gap - 2, t.head}
	if k == t.rank-1 {
		b = box{t.column(k) - 2, t.y, t.chipW + 4, t.head} // the figure may end here
	}
	number := t.lang.Axis(k)
	if t.rank > 4 {
		number = strconv.Itoa(k)
	}
	bold, plain := Font{Size: 13, Bold: true}, Font{Size: 12}
	g := group()
	g.Axis = k + 1
	if name == "" {
		g.add(centred(Ink, box{b.x, b.y + b.h/2 - 8, b.w, 16}, bold.fit(number, b.w), bold))
	} else {
		g.add(centred(Ink, box{b.x, b.y + b.h/2 - 16, b.w, 16}, bold.fit(name, b.w), bold))
		g.add(centred(Mute, box{b.x, b.y + b.h/2, b.w, 16}, plain.fit(number, b.w), plain))
	}
	t.out.add(g)
}

// axisName returns the name of a column's axis.
func axisName(c engine.Column) string {
	for _, m := range c.Meetings {
		if m.Axis.Name != "" && !m.Padded() {
			return m.Axis.Name
		}
	}
	return c.Axis.Name
}

// lift is how far a name moves up where a note stands under it.
const lift = 4

// name writes what a row is called at its left.
func (t *table) name(role Role, who, row int, name string) *Node {
	room := t.column(0) - t.x - 8
	if t.rank == 0 {
		room = t.w
	}
	f := Font{Size: pick(t.small, 18.0, 20.0), Bold: true}
	for f.Size > 13 && f.Width(name) > room {
		f.Size--
	}
	y := t.top(row) + t.chipH/2
	n := text(role, t.x, y+capHeight*f.Size, f.middle(name, room), f).by(who)
	t.out.add(n)
	return n
}

// operand draws the row of operand i.
func (t *table) operand(i int) {
	s := &t.sheets[i]
	name, noted := t.name(Name, i, i, s.name), t.gained(s)
	if slices.Index(s.padded, false) < 0 {
		none := t.noAxes(i)
		if t.rank > 0 {
			none.Fade = until(t.at(words.Pad))
		}
		t.out.add(none)
		noted = true
	}
	if noted && t.chipH >= 40 {
		name.Y -= lift
	}
	for k := range t.rank {
		t.chip(s, k)
	}
}

// gained writes under the name of an operand how many axes were added, and
// reports whether it did.
func (t *table) gained(s *sheet) bool {
	n := 0
	for _, padded := range s.padded {
		n += pick(padded, 1, 0)
	}
	room, f := t.column(0)-t.x-4, Font{Size: 12}
	said := fmt.Sprintf(t.lang.In(pick(n == 1, "%d axis added", "%d axes added"), "补了 %d 个轴"), n)
	if f.Width(said) > room {
		said = fmt.Sprintf(t.lang.In("%d added", "补 %d 轴"), n)
	}
	if n == 0 || f.Width(said) > room || t.chipH < 40 {
		return false
	}
	t.out.add(text(Mute, t.x, t.top(s.who)+t.chipH/2+20, said, f).fading(fades(0, turn{t.chipAt() + .25, chipTime - .25, 1})))
	return true
}

// noAxes writes under a name that there is no size to show.
func (t *table) noAxes(row int) *Node {
	return text(Mute, t.x, t.top(row)+t.chipH/2+20, t.lang.In("no axes", "没有轴"), Font{Size: 12})
}

// neutral draws the row of the shape that is asked for, or of the place that
// the result is written into.
func (t *table) neutral() {
	out, row := t.trace.Output, len(t.sheets)
	name := t.names[len(t.trace.Operands)]
	if out.Kind == engine.Target {
		name = t.lang.In("to", "目标")
	}
	t.name(Ink, 0, row, name)
	axes := out.Shape.Axes
	for i, a := range axes {
		k := t.rank - len(axes) + i
		if k < 0 {
			continue
		}
		b := t.place(k, row)
		g := t.solid(Neutral, 0, b, a)
		if t.faulty(k) {
			g.add(rect(Red, b.inset(1), 9).fading(from(t.settles(t.measured, k) - .1)))
		}
		t.out.add(g)
	}
}

// links joins the chips of each column down to the result, from the last axis
// to the first.
func (t *table) links() {
	if t.alone() && !t.neutralRow() {
		return
	}
	rows := t.rowCount()
	for k := range t.rank {
		at := t.at(words.Match) + float64(t.rank-1-k)*t.match
		for row := range rows {
			top := t.top(row) + t.chipH + 2
			l := line(pick(t.faulty(k), Red, Ink), t.column(k)+t.chipW/2, top, 0, t.top(row+1)-top-2)
			start := at + .14*float64(row)
			l.moving(moves(pose{0, 0, 1, 0.01}, way{start, .18, rest, Arrive}))
			if t.fails {
				l.Fade = fades(0, turn{start, .05, 1})
			} else {
				l.Fade = fades(0, turn{start, .05, 1}, turn{t.at(words.Stretch), .3, 0})
			}
			t.out.add(l)
		}
	}
}

// outcome draws the result's row: "?" in each column until its size comes out.
func (t *table) outcome() {
	row := t.rowCount()
	t.plainName(row, t.story.ResultRow())
	for k := range t.rank {
		t.settled(k, row)
	}
}

// plainName writes the name of the result's row.
func (t *table) plainName(row int, name string) {
	room := t.column(0) - t.x - 6
	if t.rank == 0 {
		room = t.w
	}
	f := Font{Size: 16}
	for f.Size > 12 && f.Width(name) > room {
		f.Size--
	}
	t.out.add(text(Mute, t.x, t.top(row)+t.chipH/2+capHeight*f.Size, f.fit(name, room), f))
}

// settled draws column k of the result's row.
func (t *table) settled(k, row int) {
	b := t.place(k, row)
	t.chips = append(t.chips, Chip{-1, k, k, b.x, b.y, b.w, b.h})
	at := t.settles(t.measured, k)
	g := group()
	g.Axis = k + 1
	g.add(t.asked(b).fading(fades(1, turn{at - .05, .2, 0})))
	c := t.trace.Columns[k]
	come := func(n *Node) *Node {
		return n.fading(fades(0, turn{at, .35, 1})).moving(moves(shift(0, 6), way{at, .35, rest, Arrive}))
	}
	switch {
	case t.faulty(k):
		g.add(come(group(rect(Red, b.inset(1), 9), cross(b), t.reason(k, b))))
	case t.fails && !c.Reached:
	case t.fails:
		g.add(come(tick(b)))
	default:
		g.add(come(t.solid(Result, 0, b, c.Axis)))
	}
	t.out.add(g)
}

// reason writes under the place of a size why two sizes give none: neither is
// read again. A place that cannot grow says so itself.
func (t *table) reason(k int, b box) *Node {
	f, g := Font{Size: 12}, group()
	said := t.lang.In("neither is 1", "都不是 1")
	c := t.trace.Columns[k]
	if c.Conflict == nil || t.tiles || f.Width(said) > t.chipW+t.gap-4 {
		return g
	}
	for _, n := range c.Conflict.Operands {
		if a := c.Meetings[n].Axis; n == len(t.sheets) || a.One() || a.Ragged() {
			return g
		}
	}
	left := min(b.x, t.x+t.w-b.w/2-f.Width(said)/2)
	return g.add(centred(Wrong, box{left, b.y + b.h + 2, b.w, 14}, said, f))
}

// asked draws the place of a size that is not known yet.
func (t *table) asked(b box) *Node {
	g := group(rect(Slot, b.inset(.75), 9.25))
	if t.chipW >= leastChip {
		g.add(centred(Mute, b, "?", t.numberFont("?")))
	}
	return g
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
