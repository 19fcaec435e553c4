package run_test

import (
	"testing"

	"shapecast/engine/run"
)

// TestIndicesThatAreNotKnown picks by indices that are random: the shape is known, the
// values are not. How many entries a random mask picks is not known either.
func TestIndicesThatAreNotKnown(t *testing.T) {
	for _, c := range []struct{ program, shape, err string }{
		{"x = np.arange(15).reshape(5, 3)\nx[np.random.randint(0, 5, 8)]", "(8, 3)", ""},
		{"x = np.arange(15).reshape(5, 3)\nx[np.random.permutation(5), 0]", "(5,)", ""},
		{"x = np.arange(15).reshape(5, 3)\nx[:, np.random.randint(0, 3, (4, 2))]", "(5, 4, 2)", ""},
		{"x = np.arange(15).reshape(5, 3)\nx[np.random.randint(0, 5, 8)] = 2\nx", "(5, 3)", ""},
		{"x = np.ones((5, 3))\nnp.take_along_axis(x, np.random.randint(0, 3, (5, 1)), axis=1)", "(5, 1)", ""},
		{"import torch.nn as nn\nnn.Embedding(100, 16)(torch.randint(0, 100, (2, 20)))", "(2, 20, 16)", ""},
		{"import random\ni = random.randint(0, 8)\nnp.arange(20).reshape(10, 2)[i]", "(2,)", ""},
		{"import random\ni = random.randint(0, 4)\nnp.ones((10, 10))[i:i + 4, 2 * i:2 * i + 3]", "(4, 3)", ""},
		{"torch.stack([torch.arange(100)[i:i + 8] for i in torch.randint(0, 90, (5,))])", "(5, 8)", ""},
		{"import random\nx = np.zeros((10, 2))\nx[random.randint(0, 9)] = 1\nx", "", "line 3, column 1: an index needs values, and these are random or too many to hold"},
		{"torch.ones(4, 10)[torch.arange(4), torch.randint(0, 10, (4,))]", "(4,)", ""},
		{"np.ones((5, 3))[np.random.rand(5) > .5]", "", "line 1, column 1: a mask needs values, and these are random or too many to hold"},
		{"cm = np.zeros((4, 4))\nnp.add.at(cm, (np.random.randint(0, 4, 9), np.random.randint(0, 4, 9)), 1)\ncm", "(4, 4)", ""},
		{"np.abs(np.fft.rfft(np.sin(np.arange(1000))))", "(501,)", ""}, // of too many
		{"np.trim_zeros(np.random.rand(3))", "", "line 1, column 1: np.trim_zeros needs values, and these are random or too many to hold"},
		{"np.ones(5)[np.random.randint(0, 5, 3), 0]", "", "2 indices for rank 1"},
	} {
		out := run.Run(c.program, "")
		switch v := out.Last.Array; {
		case c.err != "" && (out.Err == nil || out.Err.Error() != c.err):
			t.Errorf("%s: error %v, want %s", c.program, out.Err, c.err)
		case c.err == "" && (out.Err != nil || v.Shape.String() != c.shape || v.Values.Known()):
			t.Errorf("%s: %v, error %v; want shape %s without values", c.program, v, out.Err, c.shape)
		}
	}
}

// TestEntriesThatAreNotKnown picks an entry at a place that is random: none is shown as it.
func TestEntriesThatAreNotKnown(t *testing.T) {
	for _, index := range []string{"i", "i:i + 2", "0, i"} {
		out := run.Run("import random\nx = np.arange(12).reshape(4, 3)\ni = random.randint(0, 2)\nx["+index+"]", "")
		if c := out.Steps[len(out.Steps)-1].Change; out.Err != nil || c.Sources == nil || len(*c.Sources) > 0 || out.Last.Array.Values.Known() {
			t.Errorf("x[%s]: sources %v, error %v; want none", index, c.Sources, out.Err)
		}
	}
}
