package engine_test

import (
	"fmt"
	"testing"

	"shapecast/engine"
)

func ExampleTrace_Cell() {
	score := engine.Operand{Name: "score", Array: engine.Array{
		Shape: engine.Dense(2, 3), Values: engine.Ints(1, 3, 5, 2, 4, 7),
	}}
	bonus := engine.Operand{Name: "bonus", Array: engine.Array{
		Shape: engine.Dense(2, 1), Values: engine.Ints(10, 5),
	}}
	cell := engine.Explain(engine.NumPy, engine.Add, score, bonus).Cell(1, 2)
	for n, read := range cell.Reads {
		fmt.Println([]engine.Operand{score, bonus}[n].Name, read.Index, "stored at", read.At, "holds", read.Value)
	}
	fmt.Println("sum", cell.Value)
	// Output:
	// score [1 2] stored at 5 holds 7
	// bonus [1 0] stored at 1 holds 5
	// sum 12
}

func TestCellOfTheHuge(t *testing.T) {
	column, err := engine.Arange(engine.IntScalar(0), engine.IntScalar(1e9), engine.IntScalar(1))
	if err != nil {
		t.Fatal(err)
	}
	wide, err := engine.ExpandDims(engine.Operand{Array: column}, 1)
	if err != nil {
		t.Fatal(err)
	}
	trace := engine.Explain(engine.NumPy, engine.Multiply, engine.Operand{Array: wide.To}, engine.Operand{Array: column})
	cell := trace.Cell(123456789, 987654321)
	if got := cell.Value.Int; got != 123456789*987654321 {
		t.Errorf("got %d, want %d", got, 123456789*987654321)
	}
}

// TestCellAgreesWithApply compares every cell with the value computed with all
// the others, over views, casts and padded axes.
func TestCellAgreesWithApply(t *testing.T) {
	reversed, err := engine.Transpose(operand([]int{3, 2}, engine.Floats(0, -1.5, 2, 0.5, -4, 7)))
	if err != nil {
		t.Fatal(err)
	}
	flag := operand([]int{3}, engine.Bools(true, false, true))
	for op := engine.Add; op <= engine.LogicalOr; op++ {
		t.Run(op.String(), func(t *testing.T) {
			trace := engine.Explain(engine.NumPy, op, engine.Operand{Array: reversed.To}, flag)
			result, _, err := engine.Apply(trace)
			if err != nil {
				t.Fatal(err)
			}
			_ = eachIndex(result.Shape.Sizes(), func(index []int) error {
				want := result.At(index...)
				if got := trace.Cell(index...).Value; got.String() != want.String() {
					t.Errorf("cell %v: got %v, want %v", index, got, want)
				}
				return nil
			})
		})
	}
}
