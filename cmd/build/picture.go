package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"

	"shapecast/app/raster"
	"shapecast/app/scene"
	"shapecast/app/svg"
)

// usualScale is the scale of pictures where none is asked for.
var usualScale = map[string]float64{".png": 2, ".gif": 1}

// pixels returns the bytes of a PNG, of one moment or of all stops side by side, or of
// a GIF, which tells the whole story.
func (o drawingOrder) pixels(s scene.Scene, theme svg.Theme, end string) ([]byte, error) {
	if end == ".gif" && (o.sheet || o.still()) {
		return nil, errors.New("a GIF tells the whole story: leave out -stop, -at and -sheet, or name a .png")
	}
	if o.scale < 0 || o.scale > 8 {
		return nil, fmt.Errorf("scale %v: want more than 0 and at most 8", o.scale)
	}
	fonts, err := loadFonts()
	if err != nil {
		return nil, err
	}
	p := raster.Painter{Theme: theme, Scale: cmp.Or(o.scale, usualScale[end]), Fonts: fonts}
	if !o.sheet {
		data, err := painted(p, end, s, o.moment(s))
		return data, advised(err)
	}
	var file bytes.Buffer
	err = p.Sheet(&file, s, o.columns())
	return file.Bytes(), advised(err)
}

// advised adds to a character that no font has where to get one.
func advised(err error) error {
	if _, missing := errors.AsType[*raster.GlyphError](err); missing {
		return fmt.Errorf("%w; a font with Chinese characters helps, such as the Debian package fonts-noto-cjk", err)
	}
	return err
}
