package scene

import "strconv"

// failure lays out what a story that fails shows below the axes: the operands
// as they are, until the axis that does not fit is taken apart.
func (d *drawing) failure(w float64) panel {
	last := d.beats[len(d.beats)-1]
	given := d.asGiven(w)
	apart := d.takenApart(last, box{w: w, h: given.h})
	p := panel{w: max(given.w, apart.w), h: max(given.h, apart.h), coarse: max(given.coarse, apart.coarse)}
	p.nodes = []*Node{
		shifted((p.w-given.w)/2, 0, given.nodes...).fading(until(last.start)),
		shifted((p.w-apart.w)/2, min((p.h-apart.h)/2, 56), apart.nodes...).fading(from(last.start + 0.1)),
	}
	return p
}

// takenApart lays the two operands that disagree over each other along the axis
// they disagree on, within the width of room.
func (d *drawing) takenApart(b beat, room box) panel {
	if c := d.trace.Columns[b.axis].Conflict; c.Row >= 0 {
		return d.rails(b, room)
	}
	return d.pairing(b, room)
}

// pairing draws sizes that differ: entry by entry, until partners run out; the
// entries large, where there is room for them.
func (d *drawing) pairing(b beat, room box) panel {
	c := d.trace.Columns[b.axis].Conflict
	p := pair{who: c.Operands, sizes: c.Sizes, shown: d.entries(c.Sizes), font: 16, gap: 40, unit: box{w: 40, h: 40}}
	prefix := make([]int, b.axis)
	d.write(&p, b.axis, prefix)
	f := Font{Size: pick(d.small, 13, 14.5), Bold: true, Mono: true}
	label := 0.0
	for i, n := range p.who {
		s := d.story.Names[n] + ": " + strconv.Itoa(p.sizes[i])
		label = max(label, f.Width(s))
	}
	if label+18+p.width() > room.w || 2*p.unit.h+p.gap > room.h {
		p.font, p.gap, p.unit = 13, 30, box{w: 30, h: 30}
		d.write(&p, b.axis, prefix)
	}
	out := panel{h: 2*p.unit.h + p.gap}
	if p.squeeze(room.w - label - 18) {
		out.coarse = coarse[len(coarse)-1]
	}
	out.w = label + 18 + p.width()
	for i, n := range p.who {
		y := float64(i) * (p.unit.h + p.gap)
		s := d.story.Names[n] + ": " + strconv.Itoa(p.sizes[i])
		out.nodes = append(out.nodes, text(d.nameRole(n), 0, y+p.unit.h/2+0.36*f.Size, s, f).by(n))
	}
	out.nodes = append(out.nodes, shifted(label+18, 0, d.pair(p, b.moves())...))
	return out
}
