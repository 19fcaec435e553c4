package scene

import (
	"testing"

	"shapecast/engine/run"
)

// TestCellsThatAViewReadsAgain looks which cells are dashed before anything is stretched: those
// of a view whose values an earlier cell stores.
func TestCellsThatAViewReadsAgain(t *testing.T) {
	for _, test := range []struct {
		name, program string
		dashed        string
	}{
		{"stored", "a = np.arange(6).reshape(2, 3)\na + np.ones((2, 1))", ""},
		{"a repeated row", "a = np.broadcast_to(np.arange(3), (2, 3))\na + np.ones((2, 1))", " 1,0 1,1 1,2"},
		{"windows that overlap", "from numpy.lib.stride_tricks import sliding_window_view\na = sliding_window_view(np.arange(5), 3)\na + np.ones((3, 1))", " 1,0 1,1 2,0 2,1"},
		{"windows from the end", "from numpy.lib.stride_tricks import sliding_window_view\na = sliding_window_view(np.arange(5), 3)[::-1]\na + np.ones((3, 1))", " 1,1 1,2 2,1 2,2"},
	} {
		step, ok := run.Run(test.program, "").Focus()
		if !ok || step.Trace == nil {
			t.Fatalf("%s: no trace", test.name)
		}
		dashed, said := "", false
		eachNode(Build(step.Trace, nil, Options{Width: 720}).Root, func(n *Node) {
			if n.Kind == Group && n.Cell != "" && n.Who == 0 && n.Kids[0].Role == Ghost {
				dashed += " " + n.Cell
			}
			said = said || n.Text == "values · dashed: not stored" && n.Fade == nil
		})
		if dashed != test.dashed || said != (dashed != "") {
			t.Errorf("%s: the cells%s are dashed, want%s; said %v", test.name, dashed, test.dashed, said)
		}
	}
}
