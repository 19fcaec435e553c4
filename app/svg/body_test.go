package svg_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/words"
)

// eachStop lays every golden figure out for a phone and a page, and calls look
// with what is seen at each stop, back to front.
func eachStop(t *testing.T, look func(t *testing.T, stop words.Stop, items []scene.Item)) {
	for _, g := range goldens(t) {
		for _, width := range []int{360, 1120} {
			s := g.scene(t, scene.Options{Width: width})
			for i, mark := range s.Marks {
				var items []scene.Item
				s.Each(mark.At, func(item scene.Item) {
					if item.Opacity > 0.5 {
						items = append(items, item)
					}
				})
				t.Run(fmt.Sprintf("%s/%d/stop %d", filepath.Base(g.path), width, i), func(t *testing.T) { look(t, mark.Stop, items) })
			}
		}
	}
}

// TestSignsAreFree looks for operators that come closer than 2 pixels to
// another text or to a frame.
func TestSignsAreFree(t *testing.T) {
	eachStop(t, func(t *testing.T, _ words.Stop, items []scene.Item) {
		for _, sign := range items {
			if sign.Kind != scene.Text || sign.Role != scene.Mute || sign.Font.Size < 18 || len(sign.Text) > 3 || sign.Text == "?" {
				continue
			}
			r := regionOf(sign)
			r.left, r.right = r.left-2, r.right+2
			for _, item := range items {
				other := region{item.Text, item.X, item.Y, item.X + item.W, item.Y + item.H}
				switch {
				case item.Node == sign.Node || item.Kind == scene.Circle:
					continue
				case item.Kind == scene.Text:
					other = regionOf(item)
				}
				if overlap(r, other) > 0 {
					t.Errorf("%q at %.0f, %.0f touches %q of role %d", sign.Text, sign.X, sign.Y, other.text, item.Role)
				}
			}
		}
	})
}
