package scene

import (
	"slices"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
)

// Columns say where the sizes stand in the table, which is lined up at the right.
type columns struct {
	y, w         float64
	chipW, chipH float64
	pitch, head  float64 // the height of a row, and of the headings
	gap, under   float64 // between columns, and over the result's row
	count, rows  int     // of the columns, and of the rows over the result
}

// The widths of chips and of the room between them, by how many columns there are, and the
// heights of rows by how many.
var (
	chipWidths = [...]float64{88, 88, 88, 76, 60, 48, 40, 36, 32, 32}
	columnGaps = [...]float64{16, 16, 16, 16, 12, 6, 6, 6, 6, 3}
	rowHeights = [...]float64{64, 64, 64, 52, 52, 36}
)

// columnsOf lays out the table in a width, a part of which the names take.
func columnsOf(m *measured, w float64) columns {
	t := columns{w: w, head: 44, under: 8, count: len(m.trace.Columns), rows: len(m.trace.Operands) + pick(m.neutralRow(), 1, 0)}
	t.chipW, t.gap, t.pitch = chipWidths[min(t.count, 9)], columnGaps[min(t.count, 9)], rowHeights[min(t.rows, 5)]
	t.chipH = t.pitch - pick(t.pitch > 60, 16.0, 10.0)
	if m.small {
		t.head, t.pitch, t.under = 38, max(min(t.pitch-10, 54), 30), 4
		t.chipW, t.chipH = min(t.chipW, 76), min(t.pitch-2, 46)
		t.gap = pick(t.count == 4, 8, t.gap) // for the names
	}
	if m.slants() {
		t.under = slantRoom
	}
	names := Font{Size: 12}.Width(m.row) + 6 // in the least fonts
	for _, name := range m.names {
		names = max(names, Font{Size: 13, Bold: true}.Width(name)+8)
	}
	for _, said := range m.remarks {
		names = max(names, remarkFont.Width(said)+remarkGap)
	}
	chipFor := func(names float64) float64 { return min(t.chipW, max((w-names)/float64(max(t.count, 1))-t.gap, 2)) }
	t.chipW = chipFor(min(56, w/5))
	t.chipW = max(chipFor(names), min(t.chipW, narrowChip))
	return t
}

// neutralRow reports whether the place of the result has a row.
func (m *measured) neutralRow() bool {
	out := m.trace.Output
	return out != nil && m.into < 0
}

func (t *columns) height() float64 { return t.head + t.pitch*float64(t.rows+1) + t.under }

// column returns the left edge of column k.
func (t *columns) column(k int) float64 {
	return t.w - float64(t.count-k)*(t.chipW+t.gap) + t.gap
}

// top returns the top of the chips of a row.
func (t *columns) top(row int) float64 {
	return t.y + t.head + float64(row)*t.pitch + (t.pitch-t.chipH)/2 + pick(row == t.rows, t.under, 0)
}

func (t *columns) place(k, row int) box { return box{t.column(k), t.top(row), t.chipW, t.chipH} }

// nameWidth returns the room for a name, up to a distance from the first column.
func (t *columns) nameWidth(apart float64) float64 {
	if t.count == 0 {
		return t.w
	}
	return t.column(0) - apart
}

// rowNames returns where the names of so many operands and that of the result are.
func (t *columns) rowNames(operands int) (list []Place) {
	for i := range operands + 1 {
		row := pick(i == operands, t.rows, i)
		list = append(list, Place{0, t.top(row), max(t.nameWidth(8), 0), t.chipH})
	}
	return list
}

// middleOf returns the middle of the chips of a row.
func (t *columns) middleOf(row int) float64 { return t.top(row) + t.chipH/2 }

const (
	chipRound  = 10 // of a chip's corners
	slantRoom  = 16 // over the result's row, where lines to it go from column to column
	narrowChip = 44 // the width up to which chips make room for names
	leastChip  = 11 // the width of the narrowest chip with a number in it
	mostBars   = 6  // how many rows, at most, a chip draws as bars
	lowChip    = 38 // the height under which a chip holds one line
	oneRoom    = 14 // the width of a size of one digit there
)

// outline draws a chip without its size, half of its line inside its place.
func outline(role Role, b box) *Node {
	inside := pick(role == Red, 1, .75)
	return rect(role, b.inset(inside), chipRound-inside)
}

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

// solid draws a chip that shows its size, or a bar for each row of a ragged axis.
func (t *columns) solid(role Role, who int, b box, a engine.Axis) *Node {
	g := group(outline(role, b))
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
	g := group(outline(Slot, b))
	if t.chipW >= leastChip {
		g.add(centred(Mute, b, "?", t.numberFont("?")))
	}
	return g
}

// bars draws a bar for the length of each row. Where there are too many rows it writes the
// shortest and the longest length.
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
	g, half := group(outline(role, b)), b.h/2
	small := Font{Size: pick(t.chipH < 40, 11.0, 13.0), Bold: true}.shrunk(leastTiny, b.w-2, note)
	w := small.Width(note)
	switch {
	case t.chipW < leastChip:
	case w > b.w-2:
		g.add(t.number(role, b, size)) // the note has no room
	case b.h < lowChip && w+oneRoom <= b.w-2:
		one := Font{Size: 15, Bold: true}
		x, y := b.x+(b.w-w-oneRoom)/2, b.y+half
		g.add(text(role, x, y+capHeight*one.Size, size, one), text(role, x+oneRoom, y+capHeight*small.Size, note, small))
	default:
		g.add(t.number(role, box{b.x, b.y + half*.16, b.w, half}, size),
			centred(role, box{b.x, b.y + half*1.1, b.w, half * .7}, note, small))
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
