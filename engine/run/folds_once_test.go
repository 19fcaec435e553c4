package run

import "testing"

// TestAFoldInWordsIsOneStep checks that a function of a library that folds an array is one
// step, and that one in which another array takes part is not.
func TestAFoldInWordsIsOneStep(t *testing.T) {
	const table = "A = np.arange(6.).reshape(2, 3)\n"
	for program, want := range map[string]string{
		table + "np.linalg.norm(A, axis=1)":                                  "norm (2, 3) (2,)",
		table + "np.linalg.norm(A)":                                          "norm (2, 3) ()",
		table + "np.ptp(A, axis=0, keepdims=True)":                           "ptp (2, 3) (1, 3)",
		table + "np.nanmean(A, axis=0)":                                      "nanmean (2, 3) (3,)",
		"import torch\ntorch.ones(2, 3).norm(dim=1)":                         "norm (2, 3) (2,)",
		"import jax.numpy as jnp\njnp.linalg.norm(jnp.ones((2, 3)), axis=1)": "norm (2, 3) (2,)",
		table + "np.average(A, axis=1, weights=np.array([1, 2, 1]))":         "",
		table + "np.percentile(A, [25, 75], axis=1)":                         "",
	} {
		got := ""
		if step, _ := Run(program, "").Focus(); step.Change != nil && len(step.Change.Reduced) > 0 {
			c := step.Change
			got = c.Name + " " + c.From.Shape.String() + " " + c.To.Shape.String()
		}
		if got != want {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}
