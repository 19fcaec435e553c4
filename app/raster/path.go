package raster

import "math"

// A point is a place in pixels of the picture.
type point struct{ x, y float64 }

// A path is a line through points. A closed one has its first point again at
// its end.
type path []point

// arcSteps is how many pieces a quarter of a circle is drawn with.
const arcSteps = 8

// roundRect returns the outline of a rectangle whose corners have radius r,
// clockwise from the left end of its upper edge.
func roundRect(x, y, w, h, r float64) path {
	r = min(r, w/2, h/2)
	corners := [4]point{{x + w - r, y + r}, {x + w - r, y + h - r}, {x + r, y + h - r}, {x + r, y + r}}
	var p path
	for i, c := range corners {
		p = append(p, arc(c, r, float64(i-1)*math.Pi/2)...)
	}
	return append(p, p[0])
}

// arc returns a quarter of the circle round c, clockwise from angle.
func arc(c point, r, angle float64) path {
	if r <= 0 {
		return path{c}
	}
	p := make(path, arcSteps+1)
	for i := range p {
		sin, cos := math.Sincos(angle + float64(i)*math.Pi/2/arcSteps)
		p[i] = point{c.x + r*cos, c.y + r*sin}
	}
	return p
}

func circle(c point, r float64) path { return roundRect(c.x-r, c.y-r, 2*r, 2*r, r) }

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

// stroke returns the outlines of what a round pen of the given width leaves
// along p. All of them run the same way round, so that they add up.
func (p path) stroke(width float64) []path {
	r := width / 2
	outlines := []path{circle(p[0], r)}
	for i := 1; i < len(p); i++ {
		a, b := p[i-1], p[i]
		d := math.Hypot(b.x-a.x, b.y-a.y)
		if d == 0 {
			continue
		}
		nx, ny := (b.y-a.y)*r/d, -(b.x-a.x)*r/d
		outlines = append(outlines, circle(b, r), path{
			{a.x + nx, a.y + ny}, {b.x + nx, b.y + ny}, {b.x - nx, b.y - ny}, {a.x - nx, a.y - ny}, {a.x + nx, a.y + ny},
		})
	}
	return outlines
}
