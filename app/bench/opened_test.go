package bench_test

import (
	"strings"
	"testing"

	"shapecast/engine"
)

// TestOpened opens texts that are not programs as code, after a program of another library. The
// code has to run in the library of the text, with and without a repair.
func TestOpened(t *testing.T) {
	const fails = "ValueError: operands could not be broadcast together with shapes (64,10) (64,)"
	for _, test := range []struct {
		name, text, told, opened, repaired string
		library                            engine.Library
	}{
		{"a message", fails, "np.empty((64, 10)) + np.empty(64)", "import numpy as np\nnp.empty((64, 10)) + np.empty(64)", "import numpy as np\nnp.empty((64, 10)) + np.empty(64)[:, None]", engine.InNumPy},
		{"a sentence", "why is X (100, 3) minus mean (100,) no table of differences?", "X - mean", "import numpy as np\nX = np.ones((100, 3))\nmean = np.ones(100)\nX - mean", "import numpy as np\nX = np.ones((100, 3))\nmean = np.ones(100)\nX - mean[:, None]", engine.InNumPy},
		{"shapes of PyTorch", "torch.Size([3, 4]) torch.Size([3])", "torch.empty(3, 4) + torch.empty(3)", "import torch\ntorch.empty(3, 4) + torch.empty(3)", "import torch\ntorch.empty(3, 4) + torch.empty(3)[:, None]", engine.InPyTorch},
		{"a message of JAX", "TypeError: add got incompatible shapes for broadcasting: (128, 10), (128,).", "empty((128, 10)) + empty(128)", "import jax.numpy as jnp\njnp.empty((128, 10)) + jnp.empty(128)", "import jax.numpy as jnp\njnp.empty((128, 10)) + jnp.empty(128)[:, None]", engine.InJAX},
		{"a program with the numbers of its lines", "  1 import numpy as np\n  2 \n  3 x = np.ones((4, 3))\n  4 z = x - x.mean(axis=1)\n  5 print(z)", "z = x - x.mean(axis=1)", "import numpy as np\n\nx = np.ones((4, 3))\nz = x - x.mean(axis=1)\nprint(z)", "import numpy as np\n\nx = np.ones((4, 3))\nz = x - x.mean(axis=1, keepdims=True)\nprint(z)", engine.InNumPy},
	} {
		for _, press := range []string{"open", "repair"} {
			b := typed("import torch\ntorch.ones(3) + 1")
			b.Type(test.text)
			if got := b.State.Library; b.Library != test.library || got != "" && got != test.library {
				t.Errorf("%s is read by the rules of %q and %q", test.name, b.Library, got)
			}
			want := test.opened
			if told := b.OfferedLine(b.Offers[len(b.Offers)-1]); told != test.told {
				t.Errorf("%s: the button tells %q, want %q", test.name, told, test.told)
			}
			if press == "open" {
				b.Accept(len(b.Offers) - 1)
			} else {
				b.Apply(0)
				want = test.repaired
			}
			if strings.TrimSpace(b.Line) != want || b.Mistake != nil {
				t.Errorf("%s, %s: the line is %q, want %q; mistake %v", test.name, press, b.Line, want, b.Mistake)
			}
		}
	}
}
