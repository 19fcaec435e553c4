package scene_test

import (
	"strings"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestLegendIsWhole holds that a phone says whole what a tile is.
func TestLegendIsWhole(t *testing.T) {
	step, _ := run.Run("ones((4, 32, 32, 3)) + ones((1, 4, 1, 1))", "").Focus()
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
