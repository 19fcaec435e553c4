package run_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

func ExampleRun() {
	out := run.Run("a = ones(4, 1)\nb = arange(3)\na + b", "")
	fmt.Println(out.Last.Array.Shape, out.Err)
	out = run.Run("ones(4, 3) + ones(4)", "")
	fmt.Println(out.Err)
	// Output:
	// (4, 3) <nil>
	// shapes (4, 3) and (4,) do not broadcast: axis 1 has sizes 3 and 4
}

func ExampleOutcome_Focus() {
	step, _ := run.Run("x = arange(12).reshape(3, 4)\nx - x.mean(axis=1)", "").Focus()
	fmt.Println(step.Text, "fails:", step.Trace.Failed())
	// Output: x - x.mean(axis=1) fails: true
}

func ExampleOutcome_Operations() {
	for _, step := range run.Run("a = ones(3) + 1\nb = a.reshape(3, 1) * a", "").Operations() {
		fmt.Println(step.Text, step.Result.Shape)
	}
	// Output:
	// ones(3) + 1 (3,)
	// a.reshape(3, 1) * a (3, 3)
}

// TestDocuments runs the examples of the course's source documents.
func TestDocuments(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"D1 pad and stretch", "ones(4,16,16,32) + ones(32)", "(4, 16, 16, 32)"},
		{"D2 a new concept", "ones(classes=2, students=3, scores=4) + ones(scores=4)", "(classes: 2, students: 3, scores: 4)"},
		{"D3 shared by all scores", "ones(classes=2, students=3, scores=4) + ones(students=3, x=1)", "(classes: 2, students: 3, scores: 4)"},
		{"D3 an axis by its name", "ones(classes=2, students=3).sum(\"classes\") + 1", "(students: 3,)"},
		{"D4 a scalar", "ones(4,32,8) + 5", "(4, 32, 8)"},
		{"D4 one value", "ones(4,32,8) + [5.0]", "(4, 32, 8)"},
		{"D5 one per channel", "ones(4,32,14,14) + ones(1,32,1,1)", "(4, 32, 14, 14)"},
		{"D5 one picture", "ones(4,32,14,14) + ones(14,14)", "(4, 32, 14, 14)"},
		{"D5 another batch", "ones(4,32,14,14) + ones(2,32,14,14)", "axis 0: 4 against 2"},
		{"D6 channels last", "ones(4,32,32,3) + ones(3)", "(4, 32, 32, 3)"},
		{"D6 one picture", "ones(4,32,32,3) + ones(32,32,1)", "(4, 32, 32, 3)"},
		{"D6 one per image", "ones(4,32,32,3) + ones(4,1,1,1)", "(4, 32, 32, 3)"},
		{"D6 the wrong axis", "ones(4,32,32,3) + ones(1,4,1,1)", "axis 1: 32 against 4"},
		{"D7 a view", "tf.broadcast_to(tf.ones([4,1,1,1]), [4,32,32,3])", "(4, 32, 32, 3)"},
		{"D8 tile", "tf.tile(tf.expand_dims(tf.ones([3,4]), axis=0), [2,1,1])", "(2, 3, 4)"},
		{"D9 nothing to broadcast", "[[0,0,0],[10,10,10],[20,20,20],[30,30,30]] + array([[0,1,2]]*4)", "(4, 3) [0 1 2 10 11 12 20 21 22 30 31 32]"},
		{"D10 unsqueeze, then expand", "torch.tensor([0,1,2]).unsqueeze(0).expand(4,-1)", "(4, 3) [0 1 2 0 1 2 0 1 2 0 1 2]"},
		{"D11 both stretch", "array([[0],[10],[20],[30]]) + [0,1,2]", "(4, 3) [0 1 2 10 11 12 20 21 22 30 31 32]"},
		{"D12 PyTorch's axis", "torch.rand(4,32,14,14) + torch.rand(2,32,14,14)", "axis 0: 4 against 2"},
		{"D13 one base picture", "ones(4,3,32,32) + ones(32,32)", "(4, 3, 32, 32)"},
		{"D15 ragged and a scalar", "ragged([[1,2],[3]]) + 3", "[2, (2, 1)] [4 5 6]"},
		{"D16 ragged and a column", "ragged([[10,87,12],[19,53],[12,32]]) + [[1000],[2000],[3000]]", "[3, (3, 2, 2)] [1010 1087 1012 2019 2053 3012 3032]"},
		{"D17 a uniform inner axis", "ragged([[[1,2],[3,4],[5,6]],[[7,8]]], ragged_rank=1) + [[10]]", "[2, (3, 1), 2] [11 12 13 14 15 16 17 18]"},
		{"D18 two ragged axes", "ragged([[[[1],[2]],[],[[3]],[[4]]],[[[5],[6]],[[7]]]], ragged_rank=2) + [10,20,30]",
			"[2, (4, 2), (2, 0, 1, 1, 2, 1), 3] [11 21 31 12 22 32 13 23 33 14 24 34 15 25 35 16 26 36 17 27 37]"},
		{"D19 a uniform row too long", "ragged([[1,2],[3,4,5,6],[7]]) + [[1,2,3,4],[5,6,7,8],[9,10,11,12]]", "axis 1, row 0: 2 against 4"},
		{"D20 lengths that differ", "ragged([[1,2,3],[4],[5,6]]) + ragged([[10,20],[30,40],[50]])", "axis 1, row 0: 3 against 2"},
		{"D22 in place", "zeros(5,7,3).add_(ones(5,7,3))", "(5, 7, 3)"},
		{"D23 no values", "torch.empty((0,)) + torch.ones(2,2)", "axis 1: 0 against 2"},
		{"D24 each row gets the pair", "x = arange(12).reshape(3,2,2)\nx + [20,30]", "(3, 2, 2) [20 31 22 33 24 35 26 37 28 39 30 41]"},
		{"D25 into the larger", "x = torch.ones(3,2,2)\ny = torch.ones(2)\nx.add_(y)", "(3, 2, 2)"},
		{"D25 into the smaller", "x = torch.ones(3,2,2)\ny = torch.ones(2)\ny.add_(x)", "output (2,) cannot hold the result (3, 2, 2)"},
		{"D26 a 1 is only inserted at the left", "ones(5,2,4) + ones(5,2)", "axis 2: 4 against 2"},
		{"D27 axis by axis", "array([[[1,2,3],[4,5,6]],[[1,1,1],[2,2,2]],[[3,3,3],[4,4,4]]]) + [10,20,30]",
			"(3, 2, 3) [11 22 33 14 25 36 11 21 31 12 22 32 13 23 33 14 24 34]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := told(run.Run(test.source, "")); got != test.want {
				t.Errorf("got %s, want %s\n%s", got, test.want, test.source)
			}
		})
	}
}

// told returns the shape of an outcome, and its values when they are few and
// of ints, or what went wrong.
func told(out run.Outcome) string {
	if e, ok := errors.AsType[*engine.MismatchError](out.Err); ok {
		c, at := e.Conflict(), fmt.Sprintf("axis %d", e.Axis)
		if c.Row >= 0 {
			at += fmt.Sprintf(", row %d", c.Row)
		}
		return fmt.Sprintf("%s: %d against %d", at, c.Sizes[0], c.Sizes[1])
	}
	if out.Err != nil {
		return out.Err.Error()
	}
	if out.Last.Array == nil {
		return fmt.Sprint(out.Last.Python)
	}
	a := *out.Last.Array
	if !a.Values.Known() || a.Values.DType.Kind() != engine.KindInt {
		return a.Shape.String()
	}
	if a.Shape.IsDense() {
		flat, _ := a.Flat()
		return fmt.Sprint(a.Shape, flat.Ints)
	}
	n, _ := a.Shape.Count()
	values := make([]int64, n)
	for i := range values {
		values[i] = a.Values.Int(i)
	}
	return fmt.Sprint(a.Shape, values)
}

func TestPrograms(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"nothing", "", "<nil>"},
		{"a bare shape in a program is values", "array([4,32,8]) + [8]", "(3,) [12 40 16]"},
		{"a scalar by no sizes", "zeros()", "()"},
		{"a scalar by an empty tuple", "zeros(())", "()"},
		{"size 0", "ones(3,1) + ones(0)", "(3, 0)"},
		{"Python's own numbers", "2 ** 3 ** 2 // 7 % 5 - -1", "4"},
		{"Python's division", "7 / 2", "3.5"},
		{"sequences", "(1,) * 3 + (2,)", "[1 1 1 2]"},
		{"a slice of a shape", "ones(2,3,4).shape[1:]", "[3 4]"},
		{"a swap", "a, b = 1, 2\na, b = b, a\n[a, b]", "[2 1]"},
		{"a view is written through", "a = arange(6).reshape(2,3)\nb = a.T\nb += 1\na", "(2, 3) [1 2 3 4 5 6]"},
		{"a row is written through", "a = arange(6).reshape(2,3)\na[0] += 10\na", "(2, 3) [10 11 12 3 4 5]"},
		{"a name for the same array", "a = arange(3)\nb = a\nb += 1\na", "(3,) [1 2 3]"},
		{"a copy is not written through", "a = arange(3)\nb = a.copy()\nb += 1\na", "(3,) [0 1 2]"},
		{"TensorFlow makes a new one", "a = tf.range(3)\nb = a\nb += 1\na", "(3,) [0 1 2]"},
		{"a number stays what it was", "a = np.arange(3).sum()\nb = a\nb += 1\na", "() [3]"},
		{"a mask", "a = arange(5)\na[a > 2] = 0\na", "(5,) [0 1 2 0 0]"},
		{"indices", "arange(5)[[3, 0]]", "(2,) [3 0]"},
		{"out", "a = zeros((2,3))\nnp.add(np.arange(3), 1, out=a)\na.sum()", "()"},
		{"a choice", "1 if ones(1) > 0 else 2", "1"},
		{"a comprehension", "[x.shape for x in np.broadcast_arrays(np.zeros((3, 1)), np.zeros(4))]", "[[3 4] [3 4]]"},
		{"names of a comprehension go", "x = 5\n[x for x in (1, 2)]\nx", "5"},
		{"print gives nothing back", "print(ones(2).shape)", "<nil>"},
		{"bytes wrap around", "np.array([200], dtype=np.uint8) + 100", "(1,) [44]"},
		{"bytes have no room for a wide number", "np.array([200], dtype=np.uint8) + 300", "300 is outside the numbers of uint8"},
		{"bits", "np.array([6, 5]) & 3 | 8", "(2,) [10 9]"},
		{"bits in place", "a = np.array([6, 5])\na &= 3\na", "(2,) [2 1]"},
		{"sums so far", "np.cumsum([[1, 2], [3, 4]], axis=1)", "(2, 2) [1 3 3 7]"},
		{"sums so far of all values", "np.cumsum([[1, 2], [3, 4]])", "(4,) [1 3 6 10]"},
		{"sorted", "np.sort([3, 1, 2])", "(3,) [1 2 3]"},
		{"places in order", "np.argsort([3, 1, 2])", "(3,) [1 2 0]"},
		{"differences", "np.diff([1, 4, 9])", "(2,) [3 5]"},
		{"a list rolled", "np.roll([[1, 2], [3, 4]], 1)", "(2, 2) [4 1 2 3]"},
		{"rolled", "np.roll(arange(4), 1)", "(4,) [3 0 1 2]"},
		{"halves go to the even digit", "(np.round([0.5, 1.5, 2.25]) == [0, 2, 2]).all() * 1", "() [1]"},
		{"the middle of two", "float(np.median([4, 1, 3, 2]))", "2.5"},
		{"PyTorch's middle", "torch.tensor([4, 1, 3, 2]).median()", "() [2]"},
		{"weights", "float(np.average([1.0, 3.0], weights=[3, 1]))", "1.5"},
		{"a product of matrices by letters", "np.einsum('ij,jk->ik', [[1, 2], [3, 4]], [[1, 0], [0, 2]])", "(2, 2) [1 4 3 8]"},
		{"a trace of letters alone", "float(np.einsum('ij->', ones((2, 3))))", "6"},
		{"shifts", "1 << np.arange(3) + 1", "(3,) [2 4 8]"},
		{"an index that is a truth", "np.arange(3)[np.array(True)]", "(1, 3) [0 1 2]"},
		{"too large to hold", "ones(1000000,1) + ones(1,1000000)", "(1000000, 1000000)"},
		{"an outer product with a number", "np.outer([], 2.5).shape", "[0 1]"},
		{"a great many axes", "np.sum([], arange(10**10))", "line 1, column 12: the argument axis is not supported here"},
		{"too large to count", "ones(9223372036854775807, 2)", "shape (9223372036854775807, 2) has more values than 64 bits can count"},
		{"a negative size", "ones(-1)", "axis 0 has size -1"},
		{"seventy axes", "ones(" + strings.Repeat("1,", 70) + ")", "rank 70 exceeds the largest rank, 64"},
		{"matrices", "array([[1,2],[3,4]]) @ array([1,1])", "(2,) [3 7]"},
		{"an outer table", "np.multiply.outer(np.arange(1,3), np.arange(1,4))", "(2, 3) [1 2 3 2 4 6]"},
		{"clip", "np.clip(np.arange(5), 1, 3)", "(5,) [1 1 2 3 3]"},
		{"an open mesh", "a, b = np.ix_([0,1],[0,1,2])\na * b", "(2, 3) [0 0 0 0 1 2]"},
		{"a mesh", "x, y = np.meshgrid(np.arange(2), np.arange(3))\nx + 10*y", "(3, 2) [0 1 10 11 20 21]"},
		{"an empty view may begin past the end", "a = arange(0).reshape(2, 0)\n(a[-1:] + 1).sum()", "() [0]"},
		{"reduce folds axis 0", "np.add.reduce(np.arange(6).reshape(2, 3))", "(3,) [3 5 7]"},
		{"a scalar folded along axis 0", "np.array(3).sum(axis=0)", "() [3]"},
		{"nan", "np.isnan(np.array([1., np.nan])).sum()", "() [1]"},
		{"PyTorch's deviation divides by one less", "torch.tensor([1., 3.]).std().item() ** 2 > 1.9", "true"},
		{"an entry is a number, and stays what it was", "a = np.arange(3)\nb = a[0]\na += 5\nb", "() [0]"},
		{"an entry with an ellipsis is a view", "a = np.arange(3)\nb = a[..., 0]\na += 5\nb", "() [5]"},
		{"row splits", "ragged([[1,2],[],[3]]).row_splits", "(4,) [0 2 2 3]"},
		{"flat values and lengths", "ragged(arange(1,7), lengths=[2,(2,1),2])", "[2, (2, 1), 2] [1 2 3 4 5 6]"},
		{"uneven lists", "ragged([[1,2],[3]]) + [[10],[20]]", "[2, (2, 1)] [11 12 23]"},
		{"a ragged shape", "tf.ragged.constant([[1,2],[3]]).shape", "[2 <nil>]"},
		{"from row splits", "tf.RaggedTensor.from_row_splits([3,1,4], [0,1,3])", "[2, (1, 2)] [3 1 4]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := told(run.Run(test.source, "")); got != test.want {
				t.Errorf("got %s, want %s\n%s", got, test.want, test.source)
			}
		})
	}
}

func TestRunErrors(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"a name nobody has", "ones(3) + b", "line 1, column 11: the name b is not defined"},
		{"a module we do not speak", "import pandas as pd\npd.DataFrame()", "line 2, column 1: the module pandas is not supported here"},
		{"a function we do not speak", "np.histogramdd([1, 2])", "line 1, column 1: the function numpy.histogramdd is not supported here"},
		{"an argument that is missing", "expand_dims(ones(3))", "line 1, column 1: expand_dims is missing its argument axis"},
		{"an argument too many", "ones(3).sum(0, None, None, True, 1, 2, 3, 4, 5, 6)", "line 1, column 49: sum takes no further argument 6"},
		{"an argument by another name", "ones(3).sum(axes=0)", "line 1, column 18: sum has no argument axes"},
		{"an argument twice", "expand_dims(ones(3), 0, axis=1)", "line 1, column 30: expand_dims is given axis twice"},
		{"text and a number", "'a' + 1", "line 1, column 1: str + int is not defined"},
		{"a text as an array", "ones(3) + 'a'", "line 1, column 1: UFuncTypeError: ufunc 'add' did not contain a loop with signature matching types (dtype('float64'), dtype('<U1')) -> None"},
		{"a call of a tuple", "(3, 4)(0)", "line 1, column 1: tuple cannot be called"},
		{"an index into a number", "(5)[0]", "line 1, column 2: int cannot be indexed"},
		{"unpacking too few", "a, b = (1, 2, 3)", "line 1, column 1: the value has 3 items for 2 names"},
		{"an attribute of a tuple", "(3, 4).T", "line 1, column 1: tuple has no attribute T"},
		{"a part of a pair that is none", "(3, 4).values", "line 1, column 1: tuple has no attribute values"},
		{"the truth of an array", "1 if ones(3) else 2", "line 1, column 6: ValueError: The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()"},
		{"values that are random", "1 if np.random.rand(3).sum() > 0 else 2", "line 1, column 6: bool() needs values, and these are random or too many to hold"},
		{"a number that is random", "n = np.random.rand(3).sum().item()\nnp.zeros(int(n))", "line 2, column 1: this step needs values, and these are random or too many to hold"},
		{"division by zero", "1 / 0", "line 1, column 1: ZeroDivisionError: division by zero"},
		{"too large for 64 bits", "2 ** 64", "line 1, column 1: an int of more than 64 bits is not supported for these values"},
		{"a list without end", "[0] * 1000000000", "line 1, column 1: the program computes more than 262144 values"},
		{"a text that doubles", "s = 'a' * 1000\nfor i in range(60):\n    s = s.replace('a', 'aa')", "line 3, column 9: the program computes more than 262144 values"},
		{"a text of texts", "s = 'a' * 1000\nfor i in range(60):\n    s = ','.join([s, s])", "line 3, column 9: the program computes more than 262144 values"},
		{"a loop without end", "while True:\n    x = ones(3) + 1", "line 1, column 7: the program takes more than 1048576 steps"},
		{"work without end", strings.Repeat("ones(1000, 1000) + arange(1000)\n", 34), "line 34, column 1: the program computes more than 33554432 values"},
		{"a type of values", "np.array([1], dtype=np.complex64)", "line 1, column 21: the type complex64 is not supported here"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := run.Run(test.source, "")
			if out.Err == nil || out.Err.Error() != test.want {
				t.Errorf("got %v, want %s", out.Err, test.want)
			}
			if out.At.Source != test.source {
				t.Errorf("got no place: %+v", out.At)
			}
		})
	}
}

// TestAMistakeEndsTheProgram checks that nothing runs behind the first statement that fails.
func TestAMistakeEndsTheProgram(t *testing.T) {
	out := run.Run("a = ones(2)\na + ones(3)\nb = ones(4) + 1\nfoo", engine.InNumPy)
	if n := len(out.Steps); !engine.Mismatched(out.Err) || n != 1 || out.Steps[0].Line != 1 || len(out.Vars) != 1 {
		t.Errorf("got %d steps, %d names and %v, want what the second line says", n, len(out.Vars), out.Err)
	}
}

func TestLibraryOfAProgram(t *testing.T) {
	for _, test := range []struct {
		source string
		given  engine.Library
		want   engine.Library
	}{
		{"a = 1", "", engine.InNumPy},
		{"torch.ones(3)", "", engine.InPyTorch},
		{"import torch", "", engine.InPyTorch},
		{"import numpy as np\nimport torch\ntorch.ones(3)", "", engine.InPyTorch},
		{"import torch as T\nimport numpy as np\nnp.ones(3)", "", engine.InNumPy},
		{"import jax.numpy as jnp\njnp.ones(3)", "", engine.InJAX},
		{"from tensorflow import ones\nones([3])", "", engine.InTensorFlow},
		{"import torch.nn.functional as F\nF.relu(ones(3))", "", engine.InPyTorch},
		{"ragged([[1,2],[3]]) + 1", "", engine.InTensorFlow},
		{"ragged([[1,2],[3]]) + 1", engine.InNumPy, engine.InNumPy},
		{"torch.ones(3)", engine.InJAX, engine.InJAX},
		{"a +", "", engine.InNumPy},
	} {
		if got := run.Run(test.source, test.given).Library; got != test.want {
			t.Errorf("%q: got %s, want %s", test.source, got, test.want)
		}
	}
}

func FuzzRun(f *testing.F) {
	for _, seed := range []string{
		"ones(4,32,8) + 5", "a = arange(6).reshape(2,3)\na[0] += a.T[:,0]", "torch.ones(2,3).expand(-1, 2, 3)",
		"ragged([[1,2],[3]], lengths=[2,(2,1)]) + [[1],[2]]", "np.where(arange(3) > 1, 1., [[2],[3]])",
		"[x for x in range(3)]", "np.broadcast_shapes((1,)*33, (2,))", "ones(classes=4)@ones(4)", "a[...,None,::-1]",
		"np.ogrid[0:3,0:4]", "linspace(0,1,3).sum(axis=0,keepdims=True)", "tile(eye(3), (2,1)).std()",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, source string) {
		if len(source) > 300 {
			return
		}
		for _, library := range []engine.Library{"", engine.InPyTorch, engine.InTensorFlow, engine.InXArray} {
			out := run.Run(source, library)
			out.Focus()
		}
	})
}
