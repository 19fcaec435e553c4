package bench_test

import (
	"testing"

	"shapecast/app/bench"
)

// TestAStepInsideAFunctionIsNotRewritten tries each edit of a whole operation where the function
// has an operand that the program does not write: the line stays.
func TestAStepInsideAFunctionIsNotRewritten(t *testing.T) {
	for _, line := range []string{
		"import torch\ntorch.softmax(torch.tensor([[1.0, 2.0, 3.0]]), dim=1)",
		"np.outer(np.arange(3), [1, 2])",
		"np.diff(np.array([[3, 1, 2], [9, 7, 8]]), axis=1)",
	} {
		for name, edit := range map[string]func(b *bench.Bench){
			"an operand more": func(b *bench.Bench) { b.AddOperand() },
			"one less":        func(b *bench.Bench) { b.RemoveOperand(0) },
			"another order":   func(b *bench.Bench) { b.MoveOperand(0, 1) },
			"in place":        func(b *bench.Bench) { b.ToggleInPlace() },
		} {
			b := typed(line)
			if edit(b); b.Line != line {
				t.Errorf("%s: %q becomes %q", name, line, b.Line)
			}
			if b.CanAddOperand() || b.CanBeInPlace() || b.Good.Whole {
				t.Errorf("%q offers what it cannot do", line)
			}
		}
	}
}

// TestAChoiceKeepsItsOperands removes an operand of a function that needs all.
func TestAChoiceKeepsItsOperands(t *testing.T) {
	for line, can := range map[string]bool{
		"np.where(ones(3) > 0, ones(2, 3), 0)": false, "np.clip(ones(3), 1, 4)": false, "np.maximum(ones(3), 2)": true, "ones(3) + ones(3) + 1": true, "ones(3)": false,
	} {
		b := typed(line)
		if b.RemoveOperand(0); (b.Line != line) != can || b.Mistake != nil || typed(line).CanRemoveOperand() != can {
			t.Errorf("%q becomes %q, mistake %v", line, b.Line, b.Mistake)
		}
	}
}
