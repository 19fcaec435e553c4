package run

import "testing"

// TestFocusIsOnArrays checks that single numbers are drawn where nothing else is.
func TestFocusIsOnArrays(t *testing.T) {
	for program, want := range map[string]string{
		"X = np.ones((50, 3))\nw = np.zeros(3)\nb = 0.0\nfor i in range(3):\n    e = X @ w + b - np.ones(50)\n    w -= X.T @ e / 50\n    b -= 0.1 * e.mean()": "w -= X.T @ e / 50",
		"x = np.arange(4)\nnp.where(x == x[0], x, -1)":    "np.where(x == x[0], x, -1)",
		"np.float64(3) + 4":                               "np.float64(3) + 4",
		"a = np.ones(3) + 1\nb = a.sum() / a.max()":       "np.ones(3) + 1",
		"a = np.float64(2)\nb = a * a\nc = np.sqrt(b)/ a": "np.sqrt(b) / a",
	} {
		if step, _ := Run(program, "").Focus(); step.Text != want {
			t.Errorf("%q: the figure draws %q, want %q", program, step.Text, want)
		}
	}
}
