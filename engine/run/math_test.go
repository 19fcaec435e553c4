package run_test

import (
	"fmt"
	"testing"

	"shapecast/engine/run"
)

// TestPythonsOwn runs Python's module math and its functions of numbers. The
// answers are those of Python 3.11.
func TestPythonsOwn(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"a root", "import math\nmath.sqrt(16)", "4"},
		{"a name of the module", "from math import sqrt, pi\nsqrt(4) * pi", "6.283185307179586"},
		{"a name without an import", "math.e", "2.718281828459045"},
		{"of an array of rank 0", "math.sqrt(np.array(4.0))", "2"},
		{"of an array of one value", "math.sqrt(np.array([4.0]))", "TypeError: only 0-dimensional arrays can be converted to Python scalars"},
		{"of an array", "math.sqrt(np.array([4.0, 9.0]))", "TypeError: only 0-dimensional arrays can be converted to Python scalars"},
		{"of a tensor", "math.sqrt(torch.tensor([4., 9.]))", "ValueError: only one element tensors can be converted to Python scalars"},
		{"of a text", `math.sqrt("a")`, "TypeError: must be real number, not str"},
		{"of a list", "math.sin([1, 2])", "TypeError: must be real number, not list"},
		{"of a negative number", "math.sqrt(-1)", "ValueError: math domain error"},
		{"a logarithm of 0", "math.log(0)", "ValueError: math domain error"},
		{"a logarithm to a base", "math.log(8, 2)", "3"},
		{"what no float holds", "math.exp(1000)", "OverflowError: math range error"},
		{"infinity stays", "math.exp(math.inf)", "+Inf"},
		{"an int", "math.floor(2.5) + math.ceil(2.5) + math.trunc(-2.5)", "3"},
		{"no int", "math.floor(math.inf)", "OverflowError: cannot convert float infinity to integer"},
		{"a question", "math.isnan(float('nan'))", "true"},
		{"a product of sizes", "math.prod((2, 3, 4))", "24"},
		{"of a module inside another", "tf.math.sqrt(tf.constant([4.0, 9.0])).shape", "[2]"},
		{"a scale", "q = ones(2, 4)\n(q / math.sqrt(q.shape[-1])).sum().item()", "4"},
		{"float of rank 0", "float(np.array(3))", "3"},
		{"int of rank 0", "int(np.array(3.7))", "3"},
		{"abs of rank 0", "abs(np.array(-3)).item()", "3"},
		{"float of an array", "float(np.array([3.0, 4.0]))", "TypeError: only 0-dimensional arrays can be converted to Python scalars"},
		{"float of a tensor", "float(torch.tensor([1., 2.]))", "ValueError: only one element tensors can be converted to Python scalars"},
		{"float of a list", "float([1])", "TypeError: float() argument must be a string or a real number, not 'list'"},
		{"int of a text", `int(" 3 ")`, "3"},
		{"int of another", `int("3.5")`, "ValueError: invalid literal for int() with base 10: '3.5'"},
		{"a sum of rows", "sum(np.ones((2, 3))).shape", "[3]"},
		{"a sum of arrays", "sum([np.ones(3), np.ones((2, 1))]).shape", "[2 3]"},
		{"a sum of arrays that do not meet", "sum([np.ones(3), np.ones(4)])", "*engine.MismatchError"},
		{"a sum of numbers", "sum([1, 2, 3])", "6"},
		{"the larger of two numbers", "max(3, 4)", "4"},
		{"the least of three", "min(3, 1.5, 2)", "1.5"},
		{"of a number and rank 0", "max(2, np.array(3)).item()", "3"},
		{"the largest of a list", "max([1, 5, 2])", "5"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := run.Run(test.program, "")
			got := fmt.Sprint(out.Last.Python)
			if out.Last.Array != nil && out.Err == nil {
				got = fmt.Sprint(out.Last.Array.At().AsFloat())
			}
			switch e := out.Err.(type) {
			case nil:
			case *run.LibraryError:
				got = e.Type + ": " + e.Text
			default:
				got = fmt.Sprintf("%T", e)
			}
			if got != test.want {
				t.Errorf("got %s (%v), want %s", got, out.Err, test.want)
			}
		})
	}
}
