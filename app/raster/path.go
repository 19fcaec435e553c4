package raster

import (
	"math"
	"slices"
)

// A point is a place in pixels of the picture.
type point struct{ x, y float64 }

// A path is a line through points. A closed one has its first point again at
// its end.
type path []point

// arcSteps is how many pieces a quarter of a circle is drawn with.
const arcSteps = 8

// A round is a rectangle whose corners have radius r.
type round struct{ x, y, w, h, r float64 }

// disc returns the circle round c.
func disc(c point, r float64) round { return round{c.x - r, c.y - r, 2 * r, 2 * r, r} }

// grown returns q with d more on every side; square corners stay square.
func (q round) grown(d float64) round {
	r := q.r
	if r > 0 {
		r = max(0, r+d)
	}
	return round{q.x - d, q.y - d, max(0, q.w+2*d), max(0, q.h+2*d), r}
}

// outline returns the edge of q, clockwise from the left end of its upper side.
func (q round) outline() path {
	r := min(q.r, q.w/2, q.h/2)
	right, bottom := q.x+q.w, q.y+q.h
	corners := [4]point{{right - r, q.y + r}, {right - r, bottom - r}, {q.x + r, bottom - r}, {q.x + r, q.y + r}}
	p := make(path, 1, 4*arcSteps+5)
	p[0] = point{q.x + r, q.y}
	for i, c := range corners {
		p = c.arc(p, r, i-1)
	}
	p[len(p)-1] = p[0] // exactly
	return p
}

// ring returns what a pen of the given width leaves along the edge of q.
func (q round) ring(width float64) []path {
	outer, inner := q.grown(width/2), q.grown(-width/2)
	if inner.w == 0 || inner.h == 0 {
		return []path{outer.outline()}
	}
	hole := inner.outline()
	slices.Reverse(hole)
	return []path{outer.outline(), hole}
}

// arc adds a quarter of the circle round c to p, clockwise from so many
// quarters after the right.
func (c point) arc(p path, r float64, quarters int) path {
	if r <= 0 {
		return append(p, c)
	}
	for i := range arcSteps + 1 {
		sin, cos := math.Sincos((float64(quarters) + float64(i)/arcSteps) * math.Pi / 2)
		p = append(p, point{c.x + r*cos, c.y + r*sin})
	}
	return p
}

// dashes cuts p into the pieces that a dash pattern shows: on, off, on, …
// A pattern without lengths shows all of p.
func (p path) dashes(pattern []float64) []path {
	if len(pattern) == 0 {
		return []path{p}
	}
	var pieces []path
	current, n, left := path{p[0]}, 0, pattern[0]
	for i := 1; i < len(p); i++ {
		a, b := p[i-1], p[i]
		for d := math.Hypot(b.x-a.x, b.y-a.y); d > left; d -= left {
			a = point{a.x + (b.x-a.x)*left/d, a.y + (b.y-a.y)*left/d}
			if n%2 == 0 {
				pieces = append(pieces, append(current, a))
			}
			n++
			current, left = path{a}, pattern[n%len(pattern)]
		}
		left -= math.Hypot(b.x-a.x, b.y-a.y)
		current = append(current, b)
	}
	if n%2 == 0 && len(current) > 1 {
		pieces = append(pieces, current)
	}
	return pieces
}

// strokes returns the edges of what a pen of the given width leaves along p,
// whose ends, and those of its dashes, are round.
func (p path) strokes(pattern []float64, width float64) []path {
	var marks []path
	for _, piece := range p.dashes(pattern) {
		first, last := disc(piece[0], width/2), disc(piece[len(piece)-1], width/2)
		marks = append(marks, first.outline(), piece.stroke(width), last.outline())
	}
	return marks
}

// stroke returns the outline of what a pen of the given width leaves along p,
// whose ends are cut straight.
func (p path) stroke(width float64) path {
	out := make(path, 2*len(p)+1)
	for i := range p {
		n := p.normal(i)
		out[i] = point{p[i].x + n.x*width/2, p[i].y + n.y*width/2}
		out[2*len(p)-1-i] = point{p[i].x - n.x*width/2, p[i].y - n.y*width/2}
	}
	out[2*len(p)] = out[0]
	return out
}

// normal returns how far from point i of p the edges of a stroke of width 2
// meet, on the left.
func (p path) normal(i int) point {
	before, after := p.left(i), p.left(i+1)
	if before == (point{}) {
		before = after
	}
	if after == (point{}) {
		after = before
	}
	sum := point{before.x + after.x, before.y + after.y}
	if square := sum.x*sum.x + sum.y*sum.y; square > 0.5 {
		return point{2 * sum.x / square, 2 * sum.y / square}
	}
	return after // the path turns back
}

// left returns the unit vector to the left of the piece that ends at point i;
// 0, 0 when there is no such piece.
func (p path) left(i int) point {
	if i < 1 || i >= len(p) {
		return point{}
	}
	dx, dy := p[i].x-p[i-1].x, p[i].y-p[i-1].y
	d := math.Hypot(dx, dy)
	if d == 0 {
		return point{}
	}
	return point{dy / d, -dx / d}
}
