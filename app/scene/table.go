package scene

import (
	"math"
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// A panel is a part of the figure that has been laid out: its size, and what
// it holds when its left top corner is at 0, 0.
type panel struct {
	w, h   float64
	nodes  []*Node
	draw   func() []*Node // makes nodes, where they are made only if the panel is used
	coarse float64        // how much detail is given up, from 1; 0 where it is all the same
	tree   *tree          // of the result, where the panel shows it
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
	t.level(w)
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
	t.label = math.Ceil(t.label + 12)
	t.x, t.w = nil, nil
	x := t.label + pick(len(t.columns) < len(t.trace.Columns), 22, 0)
	for _, k := range t.columns {
		w := t.columnWidth(k)
		t.x, t.w = append(t.x, x), append(t.w, w)
		x += w + t.gap()
	}
}

// level makes all columns as wide as the widest, where that fits w and no list
// of lengths is among them.
func (t *table) level(w float64) {
	if t.ragged || len(t.w) == 0 {
		return
	}
	widest, x := slices.Max(t.w), t.x[0]
	if x+float64(len(t.w))*(widest+t.gap())-t.gap() > w {
		return
	}
	for i := range t.w {
		t.x[i], t.w[i] = x, widest
		x += widest + t.gap()
	}
}

func (t *table) width() float64 {
	if len(t.columns) == 0 {
		return t.label
	}
	last := len(t.columns) - 1
	return t.x[last] + t.w[last]
}

// columnOf returns the width of each of n equal columns beside the names: w, or
// what the figure has room for.
func (t *table) columnOf(n int, w float64) float64 {
	return max(16, min(w, math.Floor((t.inner()-t.label)/float64(max(1, n))-t.gap())))
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
	return math.Ceil(max(w, t.numberFont().Width(chipText(column.Axis))+pick(t.compact, 6, 18)))
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
	t.panel.w, t.panel.h = t.width(), bottom+24
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
