package dialect_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/dialect"
)

func TestRules(t *testing.T) {
	rows := raggedOperand(1, engine.Axis{Size: 3}, engine.Axis{Lengths: []int{3, 0, 2}})
	row := operand([]int{3})
	for _, test := range []struct {
		name     string
		operands []engine.Operand
		want     string // NumPy; Julia; J; R; pandas; xarray; Awkward; nested
	}{
		{"lesson 19: [10, 20] + [[1, 2, 3], [4, 5, 6]]", operands([]int{2}, []int{2, 3}),
			"error; (2, 3); (2, 3); (2, 3); (2, 3) odd 1; (dim_0: 2, dim_1: 3); error; error"},
		{"a row of three", operands([]int{3}, []int{2, 3}),
			"(2, 3); error; error; (2, 3) odd 3; (2, 3); error; (2, 3); (2, 3)"},
		{"a column written out", operands([]int{2, 1}, []int{2, 3}),
			"(2, 3); (2, 3); error; error; (2, 3) odd 1; error; (2, 3); (2, 3)"},
		{"a scalar", operands([]int{}, []int{2, 3}),
			"(2, 3); (2, 3); (2, 3); (2, 3); (2, 3); (dim_0: 2, dim_1: 3); (2, 3); (2, 3)"},
		{"two vectors, one twice the other", operands([]int{6}, []int{3}),
			"error; error; error; (6,); (6,) odd 1; error; error; error"},
		{"two vectors, no multiple", operands([]int{5}, []int{3}),
			"error; error; error; (5,) odd 2; (5,) odd 1; error; error; error"},
		{"a vector longer than the array", operands([]int{7}, []int{2, 3}),
			"error; error; error; error; (2, 7) odd 1; error; error; error"},
		{"no values", operands([]int{3}, []int{0}),
			"error; error; error; (0,); (3,) odd 1; error; error; error"},
		{"rank 3", operands([]int{2}, []int{2, 3, 4}),
			"error; (2, 3, 4); (2, 3, 4); (2, 3, 4); none; (dim_0: 2, dim_1: 3, dim_2: 4); error; error"},
		{"ragged rows and a vector", []engine.Operand{row, rows},
			"error; none; none; none; none; none; [3, (3, 0, 2)]; error"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var parts []string
			for _, p := range dialect.Rules(test.operands...) {
				parts = append(parts, practiceText(p))
			}
			if got := strings.Join(parts, "; "); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

func practiceText(p dialect.Practice) string {
	switch p.Outcome {
	case dialect.Refuses:
		return "error"
	case dialect.Lacks:
		return "none"
	}
	if p.Oddity != dialect.NoOddity {
		return fmt.Sprintf("%s odd %d", p.Result, p.Oddity)
	}
	return p.Result.String()
}
