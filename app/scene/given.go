package scene

import "shapecast/app/words"

// asGiven lays out the operands as they are, each on its own: side by side if
// somewhat less detail makes that possible, else in lines unless these are high;
// but rows whose lengths vary are not cut for it.
func (d *drawing) asGiven(w float64) panel {
	first, _ := d.givenAt(1, w)
	for level := 1; level < len(details) && (level < 6 || first.h > tallLines && !d.ragged); level++ {
		if p, lines := d.givenAt(level, w); lines == 1 {
			return p
		}
	}
	return first
}

// Heights, in pixels, that operands which stand alone have at most: what shows
// why they fail is not much higher.
const (
	tallAlone = 150 // the cells of one
	tallLines = 260 // two lines of them
)

// givenAt lays out the operands with at most the detail of a level, and returns
// how many lines they take.
func (d *drawing) givenAt(level int, w float64) (out panel, lines int) {
	x, y, line := 0.0, 0.0, 0.0
	lines = 1
	for n := range d.trace.Operands {
		one := d.alone(n, details[level:], w)
		if x > 0 && x+d.signRoom()+one.w > w {
			x, y, line, lines = 0, y+line+lineGap, 0, lines+1
		}
		if n > 0 && d.joins(x == 0) {
			b := box{x - pick(x == 0, 3, 1), y + one.h - one.tree.h, d.signRoom(), one.tree.h}
			out.nodes = append(out.nodes, centred(Mute, b, signOf(d.trace.Op), d.signFont()))
			x += b.w
		}
		out.nodes = append(out.nodes, shifted(x, y, one.nodes...))
		x += one.w
		line, out.coarse = max(line, one.h), max(out.coarse, one.coarse)
		out.w, out.h = max(out.w, x), max(out.h, y+one.h)
		x += 4
	}
	return out, lines
}

// alone lays out operand n: its name, its shape, its cells and rulers, with the
// most detail of some levels at which it is not too large.
func (d *drawing) alone(n int, levels []detail, w float64) panel {
	shape := d.trace.Operands[n].Shape
	name, mono := d.slotFonts()
	title := d.story.Names[n]
	l := d.fitting(n, levels, w)
	l.tree.settle()
	rules, _ := d.ownRules(n)
	p := panel{w: l.slot.w, h: l.slot.h, tree: l.tree, coarse: pick(l.detail.inner <= 2, coarse[len(coarse)-1], 0)}
	p.nodes = []*Node{
		text(Name, 0, name.Size, title, name).by(n),
		text(Name, name.Width(title)+8, name.Size, words.ShortShape(shape), mono).by(n),
		shifted(l.slot.ox, l.slot.oy, d.rulers(l.tree, rules)...),
		shifted(l.slot.ox, l.slot.oy, d.plainCells(l, n)...),
	}
	p.nodes = append(p.nodes, d.noteAt(d.note(l.tree, shape.Axes), nil)...)
	return p
}

// fitting returns the layout of operand n at the first level, and in the first
// directions, in which it is not too large; else the last.
func (d *drawing) fitting(n int, levels []detail, w float64) layout {
	shape := d.trace.Operands[n].Shape
	name, mono := d.slotFonts()
	title := name.Width(d.story.Names[n]) + 8 + mono.Width(words.ShortShape(shape))
	_, labels := d.ownRules(n)
	widest := d.widestAlone(&d.stores[n])
	var l layout
	for _, l.detail = range levels {
		style := d.style(l.detail, shape.Axes, widest)
		for _, style.across = range directions(shape.Rank()) {
			l.tree = newTree(shape.Axes, style)
			l.slot = d.slotOf(l.tree, title, labels)
			if l.slot.w <= w-d.signRoom() && l.tree.cells <= budget/3 && l.tree.h < tallAlone {
				return l
			}
		}
	}
	return l
}

// ownRules returns what the rulers of operand n say before anything happens to
// it, one for each axis of its own, and how wide their words are.
func (d *drawing) ownRules(n int) (rules []rule, labels []float64) {
	rank := d.trace.Operands[n].Shape.Rank()
	rules, labels = make([]rule, rank), make([]float64, rank)
	for k, column := range d.trace.Columns {
		if m := column.Meetings[n]; !m.Padded() {
			rules[m.From] = rule{k, -1, []phase{{span{0, d.dur}, m.Axis}}}
			labels[m.From] = d.rulerFont().Width(d.label(k, m.Axis))
		}
	}
	return rules, labels
}

// plainCells draws an array in its own places.
func (d *drawing) plainCells(l layout, n int) []*Node {
	var nodes []*Node
	a := &d.stores[n]
	for layer := l.tree.deepest(); layer >= 0; layer-- {
		for _, p := range l.tree.places {
			if p.layer != layer {
				continue
			}
			if p.sort != cellPlace {
				nodes = append(nodes, d.outline(l, p)...)
			} else if l.tree.shownCell(p) {
				nodes = append(nodes, d.plainCell(l, a, n, p))
			}
		}
	}
	return nodes
}

func (d *drawing) plainCell(l layout, a *shownArray, n int, p place) *Node {
	role := Stored
	if a.Shape.Rank() == 0 {
		role = Bare
	}
	s := ""
	if p.layer == 0 {
		s = a.at(p.index)
	}
	return d.filled(face{role, n, l.detail.font}, p.box, s)
}
