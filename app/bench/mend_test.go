package bench_test

import (
	"testing"

	"shapecast/app/bench"
)

// TestMended types slips of the pen: what is meant is offered, and the mistake is said.
func TestMended(t *testing.T) {
	for _, test := range []struct{ name, line, want, told string }{
		{"a Chinese keyboard", "ones（4，3）+ ones（3）  # 加分，每人", "ones(4,3)+ ones(3)  # 加分，每人", "ones(4,3)+ ones(3)  # 加分，每人"},
		{"a text keeps its own", "print('（')；ones（3）", "print('（');ones(3)", "print('（');ones(3)"},
		{"the quotes of a text processor", "x = ones(2, dtype=“int”) # “so”\nx – ones(2, dtype=‘int’)", "x = ones(2, dtype=\"int\") # “so”\nx - ones(2, dtype='int')", "x = ones(2, dtype=\"int\") # “so”"},
		{"sizes one by one", "np.ones(3, 4) + np.ones(4)", "np.ones((3, 4)) + np.ones(4)", "np.ones((3, 4)) + np.ones(4)"},
		{"three sizes, in a line of several", "a = np.zeros(2, 3, 4)\na + 1", "a = np.zeros((2, 3, 4))\na + 1", "a = np.zeros((2, 3, 4))"},
		{"sizes in a tuple where they go one by one", "np.random.rand((3, 4)) + np.ones(4)", "np.random.rand(3, 4) + np.ones(4)", "np.random.rand(3, 4) + np.ones(4)"},
		{"a slip in a name", "ones((3, 1)) + onse(4)", "ones((3, 1)) + ones(4)", "ones((3, 1)) + ones(4)"},
		{"a letter too few in a name of the program", "table = ones(3, 4)\nbonus = ones(3)\ntble + bonus", "table = ones(3, 4)\nbonus = ones(3)\ntable + bonus", "table + bonus"},
		{"a method", "import numpy as np\nx = np.ones((3, 4))\nx - x.maen(axis=0)", "import numpy as np\nx = np.ones((3, 4))\nx - x.mean(axis=0)", "x - x.mean(axis=0)"},
		{"a function of a module", "import torch\ntorch.oness(3) + 1", "import torch\ntorch.ones(3) + 1", "torch.ones(3) + 1"},
		{"a name that only looks like one", "ones(3) + bonus", "", ""},
		{"a short name", "x = ones(3)\nx + y", "", ""},
		{"another call that fails", "np.ones(3) + np.array(1, 2, 3)", "", ""},
		{"a call behind sizes that fit", "torch.ones(3, 4).squeeze(dims=5)", "", ""},
		{"a tuple that fits", "torch.rand((3, 4), foo=1)", "", ""},
		{"sizes that PyTorch takes", "torch.ones(3, 4) + torch.ones((4, 'a'))", "", ""},
	} {
		b := typed(scores)
		b.Type(test.line)
		offered, told := "", ""
		for _, o := range b.Offers {
			if o.Kind == bench.OfferMended {
				offered, told = o.Line, b.OfferedLine(o)
			}
		}
		if offered != test.want || told != test.told {
			t.Errorf("%s: %q is offered as %q, want %q as %q", test.name, offered, told, test.want, test.told)
		}
		if !b.Mistaken() {
			t.Errorf("%s: no mistake is said", test.name)
		}
		if b.Accept(0); test.want != "" && (b.Line != test.want || b.Mistake != nil) {
			t.Errorf("%s: then the line is %q, mistake %v", test.name, b.Line, b.Mistake)
		}
	}
}

// TestOfferedForAFailure checks the repairs of reshapes, masks, joins and products that fail, and of
// an output that keeps another type.
func TestOfferedForAFailure(t *testing.T) {
	for _, test := range []struct{ name, line, first, second string }{
		{"one size is wrong", "a = np.arange(12)\na.reshape(5, 3)", "a = np.arange(12)\na.reshape(-1, 3)", ""},
		{"either may be", "np.reshape(np.arange(12), (4, 4)) + 1", "np.reshape(np.arange(12), (-1, 4)) + 1", "np.reshape(np.arange(12), (4, -1)) + 1"},
		{"of a tensor", "import torch\ntorch.arange(10).view(5, 3)", "import torch\ntorch.arange(10).view(5, -1)", ""},
		{"no size fits", "np.arange(7).reshape(2, 3)", "", ""},
		{"a size is open", "np.arange(12).reshape(5, -1)", "", ""},
		{"an output keeps its type", "c = np.array([[1, 2, 3], [4, 5, 6]])\nc /= c.sum(axis=1, keepdims=True)", "c = np.array([[1, 2, 3], [4, 5, 6]])\nc = c / c.sum(axis=1, keepdims=True)", ""},
		{"a mask of the other axis", "x = np.ones((3, 4))\nkeep = np.arange(4) > 1\nx[keep]", "x = np.ones((3, 4))\nkeep = np.arange(4) > 1\nx[:, keep]", ""},
		{"a mask of no axis", "x = np.ones((3, 4))\nx[np.arange(5) > 1]", "", ""},
		{"a row under a table", "a = np.ones((2, 3))\nb = np.ones(3)\nnp.concatenate([a, b])", "a = np.ones((2, 3))\nb = np.ones(3)\nnp.concatenate([a, b[None]])", ""},
		{"a column beside a table", "a = np.ones((3, 1))\nb = np.ones(3)\nnp.hstack((a, b * 2))", "a = np.ones((3, 1))\nb = np.ones(3)\nnp.hstack((a, (b * 2)[:, None]))", ""},
		{"two axes less", "np.concatenate([np.ones((2, 3, 4)), np.ones(4)])", "", ""},
		{"keys of attention", "import torch\nq, k = torch.ones(2, 8, 5, 16), torch.ones(2, 8, 7, 16)\nq @ k", "import torch\nq, k = torch.ones(2, 8, 5, 16), torch.ones(2, 8, 7, 16)\nq @ k.mT", ""},
		{"an axis beyond the last, of TensorFlow's", "x = tf.ones((2, 3))\ny = tf.reduce_sum(x, axis=2)\ny + 1", "x = tf.ones((2, 3))\ny = tf.reduce_sum(x, axis=-1)\ny + 1", ""},
		{"an axis beyond the last, of many steps", "x = torch.ones(2, 3)\nx.softmax(dim=2)", "x = torch.ones(2, 3)\nx.softmax(dim=-1)", ""},
		{"an axis beyond the last, of a list", "x = torch.ones(2, 3)\ntorch.cat([x, x], dim=2)", "x = torch.ones(2, 3)\ntorch.cat([x, x], dim=-1)", ""},
		{"an axis beyond the last", "a = np.ones((2, 3))\nnp.mean(a, axis=2)", "a = np.ones((2, 3))\nnp.mean(a, axis=-1)", ""},
		{"an axis before the first", "np.ones((2, 3)).sum(axis=-3)", "", ""},
		{"an entry beyond the last", "x = np.arange(6).reshape(2, 3)\nx[:, 3]", "x = np.arange(6).reshape(2, 3)\nx[:, -1]", ""},
		{"an entry of a list", "x = np.arange(3)\nx[[0, 3]]", "", ""},
		{"an index too many", "np.ones((2, 3))[0, 1, 2]", "", ""},
		{"an axis that is kept", "np.squeeze(np.ones((3, 1)), axis=0)", "", ""},
		{"bools", "m = np.array([True, False])\nm - m", "", ""},
		{"sizes of names", "n = 5\nnp.arange(12).reshape(n, 3)", "", ""},
	} {
		b := typed(test.line)
		got := [2]string{}
		for i, r := range b.Repairs() {
			got[i] = r.Program
		}
		if got != [2]string{test.first, test.second} {
			t.Errorf("%s: %q is offered", test.name, got)
		}
		if b.Good.Answer() != bench.Failure {
			t.Errorf("%s: %q is drawn as running", test.name, test.line)
		}
		for i, r := range b.Repairs() {
			if after := typed(r.Program); after.Good.Answer() == bench.Failure || after.Mistake != nil {
				t.Errorf("%s: repair %d fails", test.name, i)
			}
		}
	}
}
