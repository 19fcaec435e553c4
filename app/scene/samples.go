package scene

import "shapecast/engine"

// samples returns the values that a figure may show, so that cells are as wide
// as the widest: the operands' and the result's, at most a few hundred of each.
func (d *drawing) samples() []string {
	if d.sampled != nil {
		return d.sampled
	}
	for n := range d.trace.Operands {
		d.sampled = append(d.sampled, d.operandSamples(n)...)
	}
	if d.known() {
		eachShown(d.axes(), func(p place) {
			if p.void < 0 {
				d.sampled = append(d.sampled, d.outcomeAt(p.index))
			}
		})
	}
	return d.sampled
}

// operandSamples returns the values of operand n that a figure may show.
func (d *drawing) operandSamples(n int) []string {
	if d.ownSamples == nil {
		d.ownSamples = make([][]string, len(d.trace.Operands))
	}
	if d.ownSamples[n] == nil {
		d.ownSamples[n] = []string{}
		if d.trace.Operands[n].Values.Known() {
			eachShown(d.axes(), func(p place) { d.ownSamples[n] = append(d.ownSamples[n], d.value(n, p.index)) })
		}
	}
	return d.ownSamples[n]
}

// valuesOf returns the values that an array shows on its own.
func (d *drawing) valuesOf(a engine.Array, axes []engine.Axis) []string {
	var texts []string
	eachShown(axes, func(p place) { texts = append(texts, textAt(a, p.index)) })
	return texts
}

// eachShown calls visit with the place of every cell that the finest detail may
// show, those included that only an operand has because the result has size 0.
func eachShown(axes []engine.Axis, visit func(place)) {
	l := look{cell: blank}
	for k := range axes {
		most := details[0].outer
		if k >= len(axes)-2 {
			most = details[0].inner
		}
		if len(axes) > 4 {
			most = 2
		}
		l.most = append(l.most, most)
		l.across, l.pads, l.room = append(l.across, true), append(l.pads, 0), append(l.room, true)
	}
	l.pile = -1
	for _, p := range newTree(axes, l).places {
		if p.sort == cellPlace {
			visit(p)
		}
	}
}
