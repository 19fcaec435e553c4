package bench

import (
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/figure"
)

// A library without ragged arrays refuses uneven lists, and TensorFlow is
// offered with the line written so that it runs there.
func TestUnevenListsOfferTensorFlow(t *testing.T) {
	for _, test := range []struct{ line, want string }{
		{"array([[1, 2], [3]]) + 1", "tf.ragged.constant([[1, 2], [3]]) + 1"},
		{"[[1, 2], [3]] * array([[10], [20]])", "tf.ragged.constant([[1, 2], [3]]) * array([[10], [20]])"},
		{"np.array([[1, 2], [3]]) + [[10], [20]]", "tf.ragged.constant([[1, 2], [3]]) + [[10], [20]]"},
		{"a = [[1, 2], [3]]\nb = array([[1], [2, 3]])\na + array(1)", "a = tf.ragged.constant([[1, 2], [3]])\nb = tf.ragged.constant([[1], [2, 3]])\na + array(1)"},
		{"x = tf.constant([[1, 2], [3]])\nprint(x)", "x = tf.ragged.constant([[1, 2], [3]])\nprint(x)"},
		{"tf.ragged.constant([[1, 2], [3]]) + 1", "tf.ragged.constant([[1, 2], [3]]) + 1"},
	} {
		b := New(figure.State{Expr: test.line, Library: engine.InNumPy}, FirstLine)
		if !b.Mistaken() {
			t.Errorf("%s runs under NumPy", test.line)
			continue
		}
		if list := b.Offers; len(list) != 1 || list[0].Line != test.want {
			t.Errorf("%s offers %+v, want %s", test.line, list, test.want)
			continue
		}
		if got := b.OfferedLine(b.Offers[0]); !strings.Contains(got, "tf.ragged") {
			t.Errorf("%s: the button says %q", test.line, got)
		}
		b.Accept(0)
		if b.Mistake != nil || b.Line != test.want || b.State.Library != engine.InTensorFlow {
			t.Errorf("%s, accepted, is %q by %q: %v", test.line, b.Line, b.State.Library, b.Mistake)
		}
	}
}

// The library that was chosen for a line which it refuses stays chosen, and the
// line is read again when another is. Where none was, uneven lists are NumPy's as
// all else is, whatever was shown before; what only TensorFlow has is TensorFlow's.
func TestChoosingLibrariesForUnevenLists(t *testing.T) {
	const line = "array([[1, 2], [3]]) + 1"
	b := New(figure.State{}, FirstLine)
	for _, before := range []string{FirstLine, "RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1"} {
		for _, refused := range []string{line, "[[1, 2], [3]] + [[10], [20]]", "x = [[1, 2], [3]]\nx + array([[1], [2]])"} {
			b.Type(before)
			if b.Type(refused); !isUneven(b.Mistake) || b.State.Library != "" || len(b.Offers) != 1 {
				t.Errorf("%q after %q: %v, by %q", refused, before, b.Mistake, b.State.Library)
			}
		}
		for _, asked := range []string{"ragged([[1, 2], [3]]) + 1", "tf.ragged.constant([[1, 2], [3]]) + 1"} {
			b.Type(before)
			if b.Type(asked); b.Mistake != nil || b.Good.Library != engine.InTensorFlow {
				t.Errorf("%q after %q: %v, by %q", asked, before, b.Mistake, b.Good.Library)
			}
		}
	}
	b.Type(line)
	for _, library := range []engine.Library{engine.InNumPy, engine.InPyTorch, engine.InJAX} {
		if b.SetLibrary(library); !isUneven(b.Mistake) || b.State.Library != library {
			t.Errorf("by %q: %v", library, b.Mistake)
		}
	}
	if b.SetLibrary(engine.InTensorFlow); b.Mistake != nil || b.Line != line {
		t.Errorf("by TensorFlow: %q: %v", b.Line, b.Mistake)
	}
}

// Rows of different lengths are drawn side by side, beside the words of the library that refuses
// them: the first entry without a partner is known.
func TestRowsThatDifferAreDrawn(t *testing.T) {
	for line, sizes := range map[string][2]int{
		"np.array([[1, 2], [3]]) + 1":                          {2, 1},
		"a = [[1], [2], [3, 4]]\narray(a) + 1":                 {1, 2},
		"import torch\ntorch.tensor([[1, 2, 3], [3], [4, 5]])": {3, 1},
		"np.array([[1], [2], [3], [4], [5, 6]])":               {}, // too many rows
		"np.array([[[1], [2]], [[3]]])":                        {}, // no rows of numbers
	} {
		b := New(figure.State{Expr: line}, FirstLine)
		c := b.Good.Change
		if !b.Mistaken() || b.Stale() && sizes != [2]int{} || (c != nil) != (sizes != [2]int{}) {
			t.Errorf("%s: drawn is %+v, beside %v", line, c, b.Mistake)
		} else if c != nil && (c.Unequal == nil || c.Unequal.Sizes != sizes) {
			t.Errorf("%s: what does not fit is %+v, want %v", line, c.Unequal, sizes)
		}
	}
}
