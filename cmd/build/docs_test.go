package main

import (
	"bytes"
	"html"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"shapecast/app/words"
	"shapecast/engine/figure"
)

// guideTexts returns the files of the guides by their path, "en/hosting.md".
func guideTexts(t *testing.T) map[string]string {
	t.Helper()
	folder := os.DirFS(root + "/docs")
	names, err := fs.Glob(folder, "??/*.md")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, name := range names {
		data, err := fs.ReadFile(folder, name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(data)
	}
	return texts
}

func TestGuidesInBothLanguages(t *testing.T) {
	names := map[string][]string{}
	texts := guideTexts(t)
	for path := range texts {
		lang, name := path[:2], path[3:]
		names[lang] = append(names[lang], name)
		if name != "README.md" && !strings.Contains(texts[lang+"/README.md"], "]("+name+")") {
			t.Errorf("%s/README.md does not link to %s", lang, name)
		}
	}
	for _, list := range names {
		slices.Sort(list)
	}
	if diff := cmp.Diff(names["en"], names["zh"]); diff != "" || len(names["en"]) < 2 {
		t.Errorf("the languages have other guides:\n%s", diff)
	}
}

// TestGuidesNameWhatPagesSay holds that the guides name the steps of a figure in each
// language, in their order, and the way to Embed in the playground.
func TestGuidesNameWhatPagesSay(t *testing.T) {
	texts := guideTexts(t)
	for _, lang := range words.Langs {
		if text := texts[string(lang)+"/embed.md"]; !regexp.MustCompile(`(?m)^2\. .*\*\*` + lang.Label(words.LabelMore) + `\*\*.*\*\*` + lang.Label(words.LabelEmbed) + `\*\*`).MatchString(text) {
			t.Errorf("step 2 of %s/embed.md does not lead over %s", lang, lang.Label(words.LabelMore))
		}
		var steps []string
		for s := words.LineUp; s <= words.Compute; s++ {
			steps = append(steps, regexp.QuoteMeta("**"+lang.StopName(s)+"**"))
		}
		for _, guide := range words.Langs {
			if !regexp.MustCompile(strings.Join(steps, `[,、\s]+`)).MatchString(texts[string(guide)+"/course.md"]) {
				t.Errorf("%s/course.md does not name the steps %s", guide, steps)
			}
		}
	}
}

// siteAddress matches an address of the site; brackets in it come in pairs.
var siteAddress = regexp.MustCompile(regexp.QuoteMeta(placeholder) + "(?:[^\\s\"'<>()|`]|\\([^\\s()]*\\))*")

// TestAddressesInGuides looks up every address of the site that a guide names:
// its file is there, and what its query says runs.
func TestAddressesInGuides(t *testing.T) {
	files := courseSite(t)
	n := 0
	for path, text := range guideTexts(t) {
		for _, found := range siteAddress.FindAllString(text, -1) {
			n++
			u, err := url.Parse(html.UnescapeString(found))
			if err != nil {
				t.Errorf("%s: %v", path, err)
				continue
			}
			if !standsIn(files, strings.TrimPrefix(u.Path, "/")) {
				t.Errorf("%s: no file for %s", path, found)
			}
			for _, query := range []string{u.RawQuery, u.EscapedFragment()} {
				state, err := figure.Parse(query)
				if err == nil && strings.Contains(query, "=") {
					err = state.Run().Err
				}
				if err != nil {
					t.Errorf("%s: %s: %v", path, found, err)
				}
			}
		}
	}
	if n < 40 {
		t.Errorf("got %d addresses, want the guides full of them", n)
	}
}

// standsIn reports whether a site has a file or a page. Pixels are painted
// where a drawing is, so the drawing stands for them.
func standsIn(files output, path string) bool {
	if strings.HasSuffix(path, "/") || path == "" {
		path += "index.html"
	}
	if end := filepath.Ext(path); strings.HasPrefix(path, "fig/") && (end == ".png" || end == "") {
		path = strings.TrimSuffix(path, end) + ".svg"
	}
	return files[path] != nil
}

func TestGuidesNameTheSite(t *testing.T) {
	files := build(t, func(s *site) { s.url = "https://example.org/course" })
	page := string(files["en/docs/embed-frames/index.html"])
	if !strings.Contains(page, "https://example.org/course/embed/v1/") || strings.Contains(page, placeholder) {
		t.Error("the snippets do not name the address of the site")
	}
	if !strings.Contains(page, `<a href="../embed-pictures/">`) {
		t.Error("a link between guides is not an address")
	}
	for path, want := range map[string]string{"en/docs/index.html": `<a href="../../en/">`, "en/docs/embed/index.html": `<a href="../../../">`} {
		for _, files := range []output{files, build(t, nil)} {
			if page := string(files[path]); !strings.Contains(page, want) || strings.Contains(page, `<a href="https://shapecast.`) || strings.Contains(page, `<a href="https://example.org/course/`) {
				t.Errorf("%s: the links to the course are not relative", path)
			}
		}
	}
}

// TestGuidesNameAFigureThatIsThere builds a course without the figure that the
// guides have as their example.
func TestGuidesNameAFigureThatIsThere(t *testing.T) {
	files := build(t, nil)
	for _, test := range []struct{ path, want string }{
		{"en/docs/embed-frames/index.html", "/embed/v1/en/axes/column-row/"},
		{"zh/docs/embed-pictures/index.html", "/fig/v1/zh/axes/column-row-dark.svg"},
		{"zh/docs/embed-pictures/index.html", "/zh/axes/#column-row"},
		{"en/docs/addresses/index.html", "/oembed/v1/en/axes/column-row.json"},
	} {
		if page := string(files[test.path]); !strings.Contains(page, test.want) || strings.Contains(page, "axes-of-size-1") {
			t.Errorf("%s does not name %s", test.path, test.want)
		}
	}
}

func TestBrokenGuide(t *testing.T) {
	s := newTestSite(oneLesson)
	s.docs = fstest.MapFS{"en/README.md": {Data: []byte("# Guides\n\nSee [this](that.md).\n")}}
	_, err := s.build(quiet())
	if err == nil || !strings.Contains(err.Error(), "docs/en/README.md:3:5: link to that.md leads nowhere") {
		t.Errorf("got %v, want the place of the link", err)
	}
}

func TestLessonAtTheAddressOfTheGuides(t *testing.T) {
	s := newTestSite(fstest.MapFS{"en/01-docs.md": {Data: bytes.Replace(oneLesson["en/01-axes.md"].Data, []byte("id: axes"), []byte("id: docs"), 1)}})
	if _, err := s.build(quiet()); err == nil || !strings.Contains(err.Error(), "en/01-docs.md") {
		t.Errorf("got %v, want the lesson's file", err)
	}
}
