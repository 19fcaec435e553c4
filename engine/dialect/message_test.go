package dialect_test

import (
	"fmt"
	"slices"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

// raggedOperand returns an operand with a ragged axis after uniform ones.
func raggedOperand(rank int, axes ...engine.Axis) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: axes, RaggedRank: rank}}}
}

// TestMessage holds the forms that were cited and not run.
func TestMessage(t *testing.T) {
	size := func(n int) engine.Axis { return engine.Axis{Size: n} }
	rows := func(lengths ...int) engine.Axis { return engine.Axis{Lengths: lengths} }
	explain := func(op engine.Op, list ...engine.Operand) engine.Trace {
		return engine.Explain(engine.NumPy, op, list...)
	}
	pair := func(op engine.Op, a, b []int) engine.Trace { return explain(op, operands(a, b)...) }
	three := raggedOperand(1, size(3), rows(2, 4, 1))
	for _, test := range []struct {
		name    string
		library engine.Library
		trace   engine.Trace
		kind    string
		want    string
	}{
		{"it runs", engine.InNumPy, add([]int{2, 3}, []int{3}), "", ""},
		{"the empty library is NumPy", "", add([]int{2}, []int{3}), "ValueError", "operands could not be broadcast together with shapes (2,) (3,) "},
		{"a size below 0", engine.InNumPy, add([]int{-1}, []int{3}), "ValueError", "negative dimensions are not allowed"},
		{"more axes than an array has", engine.InNumPy, add(make([]int, 65), []int{1}), "ValueError", "maximum supported dimension for an ndarray is currently 64, found 65"},
		{"more axes, and no words of its own", engine.InTensorFlow, add(make([]int, 65), []int{1}), "", ""},
		{"an operator", engine.InTensorFlow, pair(engine.Add, []int{4, 32, 32, 3}, []int{1, 4, 1, 1}), "InvalidArgumentError",
			"Incompatible shapes: [4,32,32,3] vs. [1,4,1,1] [Op:AddV2]"},
		{"an operator by its kernel", engine.InTensorFlow, pair(engine.TrueDivide, []int{2}, []int{3}), "InvalidArgumentError",
			"Incompatible shapes: [2] vs. [3] [Op:RealDiv]"},
		{"where", engine.InTensorFlow, explain(engine.Where, operands([]int{2}, []int{3}, []int{})...), "InvalidArgumentError",
			"condition [2], then [3], and else [] must be broadcastable [Op:SelectV2]"},
		{"broadcast_to", engine.InTensorFlow, into(engine.Target, engine.Identity, []int{1}, []int{3}), "InvalidArgumentError",
			"Unable to broadcast tensor of shape [3] to tensor of shape [1] [Op:BroadcastTo]"},
		{"broadcast_to a lower rank", engine.InTensorFlow, into(engine.Target, engine.Identity, []int{3}, []int{2, 3}), "InvalidArgumentError",
			"Rank of input (2) must be no greater than rank of output shape (1). [Op:BroadcastTo]"},
		{"broadcast_to, a mismatch", engine.InTensorFlow, into(engine.Target, engine.Identity, []int{4}, []int{3}), "InvalidArgumentError",
			"Incompatible shapes: [3] vs. [4] [Op:BroadcastTo]"},
		{"a variable", engine.InTensorFlow, into(engine.Augmented, engine.Add, []int{3}, []int{3}, []int{2, 3}), "InvalidArgumentError",
			"Cannot update variable with shape [3] using a Tensor with shape [2,3], shapes must be equal."},
		{"rows against a uniform size", engine.InTensorFlow, explain(engine.Add, three, operand([]int{3, 4})), "InvalidArgumentError",
			"Condition x == y did not hold.\nIndices of first 3 different values:\n[[1]\n [2]\n [3]]\nCorresponding x values:\n[ 4  8 12]\nCorresponding y values:\n[2 6 7]\nFirst 3 elements of x:\n[0 4 8]\nFirst 3 elements of y:\n[0 2 6]"},
		{"rows against rows", engine.InTensorFlow, explain(engine.Add, raggedOperand(1, size(3), rows(3, 1, 2)), raggedOperand(1, size(3), rows(2, 2, 1))), "InvalidArgumentError",
			"Condition x == y did not hold.\nIndices of first 2 different values:\n[[1]\n [3]]\nCorresponding x values:\n[3 6]\nCorresponding y values:\n[2 5]\nFirst 3 elements of x:\n[0 3 4]\nFirst 3 elements of y:\n[0 2 4]"},
		{"rows further in", engine.InTensorFlow, explain(engine.Add,
			raggedOperand(2, size(2), rows(3, 2), rows(2, 2, 2, 2, 2)), raggedOperand(2, size(2), rows(3, 2), rows(3, 3, 3, 3, 3))), "InvalidArgumentError",
			"Condition x == y did not hold.\nIndices of first 3 different values:\n[[1]\n [2]\n [3]]\nCorresponding x values:\n[2 4 6]\nCorresponding y values:\n[3 6 9]\nFirst 3 elements of x:\n[0 2 4]\nFirst 3 elements of y:\n[0 3 6]"},
		{"rows of the lower rank come first", engine.InTensorFlow, explain(engine.Add,
			raggedOperand(2, size(2), rows(1, 1), rows(2, 3)), raggedOperand(1, size(1), rows(4))), "InvalidArgumentError",
			"Condition x == y did not hold.\nIndices of first 2 different values:\n[[1]\n [2]]\nCorresponding x values:\n[4 8]\nCorresponding y values:\n[2 5]\nFirst 3 elements of x:\n[0 4 8]\nFirst 3 elements of y:\n[0 2 5]"},
		{"numbers of rows", engine.InTensorFlow, explain(engine.Add, three, operand([]int{2, 1})), "InvalidArgumentError",
			"Condition x == y did not hold.\nFirst 1 elements of x:\n[False]\nFirst 1 elements of y:\n[ True]"},
		{"ragged rows elsewhere", engine.InNumPy, explain(engine.Add, three, operand([]int{})), "ValueError",
			"setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (3,) + inhomogeneous part."},
		{"ragged rows elsewhere", engine.InPyTorch, explain(engine.Add, three, operand([]int{})), "ValueError",
			"expected sequence of length 2 at dim 1 (got 4)"},
		{"one rank", engine.InJAX, pair(engine.Subtract, []int{3}, []int{4}), "TypeError",
			"sub got incompatible shapes for broadcasting: (3,), (4,)."},
		{"two ranks", engine.InJAX, pair(engine.Add, []int{2, 4}, []int{2}), "ValueError",
			"Incompatible shapes for broadcasting: shapes=[(2, 4), (2,)]"},
		{"shapes alone", engine.InJAX, called("broadcast_shapes", []int{3, 1}, []int{4, 1}), "ValueError",
			"Incompatible shapes for broadcasting: shapes=[(3, 1), (4, 1)]"},
		{"broadcast_to", engine.InJAX, into(engine.Target, engine.Identity, []int{4}, []int{3}), "ValueError",
			"Incompatible types for broadcasting: input type=float32[3] and requested type=float32[4]"},
		{"broadcast_to a lower rank", engine.InJAX, into(engine.Target, engine.Identity, []int{3}, []int{2, 3}), "ValueError",
			"Cannot broadcast to shape with fewer dimensions: arr_shape=(2, 3) shape=(3,)"},
		{"no names", engine.InXArray, add([]int{2, 3}, []int{2}), "AlignmentError",
			"cannot reindex or align along dimension 'axis_1' because of conflicting dimension sizes: {2, 3}"},
		{"a set of two sizes in one slot", engine.InXArray, add([]int{3}, []int{11}), "AlignmentError",
			"cannot reindex or align along dimension 'axis_0' because of conflicting dimension sizes: {11, 3}"},
		{"out= of another shape", engine.InPyTorch, into(engine.Out, engine.Add, []int{2, 3}, []int{3}, []int{3}), "UserWarning",
			"An output with one or more elements was resized since it had shape [2, 3], which does not match the required output shape [3]. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0)."},
	} {
		t.Run(string(test.library)+", "+test.name, func(t *testing.T) {
			says := run.Said(test.library, test.trace)
			if says.Text != test.want {
				t.Errorf("got  %q\nwant %q", says.Text, test.want)
			}
			if says.Class != test.kind {
				t.Errorf("got %s, want %s", says.Class, test.kind)
			}
		})
	}
}

// TestManyShapes holds the numbers of arguments beyond NumPy's 64: it goes on
// with the shape so far as argument 0 and 63 more at a time.
func TestManyShapes(t *testing.T) {
	for twos, want := range map[int]int{32: 32, 64: 1, 70: 7, 127: 1} {
		shapes := append(slices.Repeat([][]int{{2}}, twos), []int{3})
		text := fmt.Sprintf("shape mismatch: objects cannot be broadcast to a single shape.  "+
			"Mismatch is between arg 0 with shape (2,) and arg %d with shape (3,).", want)
		if got := run.Said(engine.InNumPy, called("broadcast_shapes", shapes...)).Text; got != text {
			t.Errorf("%d shapes: got %q, want %q", twos+1, got, text)
		}
	}
}

func TestBlamedAxis(t *testing.T) {
	two := [][]int{{2, 3, 4}, {5, 3, 6}}
	in := func(lengths ...int) engine.Operand {
		return raggedOperand(2, engine.Axis{Size: 2}, engine.Axis{Lengths: []int{1, 1}}, engine.Axis{Lengths: lengths})
	}
	for _, test := range []struct {
		name    string
		library engine.Library
		trace   engine.Trace
		want    int
	}{
		{"an operator of NumPy's names none: the rightmost", engine.InNumPy, add(two...), 2},
		{"np.broadcast_shapes: the leftmost", engine.InNumPy, called("broadcast_shapes", two...), 0},
		{"PyTorch: the rightmost", engine.InPyTorch, add(two...), 2},
		{"PyTorch: the first two that clash", engine.InPyTorch, called("broadcast_tensors", []int{2, 3, 4}, []int{5, 3, 4}, []int{2, 3, 5}), 0},
		{"TensorFlow: the leftmost", engine.InTensorFlow, add(two...), 0},
		{"JAX names none: the rightmost", engine.InJAX, add(two...), 2},
		{"xarray: the first name", engine.InXArray, add(two...), 0},
		{"the output would grow", engine.InNumPy, into(engine.Augmented, engine.Add, []int{3}, []int{3}, []int{2, 3}), -1},
		{"ragged", engine.InTensorFlow, engine.Explain(engine.NumPy, engine.Add, in(2, 1), in(2, 3)), 2},
		{"it runs", engine.InPyTorch, add([]int{2}, []int{1}), -1},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := run.Said(test.library, test.trace).Axis; got != test.want {
				t.Errorf("got %d, want %d", got, test.want)
			}
		})
	}
}

// TestTypedErrors says of errors what package truth does not hear from the libraries.
func TestTypedErrors(t *testing.T) {
	const numpy, torch, tensorflow = engine.InNumPy, engine.InPyTorch, engine.InTensorFlow
	for _, test := range []struct {
		library    engine.Library
		err        error
		kind, want string
	}{
		{numpy, &engine.RepeatedAxisError{}, "ValueError", "repeated axis"},
		{numpy, &engine.StepError{}, "ValueError", "slice step cannot be zero"},
		{numpy, &engine.RankError{Rank: 65}, "ValueError", "maximum supported dimension for an ndarray is currently 64, found 65"},
		{numpy, &engine.SizeError{}, "ValueError", "array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size."},
		{numpy, &engine.SizeError{Limit: 1000}, "", ""},
		{numpy, &engine.OutputError{Output: engine.Dense(2, 1), Result: engine.Dense(2, 3)}, "ValueError",
			"non-broadcastable output operand with shape (2,1) doesn't match the broadcast shape (2,3)"},
		{torch, &engine.OutputError{Output: engine.Dense(2, 1), Result: engine.Dense(2, 3)}, "RuntimeError",
			"output with shape [2, 1] doesn't match the broadcast shape [2, 3]"},
		{torch, &engine.PowerError{}, "RuntimeError", "Integers to negative integer powers are not allowed."},
		{torch, &engine.ReshapeError{From: engine.Dense(0), To: []int{0, -1}}, "RuntimeError",
			"cannot reshape tensor of 0 elements into shape [0, -1] because the unspecified dimension size -1 can be any value and is ambiguous"},
		{torch, add([]int{4}, []int{2}).Err(), "RuntimeError", "The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0"},
		{tensorflow, &engine.RaggedRankError{RaggedRank: -1, Max: 1}, "ValueError", "Invalid ragged_rank=-1: must be nonnegative"},
		{tensorflow, &engine.RaggedRankError{RaggedRank: 4, Max: 1}, "ValueError",
			"pylist has scalar values depth 2, but ragged_rank=4 requires scalar value depth greater than 4"},
		{tensorflow, &engine.LengthsError{}, "ValueError", "Shape not consistent"},
		{tensorflow, &engine.BoolSubtractError{}, "", ""},
		{engine.InJAX, &engine.EllipsisError{}, "IndexError", "an index can only have a single ellipsis ('...')"},
	} {
		says := run.SaidOf(test.library, test.err)
		if says.Text != test.want {
			t.Errorf("%s, %T\ngot  %q\nwant %q", test.library, test.err, says.Text, test.want)
		}
		if says.Class != test.kind {
			t.Errorf("%s, %T: got %s, want %s", test.library, test.err, says.Class, test.kind)
		}
	}
}

// TestMessageOfEveryOp wants words for shapes that do not meet, whatever was to
// be done with them.
func TestMessageOfEveryOp(t *testing.T) {
	for op := range engine.OpCount {
		trace := engine.Explain(engine.NumPy, engine.Op(op), operands([]int{2}, []int{3}, []int{2})...)
		for _, library := range engine.Libraries {
			if run.Said(library, trace).Text == "" {
				t.Errorf("%s has no words for %s", library, engine.Op(op))
			}
		}
	}
}
