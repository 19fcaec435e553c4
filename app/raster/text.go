package raster

import (
	"image"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"shapecast/app/scene"
	"shapecast/app/svg"
)

// text paints a text.
func (c *canvas) text(item scene.Item, look svg.Paint) {
	width := font.MeasureString(c.face(item.Font), item.Text)
	opacity := item.Opacity
	if look.Pale {
		opacity *= .8
	}
	x := item.X * c.Scale
	if item.Centred {
		x -= from64(int(width)) / 2
	}
	c.cover(form{kind: letters, text: item.Text, font: item.Font}, x, item.Y*c.Scale, look.Ink, opacity)
}

// letters returns which share of each pixel a text covers.
func (c *canvas) letters(f form) *image.Alpha {
	pen := font.Drawer{Src: image.Opaque, Face: c.face(f.font), Dot: fixed.Point26_6{X: fixed.Int26_6(f.x), Y: fixed.Int26_6(f.y)}}
	bounds, _ := pen.BoundString(f.text)
	mask := image.NewAlpha(image.Rect(bounds.Min.X.Floor(), bounds.Min.Y.Floor(), bounds.Max.X.Ceil(), bounds.Max.Y.Ceil()))
	pen.Dst = mask
	pen.DrawString(f.text)
	return mask
}

// face returns the face of a font at the scale of the picture.
func (c *canvas) face(f scene.Font) *face {
	if c.faces[f] == nil {
		c.faces[f] = c.Fonts.face(f, c.Scale, &c.err)
	}
	return c.faces[f]
}
