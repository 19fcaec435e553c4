package bench_test

import "testing"

// TestStepOfAFunction shows, of a function that takes several steps, the one that
// Outcome.Focus means, and not the first: all of them have the text of the call.
func TestStepOfAFunction(t *testing.T) {
	b := typed(scores)
	b.Type("import torch\nx = torch.ones(2, 3)\ntorch.softmax(x, dim=1)")
	good := b.Good
	if want := len(good.Outcome.Steps) - 1; good.Step != want || good.Result.Shape.String() != "(2, 3)" {
		t.Errorf("step %d of %d is shown, of shape %s", good.Step, want, good.Result.Shape)
	}
	if text := good.Outcome.Steps[good.Step].Text; text != "torch.softmax(x, dim=1)" {
		t.Errorf("it is called %q", text)
	}
}
