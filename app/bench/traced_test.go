package bench_test

import "testing"

// TestTracebackInItsWords pastes tracebacks. The figure has the names and the sign of the
// operation that they show.
func TestTracebackInItsWords(t *testing.T) {
	const numpy = "ValueError: operands could not be broadcast together with shapes (4,3) (4,) "
	for _, test := range []struct{ name, pasted, want string }{
		{"the message alone", numpy, "np.empty((4, 3)) + np.empty(4)"},
		{"a line that is marked",
			"Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    z = scores - mean + 1\n        ~~~~~~~^~~~~~\n" + numpy,
			"scores = np.empty((4, 3))\nmean = np.empty(4)\nscores - mean"},
		{"in the colours of a terminal",
			"\x1b[0;31m-----------------------\x1b[0m\n\x1b[0;31mValueError\x1b[0m Traceback\n\x1b[0;32m----> 4\x1b[0;31m \x1b[0mlogits\x1b[0m \x1b[0;34m-\x1b[0m \x1b[0mtop\x1b[0m\n\x1b[0m\n\x1b[0;31mValueError\x1b[0m: " + numpy[12:],
			"logits = np.empty((4, 3))\ntop = np.empty(4)\nlogits - top"},
		{"a line without marks",
			"Traceback (most recent call last):\n  File \"a.py\", line 3, in f\n    return x * w\n" + numpy,
			"x = np.empty((4, 3))\nw = np.empty(4)\nx * w"},
		{"a notebook",
			"Cell In[3], line 2\n      1 w = np.ones(4)\n----> 2 x / w\n      3 print(x)\n\n" + numpy,
			"x = np.empty((4, 3))\nw = np.empty(4)\nx / w"},
		{"a cell that runs", "<ipython-input-12> in <module>\n      1 data = np.ones((100, 4))\n      2 weights = np.array([0.2, 0.3, 0.5])\n----> 3 scores = data * weights\n\nValueError: operands could not be broadcast together with shapes (100,4) (3,) ",
			"data = np.ones((100, 4))\nweights = np.array([0.2, 0.3, 0.5])\nscores = data * weights"},
		{"a program between words", "I have this code\n\nX = np.ones((5, 3))\n\nC = X - X.mean(axis=1)\n\nand I get\n\nValueError: operands could not be broadcast together with shapes (5,3) (5,)\n\nWhy?", "X = np.ones((5, 3))\n\nC = X - X.mean(axis=1)"},
		{"a cell with other shapes", "      1 data = np.ones((100, 4))\n      2 weights = np.array([0.2, 0.3, 0.5])\n----> 3 scores = data * weights\n\nValueError: operands could not be broadcast together with shapes (100,5) (3,) ",
			"data = np.empty((100, 5))\nweights = np.empty(3)\ndata * weights"},
		{"frames of a library",
			"Traceback (most recent call last):\n  File \"/x/site-packages/jax/lax.py\", line 215, in f\n    return c * d\nValueError: no\n\nDuring handling of the above exception, another exception occurred:\n\n" +
				"Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    print(a + b)\n          ~~^~~\n  File \"/x/site-packages/jax/ufuncs.py\", line 733, in add\n    return x * y\n           ~~^~~\n" +
				"ValueError: Incompatible shapes for broadcasting: shapes=[(4, 3), (4,)]",
			"a = empty((4, 3))\nb = empty(4)\na + b"},
		{"its own frame behind those of a library", "Traceback (most recent call last):\n  File \"a.py\", line 9, in <module>\n    y = net(x - 1)\n        ~~~^^^^^^^\n  File \"/x/site-packages/torch/module.py\", line 1, in call\n    return forward(*args)\n  File \"a.py\", line 4, in forward\n    return self.fc(x) + self.bias\n           ~~~~~~~~~~~^~~~~~~~~~~\nRuntimeError: The size of tensor a (5) must match the size of tensor b (6) at non-singleton dimension 1", "bias = torch.empty(1, 6)\ntorch.empty(1, 5) + bias"},
		{"an operation in a library alone", "Traceback (most recent call last):\n  File \"fit.py\", line 9, in <module>\n    model.fit(X, y)\n  File \"/x/dist-packages/sklearn/_base.py\", line 190, in f\n    X -= X_offset\nValueError: operands could not be broadcast together with shapes (100,5) (4,) (100,5) ", "X = np.empty((100, 5))\nX_offset = np.empty(4)\nX -= X_offset"},
		{"an array's own attribute", "    X.T - mu\n" + numpy, "mu = np.empty(4)\nnp.empty((4, 3)) - mu"},
		{"one name", "    X - X.mean(axis=1)\n    ~~^~~~~~~~~~~~~~~~\n" + numpy, "X = np.empty((4, 3))\nX - X.mean(axis=1)"},
		{"a sign that is marked, of several", "    theta = theta - lr * grad\n            ~~~~~~^~~~~~~~~~~\nValueError: operands could not be broadcast together with shapes (3,) (3,10) ", "theta = np.empty(3)\ntheta = theta - np.empty((3, 10))"},
		{"one name twice", "    a - a\n" + numpy, "a = np.empty((4, 3))\na - np.empty(4)"},
		{"the first of several operations without marks", "    s = (a - b) / (c + 1e-8)\n" + numpy, "a = np.empty((4, 3))\nb = np.empty(4)\na - b"},
		{"a call among several operations without marks", "    a.max() - b + c\n" + numpy, "np.empty((4, 3)) + np.empty(4)"},
		{"no line of source", "  File \"<stdin>\", line 1, in <module>\n" + numpy, "np.empty((4, 3)) + np.empty(4)"},
		{"PyTorch",
			"    y = a*b\n        ~^~\nRuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1",
			"a = torch.empty(1, 3)\nb = torch.empty(1, 4)\na * b"},
		{"a product", "    h @ W\nRuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)", "h = torch.empty(2, 3)\nW = torch.empty(4, 5)\nh @ W"},
		{"a product that tells two sizes", "    b = A @ x\n        ~~^~~\nValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 4)", "A = np.empty(4)\nx = np.empty(3)\nA @ x"},
		{"a product as a function", "    print(np.dot(A, x[0]))\n          ~~~~~~^^^^^^^^^\nValueError: shapes (3,4) and (3,) not aligned: 4 (dim 1) != 3 (dim 0)", "A = np.empty((3, 4))\nA @ np.empty(3)"},
		{"inside of what a number and a method do", "---> 11         loss = 0.5 * ((outputs - labels) ** 2).mean()\n     12         loss.backward()\n\nRuntimeError: The size of tensor a (10) must match the size of tensor b (64) at non-singleton dimension 1", "outputs = torch.empty(1, 10)\nlabels = torch.empty(1, 64)\noutputs - labels"},
		{"an argument that may fail too", "    (a - b).dot(c - d)\n" + numpy, "np.empty((4, 3)) + np.empty(4)"},
		{"a comparison", "    return a == b\n" + numpy, "a = np.empty((4, 3))\nb = np.empty(4)\na == b"},
		{"in place", "    a -= b\nValueError: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)", "a = np.empty(3)\nb = np.empty((2, 3))\na -= b"},
		{"in place, three shapes", "    X /= X.sum(axis=1)\nValueError: operands could not be broadcast together with shapes (5,4) (5,) (5,4) ", "X = np.empty((5, 4))\nX /= X.sum(axis=1)"},
		{"in place, in a list", "    rows[0] += b\nValueError: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)", "out = np.empty(3)\nout += np.empty((2, 3))"},
		{"an output", "    np.add(a, b, out=c)\nValueError: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)", "out = np.empty(3)\nout += np.empty((2, 3))"},
		{"a view in PyTorch", "    x.expand(2, 4)\nRuntimeError: The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 1.  Target sizes: [2, 4].  Tensor sizes: [3]", "torch.empty(3).expand(2, 4)"},
		{"arrays as indices", "    y = x[rows, cols] + b\nIndexError: shape mismatch: indexing arrays could not be broadcast together with shapes (2,) (3,) ", "np.zeros((1, 1))[np.zeros((2,), dtype=int), np.zeros((3,), dtype=int)]"},
		{"tensors as indices", "IndexError: shape mismatch: indexing tensors could not be broadcast together with shapes [2], [1, 3]", "torch.zeros(1, 1)[torch.zeros(2, dtype=int), torch.zeros(1, 3, dtype=int)]"},
	} {
		b := typed(scores)
		if b.Type(test.pasted); b.Good.Source != test.want {
			t.Errorf("%s: %q is shown, want %q", test.name, b.Good.Source, test.want)
		}
		if missing := b.Missing(); len(missing) > 0 {
			t.Errorf("%s: the shapes of %q are asked for, which the message tells", test.name, missing)
		}
	}
}
