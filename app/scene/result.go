package scene

import "shapecast/app/words"

// A filling is the result's array in the making.
type filling struct {
	*film
	rowOf map[*block]int
	root  *Node
	shown *block
}

// resultArray draws the result at 0, 0: empty places open, the values that meet
// are in them, and become one.
func (f *film) resultArray() *Node {
	r := &filling{film: f, rowOf: map[*block]int{}, root: group().by(-1), shown: f.lay(f.result.stored)}
	f.whole = r.shown
	f.number(r.rowOf, r.shown)
	r.walk(r.shown, point{}, spot{index: make([]int, f.rank)})
	if !f.small {
		f := Font{Size: 14}
		r.root.add(centred(Mute, box{0, -tagRoom + 4, r.shown.w, 16}, r.result.name, f).fading(r.opening()))
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

// leafAt draws a cell of the result.
func (r *filling) leafAt(b *block, p point, s spot) {
	t := r.rowAt(s.row)
	shown := t + .62*r.row
	place := group().at(p.x, p.y)
	r.root.add(place)
	if s.left() {
		place.add(r.dots(b, s.across, s.down)).fading(fades(0, turn{shown, .25, 1}))
		return
	}
	slot := r.unit(r.result, Slot, b, s.index)
	if r.fails {
		place.add(slot)
		return
	}
	slot.Fade = append(r.opening(), fades(1, turn{shown, .25, 0})[1:]...)
	if r.prepared {
		slot.Fade = fades(1, turn{shown, .25, 0})
	}
	place.add(slot)
	if !r.tiles {
		place.add(r.pair(b, s.index).fading(fades(0, turn{t, .2, 1}, turn{shown, .15, 0})))
	}
	place.add(r.unit(r.result, Result, b, s.index).wraps(shown + .25*r.row).fading(fades(0, turn{shown, .25, 1})))
}
