package scene

import (
	"testing"

	"shapecast/engine/run"
)

// TestPlacesStay looks at the end of the figure of indices that meet: each cell still has its
// pair of indices.
func TestPlacesStay(t *testing.T) {
	step, _ := run.Run("a = arange(16).reshape(4, 4)\na[[[2], [1]], [0, 2, 3]]", "").Focus()
	for _, width := range []int{358, 720, 1096} {
		s, pairs := built(step, width), 0
		s.Each(s.Dur, func(item Item) {
			if item.Text == ", " && item.Opacity > .9 {
				pairs++
			}
		})
		if pairs != 6 {
			t.Errorf("%d wide: %d pairs, want 6", width, pairs)
		}
	}
}
