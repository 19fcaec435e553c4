package bench_test

import (
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
