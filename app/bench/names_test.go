package bench_test

import (
	"testing"

	"shapecast/app/bench"
)

// Values stay where they are when the axes of a row have names, and the names
// stay with the axes.
func TestNamedValuesFollowTheirAxes(t *testing.T) {
	const first = "array([[1, 2], [3, 4]]).reshape(row=2, col=2) + 1"
	for _, test := range []struct {
		name, want string
		edit       func(b *bench.Bench)
	}{
		{"longer", "array([[1, 2, 3], [3, 4, 5]]).reshape(row=2, col=3) + 1", func(b *bench.Bench) { b.Spin(0, 1, 1) }},
		{"shorter and back", first, func(b *bench.Bench) { b.SetSize(0, 0, "1"); b.SetSize(0, 0, "2") }},
		{"one axis more", "array([[[1, 2], [3, 4]]]).reshape(new=1, row=2, col=2) + 1", func(b *bench.Bench) { b.AddAxis(0, 0) }},
		{"change of places", "array([[1, 3], [2, 4]]).reshape(col=2, row=2) + 1", func(b *bench.Bench) { b.MoveAxis(0, 0, 1) }},
		{"one axis less", "array([1, 2]).reshape(col=2) + 1", func(b *bench.Bench) { b.RemoveAxis(0, 0) }},
		{"none left", "array(1) + 1", func(b *bench.Bench) { b.RemoveAxis(0, 0); b.RemoveAxis(0, 0) }},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(first)
			if test.edit(b); b.Line != test.want {
				t.Errorf("got %q, want %q", b.Line, test.want)
			}
		})
	}
}

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
