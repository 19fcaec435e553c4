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
	outcome    array // of the array that the result is written into, its new values
}

func (t *timed) drawn(a *array) *drawn {
	return &drawn{timed: t, array: a, solid: group(), view: group(), waves: map[together]*Node{}}
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
	if d.fails || d.lines < 2 || d.beats[words.Compute].empty || d.into && d.who == 0 {
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

// closesIn fades a node in that a gained axis adds, and moves it to its place from a pose.
func (d *drawn) closesIn(n *Node, from pose) {
	t := d.gainsAt()
	n.fading(fades(0, turn{t, .4, 1})).moving(moves(from, way{t, padTime, rest, Arrive}))
}

// labels draws the name over an array and the sizes of the axes that are not
// drawn beside it.
func (d *drawn) labels() []*Node {
	if d.small {
		return d.outerSizes()
	}
	moved := shift((d.array.view.w-d.body.w)/2, 0)
	return append([]*Node{d.label().moving(d.drifts(moved))}, d.outerSizes()...)
}

// label writes the name of an array over what it stores. It ends where the arrays beside it
// begin, or half-way if their names need room, and before the figure does.
func (d *drawn) label() *Node {
	b := box{0, d.tag, d.body.w, 16}
	if d.who < 0 {
		return centred(Mute, b, d.name, Font{Size: 14})
	}
	beside := d.signRoom - gap
	if !slices.ContainsFunc(d.all(), func(a *array) bool { return a != d.array && nameFont.Width(a.name) > a.body.w }) {
		beside *= 2
	}
	for _, s := range d.stages {
		middle := s.at[d.who].x + d.body.w/2 - d.x
		beside = min(beside, 2*middle-d.body.w, 2*(d.width-middle)-d.body.w)
	}
	room, name := d.body.w+beside, d.name
	font := nameFont.shrunk(13, room, name)
	if _, alone, chosen := strings.Cut(name, " "); chosen && !strings.Contains(name, "[") && d.sign == "" && font.Width(name) > room {
		name = alone // the table has the whole name
	}
	return centred(Name, b, font.middle(name, room), font).by(d.who)
}

var nameFont = Font{Size: 15, Bold: true}

// outerSizes writes the sizes of the axes that are not drawn; those of stretched axes
// appear at Stretch.
func (d *drawn) outerSizes() (list []*Node) {
	write := func(parts []part, fade []Key) {
		if len(parts) > 0 && d.spare < 2 {
			x, y := -8-widthOf(parts, outerFont), d.body.h/2+capHeight*outerFont.Size
			list = append(list, group(inline(parts, x, y, outerFont)...).fading(fade))
		}
	}
	if d.before != "" {
		var fade []Key
		if d.outer != nil {
			fade = fades(1, turn{d.start + .4*d.dur, .3 * d.dur, 0}, turn{d.closes + .5*closeTime, .3, 1})
		}
		write([]part{{pick(d.who < 0, Mute, Name), max(d.who, 0), d.before}}, fade)
	}
	write(d.outer, fades(0, turn{d.start + .7*d.dur, .3 * d.dur, 1}, turn{d.closes, .2, 0}))
	return list
}
