package main

import (
	"bytes"
	"maps"
	"path"
	"strings"
	"testing"
	"testing/fstest"
)

// german is a lesson as a teacher writes it in a language that the interface
// does not speak.
const german = `---
title: Formen
summary: Was eine Form sagt.
order: 1
id: formen
authors: [Ä. Müller]
licence: CC BY 4.0
---

Größe ist nicht Form.[^1]

[^1]: Siehe [NumPy](https://numpy.org/doc/).

## Sehen

` + "```" + `broadcast
:id: spalte
:caption: Eine Spalte und eine Zeile
a = ones(4, 1)
b = arange(3)
a + b                 # -> (4, 3)
` + "```" + `

` + "```" + `quiz
:id: warum
:free:
Warum sind es zwölf?
- [x] Weil **jede** mit jeder
- [ ] Weil vier plus drei  Das sind sieben.
` + "```" + `

![Ein Punkt](bilder/punkt.svg)
`

const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="20"><circle r="9"/></svg>`

// buildOwn builds a folder of lessons, and returns what the command prints.
func buildOwn(t *testing.T, folder fstest.MapFS, change func(*site)) (files output, said string) {
	t.Helper()
	s := newTestSite(folder)
	s.own = true
	if change != nil {
		change(s)
	}
	c := quiet()
	files, err := s.build(c)
	if err != nil {
		t.Fatalf("%v\n%s", err, c.err)
	}
	return files, c.out.(*bytes.Buffer).String()
}

// TestCorePath builds a course with a core path of its own: how long that takes
// is not said.
func TestCorePath(t *testing.T) {
	folder := fstest.MapFS{"en/01-axes.md": {Data: bytes.Replace(oneLesson["en/01-axes.md"].Data, []byte("order:"), []byte("core: true\norder:"), 1)}}
	files, _ := buildOwn(t, folder, nil)
	page := string(files["en/index.html"])
	if strings.Contains(page, "minutes") || !strings.Contains(page, "<h2>Core path</h2>") {
		t.Error("the contents have no core path, or say how long it takes")
	}
}

// TestPartOfACourse translates one lesson of the core path: neither its page nor the
// contents lead to lessons by need, of which there are none, or say that the path ends.
func TestPartOfACourse(t *testing.T) {
	lesson := func(id, line string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("---\ntitle: T\nsummary: S.\nid: " + id + "\n" + line + "\n---\nText.\n")}
	}
	first, second, third := lesson("one", "core: true\norder: 1"), lesson("two", "core: true\norder: 2"), lesson("three", "order: 3")
	files, _ := buildOwn(t, fstest.MapFS{"en/01-one.md": first, "en/02-two.md": second, "en/03-three.md": third, "zh/01-one.md": first,
		"de/01-one.md": first, "de/03-three.md": third, "fr/01-one.md": first, "fr/02-two.md": second}, nil)
	for name, text := range map[string]struct {
		text string
		want bool
	}{
		"en/one/index.html": {"The core path ends here", false}, "en/two/index.html": {"The core path ends here", true},
		"de/one/index.html": {"The core path ends here", false}, "fr/two/index.html": {"The core path ends here", false},
		"zh/one/index.html": {"主线到此结束", false}, "zh/index.html": {"按需学习", false}, "en/index.html": {"By need", true}, "de/index.html": {"By need", true},
	} {
		if got := strings.Contains(string(files[name]), text.text); got != text.want {
			t.Errorf("%s says “%s”: %t, want %t", name, text.text, got, text.want)
		}
	}
}

func germanCourse() fstest.MapFS {
	return fstest.MapFS{"de/01-formen.md": {Data: []byte(german)}, "de/bilder/punkt.svg": {Data: []byte(dot)}}
}

// TestGermanCourse builds a course in a language that the interface does not
// speak: every page is there, and every link leads somewhere.
func TestGermanCourse(t *testing.T) {
	files, _ := buildOwn(t, germanCourse(), nil)
	hasParts(t, files, []inFile{
		{"the lesson", "de/formen/index.html", `<html lang="de">`},
		{"the language of the interface", "de/formen/index.html", `<header class="site" lang="en">`},
		{"the language of a figure", "de/formen/index.html", `<div class="canvas" lang="en">`},
		{"the language of the crumbs", "de/formen/index.html", `<p class="crumbs" lang="en">`},
		{"the way to the course", "de/formen/index.html", `<a href="../../de/">Course</a>`},
		{"a course without a title", "de/index.html", "<h1>Course</h1>"},
		{"the course", "de/index.html", `<a href="formen/">Formen</a>`},
		{"the way from the playground", "index.html", `href="./de/">Take the course</a>`},
		{"the guides", "en/docs/index.html", `<a href="../../de/">Course</a>`},
		{"a figure that the program can run", "de/formen/index.html", `lang=en">`},
		{"a figure for other pages", "embed/v1/de/formen/spalte/index.html", "Eine Spalte und eine Zeile"},
		{"a picture of a figure", "fig/v1/de/formen/spalte.svg", "<svg"},
		{"a question that is not run", "de/formen/index.html", "<span>Weil <strong>jede</strong> mit jeder</span>"},
		{"and says so", "de/formen/index.html", `<p class="not-run" lang="en">The author marked these options; nothing was run.</p>`},
		{"its answer on a sheet of its own", "de/formen/index.html", "<li>Weil <strong>jede</strong> mit jeder</li>"},
		{"a footnote", "de/formen/index.html", `role="doc-endnotes"`},
		{"a picture", "de/formen/index.html", `alt="Ein Punkt" width="40" height="20"`},
	})
	if page := string(files["index.html"]); strings.Contains(page, "中文") || strings.Contains(page, "data-bilingual") {
		t.Error("the playground offers a language that the course does not have")
	}
	allLinksLead(t, files)
}

// TestOneLanguage builds an English course: nothing in it offers Chinese.
func TestOneLanguage(t *testing.T) {
	files, said := buildOwn(t, fstest.MapFS{"en/01-axes.md": oneLesson["en/01-axes.md"]}, nil)
	for name, page := range files {
		if path.Ext(name) == ".html" && !strings.HasPrefix(name, "embed/") && bytes.Contains(page, []byte("中文")) {
			t.Errorf("%s offers Chinese", name)
		}
	}
	if said != "" {
		t.Errorf("got %q, want nothing said", said)
	}
	allLinksLead(t, files)
}

// TestThreeLanguages builds a course of which the interface speaks two languages.
func TestThreeLanguages(t *testing.T) {
	folder := germanCourse()
	maps.Copy(folder, oneLesson)
	files, _ := buildOwn(t, folder, nil)
	hasParts(t, files, []inFile{
		{"a way into each course", "index.html", `<a class="button take in" lang="en" href="./en/">Take the course</a>`},
		{"from German to English", "de/index.html", `<a class="tongue" href="../en/" lang="en" hreflang="en">English</a>`},
		{"from Chinese to English", "zh/axes/index.html", `<a class="tongue" href="../../en/axes/" lang="en" hreflang="en">English</a>`},
		{"from English to German", "en/index.html", `<a class="tongue" href="../de/" lang="de" hreflang="de">Deutsch</a>`},
	})
	allLinksLead(t, files)
}

// TestTranslationOfALesson builds a lesson in Chinese that requires one which is there
// in English alone: it leads to that.
func TestTranslationOfALesson(t *testing.T) {
	const asks = "\n```predict\n:id: p\n:ask: shape\n:review: axes\nones(3) + 1\n```\n"
	first := string(oneLesson["en/01-axes.md"].Data)
	second := "---\ntitle: Next\nsummary: S.\norder: 2\nid: next\nrequires: [axes]\n---\n" + asks
	third := strings.NewReplacer("order: 2", "order: 3", "id: next", "id: last").Replace(second)
	files, _ := buildOwn(t, fstest.MapFS{"en/01-axes.md": {Data: []byte(first)}, "en/02-next.md": {Data: []byte(second)},
		"en/03-last.md": {Data: []byte(third)}, "zh/02-next.md": {Data: []byte(second)}, "zh/03-last.md": {Data: []byte(third)}}, nil)
	hasParts(t, files, []inFile{
		{"what to know before", "zh/index.html", "第 2 课 · 先学第 1 课"},
		{"the lesson to go back to", "zh/last/index.html", `<a href="../../en/axes/">`},
	})
	allLinksLead(t, files)
}
