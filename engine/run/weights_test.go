package run_test

import (
	"testing"

	"shapecast/engine/run"
)

// What goes by two names has the same one of them each time: the one that came last.
func TestNamesOfWeightsAreTheSame(t *testing.T) {
	for range 20 {
		out := run.Run("p = np.poly1d([1, -3, 2])\np.r", "")
		step, ok := out.Focus()
		if !ok || step.Trace == nil || step.Trace.Operands[0].Name != "p.r.coefficients" {
			t.Fatalf("got %v, want an operand p.r.coefficients", step.Trace)
		}
	}
}
