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
	"shapecast/app/svg"
)

// A canvas is a picture that is being painted.
type canvas struct {
	Painter
	image  *image.RGBA
	items  []scene.Item    // that were painted last, by turn
	clip   image.Rectangle // what is painted on
	pen    vector.Rasterizer
	glyphs map[glyphKey]glyph // that were read
	err    error              // the first that text met
}

// repaint paints a part of the picture anew.
func (c *canvas) repaint(items []scene.Item, part image.Rectangle) {
	c.clip = part.Intersect(c.image.Rect)
	draw.Draw(c.image, c.clip, image.Transparent, image.Point{}, draw.Src)
	for _, item := range items {
		if c.bounds(item).Overlaps(c.clip) {
			c.item(item)
		}
	}
}

// bounds returns the pixels that a primitive may cover.
func (c *canvas) bounds(item scene.Item) image.Rectangle {
	k := c.Scale
	x, y, right, bottom := item.X, item.Y, item.X+item.W, item.Y+item.H
	edge := c.Theme.Paint(item.Role, item.Who).Width / 2
	switch item.Kind {
	case scene.Circle:
		x, y, right, bottom = x-item.R, y-item.R, x+item.R, y+item.R
	case scene.Text:
		size, w := item.Font.Size, c.line(item).width/k
		left := w * share(item.Anchor)
		if item.Upward {
			x, y, right, bottom = x-size, y-w+left, x+size/2, y+left
		} else {
			x, y, right, bottom = x-left, y-size, x-left+w, y+size/2
		}
	}
	return image.Rect(int(math.Floor((min(x, right)-edge)*k)), int(math.Floor((min(y, bottom)-edge)*k)),
		int(math.Ceil((max(x, right)+edge)*k)), int(math.Ceil((max(y, bottom)+edge)*k)))
}

// item paints one primitive.
func (c *canvas) item(item scene.Item) {
	look := c.Theme.Paint(item.Role, item.Who)
	k := c.Scale
	switch item.Kind {
	case scene.Rect:
		c.shape(round{item.X * k, item.Y * k, item.W * k, item.H * k, item.R * k}, look, item.Opacity)
	case scene.Circle:
		c.shape(disc(point{item.X * k, item.Y * k}, item.R*k), look, item.Opacity)
	case scene.Line:
		c.stroke(path{{item.X * k, item.Y * k}, {(item.X + item.W) * k, (item.Y + item.H) * k}}, look, item.Opacity)
	case scene.Text:
		c.text(item, look)
	}
}

// shape fills the inside of q and draws its edge.
func (c *canvas) shape(q round, look svg.Paint, opacity float64) {
	middle := q.middle(look.Width * c.Scale)
	if look.Fill != "" {
		c.around(middle, func() { c.fill([]path{q.outline()}, look.Fill, opacity) })
		draw.Draw(c.image, middle.Intersect(c.clip), image.NewUniform(rgba(look.Fill, opacity)), image.Point{}, draw.Over)
	}
	if look.Line == "" || look.Width == 0 {
		return
	}
	if look.Dash == "" {
		c.around(middle, func() { c.fill(q.ring(look.Width*c.Scale), look.Line, opacity) })
		return
	}
	var marks []path
	for _, piece := range q.outline().dashes(c.pattern(look.Dash)) {
		marks = append(marks, piece.stroke(look.Width*c.Scale))
	}
	c.fill(marks, look.Line, opacity)
}

// around paints on all of the clip but its middle, which is most of it where
// shapes are large.
func (c *canvas) around(middle image.Rectangle, paint func()) {
	whole := c.clip
	if middle.Empty() {
		paint()
		return
	}
	for _, side := range [...]image.Rectangle{
		{whole.Min, image.Pt(whole.Max.X, middle.Min.Y)},
		{image.Pt(whole.Min.X, middle.Min.Y), image.Pt(middle.Min.X, middle.Max.Y)},
		{image.Pt(middle.Max.X, middle.Min.Y), image.Pt(whole.Max.X, middle.Max.Y)},
		{image.Pt(whole.Min.X, middle.Max.Y), whole.Max},
	} {
		c.clip = side.Intersect(whole)
		paint()
	}
	c.clip = whole
}

// stroke draws a line whose ends, and those of its dashes, are round.
func (c *canvas) stroke(p path, look svg.Paint, opacity float64) {
	width := look.Width * c.Scale
	var marks []path
	for _, piece := range p.dashes(c.pattern(look.Dash)) {
		first, last := disc(piece[0], width/2), disc(piece[len(piece)-1], width/2)
		marks = append(marks, first.outline(), piece.stroke(width), last.outline())
	}
	c.fill(marks, look.Line, opacity)
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

// fill paints the inside of the outlines together.
func (c *canvas) fill(outlines []path, colour string, opacity float64) {
	bounds := covered(outlines).Intersect(c.clip)
	if bounds.Empty() || colour == "" {
		return
	}
	c.pen.Reset(bounds.Dx(), bounds.Dy())
	dx, dy := float64(bounds.Min.X), float64(bounds.Min.Y)
	for _, p := range outlines {
		c.pen.MoveTo(float32(p[0].x-dx), float32(p[0].y-dy))
		for _, q := range p[1:] {
			c.pen.LineTo(float32(q.x-dx), float32(q.y-dy))
		}
		c.pen.ClosePath()
	}
	c.pen.DrawOp = draw.Over
	c.pen.Draw(c.image, bounds, image.NewUniform(rgba(colour, opacity)), image.Point{})
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

// rgba reads "#rrggbb".
func rgba(colour string, opacity float64) color.NRGBA {
	n, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32)
	if err != nil {
		panic("raster: colour " + colour)
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), uint8(math.Round(opacity * 255))}
}
