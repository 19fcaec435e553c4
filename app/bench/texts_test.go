package bench_test

import (
	"testing"

	"shapecast/engine"
)

// TestTexts types what people post: tables of shapes as the manual of NumPy has them, sizes that
// are letters, messages cut by a terminal, and code between sentences.
func TestTexts(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"the table of a manual", "A      (4d array):  8 x 1 x 6 x 1\nB      (3d array):      7 x 1 x 5\nResult (4d array):  8 x 7 x 6 x 5",
			"A = ones((8, 1, 6, 1))\nB = ones((7, 1, 5))\nA + B"},
		{"of pictures", "Image  (3d array): 256 x 256 x 3\nScale  (1d array):             3",
			"Image = ones((256, 256, 3))\nScale = ones(3)\nImage + Scale"},
		{"with a comment", "A      (1d array):  3\nB      (1d array):  4 # trailing dimensions do not match", "A = ones(3)\nB = ones(4)\nA + B"},
		{"a number", "A (2d array): 5 × 4\nB (0d array):", "A = ones((5, 4))\nB = 1\nA + B"},
		{"what comes out is behind an arrow", "[4, 32, 14, 14] + [1, 32, 1, 1] => [4, 32, 14, 14]", "ones((4, 32, 14, 14)) + ones((1, 32, 1, 1))"},
		{"in a list", "▪ [4, 32, 14, 14]\n▪ [1, 32, 1, 1] => [4, 32, 14, 14]", "ones((4, 32, 14, 14)) + ones((1, 32, 1, 1))"},
		{"numbers only", "A: ()\nB (0d array):", ""},
		{"a row without sizes", "A (2d array): 3 x 1\nB (2d array)", ""},
		{"one shape that becomes another", "(3,) -> (3, 1)", scores},
		{"letters", "(m,n) + (1,n) → (m,n)", "m = 3\nn = 4\nones(m,n) + ones(1,n)"},
		{"letters of a batch", "PyTorch MSELoss broadcasts (B, 1) vs (B,) to (B, B) matrix", "ones((4, 1)) + ones(4)"},
		{"letters in brackets", "y_hat is of dimension [N,1] and snapshot.y is of dimension [N]", "y_hat = ones((4, 1))\ny = ones(4)\ny_hat + y"},
		{"sizes in brackets", "W of shape [256,64], and your bias is only [256]", "W = ones((256, 64))\nbias = ones(256)\nW + bias"},
		{"letters in a message", "operands could not be broadcast together with shapes (N,3) (N,)", "np.empty((4, 3)) + np.empty(4)"},
		{"lists of values are no shapes", "how do I add [1, 2, 3] to each row of a table, and [4, 5] to each column?", scores},
		{"two words in brackets are no shape", "it fails here (see above, below) and there (see below, above) again", scores},
		{"a message with a capital", "Could not broadcast input array from shape (0) into shape (75)", "out = np.empty(75)\nout[...] = np.empty(0)"},
		{"a size that a terminal cut", "UserWarning: Using a target size (torch.Size([1, 3, 1356, 204\n0])) that is different to the input size (torch.Size([1, 3, 1224, 2040])).",
			"torch.nn.functional.mse_loss(torch.empty(1, 3, 1224, 2040), torch.empty(1, 3, 1356, 2040))"},
		{"the loss that warns", "loss.py:97: UserWarning: Using a target size (torch.Size([64])) that is different to the input size (torch.Size([64, 1])). This will likely lead to incorrect results due to broadcasting.\n  return F.l1_loss(input, target, reduction=self.reduction)",
			"torch.nn.functional.l1_loss(torch.empty(64, 1), torch.empty(64))"},
		{"code, and an operation in words", "import numpy as np\na = np.ones((2, 1000))\nb = np.ones(2)\n\nI want to perform the operation a - b so that each row is changed, and I get\n\nValueError: operands could not be broadcast together with shapes (2,1000) (2,)",
			"import numpy as np\na = np.ones((2, 1000))\nb = np.ones(2)\na - b"},
		{"a shape, and an operation in words", "I have a numpy array a of shape (4, 3) and want to divide each row by its sum, but a / a.sum(axis=1) raises ValueError: operands could not be broadcast together with shapes (4,3) (4,)",
			"a = ones((4, 3))\na / a.sum(axis=1)"},
		{"cells whose prompts stand above them", "In [2]:\nimport numpy as np\n\nIn [3]:\narr = np.array([[3., 1, 4], [1, 5, 9]])\narr\n\narray([[3., 1., 4.],\n       [1., 5., 9.]])\n\nIn [4]:\narr - arr.mean(axis=1)\n",
			"In [2]:\nimport numpy as np\n\nIn [3]:\narr = np.array([[3., 1, 4], [1, 5, 9]])\narr\n\narray([[3., 1., 4.],\n       [1., 5., 9.]])\n\nIn [4]:\narr - arr.mean(axis=1)\n"},
	} {
		b := typed("")
		b.Type(test.text)
		if b.Good.Source != test.want {
			t.Errorf("%s:\ngot  %q\nwant %q (%v)", test.name, b.Good.Source, test.want, b.Mistake)
		}
	}
}

// TestWarned types a warning of PyTorch: it is asked about as one that a program gives.
func TestWarned(t *testing.T) {
	for _, text := range []string{
		"UserWarning: Using a target size (torch.Size([64, 1, 8, 3])) that is different to the input size (torch.Size([64, 80, 8, 3]))",
		inTorch + "loss = torch.nn.L1Loss()\nloss(torch.ones(8, 3), torch.ones(1, 3))",
	} {
		b := typed("")
		b.Type(text)
		verdict, checks := engine.Judge(*b.Good.Trace)
		if verdict != engine.RunsCheck || checks[0].Reason != engine.LibraryWarns || len(b.Repairs()) > 0 {
			t.Errorf("%q: %s %v, with fixes %v", text, verdict, checks, b.Repairs())
		}
	}
}
