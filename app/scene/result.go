package scene

import "shapecast/app/words"

// resultArray draws the result at 0, 0: its empty places open, pairs come into them, and
// each pair becomes a value.
func (t *timed) resultArray() *Node {
	d := t.drawn(t.result)
	d.another(t.held)
	d.walk(d.fill)
	d.named(d.solid, d.opening())
	return d.solid
}

// places returns when the empty places of the result appear.
func (t *timed) places() turn { return turn{t.at(words.Compute) + .2, .3, 1} }

// opening returns the opacity of what appears together with these places.
func (t *timed) opening() []Key {
	if t.prepared || t.crosses() {
		return nil
	}
	return fades(0, t.places())
}

// fill draws a list of the result, or a cell in the group that appears at the same time.
func (d *drawn) fill(s spot) {
	b, at := s.stored, s.from
	d.want(s)
	if b.axis < d.leaf {
		d.solid.add(d.enclosed(frameEdges, b).at(at.x, at.y).fading(d.opening()))
		return
	}
	if s.rest {
		d.solid.add(d.keeps(s, Neutral).at(at.x, at.y))
		return
	}
	c := d.comes(s)
	slots, isNew := d.wave(together{state: Slot, number: c.number})
	pairs, _ := d.wave(together{state: Name, number: c.number})
	values, _ := d.wave(together{state: Result, number: c.number})
	if isNew {
		d.solid.add(slots.fading(d.slots(c)), pairs.fading(c.paired()), values.fading(fades(0, c.value)))
	}
	switch {
	case s.left():
		pick(d.meets() && !d.prepared, pick(d.trace.Locates(), pairs, values), d.solid).add(s.dots(b).at(at.x, at.y))
	case d.held != nil && d.fails:
		d.solid.add(d.other.unit(Neutral, b, s.index).at(at.x, at.y))
	case d.held != nil:
		d.solid.add(group(d.overwritten(s, &d.other, d.array)...).at(at.x, at.y))
	case d.unfilled():
		d.solid.add(d.filling(s).at(at.x, at.y))
	default:
		slot, value := d.unit(Slot, b, s.index), d.unit(pick(d.sourced() && d.stays(s.index), Neutral, Result), b, s.index)
		if place, f := d.placeIn(b, s.index); place != "" {
			slot.add(centred(Mute, box{0, 0, b.w, b.h}, place, f).fading(until(d.placeGoes(c))))
		}
		if d.views() {
			slot, value = slot.fading(until(c.value.t)), d.read(b, s.index, Ghost)
		} else {
			pairs.add(d.pair(b, s.index).at(at.x, at.y))
		}
		slots.add(slot.at(at.x, at.y))
		values.add(value.wraps(c.wraps).at(at.x, at.y))
	}
}

// placeGoes returns when the place that an index names goes from a cell, until its value comes: in
// one step, which is the one before for the first ones.
func (d *drawn) placeGoes(c coming) float64 {
	gone, computes := c.pair.t-.3, d.at(words.Compute)
	return pick(gone < computes, min(gone, computes-.25), gone)
}

// filling draws a place of a shape that the values do not fill: the one that comes into it, or
// that there is none.
func (d *drawn) filling(s spot) *Node {
	slot := d.unit(Slot, s.stored, s.index)
	if d.tiles { // which no value fills
		return slot
	}
	value := rect(Missing, box{0, 0, s.stored.w, s.stored.h}.inset(.75), min(8, s.stored.h/5))
	comes := turn{d.redAt(), .25, 1}
	if _, source := d.change.Source(s.index); source != nil {
		value, comes = d.operands[0].unit(Stored, s.stored, source), turn{d.fillsAt(d.order(s.index)), readTime, 1}
		value.Cell = ""
	}
	return group(slot.fading(until(comes.t)), value.fading(fades(0, comes)))
}

// keeps draws a cell beyond the part that is written into.
func (d *drawn) keeps(s spot, role Role) *Node {
	kept := *d.array
	kept.value = d.rest
	last := d.rowComes(max(d.lines-1, 0)).value
	n := kept.unit(role, s.stored, s.index).fading(fades(unwritten, turn{last.t, last.dur, 1}))
	n.Cell = "" // no cell of the result
	return n
}

// unwritten is the opacity of the cells that are not written into, until the others are.
const unwritten = .45

// slots returns the opacity of the empty places. Those of a change stay.
func (t *timed) slots(c coming) []Key {
	gone := turn{c.value.t, .25, 0}
	switch {
	case !t.meets():
		return nil
	case t.prepared:
		return fades(1, gone)
	}
	return fades(0, t.places(), gone)
}
