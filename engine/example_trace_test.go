package engine_test

import (
	"fmt"

	"shapecast/engine"
)

func ExampleExplain() {
	trace := engine.Explain(engine.NumPy, engine.Add, counted(3, 1), counted(2, 1, 4))
	for k, column := range trace.Columns {
		for _, m := range column.Meetings {
			fmt.Print(m.Axis.Size, " padded: ", m.Padded(), " stretched: ", m.Stretched, ", ")
		}
		fmt.Println("axis", k, "has size", column.Axis.Size)
	}
	fmt.Println(trace.Result(), trace.Strides(0), trace.Strides(1))
	// Output:
	// 1 padded: true stretched: true, 2 padded: false stretched: false, axis 0 has size 2
	// 3 padded: false stretched: false, 1 padded: false stretched: true, axis 1 has size 3
	// 1 padded: false stretched: true, 4 padded: false stretched: false, axis 2 has size 4
	// (2, 3, 4) [0 1 0] [4 0 1]
}

func ExampleTrace_Err() {
	trace := engine.Explain(engine.NumPy, engine.Add, counted(4, 32, 14, 14), counted(2, 32, 14, 14))
	fmt.Println(trace.Failed(), trace.Conflicts(), trace.Err())
	// Output:
	// true [0] shapes (4, 32, 14, 14) and (2, 32, 14, 14) do not broadcast: axis 0 has sizes 4 and 2
}

func ExampleExplainInto() {
	a, b := counted(2, 1), counted(2, 3)
	trace := engine.ExplainInto(engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: a}, a, b)
	fmt.Println(trace.Grows(), trace.Err())
	trace = engine.ExplainInto(engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: b}, b, a)
	sum, _, err := engine.Apply(trace)
	fmt.Println(sum.Nested(), err)
	// Output:
	// true output (2, 1) cannot hold the result (2, 3)
	// [[0, 1, 2], [4, 5, 6]] <nil>
}

func ExampleExpandShape() {
	fmt.Println(engine.ExpandShape(engine.Dense(3, 1), -1, 4))
	// Output: (3, 4)
}

func ExampleResultType() {
	half := engine.Operand{Weak: true, Array: engine.Array{Values: engine.Floats(0.5)}}
	fmt.Println(engine.ResultType(engine.InNumPy, counted(3), half))
	fmt.Println(engine.ResultType(engine.InPyTorch, counted(3), half))
	// Output:
	// float64
	// float32
}
