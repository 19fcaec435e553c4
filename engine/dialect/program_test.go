package dialect_test

import (
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/run"
)

// TestNoLongProgram wants no program of a message with a number that no array has.
func TestNoLongProgram(t *testing.T) {
	for _, message := range []string{
		"IndexError: too many indices for array: array is 2-dimensional, but 500000 were indexed",
		"AxisError: axis 2 is out of bounds for array of dimension 500000",
		"IndexError: index 3 is out of bounds for axis 500000 with size 3",
		"RuntimeError: Tensors must have same number of dimensions: got 500000 and 1",
	} {
		if said, err := dialect.ReadMessage(message); err != nil || said.Program != "" {
			t.Errorf("%s: a program of %d bytes, %v", message, len(said.Program), err)
		}
	}
}

// TestProgramsOfMessages reads messages about one array, or about arrays that are joined, and runs the
// programs that stand for them: the library says the same of each.
func TestProgramsOfMessages(t *testing.T) {
	for _, test := range []struct {
		library engine.Library
		message string
		program string
	}{
		{"numpy", "IndexError: index 3 is out of bounds for axis 0 with size 3", "np.empty(3)[3]"},
		{"numpy", "IndexError: index -4 is out of bounds for axis 1 with size 3", "np.empty((1, 3))[:, -4]"},
		{"numpy", "AxisError: axis 2 is out of bounds for array of dimension 2", "np.empty((1, 1)).sum(axis=2)"},
		{"numpy", "IndexError: too many indices for array: array is 2-dimensional, but 3 were indexed", "np.empty((1, 1))[0, 0, 0]"},
		{"numpy", "ValueError: cannot reshape array of size 12 into shape (5,3)", "np.empty(12).reshape(5, 3)"},
		{"numpy", "ValueError: cannot reshape array of size 12 into shape (5,newaxis)", "np.empty(12).reshape(5, -1)"},
		{"numpy", "ValueError: cannot reshape array of size 12 into shape (5,)", "np.empty(12).reshape(5)"},
		{"numpy", "IndexError: boolean index did not match indexed array along axis 1; size of axis is 3 but size of corresponding boolean axis is 4", "np.empty((1, 3))[:, np.empty(4, bool)]"},
		{"numpy", "ValueError: all the input array dimensions except for the concatenation axis must match exactly, but along dimension 1, the array at index 0 has size 3 and the array at index 1 has size 4", "np.concatenate([np.empty((1, 3)), np.empty((1, 4))], axis=0)"},
		{"numpy", "ValueError: all the input array dimensions except for the concatenation axis must match exactly, but along dimension 0, the array at index 0 has size 3 and the array at index 1 has size 4", "np.concatenate([np.empty((3, 1)), np.empty((4, 1))], axis=1)"},
		{"numpy", "ValueError: all the input arrays must have same number of dimensions, but the array at index 0 has 2 dimension(s) and the array at index 1 has 1 dimension(s)", "np.concatenate([np.empty((1, 1)), np.empty(1)])"},
		{"pytorch", "IndexError: index 5 is out of bounds for dimension 1 with size 3", "torch.empty(1, 3)[:, 5]"},
		{"pytorch", "IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)", "torch.empty(1, 1).sum(dim=2)"},
		{"pytorch", "IndexError: too many indices for tensor of dimension 2", "torch.empty(1, 1)[0, 0, 0]"},
		{"pytorch", "RuntimeError: shape '[5, 3]' is invalid for input of size 12", "torch.empty(12).view(5, 3)"},
		{"pytorch", "IndexError: The shape of the mask [4] at index 0 does not match the shape of the indexed tensor [3, 5] at index 0", "torch.empty(3, 5)[torch.empty(4, dtype=torch.bool)]"},
		{"pytorch", "RuntimeError: stack expects each tensor to be equal size, but got [3] at entry 0 and [4] at entry 1", "torch.stack([torch.empty(3), torch.empty(4)])"},
		{"pytorch", "RuntimeError: Tensors must have same number of dimensions: got 2 and 1", "torch.cat([torch.empty(1, 1), torch.empty(1)])"},
		{"tensorflow", "InvalidArgumentError: Input to reshape is a tensor with 12 values, but the requested shape has 15", "tf.reshape(tf.random.normal([12]), [15])"},
		{"tensorflow", "InvalidArgumentError: Input to reshape is a tensor with 12 values, but the requested shape requires a multiple of 5", "tf.reshape(tf.random.normal([12]), [-1, 5])"},
		{"tensorflow", "InvalidArgumentError: ConcatOp : Dimension 1 in both shapes must be equal: shape[0] = [2,3] vs. shape[1] = [2,4]", "tf.concat([tf.random.normal([2, 3]), tf.random.normal([2, 4])], 0)"},
		{"jax", "TypeError: cannot reshape array of shape (3, 4) (size 12) into shape (5, 3) (size 15)", "jnp.empty((3, 4)).reshape(5, 3)"},
		{"jax", "TypeError: Cannot concatenate arrays with shapes that differ in dimensions other than the one being concatenated: concatenating along dimension 0 for shapes (2, 3), (2, 4).", "jnp.concatenate([jnp.empty((2, 3)), jnp.empty((2, 4))], axis=0)"},
		{"jax", "IndexError: Too many indices: array is 2-dimensional, but 3 were indexed", "jnp.empty((1, 1))[0, 0, 0]"},
		{"numpy", "UFuncTypeError: Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'", "out = np.empty(1, dtype='int64')\nout += np.empty(1, dtype='float64')"},
		{"numpy", "UFuncTypeError: Cannot cast ufunc 'divide' output from dtype('float64') to dtype('uint8') with casting rule 'same_kind'", "out = np.empty(1, dtype='uint8')\nout /= np.empty(1, dtype='float64')"},
		{"numpy", "TypeError: numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.", "np.empty(1, dtype='bool') - np.empty(1, dtype='bool')"},
		{"pytorch", "RuntimeError: result type Float can't be cast to the desired output type Long", "out = torch.empty(1, dtype=torch.long)\nout += torch.empty(1, dtype=torch.float)"},
		{"pytorch", "NotImplementedError: Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.", "torch.empty(1, dtype=torch.bool) - torch.empty(1, dtype=torch.bool)"},
	} {
		said, err := dialect.ReadMessage("Traceback (most recent call last):\n" + test.message)
		if err != nil || said.Program != test.program {
			t.Errorf("%s\n  %q, %v, want %q", test.message, said.Program, err, test.program)
			continue
		}
		out := run.Run(said.Program, said.Library)
		class, text := run.Raised(out.Err)
		if says := run.SaidOf(out.Library, out.Err); says.Class != "" {
			class, text = says.Class, says.Text
		}
		if got := class + ": " + text; !strings.HasPrefix(got, test.message) || said.Library != test.library && !said.Library.IsNumPy() {
			t.Errorf("%s of %s: it says %q", test.program, said.Library, got)
		}
		if step, drawn := out.Focus(); !drawn || step.Change != nil && !step.Change.Failed() || step.Trace != nil && !step.Trace.GivesNothing() {
			t.Errorf("%s: the failure is not drawn", test.program)
		}
	}
}
