package lessons_test

import (
	"regexp"
	"strings"
	"testing"
)

var tag = regexp.MustCompile(`<[^>]*>`)

// TestResultsStandBehindTheirLines looks at the code beside a figure.
func TestResultsStandBehindTheirLines(t *testing.T) {
	const message = "ValueError: operands could not be broadcast together with shapes (3,4) (2,)"
	for _, test := range []struct{ name, show, code, want string }{
		{"a value, an error, and what is drawn", "v + x", "x = ones(3)\nv = broadcast_to(x, (4, 3))\nv.strides # -> (0, 8)\nv + x # -> (4, 3)\nv.T + ones(2) # -> " + message,
			"x = ones(3)\nv = broadcast_to(x, (4, 3))\nv.strides # (0, 8)\nv + x\nv.T + ones(2) # " + message},
		{"the error that is drawn", "x + y", "x = ones((3, 4))\ny = ones(2)\nx + y # -> " + message, "x = ones((3, 4))\ny = ones(2)\nx + y # " + message},
		{"below an empty line", "x + x", "\nx = ones(3)\nx.size # -> 3\nx + x # -> (3,)", "x = ones(3)\nx.size # 3\nx + x"},
		{"in brackets over two lines", "x + 1", "x = ones(3)\n(x +\n  x).size # -> 3\nx + 1 # -> (3,)", "x = ones(3)\n(x +\n  x).size # 3\nx + 1"},
	} {
		l := soundLesson(t, figure(":show: "+test.show+"\n"+test.code))
		code, err := l.Program(l.Figures[0])
		if got := tag.ReplaceAllString(code, ""); err != nil || got != test.want {
			t.Errorf("%s: got\n%s\n%v, want\n%s", test.name, got, err, test.want)
		}
	}
}

// waits matches a result that waits for questions.
var waits = regexp.MustCompile(`data-wait="([^"]*)"`)

// TestResultsWaitForTheirQuestions holds that a line beside a figure that is open does not
// answer a question of the lesson before somebody answered it.
func TestResultsWaitForTheirQuestions(t *testing.T) {
	const value = "```predict\n:id: p\n:ask: value\nx = ones((2, 3))\nx.size\n```\n"
	const shape = "```predict\n:id: p\n:ask: shape\nones((4, 1)) + ones(3)\n```\n"
	for _, test := range []struct{ name, asked, code, want string }{
		{"the line that is asked", value, "x = ones((2, 3))\nx.size # -> 6\nx + 1 # -> (2, 3)", "p"},
		{"another line with this value", value, "x = ones(6)\nx.shape[0] # -> 6\nx + 1 # -> (6,)", ""},
		{"the same shapes meet", shape, "a = zeros((4, 1))\na + zeros(3) # -> (4, 3)\na + 1 # -> (4, 1)", "p"},
		{"other shapes meet", shape, "a = zeros((4, 1))\na + zeros(5) # -> (4, 5)\na + 1 # -> (4, 1)", ""},
		{"its own figure is covered", shape, "a = zeros((4, 1))\na.size # -> 4\na + zeros(3) # -> (4, 3)", ""},
	} {
		l := soundLesson(t, test.asked+"\n"+figure(":show: "+drawnOf(test.code)+"\n"+test.code))
		code, _ := l.Program(l.Figures[0])
		if got := strings.Join(append(waits.FindStringSubmatch(code), "", "")[1:2], ""); got != test.want {
			t.Errorf("%s: a result waits for %q, want %q in\n%s", test.name, got, test.want, code)
		}
	}
}

// drawnOf returns the last operation of a program, without its claim.
func drawnOf(code string) string {
	last, _, _ := strings.Cut(code[strings.LastIndex(code, "\n")+1:], " #")
	return last
}

// TestResultsOfTheCourse holds that the lessons say what their lines gave.
func TestResultsOfTheCourse(t *testing.T) {
	course, _ := builtIn()
	for _, test := range []struct{ lesson, figure, want string }{
		{"broadcast-is-not-tile", "two-ways", ".strides # (96, 32, 8)"},
		{"in-place", "messages", " # ValueError: operands could not be broadcast together with shapes (2,3) (2,4) (2,3)"},
		{"named-axes", "typo", "(scores + bonus).size # 72\nscores + bonus"},
		{"it-ran-and-it-is-wrong", "square", "m.mean(axis=1) # [20, 50, 80]"},
	} {
		for _, lang := range []string{"en", "zh"} {
			l := course.Find(lang, test.lesson)
			code, err := l.Program(l.Figure(test.figure))
			if got := tag.ReplaceAllString(code, ""); err != nil || !strings.Contains(got, test.want) {
				t.Errorf("%s %s: got\n%s\nwant %q in it", lang, test.lesson, got, test.want)
			}
		}
	}
}
