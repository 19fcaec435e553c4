package scene

import "slices"

// A pair is two operands entry by entry along one axis of one slice.
type pair struct {
	who   [2]int
	sizes [2]int
	texts [2][]string // of the entries that are shown, nil for none
	shown []int       // the entries, by number
	font  float64     // size of the texts
	gap   float64     // between the two operands
	unit  box         // size of one entry, at least
}

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
	if k != len(d.trace.Columns)-1 {
		return
	}
	f := Font{Size: p.font, Mono: true}
	for i, n := range p.who {
		p.texts[i] = nil
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

// squeeze makes entries narrower where a pair is wider than w, and leaves some
// out where their values need the room. It reports whether the pair was too wide.
func (p *pair) squeeze(w float64) bool {
	over := p.width() - w
	if over <= 0 {
		return false
	}
	for p.texts[0] != nil && p.width() > w && len(p.shown) > 2 {
		i := 1
		if len(p.shown) == 3 && p.shown[1] == min(p.sizes[0], p.sizes[1]) {
			i = 0 // the first entry without a partner is the point of it all
		}
		p.leaveOut(i)
	}
	if p.texts[0] == nil {
		p.unit.w = max(18, p.unit.w-over/float64(len(p.shown)))
	}
	return true
}

// leaveOut leaves the i-th entry out.
func (p *pair) leaveOut(i int) {
	p.shown = slices.Delete(slices.Clone(p.shown), i, i+1)
	for side, texts := range p.texts {
		p.texts[side] = slices.Delete(slices.Clone(texts), i, i+1)
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
			nodes = append(nodes, dots(x-dotsRoom/2-2.5, p.unit.h/2, 5, 0), dots(x-dotsRoom/2-2.5, p.unit.h*1.5+p.gap, 5, 0))
		}
		both := true
		for side, n := range p.who {
			b := box{x, float64(side) * (p.unit.h + p.gap), p.unit.w, p.unit.h}
			if j < p.sizes[side] {
				nodes = append(nodes, d.entry(p, side, i, b))
				continue
			}
			both = false
			missing := group(rect(Missing, b, cornerOf(Stored, n, b.h)), centred(Missing, b, "?", Font{Size: p.font + 1, Mono: true}))
			nodes = append(nodes, missing.fading(from(at)))
		}
		x += p.unit.w / 2
		y := p.unit.h + p.gap/2
		if both {
			nodes = append(nodes, line(Rule, x, y-p.gap/2+4, 0, p.gap-8).fading(from(at)))
		} else {
			nodes = append(nodes, cross(Boxed, x, y, 5.5).fading(from(at)))
		}
	}
	return nodes
}

// entry returns one entry of one side of a pair.
func (d *drawing) entry(p pair, side, i int, b box) *Node {
	n := p.who[side]
	s := ""
	if len(p.texts[side]) > 0 {
		s = p.texts[side][i]
	}
	if n >= len(d.trace.Operands) {
		return d.filled(face{Fixed, 0, p.font}, b, s)
	}
	return d.filled(face{Stored, n, p.font}, b, s)
}
