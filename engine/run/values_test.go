package run_test

import (
	"errors"
	"fmt"
	"testing"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

func TestValues(t *testing.T) {
	for _, test := range []struct{ text, shape, values string }{
		{"5", "()", "[5]"},
		{"-2", "()", "[-2]"},
		{"[]", "(0,)", "[]"},
		{"[[1, 2], [3, 4.5]]", "(2, 2)", "[1 2 3 4.5]"},
		{"(1, True)", "(2,)", "[1 1]"},
		{"[float('inf'), -inf, nan]", "(3,)", "[+Inf -Inf NaN]"},
		{"[[1, 2], [3]]", "[2, (2, 1)]", "[1 2 3]"},
		{"[1 + 2]", "(1,)", "[3]"},
	} {
		a, err := run.Values(test.text)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		got := make([]float64, 0)
		n, _ := a.Shape.Count()
		for i := range n {
			got = append(got, a.Values.Float(i))
		}
		if a.Shape.String() != test.shape || fmt.Sprint(got) != test.values {
			t.Errorf("%s: got %s %v, want %s %s", test.text, a.Shape, got, test.shape, test.values)
		}
	}
}

func TestValuesErrors(t *testing.T) {
	for _, test := range []struct {
		name, text string
		problem    expr.Problem
		column     int
	}{
		{"nothing", "", expr.NotValues, 1},
		{"two commas", "[4,,8]", expr.ValueMissing, 4},
		{"a text", "'one'", expr.NotValues, 1},
		{"two values", "1 2", expr.StatementGoesOn, 3},
		{"two statements", "1\n2", expr.NotValues, 1},
		{"an assignment", "a = 1", expr.NotValues, 1},
		{"a number too large", "[1e400]", expr.NumberTooLarge, 2},
	} {
		_, err := run.Values(test.text)
		e, ok := errors.AsType[*expr.SyntaxError](err)
		if !ok || e.Problem != test.problem || e.Column() != test.column {
			t.Errorf("%s: got %v, want problem %d at column %d", test.name, err, test.problem, test.column)
		}
	}
	var deep *engine.DepthError
	if _, err := run.Values("[[1], 2]"); !errors.As(err, &deep) {
		t.Errorf("values at two depths: got %v", err)
	}
}
