// Package raster paints a scene in pixels: the same display list and the same
// theme as the SVG, as a PNG of one moment or as a GIF of the whole story.
//
//	[Painter.PNG]  one moment
//	[Painter.GIF]  the story, which repeats
//
// It stays out of the WebAssembly: its fonts alone are half a megabyte, and a
// browser has a canvas.
package raster

import (
	"image"
	"image/png"
	"io"

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
	c := p.canvas(s)
	c.paint(items(s, t))
	return c.RGBA, c.err
}

// PNG writes the scene at t seconds in its 255 commonest colours:
// more than its theme has, so that only some edges of text are a shade off, in
// a third of the bytes.
func (p Painter) PNG(w io.Writer, s scene.Scene, t float64) error {
	picture, err := p.Image(s, t)
	if err != nil {
		return err
	}
	count := map[pixel]int{}
	eachRun(picture, func(p pixel, from, to int) { count[p] += to - from })
	fast := png.Encoder{CompressionLevel: png.BestSpeed} // an eighth larger in half the time
	return fast.Encode(w, commonest(count, 255, 1).convert(picture))
}

// items returns what is seen at t seconds, back to front.
func items(s scene.Scene, t float64) []scene.Item {
	var list []scene.Item
	s.Each(t, func(item scene.Item) { list = append(list, item) })
	return list
}
