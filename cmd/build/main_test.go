package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"shapecast/app/words"
	"shapecast/lessons"
)

// invoke runs the command with arguments and returns what it printed.
func invoke(args ...string) (out, errors string, err error) {
	var o, e bytes.Buffer
	err = execute(console{in: strings.NewReader(""), out: &o, err: &e}, args)
	return o.String(), e.String(), err
}

func TestCommands(t *testing.T) {
	for _, test := range []struct {
		name string
		args []string
		want string // of the error
	}{
		{"no command", nil, "no command given"},
		{"an unknown command", []string{"bake"}, `no command "bake"`},
		{"an unknown flag", []string{"check", "-loud"}, "flag provided but not defined: -loud"},
		{"a folder that no flag names", []string{"check", "my-course"}, `check takes no "my-course": a folder of lessons is named by -lessons`},
		{"a folder to serve that no flag names", []string{"serve", "my-course"}, `serve takes no "my-course"`},
		{"an unknown library", []string{"explain", "-library", "pandas", "1"}, `no library "pandas": numpy, `},
		{"a folder without lessons", []string{"check", "-lessons", t.TempDir()}, "lessons: 1 to mend"},
		{"a new lesson without a name", []string{"new"}, "usage: new DIR/LANG/NN-ID"},
		{"a new lesson with half a name", []string{"new", "lessons/en/Axes"}, "the name lessons/en/Axes is not a folder of a language, a number and an id: lessons/en/21-axes"},
		{"a new lesson in a folder that is no language", []string{"new", "my/english/01-axes"}, "the folder english is not named by the tag of a language"},
		{"a new lesson without a place", []string{"new", "lessons/en/0-axes"}, "the name lessons/en/0-axes is not"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, _, err := invoke(test.args...)
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

// TestHelp holds that who asks for help gets the commands, as an answer.
func TestHelp(t *testing.T) {
	for _, word := range []string{"help", "-h", "-help", "--help"} {
		out, said, err := invoke(word)
		if err != nil || said != "" || !strings.Contains(out, "check    run every claim of the lessons") {
			t.Errorf("%s: got %q, %q, %v", word, out, said, err)
		}
	}
}

// TestNewLesson starts a lesson, which passes the check as it is, and does not
// write over it. In one in Chinese every sentence is.
func TestNewLesson(t *testing.T) {
	for _, lang := range []string{"en", "zh"} {
		dir := t.TempDir()
		name := filepath.Join(dir, lang, "01-sharing-rows")
		out, _, err := invoke("new", name)
		if err != nil || strings.TrimSpace(out) != name+".md" {
			t.Fatalf("got %s, %v, want %s.md", out, err, name)
		}
		out, problems, err := invoke("check", "-lessons", dir)
		if want := "lessons 1, languages 1, figures 1, claims 1, questions 2\n"; err != nil || out != want {
			t.Fatalf("got %s, %v, want %s\n%s", out, err, want, problems)
		}
		if _, _, err := invoke("new", name); err == nil || !strings.HasSuffix(err.Error(), "is there already") {
			t.Errorf("got %v, want an error", err)
		}
	}
	for line := range strings.Lines(lessonText(words.Chinese, 1, "a")) {
		if ascii := len(line) == utf8.RuneCountInString(line); ascii && strings.Count(line, " ") > 4 && !strings.Contains(line, "#") {
			t.Errorf("a sentence is not in Chinese: %s", line)
		}
	}
}

func TestCheckJSON(t *testing.T) {
	dir := t.TempDir()
	if err := writeFile(filepath.Join(dir, "en", "01-axes.md"), falseClaim); err != nil {
		t.Fatal(err)
	}
	out, _, err := invoke("check", "-json", "-lessons", dir)
	if err == nil {
		t.Error("got no error, want one")
	}
	var report struct {
		OK       bool
		Counts   counts
		Problems []lessons.Problem
	}
	if err := json.Unmarshal([]byte(out), &report); err != nil {
		t.Fatal(err)
	}
	if report.OK || report.Counts.Lessons != 1 || len(report.Problems) != 1 {
		t.Fatalf("got %+v, want one problem", report)
	}
	p := report.Problems[0]
	if p.Line != 30 || p.Column != 28 || p.Message != "expected (4, 4), got (4, 3)" || p.Source != "a + b                 # -> (4, 4)" {
		t.Errorf("got %+v", p)
	}
}

// TestCheckNumPy runs a sound figure and a false one in the NumPy that is installed.
func TestCheckNumPy(t *testing.T) {
	python, err := findPython()
	if err != nil {
		if os.Getenv("REQUIRE_BROWSER") != "" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	const text = "```broadcast\n:id: g\n:caption: D\ntorch.ones(2, 1) + torch.ones(3) # -> (2, 3)\n```\n```broadcast\n:id: %s\n:caption: C\na = np.ones((4, 1))\na + np.arange(3)      # -> (4, 3)\nnp.ones(3) + np.ones(4)   # -> ValueError: operands could not be broadcast together with shapes (3,) (4,)\n(a + np.arange(3))[0] # -> [1., 2., 3.]\n```\n```predict\n:id: p\n:ask: shape\nnp.ones(3) + 1\n```\n"
	dir := t.TempDir()
	front := "---\ntitle: A\nsummary: B\norder: 1\nid: axes\n---\n"
	if err := writeFile(filepath.Join(dir, "en", "01-axes.md"), []byte(front+strings.Replace(text, "%s", "f", 1))); err != nil {
		t.Fatal(err)
	}
	out, problems, err := invoke("check", "-numpy", "-lessons", dir)
	if err != nil || !strings.Contains(out, "claims 4, questions 1; of 5 claims and answers about shapes, NumPy ran 4\n") {
		t.Errorf("got %s%s%v", out, problems, err)
	}
	out, problems, err = invoke("check", "-libraries", python, "-lessons", dir)
	if err != nil || !strings.Contains(out, "; of 5 claims and answers about shapes, NumPy ran 4") {
		t.Errorf("got %s%s%v", out, problems, err)
	}
}

// TestCheckInNoPython names a Python that is not there, and a program that is none.
func TestCheckInNoPython(t *testing.T) {
	dir := t.TempDir()
	if _, _, err := invoke("new", filepath.Join(dir, "en", "01-axes")); err != nil {
		t.Fatal(err)
	}
	for _, python := range []string{"nowhere/bin/python", "nowhere-python", "false"} {
		_, _, err := invoke("check", "-libraries", python, "-lessons", dir)
		if want := python + " does not run the figures: name a Python that has NumPy"; err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", python, err, want)
		}
	}
}

func TestNumPyAnswers(t *testing.T) {
	for _, test := range []struct {
		name  string
		claim string
		given numpyAnswer
		want  bool
	}{
		{"a shape", "(4, 3)", numpyAnswer{Shape: "(4, 3)", Value: "[[1.0]]"}, true},
		{"another shape", "(4, 3)", numpyAnswer{Shape: "(4, 4)"}, false},
		{"values", "[1, 2]", numpyAnswer{Shape: "(2,)", Value: "[1.0, 2.0]"}, true},
		{"other values", "[1, 2]", numpyAnswer{Shape: "(2,)", Value: "[1, 3]"}, false},
		{"an error", "ValueError: could not", numpyAnswer{Error: "ValueError: operands could not be"}, true},
		{"another error", "ValueError: could not", numpyAnswer{Error: "TypeError: could not"}, false},
		{"an error that was not claimed", "(4, 3)", numpyAnswer{Error: "ValueError: no"}, false},
		{"a claimed error that did not happen", "ValueError: no", numpyAnswer{Shape: "(3,)", Value: "[1]"}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got, ok := test.given.holds(lessons.Claim{Text: test.claim}); ok != test.want {
				t.Errorf("got %v (%s), want %v", ok, got, test.want)
			}
		})
	}
}
