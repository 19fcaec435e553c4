package ui

import (
	"testing"

	"shapecast/app/bench"
	"shapecast/engine/figure"
)

// TestFileName names files after what is drawn in them.
func TestFileName(t *testing.T) {
	for program, want := range map[string]string{
		"b = arange(4)\ns = ones(3, 1)\na = arange(4)\nb + s * a": "s-a",
		"a = np.ones((4, 1))\na + np.arange(3)\n":                 "a-np-arange-3",
		"x = np.ones((4, 3))\ny = x - x.mean(axis=0)\ny.sum()":    "x-x-mean-axis-0",
	} {
		if got := fileName(bench.New(figure.State{Expr: program}, "").Good); got != want {
			t.Errorf("%q is saved as %s, want %s", program, got, want)
		}
	}
}
