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
	if b.Type("import numpy as np\nrows = [np.ones(3), np.ones(4)]\nnp.stack(rows)"); b.Kept() {
		t.Error("a program that was pasted: the figure shows it as it was")
	}
}
