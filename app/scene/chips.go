package scene

import "shapecast/app/words"

// row draws the name of a participant and its chips.
func (t *table) row(r row) {
	f := t.nameFont()
	t.add(text(t.nameRole(r.who), 0, r.y+t.chip()/2+0.36*f.Size, t.story.Names[r.who], f).by(r.who))
	for i, k := range t.columns {
		t.add(t.chips(r, i, k)...)
	}
}

// nameRole is that of a participant: an output is no operand.
func (d *drawing) nameRole(who int) Role {
	if who >= len(d.trace.Operands) {
		return Ink
	}
	return Name
}

// chips returns what stands in column i, axis k, of a row: the size as given
// or added, and the one it is stretched to.
func (t *table) chips(r row, i, k int) []*Node {
	m := t.trace.Columns[k].Meetings[r.who]
	b := box{t.x[i], r.y, t.w[i], t.chip()}
	first := t.padded
	if !m.Padded() {
		first = t.given
	}
	stretch, ok := t.find(words.Stretch, k)
	if !ok || !m.Stretched || r.who >= len(t.trace.Operands) {
		return first(r, b, k)
	}
	at := stretch.moves() + 0.5
	then := t.chipAt(Copy, r.who, b, chipText(t.trace.Columns[k].Axis))
	then.Axis = k + 1
	return []*Node{group(first(r, b, k)...).fading(until(at)), then.fading(from(at))}
}

// given returns the chip of an axis the participant has, which slides from the
// left edge into its column.
func (t *table) given(r row, b box, k int) []*Node {
	m := t.trace.Columns[k].Meetings[r.who]
	role := Stored
	if r.who >= len(t.trace.Operands) {
		role = Fixed
	}
	n := t.chipAt(role, r.who, b, chipText(m.Axis))
	n.Axis = k + 1
	lineUp, _ := t.find(words.LineUp, -1)
	if start := t.flush(r.who, k); start != b.x {
		n.moving(glide(start-b.x, 0, lineUp.moves(), lineUp.moves()+1.1))
	}
	return []*Node{n}
}

// flush returns where the participant's axis of column k stands before it is
// lined up: after those of its axes that come before it and are shown.
func (t *table) flush(who, k int) float64 {
	own := t.trace.Columns[k].Meetings[who].From
	x := t.x[0]
	for i, j := range t.columns {
		if m := t.trace.Columns[j].Meetings[who]; !m.Padded() && m.From < own {
			x += t.w[i] + t.gap()
		}
	}
	return x
}

// padded returns the chip of an axis that is added: it drops in at Pad, the
// one nearest to the shape first.
func (t *table) padded(r row, b box, k int) []*Node {
	pad, _ := t.find(words.Pad, -1)
	at := pad.moves() + min(0.3, 1.3/float64(len(t.trace.Columns)))*float64(t.order(r.who, k))
	f := Font{Size: 10.5}
	role := Padded
	if r.who >= len(t.trace.Operands) {
		role = Hatch
	}
	chip := t.chipAt(role, r.who, b, "1")
	if word := t.lang.In("added", "补"); f.Width(word)+4 < b.w {
		chip.Kids = []*Node{
			chip.Kids[0],
			centred(role, box{b.x, b.y + 1, b.w, b.h * 0.58}, "1", t.numberFont()).by(r.who),
			centred(role, box{b.x, b.y + b.h*0.52, b.w, b.h * 0.4}, word, f).by(r.who),
		}
	}
	chip.Axis = k + 1
	return []*Node{chip.fading(from(at)).moving(glide(0, -16, at, at+0.5))}
}

// order returns how many axes the participant gains before k, counted from its
// own axes outwards.
func (t *table) order(who, k int) int {
	n := 0
	for j := k + 1; j < len(t.trace.Columns); j++ {
		if t.trace.Columns[j].Meetings[who].Padded() {
			n++
		}
	}
	return n
}

// chipAt returns a chip with a text that is set as large as fits.
func (t *table) chipAt(role Role, who int, b box, s string) *Node {
	f := t.numberFont()
	if room := b.w - 6; f.Width(s) > room {
		f.Size = max(10.5, f.Size*room/f.Width(s))
	}
	s = f.fit(s, b.w-2)
	return group(
		rect(role, b, cornerOf(role, who, b.h)).by(who),
		centred(role, b, s, f).by(who),
	)
}

// cornerOf returns the corner radius that tells operands apart: square for the
// first and third, round for the second and fourth.
func cornerOf(role Role, who int, h float64) float64 {
	switch role {
	case Stored, Bare, Copy, Padded:
		if who%2 == 1 {
			return h * 0.38
		}
		return 4
	case Result:
		return 6
	}
	return 7
}
