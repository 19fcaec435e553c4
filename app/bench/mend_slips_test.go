package bench_test

import (
	"slices"
	"testing"

	"shapecast/app/bench"
	"shapecast/engine/figure"
)

// TestMendedSlips holds which line is offered for slips that beginners make.
func TestMendedSlips(t *testing.T) {
	for program, want := range map[string]string{
		"array([10],[20],[30])":                          "array([[10],[20],[30]])",
		"x = np.array([10], [20], [30])\nx + 1":          "x = np.array([[10], [20], [30]])\nx + 1",
		"array([1, 2], [3])":                             "",
		"a = [1, 2, 3]\na + 1":                           "a = np.array([1, 2, 3])\na + 1",
		"a = [1, 2]; b = [3, 4]; a * b":                  "a = np.array([1, 2]); b = np.array([3, 4]); a * b",
		"x = ones((2, 3))\nx.sum(axis=1, keepdims=true)": "x = ones((2, 3))\nx.sum(axis=1, keepdims=True)",
		"x = arange(6)\nx.reshpe(2, 3)":                  "x = arange(6)\nx.reshape(2, 3)",
		"pint(np.ones(3) + 1)":                           "print(np.ones(3) + 1)",
		"x = ones((2, 3))\nx - x.mean":                   "x = ones((2, 3))\nx - x.mean()",
		"x = np.ones((2, 3))\n(x - x.mean) / x.std":      "x = np.ones((2, 3))\n(x - x.mean()) / x.std()",
		"x = ones(3)\nx.T - x.T.mean":                    "x = ones(3)\nx.T - x.T.mean()",
	} {
		got := ""
		b := bench.New(figure.State{Expr: program}, "")
		if len(b.Offers) == 1 && b.Offers[0].Kind == bench.OfferMended {
			got = b.Offers[0].Line
		}
		if got != want {
			t.Errorf("%q: %q is offered, want %q", program, got, want)
		}
	}
}

// TestSettled looks at what is offered for a condition of several values, whose comparison is drawn,
// and for an assignment to an entry of a JAX array.
func TestSettled(t *testing.T) {
	const x = "import jax.numpy as jnp\nx = jnp.zeros((3, 2))\n"
	for _, test := range []struct {
		program, drawn string
		want           []string
	}{
		{"a = np.array([1, 2, 3])\nif a > 2:\n  a = a + 1", "a > 2", []string{"if (a > 2).any():", "if (a > 2).all():"}},
		{"import torch\na = torch.ones(3) > 2\nif a:\n  a", "torch.ones(3) > 2", []string{"if a.any():", "if a.all():"}},
		{"a = np.array([1, 2, 3])\nm = (a > 1) and (a < 3)", "a > 1", nil},
		{x + "x[0] = 1", "x.at[0].set(1)", []string{"x = x.at[0].set(1)"}},
		{x + "for i in range(3):\n  x[i, :] += (i + 1) * 2 # here", "x.at[i, :].add((i + 1) * 2)", []string{"  x = x.at[i, :].add((i + 1) * 2) # here"}},
		{x + "x[0] -= 1", "x[0] - 1", nil},
	} {
		b := bench.New(figure.State{Expr: test.program}, "")
		var got []string
		for _, o := range b.Offers {
			got = append(got, b.OfferedLine(o))
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%q: %q is offered, want %q", test.program, got, test.want)
		}
		if s := b.Good.Outcome.Steps; len(s) == 0 || s[b.Good.Step].Text != test.drawn {
			t.Errorf("%q: %v is drawn, want %q", test.program, s, test.drawn)
		}
	}
}
