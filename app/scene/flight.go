package scene

import "slices"

const pillHeight = 15

func pillFont() Font { return Font{Size: 10.5, Mono: true} }

// sideBySide reports whether the values that meet fit next to each other in a
// cell w wide.
func (d *drawing) sideBySide(w float64) bool {
	need := 12 * float64(len(d.trace.Operands)-1)
	for n := range d.trace.Operands {
		need += d.pillWidth(n)
	}
	return need <= w-2
}

// pillWidth returns the width of the widest value of operand n on its flight.
func (d *drawing) pillWidth(n int) float64 {
	return pillFont().Size*d.widestOf(n) + 6
}

// mostFlights is how many cells fly; of a larger figure only the first row does.
const mostFlights = 72

// flights draws the values on their way to the result: the first cell alone,
// then row by row. All values of one operand in one wave fly as one.
func (d *drawing) flights(l layout) []*Node {
	if d.trace.Grows() || len(d.trace.Operands) > 2 || !d.known() {
		return nil
	}
	var nodes []*Node
	for i := range d.flying(l.tree) {
		var cells []place
		for _, p := range l.tree.places {
			if p.sort == cellPlace && p.void < 0 && p.layer == 0 && !firstCell(p.index) && l.tree.wave(p) == i {
				cells = append(cells, p)
			}
		}
		nodes = append(nodes, d.fly(l, cells, i, false)...)
	}
	first := slices.IndexFunc(l.tree.places, func(p place) bool { return p.sort == cellPlace && p.void < 0 && firstCell(p.index) })
	if first < 0 {
		return nodes
	}
	return append(nodes, d.fly(l, l.tree.places[first:first+1], 0, true)...)
}

// flying returns how many waves fly: all, or the first of a large figure.
func (d *drawing) flying(t *tree) int {
	if t.cells > mostFlights {
		return min(t.rows, 1)
	}
	return waves(t.rows)
}

// fly returns the groups of one wave: a pill of each operand a cell, and the
// operator between them once they are there.
func (d *drawing) fly(l layout, cells []place, i int, first bool) []*Node {
	if len(cells) == 0 {
		return nil
	}
	goal := d.slotAt(l, len(d.trace.Operands))
	start, end := d.takeoff(i, first), d.landing(i, first)
	var nodes []*Node
	for n := range d.trace.Operands {
		from := d.slotAt(l, n)
		x, y := d.meetingPoint(l.tree.look.cell, n)
		g := shifted(goal.x+goal.ox, goal.y+goal.oy)
		for _, p := range cells {
			g.Kids = append(g.Kids, d.pill(n, p, x, y))
		}
		c := l.tree.look.cell
		g.Fade = during(start, end)
		g.Move = glide(from.x-goal.x+c.w/2-x, from.y-goal.y+c.h/2-y, start, start+flight)
		nodes = append(nodes, g)
	}
	if first && len(d.trace.Operands) == 2 && d.sideBySide(l.tree.look.cell.w) {
		c := l.tree.look.cell
		sign := centred(Mute, cells[0].box.moved(goal.x+goal.ox+d.offset(c), goal.y+goal.oy), signOf(d.trace.Op), Font{Size: 11})
		nodes = append(nodes, sign.fading(during(start+flight-0.1, end)))
	}
	return nodes
}

// pill returns operand n's value of a cell, small, round x, y of the cell.
func (d *drawing) pill(n int, p place, x, y float64) *Node {
	s := d.value(n, p.index)
	w := pillFont().Width(s) + 6
	b := box{p.box.x + x - w/2, p.box.y + y - pillHeight/2, w, pillHeight}
	return d.filled(face{Stored, n, pillFont().Size}, b, s)
}

// meetingPoint returns where in a cell operand n's value comes to rest.
func (d *drawing) meetingPoint(c box, n int) (x, y float64) {
	if len(d.trace.Operands) == 1 {
		return c.w / 2, c.h / 2
	}
	if !d.sideBySide(c.w) {
		return c.w / 2, c.h/2 + (float64(n)-0.5)*(pillHeight+1)
	}
	a, b := d.pillWidth(0), d.pillWidth(1)
	left := (c.w - a - b - 12) / 2
	if n == 0 {
		return left + a/2, c.h / 2
	}
	return left + a + 12 + b/2, c.h / 2
}

// offset returns how far right of a cell's middle the operator stands.
func (d *drawing) offset(c box) float64 {
	a, b := d.pillWidth(0), d.pillWidth(1)
	return (a - b) / 2
}
