package ui_test

import (
	"regexp"
	"strings"
	"testing"

	"shapecast/app/ui"
)

func TestPainted(t *testing.T) {
	for _, test := range []struct{ name, line, want string }{
		{"nothing", "", "\n"},
		{"a call", "ones(3) + a", `<span class="call">ones</span>(<span class="num">3</span>) <span class="sign">+</span> a` + "\n"},
		{"a comment", "a # b < c\nd", "a <span class=\"note\"># b &lt; c</span>\nd\n"},
		{"markup is text", "<img src=x>", `<span class="sign">&lt;</span>img src<span class="sign">=</span>x<span class="sign">&gt;</span>` + "\n"},
		{"outside the language", "a $ <b>", "a $ &lt;b&gt;\n"},
		{"a text", "'<b>'", `<span class="str">'&lt;b&gt;'</span>` + "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := ui.Painted(test.line); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

// FuzzPainted: the copy has the very text of the line, whatever it is.
func FuzzPainted(f *testing.F) {
	for _, line := range []string{"ones(3) + 1", "# a\n# b", "'<", "&lt;", "\n\n", ">>> a + 1", "a\\\nb", "$#\x00é轴"} {
		f.Add(line)
	}
	tags := regexp.MustCompile(`<[^>]*>`)
	plain := strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&")
	f.Fuzz(func(t *testing.T, line string) {
		if got := plain.Replace(tags.ReplaceAllString(ui.Painted(line), "")); got != line+"\n" {
			t.Errorf("got %q, want %q", got, line+"\n")
		}
	})
}
