package run_test

import (
	"strings"
	"testing"

	"shapecast/engine/run"
)

// TestMistakeInTracedFunction runs functions that a library calls with arrays of which it knows
// the shapes alone. The operation that fails is the last step, and has its values.
func TestMistakeInTracedFunction(t *testing.T) {
	const jax, torch = "import jax, jax.numpy as jnp\nw = jnp.arange(4.)\nX = jnp.ones((5, 3))\n", "import torch\nw = torch.arange(4.)\nX = torch.ones(5, 3)\n"
	const tf, inCode = "import tensorflow as tf\n@tf.function\ndef f(x):\n    return ", "in user code:\n\n    File \"<program>\", line 4, in f  *\n        return %s\n\n    ValueError: "
	for _, test := range []struct{ name, source, step, says string }{
		{"jit", jax + "@jax.jit\ndef f(x):\n    return x - x.mean(1)\nf(X)", "x - x.mean(1)", "Incompatible shapes for broadcasting: shapes=[(5, 3), (5,)]"},
		{"grad", jax + "def f(v):\n    return (X @ v * w).sum()\njax.grad(f)(jnp.zeros(3))", "X @ v * w", "mul got incompatible shapes for broadcasting: (5,), (4,)."},
		{"value_and_grad", jax + "jax.value_and_grad(lambda v: (v + w).sum())(jnp.zeros(3))", "v + w", "add got incompatible shapes for broadcasting: (3,), (4,)."},
		{"vmap", jax + "jax.vmap(lambda x: x * w)(X)", "x * w", "mul got incompatible shapes for broadcasting: (3,), (4,)."},
		{"scan", jax + "def f(c, x):\n    return c + x, c\njax.lax.scan(f, w, X)", "c + x", "add got incompatible shapes for broadcasting: (4,), (3,)."},
		{"fori_loop", jax + "jax.lax.fori_loop(0, 5, lambda i, h: h * 0.5 + jnp.ones(3), w)", "h * 0.5 + jnp.ones(3)", "add got incompatible shapes for broadcasting: (4,), (3,)."},
		{"PyTorch's vmap, whose axis is counted", torch + "torch.vmap(lambda x: x + w)(X)", "x + w", "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1"},
		{"vmap twice", torch + "torch.func.vmap(torch.vmap(lambda x: x + w))(torch.ones(2, 5, 3))", "x + w", "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 2"},
		{"tf.function", tf + "x - tf.reduce_mean(x, axis=1)\nf(tf.ones((5, 3)))", "x - tf.reduce_mean(x, axis=1)", strings.Replace(inCode, "%s", "x - tf.reduce_mean(x, axis=1)", 1) +
			"Dimensions must be equal, but are 3 and 5 for '{{node sub}} = Sub[T=DT_FLOAT](x, Mean)' with input shapes: [5,3], [5].\n"},
		{"tf.function, in words that we have not", tf + "x - tf.math.reduce_std(x, axis=1)\nf(tf.ones((5, 3)))", "x - tf.math.reduce_std(x, axis=1)", ""},
	} {
		out := run.Run(test.source, "")
		step, _ := out.Focus()
		if !out.Drawn() || step.Text != test.step || out.At.Text() != test.step {
			t.Errorf("%s: %q is drawn, and the mistake is at %q; want %q", test.name, step.Text, out.At.Text(), test.step)
			continue
		}
		says := run.SaidOf(out.Library, out.Err).Text
		if e, raised := out.Err.(*run.LibraryError); raised {
			says = e.Text
		}
		if says != test.says {
			t.Errorf("%s: got %q, want %q", test.name, says, test.says)
		}
		for _, o := range step.Trace.Operands {
			if !o.Values.Known() {
				t.Errorf("%s: the values of %s are not known", test.name, o.Text)
			}
		}
	}
}
