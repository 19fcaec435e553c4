package run_test

import (
	"errors"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// Uneven lists are ragged where TensorFlow is chosen, named or needed by a value that
// is a ragged tensor already; all others refuse them in their own words, NumPy first.
func TestUnevenLists(t *testing.T) {
	const (
		numpy  = "ValueError: setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part."
		torch  = "ValueError: expected sequence of length 2 at dim 1 (got 1)"
		runs   = ""
		nested = "ValueError: setting an array element with a sequence. The requested array has an inhomogeneous shape after 2 dimensions. The detected shape was (1, 2) + inhomogeneous part."
	)
	for _, test := range []struct {
		program string
		library engine.Library
		want    string
	}{
		{"array([[1, 2], [3]]) + 1", "", numpy},
		{"array([[1, 2], [3]]) + 1", engine.InTensorFlow, runs},
		{"array([[1, 2], [3]]) + 1", engine.InNumPy, numpy},
		{"array([[1, 2], [3]]) + 1", engine.InPyTorch, torch},
		{"array([[1, 2], [3]]) + 1", engine.InJAX, numpy},
		{"array([[1, 2], [3]]) + 1", engine.InXArray, numpy},
		{"[[1, 2], [3]] + array(1)", "", numpy},
		{"ragged([[1, 2], [3]]) + 1", "", runs},
		{"ragged([[1, 2], [3]]) + [[1, 2], [3]]", "", runs},
		{"ones(3) + ragged([[1, 2], [3]]) # like tf.ragged", "", runs},
		{"[[1, 2], [3]] + array(1) # tf.ragged", "", numpy},
		{"import tensorflow as tf\nx = [[1, 2], [3]]\ntf.ragged.constant(x) + 1", "", runs},
		{"[[1, 2], [3]] + array(1)", engine.InNumPy, numpy},
		{"np.add([[1, 2], [3]], 1)", "", numpy},
		{"np.array([[1, 2], [3]])", engine.InTensorFlow, numpy},
		{"array([[[1, 2], [3]]]) + 1", engine.InNumPy, nested},
		{"tf.ragged.constant([[1, 2], [3]]) + 1", "", runs},
		{"tf.ragged.constant([[1, 2], [3]]) + 1", engine.InNumPy, numpy},
		{"tf.ragged.constant([[1, 2], [3]]) + 1", engine.InPyTorch, torch},
		{"ragged([[1, 2], [3, 4]]) + 1", engine.InNumPy, runs},
		{"array([[1, 2], [3, 4]]) + 1", engine.InNumPy, runs},
	} {
		class, text := run.Raised(run.Run(test.program, test.library).Err)
		if class != "" {
			text = class + ": " + text
		}
		if text != test.want {
			t.Errorf("%s by %q: %q, want %q", test.program, test.library, text, test.want)
		}
	}
}

// TestListsOfTensorsOfTwoTypes puts a list of tensors beside a tensor. TensorFlow brings two types to
// that of the tensor, which is outside what we run; one type is packed, and nothing lends a type to
// the list of stack.
func TestListsOfTensorsOfTwoTypes(t *testing.T) {
	const beside, alone = "outside", "InvalidArgumentError: cannot compute Pack"
	for code, want := range map[string]string{
		"tf.constant([1., 2.]) + [tf.constant(1), tf.constant(2.)]":             beside,
		"tf.multiply(tf.constant([1., 2.]), [tf.constant(1), tf.constant(2.)])": beside,
		"tf.constant([1, 2]) + [tf.constant(1), tf.constant(2)]":                "",
		"tf.stack([tf.constant(1), tf.constant(2.)])":                           alone,
	} {
		got, err := "", run.Run("import tensorflow as tf\n"+code, "").Err
		if _, unsupported := errors.AsType[*expr.UnsupportedError](err); unsupported {
			got = beside
		} else if err != nil && strings.Contains(err.Error(), alone) {
			got = alone
		}
		if got != want || want == "" && err != nil {
			t.Errorf("%s: got %q, want %q: %v", code, got, want, err)
		}
	}
}
