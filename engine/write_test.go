package engine_test

import (
	"slices"
	"testing"

	"shapecast/engine"
)

// TestWriteThroughView writes a column of an array: the view's memory is the
// array's with the column in it, and the array as it was stays.
func TestWriteThroughView(t *testing.T) {
	base := operand([]int{2, 3}, engine.Ints(1, 2, 3, 4, 5, 6))
	column, err := engine.Index(base, engine.Subscript{Kind: engine.Ranged}, engine.Subscript{At: 1})
	if err != nil {
		t.Fatal(err)
	}
	output := &engine.Output{Kind: engine.Assigned, Operand: engine.Operand{Array: column.To}}
	written, _, err := engine.Apply(engine.ExplainInto(engine.NumPy, engine.Identity, output, operand(nil, engine.Floats(9.7))))
	if err != nil {
		t.Fatal(err)
	}
	if want := []int64{1, 9, 3, 4, 9, 6}; !slices.Equal(written.Values.Ints, want) {
		t.Errorf("after the write: got %v, want %v", written.Values.Ints, want)
	}
	if want := []int64{1, 2, 3, 4, 5, 6}; !slices.Equal(base.Values.Ints, want) {
		t.Errorf("as it was: got %v, want %v", base.Values.Ints, want)
	}
	if flat, _ := written.Flat(); !slices.Equal(flat.Ints, []int64{9, 9}) {
		t.Errorf("the view: got %v, want [9 9]", flat.Ints)
	}
}

func TestWriteReversed(t *testing.T) {
	step := -1
	base := operand([]int{3}, engine.Ints(1, 2, 3))
	reversed, err := engine.Index(base, engine.Subscript{Kind: engine.Ranged, Range: engine.Range{Step: &step}})
	if err != nil {
		t.Fatal(err)
	}
	output := engine.Operand{Array: reversed.To}
	trace := engine.ExplainInto(engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: output}, output, base)
	written, _, err := engine.Apply(trace)
	if err != nil {
		t.Fatal(err)
	}
	// reversed is 3 2 1; the sums 4 4 4 go back where they came from.
	if want := []int64{4, 4, 4}; !slices.Equal(written.Values.Ints, want) {
		t.Errorf("got %v, want %v", written.Values.Ints, want)
	}
}

func TestRefusedWrites(t *testing.T) {
	half := engine.Operand{Weak: true, Array: engine.Array{Values: engine.Floats(0.5)}}
	whole := operand([]int{2}, engine.Ints(1, 2))
	floats := operand([]int{2}, engine.Floats(1, 2))
	pixels := operand([]int{2}, engine.Ints(1, 2))
	pixels.Values.DType = engine.Uint8
	minus := engine.Operand{Weak: true, Array: engine.Array{Values: engine.Ints(-1)}}
	one := engine.Operand{Weak: true, Array: engine.Array{Values: engine.Ints(1)}}
	for _, test := range []struct {
		name    string
		library engine.Library
		a, b    engine.Operand
		want    error
	}{
		{"ints keep no fractions", engine.InNumPy, whole, half, &engine.CastError{Op: engine.Add, From: engine.Float64, To: engine.Int64}},
		{"nor in PyTorch", engine.InPyTorch, whole, half, &engine.CastError{Op: engine.Add, From: engine.Float32, To: engine.Int64}},
		{"floats take ints", engine.InNumPy, floats, whole, nil},
		{"pixels take no signed ints", engine.InNumPy, pixels, whole, &engine.CastError{Op: engine.Add, From: engine.Int64, To: engine.Uint8}},
		{"nor a number below 0", engine.InNumPy, pixels, minus, &engine.OverflowError{Number: engine.IntScalar(-1), DType: engine.Uint8}},
		{"but one above it", engine.InNumPy, pixels, one, nil},
		{"and signed ints pixels", engine.InNumPy, whole, pixels, nil},
		{"PyTorch knows no difference", engine.InPyTorch, pixels, whole, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			trace := engine.ExplainInto(engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: test.a}, test.a, test.b)
			trace.Library = test.library
			_, _, err := engine.Apply(trace)
			if got, want := text(err), text(test.want); got != want {
				t.Errorf("got %s, want %s", got, want)
			}
		})
	}
}

func text(err error) string {
	if err == nil {
		return "no error"
	}
	return err.Error()
}
