package scene

import (
	"strings"
	"testing"
)

// TestMatricesOfABatchShowWhatMeets multiplies a few small matrices: the values are there, and with
// each row of a matrix at the left all of the one at the right is lit, also where that is read again.
func TestMatricesOfABatchShowWhatMeets(t *testing.T) {
	for program, want := range map[string][2]string{ // of B, and in the result, while its third row comes
		"np.arange(8).reshape(2, 2, 2) @ np.arange(8, 12).reshape(2, 2)":    {"8 9 10 11 8 9 10 11", "10 11 46 51"},
		"np.arange(8).reshape(2, 2, 2) @ np.arange(8, 16).reshape(2, 2, 2)": {"12 13 14 15", "10 11 46 51"},
		"np.arange(12).reshape(2, 2, 3) @ np.arange(12).reshape(2, 3, 2)":   {"6 7 8 9 10 11", "10 13 28 40"},
		"np.arange(6).reshape(2, 3) @ np.arange(20, 32).reshape(2, 3, 2)":   {"26 27 28 29 30 31", "70 73 268 280"},
		"np.arange(4).reshape(2, 1, 2) @ np.arange(8, 12).reshape(1, 2, 2)": {"8 9 10 11 8 9 10 11", "10 11"},
		"np.ones((3, 2, 2, 2, 2)) @ np.ones((2, 2))":                        {"1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0", "2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0"}, // in tiles
		"np.arange(8).reshape(2, 2, 2) @ np.arange(8, 10)":                  {"8 9 8 9", "9 43"},
		"np.arange(2) @ np.arange(8).reshape(2, 2, 2)":                      {"4 5 6 7", "2 3"},
	} {
		m := timedOf(t, program, 1096)
		s := measuredOf(t, program, false).scene(Options{Width: 1096})
		line := min(2, m.lines-1)
		var b, result []string
		s.Each(m.rowAt(line)+.2, func(i Item) {
			if i.Kind == Text && i.X > wideTable && i.Opacity > .7 && i.Who == 1 && !strings.ContainsAny(i.Text, "B@") {
				b = append(b, i.Text)
			}
			if i.Kind == Text && i.X > wideTable && i.Opacity > .7 && i.Role == Result {
				result = append(result, i.Text)
			}
		})
		if got := [2]string{strings.Join(b, " "), strings.Join(result, " ")}; got != want {
			t.Errorf("%s: %q are lit, want %q", program, got, want)
		}
	}
}
