package bench_test

import (
	"slices"
	"strings"
	"testing"

	"shapecast/app/bench"
)

const training = `import torch
import torch.nn as nn

class Net(nn.Module):
    def forward(self, x):
        return x

x, y = torch.randn(64, 10), torch.randn(64)
w = torch.randn(10, 1)
model = Net()
for epoch in range(3):  # each: all rows
    pred = x @ w
    if epoch > 5:
        pred = model(
            x)
    with torch.no_grad():
        loss = ((pred - y) ** 2).mean()
    model.step(epoch)
`

// TestExcerpt types programs that are in part outside the language.
func TestExcerpt(t *testing.T) {
	for _, test := range []struct {
		name, source string
		left         []int
		want         string // the program that is shown
		found        bool   // there is something wrong in it
	}{
		{"a training loop", training, []int{18},
			"import torch\nimport torch.nn as nn\nclass Net(nn.Module):\n    def forward(self, x):\n        return x\nx, y = torch.randn(64, 10), torch.randn(64)\nw = torch.randn(10, 1)\nmodel = Net()\nfor epoch in range(3):  # each: all rows\n    pred = x @ w\n    if epoch > 5:\n        pred = model(\n            x)\n    with torch.no_grad():\n        loss = ((pred - y) ** 2).mean()", true},
		{"a library refuses a line", "import torch\np = torch.randn(32, 1)\nloss = ((p - torch.randn(32))**2).mean()\nloss.backward()\nones(3) + 1", nil,
			"import torch\np = torch.randn(32, 1)\nloss = ((p - torch.randn(32))**2).mean()\nloss.backward()\nones(3) + 1", false},
		{"what fails is shown", "await x\na = ones(3)\na + ones(4)", []int{1}, "a = ones(3)\na + ones(4)", true},
		{"all that a loop does", "a = ones(3) + 1\nfor k in a:\n  k.resize(2)", []int{3}, "a = ones(3) + 1\nfor k in a:\n  pass", false},
		{"a plot of what runs", "import matplotlib.pyplot as plt\nz = np.ones(3) + 1\nplt.imshow(\n  z)\nplt.show()", []int{3, 4, 5},
			"import matplotlib.pyplot as plt\nz = np.ones(3) + 1", true},
		{"a file that is written, pasted with blanks", "  z = ones(3) + 1\n  np.save('-', z)\n  print(z)", []int{2}, "  z = ones(3) + 1\n  print(z)", true},
		{"an operation that is left out", "z = ones(3) + 1\nplt.imshow(z - 1)", []int{2}, "z = ones(3) + 1", false},
		{"what another operation follows", "z = ones(3) + 1\nnp.save('-', z)\nz + 1", []int{2}, "z = ones(3) + 1\nz + 1", false},
		{"a statement of several lines", "d = f(\n  lambda x: x)\nones(3) + 1", nil, "", false},
		{"a call of several lines", "d = np.load(\n  'file')\nones(3) + 1", []int{1, 2}, "ones(3) + 1", false},
		{"nothing is left", "class A(B):\n  x = ones(3) + 1", nil, "", false},
		{"no arrays meet in what is left", "class A(B): pass\nx = ones(3)", nil, "", false},
		{"more lines than are tried", "ones(3) + 1\n" + strings.Repeat("await x\n", 1000), nil, "", false},
		{"a name mistyped", "x = ones(3) + 1\nx + y", nil, "x = ones(3) + 1\nx + y", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(scores)
			b.Type(test.source)
			o, quoted := b.Quoted()
			if quoted != (test.left != nil) || !slices.Equal(o.Left, test.left) {
				t.Errorf("%v is left out, want %v", o.Left, test.left)
			}
			if b.Good.Source != test.want {
				t.Errorf("%q is shown, want %q", b.Good.Source, test.want)
			}
			if b.Line != test.source || b.Mistaken() == test.found || b.Meant() != test.found {
				t.Errorf("the line is %q, with a mistake: %v; want it kept, and %v", b.Line, b.Mistaken(), !test.found)
			}
		})
	}
}

// TestRepairBeforeAFile repairs an operation in a program whose last line saves a file, which
// is not run here.
func TestRepairBeforeAFile(t *testing.T) {
	const program = "import numpy as np\na, b = np.ones((3, 4)), np.ones(3)\nc = a * b\nnp.save('c', c)"
	b := typed(scores)
	b.Type(program)
	b.Apply(0)
	if want := strings.Replace(program, "a * b", "a * b[:, None]", 1); b.Line != want || !b.Meant() || b.Good.Answer() != "(3, 4)" {
		t.Errorf("the line is %q, meant: %v, and gives %s", b.Line, b.Meant(), b.Good.Answer())
	}
	if b.Undo(); b.Line != program || b.Good.Answer() != bench.Failure {
		t.Errorf("undone, the line is %q and gives %s", b.Line, b.Good.Answer())
	}
}

// TestCodeInProse asks about code in a sentence: it is shown. A line that is being written
// is no sentence.
func TestCodeInProse(t *testing.T) {
	for text, want := range map[string]string{
		"why does np.ones((3,)) - np.ones((3,1)) give a 3x3 matrix?":        "np.ones((3,)) - np.ones((3,1))",
		"Why is `ones(4, 3) * ones(4)` an error, and what should I write":   "ones(4, 3) * ones(4)",
		"为什么 np.ones(3) - np.ones((3, 1)) 得到 3x3 的 矩阵？":                     "np.ones(3) - np.ones((3, 1))",
		"what does np.maximum(np.ones((2, 1)), np.ones(3)) give as a shape": "np.maximum(np.ones((2, 1)), np.ones(3))",
		"why does a (3,) minus b (3,1) give me a 3x3 matrix?":               "b = ones((3, 1))\nones(3) - b",
		"X_train shape: (8, 20)\ny_train shape: (8,)":                       "X_train = ones((8, 20))\ny_train = ones(8)\nX_train + y_train",
		"what is the (3,) of an array?":                                     scores,
		"ones(3, 1) + ones(4) +":                                            scores,
		"import numpy as ones(3) + 1":                                       scores,
		"why does a - b fail here?":                                         scores,
		"ones(3) + ones(4) ones ones":                                       "ones(3) + ones(4)",
	} {
		b := typed(scores)
		if b.Type(text); b.Good.Source != want {
			t.Errorf("%q: %q is shown, want %q", text, b.Good.Source, want)
		}
		if b.Line != text {
			t.Errorf("%q became %q", text, b.Line)
		}
	}
}

// TestShapesInComments reads programs whose comments tell the shapes of what is missing.
func TestShapesInComments(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"of the line that assigns it", "import torch\np = model(x)  # (4, 1)\ny = torch.ones(4)\np - y",
			"import torch\n# p = model(x)  # (4, 1)\ny = torch.ones(4)\np = torch.tensor([[10.0], [20.0], [30.0], [40.0]])\np - y"},
		{"behind the name", "x - mu  # x is (2, 3), mu: (2,)", "x = array([[1, 2, 3], [4, 5, 6]])\nmu = array([10, 20])\nx - mu  # x is (2, 3), mu: (2,)"},
		{"in square brackets", "a, b = load()  # [2, 1], [3]\na + b", "# a, b = load()  # [2, 1], [3]\na = array([[1], [2]])\nb = array([10, 20, 30])\na + b"},
		{"with names", "x = f()  # (N, D)\nw = g()  # (D,)\nx @ w", "# x = f()  # (N, D)\n# w = g()  # (D,)\nx = array([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]])\nw = array([10, 20, 30])\nx @ w"},
		{"with names of the program", "N = 2\nx = f()  # (N, 3)\nx * ones(N, 1)", "N = 2\n# x = f()  # (N, 3)\nx = array([[10, 20, 30], [40, 50, 60]])\nx * ones(N, 1)"},
		{"of what a function takes", "def f(x, w):\n    # x: (2, 3), w: (3,)\n    return x * w", "x = array([[1, 2, 3], [4, 5, 6]])\nw = array([10, 20, 30])\ndef f(x, w):\n    # x: (2, 3), w: (3,)\n    return x * w\nf(x, w)"},
		{"of one name only", "x = f()  # (2, 3)\nx - y", ""},
		{"with more names than we have sizes for", "x = f()  # (A, B, C, D, E)\nx * ones(3)", ""},
		{"that is none", "x = f()  # (see above)\nx - 1", ""},
	} {
		b := typed(scores)
		if b.Type(test.program); b.Good.Source != test.want {
			t.Errorf("%s: %q is shown, want %q", test.name, b.Good.Source, test.want)
		}
	}
}

// TestShapesAreShown types shapes alone: they are shown where nothing else can
// be meant, else it is asked.
func TestShapesAreShown(t *testing.T) {
	for _, test := range []struct {
		line   string
		want   string // what is shown
		offers int
	}{
		{"(2, 3) (3,)", "ones((2, 3)) + ones(3)", 1},
		{"(2,3) + (3,)", "ones((2, 3)) + ones(3)", 1},
		{"(2, 3) and (3,)", "ones((2, 3)) + ones(3)", 1},
		{"UserWarning: Using a target size (torch.Size([8])) that is different to the input size (torch.Size([8, 1])).", "torch.nn.functional.mse_loss(torch.empty(8, 1), torch.empty(8))", 1},
		{"(N,) - (N, 1)", "N = 4\nones(N) - ones(N, 1)", 1},
		{"(N, M) * (M,)", "N = 3\nM = 4\nones(N, M) * ones(M)", 1},
		{"[4, 3] vs. [2, 3]", "ones((4, 3)) + ones((2, 3))", 1},
		{"[4, 3] 与 [2, 3]", "ones((4, 3)) + ones((2, 3))", 1},
		{"torch.Size([3, 4]) torch.Size([4])", "torch.empty(3, 4) + torch.empty(4)", 1},
		{"A: (3, 4), B: (4,)", "A = ones((3, 4))\nB = ones(4)\nA + B", 1},
		{"x.shape = (3, 4)\ny.shape = TensorShape([4])", "x = ones((3, 4))\ny = ones(4)\nx + y", 1},
		{"q torch.Size([2, 64])\nmask torch.Size([2])", "q = torch.empty(2, 64)\nmask = torch.empty(2)\nq + mask", 1},
		{"x = (3, 4)", "x = ones((3, 4))", 1},
		{"print(x.shape, y.shape)\n(64, 3, 8) (3,)", "x = ones((64, 3, 8))\ny = ones(3)\nx + y", 1},
		{"print(x.shape, y.shape)\n(64, 3, 8)", "", 0},
		{"(12,1,5)x(3,)", "ones((12, 1, 5)) * ones(3)", 1},
		{"x (3, 4)", scores, 0},
		{"[4, 3] + [2, 3]", scores, 2},
		{"[4, 3]", scores, 2},
		{"(2, 3) or (3,)", scores, 0},
		{"(6,) - (6,1)", "ones(6) - ones((6, 1))", 1},
		{"(2, 3, 4) @ (4, 5)", "ones((2, 3, 4)) @ ones((4, 5))", 1},
		{"((6,) - (6,1)) * (2,)", "(ones(6) - ones((6, 1))) * ones(2)", 1},
		{"(6,) - 'a'", scores, 0},
		{"How can I multiply a (32, 10, 5) tensor by a mask of shape (32, 10)?", "mask = ones((32, 10))\nones((32, 10, 5)) * mask", 1},
		{"I have X of shape (100, 3) and want to subtract mean (100,)", "X = ones((100, 3))\nmean = ones(100)\nX - mean", 1},
		{"How do I divide each row of a (50, 20) matrix by its sum, which has shape (50,)?", "ones((50, 20)) / ones(50)", 1},
		{"My images are (64, 9, 9, 3) and I want to multiply each image by its own weight, weights has shape (64,)", "images = ones((64, 9, 9, 3))\nweights = ones(64)\nimages * weights", 1},
		{"请问:我的 X 形状是 (32, 10),w 形状是 (32,),想让每一行乘以对应的 w,报错 operands could not be broadcast together with shapes (32,10) (32,)", "X = ones((32, 10))\nw = ones(32)\nX * w", 1},
		{"  1 import numpy as np\n  2 \n  3 X = np.ones((9, 4))\n  4 for i in range(2):\n  5     X - np.ones(9)", "import numpy as np\n\nX = np.ones((9, 4))\nfor i in range(2):\n    X - np.ones(9)", 1},
		{"1: X = ones(2, 4)\n2: X - X.mean(axis=1)", "X = ones(2, 4)\nX - X.mean(axis=1)", 1},
		{"diff --git a/s.py b/s.py\n--- a/s.py\n+++ b/s.py\n@@ -1,3 +1,3 @@\n X = ones(2, 4)\n \n-m = X.mean(axis=1, keepdims=True)\n+m = X.mean(axis=1)\n X - m", "X = ones(2, 4)\n\nm = X.mean(axis=1)\nX - m", 1},
		{"> X = ones(2, 4)\n> X - X.mean(axis=1)", "X = ones(2, 4)\nX - X.mean(axis=1)", 1},
		{"On Monday she wrote:\n> ```python\n> X = ones(2, 4)\n> X - X.mean(axis=1)\n> ```", "```python\nX = ones(2, 4)\nX - X.mean(axis=1)\n```", 1},
		{"> X = ones(2, 4)\n> X - X.mean(axis=1)\n> ValueError: operands could not be broadcast together with shapes (2,4) (2,) ", "X = ones(2, 4)\nX - X.mean(axis=1)", 1},
		{"In [5]: w.shape\nOut[5]: (256,)\n\nIn [6]: h.shape\nOut[6]: (32, 256, 7, 7)\n\nIn [7]: h * w\n------\nRuntimeError: The size of tensor a (7) must match the size of tensor b (256) at non-singleton dimension 3", "w = torch.empty(256)\nh = torch.empty(32, 256, 7, 7)\nh * w", 1},
		{">>> w.shape\ntorch.Size([256])\n>>> h.shape\ntorch.Size([32, 256, 7, 7])\n>>> h * w\nRuntimeError: The size of tensor a (7) must match the size of tensor b (256) at non-singleton dimension 3", "w = torch.empty(256)\nh = torch.empty(32, 256, 7, 7)\nh * w", 1},
		{"> hey, anyone seen this?\n> `out = weights * preds`\n> ValueError: operands could not be broadcast together with shapes (5,) (5,1000) ", "weights = np.empty(5)\npreds = np.empty((5, 1000))\nweights * preds", 1},
		{"我有一个 (100, 3) 的数组 X，想减去每行的均值，形状是 (100,)，报错了", "ones((100, 3)) - ones(100)", 1},
		{"    def normalize(x):\n>       return x / np.linalg.norm(x, axis=1)\nE       ValueError: operands could not be broadcast together with shapes (32,10) (32,) \n\nsrc/norm.py:4: ValueError", "x = np.empty((32, 10))\nx / np.linalg.norm(x, axis=1)", 1},
		{"I'm trying to weight my batch loss. per_sample has shape torch.Size([64, 10]) and weights torch.Size([64]). When I do per_sample * weights I get \"The size of tensor a (10) must match the size of tensor b (64) at non-singleton dimension 1\". What am I doing wrong?", "per_sample = ones((64, 10))\nweights = ones(64)\nper_sample * weights", 1},
		{"I've got 500 points as (500, 2) and 20 cluster centers (20, 2). I want the distance from every point to every center.", "points = ones((500, 2))\ncenters = ones((20, 2))\npoints[:, None] - centers", 1},
		{"x的形状是(64, 10), 权重w是(64,), x*w报错: operands could not be broadcast together with shapes (64,10) (64,)", "x = ones((64, 10))\nw = ones(64)\nx * w", 1},
		{"> any idea?\n> sims / temps\n> ValueError: operands could not be broadcast together with shapes (64,128) (64,)", "sims = np.empty((64, 128))\ntemps = np.empty(64)\nsims / temps", 1},
		{"  File \"run.py\", line 9, in loss\n    return jnp.mean((x @ w - y) ** 2)\nTypeError: sub got incompatible shapes for broadcasting: (32, 4), (1, 32).", "y = empty((1, 32))\nempty((32, 4)) - y", 1},
	} {
		b := typed(scores)
		b.Type(test.line)
		if b.Good.Source != test.want || len(b.Offers) != test.offers || b.Line != test.line {
			t.Errorf("%s: %q is shown with %d offers, want %q with %d", test.line, b.Good.Source, len(b.Offers), test.want, test.offers)
		}
		if got, want := b.Mistaken(), test.offers == 0; got != want {
			t.Errorf("%s: a mistake: %v, want %v", test.line, got, want)
		}
		if b.Undo(); b.Line != scores {
			t.Errorf("%s: undone, the line is %q", test.line, b.Line)
		}
	}
}

// TestOpenKeepsTheLine opens a step of the program before an unfinished one.
func TestOpenKeepsTheLine(t *testing.T) {
	b := typed("a = ones(3) + 1\na + ones(2, 1)")
	b.Type("a = ones(3) +")
	b.Open(0)
	if b.Line != "a = ones(3) +" || b.Good.Step != 0 || b.Good.Result.Shape.String() != "(3,)" {
		t.Errorf("the line is %q, step %d gives %s", b.Line, b.Good.Step, b.Good.Result.Shape)
	}
	b.Type("(2, 3) (3,) (4, 1, 1)")
	for n := 1; n < 9; n++ {
		b.Type("(2, 3) (3,) (4, 1, 1)"[:12+n])
	}
	b.Undo()
	if want := "a = ones(3) + 1\na + ones(2, 1)"; b.Line != want {
		t.Errorf("undone, the line is %q, want %q", b.Line, want)
	}
}

// TestPastedProgramOpensWhatIsToBeChecked pastes whole lines, and types on.
func TestPastedProgramOpensWhatIsToBeChecked(t *testing.T) {
	const loss = "x = ones(3) + 1\nd = x - ones(3, 1)\nd ** 2"
	for _, test := range []struct {
		name, before, after string
		step                int
	}{
		{"a program", scores, loss, 1},
		{"lines below others", "y = ones(2) + 1\n", "y = ones(2) + 1\n" + loss, 2},
		{"one line, and another letter", loss[:len(loss)-1], loss, 2},
		{"a line typed to its end", loss, loss + "\n", 2},
		{"a program that fails further on", scores, loss + "\nd + ones(4)", 3},
		{"nothing to be checked", scores, "x = ones(3) + 1\nx * 2", 1},
	} {
		b := typed(test.before)
		b.Type(test.after)
		if b.Good.Step != test.step || b.Line != test.after {
			t.Errorf("%s: step %d is shown, want %d", test.name, b.Good.Step, test.step)
		}
	}
}

// TestPutShowsWhatAFigureWould puts the program of a lesson back, which nobody pastes.
func TestPutShowsWhatAFigureWould(t *testing.T) {
	const program = "x = ones(3)\nd = x - x[:, None]\nd ** 2"
	b := typed(scores)
	b.Put(program)
	want, _ := b.Good.Outcome.Focus()
	if got := b.Good.Outcome.Steps[b.Good.Step]; got.Text != want.Text {
		t.Errorf("%q is shown, want %q", got.Text, want.Text)
	}
}
