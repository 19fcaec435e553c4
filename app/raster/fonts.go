package raster

import (
	"fmt"
	"image"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

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

// A face sets each character in the first of its fonts that has it.
type face struct {
	font.Face // of the first
	fonts     []*sfnt.Font
	faces     []font.Face
	err       *error // the first character that none of them has
}

// face returns the face of a font, in pixels of a picture at a scale.
func (f *Fonts) face(of scene.Font, scale float64, err *error) *face {
	weight := 0
	if of.Bold {
		weight = 1
	}
	out := &face{err: err}
	for _, candidate := range []*sfnt.Font{f.own[weight], f.others[weight]} {
		if candidate == nil {
			continue
		}
		sized, failed := opentype.NewFace(candidate, &opentype.FaceOptions{Size: of.Size * scale, DPI: 72})
		if failed != nil && *err == nil {
			*err = failed
		}
		out.fonts, out.faces = append(out.fonts, candidate), append(out.faces, sized)
	}
	out.Face = out.faces[0]
	return out
}

// with returns the face that has a character.
func (f *face) with(r rune) font.Face {
	var buffer sfnt.Buffer
	for i, candidate := range f.fonts {
		if index, err := candidate.GlyphIndex(&buffer, r); err == nil && index != 0 {
			return f.faces[i]
		}
	}
	if *f.err == nil {
		*f.err = &GlyphError{Rune: r}
	}
	return f.Face
}

// Glyph returns the drawing of a character.
func (f *face) Glyph(dot fixed.Point26_6, r rune) (image.Rectangle, image.Image, image.Point, fixed.Int26_6, bool) {
	return f.with(r).Glyph(dot, r)
}

// GlyphBounds returns the extent of a character.
func (f *face) GlyphBounds(r rune) (fixed.Rectangle26_6, fixed.Int26_6, bool) {
	return f.with(r).GlyphBounds(r)
}

// GlyphAdvance returns how far the next character is.
func (f *face) GlyphAdvance(r rune) (fixed.Int26_6, bool) { return f.with(r).GlyphAdvance(r) }

// Kern returns 0: texts are measured without it.
func (f *face) Kern(rune, rune) fixed.Int26_6 { return 0 }
