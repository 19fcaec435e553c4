package words_test

import (
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestResultsAreCalledAsTheyParse holds what the result of the operation that is drawn is called.
func TestResultsAreCalledAsTheyParse(t *testing.T) {
	const given = "x, mean, var, y = np.ones((4, 3)), np.ones(3), np.ones(3), np.ones(3)\n"
	for line, want := range map[string]string{
		"(x - mean) / np.sqrt(var + 1e-5)": "(x - mean) / B",
		"(x - mean) * y":                   "(x - mean) * y",
		"x - (mean - y)":                   "x - (mean - y)",
		"x - mean * y":                     "x - mean * y",
		"(1 - y) * np.log(1 - mean)":       "(1 - y) * B",
		"(x - y) ** mean":                  "(x - y) ** mean",
		"-x ** y":                          "x ** y",
		"x + y + mean":                     "x + y + mean",
		"(x > y) == (x < mean)":            "(x > y) == (x < mean)",
		"x[:, 0] * x[:, 1]":                "x[:, 0] * x[:, 1]",
		"x *= y - mean":                    "x *= y - mean",
		"np.maximum(x - y, mean)":          "maximum(x - y, mean)",
	} {
		list := run.Run(given+line, "").Operations()
		if got := words.StoryOf(words.English, *list[len(list)-1].Trace).ResultName(); got != want {
			t.Errorf("%s: the result is called %q, want %q", line, got, want)
		}
	}
}

// TestButtonsShowTheOperand holds the code that a button has room for.
func TestButtonsShowTheOperand(t *testing.T) {
	const given = "X, var, p = np.ones((4, 3)), np.ones(4), np.ones(4)\n"
	for line, want := range map[string]string{
		"X * np.log(p)":                  "np.log(p)[:, None]",
		"X / np.sqrt(var + 1e-5 * p)":    "np.sqrt(v…1e-5 * p)[:, None]",
		"X / (var + p * p + 1e-5 * var)": "(var + p *…e-5 * var)[:, None]",
		"X - (var + p * var)":            "(var + p * var)[:, None]",
	} {
		step, _ := run.Run(given+line, "").Focus()
		operand := step.Trace.Operands[1].Text
		code := operand + "[:, None]"
		if strings.Contains(line, "("+operand+")") && !strings.HasPrefix(operand, "np") {
			code = "(" + operand + ")[:, None]"
		}
		repair := words.Repair{Code: code}
		repair.Operand = 1
		if got := words.StoryOf(words.English, *step.Trace).Fixes([]words.Repair{repair})[0].Code; got != want {
			t.Errorf("%s: the button shows %q, want %q", line, got, want)
		}
	}
}
