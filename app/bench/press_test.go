package bench

import (
	"testing"

	"shapecast/engine/figure"
)

// TestNothingIsConfirmed asks about lines in which there is no operation to confirm.
func TestNothingIsConfirmed(t *testing.T) {
	for _, line := range []string{"a + b", "foo(3)", "a+[1,2]", "ones((3, 4)) + ones(", "np.ones(3)", ""} {
		b := New(figure.State{Expr: line}, line)
		if b.Confirmed() {
			t.Errorf("%q is said to be confirmed", line)
		}
	}
}
