package run_test

import (
	"testing"

	"shapecast/engine/run"
)

// TestNamesOfWeightsAreTheSame runs a program in which one array has two names. It is called by
// the last one, each time.
func TestNamesOfWeightsAreTheSame(t *testing.T) {
	for range 20 {
		out := run.Run("p = np.poly1d([1, -3, 2])\np.r", "")
		step, ok := out.Focus()
		if !ok || step.Trace == nil || step.Trace.Operands[0].Name != "p.r.coefficients" {
			t.Fatalf("got %v, want an operand p.r.coefficients", step.Trace)
		}
	}
}
