package run_test

import (
	"testing"

	"shapecast/engine/run"
)

// TestTexts runs what programs show and assert: it fails where Python fails.
func TestTexts(t *testing.T) {
	const a = "a = np.ones((3, 4))\nb = np.ones(5)\n"
	for _, test := range []struct{ name, program, want string }{
		{"a text with a shape in it", a + "print(f\"shape: {a.shape}\")\na + 1", "(3, 4)"},
		{"how it is shown", a + "print(f'{a.sum():.2f} {a.shape[0]!r:>10} {a.ndim=} {{no}}')\na + 1", "(3, 4)"},
		{"one text after another", a + "print('a'\n  f'{a.shape}' r'\\d' f'{b.shape}')\na + 1", "(3, 4)"},
		{"comparisons and brackets", a + "print(f'{a.ndim != 2} {a.ndim >= 2} {a.sum(axis=1)[0:2]}')\na + 1", "(3, 4)"},
		{"quotes in it", a + "print(f\"{a.astype('int64').dtype}\")\na + 1", "(3, 4)"},
		{"three quotes", a + "print(f\"\"\"{a.shape}\n{b.shape}\"\"\")\na + 1", "(3, 4)"},
		{"format", a + "print('{} {}'.format(a.shape, b.shape))\na + 1", "(3, 4)"},
		{"percent", a + "print('%s and %s' % (a.shape, b.shape))\na + 1", "(3, 4)"},
		{"str", a + "print('shape ' + str(a.shape))\na + 1", "(3, 4)"},
		{"what fails inside", a + "print(f'{(a + b).shape}')", "line 3: a + b"},
		{"a value of its own", a + "f'{a.shape[0]}'", "3"},
		{"an array", a + "f'{a}'", "((1., 1., 1., 1.)\n, (1., 1., 1., 1.)\n, (1., 1., 1., 1.))"},
		{"a random array is not written out", a + "f'{empty(3)}'", "line 3: f'{empty(3)}'"},
		{"no prefix of a number", "r'\\d'", "\\d"},
		{"an expression that is missing", a + "print(f'{a +}')", "line 3: "},
		{"an assertion that holds", a + "assert a.shape == (3, 4)\na + 1", "(3, 4)"},
		{"one that does not", a + "assert a.shape == b.shape, f'{a.shape} and {b.shape}'", "line 3: a.shape == b.shape"},
		{"one of an array", a + "assert a > 0", "line 3: a > 0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := run.Run(test.program, "")
			if got := outcomeText(out); got != test.want {
				t.Errorf("got %q (%v), want %q", got, out.Err, test.want)
			}
		})
	}
}

// TestFlatIsOfOneValue asks a value for flat once, also where it is no array.
func TestFlatIsOfOneValue(t *testing.T) {
	const program = "class Box:\n    def __init__(self):\n        self.flat = [7]\nmade = []\ndef make():\n    made.append(1)\n    return Box()\nmake().flat[0]\nlen(made)"
	out := run.Run(program, "")
	if out.Err != nil || out.Last.Text != "1" {
		t.Errorf("make was called %s times, %v, want once", out.Last.Text, out.Err)
	}
}
