package embed

import (
	"cmp"
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

func TestFacts(t *testing.T) {
	for _, test := range []struct{ name, query, result, err string }{
		{"it runs", "a=4,1&b=3", "(4, 3)", ""},
		{"it does not broadcast", "a=4&b=3", "", "axis 0"},
		{"a change", "e=ones(4,3).sum(0)", "(3,)", ""},
		{"an address that is wrong", "a=4,1&b=3&lib=fortran", "", "fortran"},
		{"an operation that is asked for", "e=a+%2B+1;+a+*+a&a=3&show=a%2B1", "(3,)", ""},
		{"an operation there is not", "e=a+%2B+1;+a+*+a&a=3&show=a-1", "", "In the address, show is “a-1”"},
		{"lists that are meant as arrays", "e=[[1],[2]]+%2B+[10,20]", "(2, 2)", ""},
		{"types that are refused", "e=a+%3D+np.arange(3)%0Aa+%2B%3D+0.5", "", "float64"},
		{"a reshape that fails", "e=arange(12).reshape(5,3)", "", "ValueError"},
		{"a slip", "e=ones(3)+%2B", "", "A value is missing"},
	} {
		state, wrong := figure.Parse(test.query)
		b := bench.New(state, "")
		f := FactsOf(b, cmp.Or(wrong, Unshown(b.Good, state.Show)), words.English)
		result, _ := f["result"].(string)
		err, failed := f["error"].(string)
		if result != test.result || !strings.Contains(err, test.err) || failed != (test.err != "") {
			t.Errorf("%s: got %v, want %s, %s", test.name, f, test.result, test.err)
		}
	}
}
