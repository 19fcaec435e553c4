package engine_test

import (
	"slices"
	"testing"

	"shapecast/engine"
)

// turned returns the values 0, 1, 2, … of a shape with its axes in another order.
func turned(t *testing.T, order []int, sizes ...int) engine.Operand {
	t.Helper()
	a, err := operand(sizes, counting).Held()
	if err != nil {
		t.Fatal(err)
	}
	c, err := engine.Transpose(engine.Operand{Array: a}, order...)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Operand{Array: c.To}
}

// TestResultsKeepTheOrder doubles arrays: the strides of the results are those
// of NumPy 1.24.2 and PyTorch 1.13.1.
func TestResultsKeepTheOrder(t *testing.T) {
	two := engine.Operand{Array: engine.Array{Values: engine.Floats(2)}}
	for _, test := range []struct {
		name         string
		a, b         engine.Operand
		numpy, torch []int
	}{
		{"C order", turned(t, []int{0, 1}, 3, 4), two, []int{4, 1}, []int{4, 1}},
		{"a transposed matrix", turned(t, []int{1, 0}, 3, 4), two, []int{1, 4}, []int{1, 4}},
		{"three axes", turned(t, []int{1, 2, 0}, 2, 3, 4), two, []int{4, 1, 12}, []int{4, 1, 12}},
		{"C order wins, or the first operand", turned(t, []int{1, 0}, 3, 4), turned(t, []int{0, 1}, 4, 3), []int{3, 1}, []int{1, 4}},
		{"whichever the first is", turned(t, []int{0, 1}, 4, 3), turned(t, []int{1, 0}, 3, 4), []int{3, 1}, []int{3, 1}},
		{"a row that stretches has no say", turned(t, []int{1, 0}, 3, 4), turned(t, []int{0}, 3), []int{1, 4}, []int{1, 4}},
		{"an axis of size 1 in the first of NumPy's orders", turned(t, []int{2, 1, 0}, 2, 1, 3), two, []int{1, 3, 3}, []int{1, 3, 3}},
		{"no values", turned(t, []int{1, 0}, 0, 4), two, []int{0, 0}, []int{0, 0}},
	} {
		for library, want := range map[engine.Library][]int{engine.InNumPy: test.numpy, engine.InPyTorch: test.torch, engine.InJAX: nil} {
			trace := engine.Explain(engine.NumPy, engine.Multiply, test.a, test.b)
			trace.Library = library
			result, _, err := engine.Apply(trace)
			if err != nil {
				t.Fatal(err)
			}
			if library == engine.InJAX {
				want = result.Shape.Strides()
			}
			if got := result.StridesOrDefault(); !slices.Equal(got, want) && len(result.Values.Floats) > 0 {
				t.Errorf("%s in %s: got strides %v, want %v", test.name, library, got, want)
			}
			checkProducts(t, test.name, trace, result)
		}
	}
}

// checkProducts compares the values of a product with those of its operands.
func checkProducts(t *testing.T, name string, trace engine.Trace, result engine.Array) {
	t.Helper()
	flat, err := result.Flat()
	if err != nil {
		t.Fatal(err)
	}
	sides := [2]engine.Values{}
	for n := range sides {
		seen := engine.Array{Shape: trace.Result(), Strides: trace.Strides(n), Values: trace.Operands[n].Values}
		if sides[n], err = seen.Flat(); err != nil {
			t.Fatal(err)
		}
	}
	for i, got := range flat.Floats {
		if want := sides[0].Floats[i] * sides[1].Floats[i]; got != want {
			t.Errorf("%s: value %d is %v, want %v", name, i, got, want)
		}
	}
}

func TestKeptStrides(t *testing.T) {
	view := func(shape []int, strides ...int) engine.Array {
		return engine.Array{Shape: engine.Dense(shape...), Strides: strides}
	}
	for _, test := range []struct {
		name         string
		a            engine.Array
		numpy, torch []int
	}{
		{"C order", view([]int{3, 4}, 4, 1), nil, []int{4, 1}},
		{"a transposed matrix", view([]int{4, 3}, 1, 4), []int{1, 4}, []int{1, 4}},
		{"a stretched row", view([]int{4, 3}, 0, 1), []int{1, 4}, nil},
		{"every second of a transposed matrix", view([]int{4, 2}, 1, 8), []int{1, 4}, []int{1, 4}},
		{"turned round", view([]int{4, 3}, -1, -4), []int{1, 4}, []int{1, 4}},
	} {
		if got := engine.KeptStrides(engine.InNumPy, test.a); !slices.Equal(got, test.numpy) {
			t.Errorf("%s in NumPy: got %v, want %v", test.name, got, test.numpy)
		}
		if got := engine.KeptStrides(engine.InPyTorch, test.a); test.name != "turned round" && !slices.Equal(got, test.torch) {
			t.Errorf("%s in PyTorch: got %v, want %v", test.name, got, test.torch)
		}
		if got := engine.KeptStrides(engine.InTensorFlow, test.a); got != nil {
			t.Errorf("%s in TensorFlow: got %v, want C order", test.name, got)
		}
	}
}
