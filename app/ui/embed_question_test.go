package ui

import (
	"testing"

	"shapecast/app/bench"
	"shapecast/engine/figure"
)

func TestShapeQuestion(t *testing.T) {
	q := newShapeQuestion(bench.New(stateOf("a=4&b=3"), "").Good)
	if q.answered() || q.try("(4,)") || !q.try("出错") || !q.answered() || q.tries != 2 {
		t.Errorf("got %+v, want an error answered at the second try", q)
	}
	if q = newShapeQuestion(bench.New(stateOf("a=4,1&b=3"), "").Good); !q.try("4, 3") {
		t.Errorf("got %+v, want 4, 3 taken", q)
	}
	var none *shapeQuestion
	if !none.answered() {
		t.Error("a figure without a question is hidden")
	}
}

func TestQuestionNamesItsOperation(t *testing.T) {
	for _, test := range []struct{ about, program, operation, answer string }{
		{"the program gives it", "a = np.ones((4, 1))\na + np.ones(3)", "", "(4, 3)"},
		{"it is assigned last", "a = np.ones((4, 1))\nb = a + np.ones(3)", "", "(4, 3)"},
		{"the program goes on", "(np.ones((4, 1)) * np.ones(3)).sum(axis=1)", "np.ones((4, 1)) * np.ones(3)", "(4, 3)"},
		{"a chain", "np.ones((4, 1)) + np.ones(3) + np.ones((2, 1, 1))", "", "(2, 4, 3)"},
		{"it fails", "(np.ones((4, 2)) * np.ones(3)).sum(axis=1)", "", "error"},
		{"its shape is printed", "a = np.ones((4, 1)) + np.ones(3)\nprint(a.shape)", "np.ones((4, 1)) + np.ones(3)", "(4, 3)"},
		{"an array alone", "np.ones((4, 1))", "", "(4, 1)"},
	} {
		q := newShapeQuestion(bench.New(figure.State{Expr: test.program}, "").Good)
		r := bench.New(figure.State{Expr: test.program}, "").Good
		if r.Operation() != test.operation || !q.Right(test.answer) {
			t.Errorf("%s: asks about %q and wants %s", test.about, r.Operation(), q.Answer)
		}
	}
}
