package engine_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"shapecast/engine"
)

func ExampleApply() {
	column := engine.Array{Shape: engine.Dense(2, 1), Values: engine.Ints(10, 20)}
	row := engine.Array{Shape: engine.Dense(3), Values: engine.Ints(1, 2, 3)}
	trace := engine.Explain(engine.NumPy, engine.Add, engine.Operand{Array: column}, engine.Operand{Array: row})
	sum, _, err := engine.Apply(trace)
	fmt.Println(sum.Shape, sum.Nested(), err)
	// Output: (2, 3) [[11, 12, 13], [21, 22, 23]] <nil>
}

func apply(t *testing.T, op engine.Op, made ...engine.Operand) (engine.Array, []engine.Warning) {
	t.Helper()
	result, warnings, err := engine.Apply(engine.Explain(engine.NumPy, op, made...))
	if err != nil {
		t.Fatal(err)
	}
	return result, warnings
}

// TestSpecialValues holds single values against what NumPy 1.24 printed.
func TestSpecialValues(t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, test := range []struct {
		op       engine.Op
		x, y     engine.Values
		want     string
		warnings string
	}{
		{engine.FloorDivide, engine.Floats(inf), engine.Floats(2), "nan", "[RuntimeWarning: invalid value encountered in floor_divide]"},
		{engine.FloorDivide, engine.Floats(-1), engine.Floats(inf), "-1.0", "[]"},
		{engine.FloorDivide, engine.Floats(3), engine.Floats(1e-308), "inf", "[RuntimeWarning: overflow encountered in floor_divide RuntimeWarning: invalid value encountered in floor_divide]"},
		{engine.Remainder, engine.Floats(-1), engine.Floats(inf), "inf", "[]"},
		{engine.Remainder, engine.Floats(6), engine.Floats(-3), "-0.0", "[]"},
		{engine.Remainder, engine.Ints(-7), engine.Ints(3), "2", "[]"},
		{engine.FloorDivide, engine.Ints(-7), engine.Ints(2), "-4", "[]"},
		{engine.FloorDivide, engine.Ints(math.MinInt64), engine.Ints(-1), "-9223372036854775808", "[RuntimeWarning: overflow encountered in floor_divide]"},
		{engine.Power, engine.Floats(0), engine.Floats(-1), "inf", "[RuntimeWarning: divide by zero encountered in power]"},
		{engine.Power, engine.Floats(-8), engine.Floats(0.5), "nan", "[RuntimeWarning: invalid value encountered in power]"},
		{engine.Power, engine.Ints(3), engine.Ints(41), "-420491770248316829", "[]"},
		{engine.Add, engine.Ints(math.MaxInt64), engine.Ints(1), "-9223372036854775808", "[]"},
		{engine.Subtract, engine.Floats(inf), engine.Floats(inf), "nan", "[RuntimeWarning: invalid value encountered in subtract]"},
		{engine.Multiply, engine.Floats(1e300), engine.Floats(1e300), "inf", "[RuntimeWarning: overflow encountered in multiply]"},
		{engine.Multiply, engine.Floats(nan), engine.Floats(0), "nan", "[]"},
		{engine.TrueDivide, engine.Ints(0), engine.Ints(0), "nan", "[RuntimeWarning: invalid value encountered in divide]"},
		{engine.TrueDivide, engine.Floats(inf), engine.Floats(0), "inf", "[]"},
		{engine.Maximum, engine.Floats(nan), engine.Floats(1), "nan", "[]"},
		{engine.Minimum, engine.Floats(1), engine.Floats(nan), "nan", "[]"},
		{engine.Maximum, engine.Floats(0), engine.Floats(zero), "-0.0", "[]"},
		{engine.Equal, engine.Floats(nan), engine.Floats(nan), "False", "[]"},
		{engine.LogicalAnd, engine.Floats(nan), engine.Ints(2), "True", "[]"},
		{engine.Add, engine.Bools(true), engine.Bools(true), "True", "[]"},
		{engine.Multiply, engine.Bools(true), engine.Ints(3), "3", "[]"},
	} {
		x, y := operand([]int{1}, test.x), operand([]int{1}, test.y)
		t.Run(fmt.Sprintf("%s of %v and %v", test.op, x.At(0), y.At(0)), func(t *testing.T) {
			result, warnings := apply(t, test.op, x, y)
			if got := result.At(0).String(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
			if got := fmt.Sprint(warnings); got != test.warnings {
				t.Errorf("got %s, want %s", got, test.warnings)
			}
		})
	}
}

// TestPowerOfSubnormal is about values whose logarithm Go gets wrong.
func TestPowerOfSubnormal(t *testing.T) {
	const want = 1.5848931924611072e-31 // NumPy's
	result, _ := apply(t, engine.Power, operand(nil, engine.Floats(1e-308)), operand(nil, engine.Floats(0.1)))
	if got := result.At().Float; math.Abs(got-want) > 1e-14*want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestWarningsAmongMany hides one value among many, where the fast loops have
// to find it, and fills others with values whose sum alone is too large.
func TestWarningsAmongMany(t *testing.T) {
	many := make([]float64, 5000)
	for i := range many {
		many[i] = 1e305
	}
	large := operand([]int{5, 1000}, engine.Floats(many...))
	if _, warnings := apply(t, engine.Add, large, large); warnings != nil {
		t.Errorf("large sums: got %v, want no warning", warnings)
	}
	for _, test := range []struct {
		op   engine.Op
		x, y float64
		want engine.WarningKind
	}{
		{engine.Add, 1e308, 1e308, engine.Overflow},
		{engine.Subtract, math.Inf(1), math.Inf(1), engine.Undefined},
		{engine.Multiply, math.Inf(1), 0, engine.Undefined},
		{engine.TrueDivide, 1, 0, engine.DivideByZero},
	} {
		t.Run(test.op.String(), func(t *testing.T) {
			for at := 4321; at < 4321+9; at++ {
				x, y := slices.Repeat([]float64{2}, 5000), slices.Repeat([]float64{2}, 5000)
				x[at], y[at] = test.x, test.y
				_, warnings := apply(t, test.op, operand([]int{5, 1000}, engine.Floats(x...)), operand([]int{5, 1000}, engine.Floats(y...)))
				if len(warnings) != 1 || warnings[0].Kind != test.want {
					t.Errorf("at %d: got %v, want one of kind %d", at, warnings, test.want)
				}
			}
		})
	}
}

func TestApplyToAny(t *testing.T) {
	unknown := operand([]int{3}, engine.Values{DType: engine.Float32})
	narrow := operand([]int{1}, engine.Values{DType: engine.Int32, Ints: []int64{math.MaxInt32}})
	for _, test := range []struct {
		name string
		op   engine.Op
		made []engine.Operand
		want string
	}{
		{"three operands from the left", engine.Subtract, []engine.Operand{counted(3), counted(2, 1), counted(1)}, "(2, 3) int64 [[0, 1, 2], [-1, 0, 1]]"},
		{"a choice", engine.Where, []engine.Operand{operand([]int{2, 1}, engine.Floats(0, math.NaN())), counted(3), operand(nil, engine.Floats(-1))}, "(2, 3) float64 [[-1.0, -1.0, -1.0], [0.0, 1.0, 2.0]]"},
		{"one operand", engine.Add, []engine.Operand{counted(2)}, "(2,) int64 [0, 1]"},
		{"nothing", engine.Add, []engine.Operand{counted(0), ones(t, 1000000000, 1, 1)}, "(1000000000, 1, 0) float64"},
		{"an unknown value", engine.Multiply, []engine.Operand{unknown, counted(2, 1)}, "(2, 3) float64"},
		{"int32 wraps around", engine.Add, []engine.Operand{narrow, narrow}, "(1,) int32 [-2]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			result, _ := apply(t, test.op, test.made...)
			got := fmt.Sprintf("%v %v", result.Shape, result.Values.DType)
			if n, _ := result.Shape.Count(); n > 0 && result.Values.Known() {
				got += fmt.Sprintf(" %v", result.Nested())
			}
			if got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestWrongNumberOfOperands(t *testing.T) {
	for _, trace := range []engine.Trace{
		engine.Explain(engine.NumPy, engine.Where, counted(3)),
		engine.Explain(engine.NumPy, engine.Add),
	} {
		if _, _, err := engine.Apply(trace); !errors.As(err, new(*engine.ArityError)) {
			t.Errorf("%s of %d: got %v, want an arity error", trace.Op, len(trace.Operands), err)
		}
	}
}

func TestApplyOfNothing(t *testing.T) {
	for _, kind := range []engine.OutputKind{engine.Target, engine.Out, engine.Assigned, engine.Augmented} {
		place := &engine.Output{Kind: kind, Operand: engine.Operand{Array: engine.Array{Shape: engine.Dense(-1)}}}
		if _, _, err := engine.Apply(engine.ExplainInto(engine.NumPy, engine.Add, place)); err == nil {
			t.Errorf("an operation of no operands into a place of kind %d gives no error", kind)
		}
	}
}
