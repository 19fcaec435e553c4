package main

import (
	"bytes"
	"errors"
	"fmt"

	"shapecast/app/raster"
	"shapecast/app/scene"
	"shapecast/app/svg"
)

// png returns one moment, or all stops side by side, as a PNG.
func (o drawingOrder) png(s scene.Scene, theme svg.Theme) ([]byte, error) {
	p, err := o.painter(theme, 2)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if o.sheet {
		err = p.Sheet(&file, s, o.columns())
	} else {
		err = p.PNG(&file, s.Carded(), o.moment(s))
	}
	return file.Bytes(), advised(err)
}

// gif returns the whole story as a GIF.
func (o drawingOrder) gif(s scene.Scene, theme svg.Theme) ([]byte, error) {
	if o.sheet || o.still() {
		return nil, errors.New("a GIF tells the whole story: leave out -stop, -at and -sheet, or name a .png")
	}
	p, err := o.painter(theme, 1)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	err = p.GIF(&file, s.Carded())
	return file.Bytes(), advised(err)
}

// painter returns a painter of the scale that was asked for, or of the usual one.
func (o drawingOrder) painter(theme svg.Theme, usual float64) (raster.Painter, error) {
	if o.scale < 0 || o.scale > 8 {
		return raster.Painter{}, fmt.Errorf("scale %v: want more than 0 and at most 8", o.scale)
	}
	if o.scale > 0 {
		usual = o.scale
	}
	fonts, err := loadFonts()
	return raster.Painter{Theme: theme, Scale: usual, Fonts: fonts}, err
}

// advised adds to a character that no font has where to get one.
func advised(err error) error {
	if _, missing := errors.AsType[*raster.GlyphError](err); missing {
		return fmt.Errorf("%w; a font with Chinese characters helps, such as the Debian package fonts-noto-cjk", err)
	}
	return err
}
