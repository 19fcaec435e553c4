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
		{"x = np.ones((3, 4)); y = np.ones((3, 5)); np.einsum('bi,bj->bij', x, y)", "x[:, :, None]", "y[:, None, :]"},
		{"x = np.ones((3, 4)); y = np.ones((4, 5)); np.einsum('ij,ji->i', x, y[:, :3])", "x", ""},
		{"a = np.ones(3); b = np.ones(2); np.outer(a, b)", "a[:, None]", "b"},
		{"np.einsum('ij,ij->i', np.ones((3, 4)), np.ones((3, 4)))", "np.ones((3, 4))", "np.ones((3, 4))"},
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

// TestEinsumOfMatricesIsTheirProduct has rows and columns that meet, in the order of @.
func TestEinsumOfMatricesIsTheirProduct(t *testing.T) {
	x := "x = np.ones((2, 3)); y = np.ones((4, 3)); q = np.ones((2, 4, 3)); k = np.ones((2, 5, 3)); v = np.ones(3); "
	for call, want := range map[string][2]string{
		"np.einsum('ij,kj->ik', x, y)":    {"x", "y.T"},
		"np.einsum('ij,kj->ki', x, y)":    {"x", "y.T"},
		"np.einsum('ij,j->i', x, v)":      {"x", "v"},
		"np.einsum('i,ji->j', v, x)":      {"v", "x.T"},
		"np.einsum('bqd,bkd->bqk', q, k)": {"q", "k.mT"},
		"np.einsum('bqd,kd->bqk', q, y)":  {"", ""}, // rows of two axes
		"np.einsum('ij,ij->i', x, x)":     {"", ""},
	} {
		step, _ := run.Run(x+call, "").Focus()
		c := step.Change
		if c == nil || (c.With == nil) != (want[0] == "") {
			t.Errorf("%s: drawn is %+v", call, step)
		} else if c.With != nil && (cmp.Or(c.From.Name, c.From.Text) != want[0] || cmp.Or(c.With[0].Name, c.With[0].Text) != want[1]) {
			t.Errorf("%s: %q meets %q", call, c.From.Name, c.With[0].Name)
		}
	}
}

// TestEinsumIsAProductAndASum has no operations that only line up the axes.
func TestEinsumIsAProductAndASum(t *testing.T) {
	out := run.Run("x = np.ones((2, 3)); y = np.ones((4, 3)); np.einsum('ij,kj->', x, y)", "")
	if len(out.Steps) != 2 || out.Steps[0].Trace == nil || out.Steps[1].Change == nil {
		t.Errorf("%d operations, want a product and a sum", len(out.Steps))
	}
}
