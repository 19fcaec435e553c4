package raster

import (
	"bytes"
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
// frame stays; a frame holds only what changed since the one before.
func (p Painter) GIF(w io.Writer, s scene.Scene) error {
	s.Root = p.stepped(s.Root, s.Dur)
	g := p.animation(s)
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

// An animation is a GIF that is being made. Its pictures are indices into the
// palette.
type animation struct {
	*reel
	palette *palette
	file    gif.GIF
	seen    []uint8 // the picture as the newest frame leaves it
	next    []uint8 // the same as it is painted
	since   int     // when the newest frame was shown, in hundredths of a second
}

// animation returns an empty one, whose palette has the commonest colours of
// the scene's stops.
func (p Painter) animation(s scene.Scene) *animation {
	g := &animation{reel: p.reel(s)}
	count := tally{count: map[uint32]int{}}
	for _, mark := range s.Marks {
		g.turn(items(s, mark.At))
		count.add(g.pixels)
	}
	g.shown = nil
	g.palette = commonest(count.sum(0xff), shades) // a GIF has no others
	g.seen, g.next = make([]uint8, len(g.pixels)), make([]uint8, len(g.pixels))
	g.file.Config = image.Config{ColorModel: g.palette.colours, Width: g.size.Dx(), Height: g.size.Dy()}
	return g
}

// show adds a frame at a time in hundredths of a second, if it differs from the
// one before.
func (g *animation) show(items []scene.Item, at int) {
	var changed image.Rectangle
	for _, part := range g.turn(items) {
		changed = changed.Union(g.compare(part))
	}
	if !changed.Empty() {
		g.last(at)
		g.file.Image, g.since = append(g.file.Image, g.frame(changed)), at
	}
}

// compare brings a part of the next picture up to date, and returns the
// smallest rectangle of what changed in it.
func (g *animation) compare(part image.Rectangle) image.Rectangle {
	var changed image.Rectangle
	for y := part.Min.Y; y < part.Max.Y; y++ {
		at := y * g.size.Dx()
		next, seen := g.next[at+part.Min.X:at+part.Max.X], g.seen[at+part.Min.X:at+part.Max.X]
		g.palette.indices(next, g.row(part.Min.X, part.Max.X, y))
		if bytes.Equal(next, seen) {
			continue
		}
		from, to := 0, len(next)
		for next[from] == seen[from] {
			from++
		}
		for next[to-1] == seen[to-1] {
			to--
		}
		changed = changed.Union(image.Rect(part.Min.X+from, y, part.Min.X+to, y+1))
	}
	return changed
}

// frame returns what changed in a part of the picture; the rest is none.
func (g *animation) frame(part image.Rectangle) *image.Paletted {
	frame := image.NewPaletted(part, g.palette.colours)
	for y := range part.Dy() {
		at := (part.Min.Y+y)*g.size.Dx() + part.Min.X
		out, next, seen := frame.Pix[y*frame.Stride:], g.next[at:at+part.Dx()], g.seen[at:at+part.Dx()]
		for x, index := range next {
			if index != seen[x] {
				out[x] = index
			}
		}
		copy(seen, next)
	}
	return frame
}

// last sets how long the newest frame is shown: until at.
func (g *animation) last(at int) {
	if len(g.file.Image) > len(g.file.Delay) {
		g.file.Delay = append(g.file.Delay, at-g.since)
	}
}
