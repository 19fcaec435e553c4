package run_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// The values were printed by Python 3.13.
func TestBlocks(t *testing.T) {
	for _, c := range []struct{ name, program, want string }{
		{"a branch", "x = 3\nif x > 2:\n    y = 1\nelse:\n    y = 2\ny", "1"},
		{"the other branch", "x = 1\nif x > 2:\n    y = 1\nelif x > 0:\n    y = 5\nelse:\n    y = 2\ny", "5"},
		{"a branch on one line", "if 0: y = 1\nelse: y = 2\ny", "2"},
		{"a loop over a range", "s = 0\nfor i in range(4):\n    s += i\ns", "6"},
		{"a loop over pairs", "s = 0\nfor i, j in [(1, 2), (3, 4)]:\n    s += i * j\ns", "14"},
		{"a loop that ends early", "for i in range(9):\n    if i == 3:\n        break\ni", "3"},
		{"a loop that goes on", "s = 0\nfor i in range(5):\n    if i % 2:\n        continue\n    s += i\ns", "6"},
		{"a loop with an else", "for i in range(2):\n    pass\nelse:\n    i = 7\ni", "7"},
		{"a condition that ends", "n = 10\nwhile n > 3:\n    n = n - 4\nn", "2"},
		{"blank lines and comments inside", "s = 0\nfor i in range(3):\n\n    # add\n    s += i\n\ns", "3"},
		{"a function", "def f(x, y=2):\n    return x * y\nf(3) + f(3, y=5)", "21"},
		{"a function of the rest", "def f(*args, **more):\n    return len(args) * 10 + more['k']\nf(1, 2, k=3)", "23"},
		{"by name only", "def f(*, k=1):\n    return k\nf(k=4)", "4"},
		{"a function without return", "def f():\n    1\nf() is None", "true"},
		{"a function that calls itself", "def f(n):\n    return 1 if n == 0 else n * f(n - 1)\nf(5)", "120"},
		{"a function sees later names", "def f():\n    return k\nk = 3\nf()", "3"},
		{"its own names stay inside", "x = 1\ndef f():\n    x = 2\n    return x\nf() * 10 + x", "21"},
		{"a function in a function", "def f(a):\n    def g(b):\n        return a + b\n    return g(1)\nf(4)", "5"},
		{"annotations", "def f(x: int, y: float = 2) -> float:\n    z: int = x\n    return z + y\nf(1)", "3"},
		{"lambda", "f = lambda a, b=3: a * b\nf(2)", "6"},
		{"with a loop inside a list", "[x * y for x in range(3) for y in [1, 2] if x != 1][-1]", "4"},
		{"a generator", "sum(x * x for x in range(4))", "14"},
		{"a dictionary", "d = {'a': 1, 'b': 2}\nd['c'] = 3\nd['a'] + d['c'] + len(d)", "7"},
		{"its items", "s = 0\nfor k, v in {'a': 1, 'b': 2}.items():\n    s += v\ns", "3"},
		{"a dictionary of a comprehension", "{i: i * i for i in range(4)}[3]", "9"},
		{"keywords of a dictionary", "def f(a, b):\n    return a - b\nf(**{'a': 5, 'b': 3})", "2"},
		{"an item of a list is replaced", "l = [1, 2, 3]\nl[1] = 7\nl[1] + l[-1]", "10"},
		{"a name goes", "x = 1\ny = 2\ndel x\ny", "2"},
		{"a formatted text", "x = 3\nf'{x}-{(1, 2)}-{0.5:.2f}{{}}'", "3-(1, 2)-0.50{}"},
		{"a session", ">>> s = 0\n>>> for i in range(3):\n...     s += i\n...\n>>> s", "3"},
		{"the main program", "def main():\n    return 4\nif __name__ == '__main__':\n    x = main()\nx", "4"},
		{"pasted with blanks before it", "    x = 1\n    if x:\n        x = 4\n    x", "4"},
		{"no gradient", "import torch\nwith torch.no_grad():\n    x = 2\nx", "2"},
		{"arrays in a loop", "import numpy as np\nx = np.zeros(3)\nfor i in range(3):\n    x = x + np.ones((2, 3))\nx.shape", "[2 3]"},
	} {
		t.Run(c.name, func(t *testing.T) { gives(t, c.program, c.want) })
	}
}

// The classes and texts are Python's own.
func TestBlocksThatFail(t *testing.T) {
	for _, c := range []struct{ name, program, want string }{
		{"too few arguments", "def f(a, b):\n    return a\nf(1)", "TypeError: f() missing 1 required positional argument: 'b'"},
		{"too many", "def f(a):\n    return a\nf(1, 2)", "TypeError: f() takes 1 positional argument but 2 were given"},
		{"an unknown name", "def f(a):\n    return a\nf(1, b=2)", "TypeError: f() got an unexpected keyword argument 'b'"},
		{"twice", "def f(a):\n    return a\nf(1, a=2)", "TypeError: f() got multiple values for argument 'a'"},
		{"an error is raised", "x = (2, 3)\nraise ValueError(f'bad shape {x}')", "ValueError: bad shape (2, 3)"},
		{"a key is missing", "{'a': 1}['b']", "KeyError: b"},
		{"a name after del", "x = 1\ndel x\nx", "NameError: name 'x' is not defined"},
		{"without end", "def f(n):\n    return f(n)\nf(1)", "RecursionError: maximum recursion depth exceeded"},
	} {
		t.Run(c.name, func(t *testing.T) {
			class, text := run.Raised(run.Run(c.program, "").Err)
			if got := class + ": " + text; got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

func TestBlocksThatAreNone(t *testing.T) {
	for program, column := range map[string]string{
		"if x:\ny = 1":               "a line that is further in",
		"for in x: y":                "a value is missing",
		"def f(,):\n    x":           "a name is missing",
		"while 1:\n    pass\nelse 3": ": is missing",
	} {
		if _, err := expr.Parse(program); err == nil || !strings.Contains(err.Error(), column) {
			t.Errorf("%q: got %v, want %q", program, err, column)
		}
	}
}

func TestEndlessLoopEnds(t *testing.T) {
	for _, program := range []string{"while True:\n    x = 1", "i = 0\nwhile i < 10:\n    x = np.ones(3)", "i = 0\nwhile i < 10:\n    i += 0"} {
		if _, ok := run.Run(program, "").Err.(*run.WorkError); !ok {
			t.Errorf("%s: an endless loop gave no WorkError", program)
		}
	}
	if effort := run.Run("i = 0\nwhile i < 10:\n    x = np.ones(3)", "").Effort; effort > 100_000 {
		t.Errorf("a loop that is half written took %d steps", effort)
	}
	for _, program := range []string{"i = 0\nwhile i < 1000:\n    i += 1", "i = 0\nwhile True:\n    i += 1\n    if i == 900:\n        break", "a = [1] * 500\nwhile a:\n    a.pop()"} {
		if err := run.Run(program, "").Err; err != nil {
			t.Errorf("%s: %v", program, err)
		}
	}
}

func TestErrorsThatAreCaught(t *testing.T) {
	for _, c := range []struct{ name, program, want string }{
		{"shapes that do not fit", "import numpy as np\ntry:\n    np.ones(3) + np.ones(4)\nexcept ValueError as e:\n    x = 1\nx", "1"},
		{"another class", "try:\n    [1][3]\nexcept KeyError:\n    x = 1\nexcept (IndexError, TypeError):\n    x = 2\nx", "2"},
		{"its text", "try:\n    raise ValueError('no')\nexcept Exception as e:\n    x = str(e)\nx", "no"},
		{"shapes in its text", "import numpy as np\ntry:\n    np.ones(3) + np.ones(4)\nexcept ValueError as e:\n    print(f'no: {e}')\n    x = 3\nx", "3"},
		{"else and finally", "try:\n    x = 1\nexcept ValueError:\n    x = 2\nelse:\n    x = x + 4\nfinally:\n    x = x * 10\nx", "50"},
	} {
		t.Run(c.name, func(t *testing.T) { gives(t, c.program, c.want) })
	}
}

func TestClasses(t *testing.T) {
	for _, c := range []struct{ name, program, want string }{
		{"an instance", "class A:\n    def __init__(self, k):\n        self.k = k\n    def twice(self, n=1):\n        return 2 * self.k + n\nA(3).twice(n=4)", "10"},
		{"a base of its own", "class A:\n    x = 2\n    def f(self):\n        return self.x\nclass B(A):\n    def __init__(self):\n        super().__init__()\n        self.x = 5\nB().f() * 10 + A().f()", "52"},
		{"what is called", "class A:\n    def __call__(self, x):\n        return x + 1\nA()(2)", "3"},
		{"a module of PyTorch's", "import torch\nfrom torch import nn\nclass Net(nn.Module):\n    def __init__(self):\n        super().__init__()\n        self.fc = nn.Linear(10, 5)\n    def forward(self, x):\n        return self.fc(x)\nnet = Net()\nnet(torch.randn(32, 10)).shape", "[32 5]"},
		{"layers in order", "m = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))\nm(torch.zeros(3, 4)).shape", "[3 1]"},
		{"a decorator", "@torch.no_grad()\ndef f(x):\n    return x.shape\nf(torch.ones(2, 3))", "[2 3]"},
	} {
		t.Run(c.name, func(t *testing.T) { gives(t, c.program, c.want) })
	}
}

// gives runs a program whose last value is what want prints.
func gives(t *testing.T, program, want string) {
	t.Helper()
	out := run.Run(program, "")
	if out.Err != nil {
		t.Fatal(out.Err)
	}
	if got := fmt.Sprint(out.Last.Python); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
