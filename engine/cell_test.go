package engine_test

import (
	"testing"

	"shapecast/engine"
)

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
	flag := operand([]int{3}, truths(true, false, true))
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

func TestCellTellsWhatWrappedAround(t *testing.T) {
	of := func(d engine.DType, values ...int64) engine.Operand {
		held := engine.Values{DType: d, Ints: values}
		if d == engine.Float32 {
			held = engine.Values{DType: d, Floats: []float64{float64(values[0])}}
		}
		return engine.Operand{Array: engine.Array{Shape: engine.Dense(len(values)), Values: held}}
	}
	for _, c := range []struct {
		name  string
		op    engine.Op
		x, y  engine.Operand
		whole []int64
	}{
		{"sums of uint8", engine.Add, of(engine.Uint8, 200, 200), of(engine.Uint8, 100, 20), []int64{300, 0}},
		{"differences of uint8", engine.Subtract, of(engine.Uint8, 3, 5), of(engine.Uint8, 5, 3), []int64{-2, 0}},
		{"products of int8", engine.Multiply, of(engine.Int8, 100), of(engine.Int8, -3), []int64{-300}},
		{"powers of int32", engine.Power, of(engine.Int32, 2, 2), of(engine.Int32, 31, 30), []int64{1 << 31, 0}},
		{"floats have room", engine.Add, of(engine.Float32, 200), of(engine.Uint8, 100), []int64{0}},
		{"a quotient fits", engine.FloorDivide, of(engine.Uint8, 200), of(engine.Uint8, 100), []int64{0}},
		{"int64 beyond what float64 counts", engine.Power, of(engine.Int64, 10), of(engine.Int64, 30), []int64{0}},
	} {
		trace := engine.Explain(engine.NumPy, c.op, c.x, c.y)
		for i, want := range c.whole {
			if got := trace.Cell(i); got.Whole != want {
				t.Errorf("%s, value %d: %d, want %d; it is %v", c.name, i, got.Whole, want, got.Value)
			}
		}
	}
}
