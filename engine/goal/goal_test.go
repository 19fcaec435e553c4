package goal_test

import (
	"testing"

	"shapecast/engine/goal"
	"shapecast/engine/run"
)

func TestMet(t *testing.T) {
	for _, test := range []struct {
		goal, program string
		want          bool
	}{
		{"runs", "ones(3) + ones(3)", true},
		{"runs", "ones(3) + ones(4)", false},
		{"runs", "3", false},
		{"fails", "ones(3) + ones(4)", true},
		{"fails", "ones(3) + + 1", false},
		{"fails on axis 1", "ones((2, 3)) + ones(4)", true},
		{"fails on axis 0", "ones((2, 3)) + ones(4)", false},
		{"fails on axis 7", "ones((2, 3)) + ones(4)", false},
		{"result (4, 5)", "ones((4, 1)) + ones(5)", true},
		{"result (4, 5)", "ones((4, 1)).repeat(5, axis=1)", true},
		{"result (4, 5)", "ones((5, 4))", false},
		{"result (4, 5)", "ones((4, 1)) + ones(6)", false},
		{"runs in place", "a = ones(2)\na += 1", true},
		{"runs in place", "a = ones(2)\nb = ones(2)\nb + a", false},
		{"runs in place", "a = ones(2)\na += ones((3, 2))", false},
		{"runs in place", "a = ones(2)\na[...] = 1", false},
		{"pads 1", "ones((2, 3, 4)) + ones((3, 1))", true},
		{"pads 1", "ones((2, 3, 4)) + ones((1, 3, 1))", false},
		{"pads 0", "ones((2, 3, 4)) + ones((1, 3, 1))", true},
		{"pads 2", "ones((2, 3, 4)) + ones(5)", false}, // it fails
		{"pads 3", "ones((2, 3, 4)) + ones(4) + ones((3, 1))", true},
		{"strides (8, 0)", "np.broadcast_to(arange(4)[:, None], (4, 3))", true},
		{"strides (8, 0)", "np.broadcast_to(arange(3), (4, 3))", false},
		{"strides (0, 0)", "np.broadcast_to(5, (4, 3))", true},
		{"strides (8, 16)", "arange(6).reshape(3, 2).T", true},
		{"strides (0, 0)", "ones((4, 0)) + 1", true},
	} {
		g, err := goal.Parse(test.goal)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Met(run.Run(test.program, "")); got != test.want {
			t.Errorf("%s: %s: got %v", test.goal, test.program, got)
		}
	}
	for _, text := range []string{"", "fly", "fails on axis", "fails on axis -1", "result four", "pads", "pads -1", "pads one", "strides 8 0"} {
		if g, err := goal.Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, g)
		}
	}
}

func TestEdits(t *testing.T) {
	for _, test := range []struct {
		before, after string
		want          int
	}{
		{"ones(3) + 1", "ones(3)  +  1", 0},
		{"ones(3) + 1", "ones(4) + 1", 1},
		{"ones(3) + 1", "ones((3, 1)) + 1", 2}, // a bracket at either side
		{"ones((3,)) + 1", "ones((3, 1)) + 1", 1},
		{"array([0, 1, 2])", "array([0, 1, 2, 3, 4])", 1},
		{"ones(3) + ones(4)", "ones(4) + ones(3)", 2},
		{"a + b", "a", 1},
		{"b = array([0, 1, 2])\na + b", "b = arange(5)\na + b", 1}, // one operand
		{"b = array([0, 1, 2])\na + b", "b = array([5, 6, 7, 8, 9])\na + b", 1},
		{"b = array([5, 0, -5])\na + b", "b = 5\na + b", 1},
		{"a = ones(3)\nb = ones(3)\na + b", "a = ones(4)\nb = zeros(4)\na + b", 2},
		{"", "a + b", 1},
	} {
		if got := goal.Edits(test.before, test.after); got != test.want {
			t.Errorf("%s → %s: got %d edits, want %d", test.before, test.after, got, test.want)
		}
	}
}

// TestValuesOfTheSolution compares what programs give with what a solution gives.
func TestValuesOfTheSolution(t *testing.T) {
	g, err := goal.Parse("values of the solution")
	if err != nil {
		t.Fatal(err)
	}
	g = g.Solved(run.Run("x = array([[1, 2], [5, 8]])\nx - x.mean(axis=1, keepdims=True)", ""))
	for program, want := range map[string]bool{
		"x = array([[1, 2], [5, 8]])\nx - x.mean(axis=1)[:, None]":     true,
		"x = array([[1, 2], [5, 8]])\n-(x.mean(axis=1)[:, None] - x)":  true,
		"x = array([[1, 2], [5, 8]])\nx - x.mean(axis=0)":              false,
		"x = array([[1, 2], [5, 8]])\n(x - x.mean(1)[:, None]).T":      false,
		"x = array([[1, 2], [5, 8]])\n(x - x.mean(1)[:, None])[:, :1]": false,
		"ones((2, 2)) * nan": false,
		"ones(2) + ones(3)":  false,
	} {
		if got := g.Met(run.Run(program, "")); got != want {
			t.Errorf("%q: %v, want %v", program, got, want)
		}
	}
	if at, _, _ := g.Differs(*run.Run("array([[-0.5, 0.5], [-1.5, 1.5]])", "").Last.Array); at >= 0 {
		t.Error("the same values differ")
	}
}
