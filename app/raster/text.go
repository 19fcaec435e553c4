package raster

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"shapecast/app/scene"
)

// A glyph is a character of a line of text: its outline about its own origin,
// and how far the next one stands.
type glyph struct {
	outline []path
	advance float64
}

// shape returns the glyphs of s in pixels at the given size, and their width.
func (f *Fonts) shape(s string, style scene.Font, size float64) ([]glyph, float64, error) {
	glyphs := make([]glyph, 0, len(s))
	width := 0.0
	for _, r := range s {
		face, index, err := f.glyph(style, r)
		if err != nil {
			return nil, 0, err
		}
		g, err := outline(face, index, size)
		if err != nil {
			return nil, 0, err
		}
		glyphs = append(glyphs, g)
		width += g.advance
	}
	return glyphs, width, nil
}

// outline reads one glyph at the given size.
func outline(face *sfnt.Font, index sfnt.GlyphIndex, size float64) (glyph, error) {
	var buffer sfnt.Buffer
	ppem := fixed.Int26_6(size * 64)
	advance, err := face.GlyphAdvance(&buffer, index, ppem, font.HintingNone)
	if err != nil {
		return glyph{}, err
	}
	segments, err := face.LoadGlyph(&buffer, index, ppem, nil)
	if err != nil {
		return glyph{}, err
	}
	return glyph{contours(segments), float64(advance) / 64}, nil
}

// contours turns the segments of a glyph into closed paths.
func contours(segments sfnt.Segments) []path {
	var out []path
	for _, s := range segments {
		if s.Op == sfnt.SegmentOpMoveTo {
			out = append(out, path{at(s.Args[0])})
			continue
		}
		p := &out[len(out)-1]
		*p = append(*p, curve((*p)[len(*p)-1], s)...)
	}
	for i := range out {
		out[i] = append(out[i], out[i][0])
	}
	return out
}

// curve returns points on a segment that starts at a.
func curve(a point, s sfnt.Segment) path {
	const steps = 6
	b, c, d := at(s.Args[0]), at(s.Args[1]), at(s.Args[2])
	if s.Op == sfnt.SegmentOpLineTo {
		return path{b}
	}
	p := make(path, steps)
	for i := range p {
		t := float64(i+1) / steps
		if s.Op == sfnt.SegmentOpQuadTo {
			p[i] = mix(mix(a, b, t), mix(b, c, t), t)
			continue
		}
		left, right := mix(mix(a, b, t), mix(b, c, t), t), mix(mix(b, c, t), mix(c, d, t), t)
		p[i] = mix(left, right, t)
	}
	return p
}

func at(p fixed.Point26_6) point { return point{float64(p.X) / 64, float64(p.Y) / 64} }

func mix(a, b point, t float64) point { return point{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }
