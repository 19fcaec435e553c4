package scene

import (
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// axes draws the table: the sizes before, and those after, each coming from the
// axis that it was.
func (x *changing) axes() *Node {
	t := x.table
	for k := range x.rank {
		b := box{t.column(k) - t.gap/2 + 1, t.y, t.chipW + t.gap - 2, t.head}
		f := Font{Size: 13, Bold: true}
		title := x.lang.Axis(k)
		if x.matrix != nil {
			title = x.matrix.title(k)
		}
		t.out.add(centred(Ink, b, f.fit(title, b.w), f))
	}
	rows := len(x.arrays) - 1
	t.out.add(line(Edge, t.x, t.y+t.head+float64(rows)*t.row+3, t.w, 0))
	for i, p := range x.arrays[:rows] {
		t.name(Name, i, i, p.name)
		for k, a := range p.stored.axes {
			x.axisBefore(p, k, a)
		}
	}
	if x.matrix != nil {
		x.matrix.meet()
	}
	t.plainName(rows, x.lang.In("result", "结果"))
	if x.fails {
		x.matrix.noOutcome(rows)
		return t.out
	}
	if x.change.To.Shape.Rank() == 0 {
		t.out.add(t.noAxes(rows))
	}
	for k, a := range x.change.To.Shape.Axes {
		x.axisAfter(k, a)
	}
	return t.out
}

// columnOf returns the column of axis k of an array.
func (x *changing) columnOf(p *plain, k int) int {
	if x.matrix != nil {
		return x.matrix.column(p.who, k)
	}
	return x.rank - p.rank + k
}

// axisBefore draws a size of an array that is read; one that is reduced away
// says how.
func (x *changing) axisBefore(p *plain, k int, a engine.Axis) {
	t := x.table
	column := x.columnOf(p, k)
	if x.matrix != nil && column < x.matrix.outer {
		return // the table draws how it meets the others
	}
	b := t.place(column, p.who)
	t.chips = append(t.chips, Chip{p.who, column, k, b.x, b.y, b.w, b.h})
	if p.who > 0 || !slices.Contains(x.change.Reduced, k) || a.Ragged() {
		t.out.add(t.solid(SizeChip, p.who, b, a))
		if x.faulty(column) {
			t.out.add(rect(Red, b.inset(1), 9).fading(from(x.matrix.faultAt())))
		}
		return
	}
	start := x.beats[0].start
	size := words.SizeText(a)
	mark := Font{Size: 11, Bold: true}
	t.out.add(rect(SizeChip, b.inset(.75), 9.25).by(p.who),
		centred(SizeChip, b, size, t.numberFont(size)).by(p.who).fading(fades(1, turn{start, .2, 0})),
		group(centred(SizeChip, box{b.x, b.y + 3, b.w, b.h * .55}, size, t.numberFont(size)).by(p.who),
			centred(SizeChip, box{b.x, b.y + b.h*.58, b.w, b.h * .36}, mark.fit(x.change.Name, b.w-4), mark).by(p.who)).
			fading(fades(0, turn{start, .3, 1})))
}

// axisAfter draws a size of the result, which comes down from the axis that it
// was or arrives as a new one.
func (x *changing) axisAfter(k int, a engine.Axis) {
	t := x.table
	rows := len(x.arrays) - 1
	column := x.columnOf(x.arrays[rows], k)
	b := t.place(column, rows)
	t.chips = append(t.chips, Chip{-1, column, k, b.x, b.y, b.w, b.h})
	start := x.beats[0].start + sizeNext*float64(k)
	if x.matrix != nil {
		start += x.matrix.timed.at(words.Match) + .2
	}
	from := pose{0, 6, 1, 1}
	if k < len(x.change.Axes) && x.change.Axes[k] >= 0 {
		source := t.column(x.columnOf(x.arrays[0], x.change.Axes[k]))
		from = shift(source-b.x, 0)
	}
	t.out.add(t.asked(b).fading(fades(1, turn{start, .1, 0})),
		t.solid(Result, 0, b, a).fading(fades(0, turn{start + .1, .4, 1})).moving(moves(from, way{start, sizeTime, rest, Slide})))
}
