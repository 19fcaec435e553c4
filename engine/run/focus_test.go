package run_test

import (
	"testing"

	"shapecast/engine/run"
)

func TestChain(t *testing.T) {
	step, ok := run.Run("a = ones(5,1,1)\nb = ones(1,4,1)\nc = ones(3)\na + b + c", "").Focus()
	if !ok || step.Trace == nil || len(step.Trace.Operands) != 3 || step.Trace.Result().String() != "(5, 4, 3)" {
		t.Fatalf("got %+v, want one trace of three operands", step.Trace)
	}
	if step.Text != "a + b + c" || step.Trace.Operands[2].Name != "c" {
		t.Errorf("got %q, operand %q", step.Text, step.Trace.Operands[2].Name)
	}
	step, _ = run.Run("ones(5,1) + ones(4) + ones(3)", "").Focus()
	if len(step.Trace.Operands) != 2 || !step.Trace.Failed() {
		t.Errorf("a chain that fails: got %d operands, want the 2 that clash", len(step.Trace.Operands))
	}
	if step, _ := run.Run("ones(5,1) - ones(4) - ones(4)", "").Focus(); len(step.Trace.Operands) != 2 {
		t.Errorf("a chain of differences: got %d operands, want 2", len(step.Trace.Operands))
	}
}

func TestFocus(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"the last operation", "a = ones(3) + 1\nb = a * 2", "a * 2"},
		{"arrays that meet, before a number", "((ones(3, 1) - ones(3)) ** 2).mean()", "ones(3, 1) - ones(3)"},
		{"what is picked, before what is done to a number", "p = rand(3, 2)\n-log(p[arange(3), [0, 1, 1]]).mean()", "p[arange(3), [0, 1, 1]]"},
		{"and what becomes the number", "p = rand(3, 2)\n-abs(p).max()", "abs(p).max()"},
		{"and one of an earlier line", "m = abs(rand(3)).max()\n-m", "-m"},
		{"a pick by a mask, before the mask", "x = arange(6).reshape(2, 3)\nok = (x > 2).all(axis=0)\nx[:, ok]", "x[:, ok]"},
		{"a comparison, before a part of an array", "x = arange(6)\nk = x > 2\nx[1:]", "x > 2"},
		{"an array that stretches, before a later number", "a = ones(2, 3) - ones(3)\na ** 2", "ones(2, 3) - ones(3)"},
		{"an array that stretches, before later arrays of one shape", "a = ones(2, 3) - ones(3)\nb = a + a\nb.sum()", "ones(2, 3) - ones(3)"},
		{"an operation of the program, before those inside a loss", "import torch\nimport torch.nn.functional as F\ny = torch.ones(8, 10) + torch.ones(10)\nF.cross_entropy(y, torch.zeros(8).long())", "torch.ones(8, 10) + torch.ones(10)"},
		{"an operation of the program, before the bias of a layer", "import torch\nv = torch.nn.Linear(8, 1)\nr = torch.randn(64)\nval = v(torch.randn(64, 8)).squeeze(-1)\n((r - val) ** 2).mean()", "r - val"},
		{"a stretch of the program, before the bias of a layer", "import torch\nx = torch.ones(4, 8) + torch.ones(8)\ntorch.nn.Linear(8, 2)(x)", "torch.ones(4, 8) + torch.ones(8)"},
		{"arrays of one shape, before what is inside a function", "t = (ones(9) - ones(9)) / 3\nnp.quantile(t, [0.1, 0.9])", "ones(9) - ones(9)"},
		{"a loss, before what an optimizer does", "import torch\nm = torch.nn.Linear(5, 1)\no = torch.optim.SGD(m.parameters(), lr=0.1)\nout, y = m(torch.ones(4, 5)), torch.ones(4, 1)\nl = torch.nn.functional.mse_loss(out, y)\nl.backward()\no.step()", "torch.nn.functional.mse_loss(out, y)"},
		{"a layer, where nothing else is", "import torch\ntorch.nn.Linear(8, 2)(torch.ones(4, 8))", "torch.nn.Linear(8, 2)(torch.ones(4, 8))"},
		{"a function that is one operation", "s = np.ones(5)\nc = np.ones((5, 5)) / np.outer(s, s)", "np.outer(s, s)"},
		{"arrays of one shape, and numbers later", "a = ones(3) - ones(3)\na ** 2", "a ** 2"},
		{"all pairs that are meant", "x = ones(4, 3)\ny = ones(5, 3)\nd = x[:, None] - y[None]\nsqrt((d ** 2).sum(-1))", "x[:, None] - y[None]"},
		{"what is to be checked, before a later statement", "a = ones(3, 1) - ones(3)\na ** 2", "ones(3, 1) - ones(3)"},
		{"no operation: the last change", "ones(3).reshape(3, 1)", "ones(3).reshape(3, 1)"},
		{"the one that fails", "ones(3) + 1\nones(2) + ones(3)\nones(4) + 1", "ones(2) + ones(3)"},
		{"a mistake that is no mismatch", "a = ones(3) + 1\nb", "ones(3) + 1"},
		{"a fold made of several operations", "x = np.ones((2, 3))\nnp.mean(x, axis=1, where=x > 0)", "np.mean(x, axis=1, where=x > 0)"},
		{"a diagonal that is filled", "X = ones(3, 1) - ones(3)\nnp.fill_diagonal(X, 9.0)", "ones(3, 1) - ones(3)"},
		{"nothing but an array that is filled", "a = np.zeros((2, 3))\na[...] = 5", "a[...] = 5"},
		{"what is joined, after a number", "np.stack([arange(3), arange(3) * 10], axis=1)", "np.stack([arange(3), arange(3) * 10], axis=1)"},
		{"what a mask picks, after its comparison", "x = arange(6)\nx[x % 2 == 0]", "x[x % 2 == 0]"},
		{"a fold, after a number", "(ones(2, 3) * 2).sum(axis=1)", "(ones(2, 3) * 2).sum(axis=1)"},
		{"a number, before what each value goes through", "np.sqrt(ones(3) ** 2)", "ones(3) ** 2"},
		{"what is written where a mask picks, after its comparison", "a = arange(6)\na[a > 2] *= 10", "a[a > 2] *= 10"},
		{"the last comparison", "0 < ones(3)", "0 < ones(3)"},
	} {
		step, ok := run.Run(test.source, "").Focus()
		if !ok || step.Text != test.want {
			t.Errorf("%s: got %q, want %q", test.name, step.Text, test.want)
		}
	}
	if _, ok := run.Run("1 + 1", "").Focus(); ok {
		t.Error("numbers alone: got a step")
	}
}
