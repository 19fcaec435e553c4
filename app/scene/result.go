package scene

import "shapecast/app/words"

// A filling is the result's array in the making.
type filling struct {
	*film
	*array
	root  *Node
	waves map[int]wave
}

// A wave is what comes and goes together: browsers move few groups with less
// effort than many cells.
type wave struct{ slots, pairs, values *Node }

// resultArray draws the result at 0, 0: empty places open, the values that meet
// are in them, and become one.
func (f *film) resultArray() *Node {
	r := &filling{film: f, array: f.result, root: group().by(-1), waves: map[int]wave{}}
	r.walk(r.visit)
	if !f.small {
		r.root.add(r.label(r.array).fading(r.opening()))
	}
	for _, n := range f.outerSizes(r.array, r.body.h) {
		r.root.add(n.fading(r.opening()))
	}
	if r.wanting >= 0 {
		r.lack()
	}
	return r.root
}

// lack draws the place that a prepared array has no room for.
func (r *filling) lack() {
	d := &drawn{film: r.film, array: r.array, solid: r.root}
	s := spot{stored: r.body}
	for s.stored.axis < min(r.wanting, r.leaf-1) && len(s.stored.kids) > 0 {
		s.stored = s.stored.kids[0]
	}
	s.from = point{s.stored.x, s.stored.y}
	d.want(s)
}

// opens is when the result's places come.
func (r *filling) opens() turn { return turn{r.at(words.Compute) + .2, .3, 1} }

// opening is the opacity of what comes with them.
func (r *filling) opening() []Key {
	if r.prepared || r.crosses() {
		return nil
	}
	return fades(0, r.opens())
}

func (r *filling) visit(s spot) {
	switch {
	case s.stored.axis == r.leaf:
		r.cell(s)
	case !s.left():
		r.root.add(r.enclosed(frameEdges, s.stored).at(s.from.x, s.from.y).fading(r.opening()))
	}
}

// cell draws a cell of the result, with those that come at the same time.
func (r *filling) cell(s spot) {
	b, at := s.stored, s.from
	c := r.comes(s)
	w := r.wave(c)
	if s.left() {
		pick(r.meets(), w.values, r.root).add(s.dots(b).at(at.x, at.y))
		return
	}
	slot := r.unit(Slot, b, s.index).at(at.x, at.y)
	if r.fails {
		r.root.add(slot)
		return
	}
	w.slots.add(slot)
	w.pairs.add(r.pair(b, s.index).at(at.x, at.y))
	w.values.add(r.unit(Result, b, s.index).wraps(c.wraps).at(at.x, at.y))
}

// wave returns the groups of the cells that come in one way.
func (r *filling) wave(c coming) wave {
	w, known := r.waves[c.number]
	if !known {
		w = wave{group().fading(r.slots(c)), group().fading(c.paired()), group().fading(fades(0, c.value))}
		r.waves[c.number] = w
		r.root.add(w.slots, w.pairs, w.values)
	}
	return w
}

// slots returns the opacity of the empty places. Those of a change stay.
func (r *filling) slots(c coming) []Key {
	gone := turn{c.value.t, .25, 0}
	switch {
	case r.change != nil && !r.meets():
		return nil
	case r.prepared:
		return fades(1, gone)
	}
	return fades(0, r.opens(), gone)
}
