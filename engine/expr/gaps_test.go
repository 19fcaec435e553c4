package expr

import (
	"fmt"
	"testing"
)

func ExampleFillGaps() {
	fmt.Println(FillGaps("a[:,None] b"))
	// Output: a[:,None] + b
}

func TestFillGaps(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"nothing", "", ""},
		{"no gap", "a+b", "a+b"},
		{"three operands", "a b c", "a + b + c"},
		{"several blanks", "a   b", "a + b"},
		{"numbers", "a 5", "a + 5"},
		{"a list", "a [1,2]", "a + [1,2]"},
		{"brackets", "(a) (b)", "(a) + (b)"},
		{"a call keeps its bracket", "ones (3) b", "ones (3) + b"},
		{"words keep their gaps", "a if not b else c and None is d", "a if not b else c and None is d"},
		{"an import before a gap", "import numpy as np; a b", "import numpy as np; a + b"},
		{"imports keep their gaps", "import numpy as np", "import numpy as np"},
		{"lines keep apart", "a\nb", "a\nb"},
		{"signs keep their gaps", "a - b * c", "a - b * c"},
		{"comments are left alone", "a # b c", "a # b c"},
		{"what cannot be read stays", "a b ?", "a b ?"},
		{"a sentence stays", "PyTorch loss broadcasts (B, 1) vs (B,)", "PyTorch loss broadcasts (B, 1) vs (B,)"},
		{"so do the words of an error", "mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)", "mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)"},
	} {
		if got := FillGaps(test.source); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}
