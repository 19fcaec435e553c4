package lessons_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"shapecast/lessons"
)

// builtIn is the built-in course, for the tests that only read it.
var builtIn = sync.OnceValues(func() (*lessons.Course, lessons.Problems) { return lessons.Read(lessons.Files) })

const front = `---
title: Axes
summary: What an axis is.
order: 1
id: axes
---
`

// read reads one lesson in English whose text follows a sound front matter.
func read(text string) (*lessons.Lesson, lessons.Problems) {
	course, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + text)}})
	return course.Lessons[0], problems
}

func ExampleProblem_Text() {
	_, problems := read("```broadcast\n:id: sum\n:caption: A sum\nones(4, 1) + ones(3)    # -> (4, 4)\n```\n")
	fmt.Println(problems.Text())
	// Output:
	// en/01-axes.md:10:30: expected (4, 4), got (4, 3)
	//     ones(4, 1) + ones(3)    # -> (4, 4)
	//                                  ^
	//     correct the claim, or the code it is about
}

// wantProblem fails unless one of the problems says what to do and starts with the
// place and text wanted, with the path of the file or without.
func wantProblem(t *testing.T, problems lessons.Problems, want string) {
	t.Helper()
	for _, p := range problems {
		_, text, _ := strings.Cut(p.Error(), ":")
		if p.Hint != "" && (strings.HasPrefix(text, want) || strings.HasPrefix(p.Error(), want)) {
			return
		}
	}
	t.Errorf("got\n%s\nwant one that starts with %s", problems.Text(), want)
}

// TestTheNameOfAFile holds that a file is told a name that is taken then.
func TestTheNameOfAFile(t *testing.T) {
	read := func(name string) lessons.Problems {
		_, problems := lessons.Read(fstest.MapFS{name: {Data: []byte(front + "Text.\n")}})
		return problems
	}
	for _, name := range []string{"en/1 axes.md", "en/axes of size 1.md", "en/axes.md", "en/01-1 axes.md"} {
		problems := read(name)
		for _, p := range problems {
			if p.Hint != "name the file 01-axes.md" {
				t.Errorf("%s: got the hint %q", name, p.Hint)
			}
		}
		if len(problems) == 0 {
			t.Errorf("%s is taken", name)
		}
	}
	if problems := read("en/01-axes.md"); len(problems) > 0 {
		t.Errorf("got\n%s", problems.Text())
	}
}
