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
