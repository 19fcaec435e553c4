package raster

import (
	"image"
	"image/gif"
	"io"

	"shapecast/app/scene"
)

// tick is the time between two frames of a GIF, in hundredths of a second.
const tick = 10

// shades is how many colours a GIF has: those of the theme, and enough between
// them for the edges of text. With more, it only gets larger.
const shades = 63

// GIF writes the whole story as a GIF that repeats. While nothing moves, one
// frame stands; a frame holds only what changed since the one before.
func (p Painter) GIF(w io.Writer, s scene.Scene) error {
	s.Root = p.stepped(s.Root, s.Dur)
	palette, err := p.palette(s)
	if err != nil {
		return err
	}
	g := animation{canvas: p.canvas(s), palette: palette}
	g.shown = image.NewPaletted(g.image.Rect, palette.colours)
	g.file.Config = image.Config{ColorModel: palette.colours, Width: g.image.Rect.Dx(), Height: g.image.Rect.Dy()}
	end := int(s.Dur * 100)
	for at := 0; at < end; at += tick {
		g.show(items(s, float64(at)/100), at)
	}
	g.last(end)
	if g.err != nil {
		return g.err
	}
	return gif.EncodeAll(w, &g.file)
}

// An animation is a GIF that is being made.
type animation struct {
	*canvas
	palette *palette
	file    gif.GIF
	shown   *image.Paletted // the whole picture as it stands
	since   int             // when the newest frame was shown, in hundredths of a second
}

// show adds a frame at a time in hundredths of a second, if it differs from the
// one before.
func (g *animation) show(items []scene.Item, at int) {
	parts := g.turn(items)
	var whole image.Rectangle
	for _, part := range parts {
		whole = whole.Union(part)
	}
	frame := image.NewPaletted(whole, g.palette.colours)
	changed := false
	for _, part := range parts {
		changed = g.copy(frame, part) || changed
	}
	if changed {
		g.last(at)
		g.file.Image, g.since = append(g.file.Image, frame), at
	}
}

// copy puts the pixels of a part that changed into a frame, and reports
// whether there are any.
func (g *animation) copy(frame *image.Paletted, part image.Rectangle) bool {
	changed := false
	for y := part.Min.Y; y < part.Max.Y; y++ {
		now := g.image.Pix[g.image.PixOffset(part.Min.X, y):]
		shown := g.shown.Pix[g.shown.PixOffset(part.Min.X, y):]
		out := frame.Pix[frame.PixOffset(part.Min.X, y):]
		for x := range part.Dx() {
			if index := g.palette.of(now[4*x : 4*x+4]); index != shown[x] {
				shown[x], out[x], changed = index, index, true
			}
		}
	}
	return changed
}

// last sets how long the newest frame is shown: until at.
func (g *animation) last(at int) {
	if len(g.file.Image) > len(g.file.Delay) {
		g.file.Delay = append(g.file.Delay, at-g.since)
	}
}
