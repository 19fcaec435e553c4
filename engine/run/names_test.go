package run_test

import (
	"cmp"
	"testing"

	"shapecast/engine/run"
)

// TestOperandsHaveTheNamesOfTheProgram looks at the operands of an operation inside a
// function of a library. They have the names that the program gives, with the axes that the
// function adds, and none of those that only the function knows.
func TestOperandsHaveTheNamesOfTheProgram(t *testing.T) {
	for _, test := range []struct{ source, left, right string }{
		{"x = np.ones((3, 4)); y = np.ones((4, 5)); np.einsum('ij,jk->ik', x, y)", "x[:, None, :]", "y"},
		{"x = np.ones((3, 4)); y = np.ones((5, 4)); np.einsum('ij,kj->ki', x, y)", "x", "y[:, None, :]"},
		{"a = np.ones(3); b = np.ones(2); np.outer(a, b)", "a[:, None]", "b"},
		{"np.einsum('ij,jk->ik', np.ones((3, 4)), np.ones((4, 5)))", "", ""},
		{"import torch\nx = torch.ones(2, 3)\ntorch.softmax(x, dim=1)", "", ""},
		{"x = np.ones((2, 3)); x - x.mean(0)", "x", "x.mean(0)"},
		{"import torch\nx = torch.ones(2, 3, 4)\nmodel = torch.nn.Sequential(torch.nn.Flatten(), torch.nn.LayerNorm(12))\nmodel(x)", "", ""},
	} {
		var step run.Step
		for _, s := range run.Run(test.source, "").Operations() {
			if step.Trace == nil || s.Trace.Within == "" {
				step = s
			}
		}
		if step.Trace == nil {
			t.Fatalf("%s: nothing broadcasts", test.source)
		}
		l, r := step.Trace.Operands[0], step.Trace.Operands[1]
		if left, right := cmp.Or(l.Name, l.Text), cmp.Or(r.Name, r.Text); left != test.left || right != test.right {
			t.Errorf("%s: the operands are %q and %q, want %q and %q", test.source, left, right, test.left, test.right)
		}
	}
}

// TestSortsAreCalledWhatTheyAre sorts from the largest value on, which the language does by
// other functions.
func TestSortsAreCalledWhatTheyAre(t *testing.T) {
	for _, name := range []string{"sort", "argsort"} {
		step, found := run.Run("import torch\ntorch."+name+"(torch.tensor([[3, 1], [2, 4]]), descending=True)", "").Focus()
		if !found || step.Change == nil || step.Change.Name != name {
			t.Errorf("%s: what is drawn is %+v", name, step.Change)
		}
	}
}

// TestEinsumIsAProductAndASum has no operations that only line up the axes.
func TestEinsumIsAProductAndASum(t *testing.T) {
	out := run.Run("x = np.ones((2, 3)); y = np.ones((4, 3)); np.einsum('ij,kj->ki', x, y)", "")
	if len(out.Steps) != 2 || out.Steps[0].Trace == nil || out.Steps[1].Change == nil {
		t.Errorf("%d operations, want a product and a sum", len(out.Steps))
	}
}
