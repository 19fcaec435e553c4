package scene

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"shapecast/engine/run"
)

// TestAViewShowsWhatItReadsAgain counts the cells of the source, and of the result those that
// show a value for the first time and those that show one again.
func TestAViewShowsWhatItReadsAgain(t *testing.T) {
	for program, want := range map[string][3]int{
		"np.lib.stride_tricks.sliding_window_view(np.arange(6), 3)":      {6, 6, 6},
		"np.lib.stride_tricks.as_strided(np.arange(6), (4, 3), (8, 8))":  {6, 6, 6},
		"np.lib.stride_tricks.as_strided(np.arange(6), (3, 2), (16, 8))": {6, 6, 0},
		"import torch\ntorch.arange(5).unfold(0, 3, 2)":                  {5, 5, 1},
		"np.arange(6)[::2]":        {6, 3, 0},
		"np.tile(np.arange(3), 2)": {3, 6, 0},
		"np.lib.stride_tricks.sliding_window_view(np.arange(9).reshape(3, 3), (2, 2))": {9, 9, 7},
	} {
		step, _ := run.Run(program, "").Focus()
		s, got := built(step, 1096), [3]int{}
		s.Each(s.Dur, func(i Item) {
			if k := slices.Index([]Role{Stored, Result, Again}, i.Role); i.Kind == Rect && k >= 0 && i.X > wideTable {
				got[k]++
			}
		})
		if got != want {
			t.Errorf("%s: %v cells of the source, of the result and read again, want %v", program, got, want)
		}
	}
}

// TestReduceShowsWhatBecomesOne counts the arrows at Reduce that run across and down, beside
// that of the change itself, where values are not known; where they are there is none.
func TestReduceShowsWhatBecomesOne(t *testing.T) {
	for program, want := range map[string][2]int{
		"np.sum(np.empty((3, 4)), axis=1)":               {3, 0},
		"np.empty((3, 4)).mean(axis=0)":                  {0, 4},
		"np.empty((2, 3, 4)).sum(axis=0)":                {1, 0}, // a matrix onto the other
		"np.empty((2, 3, 4)).max(axis=1)":                {0, 8},
		"np.empty((2, 2, 2, 2)).sum(axis=0)":             {0, 1},
		"np.empty((2, 2, 2, 2)).sum(axis=1)":             {2, 0},
		"np.empty((2, 3, 4)).sum(axis=(0, 2))":           {9, 0},
		"np.arange(12).reshape(3, 4).sum(axis=1)":        {0, 0},
		"np.empty((2, 2, 5, 20, 30)).sum(axis=(-1, -2))": {10, 10}, // in each tile that is shown
		"np.empty((3, 1)).sum(axis=1)":                   {0, 0},
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		var got [2]int
		for _, m := range s.Marks[1:] {
			s.Each(m.At, func(i Item) {
				if length := math.Hypot(i.W, i.H); i.Kind == Line && i.Role == Ink && length > 10 && length != 28 {
					got[pick(i.W == 0, 1, 0)]++
				}
			})
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v arrows across and down, want %v", program, got, want)
		}
	}
}
