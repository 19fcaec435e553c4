package run_test

import (
	"fmt"
	"testing"

	"shapecast/engine/run"
)

// TestIndicesThatMeetAreAStep looks at what is drawn of an index by arrays: where they meet,
// if one of them stretches and all of the result comes of that; else the array.
func TestIndicesThatMeetAreAStep(t *testing.T) {
	const a = "a = np.arange(12).reshape(3, 4)\ni = np.array([[0], [2]])\nj = np.array([1, -1, 0])\n"
	for index, want := range map[string]string{
		"a[i, j]":                   "[0 2][1 -1 0][1 3 0 9 11 8]",
		"a[np.ix_([0, 2], [1, 3])]": "[0 2][1 3][1 3 9 11]",
		"a[[0, 2], [1, 3]]":         "index",
		"a[j]":                      "index",
		"a[0, j]":                   "index",
		"a[:, None][i, :, j]":       "index",
		"a[a > 5]":                  "index",
		"import torch\ntorch.tensor(a)[torch.tensor(i), torch.tensor(j)]": "[0 2][1 -1 0][1 3 0 9 11 8]",
	} {
		out := run.Run(a+index, "")
		steps := out.Steps[len(out.Steps)-2:]
		got := ""
		if step, _ := out.Focus(); step.Trace != nil && step.Trace.Call == "index" {
			for _, o := range step.Trace.Operands {
				got += fmt.Sprint(o.Values.Ints)
			}
			got += fmt.Sprint(step.Trace.Made.Values.Ints)
		} else {
			got = steps[1].Change.Name
		}
		if out.Err != nil || got != want {
			t.Errorf("%s: %q is drawn, want %q (%v)", index, got, want, out.Err)
		}
	}
}
