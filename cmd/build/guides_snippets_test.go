package main

import (
	"flag"
	"html"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/figure"
	"shapecast/lessons"
)

var update = flag.Bool("update", false, "write into the guides what the dialog offers now")

// aSnippet matches what a guide has of the dialog: a frame, a slide, a frame in
// JSX, an element, Hugo's shortcode and its file.
var aSnippet = regexp.MustCompile("(?s)<iframe (?:data-)?src=\"https://shapecast[^>]*></iframe>|<iframe src=\\{\"[^\n]*/>|" +
	"<div>\\s+<script src=\"https://shapecast[^\n]*\\s+<broadcast-figure figure=\".*?</broadcast-figure>\\s+</div>|\\{\\{< broadcast figure.*?\\{\\{< /broadcast >\\}\\}|\\{\\{ if not \\(.Page.Scratch.*?\n```")

// TestGuideSnippetsAreThoseOfTheDialog compares the snippets of the guides, and
// so their heights, with what the dialog offers for the same figure. The picture
// is one of the site there, because the text of it is long.
func TestGuideSnippetsAreThoseOfTheDialog(t *testing.T) {
	n := 0
	for path, text := range guideTexts(t) {
		var b strings.Builder
		end := 0
		for _, at := range aSnippet.FindAllStringIndex(text, -1) {
			n++
			b.WriteString(text[end:at[0]])
			line := text[strings.LastIndexByte(text[:at[0]], '\n')+1 : at[0]]
			end = at[1]
			b.WriteString(indented(line, offered(t, words.Of(path[:2]), text[at[0]:end])))
		}
		want := sizedCells(t, words.Of(path[:2]), b.String()+text[end:])
		if want == text {
			continue
		}
		t.Errorf("%s: the snippets are not those of the dialog; go test ./cmd/build -run GuideSnippets -update writes them", path)
		if *update {
			if err := os.WriteFile(filepath.Join(root, "docs", path), []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n < 20 {
		t.Errorf("got %d snippets, want 20", n)
	}
}

// offered returns what the dialog offers in place of a snippet; what it has no
// offer for stays.
func offered(t *testing.T, lang words.Lang, found string) string {
	t.Helper()
	if strings.HasPrefix(found, "{{ if") {
		return snippetText("broadcast.html", exampleEmbedding(t, lang)) + "```"
	}
	name := "HTML, MkDocs: <broadcast-figure>"
	for start, other := range map[string]string{"<iframe src=\"": "HTML, Moodle: iframe", "<iframe data-src": "reveal.js", "<iframe src={": "Docusaurus", "{{<": "Hugo"} {
		if strings.HasPrefix(found, start) {
			name = other
		}
	}
	e := exampleEmbedding(t, lang)
	if query := regexp.MustCompile(`embed/v1/\?([^"]*)"`).FindStringSubmatch(found); query != nil {
		e = freeEmbedding(t, lang, html.UnescapeString(query[1]))
	} else if !strings.Contains(found, "/axes-of-size-1/column-plus-row") {
		return found
	}
	text := snippetText(name, e)
	if i := strings.Index(text, strings.SplitN(found, " ", 2)[0]); i > 0 {
		text = text[i:]
	}
	return strings.TrimSuffix(text, "\n</section>")
}

// snippetText returns the text of a snippet, or that of its file.
func snippetText(name string, e embed.Embedding) string {
	for _, s := range embed.Snippets() {
		if s.Upload == name {
			_, text := s.File(e)
			return text
		}
		if s.Name == name {
			picture := `<img src="` + e.Home + "fig/v1/" + e.Figure.Lang + "/" + e.Figure.Lesson + "/" + e.Figure.ID + `.svg" alt="` + e.Figure.Caption + `" style="display:block;max-width:100%;height:auto">`
			return strings.ReplaceAll(s.Text(e), "<!-- picture -->", picture)
		}
	}
	return ""
}

// builtInCourse reads the course once.
var builtInCourse = sync.OnceValue(func() *lessons.Course {
	course, _ := lessonFolder("", false).read()
	return course
})

// exampleEmbedding returns the figure that the guides have as their example.
func exampleEmbedding(t *testing.T, lang words.Lang) embed.Embedding {
	t.Helper()
	course := builtInCourse()
	l := course.Find(string(lang), "axes-of-size-1")
	b := &builder{site: &site{}, course: course}
	for _, f := range l.Figures {
		if f.ID == "column-plus-row" {
			return b.embedding(lang, l, f)
		}
	}
	t.Fatal("the figure is gone")
	return embed.Embedding{}
}

// freeEmbedding returns the figure of a query.
func freeEmbedding(t *testing.T, lang words.Lang, query string) embed.Embedding {
	t.Helper()
	s, err := figure.Parse(query)
	if err != nil {
		t.Fatal(err)
	}
	s.Height = 0
	if s.Theme == "" {
		s.Theme = svg.Light.Name
	}
	return embed.Embedding{Home: placeholder, State: s, Shown: bench.New(s, "").Good, Lang: lang}.Sized()
}

// indented returns a text that begins after some blanks in its line.
func indented(line, text string) string {
	if strings.TrimLeft(line, " ") != "" {
		return text
	}
	return strings.ReplaceAll(text, "\n", "\n"+line)
}

// aCell matches a cell of Jupyter with the height of its figure.
var aCell = regexp.MustCompile(`IFrame\("[^"]*", 720, (\d+), (.*), h=(\d+)\)`)

// sizedCells returns a guide with the right heights in its cells.
func sizedCells(t *testing.T, lang words.Lang, text string) string {
	return aCell.ReplaceAllStringFunc(text, func(cell string) string {
		query := url.Values{}
		for _, pair := range regexp.MustCompile(`(\w+)="([^"]*)"`).FindAllStringSubmatch(cell, -1) {
			query.Set(pair[1], pair[2])
		}
		height := strconv.Itoa(freeEmbedding(t, lang, query.Encode()).Height)
		cell = regexp.MustCompile(`720, \d+`).ReplaceAllString(cell, "720, "+height)
		return regexp.MustCompile(`h=\d+`).ReplaceAllString(cell, "h="+height)
	})
}
