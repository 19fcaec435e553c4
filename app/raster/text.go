package raster

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"shapecast/app/scene"
	"shapecast/app/svg"
)

// A glyph is a character of a line of text: its outline about its own origin,
// and the distance to the next one.
type glyph struct {
	outline []path
	advance float64
}

// A glyphKey is a character of a font.
type glyphKey struct {
	font scene.Font
	rune rune
}

// A textKey is a text in its font.
type textKey struct {
	text string
	font scene.Font
}

// text paints a text.
func (c *canvas) text(item scene.Item, look svg.Paint) {
	f := form{kind: letters, textKey: textKey{item.Text, item.Font}}
	before := c.width(f.textKey) * share(item.Anchor)
	opacity := item.Opacity
	if look.Pale {
		opacity *= .8
	}
	c.cover(f, point{item.X*c.Scale - before, item.Y * c.Scale}, look.Ink, opacity)
}

// share returns which part of a text lies before its anchor.
func share(a scene.Anchor) float64 {
	return [...]float64{scene.Start: 0, scene.Middle: .5, scene.End: 1}[a]
}

// letters returns the edges of the glyphs of a text.
func (c *canvas) letters(f form) []path {
	var outlines []path
	pen := 0.0
	for _, r := range f.text {
		g := c.glyph(f.font, r)
		for _, contour := range g.outline {
			outlines = append(outlines, contour.placed(f, pen))
		}
		pen += g.advance
	}
	return outlines
}

// placed moves a contour to the place of the pen on the line of a text.
func (p path) placed(f form, pen float64) path {
	out := make(path, len(p))
	for i, q := range p {
		x, y := q.x+pen, q.y
		out[i] = point{x + from64(f.x), y + from64(f.y)}
	}
	return out
}

// width returns that of a text, in pixels.
func (c *canvas) width(key textKey) float64 {
	width, known := c.widths[key]
	if !known {
		for _, r := range key.text {
			width += c.glyph(key.font, r).advance
		}
		c.widths[key] = width
	}
	return width
}

// glyph returns the glyph of r, which it reads once. One that no font has is
// empty, and the first of them is the canvas's error.
func (c *canvas) glyph(font scene.Font, r rune) glyph {
	key := glyphKey{font, r}
	if g, known := c.glyphs[key]; known {
		return g
	}
	face, index, err := c.Fonts.glyph(font, r)
	var g glyph
	if err == nil {
		g, err = outline(face, index, font.Size*c.Scale)
	}
	if err != nil && c.err == nil {
		c.err = err
	}
	c.glyphs[key] = g
	return g
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
