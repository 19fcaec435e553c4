package bench_test

import "testing"

// TestAFunctionOfItsOwnIsShown types functions that are no operators: nothing panics where the
// operation is asked for, and operands that move stay those of the function.
func TestAFunctionOfItsOwnIsShown(t *testing.T) {
	for _, line := range []string{
		"np.gcd(np.array([[12], [18]]), np.array([8, 9]))", "np.isclose(np.ones((3, 1)), np.ones(3))",
		"np.hypot(np.ones((3, 1)), np.ones((3, 4)))",
	} {
		b := typed(line)
		if b.CanBeInPlace() || b.CanAddOperand() || b.Mistake != nil {
			t.Errorf("%s: %v", line, b.Mistake)
		}
	}
	for _, name := range []string{"gcd", "arctan2", "isclose"} {
		b := typed("np." + name + "(np.array([[12], [18]]), np.array([8, 9]))")
		if b.MoveOperand(0, 1); b.Line != "np."+name+"(np.array([8, 9]), np.array([[12], [18]]))" {
			t.Errorf("an operand is moved: %q", b.Line)
		}
	}
}

// TestAWeightIsCalledAsInTheProgram multiplies by the weight of a layer, whose axes are swapped.
func TestAWeightIsCalledAsInTheProgram(t *testing.T) {
	for program, want := range map[string]string{
		"fc = nn.Linear(128, 10)\nfc(h)": "fc.weight.T",
		"class Net(nn.Module):\n  def __init__(self):\n    super().__init__()\n    self.fc = nn.Linear(128, 10)\n  def forward(self, x):\n    return self.fc(x)\nNet()(h)": "self.fc.weight.T",
	} {
		b := typed("import torch\nfrom torch import nn\nh = torch.randn(4, 256)\n" + program)
		if c := b.Good.Change; c == nil || len(c.With) != 1 || c.With[0].Name != want {
			t.Errorf("%s: not %s", program, want)
		}
	}
}
