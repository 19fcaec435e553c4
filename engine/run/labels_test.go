package run

import (
	"slices"
	"strings"
	"testing"
)

// TestIndexByNameIsOneStep holds that the array of an index by name or label is computed
// once, and that the index is shown as it was written.
func TestIndexByNameIsOneStep(t *testing.T) {
	const given = "import xarray as xr\na = xr.DataArray([[0, 1, 2], [3, 4, 5]], dims=['x', 'y'])\nb = xr.DataArray([1, 2, 3], dims=['y'])\n"
	for _, test := range []struct {
		index string
		steps int
	}{
		{"a.loc[0]", 1},
		{"a[dict(x=0)]", 1},
		{"(a + b).loc[dict(x=0)]", 2},
		{`(a + b)[{"y": slice(0, 2)}]`, 2},
	} {
		out := Run(given+test.index, "xarray")
		if out.Err != nil || len(out.Steps) != test.steps {
			t.Errorf("%s takes %d steps, want %d; %v", test.index, len(out.Steps), test.steps, out.Err)
		} else if got := out.Steps[test.steps-1].Text; got != test.index {
			t.Errorf("%s is shown as %s", test.index, got)
		}
	}
	out := Run(given+"a.loc[dict(x=0)] = 7\na", "xarray")
	if left := slices.ContainsFunc(out.Vars, func(v Var) bool { return strings.Contains(v.Name, " ") }); out.Err != nil || left {
		t.Errorf("an assignment by label leaves %v, %v", out.Vars, out.Err)
	}
}
