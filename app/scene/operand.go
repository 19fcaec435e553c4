package scene

import (
	"slices"

	"shapecast/app/words"
)

// operandArray draws an operand at 0, 0. Its stretched copies lie behind the stored cells.
func (t *timed) operandArray(a *array) *Node {
	d := t.drawn(a)
	if d.grows {
		d.start, d.dur = t.unfolds(d.who)
		d.view.fading(fades(0, turn{d.start + .05, .4, 1}, turn{t.closes + .05, .55, 0}))
	} else if t.fails { // what it has makes room for what it lacks
		d.start, d.dur = t.at(words.Match)+roomAt, roomTime
	}
	if d.who == d.into {
		d.another(t.outputs)
		d.other.who = -1
	}
	d.lit = d.lights()
	d.walk(d.visit)
	return d.named(group(d.view, d.solid), nil)
}

// visit draws a list or a leaf, as it is seen and as it is stored.
func (d *drawn) visit(s spot) {
	leaf := s.stored.axis == d.leaf
	switch {
	case !d.grows || s.seen == nil:
	case leaf:
		d.seenLeaf(s)
	default:
		d.seenBracket(s)
	}
	switch {
	case s.ghost:
	case leaf:
		d.storedLeaf(s)
	default:
		d.solid.add(d.storedBracket(s).at(s.from.x, s.from.y).moving(d.drift(s)))
	}
	if !s.ghost {
		d.want(s)
	}
}

// Distances from which the brackets and the card of an added axis close in, in pixels.
const (
	farBracket = 8 // so that they do not reach the signs beside the array
	farCard    = 12
)

// storedBracket draws the brackets of a stored list, or its card. Those of an axis
// that is added close round the array at Pad; where what is stored moves apart at
// Stretch, they stay round it.
func (d *drawn) storedBracket(s spot) *Node {
	b := s.stored
	if d.bare[b.axis] {
		return group()
	}
	if d.card(b.axis) {
		card := d.enclosed(solidEdges, b)
		if d.padded[b.axis] {
			d.closesIn(card.Kids[0], pose{-farCard, -farCard, 1 + 2*farCard/b.w, 1 + 2*farCard/b.h})
		}
		return card
	}
	left, right := d.brackets(solidEdges, b)
	if d.padded[b.axis] {
		d.closesIn(left, shift(-farBracket, 0))
		d.closesIn(right, shift(farBracket, 0))
	}
	w, h := d.solidSize(b, s.seen)
	if d.fails && s.seen != nil {
		w, h = s.seen.w, s.seen.h
	}
	_, tall, _ := d.bracketLine(b)
	for _, side := range [...]*Node{left, right} {
		side.reach(d.drifts, 0, 0, (tall+h-b.h)/tall, h-b.h)
	}
	if w != b.w {
		right = group(right).moving(d.drifts(shift(w-b.w, 0)))
	}
	g := group(left, right)
	if d.parted(b.axis) { // what is stored has the brackets further in
		g.Fade = fades(1, turn{d.start + .5*d.dur, .4 * d.dur, 0}, turn{d.closes + .6*closeTime, .3, 1})
	}
	return g
}

// parted reports whether copies stand between the entries of axis k, or of one further in that
// runs in its direction.
func (d *drawn) parted(k int) bool {
	several := false
	for in := k; in < d.leaf; in++ {
		if d.across[in] == d.across[k] {
			if several && d.seen.stretched(in) {
				return true
			}
			several = several || d.stored.axes[in].Size > 1
		}
	}
	return false
}

// reach moves a side of a bracket, and lengthens it by a share and so many pixels.
func (n *Node) reach(track func(pose) []Key, dx, dy, share, more float64) {
	n.Kids[0].Move = track(pose{dx, dy, 1, share})
	n.Kids[1].Move = track(shift(dx, dy))
	n.Kids[2].Move = track(shift(dx, dy+more))
}

// solidSize returns the size of the stored part of list b once it is seen as u.
func (d *drawn) solidSize(b, u *block) (w, h float64) {
	switch {
	case u == nil || b == u || len(b.kids) == 0 && b.axis < d.leaf:
		return b.w, b.h
	case b.axis == d.leaf:
		return u.w, u.h
	}
	x, y := d.pads(b.axis)
	for i, kid := range b.kids[:min(len(b.kids), len(u.kids))] {
		kw, kh := d.solidSize(kid, u.kids[i])
		w, h = max(w, u.kids[i].x+kw+x), max(h, u.kids[i].y+kh+y)
	}
	return w, h
}

// storedLeaf draws a stored cell or tile, with those that light up and move with it.
func (d *drawn) storedLeaf(s spot) {
	if s.seen != nil && (s.left() || d.single()) { // in the middle of what is seen of it
		s.at = s.at.plus((s.seen.w-s.stored.w)/2, (s.seen.h-s.stored.h)/2)
	}
	wave, isNew := d.wave(together{Stored, pick(d.lit, s.row, -1), shift(s.at.x-s.from.x, s.at.y-s.from.y)})
	if wave.add(group(d.cell(s)...).at(s.from.x, s.from.y)); !isNew {
		return
	}
	wave.Move = d.drift(s)
	if d.grows && !d.copied() {
		wave.Fade = fades(1, turn{d.start, d.dur, pale}, turn{d.closes, closeTime, 1})
	} else if d.lit {
		wave.Fade = d.light(s.row)
	}
	d.solid.add(wave)
}

// cell draws the content of a stored leaf.
func (d *drawn) cell(s spot) []*Node {
	b := s.stored
	switch {
	case s.rest:
		return []*Node{d.keeps(s, Stored)}
	case s.left():
		return append([]*Node{s.dots(b)}, d.countHidden(s)...)
	case d.who == d.into && !d.fails:
		return d.overwritten(s, d.array, &d.other)
	case d.unmatched(d.array, s.index):
		return []*Node{group(d.unit(Stored, b, s.index).fading(until(d.redAt()))).fading(d.readAt(d.array, s.index)), d.unit(Wrong, b, s.index).fading(from(d.redAt()))}
	}
	unit := d.unit(Stored, b, s.index).fading(d.readAt(d.array, s.index))
	return append([]*Node{unit}, d.tileExcess(s, unit)...)
}

// overwritten draws a cell that the result is written into: its value, the pair that meets
// in it, and the value that remains.
func (d *drawn) overwritten(s spot, was, becomes *array) []*Node {
	b, c := s.stored, d.rowComes(max(s.row, 0))
	before := was.unit(pick(d.who < 0, Neutral, Stored), b, s.index)
	for _, kid := range before.Kids {
		if kid.Kind == Text {
			kid.Fade = fades(1, turn{c.pair.t, .75 * c.pair.dur, 0})
		}
	}
	pair := d.pair(b, s.index).fading(c.paired())
	if len(pair.Kids) == 0 {
		c.value = turn{c.pair.t, c.value.t - c.pair.t + c.value.dur, 1}
	}
	return []*Node{before, pair, becomes.unit(Result, b, s.index).wraps(c.wraps).fading(fades(0, c.value))}
}

// seenLeaf draws a stretched copy of a cell or a tile, which opens from the stored one. A
// tile that is stored with fewer entries is drawn whole behind it.
func (d *drawn) seenLeaf(s spot) {
	b, from := s.seen, s.stored
	if !s.ghost && (s.left() || b.w == from.w && b.h == from.h) {
		return
	}
	var what *Node
	if s.left() {
		what = s.dots(b)
	} else if what = d.unit(Ghost, b, s.index); !s.ghost {
		what.Kids = slices.DeleteFunc(what.Kids, func(kid *Node) bool {
			return kid.Kind == Text && (d.tileFont.Size == 0 || kid.X < from.w && kid.Y < from.h)
		})
	}
	if d.tiles { // the values of one tile do not pass over those of another
		for _, kid := range what.Kids {
			if kid.Kind == Text && !d.single() {
				kid.Fade = fades(0, turn{d.start + .8*d.dur, .2 * d.dur, 1}, turn{d.closes - .15, .15, 0})
			}
		}
	}
	place, folded := group(what).at(s.at.x, s.at.y), s.folded()
	wave, isNew := d.wave(together{Ghost, s.row, folded})
	if folded[2] != 1 || folded[3] != 1 { // it grows about a corner of its own
		wave, isNew = group().at(s.at.x, s.at.y), true
		place.at(0, 0)
	}
	if wave.add(place); !isNew {
		return
	}
	wave.moving(d.opens(folded))
	if d.passes(s) {
		wave.fading(fades(0, turn{d.start + .45*d.dur, .45 * d.dur, 1}, turn{d.closes, .3, 0}))
	}
	d.view.add(group(wave).fading(d.light(s.row)))
}

// folded returns the pose in which a copy lies on what is stored.
func (s spot) folded() pose {
	return pose{s.from.x - s.at.x, s.from.y - s.at.y, s.stored.w / s.seen.w, s.stored.h / s.seen.h}
}

// passes reports whether a cell passes others on its way from where it is
// stored: those that are stored beside it in the direction in which it goes.
func (d *drawn) passes(s spot) bool {
	return s.at.x != s.from.x && d.stands(true) || s.at.y != s.from.y && d.stands(false)
}

// stands reports whether entries are stored beside each other, or below each other.
func (d *drawn) stands(across bool) bool {
	for k := d.first; k < d.leaf; k++ {
		if d.across[k] == across && !d.stored.axes[k].One() {
			return true
		}
	}
	return false
}

// seenBracket draws the dashed brackets of stretched copies, where they leave the brackets
// of what is stored.
func (d *drawn) seenBracket(s spot) {
	b, from := s.seen, s.stored
	switch {
	case d.bare[b.axis], !s.ghost && b.w == from.w && b.h == from.h:
		return
	case d.card(b.axis):
		card := d.enclosed(viewEdges, b).at(s.at.x, s.at.y)
		card.Kids[0].moving(d.opens(s.folded()))
		d.view.add(card)
		return
	}
	top, h, _ := d.bracketLine(b)
	fromTop, fromH, _ := d.bracketLine(from)
	dx, dy := s.from.x-s.at.x, s.from.y-s.at.y+fromTop-top
	left, right := d.brackets(viewEdges, b)
	right.reach(d.opens, from.w-b.w+dx, dy, fromH/h, fromH-h)
	d.view.add(right.at(s.at.x, s.at.y))
	if s.ghost || b.h != from.h || d.parted(b.axis) {
		left.reach(d.opens, dx, dy, fromH/h, fromH-h)
		d.view.add(left.at(s.at.x, s.at.y))
	}
}
