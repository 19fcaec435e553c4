package scene

import (
	"fmt"
	"slices"
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
)

// A table draws the sizes of all operands and of the result.
type table struct {
	*timed
	*columns
	chips []Chip
	out   *Node
}

// draw draws the table.
func (t *table) draw() *Node {
	for k := range t.count {
		t.heading(k)
	}
	t.out.add(line(Edge, 0, t.y+t.head+float64(t.rows)*t.pitch+3, t.w, 0))
	for i := range t.operands {
		t.operand(i)
	}
	if t.neutralRow() {
		t.neutral()
	}
	t.links()
	t.outcome()
	return t.out
}

// ofAxis says that a node belongs to an axis that can be pointed at.
func (t *table) ofAxis(n *Node, k int) *Node {
	if t.change == nil {
		n.Axis = k + 1
	}
	return n
}

// heading writes the name and the number of an axis over its column.
func (t *table) heading(k int) {
	if t.chipW < leastChip {
		return
	}
	b := box{t.column(k) - t.gap/2 + 1, t.y, t.chipW + t.gap - 2, t.head}
	if k == t.count-1 {
		b = box{t.column(k) - 2, t.y, t.chipW + 4, t.head} // the figure may end here
	}
	bold, plain := Font{Size: 13, Bold: true}, Font{Size: 12}
	name, number := t.titles(k)
	line := func(role Role, dy float64, said string, f Font) *Node {
		f = f.shrunk(leastFont, b.w, said)
		return centred(role, box{b.x, b.y + b.h/2 + dy, b.w, 16}, f.fit(said, b.w), f)
	}
	g := group(line(Ink, -8, number, bold))
	if name != "" {
		g = group(line(Ink, -16, name, bold), line(Mute, 0, number, plain))
	}
	t.out.add(t.ofAxis(g, k))
}

// titles returns the name of a column, "" where it has none, and its number, or its part in
// a matrix product, shorter in a narrow column.
func (t *table) titles(k int) (name, number string) {
	narrow, name := t.chipW < 60, words.AxisNamed(t.trace.Columns[k])
	switch p := t.product; {
	case p == nil:
		axis := k
		if missing := t.noAxis(); k == missing {
			axis = t.change.NoAxis.Axis
		} else if missing == 0 {
			axis = k - 1
		}
		return name, pick(t.count > 4, strconv.Itoa(axis), t.lang.Axis(axis))
	case k < p.outer:
		return name, t.lang.Axis(k)
	case k < p.summed():
		return "", t.lang.In("rows", "行")
	case k == p.summed():
		return "", t.lang.In(pick(narrow, "sum", "summed"), "求和")
	}
	return "", t.lang.In(pick(narrow, "cols", "columns"), "列")
}

// operand draws the row of operand i.
func (t *table) operand(i int) {
	added := 0
	for _, s := range t.sizes[i] {
		added += pick(s.padded, 1, 0)
	}
	name, noted := t.name(Name, i, i, t.operandName(i)), t.gained(i, added)
	if none := added == len(t.sizes[i]); none || t.remarks != nil {
		said := t.remark(i, name, t.remarked(i))
		if noted = true; added > 0 && t.remarks == nil {
			said.Fade = until(t.gainsAt())
		}
	}
	if noted && t.notable(t.operandName(i)) {
		name.Y -= lift
	}
	for _, s := range t.sizes[i] {
		t.chip(s)
	}
	if k := t.axisless(i); k >= 0 {
		t.out.add(rect(Missing, t.place(k, i).inset(1), chipRound-1).fading(from(t.faultAt(k))))
	}
}

// operandName returns the name in the row of operand i; over one of which a part is written into
// stands that of the whole.
func (t *table) operandName(i int) string {
	return pick(t.operands[i].part == nil, t.operands[i].name, t.names[i])
}

// axisless returns the column of the axis that operand i lacks, so that a change fails; -1 for none.
func (t *table) axisless(i int) int {
	if c := t.change; c != nil && c.UnlikeRanks() && len(t.sizes[i]) <= c.Axis && slices.Contains(c.Unequal.Operands[:], i) {
		return c.Axis
	}
	return t.noAxis()
}

// gained writes under the name of an operand that it gained n axes, and reports
// whether it did.
func (t *table) gained(i, n int) bool {
	room, f := t.nameWidth(4), Font{Size: 12}
	said := fmt.Sprintf(t.lang.In(pick(n == 1, "+%d axis", "+%d axes"), "补 %d 个轴"), n)
	if n == 0 || t.byName() || t.remarks != nil || f.Width(said) > room || !t.notable(t.operandName(i)) {
		return false
	}
	t.note(i, said).fading(fades(0, turn{t.chipAt() + .25, chipTime - .25, 1}))
	return true
}

// chip draws a size of an operand, in every state it goes through.
func (t *table) chip(s size) {
	b := t.place(s.column, s.who)
	t.chips = append(t.chips, Chip{s.who, s.column, s.own, b.x, b.y, b.w, b.h})
	g := t.ofAxis(group(t.solidChip(s, b)), s.column)
	if s.note != "" || s.stretch {
		g.add(t.lifted(t.told(s, b), b, t.notes(s)).fading(fades(0, turn{t.notes(s), swapTime, 1})))
	}
	if t.faulty(s.column) && t.blamed(s) {
		g.add(outline(Red, b).fading(from(t.faultAt(s.column))))
	}
	t.out.add(g)
}

// swapTime is how long a chip takes to become another that looks the same.
const swapTime = .12

// lifted moves the number of a chip with a note, from some time on, from where it was without one.
func (t *table) lifted(g *Node, b box, at float64) *Node {
	if len(g.Kids) == 3 && b.h >= lowChip {
		number, note := g.Kids[1], g.Kids[2]
		below := b.y + b.h/2 + capHeight*number.Font.Size - number.Y
		number.Move = moves(shift(0, below), way{at + swapTime, .25, rest, Slide})
		note.Fade = fades(0, turn{at + .2, .2, 1})
	}
	return g
}

// told draws a size with a note: that its values become one, how often a 1 is repeated, or
// by name how often an absent axis is.
func (t *table) told(s size, b box) *Node {
	role := pick(s.padded, Added, SizeChip)
	switch {
	case s.note == added:
		return group(outline(role, b), t.number(role, b, added+words.SizeText(s.Axis))).by(s.who)
	case s.note != "":
		return t.noted(role, s.who, b, words.SizeText(s.Axis), s.note)
	}
	times := "×" + words.SizeText(t.trace.Columns[s.column].Axis)
	if s.padded && t.byName() {
		return group(outline(GhostAdded, b), t.number(GhostAdded, b, times)).by(s.who)
	}
	return t.noted(pick(s.padded, GhostAdded, GhostChip), s.who, b, "1", times)
}

// absent draws the place of an axis that an operand lacks by name, once its own are in
// their columns.
func (t *table) absent(s size, b box) *Node {
	said, f := t.lang.In("absent", "没有"), Font{Size: 12}
	if f.Width(said) > b.w-4 {
		said = "–"
	}
	come := turn{slideTime - .3, .3, 1}
	return group(outline(Slot, b), centred(Mute, b, said, f)).fading(fades(pick(t.slides(s.who) > 0, 0.0, 1), come, turn{t.notes(s), swapTime, 0}))
}

// solidChip draws a size that slides to its column or arrives at Pad, and disappears when
// its note comes.
func (t *table) solidChip(s size, b box) *Node {
	if s.padded && t.byName() {
		return t.absent(s, b)
	}
	solid := t.solid(pick(s.padded, Added, SizeChip), s.who, b, s.Axis)
	var turns []turn
	if s.padded {
		turns = append(turns, turn{t.chipAt(), chipTime, 1})
		solid.moving(moves(shift(-36, 0), way{t.chipAt(), chipTime, rest, Arrive}))
	} else if n := t.slides(s.who); n > 0 {
		solid.moving(moves(shift(-float64(n)*(t.chipW+t.gap), 0), way{0, slideTime, rest, Slide}))
	}
	return solid.fading(fades(pick(s.padded, 0.0, 1), append(turns, turn{t.notes(s), swapTime, 0})...))
}

// notes returns when a note comes under a size, if one does.
func (t *table) notes(s size) float64 {
	switch start, _ := t.unfolds(s.who); {
	case s.note != "":
		return t.at(words.Match)
	case s.stretch:
		return start + .25
	}
	return never
}

// blamed reports whether a size is one of those that make its axis fail.
func (t *table) blamed(s size) bool {
	full := s.who == t.into && slices.Contains(t.faults, fault{s.column, true})
	return full || !s.One() || t.change != nil && (t.product == nil || s.column >= t.product.outer)
}

// neutral draws the row of the shape that is asked for, or of the output that the result is
// written into.
func (t *table) neutral() {
	out, row := t.trace.Output, len(t.operands)
	name := t.measured.names[len(t.trace.Operands)]
	if out.Kind == engine.Target {
		name = t.lang.In("to", "目标")
	}
	named := t.name(Ink, 0, row, name)
	if t.remarks != nil {
		t.remark(row, named, t.remarks[row])
		named.Y -= lift
	}
	for i, a := range out.Shape.Axes {
		k := t.count - len(out.Shape.Axes) + i
		b := t.place(k, row)
		t.out.add(t.solid(Neutral, 0, b, a))
		if t.faulty(k) {
			t.out.add(outline(Red, b).fading(from(t.faultAt(k))))
		}
	}
}

// outcome draws the result's row: "?" in each column until its size comes out.
func (t *table) outcome() {
	room, name := t.nameWidth(6), t.measured.row
	f := Font{Size: 16}.shrunk(12, room, name)
	named := text(Mute, 0, t.middleOf(t.rows)+capHeight*f.Size, f.fit(name, room), f)
	t.out.add(named)
	if none := !t.fails && len(t.measured.made()) == 0; none || t.remarks != nil {
		n := t.remark(t.rows, named, t.remarked(t.rows))
		if t.remarks != nil {
			n.Role, n.Fade = Wrong, from(t.redAt())
		}
		named.Y -= lift
	}
	if t.change == nil || t.fails && !t.unfilled() {
		for k := range t.count {
			if t.product == nil || t.faulty(k) || k != t.product.summed() {
				t.settled(k)
			}
		}
		return
	}
	for k, a := range t.measured.made() {
		t.made(k, a)
	}
}

// settled draws column k of the result's row where arrays meet.
func (t *table) settled(k int) {
	b, at, c := t.place(k, t.rows), t.faultAt(k)+.1, t.trace.Columns[k]
	var what *Node
	switch {
	case t.faulty(k):
		what = group(outline(Red, b), cross(b), t.reason(k, b))
	case t.fails && t.remarks != nil: // all sizes fit, and types or values do not
		what = group(t.solid(Neutral, 0, b, c.Axis), outline(Red, b).fading(from(t.redAt())))
	case t.fails && c.Reached:
		what = tick(b)
	case !t.fails:
		what = t.solid(Result, 0, b, c.Axis)
	}
	if what != nil {
		what.moving(moves(risen, way{at, .35, rest, Arrive}))
	}
	t.comesOut(k, k, what, turn{at - .05, .2, 0}, turn{at, .35, 1})
}

// made draws size k of the result of a change, joined to the axis that it was.
func (t *table) made(k int, a engine.Axis) {
	column, start := t.measured.outcome(k), t.at(words.Match)+sizeNext*float64(k)+pick(t.product != nil, linkFirst, 0)
	if from, last := t.source(k), t.rows-1; from >= 0 && (t.change.With == nil || t.change.Sources == nil) { // whose sizes need not be those of one beside it
		for row := range t.rows {
			if row == last || !t.joined(k) {
				t.link(from, pick(row < last, from, column), row, way{start, sizeTime, rest, Slide})
			}
		}
	}
	what := t.solid(pick(t.fails, Neutral, Result), 0, t.place(column, t.rows), a)
	if t.unfilled() && t.change.Asked[k] < 0 { // as it is written: no size fits
		what = group(outline(Neutral, t.place(column, t.rows)), t.number(Neutral, t.place(column, t.rows), "−1"))
	}
	what.moving(moves(risen, way{start, sizeTime, rest, Slide}))
	t.comesOut(column, k, what, turn{start, .1, 0}, turn{start + .1, .4, 1})
	if t.fails {
		t.out.add(outline(Red, t.place(column, t.rows)).fading(from(t.redAt())))
	}
}

// risen is the pose from which a new size rises.
var risen = shift(0, 6)

// comesOut draws the "?" in a column of the result's row until it is gone, and what comes
// in its place, if anything does; own is the result's axis.
func (t *table) comesOut(column, own int, what *Node, gone, come turn) {
	b := t.place(column, t.rows)
	t.chips = append(t.chips, Chip{-1, column, own, b.x, b.y, b.w, b.h})
	g := t.ofAxis(group(t.asked(b).fading(fades(1, gone))), column)
	if what != nil {
		g.add(what.fading(fades(0, come)))
	}
	t.out.add(g)
}

// reason writes under the place of a size why none comes out.
func (t *table) reason(k int, b box) *Node {
	f, said := Font{Size: 12}, t.why(k)
	left, half := min(b.x, t.w-b.w/2-f.Width(said)/2), f.Width(said)/2
	middle, caption := left+b.w/2, t.values.x+captionFont.Width(t.caption()[0]) // which may be as low
	covered := t.values.y > b.y && t.values.y < b.y+b.h+captionLine && middle-half < caption && middle+half > t.values.x
	if said == "" || covered || f.Width(said) > t.chipW+t.gap-4 {
		return group()
	}
	return centred(Wrong, box{left, b.y + b.h + 2, b.w, 14}, said, f)
}

// why returns why the sizes in column k do not fit: an output cannot grow, rows differ in
// length, or neither size is 1.
func (t *table) why(k int) string {
	c := t.trace.Columns[k]
	switch {
	case t.noEntry() && t.change.NoEntry.Index < 0: // no place beyond the last says it
		return t.wantText(nil)
	case t.product != nil && c.Conflict != nil && k >= t.product.outer:
		return fmt.Sprintf("%d ≠ %d", c.Conflict.Sizes[0], c.Conflict.Sizes[1])
	case !t.meets():
		return ""
	case slices.Contains(t.faults, fault{k, true}) && t.tells() && slices.ContainsFunc(t.all(), t.full):
		return t.stays(k) // beside the array it says that it cannot grow
	case slices.Contains(t.faults, fault{k, true}):
		return t.lang.In("cannot grow", "不能变大")
	case t.raggedFault(k):
		return t.lang.In("lengths differ", "各行不等长")
	case c.Conflict == nil || c.Meetings[c.Conflict.Operands[0]].Axis.One() || c.Meetings[c.Conflict.Operands[1]].Axis.One():
		return ""
	case t.trace.Rule == engine.XArray, t.trace.Rule == engine.J: // no size 1 would help
		return fmt.Sprintf("%d ≠ %d", c.Conflict.Sizes[0], c.Conflict.Sizes[1])
	}
	return t.lang.In("neither is 1", "都不是 1")
}

// stays returns that what is written into keeps its size along axis k, which does not stretch.
func (t *table) stays(k int) string {
	axes := t.trace.Output.Shape.Axes
	if own := k - t.rank + len(axes); own >= 0 {
		return fmt.Sprint(t.lang.In("stays ", "仍是 "), axes[own].Size)
	}
	return t.lang.In("no such axis", "没有这个轴")
}
