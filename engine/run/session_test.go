package run_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

const traceback = "Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    a + b\n" +
	"ValueError: operands could not be broadcast together with shapes (3,) (4,) \n"

const ipythonTraceback = "---------------------------------------------------------------------------\n" +
	"ValueError                                Traceback (most recent call last)\n<ipython-input-3-ca730b97bf8a> in <module>\n" +
	"----> 1 a + b\n\nValueError: operands could not be broadcast together with shapes (3,) (4,) \n"

// TestSessions runs programs that were copied with prompts, with what Python
// printed, and with the traceback they ended in.
func TestSessions(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"prompts and what was printed", ">>> import numpy as np\n>>> a = np.ones((3,1))\n>>> a\narray([[1.],\n       [1.],\n       [1.]])\n>>> (a + np.ones(4)).shape\n(3, 4)\n", "(3, 4)"},
		{"a statement that continues", ">>> a = np.array([[1, 2],\n...               [3, 4]])\n>>> a + a", "(2, 2)"},
		{"an ellipsis of the program", ">>> x = ones(2, 3)\n>>> x[..., None]\narray([[[1.], ...\n", "(2, 3, 1)"},
		{"an empty prompt", ">>> ones(3) + 1\narray([2., 2., 2.])\n>>>", "(3,)"},
		{"a greeting", "Python 3.11.2 (main, Nov 30 2024, 21:22:50) [GCC 12.2.0] on linux\nType \"help\", \"copyright\", \"credits\" or \"license\" for more information.\n>>> ones(3) + 1\n", "(3,)"},
		{"a prompt that stands in", "    >>> a = ones(3, 1)\n    >>> a + ones(4)\n    array([[2., 2., 2., 2.],\n", "(3, 4)"},
		{"lines before the first prompt", "import numpy as np\na = np.ones((3,1))\n>>> a + np.ones(4)\narray([[2.]])\n", "(3, 4)"},
		{"a line end of Windows", ">>> a = ones(3, 1)\r\n>>> a + ones(4)\r\narray([[2., 2.\r\n>>>\r\n", "(3, 4)"},
		{"IPython", "In [1]: import numpy as np\n\nIn [2]: a = np.array([[1, 2],\n   ...:               [3, 4]])\n\nIn [3]: a + a\nOut[3]: \narray([[2, 4],\n       [6, 8]])\n", "(2, 2)"},
		{"cells of a notebook", "In [1]:\nimport numpy as np\na = np.ones((3,1))\n\na + np.ones(4)\nOut[1]:\narray([[2., 2., 2., 2.]])\nIn [ ]:\n", "(3, 4)"},
		{"commands of IPython's", "%matplotlib inline\nones(3) + 1", "(3,)"},
		{"fences with words round them", "I subtract the mean:\n\n```python\nx = ones(3)\nx + 1\n```\nand get\n```\nValueError: no\n```\nWhy?", "(3,)"},
		{"fences round what Python printed", "ones(3) + 1\n```\nValueError: no\n```\n", "(3,)"},
		{"fences of Markdown", "```python\nones(3) + 1\n```\n", "(3,)"},
		{"a name that begins as a greeting does", "Type = ones(3)\nType + 1", "(3,)"},
		{"a session and its traceback", ">>> a = ones(3)\n>>> b = ones(4)\n>>> a + b\n" + traceback, "line 3: a + b"},
		{"and further", ">>> a = ones(3)\n>>> b = ones(4)\n>>> a + b\n" + traceback + ">>> b = b[:3]\n>>> a + b\n", "line 3: a + b"},
		{"IPython and its traceback", "In [1]: a = ones(3)\nIn [2]: b = ones(4)\nIn [3]: a + b\n" + ipythonTraceback, "line 3: a + b"},
		{"a program and its traceback", "a = ones(3)\nb = ones(4)\na + b\n\n" + traceback, "line 3: a + b"},
		{"a program and IPython's traceback", "a = ones(3)\nb = ones(4)\na + b\n" + ipythonTraceback, "line 3: a + b"},
		{"a program and the last line", "a = ones(3)\na + ones(4)\nValueError: operands could not be broadcast together with shapes (3,) (4,) ", "line 2: a + ones(4)"},
		{"a program and a warning with its place", "a = ones(3)\na + ones(3, 1)\n/home/me/a.py:2: UserWarning: Using a target size\n  return a + b", "(3, 3)"},
		{"an error in a comment", "a = ones(3)\n# ValueError: operands could not be broadcast\na + 1  # not ValueError: x", "(3,)"},
		{"the traceback alone", traceback, "quoted from line 1"},
		{"the last line alone", "ValueError: operands could not be broadcast together with shapes (3,) (4,) ", "quoted from line 1"},
		{"of pytest", "E       ValueError: operands could not be broadcast together", "quoted from line 1"},
		{"of a module", "numpy.core._exceptions._UFuncNoLoopError: ufunc 'add' did not contain a loop", "quoted from line 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := run.Run(test.source, "")
			if got := outcomeText(out); got != test.want {
				t.Errorf("got %s (%v), want %s", got, out.Err, test.want)
			}
		})
	}
}

// outcomeText returns the shape that came out, or where the program failed.
func outcomeText(out run.Outcome) string {
	if e, ok := errors.AsType[*expr.QuotedError](out.Err); ok {
		return fmt.Sprint("quoted from line ", e.Line())
	}
	if out.Err != nil {
		return fmt.Sprintf("line %d: %s", out.At.Line(), out.At.Text())
	}
	return outcomeShape(out)
}

func outcomeShape(out run.Outcome) string {
	if out.Last.Array == nil {
		return strings.NewReplacer("[", "(", "]", ")", " ", ", ").Replace(fmt.Sprint(out.Last.Python))
	}
	return out.Last.Array.Shape.String()
}

// TestCaretInASession holds carets to the text as it was pasted.
func TestCaretInASession(t *testing.T) {
	out := run.Run(">>> a = ones(3)\n>>> a\narray([1., 1., 1.])\n>>> a + b\n", engine.InNumPy)
	if got, want := out.At.Caret(), ">>> a + b\n        ^"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if out.At.Line() != 4 || out.At.Column() != 9 {
		t.Errorf("got line %d, column %d", out.At.Line(), out.At.Column())
	}
}
