package engine_test

import (
	"testing"

	"shapecast/engine"
)

func TestLoss(t *testing.T) {
	held := func(d engine.DType, ints []int64, floats ...float64) engine.Operand {
		return engine.Operand{Array: engine.Array{Shape: engine.Dense(len(ints) + len(floats)), Values: engine.Values{DType: d, Ints: ints, Floats: floats}}}
	}
	many := make([]int64, 300)
	many[2], many[299] = 250, 250
	stored := func(from engine.Operand) engine.Trace {
		into := held(engine.Int8, make([]int64, from.Shape.Axes[0].Size))
		return engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: engine.Assigned, Operand: into}, from)
	}
	for _, c := range []struct {
		name  string
		trace engine.Trace
		whole float64
		kept  int64
		count int
	}{
		{"two sums", engine.Explain(engine.NumPy, engine.Add, held(engine.Uint8, []int64{1, 200, 255}), held(engine.Uint8, []int64{10, 60, 1})), 260, 4, 2},
		{"a difference below 0", engine.Explain(engine.NumPy, engine.Subtract, held(engine.Uint8, []int64{3}), held(engine.Uint8, []int64{5})), -2, 254, 1},
		{"all have room", engine.Explain(engine.NumPy, engine.Add, held(engine.Uint8, []int64{1, 200}), held(engine.Uint8, []int64{10, 55})), 0, 0, 0},
		{"more than are looked at", engine.Explain(engine.NumPy, engine.Add, held(engine.Uint8, many), held(engine.Uint8, []int64{10})), 260, 4, 0},
		{"floats", engine.Explain(engine.NumPy, engine.Add, held(engine.Float32, nil, 1e9), held(engine.Uint8, []int64{10})), 0, 0, 0},
		{"cut when written", stored(held(engine.Float64, nil, 1, 2.5, -0.5)), 2.5, 2, 2},
		{"wrapped around when written", stored(held(engine.Int64, []int64{1, 300})), 300, 44, 1},
		{"a mismatch", engine.Explain(engine.NumPy, engine.Add, held(engine.Uint8, []int64{200, 200}), held(engine.Uint8, []int64{200, 200, 200})), 0, 0, 0},
	} {
		got := c.trace.Loss()
		if got.Whole != c.whole || got.Stored.Int != c.kept || got.Count != c.count || got.Stored.Known != (c.whole != 0) {
			t.Errorf("%s: %+v, want %v stored as %d, %d of them", c.name, got, c.whole, c.kept, c.count)
		}
	}
}
