package scene

import (
	"strings"
	"testing"

	"shapecast/engine/run"
)

// TestTotalsLightWhatTheyTakeIn notes which values of the array are lit, one set after the other:
// all, then those of each running sum, then all.
func TestTotalsLightWhatTheyTakeIn(t *testing.T) {
	for _, test := range []struct{ program, want string }{
		{"np.cumsum(array([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), axis=0)", "123456789 123 123456 123456789"},
		{"np.cumsum(array([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), axis=1)", "123456789 147 124578 123456789"},
		{"np.cumprod(array([1, 2, 3]))", "123 1 12 123"},
	} {
		step, _ := run.Run(test.program, "").Focus()
		for _, width := range []int{358, 1096} {
			if got := strings.Join(litSets(built(step, width)), " "); got != test.want {
				t.Errorf("%s, %d wide: got %s, want %s", test.program, width, got, test.want)
			}
		}
	}
}

// litSets returns the values of the first operand that are lit, whenever others are and none
// is about to.
func litSets(s Scene) []string {
	var sets []string
	for at := 0.0; at < s.Dur; at += .02 {
		lit, settled := "", true
		s.Each(at, func(item Item) {
			if item.Kind == Text && item.Role == Stored {
				settled = settled && (item.Opacity > .99 || item.Opacity < dimmed+.01)
				if item.Opacity > .99 {
					lit += item.Text
				}
			}
		})
		if settled && (len(sets) == 0 || sets[len(sets)-1] != lit) {
			sets = append(sets, lit)
		}
	}
	return sets
}

// TestOneArrowAlongATile counts the lines that run down over the tiles of an array: one for each
// column of tiles, where all that is in that direction becomes one.
func TestOneArrowAlongATile(t *testing.T) {
	for program, want := range map[string]int{
		"np.arange(54).reshape(3, 3, 3, 2).mean(axis=(0, 2, 3))": 3,
		"np.arange(54).reshape(3, 3, 3, 2).mean(axis=(2, 3))":    9,
	} {
		step, _ := run.Run(program, "").Focus()
		down := 0
		eachNode(built(step, 358).Root, func(n *Node) {
			if n.Kind == Line && n.Role == Ink && n.W == 0 && n.H > 20 {
				down++
			}
		})
		if down != want {
			t.Errorf("%s: %d arrows down, want %d", program, down, want)
		}
	}
}
