package scene

import (
	"testing"

	"shapecast/engine/run"
)

// TestPlacesAndValuesThatAreLeft counts, where a shape has other places than there are values,
// the places without a value and the values without a place, at the end of the step.
func TestPlacesAndValuesThatAreLeft(t *testing.T) {
	for program, want := range map[string][3]int{ // values in places, places and values that are left
		"arange(12).reshape(5, 3)":              {12, 3, 0},
		"arange(12).reshape(5, -1)":             {10, 0, 2},
		"arange(3).reshape(5, -1)":              {3, 2, 0},
		"arange(6).reshape(2, 3).reshape(4, 1)": {4, 0, 2},
		"torch.arange(10).view(3, 3)":           {9, 0, 1},
		"arange(10).reshape(2, 2, 3)":           {10, 2, 0},
		"ones((2, 3)).T.reshape(7)":             {6, 1, 0},
		"arange(4).reshape(())":                 {1, 0, 3},
		"zeros(0).reshape(1, 2)":                {0, 2, 0},
	} {
		step, ok := run.Run(program, "").Focus()
		if !ok || step.Change == nil || !step.Change.Failed() {
			t.Fatalf("%s is no failure that is drawn", program)
		}
		for _, width := range widths {
			s := built(step, width)
			got := [3]int{}
			s.Each(s.Poster, func(item Item) {
				switch {
				case item.Opacity < .9 || item.Kind != Rect:
				case item.Role == Missing:
					got[1]++
				case item.Role == Wrong:
					got[2]++
				case item.Role == Stored:
					got[0]++
				}
			})
			n, _ := step.Change.From.Shape.Count()
			if got[0] -= n - got[2]; got != want { // those of the array itself are not counted
				t.Errorf("%s, %d wide: %v, want %v", program, width, got, want)
			}
		}
	}
}

// TestNoValueFillsATile counts the values of an array whose places are drawn as tiles: they are in
// the array alone.
func TestNoValueFillsATile(t *testing.T) {
	step, _ := run.Run("ones(9999).reshape(10, 10, 99)", "").Focus()
	for _, width := range widths {
		s, values := built(step, width), 0
		s.Each(s.Poster, func(item Item) {
			if item.Kind == Text && item.Text == "1.0" {
				values++
			}
		})
		if values == 0 || values > mostPlaces {
			t.Errorf("%d wide: %d values are drawn", width, values)
		}
	}
}

// TestEveryShortArrayShowsWhatItLacks counts the places that are missing where several arrays are
// joined, and looks for a size as it is written.
func TestEveryShortArrayShowsWhatItLacks(t *testing.T) {
	for program, want := range map[string]int{
		"np.vstack([np.ones((1, 2)), np.ones((1, 2)), np.ones((1, 4))])": 4,
		"np.array([[1, 2], [3, 4, 5], [6, 7]])":                          2,
		"np.concatenate([np.ones((2, 3)), np.ones((2, 4))])":             2,
	} {
		step, _ := run.Run(program, "").Focus()
		missing := 0
		s := built(step, 720)
		s.Each(s.Poster, func(item Item) { missing += pick(item.Role == Missing, 1, 0) })
		if missing != want {
			t.Errorf("%s: %d places are missing, want %d", program, missing, want)
		}
	}
	step, _ := run.Run("arange(12).reshape(5, -1)", "").Focus()
	written := false
	s := built(step, 720)
	s.Each(s.Poster, func(item Item) { written = written || item.Text == "−1" })
	if !written {
		t.Error("a size that is left open is drawn as another one")
	}
}
