package dialect_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/dialect"
)

// TestReadMessage reads what the libraries say, in these and in other releases, what
// other libraries say, what is about something other than broadcasting, and the
// beginnings of messages.
func TestReadMessage(t *testing.T) {
	names := [...]string{"operation", "broadcast_shapes", "in place", "assignment", "broadcast_to", "indexing", "elsewhere", "unsaid",
		"product", "reshaping", "joining", "picking", "axes", "lengths", "uneven", "single", "typing", "labels"}
	for _, test := range []struct{ name, text, want string }{
		{"NumPy, an operator", "ValueError: operands could not be broadcast together with shapes (2,3) (4,) ", "numpy operation (2, 3) (4,)"},
		{"a whole traceback", "Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    x - y\nValueError: operands could not be broadcast together with shapes (32,) (16,1,3) \n\nIn [4]:", "numpy operation (32,) (16, 1, 3)"},
		{"a scalar", "operands could not be broadcast together with shapes () (0,) (2,3)", "numpy operation () (0,) (2, 3)"},
		{"broken lines", "ValueError: operands could not be\n broadcast together with\n shapes (2,3)\n (4,)", "numpy operation (2, 3) (4,)"},
		{"np.broadcast_shapes, blanks lost", "shape mismatch: objects cannot be broadcast to a single shape. Mismatch is between arg 0 with shape (2, 3) and arg 2 with shape (4, 1).", "numpy broadcast_shapes (2, 3) (4, 1)"},
		{"PyTorch, sizes alone", "RuntimeError: The size of tensor a (128) must match the size of tensor b (1024) at non-singleton dimension 3", "pytorch operation (1, 1, 1, 128) (1, 1, 1, 1024) on axis 3"},
		{"the last of a chain", "ValueError: operands could not be broadcast together with shapes (2,) (3,) \n\nDuring handling of the above exception, another exception occurred:\n\nRuntimeError: output with shape [1, 28, 28] doesn't match the broadcast shape [3, 28, 28]", "pytorch in place (1, 28, 28) (3, 28, 28) into (1, 28, 28)"},
		{"TensorFlow, with the name of the kernel", "InvalidArgumentError: {{function_node __wrapped__Mul_device_/job:localhost/replica:0/task:0/device:CPU:0}} Incompatible shapes: [4,32,32,3] vs. [1,4,1,1] [Op:Mul] name: ", "tensorflow operation (4, 32, 32, 3) (1, 4, 1, 1)"},
		{"TensorFlow, a size not known", "Dimensions must be equal, but are 12 and 3 for '{{node sub}} = Sub[T=DT_FLOAT](x, y)' with input shapes: [?,128,256,12], [1,1,1,3].", "tensorflow operation (1, 128, 256, 12) (1, 1, 1, 3) by subtract"},
		{"TensorFlow, ragged", "Condition x == y did not hold.\nIndices of first 2 different values:\n[[1]\n [3]]\nCorresponding x values:\n[3 6]\nCorresponding y values:\n[2 5]\nFirst 3 elements of x:\n[0 3 4]\nFirst 3 elements of y:\n[0 2 4]", "tensorflow operation [3, (3, 1, 2)] [3, (2, 2, 1)]"},
		{"JAX, one rank", "TypeError: sub got incompatible shapes for broadcasting: (512, 50, 1024), (1, 145, 1024).", "jax operation (512, 50, 1024) (1, 145, 1024) by subtract"},
		{"JAX before 0.3.18", "ValueError: Incompatible shapes for broadcasting: ((2, 4), (1, 2))", "jax operation (2, 4) (1, 2)"},
		{"xarray", "ValueError: cannot reindex or align along dimension 'student' because of conflicting dimension sizes: {3, 4}", "xarray operation (student: 3,) (student: 4,) on axis 0"},
		{"torch.compile", "RuntimeError: Attempting to broadcast a dimension of length 5 at -1! Mismatching argument at index 1 had torch.Size([5]); but expected shape should be broadcastable to [1, 32]", "pytorch operation (1, 32) (5,) on axis 1"},
		{"no shapes that meet", "ValueError: cannot reshape array of size 12 into shape (5,newaxis)", "numpy reshaping"},
		{"a linear layer", "RuntimeError: mat1 and mat2 shapes cannot be multiplied (3x4 and 5x6)", "pytorch product (3, 4) (5, 6)"},
		{"its beginning", "mat1 and mat2 shapes", "pytorch product"},
		{"before PyTorch 1.8", "RuntimeError: size mismatch, m1: [64 x 128], m2: [256 x 10] at /pytorch/aten/src/TH/generic/THTensorMath.cpp:197", "pytorch product (64, 128) (256, 10)"},
		{"a stack of products", "RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [16, 16] but got: [16, 7].", "pytorch product"},
		{"matmul", "ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 4)", "numpy product (4,) (3,)"},
		{"JAX's vmap", "ValueError: vmap got inconsistent sizes for array axes to be mapped:\n  * one axis had size 3: axis 0 of argument x of type float32[3];\n  * one axis had size 4: axis 0 of argument y of type float32[4]", "jax lengths"},
		{"weights of another model", "RuntimeError: Error(s) in loading state_dict for Net:\n\tsize mismatch for fc.weight: copying a param with shape torch.Size([10, 512]) from checkpoint, the shape in current model is torch.Size([2, 512]).", "pytorch lengths"},
		{"a loss of Keras", "ValueError: Arguments `target` and `output` must have the same rank (ndim). Received: target.shape=(None,), output.shape=(None, 10)", "tensorflow axes"},
		{"a polynomial", "TypeError: expected x and y to have same length", " lengths"},
		{"OpenCV", "cv2.error: OpenCV(4.8.0) /io/opencv/modules/core/src/arithm.cpp:650: error: (-209:Sizes of input arguments do not match) The operation is neither 'array op array'", " lengths"},
		{"its end", "mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 4)", "numpy product (4,) (3,)"},
		{"stacks of matrices", "ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (2,3,4)->(2,newaxis,newaxis) (3,4,2)->(3,newaxis,newaxis)  and requested shape (3,2)", "numpy product (2, 3, 4) (3, 4, 2)"},
		{"a shape asked for", "ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (3,)  and requested shape (4,)", "numpy broadcast_to (3,) into (4,)"},
		{"tensors that are joined, on an axis that is not named", "RuntimeError: Sizes of tensors must match except in dimension 1. Expected size 57 but got size 56 for tensor number 1 in the list.", "pytorch joining"},
		{"a view", "RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.", "pytorch elsewhere"},
		{"an embedding", "IndexError: index out of range in self", "pytorch picking"},
		{"TensorFlow's gather", "InvalidArgumentError: {{function_node __wrapped__GatherV2_device_/job:localhost/replica:0/task:0/device:CPU:0}} indices[2] = 5 is not in [0, 5) [Op:GatherV2] name: ", "tensorflow picking"},
		{"indices of a wrong type", "IndexError: arrays used as indices must be of integer (or boolean) type", "numpy typing"},
		{"more indices than any array has axes", "IndexError: too many indices for array: array is 2-dimensional, but 500000 were indexed", "numpy axes"},
		{"dot", "ValueError: shapes (3,4) and (5,6) not aligned: 4 (dim 1) != 5 (dim 0)", "numpy product (3, 4) (5, 6)"},
		{"a product of TensorFlow's", "InvalidArgumentError: Matrix size-incompatible: In[0]: [3,4], In[1]: [5,6] [Op:MatMul]", "tensorflow product (3, 4) (5, 6)"},
		{"a product in a graph", "ValueError: Dimensions must be equal, but are 4 and 5 for '{{node MatMul}} = MatMul[T=DT_FLOAT](x, y)' with input shapes: [3,4], [5,6].", "tensorflow product (3, 4) (5, 6)"},
		{"a difference in a graph", "ValueError: Dimensions must be equal, but are 4 and 3 for '{{node sub}} = Sub[T=DT_FLOAT](x, y)' with input shapes: [4], [3].", "tensorflow operation (4,) (3,) by subtract"},
		{"a product of JAX's", "TypeError: dot_general requires contracting dimensions to have the same shape, got (4,) and (5,).", "jax product (4,) (5,)"},
		{"a product of several axes in JAX", "TypeError: dot_general requires contracting dimensions to have the same shape, got (4, 2) and (5, 2).", "jax product"},
		{"a system of equations", "ValueError: solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m,n)->(m,n) (size 3 is different from 4)", "numpy product"},
		{"an assignment", "ValueError: could not broadcast input array from shape (3,) into shape (2,)", "numpy assignment (3,) into (2,)"},
		{"before NumPy 1.20", "ValueError: could not broadcast input array from shape (3) into shape (2)", "numpy assignment (3,) into (2,)"},
		{"an assignment by index", "ValueError: shape mismatch: value array of shape (2,)  could not be broadcast to indexing result of shape (3,)", "numpy assignment (2,) into (3,)"},
		{"in PyTorch", "RuntimeError: shape mismatch: value tensor of shape [2] cannot be broadcast to indexing result of shape [3]", "pytorch assignment (2,) into (3,)"},
		{"arrays as indices", "IndexError: shape mismatch: indexing arrays could not be broadcast together with shapes (2,) (3,) ", "numpy indexing (2,) (3,)"},
		{"three arrays as indices", "IndexError: shape mismatch: indexing arrays could not be broadcast together with shapes (2,) (3,) (2,) ", "numpy indexing (2,) (3,) (2,)"},
		{"tensors as indices", "IndexError: shape mismatch: indexing tensors could not be broadcast together with shapes [2], [3]", "pytorch indexing (2,) (3,)"},
		{"in place", "ValueError: operands could not be broadcast together with shapes (3,4) (4,3) (3,4) ", "numpy in place (3, 4) (4, 3) into (3, 4)"},
		{"an output that is too small", "ValueError: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)", "numpy in place (3,) (2, 3) into (3,)"},
		{"its beginning alone", "non-broadcastable output operand", "numpy unsaid"},
		{"the beginning of the best known", "operands could not be broadcast together with shapes ", "numpy unsaid"},
		{"before NumPy 1.21", "ValueError: shape mismatch: objects cannot be broadcast to a single shape", "numpy unsaid"},
		{"one that names both", "ValueError: shape mismatch: objects cannot be broadcast to a single shape. Mismatch is between arg 0 with shape (3,) and arg 1 with shape (4,).", "numpy broadcast_shapes (3,) (4,)"},
		{"broadcast_to", "ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (2,3) and requested shape (3,2)", "numpy broadcast_to (2, 3) into (3, 2)"},
		{"einsum", "ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (2,3)->(2,newaxis,3) (4,5)->(5,4) ", "numpy labels"},
		{"einsum in PyTorch", "RuntimeError: einsum(): operands do not broadcast with remapped shapes [original->remapped]: [2, 3]->[2, 3, 1] [4, 5]->[1, 5, 4]", "pytorch labels"},
		{"einsum since 2.0", "RuntimeError: einsum(): subscript j has size 5 for operand 1 which does not broadcast with previously seen size 3", "pytorch labels"},
		{"einsum in JAX", "ValueError: Size of label 'j' for operand 1 (3) does not match previous terms (4).", "jax labels"},
		{"tensors that are stacked", "InvalidArgumentError: {{function_node __wrapped__Pack_N_2_device_/job:localhost/replica:0/task:0/device:CPU:0}} Shapes of all inputs must match: values[0].shape = [3] != values[1].shape = [4] [Op:Pack] name: stack", "tensorflow joining"},
		{"expand", "RuntimeError: The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 0. Target sizes: [4]. Tensor sizes: [3]", "pytorch broadcast_to (3,) into (4,) on axis 0"},
		{"before PyTorch 1.2", "RuntimeError: The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 1. at /pytorch/aten/src/TH/generic/THTensor.cpp:24", "pytorch broadcast_to (1, 3) into (1, 4) on axis 1"},
		{"a loss", "ValueError: Using a target size (torch.Size([64])) that is different to the input size (torch.Size([64, 1])) is deprecated. Please ensure they have the same size.", "pytorch lengths"},
		{"another", "ValueError: Target size (torch.Size([16])) must be the same as input size (torch.Size([16, 1]))", "pytorch lengths"},
		{"a loss that warns", "UserWarning: Using a target size (torch.Size([64])) that is different to the input size (torch.Size([64, 1])). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.", "pytorch operation (64,) (64, 1)"},
		{"one where a 1 would stretch as meant", "ValueError: Target size (torch.Size([16, 1])) must be the same as input size (torch.Size([16, 2]))", "pytorch lengths"},
		{"one of Keras, about logits", "ValueError: `logits` and `labels` must have the same shape, received ((32, 1) vs (32,)).", "tensorflow lengths"},
		{"labels of a table", "ValueError: Length mismatch: Expected axis has 3 elements, new values have 4 elements", " lengths"},
		{"a Series", "ValueError: Unable to coerce to Series, length must be 3: given 4", " lengths"},
		{"features", "ValueError: X has 5 features, but LinearRegression is expecting 4 features as input.", " lengths"},
		{"shapes that broadcast", "InvalidArgumentError: Incompatible shapes: [64,10] vs. [64,1,10] [Op:AddV2]", "tensorflow lengths"},
		{"one of Keras", "ValueError: Shapes (None, 1) and (None, 10) are incompatible", "tensorflow lengths"},
		{"on a processor for graphics", "InvalidArgumentError: {{function_node __wrapped__AddV2_device_/job:localhost/replica:0/task:0/device:GPU:0}} required broadcastable shapes [Op:AddV2] name: ", "tensorflow unsaid"},
		{"TensorFlow", "InvalidArgumentError: Incompatible shapes: [4] vs. [3] [Op:AddV2]", "tensorflow operation (4,) (3,)"},
		{"logits", "InvalidArgumentError: logits and labels must be broadcastable: logits_size=[32,10] labels_size=[16,10] [Op:SoftmaxCrossEntropyWithLogits]", "tensorflow operation (32, 10) (16, 10)"},
		{"JAX without the full stop", "TypeError: add got incompatible shapes for broadcasting: (3,), (4,)", "jax operation (3,) (4,)"},
		{"JAX", "ValueError: Incompatible shapes for broadcasting: shapes=[(3,), (4,)]", "jax operation (3,) (4,)"},
		{"xarray's coordinates", "ValueError: conflicting sizes for dimension 'x': length 3 on the data but length 4 on coordinate 'x'", "xarray lengths"},
		{"xarray's index", "ValueError: cannot reindex or align along dimension 'x' because of conflicting dimension sizes: {3, 4} (note: an index is found along that dimension with size=3)", "xarray operation (x: 3,) (x: 4,) on axis 0"},
		{"a column", "ValueError: Length of values (3) does not match length of index (4)", " lengths"},
		{"a column of one value", "ValueError: Length of values (1) does not match length of index (4)", " lengths"},
		{"a comparison of columns", "ValueError: ('Lengths must match to compare', (3,), (4,))", " lengths"},
		{"without the lengths", "ValueError: Lengths must match to compare", " lengths"},
		{"a table and a matrix", "ValueError: Unable to coerce to DataFrame, shape must be (3, 4): given (4, 3)", " lengths"},
		{"a column for one feature", "ValueError: Expected 2D array, got 1D array instead:\narray=[1. 2. 3.].\nReshape your data either using array.reshape(-1, 1) if your data has a single feature or array.reshape(1, -1) if it contains a single sample.", " axes"},
		{"samples", "ValueError: Found input variables with inconsistent numbers of samples: [100, 90]", " lengths"},
		{"a plot", "ValueError: x and y must have same first dimension, but have shapes (10,) and (9,)", " lengths"},
		{"a reshape", "ValueError: cannot reshape array of size 6 into shape (4,)", "numpy reshaping"},
		{"a view", "RuntimeError: shape '[4]' is invalid for input of size 6", "pytorch reshaping"},
		{"a reshape in JAX", "TypeError: cannot reshape array of shape (6,) (size 6) into shape (4,) (size 4)", "jax reshaping"},
		{"joining", "ValueError: all the input array dimensions except for the concatenation axis must match exactly", "numpy joining"},
		{"joining, whole", "ValueError: all the input array dimensions for the concatenation axis must match exactly, but along dimension 0, the array at index 0 has size 3 and the array at index 1 has size 4", "numpy joining"},
		{"stacking", "ValueError: all input arrays must have the same shape", "numpy joining"},
		{"joining in PyTorch", "RuntimeError: Sizes of tensors must match except in dimension 0. Expected size 3 but got size 4 for tensor number 1 in the list.", "pytorch joining"},
		{"a mask", "IndexError: boolean index did not match indexed array along axis 0; size of axis is 3 but size of corresponding boolean axis is 4", "numpy picking"},
		{"an axis", "numpy.AxisError: axis 2 is out of bounds for array of dimension 2", "numpy axes"},
		{"uneven lists", "ValueError: setting an array element with a sequence.", "numpy uneven"},
		{"one value", "TypeError: only size-1 arrays can be converted to Python scalars", "numpy single"},
		{"true or false", "ValueError: The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()", "numpy single"},
		{"types", "numpy.core._exceptions._UFuncNoLoopError: ufunc 'add' did not contain a loop with signature matching types (dtype('<U1'), dtype('int64')) -> None", "numpy typing"},
		{"xarray's index of pandas", "ValueError: cannot reindex or align along dimension 'lat' because the (pandas) index has conflicting sizes: {73, 72}", "xarray operation (lat: 73,) (lat: 72,) on axis 0"},
		{"more shapes than arrays may meet", "ValueError: operands could not be broadcast together with shapes " + strings.Repeat("(2,) ", 33), "numpy unsaid"},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, err := dialect.ReadMessage(test.text)
			got := ""
			if err == nil {
				got = string(r.Library) + " " + names[r.Kind]
			}
			if len(r.Shapes) > 0 {
				got += " " + shapesOf(r)
			}
			if r.Op == engine.Subtract {
				got += " by " + r.Op.String()
			}
			if r.Axis >= 0 {
				got += fmt.Sprint(" on axis ", r.Axis)
			}
			if got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
			if verdict, _ := engine.Judge(r.Trace()); r.Kind < dialect.Elsewhere && len(r.Shapes) > 0 && verdict == engine.Runs {
				t.Errorf("the trace of %s runs", shapesOf(r))
			}
			if r.Kind >= dialect.Elsewhere && r.Kind != dialect.Product && len(r.Shapes) > 0 {
				t.Errorf("%s names the shapes %v", names[r.Kind], r.Shapes)
			}
		})
	}
}

// TestSizesThatMustBeEqual reads the two sizes of messages about nothing that broadcasts.
func TestSizesThatMustBeEqual(t *testing.T) {
	for text, want := range map[string][2]int{
		"ValueError: Expected input batch_size (140) to match target batch_size (2708).":                                                                                                                 {140, 2708},
		"ValueError: X has 12 features, but StandardScaler is expecting 13 features as input.":                                                                                                           {12, 13},
		"RuntimeError: Given groups=1, weight of size [64, 3, 7, 7], expected input[1, 1, 224, 224] to have 3 channels, but got 1 channels instead":                                                      {3, 1},
		`ValueError: Input 0 of layer "dense" is incompatible with the layer: expected axis -1 of input shape to have value 784, but received input with shape (None, 28, 28)`:                           {784, 28},
		"RuntimeError: Sizes of tensors must match except in dimension 1. Expected size 28 but got size 27 for tensor number 1 in the list.":                                                             {28, 27},
		"ValueError: all the input array dimensions except for the concatenation axis must match exactly, but along dimension 0, the array at index 0 has size 100 and the array at index 1 has size 99": {100, 99},
		"RuntimeError: Given normalized_shape=[8], expected input with shape [*, 8], but got input of size[2, 4]":                                                                                        {},
	} {
		if r, err := dialect.ReadMessage(text); err != nil || r.Sizes != want {
			t.Errorf("%s: got %v (%v), want %v", text, r.Sizes, err, want)
		}
	}
}

// TestReadTraceback reads the last line of what Python, IPython and pytest print.
func TestReadTraceback(t *testing.T) {
	const python = "Traceback (most recent call last):\n  File \"/home/me/train.py\", line 12, in <module>\n    raise ValueError(\"operands could not be broadcast together with shapes {} {}\".format(a, b))\n"
	const ipython = "---------------------------------------------------------------------------\nValueError                                Traceback (most recent call last)\n" +
		"<ipython-input-3-ca730b97bf8a> in <module>\n      1 a = np.ones((2, 3))\n      2 b = np.ones(4)\n----> 3 a + b\n\n"
	const shapes = "operands could not be broadcast together with shapes (2,3) (4,) "
	for _, test := range []struct{ name, text, want string }{
		{"Python's", python + "ValueError: " + shapes, "ValueError (2, 3) (4,)"},
		{"IPython's", ipython + "ValueError: " + shapes, "ValueError (2, 3) (4,)"},
		{"pytest's", "    def test_sum():\n>       assert (a + b).shape == (2, 3)\nE       ValueError: " + shapes + "\n\ntest_a.py:7: ValueError", "ValueError (2, 3) (4,)"},
		{"one after another", python + "ValueError: " + shapes + "\n\nDuring handling of the above exception, another exception occurred:\n\n" + python + "RuntimeError: output with shape [2] doesn't match the broadcast shape [3, 2]\n", "RuntimeError (2,) (3, 2) into (2,)"},
		{"with its lines wrapped", ipython + "ValueError: operands could not be broadcast\n together with shapes (2,3)\n(4,)", "ValueError (2, 3) (4,)"},
		{"a warning with its place", "/usr/lib/python3/dist-packages/torch/nn/modules/loss.py:536: UserWarning: Using a target size (torch.Size([3])) that is different to the input size (torch.Size([3, 1])).", "UserWarning (3,) (3, 1)"},
	} {
		r, err := dialect.ReadMessage(test.text)
		if got := fmt.Sprint(r.Type, " ", shapesOf(r)); err != nil || got != test.want {
			t.Errorf("%s: got %q (%v), want %q", test.name, got, err, test.want)
		}
	}
}
