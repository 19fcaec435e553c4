package scene

import (
	"slices"

	"shapecast/app/words"
)

// A drawn array is that of an operand in the making.
type drawn struct {
	*film
	sheet      *sheet
	rowOf      map[*block]int // of the innermost lists that are seen
	start, dur float64        // when it is unfolded
	lit        bool           // its rows light up one after the other
	room       *block         // what is stored, as a whole
	solid      *Node          // what is stored
	view       *Node          // what is read again
	wanted     bool           // the words beside the place for a partner are drawn
	counted    bool           // so is how many entries without a partner are left out
	waves      map[together]*Node
}

// Together is how a cell lights up and moves: those that do it together are one
// group.
type together struct {
	row    int
	folded pose
	ghost  bool
}

// A spot is where a walk over an array has come.
type spot struct {
	index        []int // of the result's cell
	row          int   // of the result; -1 where it is none
	across, down bool  // dots that stand for entries left out
	ghost        bool  // read again, not stored
}

// left reports whether the spot is one of dots.
func (s spot) left() bool { return s.across || s.down }

// into returns the spot of a kid of block b.
func (g grid) into(s spot, b, kid *block) spot {
	s.index = slices.Clone(s.index)
	s.index[b.axis] = max(kid.entry, 0)
	if kid.entry == dotsEntry {
		s.across, s.down = s.across || g.across[b.axis], s.down || !g.across[b.axis]
	}
	return s
}

// operandArray draws an operand at 0, 0: what is seen behind what is stored.
func (f *film) operandArray(i int) *Node {
	s := &f.sheets[i]
	d := &drawn{film: f, sheet: s, rowOf: map[*block]int{}, solid: group(), view: group(), waves: map[together]*Node{}}
	stored := f.lay(s.stored)
	d.room = stored
	seen := stored
	if s.grows {
		d.start, d.dur = f.unfolds(f.growing(i), f.growing(len(f.sheets)))
		seen = f.lay(s.seen)
	}
	f.number(d.rowOf, seen)
	d.lit = d.lights()
	begin := spot{index: make([]int, f.rank), row: -1}
	if s.grows {
		d.view.fading(fades(0, turn{d.start + .05, .4, 1}, turn{f.closes + .05, .55, 0}))
		d.walkSeen(seen, stored, point{}, point{}, begin)
	}
	d.walkStored(stored, seen, point{}, point{}, begin)
	return group(d.view, d.solid).by(i).add(d.labels(stored, seen)...)
}

// lights reports whether each stored row belongs to one row of the result. A
// row that is read again never dims.
func (d *drawn) lights() bool {
	if d.fails || d.rows < 2 || d.beats[words.Compute].empty || d.into && d.sheet.who == 0 {
		return false
	}
	for k := d.first; k < d.leaf-1; k++ {
		if d.sheet.seen.stretched(k) {
			return false
		}
	}
	return true
}

// light returns the opacity of row r: the others dim while a row is computed.
func (f *film) light(r int) []Fade {
	t := f.at(words.Compute)
	if r < 0 || f.rows < 2 || f.beats[words.Compute].empty {
		return nil
	}
	var turns []turn
	if r > 0 {
		turns = append(turns, turn{t + .25, .2, .38}, turn{f.rowAt(r), .15, 1})
	}
	if r < f.rows-1 {
		turns = append(turns, turn{f.rowAt(r + 1), .15, .38}, turn{f.closes - .25, .2, 1})
	}
	return fades(1, turns...)
}

// drifts returns the motion of what is stored and is elsewhere once unfolded.
func (d *drawn) drifts(from, to point) []Move {
	p := shift(to.x-from.x, to.y-from.y)
	return moves(rest, way{d.start, d.dur, p, Slide}, way{d.closes, closeTime, rest, Slide})
}

// opens returns the motion of what is read again, from the pose in which it
// is folded.
func (d *drawn) opens(folded pose) []Move {
	return moves(folded, way{d.start, d.dur, rest, Slide}, way{d.closes, closeTime, folded, Slide})
}

// walkStored draws block b, whose left top corner is at p, and at q once the
// array is unfolded, where it is block u; u is nil where nothing of it is seen.
func (d *drawn) walkStored(b, u *block, p, q point, s spot) {
	if row, known := d.rowOf[u]; known && d.lit {
		s.row = row
	}
	if b.axis == d.leaf {
		d.storedLeaf(b, u, p, q, s)
		return
	}
	if !s.left() {
		d.solid.add(d.storedBracket(b, u, p, q))
		d.want(b, p)
	}
	for i, kid := range b.kids {
		var seen *block
		to := point{q.x + kid.x, q.y + kid.y}
		if u != nil && i < len(u.kids) {
			seen = u.kids[i]
			to = point{q.x + seen.x, q.y + seen.y}
			if kid.axis == d.leaf {
				to = point{to.x + (seen.w-kid.w)/2, to.y + (seen.h-kid.h)/2}
			}
		}
		d.walkStored(kid, seen, point{p.x + kid.x, p.y + kid.y}, to, d.grid.into(s, b, kid))
	}
}

// storedBracket draws the brackets of a stored list. Those of an axis that is
// added close round the array at Pad; where what is stored moves apart at
// Stretch, they stay round it.
func (d *drawn) storedBracket(b, u *block, p, q point) *Node {
	if d.card(b.axis) {
		return d.storedCard(b).at(p.x, p.y).moving(d.drifts(p, q))
	}
	left, right := d.bracket(d.role(b, Bracket, Inner), d.sheet.who, b, d.inner(b))
	if d.sheet.padded[b.axis] {
		t := d.at(words.Pad)
		left.fading(fades(0, turn{t, .4, 1})).moving(moves(shift(-18, 0), way{t, padTime, rest, Arrive}))
		right.fading(fades(0, turn{t, .4, 1})).moving(moves(shift(18, 0), way{t, padTime, rest, Arrive}))
	}
	w, h := d.solidSize(b, u)
	if h != b.h {
		for _, side := range [...]*Node{left, right} {
			d.lengthen(side, b, h)
		}
	}
	if w != b.w {
		right = group(right).moving(d.drifts(point{}, point{w - b.w, 0}))
	}
	return group(left, right).at(p.x, p.y).moving(d.drifts(p, q))
}

// storedCard draws the card of stored rows. One that is added closes round them.
func (d *drawn) storedCard(b *block) *Node {
	panel := rect(Panel, box{0, 0, b.w, b.h}, cardRound).by(d.sheet.who)
	if d.sheet.padded[b.axis] {
		const far = 12
		wide := pose{-far, -far, 1 + 2*far/b.w, 1 + 2*far/b.h}
		t := d.at(words.Pad)
		panel.fading(fades(0, turn{t, .4, 1})).moving(moves(wide, way{t, padTime, rest, Arrive}))
	}
	return group(panel)
}

const cardRound = 9

// lengthen makes the side of a bracket as high as h while the array is unfolded.
func (d *drawn) lengthen(side *Node, b *block, h float64) {
	_, before, _ := b.bracketLine(d.inner(b))
	grown := moves(rest, way{d.start, d.dur, pose{0, 0, 1, (before + h - b.h) / before}, Slide}, way{d.closes, closeTime, rest, Slide})
	side.Kids[0].Move = grown
	side.Kids[2].Move = d.drifts(point{}, point{0, h - b.h})
}

// solidSize returns the size of what is stored of list b once it is seen as u.
func (d *drawn) solidSize(b, u *block) (w, h float64) {
	if u == nil || b == u {
		return b.w, b.h
	}
	if b.axis == d.leaf {
		return u.w, u.h
	}
	x, y := d.pads(b.axis)
	for i, kid := range b.kids {
		if i < len(u.kids) {
			kw, kh := d.solidSize(kid, u.kids[i])
			w, h = max(w, u.kids[i].x+kw+x), max(h, u.kids[i].y+kh+y)
		}
	}
	return max(w, pick(len(b.kids) == 0, b.w, 0)), max(h, pick(len(b.kids) == 0, b.h, 0))
}

// storedLeaf draws a stored cell or tile.
func (d *drawn) storedLeaf(b, u *block, p, q point, s spot) {
	place := group().at(p.x, p.y)
	switch {
	case s.left():
		place.add(d.dots(b, s.across, s.down))
		d.countHidden(place, b, s)
	case d.into && d.sheet.who == 0 && !d.fails:
		place.add(d.overwritten(b, s)...)
	case d.alone(s.index):
		t := d.at(words.Match) + .6
		place.add(d.unit(d.sheet, Stored, b, s.index).fading(until(t)), d.unit(d.sheet, Wrong, b, s.index).fading(from(t)))
	default:
		place.add(d.unit(d.sheet, Stored, b, s.index))
		d.tileExcess(place, b)
	}
	wave, isNew := d.wave(together{s.row, shift(q.x-p.x, q.y-p.y), false})
	if wave.add(place); !isNew {
		return
	}
	wave.Move = d.drifts(p, q)
	if d.sheet.void {
		wave.Fade = fades(1, turn{d.start, d.dur, .3}, turn{d.closes, closeTime, 1})
	} else {
		wave.Fade = d.light(s.row)
	}
	d.solid.add(wave)
}

// wave returns the group of what moves and lights up in one way, and whether it
// is a new one: browsers move few groups with less effort than many cells.
func (d *drawn) wave(key together) (*Node, bool) {
	w, known := d.waves[key]
	if !known {
		w = group()
		d.waves[key] = w
	}
	return w, !known
}

// overwritten draws a cell of the array that the result is written into: its
// value, the pair that meets in it, and the value that remains.
func (d *drawn) overwritten(b *block, s spot) []*Node {
	t := d.rowAt(max(d.rowIn(s), 0))
	before := d.unit(d.sheet, Stored, b, s.index)
	for _, kid := range before.Kids {
		if kid.Kind == Text {
			kid.Fade = fades(1, turn{t, .15, 0})
		}
	}
	shown := d.row * .62
	pair := d.pair(b, s.index).fading(fades(0, turn{t, .2, 1}, turn{t + shown, .15, 0}))
	outcome := *d.sheet
	outcome.who, outcome.value = -1, d.outcomeAt
	comes := turn{t + shown, .25, 1}
	if len(pair.Kids) == 0 {
		comes = turn{t, shown + .25, 1}
	}
	return []*Node{before, pair, d.unit(&outcome, Result, b, s.index).wraps(t + .87*d.row).fading(fades(0, comes))}
}

// rowIn returns the row of the result that a spot belongs to.
func (d *drawn) rowIn(s spot) int {
	row, size := 0, 1
	for k := d.leaf - 2; k >= d.first; k-- {
		shown := visible(d.sheet.seen.axes[k].Size, d.most[k])
		shown = slices.DeleteFunc(shown, func(i int) bool { return i == dotsEntry })
		row += size * slices.Index(shown, s.index[k])
		size *= len(shown)
	}
	return row
}

// walkSeen draws what is read again of block b at p, which is read from block s
// at q.
func (d *drawn) walkSeen(b, from *block, p, q point, s spot) {
	if row, known := d.rowOf[b]; known {
		s.row = row
	}
	if b.axis == d.leaf {
		d.seenLeaf(b, from, p, q, s)
		return
	}
	if !s.left() {
		d.seenBracket(b, from, p, q, s.ghost)
	}
	stretched := d.sheet.seen.stretched(b.axis)
	for i, kid := range b.kids {
		if len(from.kids) == 0 {
			return
		}
		source := from.twin(i, stretched)
		in := d.grid.into(s, b, kid)
		in.ghost = in.ghost || stretched && i > 0
		d.walkSeen(kid, source, point{p.x + kid.x, p.y + kid.y}, point{q.x + source.x, q.y + source.y}, in)
	}
}

// seenLeaf draws a cell or a tile that is read again, opening from the one that
// is stored. A tile that is stored with fewer entries is seen whole behind it.
func (d *drawn) seenLeaf(b, from *block, p, q point, s spot) {
	if !s.ghost && (s.left() || b.w == from.w && b.h == from.h) {
		return
	}
	place := group().at(p.x, p.y)
	if s.left() {
		place.add(d.dots(b, s.across, s.down))
	} else {
		whole := d.unit(d.sheet, Ghost, b, s.index)
		if !s.ghost {
			whole.wordless()
		}
		place.add(whole)
	}
	folded := pose{q.x - p.x, q.y - p.y, from.w / b.w, from.h / b.h}
	wave, isNew := d.wave(together{s.row, folded, true})
	if folded.sx != 1 || folded.sy != 1 { // it grows about a corner of its own
		wave, isNew = group().at(p.x, p.y), true
		place.at(0, 0)
	}
	if wave.add(place); !isNew {
		return
	}
	wave.moving(d.opens(folded))
	if d.crosses(b, p, q) {
		wave.fading(fades(0, turn{d.start + .6*d.dur, .4 * d.dur, 1}, turn{d.closes, .3, 0}))
	}
	d.view.add(group(wave).fading(d.light(s.row)))
}

// crosses reports whether a cell passes others on its way from where it is
// stored: those that are stored beside it in the direction in which it goes.
func (d *drawn) crosses(b *block, p, q point) bool {
	return p.x != q.x && d.room.w > 1.9*b.w || p.y != q.y && d.room.h > 1.7*b.h
}

// seenBracket draws the dashed brackets of what is read again, where they leave
// those of what is stored.
func (d *drawn) seenBracket(b, from *block, p, q point, ghost bool) {
	if !ghost && b.w == from.w && b.h == from.h {
		return
	}
	if d.card(b.axis) {
		folded := pose{q.x - p.x, q.y - p.y, from.w / b.w, from.h / b.h}
		d.view.add(group(rect(ViewPanel, box{0, 0, b.w, b.h}, cardRound).by(d.sheet.who).moving(d.opens(folded))).at(p.x, p.y))
		return
	}
	role, inner := d.role(b, View, InnerView), d.inner(b)
	top, h, hook := b.bracketLine(inner)
	fromTop, fromH, _ := from.bracketLine(inner)
	sides := [...]struct{ x, from, hook float64 }{{b.w, from.w, -hook}, {0, 0, hook}}
	for i, side := range sides {
		if i == 1 && !ghost && b.h == from.h {
			break
		}
		dx := q.x + side.from - p.x - side.x
		up, down := q.y+fromTop-p.y-top, q.y+fromTop+fromH-p.y-top-h
		d.view.add(group(
			line(role, side.x, top, 0, h).by(d.sheet.who).moving(d.opens(pose{dx, up, 1, fromH / h})),
			line(role, side.x, top, side.hook, 0).by(d.sheet.who).moving(d.opens(shift(dx, up))),
			line(role, side.x, top+h, side.hook, 0).by(d.sheet.who).moving(d.opens(shift(dx, down))),
		).at(p.x, p.y))
	}
}

// labels draws the name over an array and the sizes of the axes that are not
// drawn beside it.
func (d *drawn) labels(stored, seen *block) []*Node {
	var list []*Node
	if !d.small {
		list = append(list, d.sheet.label(overArray, stored.w).moving(d.drifts(point{stored.w / 2, 0}, point{seen.w / 2, 0})))
	}
	return append(list, d.outer(d.sheet, stored.h)...)
}
