package raster

import (
	"fmt"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/gomonobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"shapecast/app/scene"
)

// Fonts are what texts are set in: the Go fonts, and one more for the
// characters they lack, such as Chinese ones.
type Fonts struct {
	own      [4]*sfnt.Font // sans, bold, mono, bold mono
	fallback *sfnt.Font    // nil when there is none
}

// LoadFonts reads the fonts. fallback is the bytes of an OpenType font or
// collection, or nil.
func LoadFonts(fallback []byte) (*Fonts, error) {
	f := &Fonts{}
	for i, data := range [][]byte{goregular.TTF, gobold.TTF, gomono.TTF, gomonobold.TTF} {
		parsed, err := sfnt.Parse(data)
		if err != nil {
			return nil, err
		}
		f.own[i] = parsed
	}
	if fallback == nil {
		return f, nil
	}
	collection, err := sfnt.ParseCollection(fallback)
	if err != nil {
		return nil, fmt.Errorf("font for other scripts: %w", err)
	}
	f.fallback, err = collection.Font(0)
	return f, err
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
	own := f.own[0]
	switch {
	case font.Mono && font.Bold:
		own = f.own[3]
	case font.Mono:
		own = f.own[2]
	case font.Bold:
		own = f.own[1]
	}
	for _, candidate := range []*sfnt.Font{own, f.fallback} {
		if candidate == nil {
			continue
		}
		if index, err := candidate.GlyphIndex(&buffer, r); err == nil && index != 0 {
			return candidate, index, nil
		}
	}
	return nil, 0, &GlyphError{Rune: r}
}
