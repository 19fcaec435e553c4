package engine_test

import (
	"fmt"

	"shapecast/engine"
)

// list and ints build nested lists as a program would write them.
func list(items ...engine.Nested) engine.Nested {
	return engine.Nested{Items: append([]engine.Nested{}, items...)}
}

func ints(values ...int64) engine.Nested {
	l := list()
	for _, v := range values {
		l.Items = append(l.Items, engine.Nested{DType: engine.Int64, Int: v})
	}
	return l
}

func ExampleRagged() {
	a, err := engine.Ragged(list(ints(1, 2, 3), ints(4), ints(5, 6)), engine.Encoding{})
	fmt.Println(a.Shape, a.Shape.Static(), a.Shape.RowSplits(1), a.Shape.ValueRowIDs(1), err)
	_, err = engine.Ragged(list(ints(1), engine.Nested{DType: engine.Int64, Int: 2}), engine.Encoding{})
	fmt.Println(err)
	a, err = engine.Ragged(list(), engine.Encoding{RaggedRank: new(1), InnerShape: []int{100, 20}})
	fmt.Println(a.Shape, a.Shape.Static(), err)
	_, err = engine.Ragged(list(ints(1, 2), ints(3)), engine.Encoding{Lengths: []engine.Axis{{Size: 2}, {Lengths: []int{1, 2}}}})
	fmt.Println(err)
	// Output:
	// [3, (3, 1, 2)] (3, None) [0 3 4 6] [0 0 0 1 2 2] <nil>
	// value at [1] is nested 1 deep, want 2
	// [0, (), 100, 20] (0, None, 100, 20) <nil>
	// list at [0] has 2 entries, want 1
}
