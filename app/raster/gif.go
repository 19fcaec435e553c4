package raster

import (
	"image"
	"image/color"
	"image/gif"
	"io"
	"math"
	"slices"

	"shapecast/app/scene"
)

// tick is the time between two frames of a GIF, in hundredths of a second.
const tick = 8

// GIF writes the whole story as a GIF that repeats. While nothing moves, one
// frame stands; a frame holds only what changed since the one before.
func (p Painter) GIF(w io.Writer, s scene.Scene) error {
	g := animation{painter: p, scene: s}
	g.palette, g.err = p.palette(s)
	end := int(s.Dur * 100)
	for at := 0; at < end && g.err == nil; at += tick {
		if at == 0 || s.Moving(float64(at-tick)/100, float64(at)/100) {
			g.show(at)
		}
	}
	if g.err != nil {
		return g.err
	}
	g.last(end)
	return gif.EncodeAll(w, &g.file)
}

// An animation is a GIF that is being made.
type animation struct {
	painter Painter
	scene   scene.Scene
	palette *palette
	file    gif.GIF
	before  *image.Paletted // the whole picture as it stands
	since   int             // when the newest frame was shown, in hundredths of a second
	err     error
}

// show adds the picture at a time in hundredths of a second, if it differs
// from the one before.
func (g *animation) show(at int) {
	picture, err := g.painter.Image(g.scene, float64(at)/100)
	if err != nil {
		g.err = err
		return
	}
	now := g.palette.apply(picture)
	changed := now.Bounds()
	if g.before != nil {
		changed = difference(g.before, now)
	}
	if changed.Empty() {
		return
	}
	g.last(at)
	g.file.Image = append(g.file.Image, crop(now, changed))
	g.before, g.since = now, at
}

// last sets how long the newest frame is shown: until at.
func (g *animation) last(at int) {
	if len(g.file.Image) > len(g.file.Delay) {
		g.file.Delay = append(g.file.Delay, at-g.since)
	}
}

// difference returns the smallest rectangle outside of which a and b are equal.
func difference(a, b *image.Paletted) image.Rectangle {
	var changed image.Rectangle
	for y := range b.Rect.Dy() {
		rowA, rowB := a.Pix[y*a.Stride:][:b.Rect.Dx()], b.Pix[y*b.Stride:][:b.Rect.Dx()]
		if slices.Equal(rowA, rowB) {
			continue
		}
		first, last := 0, len(rowB)-1
		for rowA[first] == rowB[first] {
			first++
		}
		for rowA[last] == rowB[last] {
			last--
		}
		changed = changed.Union(image.Rect(first, y, last+1, y+1))
	}
	return changed
}

// crop returns a copy of part of a picture, which keeps its place.
func crop(picture *image.Paletted, part image.Rectangle) *image.Paletted {
	out := image.NewPaletted(part, picture.Palette)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		copy(out.Pix[out.PixOffset(part.Min.X, y):][:part.Dx()], picture.Pix[picture.PixOffset(part.Min.X, y):])
	}
	return out
}

// A palette is at most 256 colours, and which of them stands for each colour
// that was met.
type palette struct {
	colours color.Palette
	index   map[color.RGBA]uint8
}

// palette returns the commonest colours of the scene's stops and of the middle
// between them, the commonest first.
func (p Painter) palette(s scene.Scene) (*palette, error) {
	count := map[color.RGBA]int{}
	before := 0.0
	for _, mark := range s.Marks {
		for _, t := range []float64{(before + mark.At) / 2, mark.At} {
			picture, err := p.Image(s, t)
			if err != nil {
				return nil, err
			}
			for i := 0; i < len(picture.Pix); i += 4 {
				count[color.RGBA{picture.Pix[i], picture.Pix[i+1], picture.Pix[i+2], picture.Pix[i+3]}]++
			}
		}
		before = mark.At
	}
	return commonest(count), nil
}

// commonest returns a palette of the colours counted most; ties go by value,
// so that the file is the same every time.
func commonest(count map[color.RGBA]int) *palette {
	colours := make([]color.RGBA, 0, len(count))
	for c := range count {
		colours = append(colours, c)
	}
	slices.SortFunc(colours, func(a, b color.RGBA) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return int(code(a)) - int(code(b))
	})
	out := &palette{index: map[color.RGBA]uint8{}}
	for _, c := range colours[:min(256, len(colours))] {
		out.index[c] = uint8(len(out.colours))
		out.colours = append(out.colours, c)
	}
	return out
}

func code(c color.RGBA) uint32 {
	return uint32(c.R)<<24 | uint32(c.G)<<16 | uint32(c.B)<<8 | uint32(c.A)
}

// apply returns the picture in the colours of the palette, each colour as the
// nearest one.
func (p *palette) apply(picture *image.RGBA) *image.Paletted {
	out := image.NewPaletted(picture.Rect, p.colours)
	for i := range out.Pix {
		c := color.RGBA{picture.Pix[4*i], picture.Pix[4*i+1], picture.Pix[4*i+2], picture.Pix[4*i+3]}
		index, met := p.index[c]
		if !met {
			index = p.nearest(c)
			p.index[c] = index
		}
		out.Pix[i] = index
	}
	return out
}

func (p *palette) nearest(c color.RGBA) uint8 {
	best, least := 0, math.MaxInt
	for i, candidate := range p.colours {
		d := distance(c, candidate.(color.RGBA))
		if d < least {
			best, least = i, d
		}
	}
	return uint8(best)
}

func distance(a, b color.RGBA) int {
	r, g, bl, al := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B), int(a.A)-int(b.A)
	return r*r + g*g + bl*bl + al*al
}
