package engine_test

import (
	"fmt"

	"shapecast/engine"
)

func ExampleNewArray() {
	a, err := engine.NewArray(engine.Dense(2, 2), engine.Ints(1, 2, 3, 4))
	fmt.Println(a.Nested(), err)
	_, err = engine.NewArray(engine.Dense(2, 2), engine.Ints(1, 2, 3))
	fmt.Println(err)
	// Output:
	// [[1, 2], [3, 4]] <nil>
	// 3 values do not fill (2, 2)
}

func ExampleFull() {
	a, err := engine.Full(engine.Dense(1000000000, 1), engine.FloatScalar(1))
	fmt.Println(a.Shape, a.At(999999999, 0), a.Values.Held(), err)
	_, err = engine.Full(engine.Dense(2, -1), engine.FloatScalar(1))
	fmt.Println(err)
	// Output:
	// (1000000000, 1) 1.0 false <nil>
	// axis 1 has size -1
}

func ExampleArange() {
	a, err := engine.Arange(engine.IntScalar(2), engine.IntScalar(11), engine.IntScalar(3))
	fmt.Println(a.Nested(), err)
	_, err = engine.Arange(engine.IntScalar(0), engine.IntScalar(5), engine.IntScalar(0))
	fmt.Println(err)
	// Output:
	// [2, 5, 8] <nil>
	// step 0 never reaches the stop
}

func ExampleUnknown() {
	a, _ := engine.Unknown(engine.Dense(4, 32), engine.Float32)
	fmt.Println(a.Shape, a.Values.DType, a.At(0, 0))
	// Output: (4, 32) float32 ?
}

func ExampleArray_Flat() {
	turned, _ := engine.Transpose(counted(2, 3))
	values, err := turned.To.Flat()
	fmt.Println(values.Ints, turned.To.Contiguous(), err)
	// Output: [0 3 1 4 2 5] false <nil>
}

func ExampleArray_Held() {
	zeros, _ := engine.Full(engine.Dense(3), engine.FloatScalar(0))
	held, err := zeros.Held()
	fmt.Println(zeros.Values.Floats, held.Values.Floats, err)
	// Output: [] [0 0 0] <nil>
}

func ExampleArray_StridesOrDefault() {
	fmt.Println(counted(2, 3, 4).StridesOrDefault(), counted(2, 0).StridesOrDefault())
	// Output: [12 4 1] [0 0]
}

func ExampleArray_Overlaps() {
	place := &engine.Output{Kind: engine.Target, Operand: operand([]int{4, 3}, engine.Values{})}
	view, _, _ := engine.Apply(engine.ExplainInto(engine.NumPy, engine.Identity, place, counted(3)))
	fmt.Println(view.Strides, view.Overlaps(), view.ReadOnly)
	// Output: [0 1] true true
}

func ExampleShape_Count() {
	fmt.Println(engine.Dense(1000000000, 1000000000).Count())
	fmt.Println(engine.Dense(10000000000, 10000000000).Count())
	fmt.Println(engine.Dense(10000000000, 10000000000, 0).Count())
	// Output:
	// 1000000000000000000 <nil>
	// 0 shape (10000000000, 10000000000) has more values than 64 bits can count
	// 0 <nil>
}

func ExampleShape_Valid() {
	fmt.Println(engine.Dense(3, -2).Valid())
	fmt.Println(engine.Dense(make([]int, 65)...).Valid())
	// Output:
	// axis 1 has size -2
	// rank 65 exceeds the largest rank, 64
}
