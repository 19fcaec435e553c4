package scene

import "testing"

// TestValuesStandInTiles counts the values that an operand and the result have at the end, where there
// are too many for cells of their own.
func TestValuesStandInTiles(t *testing.T) {
	for _, test := range []struct {
		name, program string
		width         int
		a, result     int // values
	}{
		{"72 values", "np.arange(24).reshape(2, 3, 4)[:, None] + np.arange(3)[:, None, None]", 632, 24, 72},
		{"a tile for each number of A", "np.arange(5).reshape(5, 1, 1) * np.arange(12).reshape(4, 3)", 1096, 5, 60},
		{"values of three digits have no room", "np.arange(5).reshape(5, 1, 1) * np.arange(100, 112).reshape(4, 3)", 1096, 5, 0},
		{"of 12 columns no value is seen", "np.ones((3, 2, 12), int) + np.arange(2)[:, None]", 1096, 0, 0},
		{"a batch that has no partner", "np.ones((5, 2, 3)) @ np.ones((4, 3, 2))", 1096, 30, 0},
		{"rows that have no partner", "np.ones((5, 4, 6), int) + np.ones((3, 6), int)", 1096, 120, 0}, // 30 of them red,
	} {
		t.Run(test.name, func(t *testing.T) {
			s, a, result := measuredOf(t, test.program, test.width < phone).scene(Options{Width: test.width}), 0, 0
			s.Each(s.Dur, func(i Item) {
				if i.Kind != Text || i.Opacity < .9 || i.Font.Size > 14 || i.Font.Size == wantFont.Size || test.width >= besides && i.X < wideTable { // of the table
					return
				}
				result += pick(i.Role == Result, 1, 0)
				a += pick(i.Who == 0 && (i.Role == Stored || i.Role == Wrong), 1, 0)
			})
			if a != test.a || result != test.result {
				t.Errorf("A shows %d values and the result %d, want %d and %d", a, result, test.a, test.result)
			}
		})
	}
}
