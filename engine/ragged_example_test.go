package engine_test

import (
	"fmt"

	"shapecast/engine"
)

func ExampleFromLengths() {
	two, one := 2, 1
	shape, err := engine.FromLengths([]engine.Axis{{Size: 2}, {Lengths: []int{3, 1}}, {Size: 2}}, nil)
	fmt.Println(shape, "ragged rank", shape.RaggedRank, err)
	shape, err = engine.FromLengths([]engine.Axis{{Size: 2}, {Size: 2}}, &one)
	fmt.Println(shape, "ragged rank", shape.RaggedRank, err)
	_, err = engine.FromLengths([]engine.Axis{{Size: 2}, {Lengths: []int{2, 1, 3}}}, nil)
	fmt.Println(err)
	_, err = engine.FromLengths([]engine.Axis{{Size: 2}, {Size: 3}}, &two)
	fmt.Println(err)
	// Output:
	// [2, (3, 1), 2] ragged rank 1 <nil>
	// [2, 2] ragged rank 1 <nil>
	// axis 1 has 3 lengths, want 2
	// ragged rank 2 is outside 0 to 1
}

func ExampleNested_Depths() {
	fmt.Println(list(ints(1), ints(2, 3)).Depths())
	fmt.Println(list(list(), list(list())).Depths())
	fmt.Println(list(ints(1), engine.Nested{DType: engine.Int64, Int: 2}).Depths())
	// Output:
	// 2 2 <nil>
	// -1 3 <nil>
	// 2 2 value at [1] is nested 1 deep, want 2
}

func ExampleNested_String() {
	half := engine.Nested{DType: engine.Float64, Float: 0.5}
	whole := engine.Nested{DType: engine.Float64, Float: 2}
	fmt.Println(list(list(half, whole), list()), list().IsList(), half.IsList())
	// Output: [[0.5, 2.0], []] true false
}

func ExampleShape_RowSplits() {
	a, _ := engine.Ragged(list(ints(3, 1, 4), ints(), ints(1, 5)), engine.Encoding{})
	fmt.Println("row lengths", a.Shape.RowLengths(1))
	fmt.Println("row splits", a.Shape.RowSplits(1))
	// Output:
	// row lengths [3 0 2]
	// row splits [0 3 3 5]
}

func ExampleShape_Slices() {
	shape, _ := engine.FromLengths([]engine.Axis{{Size: 2}, {Lengths: []int{3, 1}}, {Size: 5}}, nil)
	for k := range 4 {
		fmt.Println(shape.Slices(k))
	}
	// Output:
	// 1 <nil>
	// 2 <nil>
	// 4 <nil>
	// 20 <nil>
}

func ExampleAxis_Length() {
	uniform, ragged := engine.Axis{Size: 4}, engine.Axis{Lengths: []int{3, 1}}
	fmt.Println(uniform.Length(1), ragged.Length(1))
	// Output: 4 1
}

func ExampleArray_FlatValues() {
	pairs := list(list(ints(1, 2), ints(3, 4)), list(ints(5, 6)))
	a, _ := engine.Ragged(pairs, engine.Encoding{RaggedRank: new(1)})
	flat := a.FlatValues()
	fmt.Println(a.Shape, flat.Shape, flat.Nested())
	// Output: [2, (2, 1), 2] (3, 2) [[1, 2], [3, 4], [5, 6]]
}

func ExampleExplain_ragged() {
	rows, _ := engine.Ragged(list(ints(1, 2, 3), ints(4)), engine.Encoding{})
	column, _ := engine.Ragged(list(ints(10), ints(20)), engine.Encoding{RaggedRank: new(0)})
	trace := engine.Explain(engine.NumPy, engine.Add, operandsOf(rows, column)...)
	for k, c := range trace.Columns {
		fmt.Printf("axis %d: %v meets %v and gives %v\n", k, c.Meetings[0].Axis, c.Meetings[1].Axis, c.Axis)
	}
	sum, _, err := engine.Apply(trace)
	fmt.Println(sum.Nested(), err)
	// Output:
	// axis 0: 2 meets 2 and gives 2
	// axis 1: (3, 1) meets 1 and gives (3, 1)
	// [[11, 12, 13], [24]] <nil>
}

func ExampleTrace_TensorFlowDefect() {
	rows, _ := engine.Ragged(list(ints(1, 2), ints(3, 4), ints(5, 6)), engine.Encoding{})
	row, _ := engine.Ragged(ints(10, 20), engine.Encoding{})
	trace := engine.Explain(engine.NumPy, engine.Add, operandsOf(rows, row)...)
	defect, found := trace.TensorFlowDefect()
	fmt.Printf("%+v %v\n", defect, found)
	// Output: {Operand:1 Axis:1 Outer:0} true
}
