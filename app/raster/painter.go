package raster

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/vector"

	"shapecast/app/scene"
	"shapecast/app/svg"
)

// A Painter paints scenes in one theme, at one scale.
type Painter struct {
	Theme svg.Theme
	Scale float64 // pixels of the picture for one of the scene, over 0
	Fonts *Fonts
}

// Image returns the scene as it stands at t seconds, or a [*GlyphError].
func (p Painter) Image(s scene.Scene, t float64) (*image.RGBA, error) {
	c := canvas{Painter: p, image: image.NewRGBA(image.Rect(0, 0, p.pixels(s.W), p.pixels(s.H)))}
	s.Each(t, c.item)
	return c.image, c.err
}

// PNG writes the scene as it stands at t seconds.
func (p Painter) PNG(w io.Writer, s scene.Scene, t float64) error {
	picture, err := p.Image(s, t)
	if err != nil {
		return err
	}
	return png.Encode(w, picture)
}

func (p Painter) pixels(length float64) int { return int(math.Ceil(length * p.Scale)) }

// A canvas is a picture that is being painted.
type canvas struct {
	Painter
	image *image.RGBA
	err   error // the first that text met
}

// item paints one primitive.
func (c *canvas) item(item scene.Item) {
	look := c.Theme.Paint(item.Role, item.Who)
	k := c.Scale
	switch item.Kind {
	case scene.Rect:
		c.shape(roundRect(item.X*k, item.Y*k, item.W*k, item.H*k, item.R*k), look, item.Opacity)
	case scene.Circle:
		c.shape(circle(point{item.X * k, item.Y * k}, item.R*k), look, item.Opacity)
	case scene.Line:
		look.Fill = ""
		c.shape(path{{item.X * k, item.Y * k}, {(item.X + item.W) * k, (item.Y + item.H) * k}}, look, item.Opacity)
	case scene.Text:
		c.text(item, look)
	}
}

// shape fills the inside of p and draws its outline.
func (c *canvas) shape(p path, look svg.Paint, opacity float64) {
	if look.Fill != "" {
		c.fill([]path{p}, look.Fill, opacity)
	}
	if look.Line == "" || look.Width == 0 {
		return
	}
	var pen []path
	for _, piece := range p.dashes(c.pattern(look.Dash)) {
		pen = append(pen, piece.stroke(look.Width*c.Scale)...)
	}
	c.fill(pen, look.Line, opacity)
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

// text sets a text at its place.
func (c *canvas) text(item scene.Item, look svg.Paint) {
	glyphs, width, err := c.Fonts.shape(item.Text, item.Font, item.Font.Size*c.Scale)
	if err != nil {
		if c.err == nil {
			c.err = err
		}
		return
	}
	pen := point{-width * [...]float64{scene.Start: 0, scene.Middle: .5, scene.End: 1}[item.Anchor], 0}
	opacity := item.Opacity
	if look.Pale {
		opacity *= .7
	}
	var outlines []path
	for _, g := range glyphs {
		for _, contour := range g.outline {
			outlines = append(outlines, c.placed(contour, pen, item))
		}
		pen.x += g.advance
	}
	c.fill(outlines, look.Ink, opacity)
}

// placed moves a contour to where the pen stands on the text's line.
func (c *canvas) placed(contour path, pen point, item scene.Item) path {
	out := make(path, len(contour))
	for i, p := range contour {
		x, y := p.x+pen.x, p.y+pen.y
		if item.Upward {
			x, y = y, -x
		}
		out[i] = point{x + item.X*c.Scale, y + item.Y*c.Scale}
	}
	return out
}

// fill paints the inside of the outlines together.
func (c *canvas) fill(outlines []path, colour string, opacity float64) {
	bounds := around(outlines).Intersect(c.image.Bounds())
	if bounds.Empty() {
		return
	}
	r := vector.NewRasterizer(bounds.Dx(), bounds.Dy())
	dx, dy := float64(bounds.Min.X), float64(bounds.Min.Y)
	for _, p := range outlines {
		r.MoveTo(float32(p[0].x-dx), float32(p[0].y-dy))
		for _, q := range p[1:] {
			r.LineTo(float32(q.x-dx), float32(q.y-dy))
		}
		r.ClosePath()
	}
	r.DrawOp = draw.Over
	r.Draw(c.image, bounds, image.NewUniform(rgba(colour, opacity)), image.Point{})
}

// around returns the smallest rectangle of whole pixels that holds the outlines.
func around(outlines []path) image.Rectangle {
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
