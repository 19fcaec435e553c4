package answer_test

import (
	"strings"
	"testing"

	"shapecast/app/answer"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/goal"
	"shapecast/engine/run"
)

// TestReached checks that the reply to a right program names what the task asks for.
func TestReached(t *testing.T) {
	for _, test := range []struct{ goal, program, want string }{
		{"strides (8, 0)", "a = array([50, 60, 70])\nnp.broadcast_to(a[:, None], (3, 4))", "The strides are (8,\u00a00)."},
		{"result (4, 3)", "ones((4, 1)) + ones(3)", "ones(3) is (1,\u00a03) after padding; 4 and 1 give 4 on axis 0; 1 and 3 give 3 on axis 1."},
	} {
		g, err := goal.Parse(test.goal)
		out := run.Run(test.program, engine.InNumPy)
		if err != nil || !g.Met(out) {
			t.Fatalf("%q does not meet %q: %v", test.program, test.goal, err)
		}
		if got := answer.Reached(g, test.program, out, words.English); got != test.want {
			t.Errorf("%s: got %q, want %q", test.goal, got, test.want)
		}
	}
}

// TestTooManyEdits says to a program that is right, but not by few edits, what to do.
func TestTooManyEdits(t *testing.T) {
	const before, after = "ones(3) + 1", "zeros(4) + 5"
	g, err := goal.Parse("result (4,)")
	if err != nil {
		t.Fatal(err)
	}
	for most, want := range map[int]string{
		0: "",
		1: "It does what was asked, but with 3 edits. Find a way with one.",
		2: "It does what was asked, but with 3 edits. Find a way with 2 or fewer.",
	} {
		if got, err := (answer.Task{Goal: g, Most: most, Before: before}).Short(after, run.Run(after, engine.InNumPy), words.English); err != nil || got != want {
			t.Errorf("%d edits: got %q, %v, want %q", most, got, err, want)
		}
	}
}

// TestShort says what a program lacks, and where, to whoever edits it.
func TestShort(t *testing.T) {
	const add, want = "ones((2, 3, 4)) + array([10, 20, 30])", "values of the solution"
	for _, test := range []struct{ goal, solution, program, said string }{
		{want, "arange(24).reshape(4, 3, 2)", "arange(24).reshape(2, 3, 4).T", "The shape is right, but cell [0, 0, 1] is 12 and should be 1. .T swaps axes, reshape moves brackets."},
		{want, "ones((2, 3, 4)) + array([[10], [20], [30]])", "ones((2, 3, 4)) + array([10, 20, 30, 40])", "The shape is right, but cell [0, 0, 1] is 21 and should be 11."},
		{want, "ragged([[1, 2], [3]]) + 3", "ragged([[1, 2], [3]]) + array([[3], [4]])", "The shape is right, but cell [1, 0] is 7 and should be 6."},
		{want, "array([1, 2]).sum()", "array([1, 3]).sum()", "The shape is right, but cell () is 4 and should be 3."},
		{want, add + "[:, None]", add + ".T", ".T of one axis changes nothing: (3,) stays (3,). A column needs a second axis."},
		{"fails on axis 1", "", "ones((3, 3)) - ones((3, 3)).mean(axis=0)", "It should fail on axis 1. Axis 1: sizes 3 and 3 give size 3."},
		{"result (0, 0)", "", "zeros(0) + zeros(0)", "It gives (0,). Count the axes: 1 here, 2 wanted."},
		{"result (3, 4)", "", "ones((3, 1)) + ones(5)", "It gives (3, 5). Axis 1: sizes 1 and 5 give size 5."},
	} {
		g, err := goal.Parse(test.goal)
		if err != nil {
			t.Fatal(err)
		}
		g = g.Solved(run.Run(test.solution, ""))
		got, err := (answer.Task{Goal: g}).Short(test.program, run.Run(test.program, ""), words.English)
		if got = strings.ReplaceAll(got, "\u00a0", " "); got != test.said || err != nil {
			t.Errorf("%s, %s: got %q, %v, want %q", test.goal, test.program, got, err, test.said)
		}
	}
}

// TestForeseen checks that the author's replies are given: to code that does not help, also in
// a program that fails, and to a shape that comes out.
func TestForeseen(t *testing.T) {
	g, err := goal.Parse("result (1, 3, 4)")
	if err != nil {
		t.Fatal(err)
	}
	task := answer.Task{Goal: g, Replies: []answer.Reply{{Answer: "`axis = 0`", Text: "axis"}, {Answer: "`.unsqueeze`", Text: "torch"}, {Answer: "(3, 4, 1)", Text: "inside"}}}
	for program, want := range map[string]string{
		"ones((3, 4)).sum(axis=0)":                              "axis",
		"array([[1, 2], [3, 4]]).mean(axis=1).unsqueeze(0)":     "torch",
		"ones((3, 4)).reshape(3, 4, 1)":                         "inside",
		"ones((3, 4)).reshape(1, 3, 4) + zeros(4).unsqueeze(0)": "",
	} {
		if got, err := task.Short(program, run.Run(program, ""), words.English); got != want || err != nil {
			t.Errorf("%s: got %q, %v, want %q", program, got, err, want)
		}
	}
}

// TestWhy leaves the answer to a learner whose first try is wrong.
func TestWhy(t *testing.T) {
	const grows, ragged = "sums = zeros((6, 1))\nsums += ones(5)", "ragged([[1, 2], [3, 4, 5, 6]]) + ones((2, 4))"
	for _, test := range []struct{ ask, right, program, typed, said string }{
		{"error", "output", grows, "no", "It does fail. Do the operands match? Is there room for the result?"},
		{"error", "output", grows, "axis 0", "Axis 0: ones(5) lacks it and gets a new axis of size 1; sizes 6 and 1 give size 6. Is there room for the result?"},
		{"error", "axis 1", "ones((2, 3)) + ones(2)", "output", "It does fail, but not because the output is too small. Do the operands match on every axis?"},
		{"error", "axis 1, row 0", ragged, "row 0", "Row 0: on which axis? Write the axis first, then the row."},
		{"error", "axis 1, row 0", ragged, "第 0 行", "Row 0: on which axis? Write the axis first, then the row."},
		{"error", "axis 1, row 0", ragged, "axis 1, row 1", "An earlier row fails before it."},
		{"error", "axis 1, row 1", "ragged([[1, 2], [3], [4]]) + ones((3, 2))", "axis 1, row 0", "Row 0 matches. Which one fails?"},
		{"error", "axis 1", "ones((2, 3)) + ones(2)", "axis 1, row 0", "Axis 1: that is the axis, for every row. Leave the row out."},
		{"error", "axis 1", "ones((4, 3)) + ones((5, 2))", "axis 0", "Axis 0: size 4 against size 5; neither is size 1. But the library names the one furthest to the right."},
		{"cell", "11", "ones((1, 3, 2)) + array([10, 20])", "3", "Cell [0, 2, 0] is ones((1, 3, 2))[0, 2, 0] + array([10, 20])[0]; array([10, 20]) lacks axis 0 and axis 1 of the result."},
		{"error", "axis 1, row 0", ragged, "axis 1, row -1", "Write runs, or the axis that fails, such as axis 1."},
		{"shape", "error", "a = array([1, 2, 3])\na += 0.5", "(3,)", "The sums are float64; the output holds int64. An output keeps its type."},
		{"shape", "error", "a = array([True, False])\na - a", "(2,)", "Booleans are not subtracted. a != b says where they differ."},
		{"shape", "(3, 1)", "means = array([6, 7, 8])\nmeans[:, None]", "(3, None)", "None is how you ask for the axis; its size is 1."},
	} {
		q := answer.Question{Ask: test.ask, Answer: test.right, Source: test.program}.Read(run.Run(test.program, ""))
		q.Cell = []int{0, 2, 0}
		if test.program == ragged {
			q.Replies = []answer.Reply{{Answer: "axis 0", Text: "Two rows and two rows match."}}
		}
		got := strings.ReplaceAll(q.Why(test.typed, words.English), "\u00a0", " ")
		if got != test.said || q.Right(test.typed) || !q.Right(test.right) {
			t.Errorf("%s: %q is told %q, want %q", test.program, test.typed, got, test.said)
		}
	}
	if q := (answer.Question{Ask: "error", Answer: "axis 1, row 0"}.Read(run.Run(ragged, ""))); !q.Right("row 0, axis 1") || !q.Right("第 0 行，轴 1") || q.Right("row 1, axis 1") {
		t.Error("the row may be written before its axis")
	}
}

// TestBecauseItFails asks why a program fails whose last step makes an array of others.
func TestBecauseItFails(t *testing.T) {
	for program, want := range map[string]string{
		"arange(12).reshape(5, 3)":             "(5, 3) has 15 places",
		"concatenate([ones((2, 3)), ones(3)])": "A has two axes, and B has one axis.",
		"ones((3, 4))[array([True, False])]":   "A has size 3 and B size 2",
		"ones((2, 3)) @ ones((4, 2))":          "A row of A has 3 values",
		"a = arange(3)\na += 0.5":              "the output holds int64",
	} {
		q := answer.Question{Ask: "shape", Answer: "error", Source: program}.Read(run.Run(program, ""))
		if got := strings.ReplaceAll(q.Because(words.English), "\u00a0", " "); !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}
