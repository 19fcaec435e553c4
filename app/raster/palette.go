package raster

import (
	"cmp"
	"image/color"
	"maps"
	"math"
	"slices"

	"shapecast/app/scene"
)

// A palette is at most 256 colours, the first of which is none at all, and
// which of them stands for each colour that was met.
type palette struct {
	colours color.Palette
	index   map[color.RGBA]uint8
	met     color.RGBA // the colour asked for last
	answer  uint8      // its index
}

// palette returns the commonest colours of the scene's stops, the commonest
// first.
func (p Painter) palette(s scene.Scene) (*palette, error) {
	count := map[color.RGBA]int{}
	c := p.canvas(s)
	for _, mark := range s.Marks {
		c.turn(items(s, mark.At))
		c.count(count)
	}
	maps.DeleteFunc(count, func(c color.RGBA, _ int) bool { return c.A < 0xff }) // which a GIF cannot have
	return commonest(count, shades), c.err
}

// count adds how often each colour is in the picture. Most pixels are like
// the one before them.
func (c *canvas) count(count map[color.RGBA]int) {
	pixels, start := c.image.Pix, 0
	for i := 4; i <= len(pixels); i += 4 {
		if i < len(pixels) && [4]byte(pixels[i:]) == [4]byte(pixels[start:]) {
			continue
		}
		p := pixels[start:]
		count[color.RGBA{p[0], p[1], p[2], p[3]}] += (i - start) / 4
		start = i
	}
}

// commonest returns a palette of the colours counted most, at most so many;
// ties go by value, so that the file is the same every time.
func commonest(count map[color.RGBA]int, most int) *palette {
	colours := make([]color.RGBA, 0, len(count))
	for c := range count {
		if c.A > 0 {
			colours = append(colours, c)
		}
	}
	slices.SortFunc(colours, func(a, b color.RGBA) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(code(a), code(b)))
	})
	out := &palette{colours: color.Palette{color.RGBA{}}, index: map[color.RGBA]uint8{}}
	for _, c := range colours[:min(most, len(colours))] {
		out.index[c] = uint8(len(out.colours))
		out.colours = append(out.colours, c)
	}
	return out
}

func code(c color.RGBA) uint32 {
	return uint32(c.A)<<24 | uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B)
}

// of returns the index of the colour nearest to that of a pixel; what is more
// clear than solid may become none.
func (p *palette) of(pixel []byte) uint8 {
	c := color.RGBA{pixel[0], pixel[1], pixel[2], pixel[3]}
	if c == p.met {
		return p.answer
	}
	index, met := p.index[c]
	switch {
	case !met && c.A < 0x80:
		index = 0
	case !met:
		index = p.nearest(c)
		p.index[c] = index
	}
	p.met, p.answer = c, index
	return index
}

func (p *palette) nearest(c color.RGBA) uint8 {
	best, least := 0, math.MaxInt
	for i, candidate := range p.colours[1:] {
		if d := distance(c, candidate.(color.RGBA)); d < least {
			best, least = i+1, d
		}
	}
	return uint8(best)
}

func distance(a, b color.RGBA) int {
	r, g, bl, al := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B), int(a.A)-int(b.A)
	return r*r + g*g + bl*bl + al*al
}
