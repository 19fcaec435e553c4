package scene

import (
	"slices"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestBracketsOfAddedAxesGo counts the pairs of brackets of an operand at Stretch and at Compute,
// where only those of its own axes are left. An output that is too small never has more.
func TestBracketsOfAddedAxesGo(t *testing.T) {
	for _, c := range []struct {
		program string
		at      words.Stop
		who     int
		pairs   int
	}{
		{"ones(3, 1) + ones(4)", words.Stretch, 1, 2},
		{"ones(3, 1) + ones(4)", words.Compute, 1, 1},
		{"ones(3, 4) + 2", words.Stretch, 1, 2},
		{"ones(3, 4) + 2", words.Compute, 1, 0},
		{"ones(3, 4) + ones(1, 4)", words.Compute, 1, 2},
		{"np.add(np.ones((2, 4)), 1, out=np.zeros(4))", words.Match, -1, 1},
		{"np.add(np.ones((2, 4)), 1, out=np.zeros(()))", words.Match, -1, 0},
	} {
		step, _ := run.Run(c.program, "").Focus()
		s, sides := built(step, 1096), 0
		mark := slices.IndexFunc(s.Marks, func(m Mark) bool { return m.Stop == c.at })
		s.Each(s.Marks[mark].At, func(i Item) {
			if i.Who == c.who && i.Opacity > .1 && slices.Contains([]Role{Bracket, Inner, Frame, Inside}, i.Role) && i.W == 0 {
				sides++
			}
		})
		if sides != 2*c.pairs {
			t.Errorf("%s, %v: %d sides of brackets, want %d", c.program, c.at, sides, 2*c.pairs)
		}
	}
}
