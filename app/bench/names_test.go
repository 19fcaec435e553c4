package bench_test

import (
	"testing"
)

// An operation in place stays one when its operands change places.
func TestOperandsInPlaceChangePlaces(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"two names", "a = ones(2, 3)\nb = ones(3)\na += b", "a = ones(2, 3)\nb = ones(3)\nb += a"},
		{"a name and a list", "a = ones(3)\na *= [1, 2, 3]", "a = array([1, 2, 3])\na *= ones(3)"},
		{"PyTorch", "import torch\na = torch.ones(3)\nb = torch.ones(3)\na.add_(b)", "import torch\na = torch.ones(3)\nb = torch.ones(3)\nb.add_(a)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(test.program)
			if b.MoveOperand(0, 1); b.Line != test.want {
				t.Errorf("got %q, want %q", b.Line, test.want)
			}
		})
	}
}
