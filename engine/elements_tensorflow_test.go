package engine_test

import (
	"math"
	"testing"

	"shapecast/engine"
)

// TestTensorFlowsOperations holds values of SciPy 1.10.1 and what TensorFlow's
// manual says where an operand is 0.
func TestTensorFlowsOperations(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, test := range []struct {
		name       string
		op         engine.Op
		x, y, want float64
	}{
		{"zeta at 2 and 1", engine.Zeta, 2, 1, math.Pi * math.Pi / 6},
		{"zeta of a fraction", engine.Zeta, 1.5, 12, 0.5896287331055444},
		{"zeta close to its pole", engine.Zeta, 1.01, 0.5, 101.97709317748227},
		{"zeta of a large exponent", engine.Zeta, 60, 2, 0x1p-60},
		{"zeta below 0", engine.Zeta, 3, -2.5, 0.0541020258208641},
		{"zeta far below 0", engine.Zeta, 2, -1e15 - 0.5, math.Pi * math.Pi},
		{"zeta at its pole", engine.Zeta, 1, 3, inf},
		{"zeta over 0", engine.Zeta, 2, 0, inf},
		{"zeta over 0, odd", engine.Zeta, 3, 0, nan},
		{"zeta of an exponent below 1", engine.Zeta, 0.5, 3, nan},
		{"a fraction of a power below 0", engine.Zeta, 2.5, -1.5, nan},
		{"0 times a logarithm of 0", engine.XLogY, 0, 0, 0},
		{"0 times a logarithm of -1", engine.XLog1PY, 0, -1, 0},
		{"0 over 0", engine.XDivY, 0, 0, 0},
		{"5 over 0", engine.XDivY, 5, 0, inf},
		{"5 over 0 without nan", engine.DivideNoNaN, 5, 0, 0},
		{"cut towards 0", engine.TruncateDivide, -7, 2, -3},
		{"left with the sign of x", engine.TruncateMod, -7, 2, -1},
		{"an angle", engine.Arctan2, -1, -1, -3 * math.Pi / 4},
		{"a large logit", engine.SigmoidCrossEntropy, 1, 1000, 0},
		{"a logit far off", engine.SigmoidCrossEntropy, 1, -1000, 1000},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, _, err := engine.Apply(engine.Explain(engine.NumPy, test.op, operand(nil, engine.Floats(test.x)), operand(nil, engine.Floats(test.y))))
			if err != nil {
				t.Fatal(err)
			}
			if x := got.Values.Float(0); math.Abs(x-test.want) > 1e-10*max(1, math.Abs(test.want)) || math.IsNaN(x) != math.IsNaN(test.want) {
				t.Errorf("got %v, want %v", x, test.want)
			}
		})
	}
}

func TestIntsCutTowardsZero(t *testing.T) {
	for _, test := range []struct {
		op         engine.Op
		x, y, want int64
	}{
		{engine.TruncateDivide, -7, 2, -3},
		{engine.TruncateMod, -7, 2, -1},
		{engine.TruncateDivide, 7, 0, 0},
		{engine.TruncateMod, math.MinInt64, -1, 0},
		{engine.SquaredDifference, 3, -2, 25},
	} {
		got, _, err := engine.Apply(engine.Explain(engine.NumPy, test.op, operand(nil, engine.Ints(test.x)), operand(nil, engine.Ints(test.y))))
		if err != nil || got.Values.Int(0) != test.want {
			t.Errorf("%v of %d and %d: got %v, %v, want %d", test.op, test.x, test.y, got.Values, err, test.want)
		}
	}
}
