package run_test

import (
	"strings"
	"testing"

	"shapecast/engine/run"
)

// TestNumbersThatAreNotKnown computes with the one value of a random array as a number of
// Python's: its type is known, and what depends on the value alone is outside.
func TestNumbersThatAreNotKnown(t *testing.T) {
	const random = "import torch\nx = torch.rand(4)\nn = x.sum().item()\n"
	for _, c := range []struct{ program, kind, err string }{
		{"n", "float", ""},
		{"x.argmax().item() // 2", "int", ""},
		{"n > 3", "bool", ""},
		{"torch.equal(x, x + 0)", "bool", ""},
		{"round(n * 100, 1)", "float", ""},
		{"int(n)", "int", ""},
		{"sum(x.tolist()) / 4", "float", ""},
		{"n.shape", "", "AttributeError: 'float' object has no attribute 'shape'"},
		{"len(n)", "", "TypeError: object of type 'float' has no len()"},
		{"1 / x.argmax().item()", "", "/ needs values, and these are random or too many to hold"},
		{"n ** 0.5", "", "** needs values, and these are random or too many to hold"},
		{"n == n", "bool", ""},
		{"n in [1.0, 2.0]", "", "this step needs values, and these are random or too many to hold"},
		{"if n > 3:\n    n = 3", "", "this step needs values, and these are random or too many to hold"},
		{"max(n, 1)", "", "this step needs values, and these are random or too many to hold"},
		{"[1, 2][int(n)]", "", "an index needs values, and these are random or too many to hold"},
		{"x[int(n):]", "", "this step needs values, and these are random or too many to hold"},
	} {
		out := run.Run(random+c.program, "")
		kind, says := run.Raised(out.Err)
		got := kind + ": " + says
		if kind == "" && out.Err != nil {
			_, got, _ = strings.Cut(out.Err.Error(), ": ")
		}
		switch {
		case c.err != "" && (out.Err == nil || got != c.err):
			t.Errorf("%s: error %v, want %s", c.program, got, c.err)
		case c.err == "" && (out.Err != nil || out.Last.Type != c.kind || out.Last.Python != nil || out.Last.Text != ""):
			t.Errorf("%s: %+v, error %v; want a %s that is not known", c.program, out.Last, out.Err, c.kind)
		}
	}
}
