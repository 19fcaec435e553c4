package ui

import (
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
		{"ones((2,3)) @ ones((2,3))", map[engine.Library]string{
			engine.InNumPy: "ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3)",
			engine.InJAX:   "TypeError: dot_general requires contracting dimensions to have the same shape, got (3,) and (2,).",
		}},
		{"RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)", map[engine.Library]string{
			engine.InNumPy:   "ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 4 is different from 3)",
			engine.InPyTorch: "RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)",
		}},
		{"concatenate([ones((2,3)), zeros((1,4))])", map[engine.Library]string{
			engine.InNumPy:      "ValueError: all the input array dimensions except for the concatenation axis must match exactly, but along dimension 1, the array at index 0 has size 3 and the array at index 1 has size 4",
			engine.InPyTorch:    "RuntimeError: Sizes of tensors must match except in dimension 0. Expected size 3 but got size 4 for tensor number 1 in the list.",
			engine.InTensorFlow: "",
		}},
		{"stack([arange(3), arange(4)])", map[engine.Library]string{
			engine.InNumPy:   "ValueError: all input arrays must have the same shape",
			engine.InPyTorch: "RuntimeError: stack expects each tensor to be equal size, but got [3] at entry 0 and [4] at entry 1",
		}},
		{"a = arange(12).reshape(3, 4)\na[a > 5] = array([1, 2, 3, 4])", map[engine.Library]string{
			engine.InNumPy:      "ValueError: NumPy boolean array indexing assignment cannot assign 4 input values to the 6 output values where the mask is true",
			engine.InPyTorch:    "RuntimeError: shape mismatch: value tensor of shape [4] cannot be broadcast to indexing result of shape [6]",
			engine.InTensorFlow: "", engine.InXArray: "",
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

// TestWrongSizes types something other than a size into a chip.
func TestWrongSizes(t *testing.T) {
	for typed, want := range map[string]string{
		"":    "A size is missing before the end: Write a whole number there, such as 4",
		"abc": "“abc” is not a size: Write a whole number, such as 4",
		"1.5": "“1.5” is not a size: Write a whole number, such as 4",
		"4,,": "A size is missing before “,”: Write a whole number there, such as 4",
	} {
		d := &desk{bench: bench.New(figure.State{Expr: "ones(3, 4) + 1"}, "")}
		d.lang = words.English
		d.bench.SetSize(0, 1, typed)
		if title, text := mistake(d); title+": "+text != want {
			t.Errorf("%q: got %q, want %q", typed, title+": "+text, want)
		}
	}
}
