package engine_test

import (
	"math"
	"testing"

	"shapecast/engine"
)

// ones returns ones of any sizes, which take no memory.
func ones(t *testing.T, sizes ...int) engine.Operand {
	t.Helper()
	a, err := engine.Full(engine.Dense(sizes...), engine.FloatScalar(1))
	if err != nil {
		t.Fatal(err)
	}
	return engine.Operand{Array: a}
}

// TestTooLarge asks for more than can be held or counted: each is a typed
// error with the numbers, and nothing of that size is allocated.
func TestTooLarge(t *testing.T) {
	const billion = 1_000_000_000
	sum := func(a, b engine.Operand) error {
		result, _, err := engine.Apply(engine.Explain(engine.NumPy, engine.Add, a, b))
		if err != nil && (result.Values.Known() || result.Shape.Rank() != 2 || result.Values.DType != engine.Float64) {
			t.Errorf("got %v %v beside the error, want its shape and type", result.Shape, result.Values)
		}
		return err
	}
	for _, test := range []struct {
		name  string
		err   error
		limit int
	}{
		{"a sum that cannot be held", sum(ones(t, billion, 1), ones(t, 1, billion)), engine.MaxValues},
		{"a sum that cannot be counted", sum(ones(t, 1<<40, 1), ones(t, 1, 1<<40)), 0},
		{"a shape that cannot be counted", second(engine.Full(engine.Dense(1<<40, 1<<40), engine.IntScalar(0))), 0},
		{"a range without end", second(engine.Arange(engine.IntScalar(0), engine.FloatScalar(math.Inf(1)), engine.IntScalar(1))), 0},
		{"an int that only memory can hold", second(engine.Full(engine.Dense(billion), engine.IntScalar(math.MaxInt64))), engine.MaxValues},
		{"a copy of a transposed range", reshaped(t), engine.MaxValues},
		{"a fold of a range", folded(counted(billion)), engine.MaxValues},
	} {
		t.Run(test.name, func(t *testing.T) {
			e, ok := test.err.(*engine.SizeError)
			if !ok || e.Limit != test.limit {
				t.Errorf("got %v, want a size error with limit %d", test.err, test.limit)
			}
		})
	}
}

func second[T any](_ T, err error) error { return err }

func folded(a engine.Operand) error {
	_, _, err := engine.Reduce(a, engine.Reduction{})
	return err
}

func reshaped(t *testing.T) error {
	t.Helper()
	table, err := engine.Reshape(counted(1_000_000_000), 1000, -1)
	if err != nil {
		t.Fatal(err)
	}
	turned, err := engine.Transpose(engine.Operand{Array: table.To})
	if err != nil {
		t.Fatal(err)
	}
	return second(engine.Reshape(engine.Operand{Array: turned.To}, -1))
}

// TestHugeViews shows that what only changes shapes and strides has no bound.
func TestHugeViews(t *testing.T) {
	const billion = 1_000_000_000
	a := ones(t, billion)
	wide, err := engine.ExpandDims(a, 0)
	if err != nil {
		t.Fatal(err)
	}
	place := &engine.Output{Kind: engine.Target, Operand: operand([]int{billion, billion}, engine.Values{})}
	view, _, err := engine.Apply(engine.ExplainInto(engine.NumPy, engine.Identity, place, engine.Operand{Array: wide.To}))
	if err != nil {
		t.Fatal(err)
	}
	change := engine.Change{From: a, To: view}
	if got, want := change.StoredBytes(), 8*billion; got != want {
		t.Errorf("stored: got %d, want %d", got, want)
	}
	if got, want := change.ResultBytes(), math.MaxInt; got != want {
		t.Errorf("copied: got %d, want %d", got, want)
	}
	if got := view.At(billion-1, 7); got.Float != 1 {
		t.Errorf("value: got %v, want 1", got)
	}
}

func TestRankBound(t *testing.T) {
	most := make([]int, engine.MaxRank)
	for k := range most {
		most[k] = 1
	}
	for _, test := range []struct {
		name string
		err  error
	}{
		{"one axis too many", second(engine.ExpandDims(ones(t, most...), 0))},
		{"reshaped to one too many", second(engine.Reshape(ones(t), append(most, 1)...))},
		{"indexed to one too many", second(engine.Index(ones(t, most...), engine.Subscript{Kind: engine.NewAxis}))},
		{"broadcast with one too many", engine.Explain(engine.NumPy, engine.Add, operand(append(most, 1), engine.Values{})).Err()},
	} {
		t.Run(test.name, func(t *testing.T) {
			if e, ok := test.err.(*engine.RankError); !ok || e.Rank != engine.MaxRank+1 {
				t.Errorf("got %v, want rank %d refused", test.err, engine.MaxRank+1)
			}
		})
	}
	if err := engine.Explain(engine.NumPy, engine.Add, ones(t, most...), ones(t)).Err(); err != nil {
		t.Errorf("the largest rank: got %v", err)
	}
}
