package engine_test

import (
	"fmt"

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
