package scene

import "shapecast/app/words"

// A drawn array is that of an operand in the making.
type drawn struct {
	*film
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

// Together is how a cell lights up and moves: those that do it together are one
// group.
type together struct {
	row    int
	folded pose
	ghost  bool
}

// lights reports whether each stored row belongs to one row of the result. A
// row that is read again never dims.
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

// drifts returns the motion of what is stored and is elsewhere once unfolded.
func (d *drawn) drifts(to pose) []Key {
	return moves(rest, way{d.start, d.dur, to, Slide}, way{d.closes, closeTime, rest, Slide})
}

// drift is the same for what is at a spot.
func (d *drawn) drift(s spot) []Key { return d.drifts(shift(s.at.x-s.from.x, s.at.y-s.from.y)) }

// opens returns the motion of what is read again, from the pose in which it
// is folded.
func (d *drawn) opens(folded pose) []Key {
	return moves(folded, way{d.start, d.dur, rest, Slide}, way{d.closes, closeTime, folded, Slide})
}

// closesIn returns the motion of what an axis that is gained adds, from the pose in which it comes.
func (d *drawn) closesIn(n *Node, from pose) {
	t := d.gainsAt()
	n.fading(fades(0, turn{t, .4, 1})).moving(moves(from, way{t, padTime, rest, Arrive}))
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
