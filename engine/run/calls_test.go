package run_test

import (
	"cmp"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

// TestCallsAreOneStep lists the steps of calls that pick, put, count and lay out values: each goes
// from the arrays that the program names to what comes of them, without inner work.
func TestCallsAreOneStep(t *testing.T) {
	const torch, tf, jnp = "import torch\n", "import tensorflow as tf\n", "import jax.numpy as jnp\n"
	for program, want := range map[string]string{
		"x = np.ones((2, 2))\nnp.cumsum(x)":                                                                               "cumsum x.ravel()",
		"x = np.ones((2, 2))\nnp.repeat(x + 1, 2)":                                                                        "+ x, 1; repeat (x + 1).ravel()",
		tf + "p = tf.ones((3, 2)); i = tf.constant([[0, 1], [2, 0]])\ntf.gather_nd(p, i)":                                 "gather_nd p",
		tf + "e = tf.ones((3, 2)); i = tf.constant([[2, 0], [1, 1]])\ntf.gather(e, i)":                                    "index e",
		tf + "t = tf.zeros(5); i = tf.constant([[1], [3]]); u = tf.constant([9., 7.])\ntf.tensor_scatter_nd_add(t, i, u)": "tensor_scatter_nd_add t, u",
		tf + "u = tf.constant([9, 7])\ntf.scatter_nd([[1], [3]], u, [5])":                                                 "scatter_nd u",
		tf + "x = tf.constant([1, 2, 3])\ntf.math.segment_sum(x, [0, 0, 1])":                                              "segment_sum , x",
		"a = np.array([1, 2, 3])\nnp.pad(a, 1, mode='mean')":                                                              "pad a",
		tf + "v = tf.Variable([1, 2, 3])\nv.scatter_nd_update([[0], [2]], [9, 7])":                                        "scatter_nd_update v, [9, 7], after",
		tf + "v = tf.Variable([1, 2, 3])\nv[1:].assign([9, 7])":                                                           "assign v, [9, 7], after",
		tf + "x = tf.constant([0, 1, 1])\ntf.math.bincount(x)":                                                            "bincount x",
		tf + "a = tf.constant([[1, 2]])\ntf.pad(a, [[1, 1], [0, 2]])":                                                     "pad a",
		torch + "o = torch.zeros(4); i = torch.tensor([0, 1, 1]); s = torch.ones(3)\no.scatter_add_(0, i, s)":             "scatter_add_ o, s, after",
		torch + "o = torch.zeros(4); i = torch.tensor([0, 1, 1]); s = torch.ones(3)\no.index_copy(0, i, s)":               "index_copy o, s",
		torch + "o = torch.zeros(2, 3); i = torch.tensor([[2], [0]])\no.scatter_(1, i, 1.0)":                              "scatter_ o, 1.0, after",
		torch + "x = torch.tensor([0, 1, 1])\ntorch.bincount(x, minlength=5)":                                             "bincount x",
		torch + "x = torch.tensor([0.5, 1.5])\ntorch.histc(x, 4, 0, 4)":                                                   "histc x",
		torch + "a = torch.ones(2, 2)\ntorch.nn.functional.pad(a, (1, 1))":                                                "pad a",
		jnp + "x = jnp.zeros(5); i = jnp.array([1, 1]); v = jnp.array([1., 2.])\nx.at[i].add(v)":                          "add x, v",
		jnp + "x = jnp.zeros(5); i = jnp.array([1, 2]); v = jnp.array([1., 2.])\nx.at[i].add(v)":                          "add x, v",
		jnp + "x = jnp.zeros((2, 3)); v = jnp.array([1., 2, 3])\nx.at[1, :].set(v)":                                       "set x, v",
		"x = np.zeros(4, int); i = np.array([0, 1, 1])\nnp.add.at(x, i, 1)":                                               "add.at x, 1, after",
		"x = np.ones((2, 3)); i = np.array([[0], [2]])\nnp.put_along_axis(x, i, 0, axis=1)":                               "put_along_axis x, 0, after",
		"x = np.arange(5)\nnp.put(x, [0, 2], [9, 7])":                                                                     "put x, [9, 7], after",
		"x = np.array([0.5, 1.5])\nn, edges = np.histogram(x, bins=4, range=(0, 4))":                                      "histogram x",
		"x = np.array([0, 1, 1, 3])\nnp.bincount(x, minlength=5)":                                                         "bincount x",
		"x = np.array([0.5, 2.5]); bins = np.array([1, 2])\nnp.digitize(x, bins)":                                         "digitize x, bins",
		"a = np.array([1, 3]); v = np.array([2, 4])\nnp.searchsorted(a, v)":                                               "searchsorted v, a",
		"x = np.array([3, 1, 3])\nnp.unique(x, return_counts=True)":                                                       "unique x; unique counts x",
		"x = np.array([3, 1, 3])\nnp.unique(x)":                                                                           "unique x",
		"a = np.ones((2, 2))\nnp.pad(a, ((1, 1), (0, 2)))":                                                                "pad a",
		"x = np.arange(3); y = np.arange(2)\nX, Y = np.meshgrid(x, y)":                                                    "meshgrid x; meshgrid y",
		"x = np.arange(3); y = np.arange(2)\nnp.outer(x, y)":                                                              "index x; * x[:, None], y",
	} {
		var steps []string
		for _, s := range run.Run(program, "").Steps {
			steps = append(steps, saidOf(s))
		}
		if got := strings.Join(steps, "; "); got != want {
			t.Errorf("%s: the steps are %q, want %q", program, got, want)
		}
	}
}

// saidOf names a step and its operands, and whether the first of them changes.
func saidOf(s run.Step) string {
	var names []string
	var operands []engine.Operand
	var name string
	if s.Trace != nil {
		operands, name = s.Trace.Operands, cmp.Or(s.Trace.Op.Symbol(), s.Trace.Call)
	} else {
		operands, name = append([]engine.Operand{s.Change.From}, s.Change.With...), s.Change.Name
	}
	for _, o := range operands {
		names = append(names, cmp.Or(o.Name, o.Text))
	}
	if s.Change != nil && s.Change.InPlace {
		names = append(names, "after")
	}
	return name + " " + strings.Join(names, ", ")
}

// TestPlacesAreCalledAsTheProgramCallsThem looks at the places into which functions of a library write.
func TestPlacesAreCalledAsTheProgramCallsThem(t *testing.T) {
	for program, want := range map[string]string{
		"import torch\nx = torch.zeros(4, 2)\nx.index_fill_(0, torch.tensor([1]), 5)":              "x[…]",
		"import jax.numpy as jnp\nx = jnp.zeros((2, 3))\nx.at[1, :].set(jnp.ones(2))":              "x[…]",
		"import torch\nx = torch.zeros(3)\nx.masked_scatter_(x == 0, torch.arange(3.0))\nx + 1\nx": "x[…]",
		"x = np.zeros(4)\nx[1:] = 5": "x[1:]",
	} {
		got := ""
		for _, s := range run.Run(program, "").Steps {
			if s.Trace != nil && s.Trace.Output != nil {
				got = cmp.Or(s.Trace.Output.Name, s.Trace.Output.Text)
			}
		}
		if got != want {
			t.Errorf("%s: the place is called %q, want %q", program, got, want)
		}
	}
}
