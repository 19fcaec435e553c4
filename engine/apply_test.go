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
		{engine.Add, truths(true), truths(true), "True", "[]"},
		{engine.Multiply, truths(true), engine.Ints(3), "3", "[]"},
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

func TestResultType(t *testing.T) {
	of := func(d engine.DType, sizes ...int) engine.Operand { return operand(sizes, engine.Values{DType: d}) }
	number := func(d engine.DType) engine.Operand {
		return engine.Operand{Weak: true, Array: engine.Array{Values: engine.Values{DType: d}}}
	}
	value := func(s engine.Scalar) engine.Operand {
		a, _ := engine.Full(engine.Shape{}, s)
		return engine.Operand{Weak: true, Array: a}
	}
	const bit, i32, i64, f32, f64 = engine.Bool, engine.Int32, engine.Int64, engine.Float32, engine.Float64
	for _, test := range []struct {
		name         string
		a, b         engine.Operand
		numpy, torch engine.DType
	}{
		{"bools", of(bit, 3), of(bit, 3), bit, bit},
		{"ints of two widths", of(i32, 3), of(i64, 3), i64, i64},
		{"an int array and a float32 one", of(i64, 3), of(f32, 3), f64, f32},
		{"a float32 array and a float64 one", of(f32, 3), of(f64, 3), f64, f64},
		{"a float32 array and a 0-d float64", of(f32, 3), of(f64), f64, f32},
		{"a float32 array and a number", of(f32, 3), number(f64), f32, f32},
		{"an int32 array and a number", of(i32, 3), number(i64), i32, i32},
		{"an int array and a number with a point", of(i64, 3), number(f64), f64, f32},
		{"a bool array and a number", of(bit, 3), number(i64), i64, i64},
		{"an int32 array and a number too large for it", of(i32, 3), value(engine.IntScalar(1 << 40)), i32, i32},
		{"a float32 array and a larger int", of(f32, 3), value(engine.IntScalar(1 << 16)), f32, f32},
		{"a float32 array and a number too large for it", of(f32, 3), value(engine.FloatScalar(1e40)), f32, f32},
		{"a float32 array and infinity", of(f32, 3), value(engine.FloatScalar(math.Inf(-1))), f32, f32},
		{"a 0-d int and a number with a point", of(i64), number(f64), f64, f32},
		{"a 0-d float32 and a number with a point", of(f32), number(f64), f32, f32},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := engine.ResultType(engine.InNumPy, test.a, test.b); got != test.numpy {
				t.Errorf("NumPy: got %s, want %s", got, test.numpy)
			}
			if got := engine.ResultType(engine.InPyTorch, test.b, test.a); got != test.torch {
				t.Errorf("PyTorch: got %s, want %s", got, test.torch)
			}
		})
	}
}

// truths returns values of type bool.
func truths(values ...bool) engine.Values {
	v := engine.Values{DType: engine.Bool, Ints: make([]int64, len(values))}
	for i, b := range values {
		if b {
			v.Ints[i] = 1
		}
	}
	return v
}
