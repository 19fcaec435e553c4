package scene

import (
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
)

// failure lays out what a story that fails shows below the axes: the operands
// as they are, until the axis that does not fit is taken apart.
func (d *drawing) failure(w float64) panel {
	last := d.beats[len(d.beats)-1]
	given := d.asGiven(w)
	apart := d.takenApart(last, w)
	p := panel{w: max(given.w, apart.w), h: max(given.h, apart.h)}
	p.nodes = []*Node{
		shifted((p.w-given.w)/2, (p.h-given.h)/2, given.nodes...).fading(until(last.start)),
		shifted((p.w-apart.w)/2, (p.h-apart.h)/2, apart.nodes...).fading(from(last.start + 0.1)),
	}
	return p
}

// takenApart lays the two operands that disagree over each other along the axis
// they disagree on.
func (d *drawing) takenApart(b beat, w float64) panel {
	if c := d.trace.Columns[b.axis].Conflict; c.Row >= 0 {
		return d.rails(b, w)
	}
	return d.pairing(b, w)
}

// A pair is two operands entry by entry along one axis of one slice.
type pair struct {
	who   [2]int
	sizes [2]int
	texts [2][]string // of the entries that are shown, nil for none
	shown []int       // the entries, by number
	unit  box         // size of one entry
}

// pairing draws sizes that differ: entry by entry, until partners run out.
func (d *drawing) pairing(b beat, w float64) panel {
	c := d.trace.Columns[b.axis].Conflict
	p := pair{who: c.Operands, sizes: c.Sizes, shown: d.entries(c.Sizes)}
	prefix := make([]int, b.axis)
	d.write(&p, b.axis, prefix)
	f := Font{Size: pick(d.small, 13, 14.5), Bold: true, Mono: true}
	label := 0.0
	for i, n := range p.who {
		s := d.story.Names[n] + ": " + strconv.Itoa(p.sizes[i])
		label = max(label, f.Width(s))
	}
	p.squeeze(w - label - 18)
	out := panel{w: label + 18 + p.width(), h: 2*p.unit.h + pairGap}
	for i, n := range p.who {
		y := float64(i) * (p.unit.h + pairGap)
		s := d.story.Names[n] + ": " + strconv.Itoa(p.sizes[i])
		out.nodes = append(out.nodes, text(Name, 0, y+p.unit.h/2+0.36*f.Size, s, f).by(n))
	}
	out.nodes = append(out.nodes, shifted(label+18, 0, d.pair(p, b.moves())...))
	return out
}

const pairGap = 30 // between the two operands of a pair

// entries returns which entries of a pair are shown: all, or the first ones,
// those where the shorter ends and the last.
func (d *drawing) entries(sizes [2]int) []int {
	long, short := max(sizes[0], sizes[1]), min(sizes[0], sizes[1])
	if long <= 8 {
		return visible(long, long)
	}
	var out []int
	for _, i := range [...]int{0, 1, short - 1, short, short + 1, long - 1} {
		if i >= 0 && i < long && (len(out) == 0 || i > out[len(out)-1]) {
			out = append(out, i)
		}
	}
	return out
}

// write fills in the values of a pair, if the axis is the last one and they
// are known, and the size of its entries.
func (d *drawing) write(p *pair, k int, prefix []int) {
	p.unit = box{w: 30, h: 30}
	if k != len(d.trace.Columns)-1 {
		return
	}
	f := Font{Size: 13, Mono: true}
	for i, n := range p.who {
		for _, j := range p.shown {
			s := ""
			if j < p.sizes[i] && n < len(d.trace.Operands) {
				s = d.value(n, extend(prefix, j))
			}
			p.texts[i] = append(p.texts[i], s)
			p.unit.w = max(p.unit.w, f.Width(s)+10)
		}
	}
}

// squeeze makes entries without values narrower, where a pair is wider than w.
func (p *pair) squeeze(w float64) {
	if over := p.width() - w; over > 0 && p.texts[0] == nil {
		p.unit.w = max(18, p.unit.w-over/float64(len(p.shown)))
	}
}

// width returns that of a pair, with room for dots.
func (p pair) width() float64 {
	x, w := 0.0, 0.0
	for i := range p.shown {
		x = p.x(i)
		w = x + p.unit.w
	}
	return w
}

// x returns where the i-th of the entries shown stands.
func (p pair) x(i int) float64 {
	x := 0.0
	for j := 1; j <= i; j++ {
		x += p.unit.w + 5
		if p.shown[j] > p.shown[j-1]+1 {
			x += dotsRoom
		}
	}
	return x
}

// pair draws the entries, what joins those that have a partner, and a place
// with a question mark where one is wanting. It happens entry by entry from t.
func (d *drawing) pair(p pair, t float64) []*Node {
	var nodes []*Node
	step := min(0.3, 1.6/float64(max(1, len(p.shown))))
	for i, j := range p.shown {
		at := t + step*float64(i)
		x := p.x(i)
		if i > 0 && j > p.shown[i-1]+1 {
			nodes = append(nodes, dots(x-dotsRoom/2-2.5, p.unit.h/2, 5, 0), dots(x-dotsRoom/2-2.5, p.unit.h*1.5+pairGap, 5, 0))
		}
		both := true
		for side, n := range p.who {
			b := box{x, float64(side) * (p.unit.h + pairGap), p.unit.w, p.unit.h}
			if j < p.sizes[side] {
				nodes = append(nodes, d.entry(p, side, n, i, b))
				continue
			}
			both = false
			missing := group(rect(Missing, b, cornerOf(Stored, n, b.h)), centred(Missing, b, "?", Font{Size: 14, Mono: true}))
			nodes = append(nodes, missing.fading(from(at)))
		}
		x += p.unit.w / 2
		y := p.unit.h + pairGap/2
		if both {
			nodes = append(nodes, line(Rule, x, y-pairGap/2+4, 0, pairGap-8).fading(from(at)))
		} else {
			nodes = append(nodes, cross(Boxed, x, y, 5.5).fading(from(at)))
		}
	}
	return nodes
}

// entry returns one entry of one side of a pair.
func (d *drawing) entry(p pair, side, n, i int, b box) *Node {
	g := group(rect(Stored, b, cornerOf(Stored, n, b.h)).by(n))
	if len(p.texts[side]) > 0 && p.texts[side][i] != "" {
		g.Kids = append(g.Kids, centred(Stored, b, p.texts[side][i], Font{Size: 13, Mono: true}).by(n))
	}
	return g
}

// asGiven lays out the operands as they are, each on its own.
func (d *drawing) asGiven(w float64) panel {
	out := panel{}
	x, y, line := 0.0, 0.0, 0.0
	for n := range d.trace.Operands {
		one := d.alone(n, w)
		if x > 0 && x+d.signRoom()+one.w > w {
			x, y, line = 0, y+line+lineGap, 0
		}
		if n > 0 {
			b := box{x, y + d.slotTitle(), d.signRoom(), one.h - d.slotTitle()}
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

// alone lays out operand n: its name, its shape and its cells.
func (d *drawing) alone(n int, w float64) panel {
	operand := d.trace.Operands[n]
	axes := operand.Shape.Axes
	name, mono := d.slotFonts()
	title, shape := d.story.Names[n], words.ShortShape(operand.Shape)
	l := layout{detail: details[1]}
	for _, at := range details[1:] {
		l.detail = at
		style := d.style(at, axes, d.valuesOf(operand.Array, axes))
		style.across = directions(len(axes))[0]
		l.tree = newTree(axes, style)
		if l.tree.w <= w-d.signRoom() && l.tree.cells() <= budget/3 && l.tree.h < 180 {
			break
		}
	}
	p := panel{w: max(l.tree.w, name.Width(title)+8+mono.Width(shape)), h: d.slotTitle() + 6 + l.tree.h}
	p.nodes = []*Node{
		text(Name, 0, name.Size, title, name).by(n),
		text(Name, name.Width(title)+8, name.Size, shape, mono).by(n),
		shifted(0, d.slotTitle()+6, d.plainCells(l, n)...),
	}
	return p
}

// plainCells draws an array in its own places.
func (d *drawing) plainCells(l layout, n int) []*Node {
	var nodes []*Node
	a := d.trace.Operands[n].Array
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

func (d *drawing) plainCell(l layout, a engine.Array, n int, p place) *Node {
	role := Stored
	if a.Shape.Rank() == 0 {
		role = Bare
	}
	g := group(rect(role, p.box, cornerOf(role, n, min(p.box.w, p.box.h))).by(n))
	if s := textAt(a, p.index); s != "" && p.layer == 0 {
		g.Kids = append(g.Kids, centred(role, p.box, s, Font{Size: l.detail.font, Mono: true}).by(n))
	}
	return g
}
