package raster_test

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"image/png"
	"testing"

	"shapecast/app/raster"
	"shapecast/app/scene"
	"shapecast/app/svg"
)

// square is a scene of a card with one stored cell that slides to the right
// between second 1 and second 2.
func square(label string) scene.Scene {
	cell := &scene.Node{
		Role: scene.Stored, Kind: scene.Rect, X: 10, Y: 10, W: 20, H: 20,
		Move: []scene.Key{{T: 1, V: [4]float64{0, 0, 1, 1}}, {T: 2, V: [4]float64{40, 0, 1, 1}}},
	}
	text := &scene.Node{Kind: scene.Text, Role: scene.Ink, X: 5, Y: 55, Text: label, Font: scene.Font{Size: 12}}
	card := &scene.Node{Kind: scene.Rect, Role: scene.Card, W: 80, H: 60}
	return scene.Scene{
		W: 80, H: 60, Dur: 3, Poster: 2.5,
		Marks: []scene.Mark{{At: .5}, {At: 2.5}},
		Root:  []*scene.Node{card, cell, text},
	}
}

func painterOf(t testing.TB, scale float64) raster.Painter {
	t.Helper()
	fonts, err := raster.LoadFonts(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return raster.Painter{Theme: svg.Light, Scale: scale, Fonts: fonts}
}

func TestImagePlacesAMovingCell(t *testing.T) {
	fill := color.RGBA{0xdc, 0xeb, 0xfb, 0xff}
	for _, test := range []struct {
		name string
		time float64
		at   image.Point // of the cell's middle, in pixels at scale 2
		want bool
	}{
		{"before it moves", 0, image.Pt(40, 40), true},
		{"not yet on the right", 0, image.Pt(120, 40), false},
		{"half way", 1.5, image.Pt(80, 40), true},
		{"gone from the left", 2.5, image.Pt(40, 40), false},
		{"arrived", 2.5, image.Pt(120, 40), true},
	} {
		t.Run(test.name, func(t *testing.T) {
			picture, err := painterOf(t, 2).Image(square("a"), test.time)
			if err != nil {
				t.Fatal(err)
			}
			if got := picture.RGBAAt(test.at.X, test.at.Y) == fill; got != test.want {
				t.Errorf("cell at %v: got %v, want %v", test.at, got, test.want)
			}
		})
	}
}

func TestImageSetsText(t *testing.T) {
	count := func(label string) (dark int) {
		picture, err := painterOf(t, 2).Image(square(label), 0)
		if err != nil {
			t.Fatal(err)
		}
		for y := 90; y < 120; y++ {
			for x := range 160 {
				if picture.RGBAAt(x, y).R < 100 {
					dark++
				}
			}
		}
		return dark
	}
	if blank, word := count(" "), count("word"); blank > 0 || word < 50 {
		t.Errorf("dark pixels: got %d for a blank and %d for a word, want 0 and many", blank, word)
	}
}

func TestImageNamesTheCharacterThatNoFontHas(t *testing.T) {
	_, err := painterOf(t, 1).Image(square("轴"), 0)
	glyph, ok := errors.AsType[*raster.GlyphError](err)
	if !ok || glyph.Rune != '轴' {
		t.Errorf("got %v, want a glyph error for 轴", err)
	}
}

func TestPNGHasTheScaledSize(t *testing.T) {
	for _, test := range []struct {
		scale float64
		want  image.Point
	}{{1, image.Pt(80, 60)}, {2, image.Pt(160, 120)}} {
		var file bytes.Buffer
		if err := painterOf(t, test.scale).PNG(&file, square("a"), 0); err != nil {
			t.Fatal(err)
		}
		picture, err := png.Decode(&file)
		if err != nil {
			t.Fatal(err)
		}
		if got := picture.Bounds().Max; got != test.want {
			t.Errorf("scale %v: got %v, want %v", test.scale, got, test.want)
		}
	}
}

func TestGIFTellsTheStory(t *testing.T) {
	var first, second bytes.Buffer
	for _, file := range []*bytes.Buffer{&first, &second} {
		if err := painterOf(t, 1).GIF(file, square("a")); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("the same scene gives two different files")
	}
	story, err := gif.DecodeAll(&first)
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, delay := range story.Delay {
		total += delay
	}
	if total != 300 {
		t.Errorf("length: got %d hundredths, want 300", total)
	}
	if story.Delay[0] < 90 {
		t.Errorf("the still at the start stands for %d hundredths, want about 100", story.Delay[0])
	}
	if n := len(story.Image); n < 8 || n > 16 {
		t.Errorf("one second of motion takes %d frames, want about 13", n)
	}
	for i, frame := range story.Image[1:] {
		if frame.Rect.Dy() > 24 {
			t.Errorf("frame %d repaints %v, want only where the cell moves", i+1, frame.Rect)
		}
	}
}
