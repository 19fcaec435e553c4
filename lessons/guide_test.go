package lessons_test

import (
	"strings"
	"testing"

	"shapecast/lessons"
)

func TestGuide(t *testing.T) {
	home := lessons.ReadGuide("en/README.md", []byte("# Guides\n\nWhere to *start*.\n\n[One](one.md#two-words), [far](https://example.org/x.md)\n"))
	one := lessons.ReadGuide("en/one.md", []byte("# One\n\nFirst.\n\n## Two words\n\n[Home](README.md) [here](#two-words) [no](three.md) [nor](README.md#x)\n\n```html\n<b>\n```\n"))
	guides := []*lessons.Guide{home, one}
	if home.Title != "Guides" || home.Summary != "Where to start." || one.Folder() != "one/" || home.Folder() != "" {
		t.Errorf("got %q, %q, %q, %q", home.Title, home.Summary, one.Folder(), home.Folder())
	}
	if problems := home.Link(guides, "https://site.example/"); len(problems) > 0 {
		t.Error(problems.Text())
	}
	want := []string{"en/one.md:7:38: link to three.md leads nowhere", "en/one.md:7:53: no anchor #x in en/README.md"}
	problems := one.Link(guides, "https://site.example/")
	for i, p := range problems {
		if i >= len(want) || p.Error() != want[i] {
			t.Errorf("got %s, want %q", p.Error(), want)
		}
	}
	if len(problems) != len(want) {
		t.Errorf("got %d problems, want %d", len(problems), len(want))
	}
	for guide, parts := range map[*lessons.Guide][]string{
		home: {`<a href="./one/#two-words">One</a>`, `<a href="https://example.org/x.md">`},
		one:  {`<a href="../">Home</a>`, `<a href="#two-words">here</a>`, `<h2 id="two-words">`, `&lt;`},
	} {
		var html strings.Builder
		if err := guide.HTML(&html); err != nil {
			t.Fatal(err)
		}
		for _, part := range parts {
			if !strings.Contains(html.String(), part) {
				t.Errorf("got\n%s\nwithout %s", html.String(), part)
			}
		}
	}
}
