package lessons_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"shapecast/lessons"
)

// readAbout reads a course of one lesson with the given course.yaml, and one
// within the lesson's folder.
func readAbout(text, inFolder string) (*lessons.Course, lessons.Problems) {
	folder := fstest.MapFS{
		"en/01-axes.md": {Data: []byte(front + "Text.\n")},
		"course.yaml":   {Data: []byte(text)},
		"logo.svg":      {Data: []byte(beside["en/dot.svg"])},
	}
	if inFolder != "" {
		folder["en/course.yaml"] = &fstest.MapFile{Data: []byte(inFolder)}
	}
	return lessons.Read(folder)
}

func TestAbout(t *testing.T) {
	course, problems := readAbout("title: Felder\nlogo: logo.svg\ncolours: {accent: \"#7a1f2b\"}\nauthors: [A]\nlicence: MIT\npages: [playground]\n",
		"title: Arrays\nintroduction: Hello.\n")
	if len(problems) > 0 {
		t.Fatal(problems.Text())
	}
	want := lessons.About{Title: "Arrays", Introduction: "Hello.", Logo: "logo.svg", Colours: lessons.Colours{Accent: "#7a1f2b"},
		Authors: []string{"A"}, Licence: "MIT", Pages: []string{"playground"}}
	if diff := cmp.Diff(want, course.About("en")); diff != "" {
		t.Error(diff)
	}
	if got := course.About("de").Title; got != "Felder" {
		t.Errorf("got %s, want the title for all languages", got)
	}
	if course.Logo == nil || course.Logo.Width != 8 {
		t.Errorf("got logo %v, want one that is 8 wide", course.Logo)
	}
}

func TestMistakesAbout(t *testing.T) {
	for _, test := range []struct{ name, text, inFolder, want string }{
		{"an unknown key", "titel: A\n", "", "course.yaml:1:1: the key titel is unknown"},
		{"a colon in a title", "title: A: b\n", "", "course.yaml:1:8: the value of title has a colon and a blank in it"},
		{"no list of authors", "authors: A\n", "", "course.yaml:1:10: authors is not a list"},
		{"a logo that is not there", "logo: cat.svg\n", "", "course.yaml:1:1: logo cat.svg: there is no such file"},
		{"all mistakes in one run: an unknown key", "titel: A\ncolours:\n  accent: red\npages: [game]\n", "", "course.yaml:1:1: the key titel is unknown"},
		{"all mistakes in one run: a colour", "titel: A\ncolours:\n  accent: red\npages: [game]\n", "", "course.yaml:3:1: red is no colour"},
		{"all mistakes in one run: a page", "titel: A\ncolours:\n  accent: red\npages: [game]\n", "", "course.yaml:4:1: no page is called game"},
		{"text after quotes", "title: \"T\" and more\n", "", "course.yaml:1:12: the quotes of title end before its value does"},
		{"a link without quotes", "footer: [x](y)\n", "", "course.yaml:1:12: the value of footer starts with a sign that YAML keeps for itself"},
		{"a colour that is none", "colours:\n  accent: red\n", "", "course.yaml:2:1: red is no colour"},
		{"a colour too light", "colours:\n  accent: \"#ffcc00\"\n", "", "course.yaml:2:1: colour #ffcc00 has a contrast of 1.3 with the page, and text needs 4.5"},
		{"a colour too dark", "colours:\n  accent: \"#7a1f2b\"\n  accent-dark: \"#7a1f2b\"\n", "", "course.yaml:3:1: colour #7a1f2b has a contrast of 1.5"},
		{"a colour for the dark alone", "colours:\n  accent-dark: \"#ffcc00\"\n", "", "course.yaml:2:1: accent-dark without accent"},
		{"a word for colours", "colours: red\n", "", "course.yaml:1:10: colours has no keys of its own"},
		{"a page that there is not", "pages: [game]\n", "", "course.yaml:1:1: no page is called game"},
		{"HTML", "footer: <b>A</b>\n", "", "course.yaml:1:1: HTML in a lesson"},
		{"Latin-1", "title: Gr\xf6\xdfe\n", "", "course.yaml:1:10: byte 0xf6 is not UTF-8"},
		{"colours of one language", "title: A\n", "colours: {accent: \"#7a1f2b\"}\n", "en/course.yaml:1:1: colours is one for all languages"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, problems := readAbout(test.text, test.inFolder)
			wantProblem(t, problems, test.want)
		})
	}
}

// TestQuotesInAHint keeps the quotes that an author wrote in what is to be written.
func TestQuotesInAHint(t *testing.T) {
	_, problems := readAbout("title: \"T\" and more\n", "")
	if want := `title: "\"T\" and more"`; !strings.Contains(problems.Text(), want) {
		t.Errorf("got\n%s\nwant %s", problems.Text(), want)
	}
}

// TestReadable mixes colours until they can be read.
func TestReadable(t *testing.T) {
	for _, test := range []struct{ name, accent, dark string }{
		{"a dark red is made light", "#7a1f2b", "#b58288"},
		{"one that can be read stays", "#62b0f4", "#62b0f4"},
	} {
		if got := (lessons.Colours{Accent: test.accent}).OnDark(); got != test.dark {
			t.Errorf("%s: got %s, want %s", test.name, got, test.dark)
		}
	}
	if a, b := lessons.On("#7a1f2b"), lessons.On("#ffcc00"); a != "#ffffff" || b != "#0f1722" {
		t.Errorf("got %s on dark red and %s on yellow, want white and a dark one", a, b)
	}
}
