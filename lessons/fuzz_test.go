package lessons_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"shapecast/lessons"
)

// FuzzRead reads any text as a lesson. Each problem must be at a place in the text and
// say something, and a text without errors must be a lesson.
func FuzzRead(f *testing.F) {
	names, err := fs.Glob(lessons.Files, "en/*.md")
	if err != nil || len(names) < 20 {
		f.Fatalf("%d lessons: %v", len(names), err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(lessons.Files, name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 20000 {
			return
		}
		course, problems := lessons.Read(fstest.MapFS{"en/01-a.md": {Data: []byte(text)}})
		lines := strings.Count(text, "\n") + 1
		for _, p := range problems {
			if p.Message == "" || p.Line < 1 || p.Line > lines || p.Column < 1 {
				t.Errorf("a problem at line %d of %d, column %d: %q", p.Line, lines, p.Column, p.Message)
			}
			p.Text()
		}
		if len(problems.Errors()) == 0 && len(course.Lessons) != 1 {
			t.Errorf("no problem, and %d lessons", len(course.Lessons))
		}
	})
}
