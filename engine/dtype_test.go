package engine_test

import (
	"math"
	"testing"

	"shapecast/engine"
)

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
