package scene

import (
	"slices"
	"strconv"

	"shapecast/engine"
)

// rails draws the lengths of two operands over each other, row by row, the first
// row that differs in a frame. There are as many rows as room is high, and dots
// where there are more.
func (d *drawing) rails(b beat, room box) panel {
	c := d.trace.Columns[b.axis].Conflict
	rows, more := d.rowsAround(b.axis, c, int(max(3, min(5, room.h/rowHeight))))
	r := railLook{caption: Font{Size: pick(d.small, 11, 12)}, name: Font{Size: pick(d.small, 12, 13), Bold: true, Mono: true}}
	pairs := make([]pair, len(rows))
	for i, row := range rows {
		pairs[i] = d.railPair(b.axis, row, c)
		r.label = max(r.label, r.caption.Width(d.lang.Row(row))+14)
		for side, n := range pairs[i].who {
			r.side = max(r.side, r.name.Width(d.railName(n, pairs[i].sizes[side]))+12)
		}
	}
	out := panel{h: 4}
	for i, row := range rows {
		if i > 0 && row > rows[i-1]+1 {
			out.nodes = append(out.nodes, dots(r.label/2, out.h+8, 0, 5))
			out.h += 24
		}
		r.at = b.moves() + 0.35*float64(i)
		pairs[i].squeeze(room.w - r.label - r.side - tickRoom)
		d.railRow(&out, pairs[i], row, r)
		if row == c.Row && !c.Offsets {
			frame := box{-6, out.h - 19 - 2*pairs[i].unit.h - 4, r.label + r.side + pairs[i].width() + 12, 2*pairs[i].unit.h + 14}
			out.nodes = append(out.nodes, rect(Boxed, frame, 9).fading(from(r.at+0.4)))
		}
	}
	if more {
		out.nodes = append(out.nodes, dots(r.label/2, out.h, 0, 5))
		out.h += 16
	}
	out.h -= 8
	return out
}

// rowHeight is that of a row of rails, in pixels, with the gap below it.
const rowHeight = 2*railHeight + 4 + 14

const railHeight = 24 // of an entry

// A railLook is how a row of rails is drawn, and when.
type railLook struct {
	caption, name Font
	label, side   float64 // widths of the row's number and of the operands' names
	at            float64 // seconds
}

const tickRoom = 22 // of the tick behind a row that agrees

func (d *drawing) railName(n, size int) string { return d.story.Names[n] + ": " + strconv.Itoa(size) }

// railRow adds a row of two operands, one on top of the other, to a panel.
func (d *drawing) railRow(out *panel, p pair, row int, r railLook) {
	caption := text(Mute, 0, out.h+p.unit.h+2+0.36*r.caption.Size, d.lang.Row(row), r.caption)
	rail := d.rail(p, r)
	rail.X, rail.Y = r.label, out.h
	out.nodes = append(out.nodes, caption, rail)
	out.w = max(out.w, r.label+r.side+p.width()+pick(p.sizes[0] == p.sizes[1], tickRoom, 0))
	out.h += rowHeight
}

// rowsAround returns the rows of axis k that are shown, at most so many: the
// first that differs, row 0, and those next to them; and whether more follow.
func (d *drawing) rowsAround(k int, c *engine.Conflict, most int) (rows []int, more bool) {
	n := 0
	for _, who := range c.Operands {
		if lengths := d.trace.Columns[k].Meetings[who].Axis.Lengths; lengths != nil {
			n = max(n, len(lengths))
		}
	}
	for _, r := range [...]int{c.Row, 0, c.Row + 1, c.Row - 1, 1, c.Row + 2, c.Row + 3, c.Row + 4} {
		if r >= 0 && r < n && len(rows) < most && !slices.Contains(rows, r) {
			rows = append(rows, r)
		}
	}
	slices.Sort(rows)
	return rows, !slices.Contains(rows, n-1)
}

// lengthIn returns how many entries an axis has in slice r.
func lengthIn(a engine.Axis, r int) int {
	if a.Ragged() && r < len(a.Lengths) {
		return a.Lengths[r]
	}
	return a.Size
}

// railPair returns row r of the two operands along axis k.
func (d *drawing) railPair(k, r int, c *engine.Conflict) pair {
	column := d.trace.Columns[k]
	p := pair{who: c.Operands, font: 13, unit: box{w: 30, h: railHeight}}
	for i, n := range p.who {
		p.sizes[i] = lengthIn(column.Meetings[n].Axis, r)
	}
	p.shown = d.entries(p.sizes)
	d.write(&p, k, indexOf(d.axes[:k], r))
	return p
}

// indexOf returns the index of slice number r below the given axes.
func indexOf(axes []engine.Axis, r int) []int {
	index := make([]int, len(axes))
	for k := len(axes) - 1; k >= 0; k-- {
		if !axes[k].Ragged() {
			size := max(1, axes[k].Size)
			index[k], r = r%size, r/size
			continue
		}
		first := starts(axes[k].Lengths)
		parent := len(first) - 1
		for parent > 0 && first[parent] > r {
			parent--
		}
		if parent < 0 {
			return index
		}
		index[k], r = r-first[parent], parent
	}
	return index
}

// rail draws two operands in one slice, one on top of the other.
func (d *drawing) rail(p pair, r railLook) *Node {
	g := group()
	for i, n := range p.who {
		y := float64(i) * (p.unit.h + 4)
		g.Kids = append(g.Kids, text(d.nameRole(n), 0, y+p.unit.h/2+0.36*r.name.Size, d.railName(n, p.sizes[i]), r.name).by(n))
		for j, entry := range p.shown {
			b := box{r.side + p.x(j), y, p.unit.w, p.unit.h}
			if j > 0 && entry > p.shown[j-1]+1 {
				g.Kids = append(g.Kids, dots(b.x-dotsRoom/2-2.5, y+p.unit.h/2, 5, 0))
			}
			if entry < p.sizes[i] {
				g.Kids = append(g.Kids, d.entry(p, i, j, b))
				continue
			}
			missing := group(rect(Missing, b, 5), cross(Boxed, b.x+b.w/2, b.y+b.h/2, 4.5))
			g.Kids = append(g.Kids, missing.fading(from(r.at+0.1*float64(j))))
		}
	}
	if p.sizes[0] == p.sizes[1] {
		g.Kids = append(g.Kids, tick(r.side+p.width()+12, p.unit.h+2).fading(from(r.at+0.2)))
	}
	return g
}
