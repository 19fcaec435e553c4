package raster

import (
	"cmp"
	"image/color"
	"maps"
	"math"
	"slices"
)

// A tally is how often each colour was met.
type tally struct {
	count  map[uint32]int
	recent [lately]struct { // not yet in count
		colour uint32
		n      int
	}
}

// lately is how many colours are remembered without a map, each in the place
// that slot tells.
const lately = 1 << 10

func slot(colour uint32) uint32 { return colour * 0x9e3779b1 >> 22 }

// add counts pixels. Most are like the one before them.
func (t *tally) add(pixels []uint32) {
	start := 0
	for i := 1; i <= len(pixels); i++ {
		if i < len(pixels) && pixels[i] == pixels[start] {
			continue
		}
		known := &t.recent[slot(pixels[start])]
		if known.colour != pixels[start] {
			t.count[known.colour] += known.n
			known.colour, known.n = pixels[start], 0
		}
		known.n += i - start
		start = i
	}
}

// sum returns how often each colour was met that is at least so solid.
func (t *tally) sum(alpha uint32) map[uint32]int {
	for _, known := range t.recent {
		t.count[known.colour] += known.n
	}
	maps.DeleteFunc(t.count, func(c uint32, _ int) bool { return c>>24 < alpha })
	return t.count
}

// A palette is at most 256 colours, the first of which is none at all, and
// which of them replaces each colour that was met.
type palette struct {
	colours color.Palette
	solid   []uint32 // the colours but the first
	index   map[uint32]uint8
	recent  [lately]struct { // of index
		colour uint32
		index  uint8
	}
}

// commonest returns a palette of the colours counted most, at most so many;
// ties go by value, so that the file is the same every time.
func commonest(count map[uint32]int, most int) *palette {
	out := &palette{colours: color.Palette{color.RGBA{}}, index: map[uint32]uint8{}}
	out.solid = slices.SortedFunc(maps.Keys(count), func(a, b uint32) int { return cmp.Or(count[b]-count[a], cmp.Compare(a, b)) })
	out.solid = out.solid[:min(most, len(out.solid))]
	for i, c := range out.solid {
		out.index[c] = uint8(i + 1)
		out.colours = append(out.colours, colorOf(c))
	}
	return out
}

// indices writes the index of the colour nearest to that of each pixel.
func (p *palette) indices(out []uint8, pixels []uint32) {
	for i, c := range pixels {
		known := &p.recent[slot(c)]
		if known.colour != c {
			known.colour, known.index = c, p.of(c)
		}
		out[i] = known.index
	}
}

// of returns the index of the colour nearest to c; what is more clear than
// solid may become none.
func (p *palette) of(c uint32) uint8 {
	index, met := p.index[c]
	if !met && c>>24 >= 0x80 {
		index = p.nearest(c)
		p.index[c] = index
	}
	return index
}

func (p *palette) nearest(c uint32) uint8 {
	best, least := 0, math.MaxInt
	for i, candidate := range p.solid {
		if d := distance(c, candidate); d < least {
			best, least = i+1, d
		}
	}
	return uint8(best)
}

func distance(a, b uint32) int {
	sum := 0
	for shift := 0; shift < 32; shift += 8 {
		d := int(a>>shift&0xff) - int(b>>shift&0xff)
		sum += d * d
	}
	return sum
}
