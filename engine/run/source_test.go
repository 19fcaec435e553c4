package run

import (
	"testing"

	"shapecast/engine"
)

// TestSourceHoldsTheValue checks that each value of a result that is moved or
// repeated is the one at its source, and that as many have a source as were read.
func TestSourceHoldsTheValue(t *testing.T) {
	for _, test := range []struct {
		program string
		sources int
	}{
		{"arange(12).reshape(3, 4)[1:, ::2]", 4},
		{"arange(12).reshape(3, 4)[[0, 2]]", 8},
		{"arange(12).reshape(3, 4).T[[0, 2]]", 6},
		{"arange(12).reshape(3, 4)[:, [3, 0]]", 6},
		{"np.take(np.array([5, 6, 7]), [2, 0])", 2},
		{"np.array([[3, 4], [5, 6]])[[0, 1], [1, 0]]", 2},
		{"np.roll(np.arange(5), 2)", 5},
		{"np.roll(np.arange(6).reshape(2, 3), 1)", 6},
		{"np.roll(np.arange(6).reshape(2, 3).T, 1)", 6},
		{"np.roll(np.arange(6).reshape(2, 3), -1, axis=1)", 6},
		{"np.sort(np.array([[3, 1, 2], [6, 5, 4]]))", 6},
		{"np.triu(np.arange(1, 10).reshape(3, 3))", 6},
		{"np.tril(np.arange(1, 10).reshape(3, 3), -1)", 3},
		{"np.diag(np.array([3, 1, 2]))", 3},
		{"np.diag(np.arange(9).reshape(3, 3))", 3},
		{"np.tile(np.arange(3), (2, 1))", 6},
		{"np.repeat(np.array([3, 1]), 2)", 4},
		{"np.repeat(np.arange(4).reshape(2, 2), [1, 3], axis=0)", 8},
		{"np.flip(np.arange(3))", 3},
		{"import torch\ntorch.arange(6).view(2, 3).flip(1)", 0},
		{"import torch\ntorch.diag(torch.arange(9).view(3, 3), 1)", 2},
		{"np.cumsum(np.array([3, 1, 2]))", 0},
		{"np.argsort(np.array([3, 1, 2]))", 0},
		{"np.pad(np.array([3, 1]), 1)", 2},
		{"np.pad(np.array([3, 1]), 1, mode='edge')", 4},
		{"np.pad(np.arange(6).reshape(2, 3), ((1, 0), (0, 2)), mode='reflect')", 15},
		{"np.pad(np.arange(3), 2, mode='wrap')", 7},
		{"import tensorflow as tf\ntf.gather_nd(tf.constant([[1, 2], [3, 4], [5, 6]]), [[0, 1], [2, 0]])", 2},
		{"import tensorflow as tf\ntf.tensor_scatter_nd_update(tf.range(5), [[1], [3]], [9, 7])", 5},
		{"x = np.arange(6).reshape(2, 3)\nnp.put_along_axis(x, np.array([[0], [2]]), 9, axis=1)", 6},
		{"import torch\ntorch.zeros(3, 2).index_copy_(0, torch.tensor([2, 0, 2]), torch.arange(6.).view(3, 2))", 6},
		{"import jax.numpy as jnp\njnp.zeros((2, 3), dtype=int).at[1, :].set(jnp.array([7, 8, 9]))", 6},
		{"import torch\ntorch.zeros(4).scatter_add_(0, torch.tensor([0, 2]), torch.tensor([5., 7.]))", 4},
		{"np.unique(np.array([3, 1, 3, 2]))", 3},
		{"np.meshgrid(np.arange(3), np.array([7, 8]))", 6},
		{"np.concatenate([np.arange(3), np.array([7, 8])])", 5},
		{"np.concatenate([np.arange(6).reshape(2, 3), np.zeros((2, 0), int), np.array([[7], [8]])], axis=1)", 8},
		{"np.stack([np.arange(3), np.array([7, 8, 9]), np.arange(3)], axis=1)", 9},
	} {
		step, _ := Run(test.program, "").Focus()
		if step.Change == nil {
			t.Errorf("%s changes nothing", test.program)
			continue
		}
		c, sources := *step.Change, 0
		eachIndex(c.To.Shape.Sizes(), nil, func(index []int) {
			n, source := c.Source(index)
			if source == nil {
				return
			}
			sources++
			if had, has := append([]engine.Operand{c.From}, c.With...)[n].At(source...), c.To.At(index...); had != has {
				t.Errorf("%s: %v at %v is said to be %v at %v", test.program, has, index, had, source)
			}
		})
		if sources != test.sources {
			t.Errorf("%s: %d values have a source, want %d", test.program, sources, test.sources)
		}
	}
}

// eachIndex calls visit with every index of an array of some sizes.
func eachIndex(sizes, index []int, visit func([]int)) {
	if len(index) == len(sizes) {
		visit(index)
		return
	}
	for i := range sizes[len(index)] {
		eachIndex(sizes, append(index, i), visit)
	}
}
