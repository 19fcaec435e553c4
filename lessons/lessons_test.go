package lessons_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"shapecast/engine"
	"shapecast/lessons"
)

// say words errors well enough for the tests of this package.
func say(err error, _ engine.Library) string {
	if _, ok := errors.AsType[*engine.MismatchError](err); ok {
		return "ValueError: operands could not be broadcast together"
	}
	return "TypeError: " + err.Error()
}

const front = `---
title: Axes
summary: What an axis is.
order: 1
id: axes
---
`

// read reads one lesson in English whose text follows a sound front matter.
func read(text string) (*lessons.Lesson, lessons.Problems) {
	course, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + text)}}, say)
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

func TestFront(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"no front matter", "Text.\n", "1:1: front matter missing"},
		{"no end", "---\ntitle: A\n", "1:1: front matter has no end"},
		{"an unknown key", "---\ntitle: A\nsummary: B\norder: 1\nid: axes\ncolour: red\n---\n", "6:1: the key colour is unknown"},
		{"a key twice", "---\ntitle: A\ntitle: B\nsummary: B\norder: 1\nid: axes\n---\n", "3:1: title is there twice"},
		{"a word for a number", "---\ntitle: A\nsummary: B\norder: one\nid: axes\n---\n", "4:8: "},
		{"not YAML", "---\ntitle: [A\nsummary: B\n---\n", "3:1: "},
		{"no title", "---\nsummary: B\norder: 1\nid: axes\n---\n", "1:1: front matter has no title"},
		{"no order", "---\ntitle: A\nsummary: B\nid: axes\n---\n", "1:1: front matter has no order"},
		{"an id that is not the file's", "---\ntitle: A\nsummary: B\norder: 1\nid: axis\n---\n", "5:1: id axis in a file named for axes"},
		{"a lesson that is not there", "---\ntitle: A\nsummary: B\norder: 1\nid: axes\nrequires: [shapes]\n---\n", "6:1: no lesson shapes"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(test.text)}}, say)
			wantProblem(t, problems, test.want)
		})
	}
}

// wantProblem fails unless one of the problems starts with the place and text wanted.
func wantProblem(t *testing.T, problems lessons.Problems, want string) {
	t.Helper()
	for _, p := range problems {
		if _, text, _ := strings.Cut(p.Error(), ":"); strings.HasPrefix(text, want) {
			return
		}
	}
	t.Errorf("got\n%s\nwant one that starts with %s", problems.Text(), want)
}

func TestFences(t *testing.T) {
	fence := func(kind, text string) string { return "```" + kind + "\n" + text + "\n```\n" }
	for _, test := range []struct{ name, text, want string }{
		{"an unknown fence", fence("brodcast", ""), `7:1: fence "brodcast" is unknown`},
		{"no id", fence("broadcast", ":caption: C\nones(3) + 1 # -> (3,)"), "7:1: broadcast without an id"},
		{"an unknown option", fence("broadcast", ":id: f\n:caption: C\n:colour: red\nones(3) + 1 # -> (3,)"), "10:1: option colour is unknown"},
		{"an option twice", fence("broadcast", ":id: f\n:id: g\n:caption: C\nones(3) + 1 # -> (3,)"), "9:1: option id is there twice"},
		{"an id that is no address", fence("broadcast", ":id: A b\n:caption: C\nones(3) + 1 # -> (3,)"), `7:1: id "A b" does not fit an address`},
		{"no caption", fence("broadcast", ":id: f\nones(3) + 1 # -> (3,)"), "7:1: figure f has no caption"},
		{"no claim", fence("broadcast", ":id: f\n:caption: C\nones(3) + 1"), "7:1: figure f claims nothing"},
		{"an unknown library", fence("broadcast", ":id: f\n:caption: C\n:library: matlab\nones(3) + 1 # -> (3,)"), `10:11: library "matlab" is unknown`},
		{"an unknown mode", fence("broadcast", ":id: f\n:caption: C\n:mode: loud\nones(3) + 1 # -> (3,)"), `10:8: mode "loud" is unknown`},
		{"a wrong shape", fence("broadcast", ":id: f\n:caption: C\nones(3) + 1 # -> (4,)"), "10:18: expected (4,), got (3,)"},
		{"a wrong value", fence("broadcast", ":id: f\n:caption: C\narange(3) + 1 # -> [1, 2, 4]"), "10:20: expected [1, 2, 4], got [1, 2, 3]"},
		{"a wrong claim in the middle", fence("broadcast", ":id: f\n:caption: C\na = arange(3) # -> (2,)\na + 1 # -> (3,)"), "10:20: expected (2,), got (3,)"},
		{"a failure that is not claimed", fence("broadcast", ":id: f\n:caption: C\nones(3) + ones(4)"), "10:1: "},
		{"a failure that does not happen", fence("broadcast", ":id: f\n:caption: C\nones(3) + ones(3) # -> ValueError: could not"), "10:24: expected ValueError"},
		{"another error", fence("broadcast", ":id: f\n:caption: C\nones(3) + ones(4) # -> TypeError: could not"), "10:24: expected TypeError"},
		{"other words", fence("broadcast", ":id: f\n:caption: C\nones(3) + ones(4) # -> ValueError: cannot"), "10:24: expected ValueError"},
		{"a slip in the code", fence("broadcast", ":id: f\n:caption: C\nones(3) + + * 1 # -> (3,)"), "10:22: expected (3,), got "},
		{"an unknown ask", fence("predict", ":id: p\n:ask: colour\nones(3) + 1"), `9:7: ask "colour" is unknown`},
		{"a cell that is not there", fence("predict", ":id: p\n:ask: cell 5\narange(3) + 1"), "9:7: the program has no cell 5"},
		{"a response to the right answer", fence("predict", ":id: p\n:ask: shape\nones(4, 1) + arange(3)\n---\n(4, 3): No."), "12:1: (4, 3) is the right answer"},
		{"a line that is no response", fence("predict", ":id: p\n:ask: shape\nones(4, 1)\n---\nsomething"), "12:1: the line is no response"},
		{"a mark that should be there", fence("quiz", ":id: q\n:check: broadcasts (4, 1)\nWhich?\n- [ ] (3,)\n- [ ] (5, 4)  Axis 0."), "11:4: expected [ ], got [x]"},
		{"a mark that should not", fence("quiz", ":id: q\n:check: broadcasts (4, 1)\nWhich?\n- [x] (3,)\n- [x] (5, 4)  Axis 0."), "12:4: expected [x], got [ ]"},
		{"an unknown check", fence("quiz", ":id: q\n:check: guess\nWhich?\n- [x] (3,)\n- [ ] (5, 4)"), `9:9: check "guess" is unknown`},
		{"an option that is none", fence("quiz", ":id: q\n:check: broadcasts (4, 1)\nWhich?\n- (3,)\n- [ ] (5, 4)"), "11:1: the line is not an option"},
		{"one option", fence("quiz", ":id: q\n:check: broadcasts (4, 1)\nWhich?\n- [x] (3,)"), "7:1: quiz q has fewer than two options"},
		{"a goal that is none", fence("goal", ":id: g\n:goal: fly\nones(3) + 1\n---\nones(3) + 2"), `9:8: "fly" is no goal`},
		{"a goal that is met already", fence("goal", ":id: g\n:goal: runs\nones(3) + 1\n---\nones(3) + 2"), "7:1: the program runs already"},
		{"a solution that is none", fence("goal", ":id: g\n:goal: fails on axis 0\nones(3) + 1\n---\nones(3) + ones(1)"), "7:1: the solution of g is none"},
		{"a solution of too many edits", fence("goal", ":id: g\n:goal: fails\n:edits: 1\nones(3) + ones(1)\n---\nones(2) + ones(3)"), "7:1: the solution of g takes 2 edits, want 1"},
		{"no question", fence("quiz", ":id: q\n:check: broadcasts (4, 1)\n- [x] (3,)\n- [ ] (5, 4)"), "7:1: quiz q asks nothing"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, problems := read(test.text)
			wantProblem(t, problems, test.want)
		})
	}
}

func TestLinks(t *testing.T) {
	const sum = "\n```broadcast\n:id: sum\n:caption: C\na = ones(4, 1)\nb = arange(3)\na + b # -> (4, 3)\n```\n"
	for _, test := range []struct{ name, text, want string }{
		{"nowhere", "[x](somewhere)", "7:1: link to somewhere leads nowhere"},
		{"a script", "[x](javascript:alert)", "7:1: link to javascript:alert leads nowhere"},
		{"no such lesson", "[x](02-shapes.md)", "7:1: no lesson 02-shapes.md"},
		{"no such anchor", "## Here\n\n[x](#there)", "9:1: no anchor #there in en/01-axes.md"},
		{"no such figure", "See fig:other.", "7:5: no figure other"},
		{"no such figure, beside Chinese", "如fig:other所示", "7:2: no figure other"},
		{"no such lesson of a figure", "See fig:shapes/sum.", "7:5: no figure sum"},
		{"a figure to set that is not there", "[x](set:other?a=4)", "7:1: no figure other"},
		{"a name that is not assigned", "[x](set:sum?c=4)" + sum, "7:1: no variable c in figure sum"},
		{"a slip in a shape", "[x](set:sum?a=4,,1)" + sum, "7:1: a: "},
		{"nothing to set", "[x](set:sum)" + sum, "7:1: nothing to set"},
		{"a program that cannot be read", "[x](set:sum?e=a+%2B+%2A+b)" + sum, "7:1: a value is missing before “*”"},
		{"HTML", "<b>x</b>", "7:1: HTML in a lesson"},
		{"a block of HTML", "<div>\nx\n</div>", "7:1: HTML in a lesson"},
		{"a second title", "# Axes", "7:1: heading of level 1"},
		{"a formula that is none", `Text \(\nosuch{x}\).`, "7:6: the formula cannot be read"},
		{"a formula without an end", "$$\n\\frac{a\n$$", "7:1: the formula cannot be read"},
		{"an unknown note", "> [!WOW]\n> x", "7:3: note [!WOW] is unknown"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, problems := read(test.text)
			wantProblem(t, problems, test.want)
		})
	}
}
