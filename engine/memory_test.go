package engine_test

import (
	"fmt"
	"math"
	"testing"

	"shapecast/engine"
)

// spread returns an operand of a shape that holds n distinct values and, at
// the end, the largest float64.
func spread(sizes ...int) engine.Operand {
	n, _ := engine.Dense(sizes...).Count()
	values := make([]float64, n)
	for i := range values {
		values[i] = float64(i%8191) - 4096
	}
	values[n-1] = math.MaxFloat64
	return operand(sizes, engine.Floats(values...))
}

// reversed returns o seen backwards along all axes.
func reversed(o engine.Operand) engine.Operand {
	strides := o.StridesOrDefault()
	for k, axis := range o.Shape.Axes {
		o.Offset += (axis.Size - 1) * strides[k]
		strides[k] = -strides[k]
	}
	o.Strides = strides
	return o
}

// TestApplyLarge holds large results, which are computed in memory that nobody cleared,
// to each cell computed by itself.
func TestApplyLarge(t *testing.T) {
	for _, test := range []struct {
		name     string
		op       engine.Op
		operands []engine.Operand
		warning  string
	}{
		{"a row", engine.Add, []engine.Operand{spread(400, 500), spread(500)}, "overflow encountered in add"},
		{"a column", engine.Multiply, []engine.Operand{spread(500, 400), spread(500, 1)}, "overflow encountered in multiply"},
		{"one long row", engine.Power, []engine.Operand{spread(200_000), spread(200_000)}, "overflow encountered in power"},
		{"two rows", engine.Subtract, []engine.Operand{spread(2, 100_000), reversed(spread(100_000))}, ""},
		{"backwards", engine.Maximum, []engine.Operand{reversed(spread(7, 30, 1000)), spread(30, 1)}, ""},
		{"a scalar", engine.TrueDivide, []engine.Operand{spread(300, 300), operand(nil, engine.Floats(0))}, "divide by zero encountered in divide"},
		{"bools", engine.LessEqual, []engine.Operand{spread(1000, 1), spread(1, 301)}, ""},
		{"a choice", engine.Where, []engine.Operand{spread(300, 1), spread(400), spread(300, 400)}, ""},
		{"three operands", engine.Add, []engine.Operand{spread(300, 1), spread(400), spread(300, 400)}, "overflow encountered in add"},
		{"ints", engine.Multiply, []engine.Operand{cast(spread(400, 500)), cast(spread(500))}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			trace := engine.Explain(engine.NumPy, test.op, test.operands...)
			sum, warnings, err := engine.Apply(trace)
			if err != nil {
				t.Fatal(err)
			}
			if got := fmt.Sprint(warnings); test.warning != "" && !contains(warnings, test.warning) || test.warning == "" && len(warnings) > 0 {
				t.Errorf("got warnings %s, want %q", got, test.warning)
			}
			n, _ := sum.Shape.Count()
			for i := 0; i < n; i += 1 + i%97 {
				index := indexOf(sum.Shape, i)
				want, got := trace.Cell(index...).Value, sum.Values.Scalar(i)
				if got.Int != want.Int || math.Float64bits(got.Float) != math.Float64bits(want.Float) {
					t.Fatalf("at %v: got %v, want %v", index, got, want)
				}
			}
		})
	}
}

func cast(o engine.Operand) engine.Operand {
	change, _, _ := engine.Cast(o, engine.Int64)
	o.Array = change.To
	return o
}

func contains(list []engine.Warning, text string) bool {
	for _, w := range list {
		if w.String() == "RuntimeWarning: "+text {
			return true
		}
	}
	return false
}

// indexOf returns the index of value i, in C order.
func indexOf(s engine.Shape, i int) []int {
	index := make([]int, s.Rank())
	for k := s.Rank() - 1; k >= 0; k-- {
		index[k] = i % s.Axes[k].Size
		i /= s.Axes[k].Size
	}
	return index
}
