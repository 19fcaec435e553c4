package engine_test

import (
	"slices"
	"testing"

	"shapecast/engine"
)

func TestRaggedCells(t *testing.T) {
	pairs := parsed(t, "ragged1 [[[1,2],[3,4]],[],[[5,6]]]")
	if got := pairs.At(2, 0, 1).Int; got != 6 {
		t.Errorf("got %d below a uniform axis, want 6", got)
	}
	a := parsed(t, "ragged [[[1,2],[3]],[],[[4,5,6]]]")
	b := parsed(t, "dense [[[10]],[[20]],[[30]]]")
	trace := engine.Explain(engine.NumPy, engine.Subtract, a, b)
	difference, _, err := engine.Apply(trace)
	if err != nil {
		t.Fatal(err)
	}
	at := 0
	for _, index := range [][]int{{0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {2, 0, 0}, {2, 0, 1}, {2, 0, 2}} {
		cell := trace.Cell(index...)
		if got, want := cell.Value.Int, difference.Values.Ints[at]; got != want {
			t.Errorf("%v: got %d, want %d", index, got, want)
		}
		if got := cell.Reads[0]; got.At != at || !slices.Equal(got.Index, index) {
			t.Errorf("%v: got a read of %v at %d, want it at %d", index, got.Index, got.At, at)
		}
		if got, want := cell.Reads[1].Index, []int{index[0], 0, 0}; !slices.Equal(got, want) {
			t.Errorf("%v: got a read of %v, want %v", index, got, want)
		}
		at++
	}
}

// A run is read in blocks, and each block goes on where the last one ended.
func TestRunsLongerThanABlock(t *testing.T) {
	const size = 2500
	shape, err := engine.FromLengths([]engine.Axis{{Size: 2}, {Lengths: []int{1, 2}}, {Size: size}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	zeros := engine.Array{Shape: shape, Values: engine.Ints(make([]int64, 3*size)...)}
	row, err := engine.Arange(engine.IntScalar(0), engine.IntScalar(size), engine.IntScalar(1))
	if err != nil {
		t.Fatal(err)
	}
	sum, _, err := engine.Apply(engine.Explain(engine.NumPy, engine.Add, operandsOf(zeros, row)...))
	if err != nil {
		t.Fatal(err)
	}
	for i, got := range sum.Values.Ints {
		if want := int64(i % size); got != want {
			t.Fatalf("value %d: got %d, want %d", i, got, want)
		}
	}
}

// The column of a ragged sum is not copied out to the values it meets.
func TestRaggedSumTakesLittleMemory(t *testing.T) {
	table, column := million(t)
	trace := engine.Explain(engine.NumPy, engine.Add, operandsOf(table, column)...)
	sum, _, err := engine.Apply(trace)
	if err != nil {
		t.Fatal(err)
	}
	if &sum.Shape.Axes[1].Lengths[0] != &table.Shape.Axes[1].Lengths[0] {
		t.Error("the lengths of the table were copied")
	}
	allocated := testing.AllocsPerRun(1, func() { _, _, err = engine.Apply(trace) })
	if err != nil || allocated > 100 {
		t.Errorf("got %v allocations, %v, want few", allocated, err)
	}
}

// Every operation reads ragged operands in the same way: what it makes of the
// values that meet is what it makes of them written side by side.
func TestRaggedOperations(t *testing.T) {
	table := parsed(t, "ragged [[[3,0],[-7]],[],[[2,5,1],[],[9]]]")
	for _, other := range []struct{ text, beside string }{
		{"dense 2", "[2,2,2,2,2,2,2]"},
		{"dense [[[2]],[[3]],[[4]]]", "[2,2,2,4,4,4,4]"},
		{"ragged [[[2],[3]],[],[[4],[5],[6]]]", ""},
		{"ragged1 [[[2],[3]],[],[[4],[5],[6]]]", "[2,2,3,4,4,4,6]"},
		{"ragged [[[2,3],[4]],[],[[5,6,7],[],[8]]]", "[2,3,4,5,6,7,8]"},
	} {
		for op := engine.Add; op <= engine.Where; op++ {
			operands := []engine.Operand{table, parsed(t, other.text)}
			beside := []engine.Operand{parsed(t, "dense [3,0,-7,2,5,1,9]")}
			if op == engine.Where {
				operands = append(operands, table)
			}
			got, _, err := engine.Apply(engine.Explain(engine.NumPy, op, operands...))
			if other.beside == "" {
				if err == nil {
					t.Errorf("%v, %s: got %v, want a mismatch", op, other.text, got.Nested())
				}
				continue
			}
			beside = append(beside, parsed(t, "dense "+other.beside))
			if op == engine.Where {
				beside = append(beside, beside[0])
			}
			want, _, err2 := engine.Apply(engine.Explain(engine.NumPy, op, beside...))
			if err != nil || err2 != nil || got.FlatValues().Nested().String() != want.Nested().String() {
				t.Errorf("%v, %s: got %v, %v, want %v, %v", op, other.text, got.Nested(), err, want.Nested(), err2)
			}
		}
	}
}
