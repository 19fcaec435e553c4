package engine_test

import (
	"testing"
	"time"

	"shapecast/engine"
)

// million returns 1,000,000 values in 100,000 rows of 5 to 15, and a column of
// one value a row.
func million(b testing.TB) (table, column engine.Array) {
	b.Helper()
	const rows, values = 100_000, 1_000_000
	lengths := make([]int, rows)
	left := values
	for row := range lengths {
		lengths[row] = 5 + row*7%11
		left -= lengths[row]
	}
	for row := 0; left != 0; row = (row + 1) % rows {
		step := 1
		if left < 0 {
			step = -1
		}
		lengths[row] += step
		left -= step
	}
	shape, err := engine.FromLengths([]engine.Axis{{Size: rows}, {Lengths: lengths}}, nil)
	if err != nil {
		b.Fatal(err)
	}
	table = engine.Array{Shape: shape, Values: engine.Values{DType: engine.Float64, Floats: make([]float64, values)}}
	column = engine.Array{
		Shape:  engine.Dense(rows, 1),
		Values: engine.Values{DType: engine.Float64, Floats: make([]float64, rows)},
	}
	for i := range table.Values.Floats {
		table.Values.Floats[i] = float64(i)
	}
	for i := range column.Values.Floats {
		column.Values.Floats[i] = float64(i)
	}
	return table, column
}

// BenchmarkRaggedSum compares the sum of a ragged table and a column with the
// loop one would write by hand over the flat values. The two take turns, and
// the fastest run of each is printed: a busy machine then slows neither more.
// Half of the bytes are those of one result, 8,000,000, and little else.
func BenchmarkRaggedSum(b *testing.B) {
	table, column := million(b)
	b.ReportAllocs()
	engines, hands := time.Hour, time.Hour
	for b.Loop() {
		start := time.Now()
		trace := engine.Explain(engine.NumPy, engine.Add, operandsOf(table, column)...)
		if _, _, err := engine.Apply(trace); err != nil {
			b.Fatal(err)
		}
		engines = min(engines, time.Since(start))
		start = time.Now()
		addByHand(table.Values.Floats, table.Shape.Axes[1].Lengths, column.Values.Floats)
		hands = min(hands, time.Since(start))
	}
	b.ReportMetric(float64(engines.Nanoseconds()), "ns-engine")
	b.ReportMetric(float64(hands.Nanoseconds()), "ns-by-hand")
	b.ReportMetric(float64(engines)/float64(hands), "times-by-hand")
}

func addByHand(values []float64, lengths []int, column []float64) []float64 {
	out := make([]float64, len(values))
	i := 0
	for row, n := range lengths {
		for range n {
			out[i] = values[i] + column[row]
			i++
		}
	}
	return out
}
