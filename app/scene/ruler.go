package scene

import (
	"math"

	"shapecast/app/words"
	"shapecast/engine"
)

func (d *drawing) rulerFont() Font { return Font{Size: pick(d.small, 10.5, 11.5)} }

// label returns the words along a ruler: what the axis is called and its size.
func (d *drawing) label(k int, a engine.Axis) string {
	name := d.trace.Columns[k].Axis.Name
	if name == "" {
		name = d.lang.Axis(k)
	}
	return name + ": " + chipText(a)
}

// longestLabel returns the longest label axis k ever has.
func (d *drawing) longestLabel(k int) string {
	longest := d.label(k, d.trace.Columns[k].Axis)
	for _, m := range d.trace.Columns[k].Meetings {
		if s := d.label(k, m.Axis); len(s) > len(longest) {
			longest = s
		}
	}
	return longest
}

// A rule is what the ruler of an axis of the result says.
type rule struct {
	axis   int
	who    int // the operand whose matrices grow while it stands there; -1 for none
	phases []phase
}

// rules returns those of operand who, or of the result, one an axis.
func (d *drawing) rules(who int) []rule {
	list := make([]rule, len(d.axes))
	for k := range list {
		list[k] = rule{k, who, d.phases(who, k)}
	}
	return list
}

// rulers draws one ruler an axis, with its words, round cells whose corner is
// at 0, 0.
func (d *drawing) rulers(t *tree, rules []rule) []*Node {
	var nodes []*Node
	down, across := 0, 0
	for k := len(t.axes) - 1; k >= 0; k-- {
		if t.look.most[k] == 0 {
			continue // only one entry is drawn, and the note below the title says so
		}
		g := d.ruler(t, rules[k], k, pick(t.look.across[k], float64(across), float64(down)))
		switch {
		case k == t.look.pile:
		case t.look.across[k]:
			across++
		default:
			down++
		}
		g.Axis = rules[k].axis + 1
		nodes = append(nodes, g)
	}
	return nodes
}

// A phase is what a ruler says during a stretch of the story.
type phase struct {
	span
	axis engine.Axis
}

// phases returns what the ruler of axis k says for operand who, or for the
// result when who is -1.
func (d *drawing) phases(who, k int) []phase {
	column := d.trace.Columns[k]
	if who < 0 {
		b, _ := d.find(words.Agree, -1)
		return []phase{{span{b.end - 0.6, d.dur}, column.Axis}}
	}
	m := column.Meetings[who]
	first := phase{span{0, d.dur}, m.Axis}
	if m.Padded() {
		b, _ := d.find(words.Pad, -1)
		first.start = b.moves() + 0.3
	}
	if !m.Stretched {
		return []phase{first}
	}
	b, _ := d.find(words.Stretch, k)
	first.end = b.moves() + 0.5
	return []phase{first, {span{first.end, d.dur}, column.Axis}}
}

// ruler draws the ruler of the tree's axis k, the nth of its direction from the
// cells.
func (d *drawing) ruler(t *tree, r rule, k int, n float64) *Node {
	whole := t.lists[k]
	if whole == (box{}) {
		whole = box{w: t.w, h: t.h}
	}
	g := group()
	switch {
	case k == t.look.pile:
		d.pileRuler(g, t, r)
	case t.look.across[k]:
		y := -6 - n*topRuler
		g.Kids = append(g.Kids, line(Rule, whole.x, y, whole.w, 0).moving(d.growing(t, r, k)))
		d.labels(g, r, whole.x, y-5)
	default:
		x := -7 - n*sideRuler
		g.Kids = append(g.Kids, line(Rule, x, whole.y, 0, whole.h).moving(d.growing(t, r, k)))
		d.labels(g, r, x-4, whole.y)
	}
	g.Fade = d.over(span{r.phases[0].start, d.dur})
	return g
}

// growing returns the track of the line of a ruler: at first it is as long as
// what the operand has there, and it grows as axes are stretched.
func (d *drawing) growing(t *tree, r rule, k int) []Move {
	if r.who < 0 || t.lists[k] == (box{}) {
		return nil
	}
	key := func(at, length float64) Move {
		share := length / t.along(k, t.lists[k])
		return Move{T: at, SX: pick(t.look.across[k], share, 1), SY: pick(t.look.across[k], 1, share)}
	}
	var track []Move
	now := d.length(t, r.who, k, 0)
	for _, j := range d.stretched {
		b, _ := d.find(words.Stretch, j)
		next := d.length(t, r.who, k, b.moves())
		if next != now {
			sets := key(b.moves()+0.05, now)
			sets.Ease = Glide
			track = append(track, sets, key(b.moves()+1, next))
		}
		now = next
	}
	return track
}

// length returns how long the ruler of axis k is for an operand right after a
// moment: axes that run the same way and are yet to be stretched make it shorter.
func (d *drawing) length(t *tree, who, k int, at float64) float64 {
	if d.ragged {
		return t.along(k, d.hugging(t, who, make([]int, k), t.lists[k], at))
	}
	length := t.along(k, t.lists[k])
	for j := k; j < len(t.axes); j++ {
		sameWay := j == t.look.pile || t.look.across[j] == t.look.across[k]
		b, _ := d.find(words.Stretch, j)
		if sameWay && d.trace.Columns[j].Meetings[who].Stretched && b.moves() > at {
			length -= t.along(k, t.lists[j]) - t.along(k, t.first[j])
		}
	}
	return length
}

// along returns the size of a box in the direction of axis k.
func (t *tree) along(k int, b box) float64 {
	if t.look.across[k] {
		return b.w
	}
	return b.h
}

// labels writes what a ruler says in each phase. Words along a ruler that runs
// down are turned and start below their own end, so that they read upwards and
// stand at its top.
func (d *drawing) labels(g *Node, r rule, x, y float64) {
	f := d.rulerFont()
	for i, p := range r.phases {
		n := text(Rule, x, y, d.label(r.axis, p.axis), f)
		if x < 0 {
			n.Upward, n.Anchor = true, End
		}
		switch {
		case i > 0:
			n.Fade = from(p.start)
		case len(r.phases) > 1:
			n.Fade = until(p.end)
		}
		g.Kids = append(g.Kids, n)
	}
}

// pileRuler draws the ruler of slabs that lie behind each other, along their
// left lower corners. A single slab has it only where the slab is whole: below
// one that has yet to be stretched there would be nothing above the words.
func (d *drawing) pileRuler(g *Node, t *tree, r rule) {
	k, phases := t.look.pile, r.phases
	one := t.first[k]
	whole := t.lists[k]
	dx, dy := whole.w-one.w, whole.h-one.h
	x, y := one.x, one.y+one.h+pileRulerGap
	drawn := 1.0 // share of the ruler before the dots
	if steps := math.Round(dx / pileX); float64(t.axes[k].Size) > steps+1 {
		drawn = (steps - 1) / steps
	}
	l := line(Rule, x, y, dx*drawn, dy*drawn)
	if len(phases) > 1 {
		l.Fade = from(phases[1].start - 0.4)
	} else if r.who >= 0 {
		g.Move = d.corner(t, r.who)
	}
	if drawn > 0 {
		g.Kids = append(g.Kids, l)
	}
	f := d.rulerFont()
	for i, p := range phases {
		if i == 0 && len(phases) > 1 && !d.wholeSlab(r.who, k) {
			continue
		}
		n := text(Rule, x+dx*0.35, y+dy+f.Size-2, d.label(r.axis, p.axis), f)
		switch {
		case i > 0:
			n.Fade = from(p.start)
		case len(phases) > 1:
			n.X, n.Y = x, y+f.Size
			n.Fade = until(p.end)
		}
		g.Kids = append(g.Kids, n)
	}
}

// wholeSlab reports whether a slab of operand who, a list of axis k, has its
// full size from the start.
func (d *drawing) wholeSlab(who, k int) bool {
	for _, column := range d.trace.Columns[k+1:] {
		if column.Meetings[who].Stretched {
			return false
		}
	}
	return true
}
