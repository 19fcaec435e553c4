package bench_test

import (
	"slices"
	"strings"
	"testing"
)

// TestMissing gives each name of a line a value in turn.
func TestMissing(t *testing.T) {
	b := typed(scores)
	b.Type("y_true - y_pred")
	if got := b.Missing(); !slices.Equal(got, []string{"y_true", "y_pred"}) {
		t.Fatalf("missing are %q", got)
	}
	if err := b.Give("y_true", "4"); err != nil {
		t.Fatal(err)
	}
	if got := b.Missing(); !slices.Equal(got, []string{"y_pred"}) {
		t.Fatalf("missing are then %q", got)
	}
	if b.Give("y_pred", "4,,1") == nil || b.Give("y_pred", "4, 1") != nil {
		t.Fatal("a shape is refused, or what is none taken")
	}
	const want = "y_true = array([1, 2, 3, 4])\ny_pred = array([[10], [20], [30], [40]])\ny_true - y_pred"
	if b.Line != want || b.Mistake != nil || b.Good.Result.Shape.String() != "(4, 4)" {
		t.Errorf("got %q, mistake %v", b.Line, b.Mistake)
	}
	for line, want := range map[string][]string{
		"banana(3)": nil, "foo.ones(3) + 1": nil, "ones(3) +": nil, "df.": nil,
		"x - x.mean(axis=1)": {"x"}, "x.T @ w": {"x", "w"}, "x - banana(x)": {"x"}, "(x - mu) / x.std(0)": {"x", "mu"},
	} {
		if b.Type(line); !slices.Equal(b.Missing(), want) {
			t.Errorf("%q: missing are %q, want %q", line, b.Missing(), want)
		}
	}
}

// TestMissingFromOutside asks for the shape of what lines outside the language give. The
// first answer leaves these lines out.
func TestMissingFromOutside(t *testing.T) {
	for _, test := range []struct {
		name, source string
		left         []int
		missing      string
		want         string // the program with the first name given a shape of (4, 3)
	}{
		{"pandas", "import pandas as pd\nimport numpy as np\ndf = pd.read_csv('a.csv')\ndata = df.values\ndata - data.mean(axis=1)", []int{3, 4}, "data",
			"import pandas as pd\nimport numpy as np\n# df = pd.read_csv('a.csv')\n# data = df.values\ndata = FLOATS\ndata - data.mean(axis=1)"},
		{"columns of a table", "import pandas as pd\ndf = pd.read_csv('a.csv')\ny = df[['a', 'b']].to_numpy()\ny - y.mean(axis=1)", []int{2, 3}, "y",
			"import pandas as pd\n# df = pd.read_csv('a.csv')\n# y = df[['a', 'b']].to_numpy()\ny = GIVEN\ny - y.mean(axis=1)"},
		{"a table, which matches labels", "import pandas as pd\ndf = pd.read_csv('a.csv')\ndf - df.mean(axis=1)", nil, "", ""},
		{"a column of a table", "import pandas as pd\nimport numpy as np\ndf = pd.read_csv('a.csv')\ny = df['a']\ny - np.ones((3, 1))", nil, "", ""},
		{"a model", "from sklearn.linear_model import LinearRegression\nmodel = LinearRegression().fit(X, y)\npred = model.predict(X)\npred - y", []int{2, 3}, "pred y",
			"from sklearn.linear_model import LinearRegression\n# model = LinearRegression().fit(X, y)\n# pred = model.predict(X)\npred = GIVEN\npred - y"},
		{"data of a set", "from sklearn.datasets import load_iris\niris = load_iris()\nX = iris.data\nX - X.mean(axis=1)", []int{2, 3}, "X",
			"from sklearn.datasets import load_iris\n# iris = load_iris()\n# X = iris.data\nX = GIVEN\nX - X.mean(axis=1)"},
		{"an index", "import numpy as np\ny = load('a')\nnp.eye(13)[y]", []int{2}, "y", "import numpy as np\n# y = load('a')\ny = np.GIVEN\nnp.eye(13)[y]"},
		{"PyTorch takes floats", "import torch\nx = load('a')\nx / torch.ones(3)", []int{2}, "x", "import torch\n# x = load('a')\nx = TENSOR\nx / torch.ones(3)"},
		{"a picture", "img = cv2.imread('a.png')\nimg / np.array([2, 3])", []int{1}, "img", "# img = cv2.imread('a.png')\nimg = FLOATS\nimg / np.array([2, 3])"},
		{"scikit-learn", "from sklearn.datasets import load_iris\nX, y = load_iris(return_X_y=True)\nX @ y", []int{2}, "X y", "from sklearn.datasets import load_iris\n# X, y = load_iris(return_X_y=True)\nX = GIVEN\nX @ y"},
		{"a function alone", "import numpy as np\ndef standard(x, eps=1):\n    return (x - x.mean(axis=1)) / eps", nil, "x",
			"import numpy as np\nx = FLOATS\ndef standard(x, eps=1):\n    return (x - x.mean(axis=1)) / eps\nstandard(x)"},
		{"a function that is called", "def f(x):\n    return x\nf(3)", nil, "", ""},
		{"all is outside", "import pandas as pd\ndf = pd.read_csv('a.csv')\ndf.plot()", nil, "", ""},
		{"what is left runs", "await k\nones(3) + 1\nx", nil, "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(scores)
			b.Type(test.source)
			missing := b.Missing()
			if strings.Join(missing, " ") != test.missing || !slices.Equal(b.LeftOut(), test.left) {
				t.Fatalf("missing are %q without lines %v, want %q without %v", missing, b.LeftOut(), test.missing, test.left)
			}
			if len(missing) == 0 {
				return
			}
			if err := b.Give(missing[0], "4, 3"); err != nil {
				t.Fatal(err)
			}
			const given = "array([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]])"
			const floats = "array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]])"
			want := strings.NewReplacer("GIVEN", given, "FLOATS", "np."+floats, "TENSOR", strings.Replace(floats, "array", "torch.tensor", 1)).Replace(test.want)
			if b.Line != want {
				t.Errorf("the line is %q, want %q", b.Line, want)
			}
		})
	}
}
