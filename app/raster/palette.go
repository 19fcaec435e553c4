package raster

import (
	"cmp"
	"encoding/binary"
	"image"
	"image/color"
	"maps"
	"math"
	"slices"
)

// A pixel is a colour: red in the lowest byte, alpha in the highest, which the others
// are multiplied by.
type pixel uint32

// eachRun calls visit for pixels of the same colour beside each other, of which most
// of a figure consists.
func eachRun(picture *image.RGBA, visit func(p pixel, from, to int)) {
	var last pixel
	start, count := 0, len(picture.Pix)/4
	for i := range count {
		p := pixel(binary.LittleEndian.Uint32(picture.Pix[4*i:]))
		if i > start && p != last {
			visit(last, start, i)
			start = i
		}
		last = p
	}
	visit(last, start, count)
}

// A palette is at most 256 colours, the first of which is none at all, and
// which of them replaces each colour that was met.
type palette struct {
	colours color.Palette
	solid   []pixel // the colours but the first
	index   map[pixel]uint8
}

// commonest returns a palette of the colours counted most, at most so many, that are
// at least so solid; ties go by value, so that the file is the same every time.
func commonest(count map[pixel]int, most int, alpha uint8) *palette {
	out := &palette{colours: color.Palette{color.RGBA{}}, index: map[pixel]uint8{}}
	maps.DeleteFunc(count, func(p pixel, _ int) bool { return uint8(p>>24) < alpha })
	out.solid = slices.SortedFunc(maps.Keys(count), func(a, b pixel) int { return cmp.Or(count[b]-count[a], cmp.Compare(a, b)) })
	out.solid = out.solid[:min(most, len(out.solid))]
	for i, p := range out.solid {
		out.index[p] = uint8(i + 1)
		out.colours = append(out.colours, color.RGBA{uint8(p), uint8(p >> 8), uint8(p >> 16), uint8(p >> 24)})
	}
	return out
}

// convert returns a picture in the colours of the palette.
func (p *palette) convert(picture *image.RGBA) *image.Paletted {
	out := image.NewPaletted(picture.Rect, p.colours)
	eachRun(picture, func(c pixel, from, to int) {
		index := p.of(c)
		for i := range out.Pix[from:to] {
			out.Pix[from+i] = index
		}
	})
	return out
}

// of returns the index of the colour nearest to c; what is more clear than
// solid may become none.
func (p *palette) of(c pixel) uint8 {
	index, met := p.index[c]
	if !met && c>>24 >= 0x80 {
		index = p.nearest(c)
		p.index[c] = index
	}
	return index
}

func (p *palette) nearest(c pixel) uint8 {
	best, least := 0, math.MaxInt
	for i, candidate := range p.solid {
		if d := distance(c, candidate); d < least {
			best, least = i+1, d
		}
	}
	return uint8(best)
}

func distance(a, b pixel) int {
	sum := 0
	for shift := 0; shift < 32; shift += 8 {
		d := int(a>>shift&0xff) - int(b>>shift&0xff)
		sum += d * d
	}
	return sum
}
