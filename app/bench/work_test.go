package bench_test

import (
	"cmp"
	"runtime"
	"strings"
	"testing"

	"shapecast/engine/run"
)

// allocated returns how many bytes a function asks for: what it computes, on any machine.
func allocated(f func()) float64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return float64(after.TotalAlloc - before.TotalAlloc)
}

// TestWork holds all that is computed after a long program is pasted against a run of it, or of
// the program once it is mended.
func TestWork(t *testing.T) {
	const filter = "dt = 0.1\nF, H = np.array([[1, dt], [0, 1]]), np.array([[1, 0]])\nx, P = np.array([0., 1.]), np.eye(2)\n" +
		"for z in np.linspace(0, 1, 20):\n  x, P = F @ x, F @ P @ F.T + 0.01\n  K = P @ H.T @ np.linalg.inv(H @ P @ H.T + 0.5)\n  x = x + K * (z - H @ x)\n  P = (np.eye(2) - K @ H) @ P\nprint(x)"
	layers := "import torch, torch.nn as nn\nclass Net(nn.Module):\n  def __init__(self):\n    super().__init__()\n" + strings.Repeat("    self.a = nn.Linear(8, 8)\n", 30) +
		"  def forward(self, x):\n" + strings.Repeat("    x = x + torch.relu(self.a(x))\n", 30) + "    return x.mean(dim=1)\nx = torch.randn(32, 8)\nloss = Net()(x) - x\n"
	const learn = "X, y, w = np.ones((20, 3)), np.ones((20, 1)), np.zeros(3)\nfor i in range(400):\n  "
	for _, test := range []struct{ name, program, mended string }{
		{"a filter whose state grows", inNumPy + filter, ""},
		{"a loop that runs", inNumPy + learn + "w = w - 0.1 * X.T @ (X @ w - y[:, 0])", ""},
		{"a loop that grows", inNumPy + learn + "e = X @ w - y\n  w = w - 0.1 * X.T @ e.mean(axis=1)", ""},
		{"a loop that fails at once", inNumPy + learn + "e = X @ w\n  w = w - 0.1 * (X * e).mean(0)", inNumPy + learn + "e = X @ w\n  w = w - 0.1 * (X * e[:, None]).mean(0)"},
		{"a loop before the one that fails", inNumPy + learn + "w = w - 0.1 * X.T @ (X @ w - y[:, 0])\nX - X.mean(axis=1)", ""},
		{"a slip after a loop", inNumPy + learn + "w = w - 0.1 * X.T @ (X @ w - y[:, 0])\nnp.meen(w)", ""},
		{"a line outside the language, after a loop", inNumPy + learn + "w = w - 0.1 * X.T @ (X @ w - y[:, 0])\nwith open('a') as f:\n  f.write(w)\nX - w[:2]", ""},
		{"many layers", layers, ""},
	} {
		once := allocated(func() { run.Run(cmp.Or(test.mended, test.program), "") })
		all := allocated(func() {
			b := typed(test.program)
			b.Repairs()
			b.FirstOrigin()
		})
		if all > 8*once {
			t.Errorf("%s: %.0f times what the program takes itself", test.name, all/once)
		}
	}
}

// TestWorkOfLoader holds a program that takes its rows from a loader against one that cuts them
// out itself: the rows are not taken one by one.
func TestWorkOfLoader(t *testing.T) {
	const before, after = "import torch, torch.nn as nn\nfrom torch.utils.data import TensorDataset, DataLoader\nX, y, net = torch.randn(512, 13), torch.randn(512), nn.Linear(13, 1)\nfor epoch in range(3):\n  ",
		"\n    pred = net(xb)\n    loss = nn.MSELoss()(pred, yb)\nX.T"
	cut := allocated(func() { run.Run(before+"for k in range(0, 512, 32):\n    xb, yb = X[k:k+32], y[k:k+32]"+after, "") })
	loaded := allocated(func() {
		run.Run(before+"for xb, yb in DataLoader(TensorDataset(X, y), batch_size=32, shuffle=True):"+after, "")
	})
	if loaded > 2*cut {
		t.Errorf("%.1f times what the same rows take that are cut out", loaded/cut)
	}
}
