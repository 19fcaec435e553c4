package bench_test

import (
	"strings"
	"testing"

	"shapecast/engine/run"
)

// TestProgramThatTakesLong trains for more turns than we run. What is to be checked before that
// is shown, and where there is nothing, the program's own picture stands beside the mistake.
func TestProgramThatTakesLong(t *testing.T) {
	const loop = "import numpy as np\nX = np.ones((16, 4))\ny = np.ones(16)\nw = np.zeros((4, 1))\nfor i in range(3000):\n    e = X @ w - y\n    w = w - 0.1 * e.mean()"
	b := typed(scores)
	if b.Type(loop); b.Mistake != nil || !b.Good.Doubtful() || b.Good.LineOf(b.Good.Step) != 6 {
		t.Errorf("mistake %v, and %q is shown", b.Mistake, b.Good.Operation())
	}
	right := strings.Replace(loop, "- y\n", "- y[:, None]\n", 1)
	if b.Type(right); !b.Good.Outcome.Stopped() || b.Good.Source != right {
		t.Errorf("%q is shown", b.Good.Source)
	}
	if _, long := b.Mistake.(*run.WorkError); !long {
		t.Errorf("mistake %v, want that it takes long", b.Mistake)
	}
}

// TestPictureOfAnotherLine edits a line, and pastes another one.
func TestPictureOfAnotherLine(t *testing.T) {
	b := typed("ones(3, 4) + ones(4)")
	if b.Type("ones(3, 4) + ones(4"); !b.Kept() {
		t.Error("a line that lost a bracket: the figure shows another line")
	}
	b = typed("ones(3, 4) + ones(4)")
	if b.Type("5 + 3"); !b.Good.Empty() {
		t.Errorf("a program that gives a number: the figure is that of %q", b.Good.Source)
	}
	b = typed("ones(3, 4) + ones(4)")
	if b.Type("for i in range(3): print(i)"); !b.Good.Empty() {
		t.Errorf("a program that prints: the figure is that of %q", b.Good.Source)
	}
	if b.Undo(); b.Line != "ones(3, 4) + ones(4)" || b.Good.Empty() {
		t.Errorf("a number is undone: the line is %q", b.Line)
	}
	if b.Type("[4, 3] + [2, 3]"); b.Good.Empty() {
		t.Error("no figure stands beside the question what is meant")
	}
	b = typed("ones(3, 4) + ones(4)")
	if b.Type("import numpy as np\nrows = np.ones((7, 3))\nnp.split(rows, 2)"); !b.Good.Empty() || b.Mistake == nil {
		t.Errorf("a program that was pasted, with mistake %v: the figure is that of %q", b.Mistake, b.Good.Source)
	}
	if b.Undo(); b.Line != "ones(3, 4) + ones(4)" || b.Good.Empty() {
		t.Errorf("the paste is undone: the line is %q", b.Line)
	}
	b.Type("ones(3)\nawait x")
	if b.Broke("boom"); b.Mistake == nil || !b.Good.Empty() {
		t.Error("a figure stands beside a panic")
	}
}

// TestOperationsBeforeAnError shows what ran before a line that a library refuses, and nothing of
// what comes after it.
func TestOperationsBeforeAnError(t *testing.T) {
	for program, want := range map[string]string{
		"import torch\nimport torch.nn as nn\nx = torch.ones(2, 3) + 1\ny = nn.Conv2d(1, 3, 3)(torch.ones(2, 2, 5, 5))\nz = torch.ones(2) + torch.ones(3)": "torch.ones(2, 3) + 1",
		"import numpy as np\nX = np.random.randn(9, 2)\ny = np.random.randn(9)\nm = y < 1\ng = (y[m] * X[m]).mean(axis=0)\nX - g":                          "y < 1", // a mask whose true entries nobody knows
	} {
		b := typed(scores)
		b.Type(program)
		if !b.Mistaken() || b.Stale() || len(b.Offers) > 0 {
			t.Errorf("%s: mistake %v, offers %v", program, b.Mistake, b.Offers)
		}
		if got := b.Good.Outcome.Steps[b.Good.Step].Text; b.Good.Source != program || got != want {
			t.Errorf("%s: %q is shown, want %q", program, got, want)
		}
	}
}
