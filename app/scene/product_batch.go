package scene

import (
	"slices"

	"shapecast/engine"
)

// matrixOf returns the two axes of the matrix of operand who: a vector is a row
// at the left and a column at the right.
func (p *product) matrixOf(who int) []engine.Axis {
	axes := slices.Clone(p.arrays[who].stored.axes)
	one := engine.Axis{Size: 1}
	if len(axes) > 1 {
		return axes[len(axes)-2:]
	}
	if who == 0 {
		return []engine.Axis{one, axes[0]}
	}
	return []engine.Axis{axes[0], one}
}

// batchSheet returns the sheet of operand who as tiles, one for each of its
// matrices.
func (p *product) batchSheet(who int) sheet {
	rank := p.outer + 2
	s := newSheet(who, p.names[who], rank)
	s.lined, s.seen.stretch = true, make([]bool, rank)
	for k, c := range p.change.Batches.Columns {
		meeting := c.Meetings[who]
		never := meeting.Stretched && c.Axis.Size == 0
		s.padded[k], s.stretch[k] = meeting.Padded(), meeting.Stretched && !p.fails
		s.grows, s.void, s.seen.stretch[k] = s.grows || s.stretch[k], s.void || never, s.stretch[k] && !never
		s.stored.axes = append(s.stored.axes, meeting.Axis)
		s.seen.axes = append(s.seen.axes, pick(s.seen.stretch[k], c.Axis, meeting.Axis))
	}
	s.stored.axes = append(s.stored.axes, p.matrixOf(who)...)
	s.seen.axes = append(s.seen.axes, p.matrixOf(who)...)
	s.value = func([]int) string { return "" }
	return s
}

// film returns the film in which the batches meet.
func (p *product) film() *film {
	c := p.change
	rank := p.outer + 2
	a, b := p.matrixOf(0), p.matrixOf(1)
	t := engine.Trace{Op: engine.Identity, Operands: p.trace.Operands, Columns: slices.Clone(c.Batches.Columns)}
	for _, axis := range []engine.Axis{a[0], b[1]} {
		t.Columns = append(t.Columns, engine.Column{Axis: axis, Reached: true, Meetings: make([]engine.Meeting, len(t.Operands))})
	}
	m := &measured{data: &data{trace: t}, lang: p.lang, names: p.names, rank: rank, meshed: true, asks: true, signs: []string{"@"}, sheets: p.sheets}
	m.small = p.small
	m.two = p.small
	if p.fails {
		p.blame(m)
		return &film{measured: m, timed: p.timed}
	}
	r := newSheet(-1, p.lang.In("result", "结果"), rank)
	r.stored.axes, r.seen.axes, r.value = t.Result().Axes, t.Result().Axes, func([]int) string { return "" }
	m.result = &r
	return &film{measured: m, timed: p.timed}
}

// fitBatches finds the largest tiles that have room, and returns their height.
func (p *product) fitBatches() float64 {
	f := p.batches
	f.x, f.y = p.changing.film.x, p.changing.film.y
	f.fit(p.width, p.height)
	to := p.arrays[2] // which is read aloud
	to.grid = to.gridOf(6, textCell, 0)
	to.root = to.lay(to.stored)
	return f.need()
}

// batchTime returns how long the tiles of the result take.
func (p *product) batchTime() float64 {
	c, m := p.timed, p.batches.measured
	c.rows, c.opens = max(1, m.rowsShown()), openTime
	if m.empty() {
		c.rows = 0
	}
	c.row = min(rowTime, allRows/float64(max(c.rows, 1)))
	last := &c.beats[len(c.beats)-1]
	last.motion = c.computeTime(m)
	c.closes = c.rowAt(c.rows) + pick(c.rows > 0, pauseTime, 0)
	return last.motion
}
