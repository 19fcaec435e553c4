package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"shapecast/engine"
)

func operands(shapes ...[]int) []engine.Operand {
	list := make([]engine.Operand, len(shapes))
	for i, sizes := range shapes {
		list[i].Shape = engine.Dense(sizes...)
	}
	return list
}

func TestExplain(t *testing.T) {
	for _, test := range []struct {
		name   string
		shapes [][]int
		want   []int
		axis   int // that is to blame, -1 when it runs
	}{
		{"scalar with anything", [][]int{{}, {7, 0, 9}}, []int{7, 0, 9}, -1},
		{"one with zero is zero", [][]int{{1}, {0}}, []int{0}, -1},
		{"zero with two fails", [][]int{{0}, {2}}, nil, 0},
		{"missing axes act as ones", [][]int{{4, 16, 16, 32}, {32}}, []int{4, 16, 16, 32}, -1},
		{"both stretch", [][]int{{4, 1}, {3}}, []int{4, 3}, -1},
		{"lined up at the right, not the left", [][]int{{2, 3}, {2}}, nil, 1},
		{"the rightmost conflict is blamed", [][]int{{2, 3}, {4, 5}}, nil, 1},
		{"three operands", [][]int{{5, 1, 1}, {1, 4, 1}, {3}}, []int{5, 4, 3}, -1},
		{"no operands", nil, []int{}, -1},
	} {
		t.Run(test.name, func(t *testing.T) {
			trace := engine.Explain(engine.NumPy, engine.Add, operands(test.shapes...)...)
			if test.axis >= 0 {
				err, ok := trace.Err().(*engine.MismatchError)
				if !ok || err.Axis != test.axis {
					t.Fatalf("got %v, want a mismatch at axis %d", trace.Err(), test.axis)
				}
				return
			}
			if err := trace.Err(); err != nil {
				t.Fatal(err)
			}
			if got := trace.Result().Sizes(); !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func ExampleExplain() {
	trace := engine.Explain(engine.NumPy, engine.Add, counted(3, 1), counted(2, 1, 4))
	for k, column := range trace.Columns {
		for _, m := range column.Meetings {
			fmt.Print(m.Axis.Size, " padded: ", m.Padded(), " stretched: ", m.Stretched, ", ")
		}
		fmt.Println("axis", k, "has size", column.Axis.Size)
	}
	fmt.Println(trace.Result(), trace.Strides(0), trace.Strides(1))
	// Output:
	// 1 padded: true stretched: true, 2 padded: false stretched: false, axis 0 has size 2
	// 3 padded: false stretched: false, 1 padded: false stretched: true, axis 1 has size 3
	// 1 padded: false stretched: true, 4 padded: false stretched: false, axis 2 has size 4
	// (2, 3, 4) [0 1 0] [4 0 1]
}
