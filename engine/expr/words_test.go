package expr_test

import (
	"strings"
	"testing"

	"shapecast/engine/expr"
)

// TestWords lists the words of a text, with a colon behind each that is not plain.
func TestWords(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"nothing", "", ""},
		{"a call", "ones(3)", "ones (: 3 ):"},
		{"a name", "a += 1.5e3", "a +=: 1.5e3"},
		{"a text", "x.sum('rows')", "x .: sum (: 'rows': ):"},
		{"a comment", "a # + b", "a"},
		{"two lines", "a\nb", "a b"},
		{"a bracket is open", "f(", "f (:"},
		{"up to what is outside", "a + $b", "a +:"},
		{"a byte that is no character", "0\x9f", "0"},
		{"a text is open", "a + 'b", "a +:"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, w := range expr.Words(test.source) {
				if text := test.source[w.Span.Start:w.Span.End]; text != w.Text {
					t.Errorf("the word %q stands at %q", w.Text, text)
				}
				if !w.Plain {
					w.Text += ":"
				}
				got = append(got, w.Text)
			}
			if got := strings.Join(got, " "); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
