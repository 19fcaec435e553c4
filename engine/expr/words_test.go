package expr_test

import (
	"strings"
	"testing"

	"shapecast/engine/expr"
)

func TestWords(t *testing.T) {
	kinds := [...]string{"name", "call", "number", "text", "operator", "mark"}
	for _, test := range []struct{ name, source, want string }{
		{"nothing", "", ""},
		{"a call", "ones(3)", "ones:call (:mark 3:number ):mark"},
		{"a name", "a += 1.5e3", "a:name +=:operator 1.5e3:number"},
		{"a text", "x.sum('rows')", "x:name .:mark sum:call (:mark 'rows':text ):mark"},
		{"a comment", "a # + b", "a:name"},
		{"two lines", "a\nb", "a:name b:name"},
		{"a bracket is open", "f(", "f:call (:mark"},
		{"up to what is outside", "a + $b", "a:name +:operator"},
		{"a byte that is no character", "0\x9f", "0:number"},
		{"a text is open", "a + 'b", "a:name +:operator"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, w := range expr.Words(test.source) {
				got = append(got, test.source[w.Span.Start:w.Span.End]+":"+kinds[w.Kind])
			}
			if got := strings.Join(got, " "); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
