package run_test

import (
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

func TestWhatLibrariesRefuse(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"vectors of unequal length", "torch.zeros(3) @ torch.zeros(4)",
			"inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements, but got 3 and 4 elements respectively"},
		{"a matrix and a vector", "torch.zeros(3, 4) @ torch.zeros(3)", "size mismatch, got input (3), mat (3x4), vec (3)"},
		{"a vector is a row", "torch.zeros(4) @ torch.zeros(3, 4)", "mm: mat1 and mat2 shapes cannot be multiplied (1x4 and 3x4)"},
		{"a stack and a matrix is one matrix", "torch.zeros(5, 3, 4) @ torch.zeros(3, 4)", "mm: mat1 and mat2 shapes cannot be multiplied (15x4 and 3x4)"},
		{"a stack and a vector", "torch.zeros(5, 3, 4) @ torch.zeros(3)", "size mismatch, got input (15), mat (15x4), vec (3)"},
		{"a stack at the right stays one", "torch.zeros(3, 4) @ torch.zeros(2, 5, 3, 4)", "Expected size for first two dimensions of batch2 tensor to be: [10, 4] but got: [10, 3]."},
		{"also beside a vector", "torch.zeros(4) @ torch.zeros(2, 3, 4)", "Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [2, 3]."},
		{"a stack of columns beside a vector", "torch.zeros(4) @ torch.zeros(2, 3, 1)", "size mismatch, got input (2), mat (2x3), vec (4)"},
		{"a stack that was turned", "torch.zeros(5, 3, 4).transpose(1, 2) @ torch.zeros(4, 5)",
			"Expected size for first two dimensions of batch2 tensor to be: [5, 3] but got: [5, 4]."},
		{"queries and keys", "torch.zeros(2, 8, 5, 16) @ torch.zeros(2, 8, 7, 16)",
			"Expected size for first two dimensions of batch2 tensor to be: [16, 16] but got: [16, 7]."},
		{"batches before matrices", "torch.zeros(2, 5, 16) @ torch.zeros(3, 7, 16)",
			"The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"},
		{"a scalar", "torch.tensor(1.) @ torch.zeros(3)", "both arguments to matmul need to be at least 1D, but they are 0D and 1D"},
		{"floats and ints", "torch.zeros(2, 3) @ torch.arange(3)", "addmv input tensors must have the same dtype, but got Long, Float, and Long"},
		{"a stack of ints", "torch.zeros(3) @ torch.arange(12).view(2, 3, 2)", "expected scalar type Float but found Long"},
		{"batches before types", "torch.zeros(2, 1, 1) @ torch.ones(3, 1, 2).long()",
			"The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"},
		{"vectors of two types", "torch.arange(3) @ torch.zeros(4)", "dot : expected both vectors to have same dtype, but found Long and Float"},
		{"mm of a stack", "torch.mm(torch.zeros(2, 2, 3), torch.zeros(3, 2))", "mm: self must be a matrix, got 3-D tensor"},
		{"mm with a vector", "torch.mm(torch.zeros(2, 3), torch.zeros(3))", "mm: mat2 must be a matrix, got 1-D tensor"},
		{"bmm of matrices", "torch.bmm(torch.zeros(2, 3), torch.zeros(3, 2))", "batch1 must be a 3D tensor"},
		{"bmm with a matrix", "torch.bmm(torch.zeros(2, 2, 3), torch.zeros(3, 2))", "batch2 must be a 3D tensor"},
		{"bmm broadcasts nothing", "torch.bmm(torch.zeros(3, 2, 4), torch.zeros(1, 4, 2))",
			"Expected size for first two dimensions of batch2 tensor to be: [3, 4] but got: [1, 4]."},
		{"softmax of ints", "torch.arange(6).view(2, 3).softmax(dim=-1)", `"softmax_lastdim_kernel_impl" not implemented for 'Long'`},
		{"along another axis", "torch.softmax(torch.zeros(2, 3, dtype=torch.int32), 0)", `"softmax_kernel_impl" not implemented for 'Int'`},
		{"its logarithm", "torch.log_softmax(torch.arange(3), dim=0)", `"log_softmax_lastdim_kernel_impl" not implemented for 'Long'`},
		{"the norm of ints", "torch.arange(3).norm()", "linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long"},
		{"or so", "torch.linalg.norm(torch.arange(3))", "linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long"},
		{"a slip in a module's name", "import nunpy as np", "No module named 'nunpy'"},
		{"and after from", "from torh import zeros", "No module named 'torh'"},
		{"an int by 0", "5 // 0", "integer division or modulo by zero"},
		{"its remainder", "5 % 0", "integer modulo by zero"},
		{"a float by 0", "5 // 0.0", "float floor division by zero"},
		{"the float's remainder", "5.0 % 0", "float modulo by zero"},
		{"a quotient of ints", "5 / 0", "division by zero"},
		{"of floats", "5 / 0.0", "float division by zero"},
		{"0 to a negative power", "0 ** -1", "0.0 cannot be raised to a negative power"},
		{"what no float holds", "10.0 ** 400", "(34, 'Numerical result out of range')"},
		{"the largest along two axes", "np.zeros((2, 3)).argmax(axis=(0, 1))", "'tuple' object cannot be interpreted as an integer"},
	} {
		t.Run(test.name, func(t *testing.T) {
			e, ok := run.Run(test.program, "").Err.(*run.LibraryError)
			if !ok {
				t.Fatalf("%s is not refused", test.program)
			}
			if e.Text != test.want {
				t.Errorf("got  %s\nwant %s", e.Text, test.want)
			}
		})
	}
}

// Python itself has a module that is one letter away from a library's.
func TestModulesOfPython(t *testing.T) {
	if out := run.Run("import array, pandas as pd\nfrom numba import njit\n1 + 1", ""); out.Err != nil {
		t.Error(out.Err)
	}
}

func TestSoftmaxInAnotherType(t *testing.T) {
	out := run.Run("torch.softmax(torch.arange(3), 0, dtype=torch.float64)", "")
	if out.Err != nil {
		t.Fatal(out.Err)
	}
	if got := out.Last.Array.Values.DType; got != engine.Float64 {
		t.Errorf("got %v, want float64", got)
	}
}

func TestFloatsOfPython(t *testing.T) {
	for _, test := range []struct {
		program string
		want    float64
	}{
		{"1.0 // 0.1", 9},
		{"1.0 % 0.1", 0.09999999999999995},
		{"-1.0 % 3", 2},
		{"-7.5 // 2", -4},
		{"2 ** -1", 0.5},
	} {
		if got := run.Run(test.program, "").Last.Python; got != test.want {
			t.Errorf("%s: got %v, want %v", test.program, got, test.want)
		}
	}
}

func TestProductsThatFailAreDrawn(t *testing.T) {
	for _, c := range []struct {
		name, source string
		library      engine.Library
		sizes        [2]int // that would be summed along; 0, 0 where batches do not meet
	}{
		{"matrices", "ones(2, 3) @ ones(4, 5)", "", [2]int{3, 4}},
		{"a vector at the left", "ones(3) @ ones(4, 5)", "", [2]int{3, 4}},
		{"a function", "np.matmul(ones(2, 3), ones(4, 5))", "", [2]int{3, 4}},
		{"dot", "np.dot(ones(2, 3), ones(4, 5))", "", [2]int{3, 4}},
		{"batches", "ones(5, 2, 3) @ ones(4, 3, 2)", "", [2]int{}},
		{"JAX", "ones(2, 3) @ ones(4, 5)", engine.InJAX, [2]int{3, 4}},
		{"TensorFlow", "tf.matmul(tf.ones((2, 3)), tf.ones((4, 5)))", "", [2]int{3, 4}},
		{"PyTorch", "torch.mm(torch.ones(2, 3), torch.ones(4, 5))", "", [2]int{3, 4}},
		{"a stack of PyTorch's", "torch.bmm(torch.ones(2, 2, 3), torch.ones(2, 4, 5))", "", [2]int{3, 4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			out := run.Run("a = 1\n"+c.source, c.library)
			step, _ := out.Focus()
			if !out.Drawn() || step.Change == nil || !step.Change.Failed() {
				t.Fatalf("%v draws %q", out.Err, step.Text)
			}
			var got [2]int
			if met := step.Change.Unequal; met != nil {
				got = met.Sizes
			}
			if got != c.sizes {
				t.Errorf("sizes %v, want %v", got, c.sizes)
			}
		})
	}
}

// A library that looks at types or ranks first does not say that sizes differ.
func TestOtherProductsAreNotDrawn(t *testing.T) {
	for name, source := range map[string]string{
		"two types in PyTorch":       "torch.zeros(3) @ torch.arange(4)",
		"two types in TensorFlow":    "tf.matmul(tf.ones((2, 3)), tf.ones((4, 5), dtype=tf.int32))",
		"a vector in TensorFlow":     "tf.matmul(tf.ones(3), tf.ones((4, 5)))",
		"three axes in PyTorch's mm": "torch.mm(torch.ones(2, 2, 3), torch.ones(2, 4, 5))",
		"another stack in bmm":       "torch.bmm(torch.ones(1, 2, 3), torch.ones(2, 3, 5))",
		"a number":                   "np.array(1) @ ones(3)",
	} {
		t.Run(name, func(t *testing.T) {
			if out := run.Run(source, ""); out.Err == nil || out.Drawn() {
				t.Errorf("%v is drawn", out.Err)
			}
		})
	}
}

// TestWhatIsTriedInVainIsNotDrawn refuses dates, which were tried as texts first.
func TestWhatIsTriedInVainIsNotDrawn(t *testing.T) {
	out := run.Run("np.array(['2020-01-01'], dtype='datetime64[D]') + 1", "")
	if out.Err == nil || len(out.Steps) > 0 {
		t.Errorf("got %d steps and %v", len(out.Steps), out.Err)
	}
}
