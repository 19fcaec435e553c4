package run

import (
	"fmt"
	"testing"
)

// TestWhatIsNotThereIsAStep wants the entry or the axis that an array does not have as the last
// step of a call, under the name of the call, however its library tells it.
func TestWhatIsNotThereIsAStep(t *testing.T) {
	for program, want := range map[string]string{
		"np.ones((2, 3)).sum(axis=2)":                                                           "sum (2, 3) axis 2",
		"np.ones((2, 3)).swapaxes(0, -3)":                                                       "swapaxes (2, 3) axis -3",
		"np.sort(np.ones((2, 3)), axis=2)":                                                      "sort (2, 3) axis 2",
		"np.concatenate([np.ones((2, 3))], axis=2)":                                             "concatenate (2, 3) axis 2",
		"np.take(np.ones((2, 3)), [0, 3], axis=1)":                                              "index (2, 3) entry 3 of axis 1",
		"x = torch.ones(2, 3)\ntorch.cat([x, x], dim=2)":                                        "cat (2, 3) and (2, 3) axis 2",
		"x = tf.ones((2, 3))\ntf.concat([x, x], axis=-3)":                                       "concat (2, 3) and (2, 3) axis -3",
		"torch.ones(2, 3).softmax(dim=2)":                                                       "softmax (2, 3) axis 2",
		"torch.ones(2, 3).permute(0, 2, 1)":                                                     "permute (2, 3) axis 2",
		"torch.gather(torch.ones(2, 3), 1, torch.tensor([[0, 5]]))":                             "index (2, 3) entry 5 of axis 1",
		"torch.zeros(3).scatter_(0, torch.tensor([3]), 1.)":                                     "index (3,) entry 3 of axis 0",
		"torch.zeros(3).index_add_(0, torch.tensor([0, 3]), torch.ones(2))":                     "index (3,) entry 3 of axis 0",
		"torch.index_select(torch.ones(2, 3), 1, torch.tensor([4]))":                            "index (2, 3) entry 4 of axis 1",
		"torch.nn.functional.embedding(torch.tensor([7]), torch.ones(5, 2))":                    "index (5, 2) entry 7 of axis 0",
		"torch.nn.functional.cross_entropy(torch.ones(2, 3), torch.tensor([0, 3]))":             "index (2, 3) entry 3 of axis 1",
		"tf.gather(tf.range(5), [0, 7])":                                                        "index (5,) entry 7 of axis 0",
		"tf.gather_nd(tf.ones((3, 2)), [[0, 1], [3, 0]])":                                       "index (3, 2) entry 3 of axis 0",
		"tf.tensor_scatter_nd_update(tf.ones((3, 2)), [[0, 2]], [5.])":                          "index (3, 2) entry 2 of axis 1",
		"tf.nn.softmax(tf.ones((2, 3)), axis=2)":                                                "softmax (2, 3) axis 2",
		"tf.roll(tf.ones((2, 3)), 1, axis=2)":                                                   "roll (2, 3) axis 2",
		"tf.sort(tf.ones((2, 3)), axis=2)":                                                      "sort (2, 3) axis 2",
		"tf.gather(tf.ones((2, 3)), [0], axis=2)":                                               "gather (2, 3) axis 2",
		"tf.norm(tf.ones((2, 3)), axis=2)":                                                      "norm (2, 3) axis 2",
		"jax.nn.softmax(jnp.ones((2, 3)), axis=2)":                                              "softmax (2, 3) axis 2",
		"try:\n    np.ones((2, 3)).sum(axis=2)\nexcept ValueError:\n    pass\nnp.ones(3).sum()": "sum (3,)",
	} {
		out := Run(program, "")
		if len(out.Steps) == 0 || out.Steps[len(out.Steps)-1].Change == nil {
			t.Errorf("%s: no change is the last step", program)
			continue
		}
		s := out.Steps[len(out.Steps)-1]
		got := s.Change.Name + " " + s.Change.From.Shape.String()
		for _, o := range s.Change.With {
			got += " and " + o.Shape.String()
		}
		if e := s.Change.NoAxis; e != nil {
			got += fmt.Sprintf(" axis %d", e.Axis)
		}
		if e := s.Change.NoEntry; e != nil {
			got += fmt.Sprintf(" entry %d of axis %d", e.Index, e.Axis)
		}
		if got != want || s.Change.Failed() != (out.Err != nil) {
			t.Errorf("%s: %s, want %s; %v", program, got, want, out.Err)
		}
	}
}

// TestWhatIsWrittenKnowsItsWhole wants the array of which a place is a part, and the variable that
// changes too.
func TestWhatIsWrittenKnowsItsWhole(t *testing.T) {
	const a = "a = np.arange(12).reshape(3, 4)\n"
	for program, want := range map[string]string{
		a + "a[1] = 0":                                    "whole a (3, 4), shared ",
		a + "a[1] += 5":                                   "whole a (3, 4), shared ",
		a + "v = a[1]\nv[:] = 0":                          "whole a (3, 4), shared a",
		a + "v = a[1]\nv += 5":                            "whole a (3, 4), shared a",
		a + "v = a[1]\na[1] += 5":                         "whole a (3, 4), shared v",
		a + "v = a[0]\na[1] += 5":                         "whole a (3, 4), shared ",
		a + "v = a[[1]]\nv[:] = 0":                        "whole v (1, 4), shared ",
		a + "a[[0, 2]] += 5":                              "whole a (3, 4), shared ",
		"u, v = np.zeros((2, 3))\nu += 1":                 "whole nil, shared ",
		"u, v = np.zeros((3, 2)).T\nu += 1":               "whole nil, shared ",
		"a = torch.zeros(2, 3)\nv = a.view(-1)\nv[1] = 5": "whole v (6,), shared a",
	} {
		out := Run(program, "")
		o := out.Steps[len(out.Steps)-1].Trace.Output
		got := "whole nil"
		if o.Whole != nil {
			got = "whole " + o.Whole.Name + " " + o.Whole.Shape.String()
		}
		if got += ", shared " + o.Shared; got != want {
			t.Errorf("%s: %s, want %s", program, got, want)
		}
	}
}
