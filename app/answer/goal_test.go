package answer_test

import (
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
		if got, err := answer.Short(g, most, before, after, run.Run(after, engine.InNumPy), words.English); err != nil || got != want {
			t.Errorf("%d edits: got %q, %v, want %q", most, got, err, want)
		}
	}
}
