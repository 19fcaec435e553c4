package raster

import (
	"image"
	"image/gif"
	"io"
	"slices"

	"shapecast/app/scene"
)

// tick is the time between two frames of a GIF, in hundredths of a second.
const tick = 10

// shades is how many colours a GIF has: those of the theme, and enough between
// them for the edges of text. With more, it only gets larger.
const shades = 63

// GIF writes the whole story as a GIF that repeats. While nothing moves, one
// frame stays; a frame holds only what changed since the one before.
func (p Painter) GIF(w io.Writer, s scene.Scene) error {
	s.Root = p.stepped(s.Root, s.Dur)
	c := p.canvas(s)
	colours := c.shades(s)
	file := gif.GIF{Config: image.Config{ColorModel: colours.colours, Width: c.Rect.Dx(), Height: c.Rect.Dy()}}
	seen := image.NewPaletted(c.Rect, colours.colours)
	var shown []scene.Item
	end, since := int(s.Dur*100), 0
	for at := 0; at < end; at += tick {
		now := items(s, float64(at)/100)
		if slices.Equal(now, shown) {
			continue
		}
		shown = now
		c.paint(now)
		next := colours.convert(c.RGBA)
		if frame := difference(seen, next); frame != nil {
			if len(file.Image) > 0 {
				file.Delay = append(file.Delay, at-since)
			}
			file.Image, since, seen = append(file.Image, frame), at, next
		}
	}
	file.Delay = append(file.Delay, end-since)
	if c.err != nil {
		return c.err
	}
	return gif.EncodeAll(w, &file)
}

// shades returns the commonest colours of the scene's stops; a GIF has none that are
// partly clear.
func (c *canvas) shades(s scene.Scene) *palette {
	count := map[pixel]int{}
	for _, mark := range s.Marks {
		c.paint(items(s, mark.At))
		eachRun(c.RGBA, func(p pixel, from, to int) { count[p] += to - from })
	}
	return commonest(count, shades, 0xff)
}

// difference returns the smallest rectangle that holds all changed pixels of a picture,
// in which the others are transparent; nil where no pixel changed.
func difference(seen, next *image.Paletted) *image.Paletted {
	var part image.Rectangle
	for i, index := range next.Pix {
		if index != seen.Pix[i] {
			x, y := i%next.Stride, i/next.Stride
			part = part.Union(image.Rect(x, y, x+1, y+1))
		}
	}
	if part.Empty() {
		return nil
	}
	frame := image.NewPaletted(part, next.Palette)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if index := next.ColorIndexAt(x, y); index != seen.ColorIndexAt(x, y) {
				frame.SetColorIndex(x, y, index)
			}
		}
	}
	return frame
}
