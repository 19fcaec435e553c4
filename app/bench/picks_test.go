package bench_test

import (
	"testing"

	"shapecast/app/words"
)

// TestRepairsOfPicks checks the repairs of n[[0, 0]] += 1 and of p[:, y]. Nothing is asked any more
// once one of them is pressed, or the program is said to be meant.
func TestRepairsOfPicks(t *testing.T) {
	const p = "import numpy as np\np = np.arange(12).reshape(4, 3)\ny = np.array([0, 2, 1, 1])\n"
	for _, test := range []struct{ name, line, want string }{
		{"each counts", "import numpy as np\nn = np.zeros(3)\nn[[0, 2, 2]] += 1\nn", "import numpy as np\nn = np.zeros(3)\nnp.add.at(n, [0, 2, 2], 1)\nn"},
		{"each is taken away", "import numpy\nn = numpy.zeros(3)\nk = numpy.array([0, 0])\nn[k] -= 0.5", "import numpy\nn = numpy.zeros(3)\nk = numpy.array([0, 0])\nnumpy.subtract.at(n, k, 0.5)"},
		{"a power of a power", "import numpy as np\nn = np.ones(3)\nn[[0, 0]] **= 2", "import numpy as np\nn = np.ones(3)\nnp.power.at(n, [0, 0], 2)"},
		{"pairs of variables", "import numpy as np\nn = np.zeros((3, 3))\ni, j = np.array([0, 2, 2]), [1, 0, 0]\nn[i, j] += 1", "import numpy as np\nn = np.zeros((3, 3))\ni, j = np.array([0, 2, 2]), [1, 0, 0]\nnp.add.at(n, (i, j), 1)"},
		{"of a part", "import numpy as np\nn = [np.ones(3)]\nn[0][[0, 0]] += 1", "import numpy as np\nn = [np.ones(3)]\nnp.add.at(n[0], [0, 0], 1)"},
		{"pairs of indices", "import numpy as np\nn = np.ones((3, 2))\nn[[0, 0], [1, 1]] += 2", "import numpy as np\nn = np.ones((3, 2))\nnp.add.at(n, ([0, 0], [1, 1]), 2)"},
		{"parts of rows, which it does not take here", "import numpy as np\nn = np.ones((3, 2))\nn[[0, 0], :] += 2", ""},
		{"of PyTorch", "import torch\nn = torch.zeros(3)\nn[torch.tensor([0, 0])] += 1", ""},
		{"the last entry", "import jax.numpy as jnp\njnp.arange(4)[7]", "import jax.numpy as jnp\njnp.arange(4)[-1]"},
		{"one of each row", p + "loss = -np.log(p[:, y] + 1).mean()", p + "loss = -np.log(p[np.arange(4), y] + 1).mean()"},
	} {
		b, got := typed(test.line), ""
		if b.Confirmed() || !b.Good.Doubtful() {
			t.Errorf("%s: nothing is asked", test.name)
		}
		for _, r := range b.Repairs() {
			got += r.Program
		}
		if got != test.want {
			t.Errorf("%s: %q is offered", test.name, got)
		}
		if after := typed(got); got != "" && (after.Mistake != nil || after.Good.Doubtful()) {
			t.Errorf("%s: the repaired program fails, or is asked about", test.name)
		}
		if b.Confirm(); !b.Confirmed() {
			t.Errorf("%s: it is asked on", test.name)
		}
	}
	b := typed(p + "p[:, y]")
	story := words.ChangeStoryOf(words.English, *b.Good.Change)
	if story.Say(words.Result).Kind != words.Checking || story.Meant().Say(words.Result).Kind != words.Running {
		t.Error("what is said does not follow what was meant")
	}
}

// TestAxesOfChanges adds an axis to the array of a change, where it is used.
func TestAxesOfChanges(t *testing.T) {
	for line, want := range map[string]string{
		"import numpy as np\na = np.ones(3)\na @ np.ones((3, 3))": "import numpy as np\na = np.ones(3)\na[None] @ np.ones((3, 3))",
		"import numpy as np\na = np.ones((3, 2))\na.sum(axis=0)":  "import numpy as np\na = np.ones((3, 2))\na[None].sum(axis=0)",
		"import torch\na = torch.ones(3)\na.sum(dim=4)":           "import torch\na = torch.ones(3)\na[None].sum(dim=4)",
	} {
		b := typed(line)
		if b.AddAxis(0, 0, 1); b.Line != want {
			t.Errorf("%s: it is %q", line, b.Line)
		}
	}
}
