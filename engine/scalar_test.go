package engine_test

import (
	"math"
	"testing"

	"shapecast/engine"
)

func TestScalarString(t *testing.T) {
	for _, test := range []struct {
		name string
		x    float64
		want string
	}{
		{"a whole number keeps its point", 12, "12.0"},
		{"minus zero", math.Copysign(0, -1), "-0.0"},
		{"infinity", math.Inf(1), "inf"},
		{"minus infinity", math.Inf(-1), "-inf"},
		{"not a number", math.NaN(), "nan"},
		{"the largest without an exponent", 9999999999999998, "9999999999999998.0"},
		{"the smallest with one", 1e16, "1e+16"},
		{"small", 0.0001, "0.0001"},
		{"smaller", 0.00001, "1e-05"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := engine.FloatScalar(test.x).String(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestScalarOutOfRange(t *testing.T) {
	for _, x := range []float64{math.NaN(), math.Inf(1), math.Inf(-1), 1e300, 1 << 63} {
		if got := engine.FloatScalar(x).AsInt(); got != math.MinInt64 {
			t.Errorf("int of %g: got %d, want the least int64", x, got)
		}
	}
}
