package raster

import (
	"image"
	"image/draw"
	"math"

	"shapecast/app/svg"
)

// A form is what a stencil is cut from: all that decides which share of which
// pixel is covered, in 64ths of a pixel. Where it stands counts only within a
// pixel, so that equal cells share one stencil.
type form struct {
	kind kind
	x, y int // within a pixel: of the corner, the first end or the start of the text
	w, h int
	r    int // of the corners
	pen  int // its width
	dash string
	textKey
}

// A kind is how a form covers pixels.
type kind uint8

const (
	inside kind = iota // of a rectangle with round corners
	edge               // of the same
	stroke
	letters
)

// to64 returns v in 64ths.
func to64(v float64) int { return int(math.Round(v * 64)) }

// from64 returns 64ths as a number.
func from64(v int) float64 { return float64(v) / 64 }

// A stencil is which share of which pixel is covered, run by run. Of a
// rectangle, what repeats in its middle is left out.
type stencil struct {
	bounds image.Rectangle // the corner of the form lies in pixel 0, 0
	middle image.Point     // the column and the row that may be repeated, from the corner of bounds
	runs   []run
	rows   []int // where the runs of each row begin, and the end of all
}

// A run is pixels of one row of which the same share is covered.
type run struct {
	from, to int32 // columns, from that of the bounds
	cover    uint8
}

// A stamp is a stencil in its place, with its ink.
type stamp struct {
	*stencil
	at     image.Point // the pixel of the form's corner
	more   image.Point // how often the middle column and row are repeated
	colour uint32      // as [rgba] returns it
}

// bounds returns the pixels that are covered.
func (s stamp) bounds() image.Rectangle {
	if s.stencil == nil {
		return image.Rectangle{}
	}
	b := s.stencil.bounds.Add(s.at)
	b.Max = b.Max.Add(s.more)
	return b
}

// stamp returns one of a form whose corner is at p.
func (c *canvas) stamp(f form, p point, colour uint32) stamp {
	x, y := to64(p.x), to64(p.y)
	s := stamp{at: image.Pt(x>>6, y>>6), colour: colour}
	f.x, f.y = x&63, y&63
	if f.kind <= edge && f.dash == "" {
		s.more = image.Pt(spare(f.w, f.reach()), spare(f.h, f.reach()))
		f.w, f.h = f.w-64*s.more.X, f.h-64*s.more.Y
	}
	known := false
	if s.stencil, known = c.stencils[f]; !known {
		s.stencil = c.cut(f)
		c.stencils[f] = s.stencil
	}
	return s
}

// reach returns how far the corners of a rectangle reach along its sides, in
// pixels.
func (f form) reach() int { return (f.r + f.pen/2 + 63) >> 6 }

// spare returns how many pixels of a length, in 64ths, lie between its ends and
// are all alike.
func spare(length, reach int) int { return max(0, length>>6-2*reach-3) }

// shape returns the stamps of the inside of q and of its edge.
func (c *canvas) shape(q round, look svg.Paint, opacity float64) [2]stamp {
	var stamps [2]stamp
	f := form{kind: inside, w: to64(q.w), h: to64(q.h), r: to64(q.r)}
	if look.Fill != "" {
		stamps[0] = c.stamp(f, point{q.x, q.y}, rgba(look.Fill, opacity))
	}
	if look.Line != "" && look.Width > 0 {
		f.kind, f.pen, f.dash = edge, to64(look.Width*c.Scale), look.Dash
		stamps[1] = c.stamp(f, point{q.x, q.y}, rgba(look.Line, opacity))
	}
	return stamps
}

// outlines returns the edges of what a form covers.
func (c *canvas) outlines(f form) []path {
	x, y, w, h := from64(f.x), from64(f.y), from64(f.w), from64(f.h)
	pen := from64(f.pen)
	q := round{x, y, w, h, from64(f.r)}
	switch {
	case f.kind == letters:
		return c.letters(f)
	case f.kind == stroke:
		return path{{x, y}, {x + w, y + h}}.strokes(c.pattern(f.dash), pen)
	case f.kind == inside:
		return []path{q.outline()}
	case f.dash == "":
		return q.ring(pen)
	}
	var marks []path
	for _, piece := range q.outline().dashes(c.pattern(f.dash)) {
		marks = append(marks, piece.stroke(pen))
	}
	return marks
}

// cut returns the stencil of a form.
func (c *canvas) cut(f form) *stencil {
	outlines := c.outlines(f)
	s := &stencil{bounds: covered(outlines)}
	if s.bounds.Empty() {
		return s
	}
	middle := f.reach() + 1
	s.middle = image.Pt(middle, middle).Sub(s.bounds.Min)
	mask := c.fill(outlines, s.bounds)
	for y := range s.bounds.Dy() {
		s.rows = append(s.rows, len(s.runs))
		s.runs = append(s.runs, runs(mask.Pix[y*mask.Stride:][:s.bounds.Dx()])...)
	}
	s.rows = append(s.rows, len(s.runs))
	return s
}

// fill returns which share of each pixel lies inside the outlines.
func (c *canvas) fill(outlines []path, bounds image.Rectangle) *image.Alpha {
	c.pen.Reset(bounds.Dx(), bounds.Dy())
	dx, dy := float64(bounds.Min.X), float64(bounds.Min.Y)
	for _, p := range outlines {
		c.pen.MoveTo(float32(p[0].x-dx), float32(p[0].y-dy))
		for _, q := range p[1:] {
			c.pen.LineTo(float32(q.x-dx), float32(q.y-dy))
		}
		c.pen.ClosePath()
	}
	mask := image.NewAlpha(image.Rect(0, 0, bounds.Dx(), bounds.Dy()))
	c.pen.DrawOp = draw.Src
	c.pen.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}

// runs returns those of a row of pixels that are covered at all.
func runs(row []uint8) []run {
	var list []run
	for from := 0; from < len(row); {
		to := from + 1
		for to < len(row) && row[to] == row[from] {
			to++
		}
		if row[from] > 0 {
			list = append(list, run{int32(from), int32(to), row[from]})
		}
		from = to
	}
	return list
}

// covered returns the smallest rectangle of whole pixels that holds the outlines.
func covered(outlines []path) image.Rectangle {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, p := range outlines {
		for _, q := range p {
			low = point{min(low.x, q.x), min(low.y, q.y)}
			high = point{max(high.x, q.x), max(high.y, q.y)}
		}
	}
	if low.x > high.x {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(low.x)), int(math.Floor(low.y)), int(math.Ceil(high.x)), int(math.Ceil(high.y)))
}

// press leaves the ink of a stamp on a part of the canvas, which it covers.
func (c *canvas) press(s stamp, part image.Rectangle) {
	corner := s.bounds().Min
	left, right := part.Min.X-corner.X, part.Max.X-corner.X
	ink := ink{colour: s.colour}
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := y - corner.Y
		if row > s.middle.Y {
			row = max(s.middle.Y, row-s.more.Y)
		}
		pixels := c.row(part.Min.X, part.Max.X, y)
		for _, r := range s.runs[s.rows[row]:s.rows[row+1]] {
			from, to := s.column(r.from), s.column(r.to)
			if from, to = max(from, left), min(to, right); from < to {
				ink.over(pixels[from-left:to-left], r.cover)
			}
		}
	}
}

// column returns the column of the stamp for one of the stencil, whose middle is
// repeated.
func (s stamp) column(x int32) int {
	if int(x) > s.middle.X {
		return int(x) + s.more.X
	}
	return int(x)
}
