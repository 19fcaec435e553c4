package scene

import (
	"slices"
	"strconv"

	"shapecast/engine"
)

// rails draws the lengths of two operands over each other, row by row, until
// the first row that differs.
func (d *drawing) rails(b beat, w float64) panel {
	c := d.trace.Columns[b.axis].Conflict
	rows := d.rowsAround(b.axis, c)
	f := Font{Size: pick(d.small, 11, 12)}
	label := 0.0
	for _, r := range rows {
		label = max(label, f.Width(d.lang.Row(r)))
	}
	var names [2]string
	name := Font{Size: pick(d.small, 12, 13), Bold: true, Mono: true}
	for i, n := range c.Operands {
		names[i] = d.story.Names[n]
	}
	side := max(name.Width(names[0]), name.Width(names[1])) + name.Width(": 99") + 12
	out := panel{}
	y := 4.0
	for i, r := range rows {
		if i > 0 && r > rows[i-1]+1 {
			out.nodes = append(out.nodes, dots(label/2, y+8, 0, 5))
			y += 24
		}
		p := d.railPair(b.axis, r, c)
		at := b.moves() + 0.35*float64(i)
		row := d.rail(p, r, side, name, at)
		row.X, row.Y = label+14, y
		caption := text(Mute, 0, y+p.unit.h+2+0.36*f.Size, d.lang.Row(r), f)
		out.nodes = append(out.nodes, caption, row)
		high := 2*p.unit.h + 4
		if r == c.Row {
			frame := box{-6, y - 5, label + 14 + side + p.width() + 12, high + 10}
			out.nodes = append(out.nodes, rect(Boxed, frame, 9).fading(from(at+0.4)))
		}
		out.w = max(out.w, label+14+side+p.width())
		y += high + 14
	}
	out.h = y - 8
	return out
}

// rowsAround returns the rows of axis k that are shown: those up to the first
// that differs and one more, at most a few before it.
func (d *drawing) rowsAround(k int, c *engine.Conflict) []int {
	n := 0
	for _, who := range c.Operands {
		if lengths := d.trace.Columns[k].Meetings[who].Axis.Lengths; lengths != nil {
			n = max(n, len(lengths))
		}
	}
	var rows []int
	for _, r := range [...]int{0, 1, c.Row - 1, c.Row, c.Row + 1} {
		if r >= 0 && r < n && !slices.Contains(rows, r) {
			rows = append(rows, r)
		}
	}
	slices.Sort(rows)
	return rows
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
	p := pair{who: c.Operands}
	for i, n := range p.who {
		p.sizes[i] = lengthIn(column.Meetings[n].Axis, r)
	}
	p.shown = d.entries(p.sizes)
	d.write(&p, k, indexOf(d.axes()[:k], r))
	p.unit.h = 24
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

// rail draws one row of two operands, one on top of the other.
func (d *drawing) rail(p pair, r int, side float64, f Font, at float64) *Node {
	g := group()
	for i, n := range p.who {
		y := float64(i) * (p.unit.h + 4)
		s := d.story.Names[n] + ": " + strconv.Itoa(p.sizes[i])
		g.Kids = append(g.Kids, text(Name, 0, y+p.unit.h/2+0.36*f.Size, s, f).by(n))
		for j, entry := range p.shown {
			b := box{side + p.x(j), y, p.unit.w, p.unit.h}
			if j > 0 && entry > p.shown[j-1]+1 {
				g.Kids = append(g.Kids, dots(b.x-dotsRoom/2-2.5, y+p.unit.h/2, 5, 0))
			}
			if entry < p.sizes[i] {
				g.Kids = append(g.Kids, d.entry(p, i, n, j, b))
				continue
			}
			missing := group(rect(Missing, b, 5), cross(Boxed, b.x+b.w/2, b.y+b.h/2, 4.5))
			g.Kids = append(g.Kids, missing.fading(from(at+0.1*float64(j))))
		}
	}
	if p.sizes[0] == p.sizes[1] {
		g.Kids = append(g.Kids, tick(side+p.width()+14, p.unit.h+2).fading(from(at+0.2)))
	}
	return g
}
