package raster

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"

	"shapecast/app/scene"
	"shapecast/app/svg"
)

// A Painter paints scenes in one theme, at one scale. Several may paint at once
// with the same fonts.
type Painter struct {
	Theme svg.Theme
	Scale float64 // pixels of the picture for one of the scene, over 0
	Fonts *Fonts
}

// Image returns the scene at t seconds, or a [*GlyphError].
func (p Painter) Image(s scene.Scene, t float64) (*image.RGBA, error) {
	c := p.still(s, t)
	return c.picture(), c.err
}

// PNG writes the scene at t seconds in its 255 commonest colours:
// more than its theme has, so that only some edges of text are a shade off, in
// a third of the bytes.
func (p Painter) PNG(w io.Writer, s scene.Scene, t float64) error {
	c := p.still(s, t)
	if c.err != nil {
		return c.err
	}
	count := tally{count: map[uint32]int{}}
	count.add(c.pixels)
	colours := commonest(count.sum(1), 255)
	picture := image.NewPaletted(c.size, colours.colours)
	colours.indices(picture.Pix, c.pixels)
	fast := png.Encoder{CompressionLevel: png.BestSpeed} // an eighth larger in half the time
	return fast.Encode(w, picture)
}

// still returns a canvas with the scene at t seconds.
func (p Painter) still(s scene.Scene, t float64) *canvas {
	c := p.canvas(s)
	for _, item := range items(s, t) {
		c.shown = append(c.shown, c.prepared(item))
	}
	c.repaint(c.shown, c.size)
	return c
}

// Sheet writes the stops of the scene side by side, cols in a row, as [svg.Strip]
// does.
func (p Painter) Sheet(w io.Writer, s scene.Scene, cols int) error {
	const gap = scene.SheetGap
	s = s.Carded()
	var sheet *image.RGBA
	cols = max(1, min(cols, len(s.Marks)))
	rows := (len(s.Marks) + cols - 1) / cols
	for i, mark := range s.Marks {
		picture, err := p.Image(s, mark.At)
		if err != nil {
			return err
		}
		between := int(gap * p.Scale)
		width, height := picture.Rect.Dx()+between, picture.Rect.Dy()+between
		if sheet == nil {
			sheet = image.NewRGBA(image.Rect(0, 0, cols*width-between, rows*height-between))
			ground := colorOf(rgba(p.Theme.Paint(scene.Card, 0).Fill, 1))
			draw.Draw(sheet, sheet.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
		}
		at := picture.Rect.Add(image.Pt(i%cols*width, i/cols*height))
		draw.Draw(sheet, at, picture, image.Point{}, draw.Src)
	}
	return png.Encode(w, sheet)
}

// canvas returns an empty picture of the scene's size.
func (p Painter) canvas(s scene.Scene) *canvas {
	w, h := int(math.Ceil(s.W*p.Scale)), int(math.Ceil(s.H*p.Scale))
	return &canvas{
		Painter: p, size: image.Rect(0, 0, w, h), pixels: make([]uint32, w*h),
		stencils: map[form]*stencil{}, glyphs: map[glyphKey]glyph{}, widths: map[textKey]float64{},
	}
}

// items returns what is seen at t seconds, back to front.
func items(s scene.Scene, t float64) []scene.Item {
	var list []scene.Item
	s.Each(t, func(item scene.Item) { list = append(list, item) })
	return list
}

// colorOf returns a colour of [rgba] as package image has it.
func colorOf(c uint32) color.RGBA {
	return color.RGBA{uint8(c), uint8(c >> 8), uint8(c >> 16), uint8(c >> 24)}
}
