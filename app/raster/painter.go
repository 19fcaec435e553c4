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

// Image returns the scene as it stands at t seconds, or a [*GlyphError].
func (p Painter) Image(s scene.Scene, t float64) (*image.RGBA, error) {
	c := p.canvas(s)
	c.repaint(items(s, t), c.image.Rect)
	return c.image, c.err
}

// PNG writes the scene as it stands at t seconds, in its 255 commonest colours:
// more than its theme has, so that only some edges of text are a shade off, in
// a third of the bytes.
func (p Painter) PNG(w io.Writer, s scene.Scene, t float64) error {
	c := p.canvas(s)
	c.repaint(items(s, t), c.image.Rect)
	if c.err != nil {
		return c.err
	}
	count := map[color.RGBA]int{}
	c.count(count)
	colours := commonest(count, 255)
	picture := image.NewPaletted(c.image.Rect, colours.colours)
	for i := range picture.Pix {
		picture.Pix[i] = colours.of(c.image.Pix[4*i : 4*i+4])
	}
	return png.Encode(w, picture)
}

// Sheet writes the stops of the scene side by side, cols in a row, as [svg.Strip]
// does.
func (p Painter) Sheet(w io.Writer, s scene.Scene, cols int) error {
	const gap = 16
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
		}
		at := picture.Rect.Add(image.Pt(i%cols*width, i/cols*height))
		draw.Draw(sheet, at, picture, image.Point{}, draw.Src)
	}
	return png.Encode(w, sheet)
}

// canvas returns an empty picture of the scene's size.
func (p Painter) canvas(s scene.Scene) *canvas {
	w, h := int(math.Ceil(s.W*p.Scale)), int(math.Ceil(s.H*p.Scale))
	return &canvas{Painter: p, image: image.NewRGBA(image.Rect(0, 0, w, h)), glyphs: map[glyphKey]glyph{}}
}

// items returns what is seen at t seconds, back to front.
func items(s scene.Scene, t float64) []scene.Item {
	var list []scene.Item
	s.Each(t, func(item scene.Item) { list = append(list, item) })
	return list
}
