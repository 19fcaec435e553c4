package scene_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine/expr"
)

// TestLegendIsWhole holds that a phone says whole what a tile is.
func TestLegendIsWhole(t *testing.T) {
	step, _ := expr.Run("ones((4, 32, 32, 3)) + ones((1, 4, 1, 1))", "").Focus()
	for _, lang := range words.Langs {
		s, said := scene.Build(*step.Trace, scene.Options{Width: 328, Lang: lang}), ""
		s.Each(0, func(item scene.Item) {
			if strings.Contains(item.Text, "tile") || strings.Contains(item.Text, "一块") {
				said = item.Text
			}
		})
		if said == "" || strings.Contains(said, "…") {
			t.Errorf("%s: the legend is %q", lang, said)
		}
	}
}

// TestSignsAreFree looks, at every stop, for operators that come closer than 2
// pixels to another text or to a frame.
func TestSignsAreFree(t *testing.T) {
	for _, g := range sources(t) {
		for _, width := range []int{360, 1120} {
			s := g.scene(scene.Options{Width: width})
			for i, mark := range s.Marks {
				t.Run(fmt.Sprintf("%s/%d/stop %d", g.name, width, i), func(t *testing.T) { signsFree(t, s, mark.At) })
			}
		}
	}
}

func signsFree(t *testing.T, s scene.Scene, at float64) {
	var items []scene.Item
	s.Each(at, func(item scene.Item) {
		if item.Opacity > 0.5 && item.Kind != scene.Circle {
			items = append(items, item)
		}
	})
	for _, sign := range items {
		if sign.Kind != scene.Text || sign.Role != scene.Mute || sign.Font.Size < 18 || len(sign.Text) > 3 || sign.Text == "?" {
			continue
		}
		for _, item := range items {
			if item.Node != sign.Node && overlap(sign, item) > -2 && beside(sign, item) {
				t.Errorf("%q at %.0f, %.0f touches %q of role %d", sign.Text, sign.X, sign.Y, item.Text, item.Role)
			}
		}
	}
}

// beside reports whether two primitives are on one line, so that the room between
// them is that at their sides.
func beside(a, b scene.Item) bool {
	_, top, _, bottom := a.Bounds()
	_, y, _, h := b.Bounds()
	return min(bottom-y, h-top) > 0
}
