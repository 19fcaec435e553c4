package run_test

import (
	"fmt"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

// TestRaggedPrograms runs programs about ragged arrays: what they make, by its
// lengths, ragged rank and values, or why they make nothing.
func TestRaggedPrograms(t *testing.T) {
	const rows = "r = tf.ragged.constant([[[1], [2, 3]], [], [[4]]]); "
	for _, test := range []struct{ name, source, want string }{
		{"row splits", "tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2, 2, 3])", "[3, (2, 0, 1)] 1 [[1, 2], [], [3]]"},
		{"row lengths", "tf.RaggedTensor.from_row_lengths(values=[1, 2, 3], row_lengths=[2, 1])", "[2, (2, 1)] 1 [[1, 2], [3]]"},
		{"row starts", "tf.RaggedTensor.from_row_starts([1, 2, 3], [0, 0, 2])", "[3, (0, 2, 1)] 1 [[], [1, 2], [3]]"},
		{"no row starts", "tf.RaggedTensor.from_row_starts([], [])", "[0, ()] 1 []"},
		{"row limits", "tf.RaggedTensor.from_row_limits([1, 2, 3], [2, 3, 3])", "[3, (2, 1, 0)] 1 [[1, 2], [3], []]"},
		{"value rowids", "tf.RaggedTensor.from_value_rowids([1, 2, 3], [0, 0, 2])", "[3, (2, 0, 1)] 1 [[1, 2], [], [3]]"},
		{"value rowids and rows", "tf.RaggedTensor.from_value_rowids([1, 2], [0, 0], nrows=3)", "[3, (2, 0, 0)] 1 [[1, 2], [], []]"},
		{"even rows are one uniform axis", "tf.RaggedTensor.from_uniform_row_length([1, 2, 3, 4], 2)", "[2, 2] 1 [[1, 2], [3, 4]]"},
		{"even rows of ragged ones", "tf.RaggedTensor.from_uniform_row_length(tf.RaggedTensor.from_row_lengths([1, 2, 3], [2, 0, 1, 0]), 2)", "[2, 2, (2, 0, 1, 0)] 2 [[[1, 2], []], [[3], []]]"},
		{"nested splits", "tf.RaggedTensor.from_nested_row_splits([1, 2, 3], [[0, 1, 2], [0, 2, 3]])", "[2, (1, 1), (2, 1)] 2 [[[1, 2]], [[3]]]"},
		{"nested lengths", "tf.RaggedTensor.from_nested_row_lengths([[1, 2], [3, 4]], [[2, 0], [1, 1]])", "[2, (2, 0), (1, 1), 2] 2 [[[[1, 2]], [[3, 4]]], []]"},
		{"a dense one", "tf.RaggedTensor.from_tensor([[1, 2], [3, 4]])", "[2, 2] 1 [[1, 2], [3, 4]]"},
		{"rows of rows", rows + "r.row_lengths(axis=2)", "[3, (2, 0, 1)] 1 [[1, 2], [], [1]]"},
		{"starts", rows + "r.row_starts()", "(3,) 0 [0, 2, 2]"},
		{"limits", rows + "r.row_limits()", "(3,) 0 [2, 2, 3]"},
		{"rowids", rows + "r.value_rowids()", "(3,) 0 [0, 0, 2]"},
		{"the inner rowids", rows + "r.nested_value_rowids()[1]", "(4,) 0 [0, 1, 1, 2]"},
		{"the bounding shape", rows + "r.bounding_shape()", "(3,) 0 [3, 2, 2]"},
		{"of some axes", rows + "r.bounding_shape(axis=[2, 0])", "(2,) 0 [2, 3]"},
		{"of one axis", rows + "r.bounding_shape(axis=1)", "() 0 2"},
		{"rows", rows + "r.nrows()", "() 0 3"},
		{"a slice of values", "ragged(np.arange(10)[4:7], lengths=[2, (2, 1)])", "[2, (2, 1)] 1 [[4, 5], [6]]"},
		{"seen at lengths", "tf.broadcast_to([[10], [20], [30]], [3, (3, 0, 2)])", "[3, (3, 0, 2)] 1 [[10, 10, 10], [], [30, 30]]"},
		{"seen at a ragged shape", "tf.broadcast_to([10, 20], tf.experimental.DynamicRaggedShape.from_lengths([1, 2, 2], num_row_partitions=1))", "[1, 2, 2] 1 [[[10, 20], [10, 20]]]"},
		{"== of rows that do not meet", "ragged([[1, 2], [3]]) == ragged([[1], [2, 3]])", "false"},
		{"!= of rows that do not meet", "ragged([[1, 2], [3]]) != ragged([[1], [2, 3]])", "true"},

		{"splits that begin late", "tf.RaggedTensor.from_row_splits([1, 2], [1, 2])", "line 1, column 1: row splits that begin elsewhere than at 0 is not supported here"},
		{"splits that end early", "tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2])", "line 1, column 1: InvalidArgumentError: Arguments to _from_row_partition do not form a valid RaggedTensor\nCondition x == y did not hold.\nFirst 1 elements of x:\n[2]\nFirst 1 elements of y:\n[3]"},
		{"splits that go back", "tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2, 1, 3])", "line 1, column 1: InvalidArgumentError: Arguments to from_row_splits do not form a valid RaggedTensor:monotonic.  \nCondition x >= 0 did not hold element-wise:\nx (shape=(3,) dtype=int64) = \n['2', '-1', '2']"},
		{"rowids out of order", "tf.RaggedTensor.from_value_rowids([1, 2], [1, 0])", "line 1, column 1: InvalidArgumentError: Arguments to from_value_rowids do not form a valid RowPartition.  \nCondition x >= 0 did not hold element-wise:\nx (shape=(1,) dtype=int64) = \n['-1']"},
		{"rows that are not even", "tf.RaggedTensor.from_uniform_row_length([1, 2, 3], 2)", "line 1, column 1: ValueError: uniform_row_length=2 times nrows=1 must equal nvals=3"},
		{"lengths that do not add up to the values", "ragged(arange(5), lengths=[2, (2, 1)])", "5 values for lengths that add up to 3"},
		{"lengths that do not add up", "ragged([[1, 2], [3]], lengths=[2, (2, 1, 3)])", "axis 1 has 3 lengths, want 2"},
		{"rowids beyond all memory", "tf.RaggedTensor.from_tensor(tf.zeros([1, 1000000000, 0])).value_rowids()", "line 1, column 1: the program computes more than 262144 values"},
		{"an uneven list as a tensor", "tf.constant([[1, 2], [3]])", "line 1, column 13: ValueError: Can't convert non-rectangular Python sequence to Tensor."},
		{"a fact of no ragged array", "tf.constant([1, 2]).row_lengths()", "line 1, column 1: AttributeError: 'tensorflow.python.framework.ops.EagerTensor' object has no attribute 'row_lengths'"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := answered(run.Run(test.source, engine.InTensorFlow)); got != test.want {
				t.Errorf("%s\ngot  %s\nwant %s", test.source, got, test.want)
			}
		})
	}
}

// answered says what came of a program.
func answered(out run.Outcome) string {
	switch a := out.Last.Array; {
	case out.Err != nil:
		return out.Err.Error()
	case a == nil:
		return fmt.Sprint(out.Last.Python)
	default:
		return fmt.Sprint(a.Shape, a.Shape.RaggedRank, a.Nested())
	}
}

// TestAssertions runs TensorFlow's assertions, which give nothing or fail.
func TestAssertions(t *testing.T) {
	for _, test := range []struct{ source, want string }{
		{"tf.debugging.assert_equal(ragged([[1, 2], [3]]), ragged([[1, 2], [3]]))", "<nil>"},
		{"tf.debugging.assert_equal(ragged([[1, 2], [3]]), [[1], [3]])", "line 1, column 1: an assertion about these values is not supported here"},
		{"tf.debugging.assert_none_equal([1, 2], 3)", "<nil>"},
		{"tf.compat.v1.assert_less_equal(ragged([[1], []]), 0)", "line 1, column 1: an assertion about these values is not supported here"},
		{"tf.debugging.assert_greater(ragged([[], []]), 0)", "<nil>"},
		{"tf.debugging.assert_near(ragged([[1.0, 2.0], [3.0]]), [[1.0000001], [3.0]])", "line 1, column 1: an assertion about these values is not supported here"},
		{"tf.debugging.assert_near(ragged([[1.0, 1.5], [3.0]]), [[1.0000001], [3.0]], atol=0.5)", "<nil>"},
		{"tf.debugging.assert_equal(ragged([[1, 2], [3]]), [1, 2, 3])", "shapes [2, (2, 1)] and (3,) do not broadcast: axis 1, row 0 has lengths 2 and 3"},
	} {
		t.Run(test.source, func(t *testing.T) {
			if got := answered(run.Run(test.source, engine.InTensorFlow)); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

// TestRaggedBlame looks at where the caret stands under a mistake.
func TestRaggedBlame(t *testing.T) {
	for source, want := range map[string]string{
		"ragged([[1], 2])":                                        "2",
		"ones(3) + 1 + ragged([[1], [[2]]])":                      "2",
		"tf.ragged.constant([[[1, 2]], [[3]]], ragged_rank=1)":    "[3]",
		"ragged([1, 2], ragged_rank=1)":                           "1",
		"ragged([[1, 2], [3]], lengths=[2, (2, 1, 3)])":           "(2, 1, 3)",
		"ragged([[1, 2], [3]], lengths=[2, (2, -1)])":             "-1",
		"ragged([[1, 2], [3]], lengths=[2, (2, 2)])":              "[3]",
		"ragged(arange(5), lengths=[2, (2, 1)])":                  "[2, (2, 1)]",
		"a = [[1], 2]\nragged(a)":                                 "a",
		"tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2])":      "tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2])",
		"ragged([[1, 2], [3, 4]], ragged_rank=0, lengths=[2, 3])": "[1, 2]",
	} {
		t.Run(source, func(t *testing.T) {
			if got := run.Run(source, engine.InTensorFlow).At.Text(); got != want {
				t.Errorf("got %q, want %q", got, want)
			}
		})
	}
}

// TestRaggedFolds folds rows and puts in new axes, as TensorFlow 2.18 does.
func TestRaggedFolds(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"the rows", "tf.reduce_sum(tf.ragged.constant([[1, 2], [], [3]]), axis=1)", "(3,) [3 0 3] int32"},
		{"all values", "tf.reduce_sum(tf.ragged.constant([[1, 2], [3]]))", "() [6] int32"},
		{"the mean of ints is no int", "tf.reduce_mean(tf.ragged.constant([[1, 2], [3]]), axis=-1)", "(2,) [1.5 3] float64"},
		{"of floats", "tf.reduce_mean(tf.ragged.constant([[1., 2.], [3.]]), axis=1, keepdims=True)", "(2, 1) [1.5 3] float32"},
		{"a ragged rank less", "tf.reduce_max(tf.ragged.constant([[[1, 2], [3]], [[4]]]), axis=2)", "[2, (2, 1)] [2 3 4] int32"},
		{"no rows", "tf.reduce_sum(tf.ragged.constant([], ragged_rank=1), axis=1)", "(0,) [] float32"},
		{"from the mean of its row", "rt = tf.ragged.constant([[1., 2.], [3.]])\nrt - tf.reduce_mean(rt, axis=1, keepdims=True)", "[2, (2, 1)] [-0.5 0.5 0] float32"},
		{"an axis in front", "tf.expand_dims(tf.ragged.constant([[1, 2], [3]]), 0)", "[1, 2, (2, 1)] [1 2 3] int32"},
		{"an axis behind, and along it", "tf.expand_dims(tf.ragged.constant([[1, 2], [3]]), -1) * tf.constant([1, 10])", "[2, (2, 1), 2] [1 10 2 20 3 30] int32"},
		{"along rows", "tf.reduce_sum(tf.ragged.constant([[1, 2], [3]]), axis=0)", "(2,) [4 2] int32"},
		{"the largest of none", "tf.reduce_max(tf.ragged.constant([[1], []]), axis=1)", "(2,) [1 -2.147483648e+09] int32"},
	} {
		out := run.Run(test.program, "")
		got := fmt.Sprintf("%T", out.Err)
		if a := out.Last.Array; out.Err == nil && a != nil {
			flat := []float64{}
			n, _ := a.Shape.Count()
			for i := range n {
				flat = append(flat, a.Values.Float(a.Offset+i))
			}
			got = fmt.Sprintf("%s %v %s", a.Shape, flat, a.Values.DType)
		}
		if got != test.want {
			t.Errorf("%s: got %s (%v), want %s", test.name, got, out.Err, test.want)
		}
	}
}
