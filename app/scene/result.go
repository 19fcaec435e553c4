package scene

import "shapecast/app/words"

// A filling is the result's array in the making.
type filling struct {
	*film
	rowOf map[*block]int
	root  *Node
	shown *block
	waves map[int]wave
}

// resultArray draws the result at 0, 0: empty places open, the values that meet
// are in them, and become one.
func (f *film) resultArray() *Node {
	r := &filling{film: f, rowOf: map[*block]int{}, root: group().by(-1), shown: f.lay(f.result.stored), waves: map[int]wave{}}
	f.whole = r.shown
	f.number(r.rowOf, r.shown)
	r.walk(r.shown, point{}, spot{index: make([]int, f.rank)})
	if !f.small {
		r.root.add(r.result.label(overArray, r.shown.w).fading(r.opening()))
	}
	for _, n := range f.outer(f.result, r.shown.h) {
		r.root.add(n.fading(r.opening()))
	}
	r.lack()
	return r.root
}

// lack draws the place that a prepared array has no room for.
func (r *filling) lack() {
	if r.result.wanting < 0 {
		return
	}
	d := &drawn{film: r.film, sheet: r.result, solid: r.root}
	b := r.shown
	for b.axis < min(r.result.wanting, r.leaf-1) && len(b.kids) > 0 {
		b = b.kids[0]
	}
	d.want(b, point{b.x, b.y})
}

// opening is the opacity of what comes with the result's places.
func (r *filling) opening() []Fade {
	if r.prepared {
		return nil
	}
	return fades(0, turn{r.at(words.Compute) + .2, .3, 1})
}

func (r *filling) walk(b *block, p point, s spot) {
	if row, known := r.rowOf[b]; known {
		s.row = row
	}
	if b.axis == r.leaf {
		r.leafAt(b, p, s)
		return
	}
	if !s.left() {
		r.root.add(r.enclosed([...]Role{Frame, Inside, FramePanel}, -1, b).at(p.x, p.y).fading(r.opening()))
	}
	for _, kid := range b.kids {
		r.walk(kid, point{p.x + kid.x, p.y + kid.y}, r.grid.into(s, b, kid))
	}
}

// leafAt draws a cell of the result, with those that come at the same time.
func (r *filling) leafAt(b *block, p point, s spot) {
	w := r.wave(s.row)
	if s.left() {
		w.values.add(r.dots(b, s.across, s.down).at(p.x, p.y))
		return
	}
	slot := r.unit(r.result, Slot, b, s.index).at(p.x, p.y)
	if r.fails {
		r.root.add(slot)
		return
	}
	w.slots.add(slot)
	w.pairs.add(r.pair(b, s.index).at(p.x, p.y))
	w.values.add(r.unit(r.result, Result, b, s.index).wraps(r.rowAt(s.row)+.87*r.row).at(p.x, p.y))
}

// A wave is what comes and goes together: browsers move few groups with less
// effort than many cells.
type wave struct{ slots, pairs, values *Node }

// wave returns that of a row.
func (r *filling) wave(row int) wave {
	w, known := r.waves[row]
	if !known {
		t := r.rowAt(row)
		shown := t + .62*r.row
		slots := fades(1, turn{shown, .25, 0})
		if !r.prepared {
			slots = append(r.opening(), slots[1:]...)
		}
		w = wave{group().fading(slots), group().fading(fades(0, turn{t, .2, 1}, turn{shown, .15, 0})), group().fading(fades(0, turn{shown, .25, 1}))}
		r.waves[row] = w
		r.root.add(w.slots, w.pairs, w.values)
	}
	return w
}
