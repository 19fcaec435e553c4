package embed

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/app/svg"
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
		"HTML, Moodle: iframe":             `<iframe src="https://example.org/course/embed/v1/?` + strings.ReplaceAll(embedQuery, "&", "&amp;") + `&amp;h=300" title="a[&quot;x&quot;] + 3" width="100%" height="300" loading="lazy" allow="fullscreen; clipboard-write" referrerpolicy="no-referrer" style="border:0;max-width:720px;height:300px"></iframe>`,
		"HTML, MkDocs: <broadcast-figure>": `<broadcast-figure e="a = ones(4, 1)&#10;a[&quot;x&quot;] + 3" lang="zh" mode="step" step="end" title="a[&quot;x&quot;] + 3" height="300" style="display:block;container-type:inline-size;max-width:720px">`,
		"Sphinx":                           ".. raw:: html\n\n   <div>\n   <script src=\"https://example.org/course/embed/v1/embed.js\" defer></script>\n   <broadcast-figure e=\"a = ones(4, 1)&#10;a[",
		"Markdown":                         `[![a\["x"\] + 3](figure.svg)](https://example.org/course/#e=a+%3D+ones%284,+1%29%0Aa[%22x%22]+%2B+3)`,
		"MyST: iframe":                     "```{iframe} https://example.org/course/embed/v1/?" + embedQuery + "&h=300\n:width: 100%\n",
		"MyST: anywidget":                  "```{anywidget} https://example.org/course/embed/v1/broadcast.mjs\n{\n  \"e\": \"a = ones(4, 1)\\na[\\\"x\\\"] + 3\",\n",
		"Jupyter":                          `HTML("<div>\n<script src=\"https://example.org/course/embed/v1/embed.js\" defer></script>\n<broadcast-figure e=\"a = ones(4, 1)&#10;a[&quot;x&quot;] + 3\"`,
		"Docusaurus":                       `<iframe src={"https://example.org/course/embed/v1/?` + embedQuery + `&h=300"} title={"a[\"x\"] + 3"} width="100%" height={300}`,
		"Hugo":                             "{{< broadcast e=`a = ones(4, 1)\na[\"x\"] + 3` lang=`zh` mode=`step` step=`end` title=`a[\"x\"] + 3` height=`300` >}}\n<a href=\"",
		"reveal.js":                        `<iframe data-src="https://example.org/course/embed/v1/?`,
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

// TestIndexInSnippets names the page of each folder, for places that show none.
func TestIndexInSnippets(t *testing.T) {
	own, lesson := embedding, Embedding{Home: "https://example.org/", Index: "index.html", Figure: LessonFigure{"en", "axes", "column-row", "C"}}
	own.Index = "index.html"
	for got, want := range map[string]string{
		own.Address():    "https://example.org/course/embed/v1/index.html?" + embedQuery + "&h=300",
		own.Link():       "https://example.org/course/index.html#e=a+%3D+ones%284,+1%29%0Aa[%22x%22]+%2B+3",
		lesson.Address(): "https://example.org/embed/v1/en/axes/column-row/index.html",
		lesson.Link():    "https://example.org/en/axes/index.html#column-row",
	} {
		if got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// TestSnippetsOfALessonsFigure looks for its address, which needs no program. The guides
// have the other snippets of one, see cmd/build.
func TestSnippetsOfALessonsFigure(t *testing.T) {
	e := Embedding{
		Home:   "https://example.org/course/",
		Figure: LessonFigure{"en", "axes", "column-row", "A column & a row"},
		Height: DefaultHeight,
	}
	const page, title = "https://example.org/course/embed/v1/en/axes/column-row/", "A column &amp; a row"
	want := map[string]string{
		"HTML, MkDocs: <broadcast-figure>": `<broadcast-figure figure="en/axes/column-row" title="` + title + `" style="display:block;container-type:inline-size;max-width:720px">` + "\n" + `<a href="https://example.org/course/en/axes/#column-row">` + title + "</a>",
		"Sphinx":                           "\n   <broadcast-figure figure=\"en/axes/column-row\" title=",
		"Markdown":                         "[![A column & a row](https://example.org/course/fig/v1/en/axes/column-row.svg)](https://example.org/course/en/axes/#column-row)",
		"MyST: iframe":                     "```{iframe} " + page + "\n",
		"MyST: anywidget":                  `"figure": "en/axes/column-row",`,
		"Jupyter":                          `<broadcast-figure figure=\"en/axes/column-row\" title=`,
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
	e.Shown, e.Lang = bench.New(e.State, "").Good, words.English
	for _, test := range []struct{ name, want string }{
		{"figure.svg", svg.Pinned(e.sceneAt(phoneWidth), svg.Dark)},
		{"figure.svg", "@keyframes"},
		{"broadcast.html", `<script src="https://example.org/course/embed/v1/embed.js" defer></script>`},
	} {
		i := slices.IndexFunc(Snippets(), func(s Snippet) bool { return s.Upload == test.name })
		if i < 0 {
			t.Fatalf("no snippet needs %s", test.name)
		}
		if _, got := Snippets()[i].File(e); !strings.Contains(got, test.want) {
			t.Errorf("%s: got %.400s\nwant %s in it", test.name, got, test.want)
		}
	}
}

func TestQuotedIsJSON(t *testing.T) {
	for _, text := range []string{"", `a "b" \ c`, "two\nlines\ttab", "数组 ×", "\x00\x1f\x7f"} {
		var got string
		if err := json.Unmarshal([]byte(svg.Quote(text)), &got); err != nil || got != text {
			t.Errorf("%q reads back as %q, %v", text, got, err)
		}
	}
}

// TestSnippetsCarryThePicture holds that the element has the finished picture in
// it, in the colours that were chosen, and keeps its height free.
func TestSnippetsCarryThePicture(t *testing.T) {
	e := Embedding{Home: "https://example.org/", State: figure.State{Expr: "ones(4, 1) + ones(3)", Theme: "light"}, Lang: words.English}
	e.Shown = bench.New(e.State, "").Good
	e = e.Sized()
	for _, test := range []struct{ name, text string }{{"element", e.Element()}, {"jupyter", e.jupyter()}, {"hugo", e.hugo()}} {
		for _, want := range []string{"keyframes", "min-height:clamp("} {
			if !strings.Contains(test.text, want) {
				t.Errorf("%s: no %s in it", test.name, want)
			}
		}
		for _, never := range []string{"prefers-color-scheme", "\n\n"} {
			if strings.Contains(test.text, never) {
				t.Errorf("%s: %q in it", test.name, never)
			}
		}
	}
	if text := e.Element(); !strings.HasPrefix(text, "<div>\n<script ") || !strings.HasSuffix(text, "</broadcast-figure>\n</div>") {
		t.Errorf("got %.80s, want it all in one div: Python-Markdown leaves that whole", text)
	}
	if e.Height < 300 || e.Narrow < 300 {
		t.Errorf("the figure is %d high, and %d on a phone", e.Height, e.Narrow)
	}
}

func TestStyle(t *testing.T) {
	for _, test := range []struct {
		width, height, narrow int
		want                  string
	}{
		{720, 420, 0, "height:420px"},
		{720, 420, 420, "height:420px"},
		{720, 420, 660, "height:clamp(420px,calc(420px + (648px - 100vw)*30.00),660px)"},
		{480, 500, 620, "height:clamp(500px,calc(500px + (480px - 100vw)*1.00),620px)"},
		{480, 500, 440, "height:clamp(440px,calc(500px + (480px - 100vw)*-0.50),500px)"},
	} {
		if got := (Embedding{Width: test.width, Height: test.height, Narrow: test.narrow}).style("height", "vw"); got != test.want {
			t.Errorf("%+v: got %s", test, got)
		}
	}
}
