package ui

import (
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// TestEachLibraryIsQuoted compares what the page says that libraries say with what they say.
func TestEachLibraryIsQuoted(t *testing.T) {
	for _, test := range []struct {
		program string
		want    map[engine.Library]string
	}{
		{"np.ones((2, 3)) @ np.ones((2, 3))", map[engine.Library]string{
			engine.InNumPy:      "ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3)",
			engine.InPyTorch:    "RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)",
			engine.InTensorFlow: "InvalidArgumentError: Matrix size-incompatible: In[0]: [2,3], In[1]: [2,3] [Op:MatMul]",
			engine.InJAX:        "TypeError: dot_general requires contracting dimensions to have the same shape, got (3,) and (2,).",
		}},
		{"ones(2, 3) @ ones(2, 3)", map[engine.Library]string{
			engine.InPyTorch:    "RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)",
			engine.InTensorFlow: "InvalidArgumentError: Matrix size-incompatible: In[0]: [2,3], In[1]: [2,3] [Op:MatMul]",
		}},
		{"np.einsum('ij,jk->ik', np.ones((2, 3)), np.ones((4, 5)))", map[engine.Library]string{
			engine.InPyTorch: "RuntimeError: einsum(): subscript j has size 4 for operand 1 which does not broadcast with previously seen size 3",
			engine.InJAX:     "ValueError: Size of label 'j' for operand 1 (3) does not match previous terms (4).",
		}},
		{"x = np.ones((2, 3))\nx -= np.ones((3, 3))", map[engine.Library]string{
			engine.InNumPy:   "ValueError: operands could not be broadcast together with shapes (2,3) (3,3) (2,3) ",
			engine.InPyTorch: "RuntimeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
			engine.InJAX:     "TypeError: sub got incompatible shapes for broadcasting: (2, 3), (3, 3).",
		}},
	} {
		b := bench.New(figure.State{}, "")
		b.Type(test.program)
		got := map[engine.Library]string{}
		for _, s := range saidBy(b.Good) {
			got[s.Library] = s.Text
		}
		for library, want := range test.want {
			if got[library] != want {
				t.Errorf("%s in %s: got %q, want %q", test.program, library.Name(), got[library], want)
			}
		}
	}
}

// TestCodeThatGivesSomethingElse looks at what is said of the code of another library.
func TestCodeThatGivesSomethingElse(t *testing.T) {
	for _, test := range []struct {
		program string
		library engine.Library
		want    string
	}{
		{"np.array([1.5, 2]) + np.array([1, 2])", engine.InPyTorch, ""},
		{"np.array([1.5, 2]) + np.array([1, 2])", engine.InTensorFlow, "This library raises InvalidArgumentError"},
		{"np.array([1, 2, 3]) / np.array([[1], [2]])", engine.InXArray, "In this library the result has shape (3,\u00a02)."},
	} {
		p := &Playground{}
		p.bench, p.lang, p.sheet = bench.New(figure.State{}, ""), words.English, true
		p.bench.Type(test.program)
		code, _ := p.snippet(test.library)
		if got := p.differs(test.library, code); !strings.HasPrefix(got, test.want) || test.want == "" && got != "" {
			t.Errorf("%s in %s: got %q, want %q\n%s", test.program, test.library.Name(), got, test.want, code)
		}
	}
}
