package scene

import (
	"fmt"
	"testing"
)

// TestSignsAreFree looks, at every stop, for operators that come closer than 6
// pixels to another text or to a frame.
func TestSignsAreFree(t *testing.T) {
	for _, g := range sources(t) {
		for _, width := range []int{360, 1120} {
			s := g.scene(Options{Width: width})
			for i, mark := range s.Marks {
				t.Run(fmt.Sprintf("%s/%d/stop %d", g.name, width, i), func(t *testing.T) { signsFree(t, s, mark.At) })
			}
		}
	}
}

func signsFree(t *testing.T, s Scene, at float64) {
	var items []Item
	s.Each(at, func(item Item) {
		if item.Opacity > 0.5 && item.Kind != Circle {
			items = append(items, item)
		}
	})
	for _, sign := range items {
		if sign.Kind != Text || sign.Role != Mute || sign.Font.Size < 18 || len(sign.Text) > 3 || sign.Text == "?" {
			continue
		}
		for _, item := range items {
			if item.Node != sign.Node && overlap(sign, item) > -6 && beside(sign, item) {
				t.Errorf("%q at %.0f, %.0f touches %q of role %d", sign.Text, sign.X, sign.Y, item.Text, item.Role)
			}
		}
	}
}

// beside reports whether two primitives are on one line, so that the room between
// them is that at their sides.
func beside(a, b Item) bool {
	_, top, _, bottom := a.Bounds()
	_, y, _, h := b.Bounds()
	return min(bottom-y, h-top) > 0
}
