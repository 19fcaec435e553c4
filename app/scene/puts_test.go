package scene

import (
	"strings"
	"testing"

	"shapecast/engine/run"
)

// seenAt returns the texts of a role that a scene shows at a time, in the order in which they are drawn.
func seenAt(s Scene, at float64, role Role) string {
	var texts []string
	s.Each(at, func(i Item) {
		if i.Kind == Text && i.Role == role && i.X > wideTable && i.Opacity > .9 {
			texts = append(texts, i.Text)
		}
	})
	return strings.Join(texts, " ")
}

// TestWrittenCellsAreMarked looks at the end of figures in which values are put into an array, or
// laid out in a larger one: where they came to, cells are solid, and the others are not.
func TestWrittenCellsAreMarked(t *testing.T) {
	for program, want := range map[string][2]string{
		"x = np.array([5, 6, 7, 8])\nnp.add.at(x, [0, 1, 1], 1)":                                               {"6 8", "7 8"},
		"x = np.arange(1, 7).reshape(2, 3)\nnp.put_along_axis(x, np.array([[0], [2]]), 0, axis=1)":             {"0 0", "2 3 4 5"},
		"import torch\no = torch.tensor([5, 6, 7])\no.scatter_(0, torch.tensor([2, 2]), torch.tensor([3, 4]))": {"4", "5 6"},
		"import tensorflow as tf\ntf.tensor_scatter_nd_update(tf.constant([[1, 2], [3, 4]]), [[1]], [[9, 7]])": {"9 7", "1 2"},
		"import jax.numpy as jnp\nx = jnp.array([[1, 2, 3], [4, 5, 6]])\nx.at[1, :].set(jnp.array([7, 8, 9]))": {"7 8 9", "1 2 3"},
		"np.pad(np.array([3, 1]), (1, 2))":         {"3 1", "0 0 0"},
		"np.pad(np.array([3, 1]), 1, mode='edge')": {"3 3 1 1", ""},
		"np.array([5, 6, 7])[[2, 0]]":              {"7 5", ""},
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		if got := [2]string{seenAt(s, s.Dur, Result), seenAt(s, s.Dur, Neutral)}; got != want {
			t.Errorf("%s: solid and plain are %q, want %q", program, got, want)
		}
	}
}

// TestPickedCellsTellTheirPlaces looks at figures in which arrays of indices pick: before a value
// comes, its cell tells which one.
func TestPickedCellsTellTheirPlaces(t *testing.T) {
	for program, want := range map[string]string{
		"np.array([50, 60, 70])[[[2, 0], [1, 1]]]":                                                              "2 0 1 1",
		"a = np.arange(50, 56).reshape(2, 3)\na[[0, 1], [2, -3]]":                                               "0,2 1,0",
		"a = np.arange(50, 56).reshape(2, 3)\nnp.take_along_axis(a, np.array([[2], [0]]), axis=1)":              "0,2 1,0",
		"import torch\na = torch.arange(50, 56).view(2, 3)\ntorch.gather(a, 1, torch.tensor([[2, 0], [1, 1]]))": "0,2 0,0 1,1 1,1",
		"import tensorflow as tf\na = tf.constant([[50, 51], [52, 53]])\ntf.gather_nd(a, [[0, 1], [1, 0]])":     "0,1 1,0",
		"np.arange(50, 53)[1:]": "",
	} {
		step, _ := run.Run(program, "").Focus()
		s, got := built(step, 1096), ""
		for _, text := range strings.Fields(seenAt(s, s.Marks[0].At, Mute)) {
			if strings.Trim(text, "0123456789,") == "" {
				got += " " + text
			}
		}
		if strings.TrimSpace(got) != want {
			t.Errorf("%s: empty cells show %q, want %q", program, got, want)
		}
	}
}

// TestWhatIsAddedToIsNotGone looks at the values of operands that are pale in the end: those in whose
// place another one stands.
func TestWhatIsAddedToIsNotGone(t *testing.T) {
	for program, want := range map[string]string{
		"x = np.array([5, 6, 7])\nnp.add.at(x, [0, 2, 2], np.array([1, 2, 3]))":                                  "",
		"x = np.array([5, 6, 7])\nnp.put(x, [0, 2], [1, 2])":                                                     "5 7",
		"import torch\nx = torch.tensor([5, 6, 7])\nx.index_copy(0, torch.tensor([1, 1]), torch.tensor([8, 9]))": "6 8",
	} {
		step, _ := run.Run(program, "").Focus()
		s, got := built(step, 1096), ""
		s.Each(s.Dur, func(i Item) {
			if i.Kind == Text && i.Role == Stored && i.Opacity < .9 {
				got += " " + i.Text
			}
		})
		if strings.TrimSpace(got) != want {
			t.Errorf("%s: pale are %q, want %q", program, got, want)
		}
	}
}

// TestSizesOfWhatIsPutStandAlone looks at the table of an array into whose row others are put: their
// size is under the axis that they run along, and joined to none.
func TestSizesOfWhatIsPutStandAlone(t *testing.T) {
	const program = "import jax.numpy as jnp\nx = jnp.zeros((2, 3))\nx.at[1, :].set(jnp.array([7, 8, 9]))"
	step, _ := run.Run(program, "").Focus()
	s := built(step, 1096)
	var chips []float64
	links := 0
	s.Each(s.Dur, func(i Item) {
		if i.Kind == Rect && i.Role == SizeChip {
			chips = append(chips, i.X)
		}
		if i.Kind == Line && i.Role == Ink && i.X < wideTable && i.W == 0 && i.Opacity > .5 {
			links++
		}
	})
	if len(chips) != 3 || chips[0] == chips[1] || chips[1] != chips[2] || links != 0 {
		t.Errorf("sizes stand in %v, joined by %d lines", chips, links)
	}
}
