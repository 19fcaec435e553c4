package bench_test

import (
	"testing"

	"shapecast/app/bench"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// TestAnotherLibraryIsAnotherSpelling chooses a library beside a program that names one:
// the program is written as the other has it, and comes back as it was.
func TestAnotherLibraryIsAnotherSpelling(t *testing.T) {
	const means = "import numpy as np\nX = np.ones((3, 4)) # np.ones\nX - X.mean(axis=1)[:, None]"
	for _, test := range []struct {
		name, line string
		to         engine.Library
		want       string
	}{
		{"PyTorch", means, engine.InPyTorch, "import torch\nX = torch.ones((3, 4)) # np.ones\nX - X.mean(dim=1)[:, None]"},
		{"JAX", means, engine.InJAX, "import jax.numpy as jnp\nX = jnp.ones((3, 4)) # np.ones\nX - X.mean(axis=1)[:, None]"},
		{"a function with another name", "np.mean(np.array([[1., 2.]]), axis=0, keepdims=True) + 1", engine.InTensorFlow, "tf.reduce_mean(tf.constant([[1., 2.]]), axis=0, keepdims=True) + 1"},
		{"sizes one by one", "torch.ones(3, 4) + torch.ones(4)", engine.InNumPy, "np.ones((3, 4)) + np.ones(4)"},
		{"a program that names none", "ones(3, 4) + ones(4)", engine.InPyTorch, "ones(3, 4) + ones(4)"},
		{"a library with other arrays", "np.ones(3) + 1", engine.InXArray, "np.ones(3) + 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(test.line)
			b.SetLibrary(test.to)
			if b.Line != test.want || b.Mistake != nil || b.Good.Library != test.to {
				t.Errorf("got %q by %s, mistake %v, want %q by %s", b.Line, b.Good.Library, b.Mistake, test.want, test.to)
			}
			if b.Undo(); b.Line != test.line {
				t.Errorf("undone, it is %q, want %q", b.Line, test.line)
			}
		})
	}
}

// TestProgramSaysWhoseItIs: a library that was chosen holds for lines that name none.
func TestProgramSaysWhoseItIs(t *testing.T) {
	b := bench.New(figure.State{Expr: "ones(3) + 1", Library: engine.InPyTorch}, scores)
	for _, test := range []struct {
		line string
		want engine.Library
	}{{"ones(4) + 1", engine.InPyTorch}, {"np.ones(4) + 1", engine.InNumPy}, {"tf.ones(4) + 1", engine.InTensorFlow}} {
		if b.Type(test.line); b.Good.Library != test.want {
			t.Errorf("%q is %s's, want %s's", test.line, b.Good.Library, test.want)
		}
	}
}

// TestRefusalOfAnotherLibraryIsItsOwn chooses a library that refuses the program: the line is
// written its way all the same, and the mistake is its own.
func TestRefusalOfAnotherLibraryIsItsOwn(t *testing.T) {
	b := typed("X = np.arange(12).reshape(3, 4)\nX - X.mean(axis=1)[:, None]")
	const want = "X = torch.arange(12).reshape(3, 4)\nX - X.mean(dim=1)[:, None]"
	if b.SetLibrary(engine.InPyTorch); b.Line != want || b.Mistake == nil || b.At.Text() != "X.mean(dim=1)" {
		t.Errorf("got %q, mistake %v at %q", b.Line, b.Mistake, b.At.Text())
	}
	if b.SetLibrary(engine.InNumPy); b.Mistake != nil || b.Line != "X = np.arange(12).reshape(3, 4)\nX - X.mean(axis=1)[:, None]" {
		t.Errorf("back in NumPy: %q, mistake %v", b.Line, b.Mistake)
	}
	b.Type("torch.ones")
	if b.SetLibrary(engine.InNumPy); b.Line != "np.ones" {
		t.Errorf("an unfinished line is %q", b.Line)
	}
}

// TestRetold: the whole program where the other library gives the same, else nothing.
func TestRetold(t *testing.T) {
	const mask = "a = arange(12).reshape(3, 4)\na[a > 5] = array([1, 2, 3, 4])"
	for _, test := range []struct {
		line    string
		library engine.Library
		want    string
	}{
		{"X = np.ones((3, 4))\nX - X.mean(axis=1)[:, None]", engine.InPyTorch, "import torch\nX = torch.ones((3, 4))\nX - X.mean(dim=1)[:, None]"},
		{"X = np.arange(12).reshape(3, 4)\nX - X.mean(axis=1)[:, None]", engine.InPyTorch, ""}, // no mean of integers
		{"np.ones((3, 4)) + np.ones(4)", engine.InTensorFlow, "import tensorflow as tf\ntf.ones((3, 4)) + tf.ones(4)"},
		{"import numpy as np\nnp.ones(4) + 1", engine.InNumPy, "import numpy as np\nnp.ones(4) + 1"},
		{"tile(arange(3), (2, 2))", engine.InNumPy, "import numpy as np\nnp.tile(np.arange(3), (2, 2))"},
		{"tile(arange(3), (2, 2))", engine.InPyTorch, "import torch\ntorch.tile(torch.arange(3), (2, 2))"},
		{"tile(arange(3), (2, 2))", engine.InXArray, ""},
		{"arange(6).reshape(2, 3).sum(axis=1)", engine.InPyTorch, "import torch\ntorch.arange(6).reshape(2, 3).sum(dim=1)"},
		{"arange(6).reshape(2, 3).sum(axis=1)", engine.InTensorFlow, ""}, // no such method
		{"ones((2, 3), dtype=float32) + arange(3)", engine.InNumPy, "import numpy as np\nnp.ones((2, 3), dtype=np.float32) + np.arange(3)"},
		{"ones(2, 3) + max(1, 2)", engine.InNumPy, "import numpy as np\nnp.ones((2, 3)) + max(1, 2)"},
		{"arange(12).reshape(3, 4)[:, ::2] + zeros(2)", engine.InNumPy, "import numpy as np\nnp.arange(12).reshape(3, 4)[:, ::2] + np.zeros(2)"},
		{mask, engine.InNumPy, "import numpy as np\na = np.arange(12).reshape(3, 4)\na[a > 5] = np.array([1, 2, 3, 4])"},
		{mask, engine.InJAX, ""},
		{mask, engine.InTensorFlow, ""},
		{"np.array([1.5, 2]) + np.array([1, 2])", engine.InTensorFlow, ""}, // raises an error there
		{"broadcast_shapes((4, 1), (3,))", engine.InPyTorch, "import torch\ntorch.broadcast_shapes((4, 1), (3,))"},
		{"concatenate([ones((2, 3)), zeros((1, 4))])", engine.InNumPy, "import numpy as np\nnp.concatenate([np.ones((2, 3)), np.zeros((1, 4))])"},
		{"from numpy import ones\nones(3) + 1", engine.InPyTorch, ""},
		{"X = ones(3, 4)\nX - X.mean(axis=1)[:, None]", engine.InPyTorch, "import torch\nX = torch.ones((3, 4))\nX - X.mean(dim=1)[:, None]"},
	} {
		if got := typed(test.line).Good.Retold(test.library); got != test.want {
			t.Errorf("%q in %s: got %q, want %q", test.line, test.library.Name(), got, test.want)
		}
	}
}
