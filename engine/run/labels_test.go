package run

import (
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
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

// TestDroppedLabels holds that the verdict asks where entries fall out, because only one
// side has their labels, and not where the labels stand in another order.
func TestDroppedLabels(t *testing.T) {
	for labels, want := range map[string]engine.Verdict{"[1, 2, 3]": engine.RunsCheck, "[2, 1, 0]": engine.Runs, "[0, 1, 2]": engine.Runs} {
		out := Run(`import xarray as xr
a = xr.DataArray([1, 2, 3], dims="x", coords={"x": [0, 1, 2]})
b = xr.DataArray([1, 2, 3], dims="x", coords={"x": `+labels+`})
a + b`, "")
		step, ok := out.Focus()
		if !ok || step.Trace == nil {
			t.Fatalf("%s: no operation, %v", labels, out.Err)
		}
		if got, checks := engine.Judge(*step.Trace); got != want || want == engine.RunsCheck && checks[0].Reason != engine.LabelsDropped {
			t.Errorf("%s: %s, %v, want %s", labels, got, checks, want)
		}
	}
}
