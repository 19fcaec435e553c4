package bench_test

import (
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

const (
	inNumPy = "import numpy as np\n"
	inTorch = "import torch\n"
	table   = inNumPy + "X = np.ones((5, 10))\nc = np.ones((5, 1))\nu = np.ones(5)\nv = np.ones(5)\n"
	masked  = inTorch + "scores = torch.ones(2, 8, 16, 16)\nmask = torch.ones(2, 16) > 0\npad = mask\n"
	blended = inNumPy + "img = np.ones((480, 640, 3))\nbg = img\nmask = np.ones((480, 640)) > 0\nalpha = np.ones((480, 640))\n"
)

// TestFixes holds the first fix of each program, the code that its button shows, against
// what it writes: at the place of the operand, in brackets, with the program's own names.
func TestFixes(t *testing.T) {
	for _, test := range []struct{ given, line, code, want string }{
		{inNumPy + "y_true = np.ones((100, 1))\ny_pred = np.ones(100)\n", "y_true == (y_pred > 0.5)", "(y_pred > 0.5)[:, None]", "y_true == (y_pred > 0.5)[:, None]"},
		{table, "X - v ** 2", "(v ** 2)[:, None]", "X - (v ** 2)[:, None]"},
		{table, "c - v * 2", "(v * 2)[:, None]", "c - (v * 2)[:, None]"},
		{table, "X - (u + v)", "(u + v)[:, None]", "X - (u + v)[:, None]"},
		{table, "X - (u +\n v)", "(u +\n v)[:, None]", "X - (u +\n v)[:, None]"},
		{table, "c - (v - u)", "(v - u)[:, None]", "c - (v - u)[:, None]"},
		{table, "X + (v if True else u)", "(v if True else u)[:, None]", "X + (v if True else u)[:, None]"},
		{table, "np.maximum(X, u + v)", "(u + v)[:, None]", "np.maximum(X, (u + v)[:, None])"},
		{table, "X - X.mean(axis=1)", "X.mean(axis=1, keepdims=True)", "X - X.mean(axis=1, keepdims=True)"},
		{table, "X - np.median(X, -1)", "np.median(X, -1, keepdims=True)", "X - np.median(X, -1, keepdims=True)"},
		{table, "X - np.take(X, 0, axis=1)", "np.take(X, 0, axis=1)[:, None]", "X - np.take(X, 0, axis=1)[:, None]"},
		{table, "X - X.mean(axis=(1,))", "X.mean(axis=(1,))[:, None]", "X - X.mean(axis=(1,))[:, None]"},
		{inTorch + "x = torch.ones(8, 10)\n", "x.exp() / x.exp().sum(dim=1)", "x.exp().sum(dim=1, keepdim=True)", "x.exp() / x.exp().sum(dim=1, keepdim=True)"},
		{table, "(X - X.mean(axis=1)) / X.std(axis=1)", "X.mean(axis=1, keepdims=True) … X.std(axis=1, keepdims=True)", "(X - X.mean(axis=1, keepdims=True)) / X.std(axis=1, keepdims=True)"},
		{table, "Z = (X - u) / v", "u[:, None] … v[:, None]", "Z = (X - u[:, None]) / v[:, None]"},
		{table, "Z = (X - u) / v + u", "u[:, None] … v[:, None] … u[:, None]", "Z = (X - u[:, None]) / v[:, None] + u[:, None]"},
		{table, "X - [1, 2, 3, 4, 5]", "np.array([1, 2, 3, 4, 5])[:, None]", "X - np.array([1, 2, 3, 4, 5])[:, None]"},
		{"import numpy\nX = numpy.ones((2, 3))\n", "X - (1, 2)", "numpy.array((1, 2))[:, None]", "X - numpy.array((1, 2))[:, None]"},
		{"from numpy import array, ones\nX = ones((2, 3))\n", "X - [1, 2]", "array([1, 2])[:, None]", "X - array([1, 2])[:, None]"},
		{"from numpy import ones\nX = ones((2, 3))\n", "X - [1, 2]", "X[:, :, None]", "X[:, :, None] - [1, 2]"},
		{"import jax.numpy as jnp\nX = jnp.ones((2, 3))\n", "jnp.maximum(X, jnp.ones(2) * 2)", "(jnp.ones(2) * 2)[:, None]", "jnp.maximum(X, (jnp.ones(2) * 2)[:, None])"},
		{"import tensorflow as tf\nX = tf.ones([2, 3])\n", "X - [1., 2.]", "tf.constant([1., 2.])[:, None]", "X - tf.constant([1., 2.])[:, None]"},
		{masked, "scores.masked_fill(~mask, float('-inf'))", "(~mask)[:, None, None]", "scores.masked_fill((~mask)[:, None, None], float('-inf'))"},
		{masked, "scores.masked_fill_(pad, -1e9)", "pad[:, None, None]", "scores.masked_fill_(pad[:, None, None], -1e9)"},
		{inTorch + "a = torch.ones(4, 3)\nb = torch.ones(4, 3)\nw = torch.ones(4)\n", "a.lerp(b, w)", "w[:, None]", "a.lerp(b, w[:, None])"},
		{inTorch + "x = torch.ones(4, 3)\nkeep = torch.ones(4) > 0\nzeros = torch.zeros(4, 3)\n", "x.where(keep, zeros)", "keep[:, None]", "x.where(keep[:, None], zeros)"},
		{inTorch + "x = torch.ones(4, 3)\nkeep = torch.ones(4) > 0\n", "torch.where(keep, x, 0.)", "keep[:, None]", "torch.where(keep[:, None], x, 0.)"},
		{inTorch + "x = torch.ones(32, 10)\ns = torch.ones(32)\nt = torch.ones(10)\n", "torch.addcmul(x, s, t)", "s[:, None]", "torch.addcmul(x, s[:, None], t)"},
		{inNumPy + "a = np.zeros((4, 4))\n", "a[[0, 1, 2], [1, 3]] = 5", "np.array([1, 3])[:, None]", "a[[0, 1, 2], np.array([1, 3])[:, None]] = 5"},
		{"import tensorflow as tf\nx = tf.constant([1, 2, 3])\n", "x + tf.constant([.5, .5, .5])", "tf.cast(x, tf.float32)", "tf.cast(x, tf.float32) + tf.constant([.5, .5, .5])"},
		{"import tensorflow as tf\nx = tf.constant([1, 2, 3])\n", "y = 0.5 * x", "tf.cast(x, tf.float32)", "y = 0.5 * tf.cast(x, tf.float32)"},
		{inNumPy, "np.broadcast_shapes((3, 1), (4,), (5,))", "(5, 1, 1)", "np.broadcast_shapes((3, 1), (4,), (5, 1, 1))"},
		{blended, "np.where(mask, img, 0)", "mask[:, :, None]", "np.where(mask[:, :, None], img, 0)"},
		{blended, "alpha * img + (1 - alpha) * bg", "alpha[:, :, None]", "alpha[:, :, None] * img + (1 - alpha) * bg"},
		{blended, "(1 - alpha) * bg", "(1 - alpha)[:, :, None]", "(1 - alpha)[:, :, None] * bg"},
		{inNumPy + "probs = np.ones((4, 4))\n", "probs / probs.sum(axis=1)", "probs.sum(axis=1, keepdims=True)", "probs / probs.sum(axis=1, keepdims=True)"},
		{inNumPy + "inter = np.ones((10, 6))\narea_a = np.ones(10)\narea_b = np.ones(6)\n", "inter / (area_a + area_b - inter)", "area_a[:, None]", "inter / (area_a[:, None] + area_b - inter)"},
		{inNumPy + "theta = np.zeros(3)\nX = np.ones((10, 3))\ny = np.ones((10, 1))\nfor i in range(3):\n  h = X.dot(theta)\n", "  theta = theta - X.T.dot(h - y)", "", ""},
		{inNumPy + "w = np.ones(3)\ngrad = np.ones((100, 3))\n", "w -= 0.1 * grad", "w = w - (0.1 * grad)", "w = w - (0.1 * grad)"},
		{inTorch + "x = torch.ones(3)\nmask = torch.ones(2, 3) > 0\n", "x.masked_fill_(mask, 0.)", "x = torch.where(mask, 0., x)", "x = torch.where(mask, 0., x)"},
		{inNumPy + "def scaled(X):\n  mu = X.mean(axis=0)\n  sd = X.std(axis=1)\n", "  return (X - mu) / sd\nscaled(np.ones((5, 10)))", "sd[:, None]", "  return (X - mu) / sd[:, None]\nscaled(np.ones((5, 10)))"},
		{"import jax, jax.numpy as jnp\nX = jnp.ones((5, 3))\n@jax.jit\n", "def f(x):\n  return (x - x.mean(1)) / x.std(1)\nf(X)", "x.mean(1, keepdims=True) … x.std(1, keepdims=True)", "def f(x):\n  return (x - x.mean(1, keepdims=True)) / x.std(1, keepdims=True)\nf(X)"},
		{"import tensorflow as tf\nX = tf.ones((5, 3))\n@tf.function\n", "def f(x):\n  return x - tf.math.reduce_std(x, axis=1)\nf(X)", "tf.math.reduce_std(x, axis=1, keepdims=True)", "def f(x):\n  return x - tf.math.reduce_std(x, axis=1, keepdims=True)\nf(X)"},
	} {
		t.Run(test.line, func(t *testing.T) {
			b := typed(test.given + test.line)
			list := b.Repairs()
			if test.code == "" && len(list) == 0 {
				return // each would fail the next time in the loop
			}
			if len(list) == 0 {
				t.Fatal("no fix is offered")
			}
			if list[0].Code != test.code {
				t.Errorf("the button shows %q, want %q", list[0].Code, test.code)
			}
			for i := range list {
				b := typed(test.given + test.line)
				b.Apply(i)
				at := run.Run(b.Line, "")
				first, _, _ := strings.Cut(list[i].Code, " … ")
				if !strings.Contains(b.Line, first) || at.Err != nil && len(at.Steps) <= b.Good.Step {
					t.Errorf("fix %q gives %q: %v", list[i].Code, b.Line, at.Err)
				}
			}
			if b.Apply(0); b.Line != test.given+test.want {
				t.Errorf("got  %q\nwant %q", b.Line, test.given+test.want)
			}
		})
	}
}

// TestAFixShowsWhatItMends checks that the operation that is mended is shown then, though
// a figure of the program would show another.
func TestAFixShowsWhatItMends(t *testing.T) {
	for _, test := range []struct{ program, want string }{
		{masked + "att = scores.masked_fill(~mask, 0.)\natt.softmax(-1) @ torch.ones(2, 8, 16, 4)", "scores.masked_fill((~mask)[:, None, None], 0.)"},
		{inTorch + "def f(p, t):\n    p = torch.sigmoid(p)\n    return (p * t).sum(dim=(2, 3)) + t.sum(dim=(2, 3))\np = torch.ones(8, 4, 6, 5)\nt = torch.ones(8, 6, 5)\nf(p, t)", "p * t"},
		{table + "a = X - v\nb = c + np.ones(4)", "X - v[:, None]"},
	} {
		b := typed(scores)
		b.Type(test.program)
		if b.Apply(0); b.Good.Step < 0 || b.Good.Outcome.Steps[b.Good.Step].Text != test.want {
			t.Errorf("%s shows step %d of\n%s", test.want, b.Good.Step, b.Good.Source)
		}
	}
}

// TestFixesOfMessages pastes messages. A fix is offered only for axes that the message names,
// in the names of the line of a traceback.
func TestFixesOfMessages(t *testing.T) {
	const sizes = "RuntimeError: The size of tensor a (224) must match the size of tensor b (3) at non-singleton dimension 3"
	blame := func(line, message string) string {
		return "Traceback (most recent call last):\n  File \"a.py\", line 9, in <module>\n    " + line + "\n" + message
	}
	const numpy = "ValueError: operands could not be broadcast together with shapes "
	for _, test := range []struct{ text, code string }{
		{sizes, ""},
		{blame("x = images - mean", sizes), ""},
		{blame("X - X.mean(axis=1)", numpy+"(100,5) (100,)"), "X.mean(axis=1, keepdims=True)"},
		{blame("y = X - (v > 0.5)", numpy+"(100,5) (100,)"), "(v > 0.5)[:, None]"},
		{blame("y = X - v[0]", numpy+"(100,5) (100,)"), "np.empty(100)[:, None]"}, // the shape of v is not told
		{blame("tf.square(y_pred - y_true)", "tensorflow.python.framework.errors_impl.InvalidArgumentError: {{function_node __wrapped__Sub_device_/job:localhost/replica:0/task:0/device:CPU:0}} Incompatible shapes: [4,3] vs. [4] [Op:Sub] name: "), "y_true[:, None]"},
		{blame("w -= 0.1 * grad", "ValueError: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (100,3)"), "w = w - (0.1 * grad)"},
	} {
		b := typed(scores)
		b.Type(test.text)
		if list := b.Repairs(); !b.Meant() || len(list) > 0 != (test.code != "") {
			t.Errorf("%s: shown %v, %d fixes", test.text, b.Meant(), len(list))
		} else if len(list) > 0 && list[0].Code != test.code {
			t.Errorf("%s: the button shows %q, want %q", test.text, list[0].Code, test.code)
		}
	}
}

// TestRepairInsideLossShowsTheDifference makes the difference that a loss computes one to one.
func TestRepairInsideLossShowsTheDifference(t *testing.T) {
	for _, loss := range []string{"F.smooth_l1_loss(p, y)", "nn.HuberLoss()(p, y)", "F.l1_loss(p, y)"} {
		b := typed("import torch\nfrom torch import nn\nimport torch.nn.functional as F\np = torch.randn(16, 1)\ny = torch.randn(16)\n" + loss)
		b.Apply(0)
		if b.Good.Trace == nil || b.Good.Trace.Op != engine.Subtract || b.Good.Answer() != "(16, 1)" {
			t.Errorf("%s: %q gives %s", loss, b.Good.Operation(), b.Good.Answer())
		}
	}
}
