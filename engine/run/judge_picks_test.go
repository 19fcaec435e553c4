package run

import (
	"fmt"
	"testing"

	"shapecast/engine"
)

// TestWrittenAt wants add.at and its kin to be one step, from what an array held to what it holds.
func TestWrittenAt(t *testing.T) {
	for program, want := range map[string]string{
		"np.add.at(a, [0, 2, 2], 1)":                "add.at [0 0 0] [1 0 2]",
		"np.subtract.at(a, ([1, 1],), [3, 4])":      "subtract.at [0 0 0] [0 -7 0]",
		"np.maximum.at(a[:2], [0], 5)":              "maximum.at [0 0] [5 0]",
		"b = np.zeros(2, int)\nnp.add.at(b, [], 1)": "add.at [0 0] [0 0]",
	} {
		out := Run("import numpy as np\na = np.zeros(3, int)\n"+program, "")
		s := out.Steps[len(out.Steps)-1]
		if s.Change == nil || s.Change.Within != "" {
			t.Errorf("%s: it is %+v", program, s)
			continue
		}
		if got := s.Change.Name + " " + heldIn(s.Change.From.Array) + " " + heldIn(s.Change.To); got != want {
			t.Errorf("%s: %s, want %s", program, got, want)
		}
		for _, other := range out.Steps[:len(out.Steps)-1] {
			if other.Span == s.Span {
				t.Errorf("%s: %s is a step too", program, other.Text)
			}
		}
	}
}

// heldIn writes the values of an array with one axis.
func heldIn(a engine.Array) string {
	list := make([]int64, a.Shape.Axes[0].Size)
	for i := range list {
		list[i] = a.At(i).Int
	}
	return fmt.Sprint(list)
}

// TestPicksToCheck tells the programs whose indices pick an entry twice before it is written, or
// take of every row what is meant of one, from those that do what they seem to.
func TestPicksToCheck(t *testing.T) {
	const p = "import numpy as np\np = np.arange(12).reshape(4, 3)\ny = np.array([0, 2, 1, 1])\n"
	for _, test := range []struct {
		name, program string
		twice, all    bool
	}{
		{"an index that JAX brings to the end", "import jax.numpy as jnp\njnp.arange(4)[7]", false, true},
		{"one of several, before the first", "import jax.numpy as jnp\njnp.arange(4)[jnp.array([1, -9])]", false, true},
		{"the first from the end", "import jax.numpy as jnp\njnp.arange(4)[-4]", false, false},
		{"a label twice", "n = np.zeros(3)\nn[np.array([0, 2, 2])] += 1", true, false},
		{"rows", "w = np.zeros((3, 2))\nw[[1, 1]] -= 0.5", true, false},
		{"pairs of indices", "w = np.zeros((3, 2))\nw[[1, 1], [0, 0]] += 1", true, false},
		{"of PyTorch", "import torch\nn = torch.zeros(3)\nn[torch.tensor([0, 2, 2])] += 1", true, false},
		{"each label once", "n = np.zeros(3)\nn[np.array([2, 0])] += 1", false, false},
		{"a mask", "n = np.zeros(3)\nn[np.array([True, False, True])] += 1", false, false},
		{"each counts", "n = np.zeros(3)\nnp.add.at(n, [0, 2, 2], 1)", false, false},
		{"written, not added to", "n = np.zeros(3)\nn[[0, 2, 2]] = 1", false, false},
		{"nobody knows which", "n = np.zeros(9)\nn[np.random.randint(0, 9, 3)] += 1", false, false},
		{"JAX adds each", "import jax.numpy as jnp\nn = jnp.zeros(3).at[jnp.array([0, 2, 2])].add(1)", false, false},
		{"every index of every row", p + "-np.log(p[:, y]).mean()", false, true},
		{"more rows than entries", "p = np.random.rand(5, 3)\ny = np.random.randint(0, 3, 5)\np[:, y]", false, true},
		{"one of each row", p + "p[np.arange(4), y]", false, false},
		{"columns in another order", "a = np.ones((3, 3))\norder = np.array([2, 0, 1])\na[:, order]", false, false},
		{"columns by number", p + "p[:, [0, 2, 1, 1]]", false, false},
		{"columns along an axis that is named", p + "np.take(p, y, axis=1)", false, false},
		{"fewer columns", p + "cols = np.array([0, 2])\np[:, cols]", false, false},
		{"columns drawn again", "a = np.ones((9, 20))\ncols = np.random.randint(0, 20, 9)\na[:, cols]", false, false},
	} {
		twice, all := false, false
		for _, s := range Run(test.program, "").Steps {
			if s.Trace != nil {
				_, checks := engine.Judge(*s.Trace)
				twice = twice || len(checks) > 0 && checks[0].Reason == engine.WrittenTwice
			}
			all = all || s.Change != nil && s.Change.Doubted()
		}
		if step, asked := Run(test.program, "").ToCheck(); twice != test.twice || all != test.all || asked != (twice || all) {
			t.Errorf("%s: written twice %v, doubted %v; opens at %q", test.name, twice, all, step.Text)
		}
	}
}
