package run_test

import (
	"os"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

// What may be missed of the bugs, and warned of among the right programs.
const (
	fewestFound = 0.95
	mostWarned  = 0.05
)

// A pair is a program with a bug and the same program mended.
type pair struct{ bug, mended string }

func paragraphs(t *testing.T, file string) []string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for part := range strings.SplitSeq(string(text), "\n\n") {
		for strings.HasPrefix(part, "#") {
			_, part, _ = strings.Cut(part, "\n")
		}
		list = append(list, strings.TrimSpace(part))
	}
	return list
}

func pairs(t *testing.T) []pair {
	var list []pair
	for _, part := range paragraphs(t, "bugs.txt") {
		bug, mended, ok := strings.Cut(part, "\n--\n")
		if !ok {
			t.Fatalf("not mended: %s", part)
		}
		list = append(list, pair{bug, mended})
	}
	return list
}

// goneOn returns a program with two more operations after its last.
func goneOn(program string) string {
	lines := strings.Split(program, "\n")
	last := lines[len(lines)-1]
	name, _, assigned := strings.Cut(last, " = ")
	if !assigned || strings.ContainsAny(name, "[( ") {
		name = "after"
		lines[len(lines)-1] = "after = " + last
	}
	if strings.Contains(last, " -= ") || strings.Contains(last, " /= ") {
		name, _, _ = strings.Cut(last, " ")
		lines[len(lines)-1] = last
	}
	return strings.Join(append(lines, "later = "+name+" * 2", "later - 1"), "\n")
}

// asked reports whether a program is asked about. One that is not run is neither
// found nor left alone.
func asked(program string, unless bool) bool {
	out := run.Run(program, "")
	if out.Err != nil {
		return unless
	}
	_, ok := out.ToCheck()
	return ok
}

// drawn are arrays of which the values are not known, and all sizes are one.
const drawn = "X, W = np.random.rand(5, 5), np.random.rand(5, 5)\nb, u = np.random.rand(5), np.random.rand(5)\n"

func TestToCheck(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"the first of several", "a = ones(3, 1) - ones(3)\nb = ones(3) - a[:, :1]\nb ** 2", "ones(3, 1) - ones(3)"},
		{"a chain", "a = ones(5, 1, 1)\nb = ones(1, 4, 1)\nc = ones(3)\na + b + c", "a + b + c"},
		{"sizes in a tuple", "np.linalg.norm(np.ones((5, 3)), axis=1) - np.ones((5, 1))", "np.linalg.norm(np.ones((5, 3)), axis=1) - np.ones((5, 1))"},
		{"sizes that differ", "np.ones((2, 1)) - np.ones(3)", ""},
		{"a list in a call is no column", "def f(x, w):\n    return x @ w\ne = f(np.ones((10, 3)), np.ones((3, 1))) - np.ones(10)", "f(np.ones((10, 3)), np.ones((3, 1))) - np.ones(10)"},
		{"a column and a row with names", "a = array([[0], [10], [20], [30]])\nb = array([0, 1, 2])\na + b", ""},
		{"and of one size", "p = array([[1], [2], [3]])\nt = array([1, 2, 3])\np - t", "p - t"},
		{"a chain that ends well", "a = ones(4, 1)\nb = ones(5)\nc = ones(4, 5)\na + b + c", ""},
		{"and with brackets in it", "a = ones(4, 1)\nb = ones(5)\nc = ones(4, 5)\n(a + b) + c", ""},
		{"the first time in a loop", "h = ones(4, 1)\nfor i in range(2):\n    h = ones(4) + h + ones(4, 1)", "ones(4) + h + ones(4, 1)"},
		{"a program that fails later", "ones(3, 1) - ones(3)\nones(2) + ones(3)", ""},
		{"sizes that are spelled out", "ones(3, 1) + ones(4)", ""},
		{"and are equal", "ones(4, 1) + ones(4)", "ones(4, 1) + ones(4)"},
		{"nothing", "X = ones(4, 4)\nX - X.mean(axis=0)", ""},
		{"columns that are taken for rows", "X = ones(4, 4)\nX - X.mean(axis=1)", "X - X.mean(axis=1)"},
		{"sums of rows and of columns meet", "X = ones(4, 4)\nX.sum(axis=1, keepdims=True) * X.sum(axis=0)", ""},
		{"the bias of a layer", "import torch\nlayer = torch.nn.Linear(8, 32)\nlayer(torch.randn(32, 8))", ""},
		{"a bias of the columns of a product", drawn + "h = np.maximum(X @ W + b, 0)\nout = h @ W + b", ""},
		{"what is no bias of them", drawn + "X @ W + X.mean(axis=1)", "X @ W + X.mean(axis=1)"},
		{"a scale, where rows have kept means", drawn + "(X - X.mean(-1, keepdims=True)) / 2 * b + u", ""},
		{"a scale beside means of columns", drawn + "b * (X - X.mean(axis=0)) + u", ""},
		{"a scale in another line", drawn + "Z = X - X.mean(-1, keepdims=True)\nZ * b", "Z * b"},
		{"both axes have a factor", drawn + "u[:, None] * X * b\nX / b / u[:, None]", ""},
		{"both have, of a diagonal", drawn + "s = np.sqrt(np.diag(X))\nX / s / s[:, None]", ""},
		{"one factor for both", drawn + "X * b * b", "X * b * b"},
		{"weights that are summed along", drawn + "(X * b).sum(axis=1)\n((X / b)[:, :, None] * np.ones((5, 5, 2))).sum(axis=1)", ""},
		{"weights that are summed across", drawn + "(X * b).sum(axis=0)", "X * b"},
		{"means of rows that are summed", drawn + "((X - X.mean(axis=1)) ** 2).sum(axis=1)", "X - X.mean(axis=1)"},
		{"a mask of a batch that is summed", drawn + "(np.random.rand(5, 5, 5) * X).sum(1)", "np.random.rand(5, 5, 5) * X"},
		{"weights of a sum, beside a table", drawn + "(np.random.rand(5, 5, 5) * X[:, :, None] * b).sum(axis=1)", "np.random.rand(5, 5, 5) * X[:, :, None] * b"},
		{"a scale after it, beside a table", drawn + "np.random.rand(5, 5, 5) * X[:, :, None] * b + u", ""},
		{"weights that are summed along in another line", drawn + "Z = X * b\nt = Z.sum(axis=1)", ""},
		{"a weight of each column of standard scores", drawn + "Z = (X - X.mean(axis=0)) / X.std(axis=0)\nZ * b", ""},
		{"but not lengths of their rows", drawn + "Z = X - X.mean(axis=0)\nn = np.linalg.norm(Z, axis=1)\nZ / n", "Z / n"},
		{"columns, where rows are written", drawn + "a = (X * u[:, None]).sum(axis=0)\nX * b", ""},
		{"and are written later", drawn + "X * b\n(X * u[:, None]).sum(axis=0)", ""},
		{"what is of the rows, where rows are written", drawn + "a = (X * u[:, None]).sum(axis=0)\nX / X.sum(axis=1)", "X / X.sum(axis=1)"},
		{"a table of sizes alone", "np.random.rand(6, 6) * np.arange(6)", ""},
		{"and one of a parameter", "def f(x):\n    return x / x.sum(axis=1)\nf(np.random.rand(6, 6))", "x / x.sum(axis=1)"},
		{"pairs that meet a table of their shape", "f = np.random.rand(6, 7, 3)\na = np.random.rand(6, 7, 1)\na * f + (1 - a) * np.array([1., 0, 0])", ""},
		{"pairs of sums, which are kept as a column", "a, b = np.random.rand(6, 3), np.random.rand(5, 3)\n(a ** 2).sum(1, keepdims=True) + (b ** 2).sum(1)", ""},
		{"and of as many", "a, b = np.random.rand(6, 3), np.random.rand(6, 3)\n(a ** 2).sum(1, keepdims=True) + (b ** 2).sum(1)", "(a ** 2).sum(1, keepdims=True) + (b ** 2).sum(1)"},
		{"pairs that meet themselves", "p, t = np.random.rand(6, 1), np.random.rand(5)\n(p - t) * (p - t)", "p - t"},
		{"a triangle of places", drawn + "np.random.rand(2, 5, 5, 5) + np.triu(np.full((5, 5), -9.), 1)", ""},
		{"a function's own table", drawn + "np.trace(np.ones((2, 2, 2)))", ""},
		{"a column that is cut out", drawn + "np.ones(7) - X[:, :1]", ""},
		{"lengths for a mask", "lengths = np.random.randint(5, 20, size=(32, 1))\nnp.arange(20) < lengths", ""},
		{"labels that are a column, as an index", drawn + "y = np.array([[0], [1], [1], [2], [4]])\nX[np.arange(5), y]", "X[np.arange(5), y]"},
		{"and where it is written", drawn + "y = np.array([[0], [1], [1], [2], [4]])\nX[range(5), y] = 1", "X[range(5), y]"},
		{"and are read from a table", drawn + "y = np.random.randint(5, size=(5, 1))\ni = np.arange(5)\nX[i, y]", "X[i, y]"},
		{"and are reshaped before", drawn + "y = np.array([0, 1, 1, 2, 4]).reshape(-1, 1)\nX[range(5), y]", "X[range(5), y]"},
		{"an index of another size", drawn + "y = np.array([[0], [1]])\nX[np.arange(5), y]", ""},
		{"a None in an index", drawn + "i = np.array([0, 2, 1])\nX[i[:, None], i]\nX[i.reshape(-1, 1), i]\nX[i[:, None], i] = 2", ""},
		{"and before it", drawn + "i, j = np.array([0, 2, 1]), np.array([3, 3, 1])\nrows = i[:, None]\nX[rows, j]", ""},
		{"a column of a list in an index", drawn + "j = np.array([3, 3, 1])\nX[[[0], [1], [2]], j]\nX[np.array([[0], [1], [2]]), j]", ""},
		{"rows and columns that are both written", drawn + "i, j = np.array([[0], [2], [1]]), np.array([[3, 3, 1]])\nX[i, j]", ""},
		{"ix_", drawn + "X[np.ix_([0, 2, 1], [1, 3, 3])]\nplaces = np.ix_([0, 2, 1], [1, 3, 3])\nX[places]", ""},
		{"two products", drawn + "y = (X @ np.ones(5))[:, None]\nX @ b - y", "X @ b - y"},
	} {
		step, _ := run.Run(test.source, "").ToCheck()
		if step.Text != test.want {
			t.Errorf("%s: got %q, want %q", test.name, step.Text, test.want)
		}
	}
}

func TestBugsAreFound(t *testing.T) {
	list := pairs(t)
	for name, change := range map[string]func(string) string{"as they are": strings.Clone, "with more after them": goneOn} {
		found, missed := 0, ""
		for _, p := range list {
			if asked(change(p.bug), false) {
				found++
			} else {
				missed += "\n\n" + change(p.bug)
			}
		}
		t.Logf("%s: %d of %d found, missed:%s", name, found, len(list), missed)
		if float64(found) < fewestFound*float64(len(list)) {
			t.Errorf("%s: only %d of %d found", name, found, len(list))
		}
	}
}

func TestRightProgramsAreLeftAlone(t *testing.T) {
	programs := paragraphs(t, "right.txt")
	for _, p := range pairs(t) {
		programs = append(programs, p.mended)
	}
	warned := ""
	n := 0
	for _, program := range programs {
		if asked(program, true) {
			n++
			warned += "\n\n" + program
		}
	}
	t.Logf("%d of %d warned of:%s", n, len(programs), warned)
	if float64(n) > mostWarned*float64(len(programs)) {
		t.Errorf("%d of %d are warned of", n, len(programs))
	}
}

// TestExplainingChangesNothingBefore tries a factor beside the result of an operation, as a repair
// does: what was judged about the operation before stays.
func TestExplainingChangesNothingBefore(t *testing.T) {
	out := run.Run(drawn+"X * b\nW * u[:, None]", "")
	var step run.Step
	for _, s := range out.Steps {
		if s.Text == "X * b" {
			step = s
		}
	}
	before, _ := engine.Judge(*step.Trace)
	factor := out.Steps[len(out.Steps)-1].Trace.Operands[1]
	engine.Explain(engine.NumPy, engine.Multiply, engine.Operand{Array: step.Result, End: 1}, factor)
	if after, _ := engine.Judge(*step.Trace); before != engine.RunsCheck || after != before {
		t.Errorf("the verdict is %v, and then %v", before, after)
	}
}
