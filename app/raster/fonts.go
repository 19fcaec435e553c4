package raster

import (
	"fmt"
	"strings"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"shapecast/app/scene"
)

// Fonts are what texts are set in: the Go fonts, and others for the characters
// they lack, such as Chinese ones.
type Fonts struct {
	own    [2]*sfnt.Font // regular, bold
	others [2]*sfnt.Font // the same; nil when there is none
}

// LoadFonts reads the fonts. regular and bold are the bytes of OpenType fonts
// or collections, or nil; without a bold one the regular one is used.
func LoadFonts(regular, bold []byte) (*Fonts, error) {
	f := &Fonts{}
	for i, data := range [][]byte{goregular.TTF, gobold.TTF} {
		parsed, err := sfnt.Parse(data)
		if err != nil {
			return nil, err
		}
		f.own[i] = parsed
	}
	for i, data := range [][]byte{regular, bold} {
		if data == nil {
			f.others[i] = f.others[0]
			continue
		}
		parsed, err := chinese(data)
		if err != nil {
			return nil, fmt.Errorf("font for other scripts: %w", err)
		}
		f.others[i] = parsed
	}
	return f, nil
}

// chinese returns the font of a collection that draws characters as China does,
// or else the first.
func chinese(data []byte) (*sfnt.Font, error) {
	collection, err := sfnt.ParseCollection(data)
	if err != nil {
		return nil, err
	}
	var buffer sfnt.Buffer
	for i := range collection.NumFonts() {
		font, err := collection.Font(i)
		if err != nil {
			return nil, err
		}
		if name, err := font.Name(&buffer, sfnt.NameIDFamily); err == nil && strings.HasSuffix(name, " SC") {
			return font, nil
		}
	}
	return collection.Font(0)
}

// A GlyphError reports a character that no font has.
//
// Example:
//
//	a picture with Chinese names, and no font with Chinese characters
type GlyphError struct{ Rune rune }

func (e *GlyphError) Error() string {
	return fmt.Sprintf("no font has the character %q", e.Rune)
}

// glyph returns the font that has r when text is set in f, and its index there.
func (f *Fonts) glyph(font scene.Font, r rune) (*sfnt.Font, sfnt.GlyphIndex, error) {
	var buffer sfnt.Buffer
	weight := 0
	if font.Bold {
		weight = 1
	}
	for _, candidate := range []*sfnt.Font{f.own[weight], f.others[weight]} {
		if candidate == nil {
			continue
		}
		if index, err := candidate.GlyphIndex(&buffer, r); err == nil && index != 0 {
			return candidate, index, nil
		}
	}
	return nil, 0, &GlyphError{Rune: r}
}
