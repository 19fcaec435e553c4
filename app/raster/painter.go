package raster

import (
	"image"
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

// PNG writes the scene as it stands at t seconds.
func (p Painter) PNG(w io.Writer, s scene.Scene, t float64) error {
	picture, err := p.Image(s, t)
	if err != nil {
		return err
	}
	return png.Encode(w, picture)
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
