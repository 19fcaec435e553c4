package lessons_test

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shapecast/lessons"
)

// examples are those that the source documents work through: where each stands
// in the course, and a claim that stands there. Every claim is run.
var examples = []struct{ id, lesson, figure, claim string }{
	{"D1", "a-trailing-vector", "conv", "(4, 16, 16, 32)"},
	{"D2", "a-trailing-vector", "new-concept", "(4, 32, 8)"},
	{"D3", "axes-of-size-1", "per-student", "(4, 32, 8)"},
	{"D4 as a scalar", "a-scalar-meets-a-tensor", "school", "(4, 32, 8)"},
	{"D4 as one value", "a-scalar-meets-a-tensor", "one-value", "1024"},
	{"D4 as a full bias", "a-scalar-meets-a-tensor", "full-bias", "8"},
	{"D5 a number a channel", "why-from-the-right", "one-a-channel", "(4, 32, 14, 14)"},
	{"D5 a picture for all", "why-from-the-right", "one-for-all", "(4, 32, 14, 14)"},
	{"D5 two against four", "when-it-fails", "numpy-says", "ValueError: operands could not be broadcast together with shapes (4,32,14,14) (2,32,14,14)"},
	{"D6 a colour", "when-it-fails", "last-axis", "(4, 32, 32, 3)"},
	{"D6 a grey picture", "when-it-fails", "one-picture", "(4, 32, 32, 3)"},
	{"D6 an image", "when-it-fails", "per-image", "(4, 32, 32, 3)"},
	{"D6 a failure", "when-it-fails", "tensorflow-says", "InvalidArgumentError: Incompatible shapes: [4,32,32,3] vs. [1,4,1,1]"},
	{"D7", "broadcast-is-not-tile", "per-image", "(4, 32, 32, 3)"},
	{"D8 as a view", "broadcast-is-not-tile", "by-view", "12"},
	{"D8 as a copy", "broadcast-is-not-tile", "by-copy", "24"},
	{"D9", "a-trailing-vector", "written-out", "[[0, 1, 2], [10, 11, 12], [20, 21, 22], [30, 31, 32]]"},
	{"D10", "a-trailing-vector", "by-hand", "[[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]]"},
	{"D11", "axes-of-size-1", "column-plus-row", "[[0, 1, 2], [10, 11, 12], [20, 21, 22], [30, 31, 32]]"},
	{"D12", "when-it-fails", "images", "RuntimeError: The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0"},
	{"D13 a base picture", "images", "one-picture", "(4, 3, 32, 32)"},
	{"D13 a number a channel", "images", "per-channel", "(4, 3, 32, 32)"},
	{"D13 a number for all", "images", "per-everything", "(4, 3, 32, 32)"},
	{"D14", "ragged-rows", "depth", "3"},
	{"D15", "ragged-rows", "plus-three", "[[4, 5], [6]]"},
	{"D16", "ragged-rows", "base", "[[1010, 1087, 1012], [2019, 2053], [3012, 3032]]"},
	{"D17", "ragged-deeper", "pairs", "[[[11, 12], [13, 14], [15, 16]], [[17, 18]]]"},
	{"D18", "ragged-deeper", "diaries", "[[[[11, 21, 31], [12, 22, 32]], [], [[13, 23, 33]], [[14, 24, 34]]], [[[15, 25, 35], [16, 26, 36]], [[17, 27, 37]]]]"},
	{"D19", "ragged-failures", "ragged-plain", "InvalidArgumentError: Condition x == y did not hold."},
	{"D20", "ragged-failures", "two-rails", "InvalidArgumentError: Condition x == y did not hold."},
	{"D21", "ragged-failures", "second-rail", "InvalidArgumentError: Condition x == y did not hold."},
	{"D22", "in-place", "equal", "(5, 7, 3)"},
	{"D23", "size-0", "two", "RuntimeError: The size of tensor a (0) must match the size of tensor b (2) at non-singleton dimension 1"},
	{"D24", "a-trailing-vector", "pairs", "[[[20, 30]]]"},
	{"D25 into the larger", "in-place", "into-x", "[[[20, 31], [22, 33]], [[24, 35], [26, 37]], [[28, 39], [30, 41]]]"},
	{"D25 into the smaller", "in-place", "into-y", "RuntimeError: output with shape [2] doesn't match the broadcast shape [3, 2, 2]"},
	{"D26", "why-from-the-right", "left-would-run", "ValueError: operands could not be broadcast together with shapes (5,2,4) (5,2)"},
	{"D27", "a-trailing-vector", "recursion", "[[[11, 22, 33], [14, 25, 36]], [[11, 21, 31], [12, 22, 32]], [[13, 23, 33], [14, 24, 34]]]"},
}

// languages of the course.
var languages = []string{"en", "zh"}

func TestExamplesOfTheDocuments(t *testing.T) {
	course, _ := lessons.Read(lessons.Files, say)
	for _, e := range examples {
		for _, lang := range languages {
			if !claims(course.Find(lang, e.lesson), e.figure, e.claim) {
				t.Errorf("%s: no figure %s in %s/%s claims %s", e.id, e.figure, lang, e.lesson, e.claim)
			}
		}
	}
}

// claims reports whether a figure of a lesson has a claim.
func claims(l *lessons.Lesson, figure, claim string) bool {
	if l == nil {
		return false
	}
	return slices.ContainsFunc(l.Figures, func(f *lessons.Figure) bool {
		return f.ID == figure && slices.ContainsFunc(f.Claims, func(c lessons.Claim) bool { return c.Text == claim })
	})
}

// parts are what every lesson has, in the order in which it has them.
var parts = map[string][]string{
	"en": {"```predict\n", "```broadcast\n", "1. **Line up.**", "2. **Pad.**", "3. **Agree.**", "4. **Stretch.**", "5. **Compute.**", "](set:", "## A real bug", "](https://"},
	"zh": {"```predict\n", "```broadcast\n", "1. **对齐**：", "2. **补轴**：", "3. **比较**：", "4. **拉伸**：", "5. **计算**：", "](set:", "## 真实的错误", "](https://"},
}

// bugs is the lesson that is made of real bugs, each with its own figure.
const bugs = "clinic"

var (
	fences = regexp.MustCompile("(?s)```.*?```")
	words  = regexp.MustCompile(`\p{Han}|[^\s\p{Han}]+`)
)

// TestEveryLessonIsWhole holds that each of the twenty lessons has its parts
// and is short, and that it asks for at least three constructed answers.
func TestEveryLessonIsWhole(t *testing.T) {
	course, _ := lessons.Read(lessons.Files, say)
	for _, l := range course.Lessons {
		if l.Order > 20 {
			continue
		}
		data, err := fs.ReadFile(lessons.Files, l.Path)
		if err != nil {
			t.Fatal(err)
		}
		_, text, _ := strings.Cut(string(data[4:]), "---\n")
		if n := len(words.FindAllString(fences.ReplaceAllString(text, ""), -1)); n > 900 {
			t.Errorf("%s has %d words, want at most 900", l.Path, n)
		}
		if n := len(l.Predictions) + len(l.Quizzes); n < 3 || len(l.Predictions) == 0 {
			t.Errorf("%s asks %d questions, %d of them to construct, want at least 3 and 1", l.Path, n, len(l.Predictions))
		}
		if l.ID == bugs {
			continue
		}
		rest := text
		for _, part := range parts[l.Lang] {
			before, after, found := strings.Cut(rest, part)
			if !found {
				t.Errorf("%s has no %q after %d bytes", l.Path, part, len(text)-len(before))
				break
			}
			rest = after
		}
	}
}
