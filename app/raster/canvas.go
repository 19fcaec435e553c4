package raster

import (
	"encoding/binary"
	"image"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/vector"

	"shapecast/app/scene"
)

// A canvas is a picture that is being painted.
type canvas struct {
	Painter
	size     image.Rectangle
	pixels   []uint32  // row by row: red in the lowest byte, alpha in the highest, which the others are multiplied by
	shown    []painted // by turn
	stencils map[form]*stencil
	glyphs   map[glyphKey]glyph
	widths   map[textKey]float64
	pen      vector.Rasterizer
	err      error // the first that text met
}

// A painted item is one with what it leaves on the canvas: its inside and its
// edge, or its text.
type painted struct {
	scene.Item
	stamps [2]stamp
}

// bounds returns the pixels that an item may cover.
func (p painted) bounds() image.Rectangle { return p.stamps[0].bounds().Union(p.stamps[1].bounds()) }

// repaint paints a part of the picture anew.
func (c *canvas) repaint(items []painted, part image.Rectangle) {
	part = part.Intersect(c.size)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		clear(c.row(part.Min.X, part.Max.X, y))
	}
	for i := range items {
		for _, s := range items[i].stamps {
			if visible := s.bounds().Intersect(part); !visible.Empty() {
				c.press(s, visible)
			}
		}
	}
}

// row returns the pixels of a row from one column to another.
func (c *canvas) row(from, to, y int) []uint32 {
	return c.pixels[y*c.size.Dx():][from:to]
}

// picture returns what is painted.
func (c *canvas) picture() *image.RGBA {
	out := image.NewRGBA(c.size)
	for i, p := range c.pixels {
		binary.LittleEndian.PutUint32(out.Pix[4*i:], p)
	}
	return out
}

// prepared returns an item with its stamps.
func (c *canvas) prepared(item scene.Item) painted {
	look := c.Theme.Paint(item.Role, item.Who)
	k := c.Scale
	p := painted{Item: item}
	switch item.Kind {
	case scene.Rect:
		p.stamps = c.shape(round{item.X * k, item.Y * k, item.W * k, item.H * k, item.R * k}, look, item.Opacity)
	case scene.Circle:
		p.stamps = c.shape(disc(point{item.X * k, item.Y * k}, item.R*k), look, item.Opacity)
	case scene.Line:
		f := form{kind: stroke, w: to64(item.W * k), h: to64(item.H * k), pen: to64(look.Width * k), dash: look.Dash}
		p.stamps[0] = c.stamp(f, point{item.X * k, item.Y * k}, rgba(look.Line, item.Opacity*look.Faint))
	case scene.Text:
		p.stamps[0] = c.text(item, look)
	}
	return p
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

// rgba reads "#rrggbb"; "" is no colour. The lowest byte of the answer is red,
// the highest alpha, which the others are not multiplied by.
func rgba(colour string, opacity float64) uint32 {
	if colour == "" {
		return 0
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32)
	if err != nil {
		panic("raster: colour " + colour)
	}
	return uint32(n>>16) | uint32(n&0xff00) | uint32(n&0xff)<<16 | uint32(math.Round(opacity*255))<<24
}
