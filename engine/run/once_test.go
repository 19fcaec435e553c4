package run

import "testing"

// TestPlaceOnce checks that the place of an augmented assignment is worked out once.
func TestPlaceOnce(t *testing.T) {
	for _, test := range []struct{ program, want string }{
		{"a = np.zeros(4)\nit = iter([0, 1, 2])\na[[next(it)]] += 10\na[[next(it)]] += 5\na.tolist()", "[10.0, 5.0, 0.0, 0.0]"},
		{"a = np.zeros(3)\nit = iter([0, 1, 2])\na[next(it)] += 5\na.tolist()", "[5.0, 0.0, 0.0]"},
		{"d = {0: 1, 1: 1}\nit = iter([0, 1])\nd[next(it)] += 5\nd", "{0: 6, 1: 1}"},
		{"l = [1, 2, 3]\nit = iter([0, 1])\nl[next(it)] += 5\nl", "[6, 2, 3]"},
		{"l = [[1], [2], [3]]\nl.pop()[0] += 5\nlen(l)", "2"},
		{"def f(n):\n    if n == 0:\n        return 0\n    a[f(n - 1)] += n\n    return n\na = np.zeros(3)\nf(2)\na.tolist()", "[1.0, 2.0, 0.0]"},
	} {
		if out := Run(test.program, ""); out.Err != nil || out.Last.Text != test.want {
			t.Errorf("%s: got %s, want %s (%v)", test.program, out.Last.Text, test.want, out.Err)
		}
	}
}
