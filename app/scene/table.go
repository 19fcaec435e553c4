package scene

import (
	"shapecast/app/words"
	"shapecast/engine"
)

// A panel is a part of the figure that has been laid out: its size, and what
// it holds when its left top corner is at 0, 0.
type panel struct {
	w, h   float64
	nodes  []*Node
	coarse float64 // how much detail is given up, from 1; 0 where it is all the same
	tree   *tree   // of the result, where the panel shows it
}

// A table shows the axes: one row for each participant and one for the
// result, one column for each axis of the result.
type table struct {
	*drawing
	compact bool      // headings are bare numbers, words are signs
	columns []int     // axes of the result that are shown
	label   float64   // width of the names at the left
	x       []float64 // left edge of each column shown
	w       []float64 // its width
	rows    []row
	panel   panel
}

// A row is a participant of the trace; the output of a += b has none of its
// own, because it is operand 0.
type row struct {
	who int
	y   float64
}

// table lays out the axes within width w.
func (d *drawing) table(w float64) panel {
	if len(d.trace.Columns) == 0 {
		return panel{}
	}
	t := &table{drawing: d}
	for k := range d.trace.Columns {
		t.columns = append(t.columns, k)
	}
	t.measure()
	if t.width() > w {
		t.compact = true
		t.measure()
	}
	for t.width() > w && len(t.columns) > 2 {
		t.hide()
		t.measure()
	}
	t.rows = t.participants()
	t.draw()
	return t.panel
}

func (t *table) participants() []row {
	n := len(t.trace.Operands)
	if out := t.trace.Output; out != nil && out.Kind != engine.Augmented {
		n++
	}
	rows := make([]row, n)
	for i := range rows {
		rows[i] = row{who: i, y: t.top() + float64(i)*(t.chip()+t.gap())}
	}
	return rows
}

// hide leaves out the outermost axis that is shown and not to blame.
func (t *table) hide() {
	for i, k := range t.columns {
		if t.trace.Columns[k].Conflict == nil {
			t.columns = append(t.columns[:i:i], t.columns[i+1:]...)
			return
		}
	}
	t.columns = t.columns[1:]
}

// Sizes of the table's parts, in pixels.
func (t *table) chip() float64 { return pick(t.small, 30, 34) }
func (t *table) gap() float64  { return pick(t.compact, 4, 8) }
func (t *table) top() float64  { return pick(t.small, 32, 36) }
func (t *table) numberFont() Font {
	return Font{Size: pick(t.small, 14, 15), Bold: true, Mono: true}
}
func (t *table) headFont() Font { return Font{Size: pick(t.small, 10.5, 11.5)} }
func (t *table) nameFont() Font { return Font{Size: pick(t.small, 13, 14.5), Bold: true} }

func pick(first bool, a, b float64) float64 {
	if first {
		return a
	}
	return b
}

// measure decides the width of every column by the widest thing in it.
func (t *table) measure() {
	t.label = t.nameFont().Width(t.lang.In("result", "结果"))
	for _, name := range t.story.Names {
		t.label = max(t.label, t.nameFont().Width(name))
	}
	t.label += 12
	t.x, t.w = nil, nil
	x := t.label + pick(len(t.columns) < len(t.trace.Columns), 22, 0)
	for _, k := range t.columns {
		w := t.columnWidth(k)
		t.x, t.w = append(t.x, x), append(t.w, w)
		x += w + t.gap()
	}
}

func (t *table) width() float64 {
	if len(t.columns) == 0 {
		return t.label
	}
	last := len(t.columns) - 1
	return t.x[last] + t.w[last]
}

func (t *table) columnWidth(k int) float64 {
	w := pick(t.compact, 26, pick(t.small, 52, 72))
	for _, line := range t.heading(k) {
		w = max(w, t.headFont().Width(line)+2)
	}
	w = max(w, t.headFont().Width(t.verdict(k))+pick(t.compact, 2, 18))
	column := t.trace.Columns[k]
	for _, m := range column.Meetings {
		w = max(w, t.numberFont().Width(chipText(m.Axis))+pick(t.compact, 6, 18))
	}
	return max(w, t.numberFont().Width(chipText(column.Axis))+pick(t.compact, 6, 18))
}

// heading returns the lines above column k: its name, and its number counted
// from the left and from the right.
func (t *table) heading(k int) []string {
	return t.lang.AxisHeading(t.trace.Columns[k].Axis.Name, k, k-len(t.trace.Columns), t.compact)
}

// verdict returns the words below column k.
func (t *table) verdict(k int) string {
	if t.compact {
		return t.story.Sign(k)
	}
	return t.story.Verdict(k)
}

// draw makes the nodes: headings, rows, the band of Agree, the result, words.
func (t *table) draw() {
	bottom := t.top() + float64(len(t.rows)+1)*(t.chip()+t.gap()) - t.gap()
	t.panel.w, t.panel.h = t.width(), bottom+22
	t.band(bottom)
	t.headings()
	t.omission()
	for _, row := range t.rows {
		t.row(row)
	}
	t.outcome(bottom - t.chip())
	t.blame(bottom)
}

func (t *table) add(nodes ...*Node) { t.panel.nodes = append(t.panel.nodes, nodes...) }

// headings come with the lining up: before it, a shape's axes have no column.
func (t *table) headings() {
	b, ok := t.find(words.LineUp, -1)
	if !ok {
		return
	}
	f := t.headFont()
	for i, k := range t.columns {
		lines := t.heading(k)
		g := group().fading(from(b.moves() + 0.5))
		g.Axis = k + 1
		for j, s := range lines {
			n := text(Mute, t.x[i]+t.w[i]/2, t.top()-8-float64(len(lines)-1-j)*(f.Size+2.5), s, f)
			n.Anchor = Middle
			g.Kids = append(g.Kids, n)
		}
		t.add(g)
	}
}

// omission draws dots where axes are left out.
func (t *table) omission() {
	if len(t.columns) == len(t.trace.Columns) {
		return
	}
	for _, row := range t.rows {
		t.add(dots(t.label+8, row.y+t.chip()/2, 5, 0))
	}
}

// dots returns three dots round x, y, a step of dx, dy apart.
func dots(x, y, dx, dy float64) *Node {
	return group(dot(Mute, x-dx, y-dy, 1.4), dot(Mute, x, y, 1.4), dot(Mute, x+dx, y+dy, 1.4))
}

// row draws the name of a participant and its chips.
func (t *table) row(r row) {
	f := t.nameFont()
	t.add(text(t.nameRole(r.who), 0, r.y+t.chip()/2+0.36*f.Size, t.story.Names[r.who], f).by(r.who))
	for i, k := range t.columns {
		t.add(t.chips(r, i, k)...)
	}
}

// nameRole is that of a participant: an output is no operand.
func (t *table) nameRole(who int) Role {
	if who >= len(t.trace.Operands) {
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
	m := t.trace.Columns[k].Meetings[who]
	if len(t.columns) == len(t.trace.Columns) {
		return t.x[m.From]
	}
	i := 0
	for _, j := range t.columns {
		if other := t.trace.Columns[j].Meetings[who]; !other.Padded() && other.From < m.From {
			i++
		}
	}
	return t.x[i]
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
	}
	return 7
}
