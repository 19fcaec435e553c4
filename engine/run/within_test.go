package run_test

import (
	"slices"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

// TestFiguresShowWhatCallsGive looks at the step of a call that is drawn: its values are
// what the call gives, or it says that it is inside of the call.
func TestFiguresShowWhatCallsGive(t *testing.T) {
	for _, test := range []struct {
		call   string
		within string
	}{
		{"np.gcd(np.array([[12], [18]]), np.array([8, 9]))", ""},
		{"np.lcm(np.array([[4], [6]]), np.array([8, 9]))", ""},
		{"np.hypot(np.array([3.]), np.array([4.]))", ""},
		{"np.copysign(np.array([3., 1]), np.array([[-1.], [1.]]))", ""},
		{"np.isclose(np.array([1.0]), np.array([1.0 + 1e-9]))", ""},
		{"np.maximum(np.array([1, 5]), np.array([[2], [6]]))", ""},
		{"np.clip(np.array([1, 5, 9]), np.array([[2], [6]]), 7)", ""},
		{"np.trapezoid(np.array([1., 2, 4]))", "trapezoid"},
		{"np.allclose(np.ones((2, 1)), np.ones(3))", "allclose"},
	} {
		out := run.Run(test.call, "")
		step, ok := out.Focus()
		if !ok || step.Trace == nil || out.Err != nil {
			t.Errorf("%s: nothing is drawn: %v", test.call, out.Err)
			continue
		}
		if step.Trace.Within != test.within {
			t.Errorf("%s: drawn is what is inside of %q, want %q", test.call, step.Trace.Within, test.within)
		}
		drawn, _, err := engine.Apply(*step.Trace)
		if err != nil || test.within == "" && !sameValues(drawn, *out.Last.Array) {
			t.Errorf("%s: drawn is %v, want %v (%v)", test.call, drawn.Values, out.Last.Array.Values, err)
		}
		if cell := step.Trace.Cell(make([]int, drawn.Shape.Rank())...); cell.Value != drawn.At(make([]int, drawn.Shape.Rank())...) {
			t.Errorf("%s: the first cell is %v", test.call, cell.Value)
		}
	}
}

// TestFiguresEndACall draws the change that is the last of a call, with the call's result.
func TestFiguresEndACall(t *testing.T) {
	for call, change := range map[string]string{
		"np.einsum('ij,ij->j', np.ones((2, 3)), np.ones((2, 3)))": "sum",
		"np.vecdot(np.ones((2, 3)), np.ones(3))":                  "sum",
		"np.gradient(np.array([3., 4, 5]))":                       "concatenate",
	} {
		out := run.Run(call, "")
		step, ok := out.Focus()
		if !ok || step.Change == nil || step.Change.Name != change || !sameValues(step.Result, *out.Last.Array) {
			t.Errorf("%s: drawn is %+v", call, step.Change)
		}
	}
}

func sameValues(a, b engine.Array) bool {
	x, err := a.Flat()
	y, other := b.Flat()
	return err == nil && other == nil && a.Shape.SameExtent(b.Shape) && slices.Equal(x.Ints, y.Ints) && slices.Equal(x.Floats, y.Floats)
}

// TestAProductIsDrawnWhereItsArraysMeet draws functions that multiply matrices and give the
// result another shape.
func TestAProductIsDrawnWhereItsArraysMeet(t *testing.T) {
	for call, within := range map[string]string{
		"np.dot(np.ones((2, 3)), np.ones((4, 3, 5)))":       "dot",
		"np.inner(np.ones((2, 3)), np.ones((2, 4, 3)))":     "inner",
		"np.tensordot(np.ones((2, 3)), np.ones((3, 4)), 1)": "",
	} {
		step, ok := run.Run(call, "").Focus()
		if !ok || step.Change == nil || step.Change.Name != "matmul" || step.Change.Within != within {
			t.Errorf("%s: drawn is %+v", call, step.Change)
		}
	}
	if step, _ := run.Run("(np.ones((2, 3)) @ np.ones((3, 4))).reshape(4, 2)", "").Focus(); step.Change.Name != "reshape" {
		t.Errorf("what the program does last is %s", step.Change.Name)
	}
}

// TestCopiesAreDrawnAsWhatTheyAre draws calls that store values anew, by their own names.
func TestCopiesAreDrawnAsWhatTheyAre(t *testing.T) {
	for call, name := range map[string]string{
		"np.arange(6).reshape(2, 3).copy()":                          "copy",
		"np.copy(np.arange(6).reshape(2, 3))":                        "copy",
		"np.arange(6).reshape(2, 3).flatten()":                       "flatten",
		"np.arange(6).reshape(2, 3).T.flatten()":                     "flatten",
		"import torch\ntorch.arange(6).reshape(2, 3).clone()":        "clone",
		"import torch\ntorch.arange(6).reshape(2, 3).T.contiguous()": "contiguous",
	} {
		step, _ := run.Run(call, "").Focus()
		if c := step.Change; c == nil || c.Name != name || !c.Copied || !sameValues(step.Result, c.To) {
			t.Errorf("%s: drawn is %+v", call, step.Change)
		}
	}
	out := run.Run("a = np.ones((2, 3)); b = a.copy(); c = b + np.ones(3)", "")
	if step, _ := out.Focus(); step.Trace == nil || len(out.Steps) != 2 {
		t.Errorf("the copy hides the sum: %+v", step)
	}
}
