package main

import (
	"bytes"
	"errors"
	"fmt"

	"shapecast/app/raster"
	"shapecast/app/scene"
	"shapecast/app/svg"
)

// scales are how many pixels of a picture one of the figure takes.
var scales = map[string]float64{".png": 2, ".gif": 1}

// pixels returns the bytes of a PNG, which shows the poster or all stops side by side, or
// of a GIF, which plays the whole story.
func (o drawingOrder) pixels(s scene.Scene, theme svg.Theme, end string) ([]byte, error) {
	if end == ".gif" && o.sheet {
		return nil, errors.New("a GIF tells the whole story: leave out -sheet, or name a .png")
	}
	fonts, err := loadFonts()
	if err != nil {
		return nil, err
	}
	p := raster.Painter{Theme: theme, Scale: scales[end], Fonts: fonts}
	if !o.sheet {
		data, err := painted(p, end, s)
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
