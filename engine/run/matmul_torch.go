package run

import (
	"fmt"

	"shapecast/engine"
)

// torchProduct returns what PyTorch says of a product that it refuses
// before it looks at batches and types, or "". It has a function for each pair of ranks,
// with words of its own; a stack times a matrix is one long matrix.
func torchProduct(a, b engine.Operand) string {
	left, right := a.Shape.Sizes(), b.Shape.Sizes()
	types := [2]string{a.Values.DType.Torch(), b.Values.DType.Torch()}
	switch {
	case len(left) == 0 || len(right) == 0:
		return fmt.Sprintf("both arguments to matmul need to be at least 1D, but they are %dD and %dD", len(left), len(right))
	case len(left) == 1 && len(right) == 1 && types[0] != types[1]:
		return fmt.Sprintf("dot : expected both vectors to have same dtype, but found %s and %s", types[0], types[1])
	case left[len(left)-1] != right[max(len(right)-2, 0)]:
		return torchLengths(left, right, longMatrix(a, b))
	}
	return ""
}

// longMatrix reports whether PyTorch makes one long matrix of a stack beside a matrix or a
// vector: where its rows lie one after the other, and the result need not be turned.
func longMatrix(a, b engine.Operand) bool {
	stack, other := a.Array, b.Array
	if stack.Shape.Rank() < other.Shape.Rank() {
		stack, other = turnedLast(other), stack
	}
	rank := stack.Shape.Rank()
	switch n, _ := stack.Shape.Count(); {
	case rank < 3 || other.Shape.Rank() > 2:
		return false
	case other.Tracked != engine.Untracked:
		return true
	case a.Shape.Rank() == 2:
		return false
	case n == 0:
		return true
	}
	sizes := stack.Shape.Sizes()
	c, err := engine.Reshape(engine.Operand{Array: stack}, -1, sizes[rank-1])
	return err == nil && !c.Copied
}

// turnedLast returns a stack of matrices with each of them turned.
func turnedLast(a engine.Array) engine.Array {
	order := indices(a.Shape.Rank())
	n := len(order)
	order[n-1], order[n-2] = n-2, n-1
	c, _ := engine.Transpose(engine.Operand{Array: a}, order...)
	return c.To
}

// torchTypes returns what PyTorch says of a product of two types, or "".
func torchTypes(a, b engine.Operand) string {
	left, right := a.Values.DType, b.Values.DType
	if left == right {
		return ""
	}
	switch b.Shape.Rank() {
	case 1:
		return fmt.Sprintf("addmv input tensors must have the same dtype, but got %s, %s, and %[1]s", right.Torch(), left.Torch())
	case 2:
		return fmt.Sprintf("expected m1 and m2 to have the same dtype, but got: %s != %s", cTypes[left], cTypes[right])
	}
	return fmt.Sprintf("expected scalar type %s but found %s", left.Torch(), right.Torch())
}

// cTypes are the names of types in the language that PyTorch is written in.
var cTypes = [...]string{engine.Bool: "bool", engine.Uint8: "unsigned char", engine.Int8: "signed char", engine.Int16: "short",
	engine.Int32: "int", engine.Int64: "long int", engine.Float16: "c10::Half", engine.Float32: "float", engine.Float64: "double"}

// torchLengths is what PyTorch says of rows and columns of unequal length, ""
// for two stacks whose batches do not meet.
func torchLengths(left, right []int, folds bool) string {
	inner, rows := left[len(left)-1], right[max(len(right)-2, 0)]
	if folds && len(right) > len(left) {
		left, right = turned(right), turned(left)
		inner = left[len(left)-1]
	}
	matrix := len(left) < 3 && len(right) < 3 || folds
	switch {
	case len(left) == 1 && len(right) == 1:
		return fmt.Sprintf("inconsistent tensor size, expected tensor [%d] and src [%d] to have the same number of elements, but got %d and %d elements respectively",
			inner, right[0], inner, right[0])
	case len(right) == 1 && matrix:
		lines := counted(left[:len(left)-1])
		return fmt.Sprintf("size mismatch, got input (%d), mat (%dx%d), vec (%d)", lines, lines, inner, right[0])
	case matrix:
		return fmt.Sprintf("mm: mat1 and mat2 shapes cannot be multiplied (%dx%d and %dx%d)", counted(left[:len(left)-1]), inner, right[0], right[1])
	}
	met := engine.Explain(engine.NumPy, engine.Identity, shaped(left[:max(len(left)-2, 0)]), shaped(right[:max(len(right)-2, 0)]))
	if met.Failed() {
		return ""
	}
	batches := counted(met.Result().Sizes())
	return torchBatch([2]int{batches, inner}, []int{batches, rows})
}

func torchBatch(want [2]int, have []int) string {
	return fmt.Sprintf("Expected size for first two dimensions of batch2 tensor to be: [%d, %d] but got: [%d, %d].", want[0], want[1], have[0], have[1])
}

// turned returns sizes with the last two in the other order.
func turned(sizes []int) []int {
	n := len(sizes)
	if n < 2 {
		return sizes
	}
	return append(append([]int{}, sizes[:n-2]...), sizes[n-1], sizes[n-2])
}

func counted(sizes []int) int {
	n := 1
	for _, size := range sizes {
		n *= size
	}
	return n
}

func shaped(sizes []int) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...)}}
}
