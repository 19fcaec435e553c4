package scene

import (
	"testing"

	"shapecast/engine/run"
)

// TestCellsThatAViewReadsAgain counts the cells that are dashed before anything is stretched: those
// of a view whose values an earlier cell stores.
func TestCellsThatAViewReadsAgain(t *testing.T) {
	for _, test := range []struct {
		name, program string
		dashed        int
	}{
		{"stored", "a = np.arange(6).reshape(2, 3)\na + np.ones((2, 1))", 0},
		{"a repeated row", "a = np.broadcast_to(np.arange(3), (2, 3))\na + np.ones((2, 1))", 3},
		{"windows that overlap", "from numpy.lib.stride_tricks import sliding_window_view\na = sliding_window_view(np.arange(5), 3)\na + np.ones((3, 1))", 4},
		{"windows from the end", "from numpy.lib.stride_tricks import sliding_window_view\na = sliding_window_view(np.arange(5), 3)[::-1]\na + np.ones((3, 1))", 4},
	} {
		step, ok := run.Run(test.program, "").Focus()
		if !ok || step.Trace == nil {
			t.Fatalf("%s: no trace", test.name)
		}
		dashed, said := 0, false
		Build(step.Trace, nil, Options{Width: 720}).Each(0, func(i Item) {
			if i.Kind == Rect && i.Role == Ghost {
				dashed++
			}
			said = said || i.Text == "values · dashed: not stored"
		})
		if dashed != test.dashed || said != (dashed > 0) {
			t.Errorf("%s: %d cells are dashed, want %d; said %v", test.name, dashed, test.dashed, said)
		}
	}
}
