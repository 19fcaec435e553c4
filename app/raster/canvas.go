package raster

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/vector"

	"shapecast/app/scene"
)

// A canvas is a picture that is being painted.
type canvas struct {
	Painter
	*image.RGBA
	masks  map[form]*image.Alpha
	glyphs map[glyphKey]glyph
	widths map[textKey]float64
	pen    vector.Rasterizer
	err    error // the first that text met
}

// canvas returns an empty picture of the scene's size.
func (p Painter) canvas(s scene.Scene) *canvas {
	w, h := int(math.Ceil(s.W*p.Scale)), int(math.Ceil(s.H*p.Scale))
	return &canvas{
		Painter: p, RGBA: image.NewRGBA(image.Rect(0, 0, w, h)),
		masks: map[form]*image.Alpha{}, glyphs: map[glyphKey]glyph{}, widths: map[textKey]float64{},
	}
}

// A form is all that decides how much of each pixel is covered, in 64ths of a pixel. Of
// its place only the fraction of a pixel is part of it, so that equal cells share one mask.
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

// paint paints items, back to front, on an empty picture.
func (c *canvas) paint(items []scene.Item) {
	clear(c.Pix)
	for _, item := range items {
		c.item(item)
	}
}

// item paints the inside and the edge of a shape, or a text.
func (c *canvas) item(item scene.Item) {
	look, k := c.Theme.Paint(item.Role, item.Who), c.Scale
	at, r := point{item.X * k, item.Y * k}, item.R*k
	f := form{w: to64(item.W * k), h: to64(item.H * k), r: to64(r)}
	switch item.Kind {
	case scene.Text:
		c.text(item, look)
		return
	case scene.Circle: // a square with nothing but corners
		at, f.w, f.h = point{at.x - r, at.y - r}, to64(2*r), to64(2*r)
	}
	if item.Kind != scene.Line {
		c.cover(f, at, look.Fill, item.Opacity)
	}
	f.kind, f.pen, f.dash = edge, to64(look.Width*k), look.Dash
	if item.Kind == scene.Line {
		f.kind = stroke
	}
	c.cover(f, at, look.Line, item.Opacity*look.Faint)
}

// cover paints a form, whose corner is at p, in a colour; "" paints nothing.
func (c *canvas) cover(f form, p point, colour string, opacity float64) {
	if colour == "" {
		return
	}
	x, y := to64(p.x), to64(p.y)
	f.x, f.y = x&63, y&63
	mask, known := c.masks[f]
	if !known {
		mask = c.mask(f)
		c.masks[f] = mask
	}
	at := mask.Rect.Add(image.Pt(x>>6, y>>6))
	draw.DrawMask(c.RGBA, at, image.NewUniform(paintOf(colour, opacity)), image.Point{}, mask, mask.Rect.Min, draw.Over)
}

// mask returns which share of each pixel a form covers; its corner is in pixel 0, 0.
func (c *canvas) mask(f form) *image.Alpha {
	outlines := c.outlines(f)
	bounds := covered(outlines)
	mask := image.NewAlpha(bounds.Sub(bounds.Min))
	c.pen.Reset(bounds.Dx(), bounds.Dy())
	dx, dy := float64(bounds.Min.X), float64(bounds.Min.Y)
	for _, p := range outlines {
		c.pen.MoveTo(float32(p[0].x-dx), float32(p[0].y-dy))
		for _, q := range p[1:] {
			c.pen.LineTo(float32(q.x-dx), float32(q.y-dy))
		}
		c.pen.ClosePath()
	}
	c.pen.DrawOp = draw.Src
	c.pen.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	mask.Rect = bounds
	return mask
}

// outlines returns the closed paths around the pixels that a form covers.
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

// covered returns the smallest rectangle of whole pixels that holds the outlines.
func covered(outlines []path) image.Rectangle {
	var bounds image.Rectangle
	for _, p := range outlines {
		for _, q := range p {
			x, y := int(math.Floor(q.x)), int(math.Floor(q.y))
			bounds = bounds.Union(image.Rect(x, y, x+1, y+1))
		}
	}
	return bounds
}

// pattern reads a stroke-dasharray, in pixels of the picture.
func (c *canvas) pattern(dash string) []float64 {
	var lengths []float64
	for _, field := range strings.Fields(dash) {
		n, err := strconv.ParseFloat(field, 64)
		if err != nil {
			panic("raster: dash pattern " + dash)
		}
		lengths = append(lengths, n*c.Scale)
	}
	return lengths
}

// paintOf reads "#rrggbb".
func paintOf(colour string, opacity float64) color.NRGBA {
	n, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32)
	if err != nil {
		panic("raster: colour " + colour)
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), uint8(math.Round(opacity * 255))}
}
