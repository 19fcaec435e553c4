package raster

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"shapecast/app/scene"
	"shapecast/app/svg"
)

// A glyph is a character of a line of text: its outline about its own origin,
// and how far the next one stands.
type glyph struct {
	outline []path
	advance float64
}

// A glyphKey is a character of a font.
type glyphKey struct {
	font scene.Font
	rune rune
}

// A line is a text that is set: its glyphs, and their width in pixels.
type line struct {
	glyphs []glyph
	width  float64
}

// text sets a text at its place.
func (c *canvas) text(item scene.Item, look svg.Paint) {
	l := c.line(item)
	pen := point{-l.width * share(item.Anchor), 0}
	opacity := item.Opacity
	if look.Pale {
		opacity *= .7
	}
	var outlines []path
	for _, g := range l.glyphs {
		for _, contour := range g.outline {
			outlines = append(outlines, c.placed(contour, pen, item))
		}
		pen.x += g.advance
	}
	c.fill(outlines, look.Ink, opacity)
}

// share returns which part of a text stands before its own place.
func share(a scene.Anchor) float64 {
	return [...]float64{scene.Start: 0, scene.Middle: .5, scene.End: 1}[a]
}

// placed moves a contour to where the pen stands on the text's line.
func (c *canvas) placed(contour path, pen point, item scene.Item) path {
	out := make(path, len(contour))
	for i, p := range contour {
		x, y := p.x+pen.x, p.y+pen.y
		if item.Upward {
			x, y = y, -x
		}
		out[i] = point{x + item.X*c.Scale, y + item.Y*c.Scale}
	}
	return out
}

// line returns the glyphs of a text. Those that no font has are left out, and
// the first of them is the canvas's error.
func (c *canvas) line(item scene.Item) line {
	var l line
	for _, r := range item.Text {
		g, err := c.glyph(item.Font, r)
		if err != nil && c.err == nil {
			c.err = err
		}
		l.glyphs = append(l.glyphs, g)
		l.width += g.advance
	}
	return l
}

// glyph returns the glyph of r, which it reads once.
func (c *canvas) glyph(font scene.Font, r rune) (glyph, error) {
	key := glyphKey{font, r}
	if g, known := c.glyphs[key]; known {
		return g, nil
	}
	face, index, err := c.Fonts.glyph(font, r)
	if err != nil {
		return glyph{}, err
	}
	g, err := outline(face, index, font.Size*c.Scale)
	c.glyphs[key] = g
	return g, err
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
