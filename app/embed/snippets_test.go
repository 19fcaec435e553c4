package embed

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/figure"
)

var embedding = Embedding{
	Home:   "https://example.org/course/",
	State:  figure.State{Expr: "a = ones(4, 1)\na[\"x\"] + 3", Lang: "zh", Mode: "step", Stop: figure.End},
	Height: 300,
}

const embedQuery = "e=a+%3D+ones%284,+1%29%0Aa[%22x%22]+%2B+3&lang=zh&mode=step&step=end"

func TestSnippets(t *testing.T) {
	want := map[string]string{
		"HTML: iframe":             `<iframe src="https://example.org/course/embed/v1/?` + strings.ReplaceAll(embedQuery, "&", "&amp;") + `" title="a[&quot;x&quot;] + 3" width="700" height="300" loading="lazy" allow="fullscreen; clipboard-write" referrerpolicy="no-referrer" style="border:0"></iframe>`,
		"HTML: <broadcast-figure>": `<broadcast-figure e="a = ones(4, 1)&#10;a[&quot;x&quot;] + 3" lang="zh" mode="step" step="end" title="a[&quot;x&quot;] + 3" height="300">`,
		"Markdown":                 `[![a\["x"\] + 3](figure.svg)](https://example.org/course/#e=a+%3D+ones%284,+1%29%0Aa[%22x%22]+%2B+3)`,
		"MyST: iframe":             "```{iframe} https://example.org/course/embed/v1/?" + embedQuery + "\n:width: 100%\n",
		"MyST: anywidget":          "```{anywidget} https://example.org/course/embed/v1/broadcast.mjs\n{\n  \"e\": \"a = ones(4, 1)\\na[\\\"x\\\"] + 3\",\n",
		"Jupyter":                  `IFrame("https://example.org/course/embed/v1/", 700, 300, e="a = ones(4, 1)\na[\"x\"] + 3", lang="zh", mode="step", step="end")`,
		"Docusaurus":               `<iframe src={"https://example.org/course/embed/v1/?` + embedQuery + `"} title={"a[\"x\"] + 3"} width="100%" height={300}`,
		"Hugo":                     "{{< broadcast e=`a = ones(4, 1)\na[\"x\"] + 3` lang=`zh` mode=`step` step=`end` title=`a[\"x\"] + 3` height=`300` >}}",
		"reveal.js":                `<iframe data-src="https://example.org/course/embed/v1/?`,
	}
	for _, s := range Snippets() {
		if got := s.Text(embedding); want[s.Name] == "" || !strings.Contains(got, want[s.Name]) {
			t.Errorf("%s: got\n%s\nwant in it\n%s", s.Name, got, want[s.Name])
		}
	}
	if len(Snippets()) != len(want) {
		t.Errorf("got %d snippets, want %d", len(Snippets()), len(want))
	}
}

// TestSnippetsOfALessonsFigure looks for its address, which needs no program.
func TestSnippetsOfALessonsFigure(t *testing.T) {
	e := Embedding{
		Home:   "https://example.org/course/",
		Figure: LessonFigure{"en", "axes", "column-row", "A column & a row"},
		Height: DefaultHeight,
	}
	const page, title = "https://example.org/course/embed/v1/en/axes/column-row/", "A column &amp; a row"
	want := map[string]string{
		"HTML: iframe":             `<iframe src="` + page + `" title="` + title + `" width`,
		"HTML: <broadcast-figure>": `<broadcast-figure figure="en/axes/column-row" title="` + title + `">` + "\n" + `  <a href="https://example.org/course/en/axes/#column-row">` + title + "</a>",
		"Markdown":                 "[![A column & a row](https://example.org/course/fig/v1/en/axes/column-row.svg)](https://example.org/course/en/axes/#column-row)",
		"MyST: iframe":             "```{iframe} " + page + "\n",
		"MyST: anywidget":          `"figure": "en/axes/column-row",`,
		"Jupyter":                  `IFrame("` + page + `", 700, 420)`,
		"Docusaurus":               `<iframe src={"` + page + `"} title={"A column & a row"}`,
		"Hugo":                     "{{< broadcast figure=`en/axes/column-row` title=`A column & a row` >}}",
		"reveal.js":                `<iframe data-src="` + page + `" title="` + title + `"`,
	}
	for _, s := range Snippets() {
		if got := s.Text(e); !strings.Contains(got, want[s.Name]) {
			t.Errorf("%s: got\n%s\nwant in it\n%s", s.Name, got, want[s.Name])
		}
	}
}

// TestFilesOfSnippets holds that every file a snippet needs can be saved.
func TestFilesOfSnippets(t *testing.T) {
	e := Embedding{Home: "https://example.org/course/", State: figure.State{Expr: "ones(4, 1) + ones(3)", Theme: "dark"}}
	for _, test := range []struct{ name, want string }{
		{"figure.svg", "--bg:#11161d"},
		{"figure.svg", "@keyframes"},
		{"broadcast.html", `<script src="https://example.org/course/embed/v1/embed.js"></script>`},
	} {
		i := slices.IndexFunc(Snippets(), func(s Snippet) bool { return s.Upload == test.name })
		if i < 0 {
			t.Fatalf("no snippet needs %s", test.name)
		}
		if _, got := Snippets()[i].File(e, words.English); !strings.Contains(got, test.want) {
			t.Errorf("%s: got %.400s\nwant %s in it", test.name, got, test.want)
		}
	}
}

func TestQuotedIsJSON(t *testing.T) {
	for _, text := range []string{"", `a "b" \ c`, "two\nlines\ttab", "数组 ×", "\x00\x1f\x7f"} {
		var got string
		if err := json.Unmarshal([]byte(quoted(text)), &got); err != nil || got != text {
			t.Errorf("%q reads back as %q, %v", text, got, err)
		}
	}
}
