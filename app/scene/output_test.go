package scene

import (
	"slices"
	"testing"

	"shapecast/engine/run"
)

// textsAt returns every text that is seen at a moment.
func textsAt(s Scene, at float64) (list []string) {
	s.Each(at, func(item Item) {
		if item.Kind == Text && item.Opacity > .5 {
			list = append(list, item.Text)
		}
	})
	return list
}

// TestOnlyASmallOutputCannotGrow draws places that the result does not have the size of: what
// is too large for it has nothing to grow.
func TestOnlyASmallOutputCannotGrow(t *testing.T) {
	for program, grows := range map[string]bool{
		"a = np.ones((3, 4))\na[0] = [1, 2, 3]":                       false,
		"out = np.zeros(4)\nnp.add(np.ones(3), 1, out=out)":           false,
		"np.copyto(np.zeros((2, 3)), np.ones((2, 2)))":                false,
		"a = np.zeros(4)\na += np.ones(3)":                            false,
		"a = np.zeros((1, 4))\na += np.ones((0, 4))":                  false,
		"a = np.ones((3, 4))\na[0] = np.ones(5)":                      true,
		"out = np.zeros(3)\nnp.add(np.ones(4), 1, out=out)":           true,
		"out = np.zeros((3, 1))\nnp.add(np.ones((3, 4)), 1, out=out)": true,
		"a = np.zeros((3, 1))\na += np.ones(4)":                       true,
	} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths {
			s := built(step, width)
			texts := textsAt(s, s.Poster)
			if got := slices.Contains(texts, "cannot grow") || slices.Contains(texts, "grow"); got != grows {
				t.Errorf("%q, %d wide: says that it cannot grow: %v, want %v: %q", program, width, got, grows, texts)
			}
		}
	}
}
