package ui

import (
	"testing"

	"shapecast/app/bench"
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
