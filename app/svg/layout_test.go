package svg_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/words"
)

// A region is where a text stands.
type region struct {
	text                     string
	left, top, right, bottom float64
}

// regionOf returns the room of a text, by the widest metrics it may be set in.
func regionOf(item scene.Item) region {
	size, w := item.Font.Size, item.Font.Width(item.Text)
	up, down := 0.74*size, 0.2*size
	r := region{text: item.Text}
	r.top, r.bottom = item.Y-up, item.Y+down
	switch item.Anchor {
	case scene.Middle:
		r.left = item.X - w/2
	case scene.End:
		r.left = item.X - w
	default:
		r.left = item.X
	}
	r.right = r.left + w
	return r
}

// overlap returns how deep two regions lie in each other, in pixels.
func overlap(a, b region) float64 {
	return min(a.right-b.left, b.right-a.left, a.bottom-b.top, b.bottom-a.top)
}

// TestTextIsClear lays every golden figure out for a phone, a column and a
// page, in both languages, and looks at each stop for text that leaves the
// figure or touches other text.
func TestTextIsClear(t *testing.T) {
	for _, g := range goldens(t) {
		for _, width := range []int{358, 600, 1096} {
			for _, lang := range words.Langs {
				name := fmt.Sprintf("%s/%d/%s", filepath.Base(g.path), width, lang)
				t.Run(name, func(t *testing.T) { clear(t, g.scene(t, scene.Options{Width: width, Lang: lang})) })
			}
		}
	}
}

func clear(t *testing.T, s scene.Scene) {
	for i, mark := range s.Marks {
		var seen []region
		s.Each(mark.At, func(item scene.Item) {
			if item.Kind != scene.Text || item.Opacity < 0.2 {
				return
			}
			r := regionOf(item)
			if r.left < -1 || r.top < 0 || r.right > s.W+1 || r.bottom > s.H {
				t.Errorf("stop %d: %q leaves the figure of %v by %v: %+v", i, r.text, s.W, s.H, r)
			}
			for _, other := range seen {
				if deep := overlap(r, other); deep > 1 {
					t.Errorf("stop %d: %q lies %.1f pixels on %q", i, r.text, deep, other.text)
				}
			}
			seen = append(seen, r)
		})
	}
}

// TestFitsItsWidth checks that no figure is wider than it was asked to be.
func TestFitsItsWidth(t *testing.T) {
	for _, g := range goldens(t) {
		for _, width := range []int{320, 358, 500, 720, 1096} {
			if s := g.scene(t, scene.Options{Width: width}); s.W > float64(width) {
				t.Errorf("%s: %v wide, want at most %d", g.source, s.W, width)
			}
		}
	}
}
