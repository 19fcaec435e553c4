package raster

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"strings"

	"git.sr.ht/~sbinet/gg"

	"shapecast/app/scene"
)

// A canvas is a picture that is being painted.
type canvas struct {
	Painter
	*image.RGBA
	masks map[form]*image.Alpha
	faces map[scene.Font]*face
	err   error // the first that text met
}

// canvas returns an empty picture of the scene's size.
func (p Painter) canvas(s scene.Scene) *canvas {
	w, h := int(math.Ceil(s.W*p.Scale)), int(math.Ceil(s.H*p.Scale))
	return &canvas{
		Painter: p, RGBA: image.NewRGBA(image.Rect(0, 0, w, h)),
		masks: map[form]*image.Alpha{}, faces: map[scene.Font]*face{},
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
	text string
	font scene.Font
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
	x, y, r := item.X*k, item.Y*k, item.R*k
	f := form{w: to64(item.W * k), h: to64(item.H * k), r: to64(r)}
	switch item.Kind {
	case scene.Text:
		c.text(item, look)
		return
	case scene.Circle: // a square with nothing but corners
		x, y, f.w, f.h = x-r, y-r, to64(2*r), to64(2*r)
	}
	if item.Kind != scene.Line {
		c.cover(f, x, y, look.Fill, item.Opacity)
	}
	f.kind, f.pen, f.dash = edge, to64(look.Width*k), look.Dash
	if item.Kind == scene.Line {
		f.kind = stroke
	}
	c.cover(f, x, y, look.Line, item.Opacity*look.Faint)
}

// cover paints a form, whose corner is at x, y, in a colour; "" paints nothing.
func (c *canvas) cover(f form, x, y float64, colour string, opacity float64) {
	if colour == "" {
		return
	}
	left, top := to64(x), to64(y)
	f.x, f.y = left&63, top&63
	mask, known := c.masks[f]
	if !known {
		mask = c.mask(f)
		c.masks[f] = mask
	}
	at := mask.Rect.Add(image.Pt(left>>6, top>>6))
	draw.DrawMask(c.RGBA, at, image.NewUniform(paintOf(colour, opacity)), image.Point{}, mask, mask.Rect.Min, draw.Over)
}

// mask returns which share of each pixel a form covers; its corner is in pixel 0, 0.
func (c *canvas) mask(f form) *image.Alpha {
	if f.kind == letters {
		return c.letters(f)
	}
	x, y, w, h, pen := from64(f.x), from64(f.y), from64(f.w), from64(f.h), from64(f.pen)
	bounds := image.Rect(0, 0, int(math.Ceil(x+w)), int(math.Ceil(y+h))).Inset(-1 - int(math.Ceil(pen)))
	drawing := gg.NewContext(bounds.Dx(), bounds.Dy())
	drawing.Translate(-float64(bounds.Min.X), -float64(bounds.Min.Y))
	drawing.SetLineWidth(pen)
	drawing.SetDash(c.pattern(f.dash)...)
	if f.kind == stroke {
		drawing.DrawLine(x, y, x+w, y+h)
		drawing.Stroke()
	} else {
		drawing.SetLineCapButt()
		drawing.DrawRoundedRectangle(x, y, w, h, min(from64(f.r), w/2, h/2))
		if f.kind == inside {
			drawing.Fill()
		} else {
			drawing.Stroke()
		}
	}
	mask := drawing.AsMask()
	mask.Rect = bounds
	return mask
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
