package main

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/library"
)

// An answer is what the tests read of an explanation.
type answer struct {
	OK               bool
	Verdict, Version string
	Checks           []struct{ Reason string }
	Warnings         []string
	Operands         []struct {
		Name  string
		Shape []any
	}
	Error *struct{ Kind, Type, Message string }
}

func TestExplainText(t *testing.T) {
	for _, test := range []struct{ program, want string }{
		{"a = ones(4, 1); b = arange(3); a + b", `a + b

Line up   Shapes line up at the right. Size 3 of b is under size 1 of a; further left, b has no axis.
            a  4  1
            b     3
Pad       b gets a new axis of size 1 on the left. It is one row of 3 now; no value was added.
            a  4  1
            b  1  3
Match     Both arrays stretch. So every value of one pairs with every value of the other.
            a  4  1
            b  1  3
            =  4  3
Stretch   An axis of size 1 is read again and again. a is read 3 times, b 4 times. Dashed cells are not stored.
`},
		{"[4,,8]", "  [4,,8]\n     ^\n"},
		{"ones(2,3).T", "transpose: (2, 3) to (3, 2), a view: nothing is copied, 48 bytes would be\n"},
		{"ones(2,3) + ones(4)", "ValueError: operands could not be broadcast together with shapes (2,3) (4,) \n"},
		{"1 + 1", "Result    2\n"},
		{"for i in range(3): print(i)", "Result    It runs, and prints 3 times, last 2\n"},
		{"s = 0\nfor i in range(3): s += i", "Result    None\n"},
		{"w = ones(2)\nfor i in range(3):\n    w = w * 2\n    print(i)", "Result    (2,) of float64: [8.0, 8.0]\n"},
		{"a = ones(3); b = a + 1; print(b.shape)", "Result    (3,) of float64: [2.0, 2.0, 2.0]\n"},
		{"tf.constant([1, 2, 3]) * 2.5", "tf.constant([1, 2, 3]) * 2.5\n  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n\n"}, // no repair of the axes
		{"n = zeros(3); np.add.at(n, [0, 2, 2], 1)", "add.at: (3,) to (3,), written in place\n"},
		{"ones(4, 1) * arange(3)", "Result    (4, 3)"},
		{"(ones(4, 1) * arange(3)).sum()", "Finally   () of float64: 12.0"},
		{"a = ones(4, 1) * arange(3); b = a + 1", "7 stored numbers.\n\nFinally   (4, 3)"},
		{"a = arange(3); a += 0.5", "An output keeps its type.\n              a  3\n            0.5  1\n              =  3\n\nUFuncTypeError"}, // no step after it
		{"a = ones(2, 3); a + (a - a.sum())", "a + (a - a.sum())\n\nB is a - a.sum().\n\nLine up "},
		{"b, c = ones(4, 1), arange(3); arange(3) + b * c", "Finally   (4, 3) of float64: [[0.0, 2.0, 4.0]"}, // b * c is above
		{"ones(2, 3) + ones(2)", "A  2  3\n            B     2\n"},                                           // called as in a figure
	} {
		var out bytes.Buffer
		if err := explain(console{out: &out, err: &out}, []string{test.program}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), test.want) {
			t.Errorf("%s: got\n%s\nwant in it\n%s", test.program, out.String(), test.want)
		}
	}
}

// TestExplainLines feeds lines that are no programs: each gives one object, in
// order, and none ends the others.
func TestExplainLines(t *testing.T) {
	in := "1 + 1\n\n[4,,8]\n\x00\xff\nyield a\nones(2) + ones(3)\nx\nones(9223372036854775807, 9)\n1e400\n" +
		strings.Repeat("(", 5000) + "\n" + strings.Repeat("1+", 200000) + "1\n[0]*10**9\n2 + 2"
	var out bytes.Buffer
	if err := explain(console{in: strings.NewReader(in), out: &out}, []string{"-json", "-"}); err != nil {
		t.Fatal(err)
	}
	kinds := []string{"", "", "syntax", "syntax", "unsupported", "mismatch", "name", "too-large", "too-large", "syntax", "too-large", "too-large", ""}
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(lines) != len(kinds) {
		t.Fatalf("got %d lines, want %d", len(lines), len(kinds))
	}
	for i, line := range lines {
		var a answer
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatalf("line %d: %v", i, err)
		}
		got := ""
		if a.Error != nil {
			got = a.Error.Kind
		}
		if got != kinds[i] || a.OK != (got == "") {
			t.Errorf("line %d: got ok %t, kind %q, want kind %q", i, a.OK, got, kinds[i])
		}
	}
}

// TestExplainErrors wants the words of Python where Python finds the mistake. What is
// said in full is in the rows of engine/run.
func TestExplainErrors(t *testing.T) {
	for program, want := range map[string]string{
		"x":                            "NameError: name 'x' is not defined",
		"x = 3; x.shape":               "AttributeError: 'int' object has no attribute 'shape'",
		"x = -[1]":                     "TypeError: bad operand type for unary -: 'list'",
		"1 < 'a'":                      "TypeError: '<' not supported between instances of 'int' and 'str'",
		"np.ones(3) == np.ones(2)":     "ValueError: operands could not be broadcast together with shapes (3,) (2,) ",
		"torch.ones(2, 3) @ [1, 2, 3]": "TypeError: unsupported operand type(s) for @: 'Tensor' and 'list'",
	} {
		if a := answerTo(t, program); a.OK || a.Error.Type+": "+a.Error.Message != want {
			t.Errorf("%s: got %+v, want %s", program, a.Error, want)
		}
	}
}

// TestExplainMessage explains the error messages of libraries: they come out as
// they went in, with the operands that they name.
func TestExplainMessage(t *testing.T) {
	const above = "I have\n\nX = np.ones((5, 3))\n\nX - X.mean(axis=1)\n\nand it says\n\nValueError: operands could not be broadcast together with shapes (5,3) (5,) "
	if a := answerTo(t, above); len(a.Operands) != 2 || a.Operands[0].Name != "X" || a.Operands[1].Name != "X.mean(axis=1)" {
		t.Errorf("the program above a message is not read: %+v", a.Operands)
	}
	for _, message := range []string{
		"ValueError: operands could not be broadcast together with shapes (2,3) (4,) ",
		"ValueError: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)",
		"RuntimeError: output with shape [1, 28, 28] doesn't match the broadcast shape [3, 28, 28]",
		"InvalidArgumentError: Incompatible shapes: [4] vs. [3] [Op:Sub]",
		"TypeError: sub got incompatible shapes for broadcasting: (3,), (4,).",
		"AlignmentError: cannot reindex or align along dimension 'student' because of conflicting dimension sizes: {3, 4}",
	} {
		for _, source := range []string{message, "Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    x - y\n" + message, "x - y\n" + message} {
			if a := answerTo(t, source); a.OK || len(a.Operands) == 0 || a.Error.Type+": "+a.Error.Message != message {
				t.Errorf("%q: got %+v with %d operands", source, a.Error, len(a.Operands))
			}
		}
	}
}

// TestExplainShapes explains shapes without a program, as the page does.
func TestExplainShapes(t *testing.T) {
	for text, want := range map[string][]any{
		"(N,) - (N, 1)": {[]any{4.0}, []any{4.0, 1.0}},
		"A  (3d array):  8 x 1 x 6\nB  (2d array):      7 x 1": {[]any{8.0, 1.0, 6.0}, []any{7.0, 1.0}},
	} {
		a := answerTo(t, text)
		for n, shape := range want {
			if len(a.Operands) != len(want) || !reflect.DeepEqual(a.Operands[n].Shape, shape) {
				t.Errorf("%q: got %+v, want %v", text, a.Operands, want)
				break
			}
		}
	}
}

// TestExplainNamesEveryCheck explains a loss that PyTorch warns of, and looks for the name of each reason.
func TestExplainNamesEveryCheck(t *testing.T) {
	a := answerTo(t, "import torch\ntorch.nn.functional.mse_loss(torch.ones(8, 3), torch.ones(1, 3))")
	if len(a.Checks) != 1 || a.Checks[0].Reason != "library-warns" || a.Verdict != "runs: check" || len(a.Warnings) != 1 {
		t.Errorf("got %s %+v %q", a.Verdict, a.Checks, a.Warnings)
	}
	if len(reasons) != int(engine.LibraryWarns)+1 || slices.Contains(reasons[:], "") {
		t.Errorf("the reasons are called %q", reasons)
	}
}

func TestExplainJudgesEveryOperation(t *testing.T) {
	got := answerTo(t, "y = np.zeros((5, 1)); p = np.ones(5); d = y - p; (d * d).mean()")
	if got.Verdict != "runs: check" || len(got.Checks) == 0 || len(got.Operands) != 2 || got.Operands[0].Name != "y" {
		t.Errorf("got %+v, want y - p to be checked", got)
	}
	if got.Version != library.Version(engine.InNumPy) {
		t.Errorf("got version %q", got.Version)
	}
}

// answerTo explains one program.
func answerTo(t *testing.T, program string) (a answer) {
	t.Helper()
	if err := json.Unmarshal(object(program, ""), &a); err != nil {
		t.Fatal(err)
	}
	return a
}
