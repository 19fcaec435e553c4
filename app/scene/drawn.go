package scene

import (
	"slices"
	"strings"

	"shapecast/app/words"
)

// A drawn array collects the nodes of one array.
type drawn struct {
	*timed
	*array
	start, dur float64 // when it is unfolded
	lit        bool    // its rows light up one after the other
	solid      *Node   // what is stored
	view       *Node   // what is read again
	told       bool    // the places for partners are drawn
	counted    bool    // so is how many entries without a partner are left out
	waves      map[together]*Node
	other      array // of what the result is written into, with the values of the other time
}

func (t *timed) drawn(a *array) *drawn {
	return &drawn{timed: t, array: a, solid: group(), view: group(), waves: map[together]*Node{}}
}

// another keeps the array with its values at another time. They stand in tiles if those of both
// times have room.
func (d *drawn) another(value textAt) {
	d.other = *d.array
	if d.other.value = value; value == nil {
		return
	}
	if d.other.tileFont = d.other.tileFontOf(); d.other.tileFont.Size == 0 || d.tileFont.Size == 0 {
		d.other.tileFont, d.tileFont = Font{}, Font{}
	}
}

// Together is when a cell comes and lights up, and how it moves. Cells for which all of this
// is the same are one group, because browsers move few groups with less effort than many
// cells.
type together struct {
	state  Role
	number int // of the row, or of those that come at one time
	folded pose
}

// wave returns the group of the cells that come, light up and move together, and whether it
// is a new one.
func (d *drawn) wave(key together) (*Node, bool) {
	w, known := d.waves[key]
	if !known {
		w = group()
		d.waves[key] = w
	}
	return w, !known
}

// lights reports whether each stored row belongs to one row of the result. A stretched row
// belongs to all, and never dims.
func (d *drawn) lights() bool {
	if d.fails || d.lines < 2 || d.beats[words.Compute].empty || d.who >= 0 && d.who == d.into {
		return false
	}
	for k := d.first; k < d.leaf-1; k++ {
		if d.seen.stretched(k) {
			return false
		}
	}
	return true
}

// unfolding returns the motion of a part of the array: it is in one pose while the array is
// folded, and in another while it is open.
func (d *drawn) unfolding(folded, open pose) []Key {
	return moves(folded, way{d.start, d.dur, open, Slide}, way{d.closes, closeTime, folded, Slide})
}

// drifts returns the motion of a stored part that has another place once the array is open.
func (d *drawn) drifts(to pose) []Key { return d.unfolding(rest, to) }

// drift returns that of the part at a spot.
func (d *drawn) drift(s spot) []Key { return d.drifts(shift(s.at.x-s.from.x, s.at.y-s.from.y)) }

// opens returns the motion of stretched copies: from the pose in which they are folded to
// their own places.
func (d *drawn) opens(folded pose) []Key { return d.unfolding(folded, rest) }

// closesIn fades in a bracket or card of an added axis, and moves it to its place from a pose. It
// fades out with the copies, because the stored array has no such axis.
func (d *drawn) closesIn(n *Node, from pose) {
	t := d.gainsAt()
	n.fading(fades(0, turn{t, .4, 1}, turn{d.closes + .05, .55, 0})).moving(moves(from, way{t, padTime, rest, Arrive}))
}

// named adds the name of an array over it, unless the table beside it is enough on a phone.
func (d *drawn) named(g *Node, fade []Key) *Node {
	if d.small {
		return g
	}
	moved := d.drifts(shift((d.array.view.w-d.body.w)/2, 0))
	if !d.isWritten() {
		return g.add(d.label(d.called()).moving(moved).fading(fade))
	}
	half := overTime / 2 // one name goes before the other comes
	before, after := turn{d.overAt(), half, 0}, turn{d.overAt() + half, half, 1}
	return g.add(d.label(d.name).moving(moved).fading(fades(1, before)), d.label(words.After(d.lang, d.name)).moving(moved).fading(fades(0, after)))
}

// isWritten reports whether the result is written into the array.
func (d *drawn) isWritten() bool {
	return !d.fails && (d.who >= 0 && d.who == d.into || d.who < 0 && d.prepared && d.meets())
}

// label writes the name of an array over what it stores. It ends where the arrays beside it
// begin, or half-way if their names need room, and before the figure does.
func (d *drawn) label(name string) *Node {
	b := box{0, d.tag, d.body.w, 16}
	if d.who < 0 {
		return centred(Mute, b, name, Font{Size: 14})
	}
	beside := d.signRoom - gap
	if !slices.ContainsFunc(d.all(), func(a *array) bool { return a != d.array && nameFont.Width(a.called()) > a.body.w }) {
		beside *= 2
	}
	for _, s := range d.stages {
		middle := s.at[d.who].x + d.body.w/2 - d.x
		beside = min(beside, 2*middle-d.body.w, 2*(d.width-middle)-d.body.w)
	}
	room := d.body.w + beside
	font := nameFont.shrunk(13, room, name)
	if _, alone, chosen := strings.Cut(name, " "); chosen && !strings.Contains(name, "[") && d.sign == "" && font.Width(name) > room {
		name = alone // the table has the whole name
	}
	return centred(Name, b, font.middle(name, room), font).by(d.who)
}

var nameFont = Font{Size: 15, Bold: true}
