package engine_test

import (
	"fmt"

	"shapecast/engine"
)

// counted returns 0, 1, 2, … in C order.
func counted(sizes ...int) engine.Operand {
	return operand(sizes, engine.Values{DType: engine.Int64, Progression: counting.Progression})
}

// show prints what a change came to.
func show(c engine.Change, err error) {
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(c.To.Shape, c.To.Nested())
}

func ExampleExpandDims() {
	column, err := engine.ExpandDims(counted(3), 1)
	fmt.Println(column.To.Shape, column.To.Strides, err)
	show(engine.ExpandDims(counted(3), 5))
	// Output:
	// (3, 1) [1 1] <nil>
	// axis 5 is outside rank 2
}

func ExampleSqueeze() {
	show(engine.Squeeze(counted(1, 3, 1)))
	show(engine.Squeeze(counted(1, 3, 1), 1))
	// Output:
	// (3,) [0, 1, 2]
	// axis 1 has size 3, and only size 1 is squeezed
}

func ExampleTranspose() {
	show(engine.Transpose(counted(2, 3)))
	show(engine.Transpose(counted(2, 3), 0))
	// Output:
	// (3, 2) [[0, 3], [1, 4], [2, 5]]
	// 1 axes are named, and the array has 2
}

func ExampleReshape() {
	show(engine.Reshape(counted(6), 2, -1))
	show(engine.Reshape(counted(6), 4, -1))
	// Output:
	// (2, 3) [[0, 1, 2], [3, 4, 5]]
	// 6 values do not fill (4, -1)
}

func ExampleIndex() {
	// a[1:, None]
	one := 1
	show(engine.Index(counted(2, 3),
		engine.Subscript{Kind: engine.Ranged, Range: engine.Range{Start: &one}},
		engine.Subscript{Kind: engine.NewAxis}))
	// a[:, [2, 0]]
	show(engine.Index(counted(2, 3),
		engine.Subscript{Kind: engine.Ranged},
		engine.Subscript{Kind: engine.Picked, Array: operand([]int{2}, engine.Ints(2, 0)).Array}))
	// a[0, 7]
	show(engine.Index(counted(2, 3), engine.Subscript{At: 0}, engine.Subscript{At: 7}))
	// Output:
	// (1, 1, 3) [[[3, 4, 5]]]
	// (2, 2) [[2, 0], [5, 3]]
	// index 7 is outside axis 1 of size 3
}

func ExampleTile() {
	c, err := engine.Tile(counted(3), 2, 1)
	show(c, err)
	fmt.Println(c.StoredBytes(), "bytes become", c.ResultBytes())
	// Output:
	// (2, 3) [[0, 1, 2], [0, 1, 2]]
	// 24 bytes become 48
}

func ExampleTorchRepeat() {
	show(engine.TorchRepeat(counted(2), 3))
	show(engine.TorchRepeat(counted(2, 2), 3))
	// Output:
	// (6,) [0, 1, 0, 1, 0, 1]
	// 1 repeats for rank 2
}

func ExampleRepeat() {
	show(engine.Repeat(counted(3), 0, 2))
	show(engine.Repeat(counted(3), 0, 2, 0, 1))
	// Output:
	// (6,) [0, 0, 1, 1, 2, 2]
	// (3,) [0, 0, 2]
}

func ExampleReduce() {
	c, _, err := engine.Reduce(counted(2, 3), engine.Reduction{Fold: engine.Mean, Axes: []int{1}, KeepDims: true})
	show(c, err)
	c, warnings, err := engine.Reduce(counted(0), engine.Reduction{Fold: engine.Mean})
	show(c, err)
	fmt.Println(warnings[0])
	// Output:
	// (2, 1) [[1.0], [4.0]]
	// () nan
	// RuntimeWarning: Mean of empty slice.
}

func ExampleConcatenate() {
	show(engine.Concatenate(0, counted(1, 2), counted(2, 2)))
	show(engine.Concatenate(0, counted(1, 2), counted(2, 3)))
	// Output:
	// (3, 2) [[0, 1], [0, 1], [2, 3]]
	// axis 1 of operand 0 has size 2 and of operand 1 size 3
}

func ExampleStack() {
	show(engine.Stack(-1, counted(3), counted(3)))
	// Output: (3, 2) [[0, 0], [1, 1], [2, 2]]
}

func ExampleCast() {
	change, _, err := engine.Cast(operand([]int{3}, engine.Floats(-1.5, 0, 2.9)), engine.Int64)
	show(change, err)
	// Output: (3,) [-1, 0, 2]
}

func ExampleMap() {
	c, _, err := engine.Map(engine.InNumPy, engine.Negative, counted(3))
	show(c, err)
	_, warnings, _ := engine.Map(engine.InNumPy, engine.Arccosh, operand([]int{1}, engine.Floats(-1)))
	fmt.Println(warnings)
	// Output:
	// (3,) [0, -1, -2]
	// [RuntimeWarning: invalid value encountered in arccosh]
}

func ExampleFlip() {
	show(engine.Flip(counted(3)))
	show(engine.Flip(counted(2, 3), 1))
	show(engine.Flip(counted(3), 1))
	// Output:
	// (3,) [2, 1, 0]
	// (2, 3) [[2, 1, 0], [5, 4, 3]]
	// axis 1 is outside rank 1
}

func ExampleAlong() {
	show(engine.Along(counted(2, 3), engine.CumSum, 1))
	show(engine.Along(operand([]int{3}, engine.Ints(3, 1, 2)), engine.Sort, -1))
	show(engine.Along(operand([]int{3}, engine.Ints(3, 1, 2)), engine.ArgSort, -1))
	show(engine.Along(counted(3), engine.CumProd, 1))
	// Output:
	// (2, 3) [[0, 1, 3], [3, 7, 12]]
	// (3,) [1, 2, 3]
	// (3,) [1, 2, 0]
	// axis 1 is outside rank 1
}
