package bench_test

import (
	"slices"
	"strings"
	"testing"
)

// TestOffered holds the codes of all repairs of programs that people wrote, in which the
// first idea would be wrong.
func TestOffered(t *testing.T) {
	for _, test := range []struct {
		name, program string
		want          []string
	}{
		{"what grows in a loop", inNumPy + "x = np.array([0., 1.])\nK = np.ones((2, 1))\nfor z in range(3):\n  x = x + K * z", []string{"(K * z).squeeze(1)"}},
		{"or by a function that is called again", "from functools import reduce\n" + inNumPy + "reduce(lambda a, b: a + b, [np.ones(3), np.ones((3, 1)), np.ones(3)])", nil},
		{"one of three", inNumPy + "H = 4\nh = np.zeros((H, 1))\nb = np.zeros((H, 1))\nw = np.ones((4, 3)) @ np.ones(3)\nw + h + b", []string{"w[:, None]"}},
		{"one after the other", inNumPy + "d = np.ones((4, 4, 3))\ninv = np.ones((4, 4))\nmass = np.ones(4)\n(d * inv * mass).sum(axis=1)", []string{"inv[:, :, None]"}},
		{"two of one kind", inNumPy + "t = np.ones(80)\nfreqs = np.ones(3)\namps = np.ones(3)\n(amps * np.sin(freqs * t)).sum(axis=0)", []string{"t[:, None]", "freqs[:, None] … amps[:, None]"}},
		{"beside names of axes", inNumPy + "import xarray as xr\nt = xr.DataArray(np.ones((2, 4, 5)), dims=('time', 'lat', 'lon'))\nw = np.ones(4)\nt * w", []string{"w[:, None]"}},
		{"two names of one axis", inNumPy + "import xarray as xr\na = xr.DataArray(np.ones(3), dims='x')\nb = xr.DataArray(np.ones(3), dims='station')\n((a - b) ** 2).mean()", []string{"b.rename({\"station\": \"x\"})"}},
		{"a mask of a batch", inTorch + "s = torch.ones(4, 4, 4, 4)\npad = torch.ones(4, 4)\ns.masked_fill(pad == 0, -1e9)", []string{"(pad == 0)[:, None, None]", "(pad == 0)[:, None, :, None]"}},
		{"means of pictures", "import tensorflow as tf\nx = tf.ones((8, 8, 8, 8))\ng = tf.reduce_mean(x, axis=[2, 3])\nx * g", []string{"g[:, :, None, None]", "g[:, None, None]"}},
		{"one too many", inNumPy + "S = np.ones((1000, 252))\nt = np.ones(253)\nS * t", nil},
		{"a window too small", inNumPy + "x = np.ones((3, 2))\nk = np.ones((3, 3))\n(x * k).sum()", nil},
		{"the other axis", inNumPy + "batch = np.ones((8, 3))\nmu = np.zeros(3)\nbatch.mean(axis=1) - mu", []string{"batch.mean(axis=0)"}},
		{"sizes that come from before", inNumPy + "w = np.ones((5, 1))\nerr = np.ones(9) - np.ones((9, 1))\ngrad = np.ones((5, 9)) @ err\nw -= grad", nil},
		{"brackets at the front", "import tensorflow as tf\ns = tf.ones((2, 5, 5))\nmask = tf.ones((2, 5))\ns += (1.0 - mask) * -1e9", []string{"((1.0 - mask) * -1e9)[:, None]", "((1.0 - mask) * -1e9)[:, :, None]"}},
		{"no pairs to be averaged, of numbers that a line before picked", inNumPy + "probs = np.ones((32, 10))\nlabels = np.ones(32)\npred = probs.argmax(axis=0)\nacc = (pred == labels).mean()", []string{"probs.argmax(axis=1)"}},
		{"no pairs to be averaged", inTorch + "p = torch.ones(3)\nq = torch.ones(4)\n((p - q) ** 2).mean()", nil},
		{"a result that is no larger", inNumPy + "a = np.ones((32, 4))\nb = np.ones((1, 32))\na - b", []string{"b.T"}},
		{"a row that was turned", inNumPy + "d = np.ones((40, 1))\nnp.ones((40, 16)) / d.T", []string{"d"}},
		{"a matrix that lies on its side", inNumPy + "s = np.ones((100, 3))\nk = np.ones((3, 100))\ns + 2 * k", []string{"(2 * k).T", "s.T"}},
		{"a batch first", inTorch + "x0 = torch.randn(28, 28, 28)\na = torch.rand(28)\na * x0", []string{"a[:, None, None]", "a[:, None]"}},
		{"a batch of pictures of one channel", inTorch + "w = torch.rand(16)\nx = torch.randn(16, 1, 28, 28)\n(w * x).mean()", []string{"w[:, None, None, None]"}},
		{"a column beside a table", inNumPy + "xyz = np.ones((20, 3))\nw = np.ones(3)\nxyz / w[:, None]", []string{"w[:, None].squeeze(1)"}},
		{"a line before that folded the other axis", inNumPy + "y, m = np.ones(30), np.ones(201)\nlik = ((y - m[:, None]) ** 2).sum(axis=0)\nm + lik", []string{"((y - m[:, None]) ** 2).sum(axis=1)"}},
		{"a line before, and a step", inNumPy + "b, E = np.zeros(10), np.ones((64, 10))\ndb = E.mean(axis=1)\nb -= 0.1 * db", []string{"E.mean(axis=0)"}},
		{"means of the rows that were picked", inNumPy + "X = np.ones((5, 4))\ngood = np.array([1, 2, 3])\nX[good] = X[good] - X.mean(axis=1)", []string{"X[good].mean(axis=1, keepdims=True)"}},
		{"a mask of lengths", inTorch + "lengths = torch.tensor([5, 3, 8, 2])\nx = torch.randn(4, 8, 16)\nmask = lengths > torch.arange(8)\nx * mask.unsqueeze(-1)", []string{"lengths[:, None]"}},
		{"a list", inNumPy + "w = [0.2, 0.3, 0.5]\nscores = np.ones((3, 10))\ntotal = w * scores", []string{"np.array([0.2, 0.3, 0.5])[:, None]"}},
		{"parts that were joined along another axis", inTorch + "a = torch.ones(4, 6)\nz = torch.cat([a, a], dim=1)\nsim = z @ z.T\nsim.masked_fill(torch.eye(8) > 0, -1e9)", nil},
		{"an earlier line to check", inNumPy + "y = np.ones(50) + np.ones((50, 1))\nr = y - np.ones(2500)", nil},
		{"a bias of another length", inNumPy + "w, b = np.ones((10, 5)), np.ones(5)\nx = np.ones(5)\nw @ x + b", nil},
		{"positions of another length", inTorch + "x = torch.ones(1, 197)\npos = torch.ones(1, 577)\nx + pos", nil},
		{"pairs of rows that are folded as rows", inNumPy + "X, c = np.ones((200, 2)), np.ones((5, 2))\nd = ((X - c) ** 2).sum(axis=1)\nd.argmin()", nil},
		{"rows are reduced, and the columns may be meant", inNumPy + "X = np.ones((8, 3))\nX - X.mean(axis=1)", []string{"X.mean(axis=1, keepdims=True)", "X.mean(axis=0)"}},
		{"rows are divided by what is theirs", inNumPy + "x = np.random.rand(3, 4)\nnorm = np.linalg.norm(x, axis=1)\nx / norm", []string{"norm[:, None]"}},
		{"rows are observations", inNumPy + "R = np.ones((9, 4))\nmu = R.mean(axis=1)\nD = R - mu\ncov = D.T @ D", []string{"R.mean(axis=0)", "mu[:, None]"}},
		{"and as many as columns", inNumPy + "R = np.ones((9, 9))\nD = R - R.mean(axis=1)\ncov = D.T @ D", []string{"R.mean(axis=0)", "R.mean(axis=1, keepdims=True)"}},
		{"means that are added again", inNumPy + "def pca(X):\n    mu = X.mean(axis=1)\n    return X - mu, mu\nX = np.ones((9, 4))\nZ, mu = pca(X)\nZ + mu", []string{"X.mean(axis=0)", "mu[:, None]"}},
		{"means and deviations", inNumPy + "X = np.ones((8, 3))\nmu, sd = X.mean(axis=1), X.std(axis=1)\nZ = (X - mu) / sd", []string{"mu[:, None] … sd[:, None]", "X.mean(axis=0) … X.std(axis=0)"}},
		{"the one that is known to belong, of three that are equal", inNumPy + "p = np.random.rand(3, 3)\ndef f(m):\n    d = p[None] - p[:, None]\n    w = (d ** 2).sum(axis=-1)\n    return (d * w * m).sum(axis=1)\nf(np.random.rand(3))", []string{"w[:, :, None]", "m[:, None, None]"}},
		{"what is reduced along the new axis too", inTorch + "def dice(p, target):\n    both = (p * target).sum(dim=(2, 3))\n    return both + target.sum(dim=(2, 3))\np = torch.ones(8, 4, 6, 5)\ntarget = torch.ones(8, 6, 5)\ndice(p, target)", []string{"torch.ones(8, 6, 5)[:, None]"}},
		{"pairs that are written in two lines", inTorch + "pe = torch.zeros(9, 6)\nclass M:\n  def __init__(self):\n    pos = torch.arange(9)\n    div = torch.arange(3)\n    pe[:, 0::2] = torch.sin(pos * div)\n    pe[:, 1::2] = torch.cos(pos * div)\nM()", []string{"torch.arange(9)[:, None]"}},
		{"pairs that are made again", inNumPy + "a, b, c, d = np.random.rand(9), np.random.rand(5), np.random.rand(9), np.random.rand(5)\nx = b - a\ny = np.cos(d - c)\nx * y", []string{"a[:, None]", "b[:, None]"}},
		{"pairs of rows, and the axis of their norm", inNumPy + "X, c = np.random.rand(20, 2), np.random.rand(3, 2)\nd = np.linalg.norm(X - c, axis=1)\nl = d.argmin(axis=1)", []string{"X[:, None] … axis=-1", "c[:, None] … axis=-1"}},
		{"no weights for each output", inNumPy + "w, step = np.zeros(3), np.ones((3, 6))\nw = w - 0.1 * step", nil},
		{"nor from an error message", "    w = w - 0.1 * step\n        ~~^~~~~~~~~~~~\nValueError: operands could not be broadcast together with shapes (3,) (3,6) ", nil},
		{"but one for each row of what stays", inNumPy + "w, x = np.zeros(3), np.ones((3, 6))\nx = x * w", []string{"w[:, None]"}},
		{"no slices", inNumPy + "np.ones((50, 8)) - np.ones((49, 8))", nil},
		{"a program that fails then", inNumPy + "p = np.random.rand(50)\nr = p[1:] / p\nr - np.ones(50)", nil},
		{"a diff", "--- a/s.py\n+++ b/s.py\n@@ -1,3 +1,3 @@\n import numpy as np\n X = np.ones((9, 4))\n-mu = X.mean(axis=0)\n+mu = X.mean(axis=1)\n Z = X - mu", []string{"mu[:, None]", "X.mean(axis=0)"}},
		{"weights of a sum", inNumPy + "p = np.random.rand(3, 3)\nd = p[None] - p[:, None]\nw = (d ** 2).sum(axis=-1)\nm = np.random.rand(3)\n(d * w[:, :, None] * m).sum(axis=1)", []string{"m[:, None]", "m[:, None, None]"}},
		{"the last axis is meant", inTorch + "p = torch.ones(32, 5)\nw = torch.ones(5)\np.sum(-1).mul(w).mean()", nil},
		{"labels that are a column", inNumPy + "p = np.random.rand(4, 3)\ny = np.array([[0], [1], [1], [2]])\n-np.log(p[np.arange(4), y]).mean()", []string{"y.squeeze(1)", "np.arange(4)[:, None]"}},
		{"pairs of rows", inNumPy + "X, c = np.ones((200, 2)), np.ones((5, 2))\nd = ((X - c) ** 2).sum(axis=-1)", []string{"c[:, None]", "X[:, None]"}},
	} {
		var codes []string
		for _, r := range typed(test.program).Repairs() {
			codes = append(codes, r.Code)
		}
		if !slices.Equal(codes, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, codes, test.want)
		}
	}
}

// TestAFixChangesALine presses the fix of a text that is shown in part: the rest of it stays.
func TestAFixChangesALine(t *testing.T) {
	paste := "import pandas as pd\nimport numpy as np\ndf = pd.read_csv('a.csv')\nX = df[['p', 'q']].values  # (n, 2)\ntotals = X.sum(axis=1)\nshare = X / totals\nprint(share)"
	b := typed(scores)
	b.Type(paste)
	if len(b.Repairs()) == 0 {
		t.Fatal("no fix is offered")
	}
	b.Apply(0)
	if want := strings.Replace(paste, "/ totals", "/ totals[:, None]", 1); b.Line != want || b.Good.Doubtful() {
		t.Errorf("got %s", b.Line)
	}
}

// TestAnAxisIsAddedWhereItIsUsed adds the axis of size 1 that a program pads with.
func TestAnAxisIsAddedWhereItIsUsed(t *testing.T) {
	for _, test := range []struct{ program, from, to string }{
		{"import tensorflow as tf\ny = tf.random.normal((16,))\np = tf.random.normal((16, 1))\ntf.reduce_mean(y - p)", "y - p", "y[None] - p"},
		{inNumPy + "x = np.array([0., 1.])\nK = np.ones((2, 2))\nfor z in range(3):\n  x = K @ x\n  x = x + K", "x + K", "x[None] + K"},
		{inNumPy + "x = np.ones(3)\nK = np.ones((2, 2, 3))\nx + K", "x + K", "x[None, None] + K"},
	} {
		b := typed(test.program)
		b.AddAxis(0, 0, len(b.Good.Trace.Columns)-1)
		if want := strings.Replace(test.program, test.from, test.to, 1); b.Line != want {
			t.Errorf("got  %q\nwant %q", b.Line, want)
		}
	}
}

// TestMeant says of one operation after the other that it was meant.
func TestMeant(t *testing.T) {
	b := typed(inNumPy + "D = np.ones((5, 5))\nfor i in range(3):\n  D *= D.sum(axis=1)\nD /= D.sum(axis=1)")
	for _, line := range []int{4, 5} {
		if got := b.Good.LineOf(b.Good.Step); got != line || b.Confirmed() {
			t.Errorf("line %d is shown, want %d to be asked about", got, line)
		}
		b.Confirm()
		if o, found := b.FirstOrigin(); found && o.Name == "" {
			t.Errorf("line %d is to be checked again", o.Line)
		}
	}
	if !b.Confirmed() {
		t.Error("it asks on")
	}
}
