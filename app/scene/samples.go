package scene

import "shapecast/engine"

// widest returns the width, in em, of the widest value that a figure may show
// in a cell, so that cells are as wide as it needs: the operands' and the
// result's.
func (d *drawing) widest() float64 {
	d.sample()
	w := d.outcomeEm
	for _, a := range d.stores {
		w = max(w, a.widest)
	}
	return w
}

// widestOf returns the width, in em, of the widest value of operand n that a
// figure may show.
func (d *drawing) widestOf(n int) float64 {
	d.sample()
	return d.stores[n].widest
}

// sample measures the values that may be shown, once.
func (d *drawing) sample() {
	if d.sampled {
		return
	}
	d.sampled = true
	whole := len(d.trace.Conflicts()) == 0
	d.eachShown(d.axes, func(index []int, void int) {
		for n := range d.stores {
			a := &d.stores[n]
			a.widest = max(a.widest, cellEm(d.value(n, index)))
		}
		if whole && void < 0 {
			d.outcomeEm = max(d.outcomeEm, cellEm(d.outcomeAt(index)))
		}
	})
}

// widestAlone returns the same for an array that is shown on its own.
func (d *drawing) widestAlone(a *shownArray) float64 {
	w := 0.0
	d.eachShown(a.Shape.Axes, func(index []int, _ int) { w = max(w, cellEm(a.at(index))) })
	return w
}

// cellEm returns how wide a value is in a cell, in em.
func cellEm(s string) float64 { return Font{Size: 1, Mono: true}.Width(s) }

// eachShown calls visit with the index of every cell that any detail may show,
// and with the axis that has no entries there or -1: those are included that
// only an operand has because the result has size 0. The index is good until
// visit returns.
func (d *drawing) eachShown(axes []engine.Axis, visit func(index []int, void int)) {
	newTree(axes, d.finest(axes)).eachCell(visit)
}

// finest returns the look of an array that shows whatever any detail may show.
func (d *drawing) finest(axes []engine.Axis) look {
	all := d.style(details[len(details)-1], axes, 0)
	for k := range all.room {
		all.room[k] = true
	}
	for _, at := range details {
		l := d.style(at, axes, 0)
		l.room = all.room
		if newTree(axes, l).cells > budget {
			continue
		}
		for k, most := range l.most {
			all.most[k] = max(all.most[k], most)
		}
	}
	return all
}

// eachCell calls visit with the index of every cell and the axis that has no
// entries there, or -1.
func (t *tree) eachCell(visit func(index []int, void int)) {
	t.root.each(make([]int, 0, len(t.axes)), visit)
}

func (b *block) each(at []int, visit func(index []int, void int)) {
	if b.cells == 1 && len(b.kids) == 0 {
		visit(at, b.void)
	}
	for i, kid := range b.kids {
		kid.each(append(at, b.shown[i]), visit)
	}
}
