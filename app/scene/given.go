package scene

import "shapecast/app/words"

// asGiven lays out the operands as they are, each on its own.
func (d *drawing) asGiven(w float64) panel {
	out := panel{}
	x, y, line := 0.0, 0.0, 0.0
	for n := range d.trace.Operands {
		one := d.alone(n, w)
		if x > 0 && x+d.signRoom()+one.w > w {
			x, y, line = 0, y+line+lineGap, 0
		}
		if n > 0 && d.joins(x == 0) {
			b := box{x, y + one.h - one.tree.h, d.signRoom(), one.tree.h}
			out.nodes = append(out.nodes, centred(Mute, b, signOf(d.trace.Op), Font{Size: 22}))
			x += b.w
		}
		out.nodes = append(out.nodes, shifted(x, y, one.nodes...))
		x += one.w
		line = max(line, one.h)
		out.w, out.h = max(out.w, x), max(out.h, y+one.h)
		x += 4
	}
	return out
}

// alone lays out operand n: its name, its shape, its cells and rulers.
func (d *drawing) alone(n int, w float64) panel {
	operand := d.trace.Operands[n]
	axes := operand.Shape.Axes
	name, mono := d.slotFonts()
	title, shape := d.story.Names[n], words.ShortShape(operand.Shape)
	long := name.Width(title) + 8 + mono.Width(shape)
	rules, labels := d.ownRules(n)
	l := layout{detail: details[1]}
	widest := d.widestAlone(&d.stores[n])
	for _, at := range details[1:] {
		l.detail = at
		style := d.style(at, axes, widest)
		style.across = directions(len(axes))[0]
		l.tree = newTree(axes, style)
		l.slot = d.slotOf(l.tree, long, labels)
		if l.slot.w <= w-d.signRoom() && l.tree.cells <= budget/3 && l.tree.h < 180 {
			break
		}
	}
	l.tree.settle()
	p := panel{w: l.slot.w, h: l.slot.h, tree: l.tree}
	p.nodes = []*Node{
		text(Name, 0, name.Size, title, name).by(n),
		text(Name, name.Width(title)+8, name.Size, shape, mono).by(n),
		shifted(l.slot.ox, l.slot.oy, d.rulers(l.tree, rules)...),
		shifted(l.slot.ox, l.slot.oy, d.plainCells(l, n)...),
	}
	return p
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
