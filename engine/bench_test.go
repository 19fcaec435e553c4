package engine_test

import (
	"testing"

	"shapecast/engine"
)

// pair returns operands of float64 values that lie in memory.
func pair(a, b []int) []engine.Operand {
	made := operands(a, b)
	for n := range made {
		count, _ := made[n].Shape.Count()
		values := make([]float64, count)
		for i := range values {
			values[i] = float64(i%97) + 0.5
		}
		made[n].Values = engine.Floats(values...)
	}
	return made
}

// BenchmarkApply computes broadcast sums whose time is compared with NumPy's.
func BenchmarkApply(b *testing.B) {
	for _, bench := range []struct {
		name string
		op   engine.Op
		a, b []int
	}{
		{"add row (1000,1000)+(1000,)", engine.Add, []int{1000, 1000}, []int{1000}},
		{"add column (1000,1000)+(1000,1)", engine.Add, []int{1000, 1000}, []int{1000, 1}},
		{"add scalar (1000,1000)+()", engine.Add, []int{1000, 1000}, nil},
		{"add same (1000,1000)+(1000,1000)", engine.Add, []int{1000, 1000}, []int{1000, 1000}},
		{"divide row (1000,1000)/(1000,)", engine.TrueDivide, []int{1000, 1000}, []int{1000}},
		{"maximum row (1000,1000) (1000,)", engine.Maximum, []int{1000, 1000}, []int{1000}},
		{"less row (1000,1000)<(1000,)", engine.Less, []int{1000, 1000}, []int{1000}},
		{"outer (1000,1)*(1,1000)", engine.Multiply, []int{1000, 1}, []int{1, 1000}},
		{"narrow (500000,2)+(2,)", engine.Add, []int{500000, 2}, []int{2}},
	} {
		b.Run(bench.name, func(b *testing.B) {
			trace := engine.Explain(engine.NumPy, bench.op, pair(bench.a, bench.b)...)
			for b.Loop() {
				if _, _, err := engine.Apply(trace); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkExplain shows that the cost of a trace depends on ranks alone.
func BenchmarkExplain(b *testing.B) {
	for _, bench := range []struct {
		name string
		a, b []int
	}{
		{"(3,1)+(1,4)", []int{3, 1}, []int{1, 4}},
		{"(1000000000,1)+(1,1000000000)", []int{1e9, 1}, []int{1, 1e9}},
	} {
		b.Run(bench.name, func(b *testing.B) {
			b.ReportAllocs()
			met := operands(bench.a, bench.b)
			for b.Loop() {
				if engine.Explain(engine.NumPy, engine.Add, met...).Failed() {
					b.Fatal("did not broadcast")
				}
			}
		})
	}
}
