package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"shapecast/engine/run"
)

// TestPairThatLacksAValue looks for the place of "?" in the pair: it stands for a
// value of the matrix that has fewer, at every width and however much is left out.
func TestPairThatLacksAValue(t *testing.T) {
	written := 0
	for _, sizes := range [][2]int{{3, 4}, {3, 5}, {3, 9}, {5, 6}, {4, 3}, {5, 3}, {9, 3}, {6, 5}, {1, 2}, {0, 2}, {2, 0}} {
		program := fmt.Sprintf("np.ones((2, %d)) @ np.ones((%d, 7))", sizes[0], sizes[1])
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths {
			var texts []string
			s := built(step, width)
			s.Each(s.Poster, func(item Item) {
				if item.Kind == Text {
					texts = append(texts, strings.Trim(item.Text, "\u00a0 "))
				}
			})
			i := slices.Index(texts, noValue)
			if i < 0 {
				continue
			}
			written++
			if left := i+1 < len(texts) && texts[i+1] == "×"; left != (sizes[0] < sizes[1]) {
				t.Errorf("%s, %d wide: %q", program, width, texts[max(i-3, 0):min(i+3, len(texts))])
			}
		}
	}
	if written < 40 {
		t.Errorf("a pair lacks a value in %d figures, want 40 or more", written)
	}
}
