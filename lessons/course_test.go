package lessons_test

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shapecast/lessons"
)

// examples are those that the source documents work through: the figure or the
// question of the course that has each, and what it claims, answers or marks
// right. All of it is run.
var examples = []struct{ id, lesson, place, says string }{
	{"D1", "why-from-the-right", "conv", "(1, 1, 1, 32)"},
	{"D2", "a-trailing-vector", "new-concept", "(4, 32, 8)"},
	{"D3", "insert-an-axis", "per-student", "(1, 32, 1)"},
	{"D4 as a scalar", "a-scalar-meets-a-tensor", "school", "(4, 32, 8)"},
	{"D4 as one value", "a-scalar-meets-a-tensor", "school", "1024"},
	{"D4 as a full bias", "a-scalar-meets-a-tensor", "school", "8"},
	{"D5 a number a channel", "insert-an-axis", "recall-channels", "(1, 32, 1, 1)"},
	{"D5 a picture for all", "insert-an-axis", "recall-channels", "(14, 14)"},
	{"D5 two against four", "when-it-fails", "repairs", "ValueError: operands could not be broadcast together with shapes (4,32,14,14) (2,32,14,14)"},
	{"D6 a colour", "when-it-fails", "checklist", "(3,)"},
	{"D6 a grey picture", "when-it-fails", "checklist", "(32, 32, 1)"},
	{"D6 an image", "when-it-fails", "checklist", "(4, 1, 1, 1)"},
	{"D6 a failure", "when-it-fails", "tensorflow-says", "InvalidArgumentError: Incompatible shapes: [4,32,32,3] vs. [1,4,1,1]"},
	{"D7", "broadcast-is-not-tile", "per-image", "(4, 32, 32, 3)"},
	{"D8 as a view", "broadcast-is-not-tile", "two-ways", "12"},
	{"D8 as a copy", "broadcast-is-not-tile", "two-ways", "24"},
	{"D9", "insert-an-axis", "by-hand", "[[0, 1, 2], [10, 11, 12], [20, 21, 22], [30, 31, 32]]"},
	{"D10", "insert-an-axis", "by-hand", "[[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]]"},
	{"D11", "axes-of-size-1", "column-plus-row", "[[0, 1, 2], [10, 11, 12], [20, 21, 22], [30, 31, 32]]"},
	{"D12", "when-it-fails", "four-against-two", "axis 0"},
	{"D13 a base picture", "images", "meanings", "(32, 32)"},
	{"D13 a number a channel", "images", "meanings", "(3, 1, 1)"},
	{"D13 a number for all", "images", "meanings", "(1, 1, 1, 1)"},
	{"D14", "ragged-rows", "depth", "3"},
	{"D15", "ragged-rows", "plus-three", "[[4, 5], [6]]"},
	{"D16", "ragged-rows", "base", "[[1010, 1087, 1012], [2019, 2053], [3012, 3032]]"},
	{"D17", "ragged-deeper", "pairs", "[[[11, 12], [13, 14], [15, 16]], [[17, 18]]]"},
	{"D18", "ragged-deeper", "diaries", "[[[[11, 21, 31], [12, 22, 32]], [], [[13, 23, 33]], [[14, 24, 34]]], [[[15, 25, 35], [16, 26, 36]], [[17, 27, 37]]]]"},
	{"D19", "ragged-failures", "ragged-plain", "InvalidArgumentError: Condition x == y did not hold."},
	{"D20", "ragged-failures", "two-ragged", "InvalidArgumentError: Condition x == y did not hold."},
	{"D21", "ragged-failures", "inner-lengths", "InvalidArgumentError: Condition x == y did not hold."},
	{"D22", "in-place", "which-run", "torch.zeros(5, 7, 3).add_(torch.ones(5, 7, 3))"},
	{"D23", "size-0", "two", "RuntimeError: The size of tensor a (0) must match the size of tensor b (2) at non-singleton dimension 1"},
	{"D24", "in-place", "into-x", "[[[20, 31], [22, 33]], [[24, 35], [26, 37]], [[28, 39], [30, 41]]]"},
	{"D25 into the larger", "in-place", "into-x", "[[[20, 31], [22, 33]], [[24, 35], [26, 37]], [[28, 39], [30, 41]]]"},
	{"D25 into the smaller", "in-place", "into-y", "RuntimeError: output with shape [2] doesn't match the broadcast shape [3, 2, 2]"},
	{"D26", "why-from-the-right", "left-would-run", "(5, 2, 4)"},
	{"D27", "a-trailing-vector", "recursion", "[[[11, 22, 33], [14, 25, 36]], [[11, 21, 31], [12, 22, 32]], [[13, 23, 33], [14, 24, 34]], [[15, 25, 35], [16, 26, 36]]]"},
}

// languages of the course.
var languages = []string{"en", "zh"}

func TestExamplesOfTheDocuments(t *testing.T) {
	course, _ := builtIn()
	for _, e := range examples {
		for _, lang := range languages {
			l := course.Find(lang, e.lesson)
			if l == nil || !slices.Contains(said(l, e.place), e.says) {
				t.Errorf("%s: nothing named %s in %s/%s says %s", e.id, e.place, lang, e.lesson, e.says)
			}
		}
	}
}

// said returns what the figure or the question with an id claims, answers or
// marks right.
func said(l *lessons.Lesson, id string) []string {
	var list []string
	if f := l.Figure(id); f != nil {
		for _, c := range f.Claims {
			list = append(list, c.Text)
		}
	}
	for _, p := range l.Predictions {
		if p.ID == id {
			list = append(list, p.Answer)
		}
	}
	for _, q := range l.Quizzes {
		for _, o := range q.Options {
			if q.ID == id && o.Right {
				list = append(list, o.Text)
			}
		}
	}
	return list
}

// parts are what every lesson has, in the order in which it has them.
var parts = map[string][]string{
	"en": {"```predict\n", "```broadcast\n", "1. **Line up.**", "2. **Pad.**", "3. **Match.**", "4. **Stretch.**", "5. **Compute.**", "## Your turn", "## A real bug", "](https://"},
	"zh": {"```predict\n", "```broadcast\n", "1. **对齐**：", "2. **前补**：", "3. **匹配**：", "4. **拉伸**：", "5. **计算**：", "## 轮到你了", "## 真实的错误", "](https://"},
}

// textOf returns a lesson without its front matter.
func textOf(t *testing.T, l *lessons.Lesson) string {
	t.Helper()
	data, err := fs.ReadFile(lessons.Files, l.Path)
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(data[4:]), "---\n")
	return text
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
	course, _ := builtIn()
	for _, l := range course.Lessons {
		if l.Order > 20 {
			continue
		}
		text := textOf(t, l)
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
			if l.Order == 1 && strings.Contains(part, ". **") {
				continue // it is about one shape, and nothing is broadcast
			}
			before, after, found := strings.Cut(rest, part)
			if !found {
				t.Errorf("%s has no %q after %d bytes", l.Path, part, len(text)-len(before))
				break
			}
			rest = after
		}
	}
}

// TestNoQuestionTwice holds that no two predictions of a lesson ask the same of the same
// shapes.
func TestNoQuestionTwice(t *testing.T) {
	course, _ := builtIn()
	for _, l := range course.Lessons {
		asked := map[string]string{}
		for _, p := range l.Predictions {
			key := p.Ask.Kind + " of " + p.State.Expr
			if step, ok := p.Outcome.Focus(); ok && step.Trace != nil {
				key = p.Ask.Kind + " of"
				for _, o := range step.Trace.Operands {
					key += " " + o.Shape.String()
				}
			}
			if other := asked[key]; other != "" {
				t.Errorf("%s: %s asks what %s asks: the %s", l.Path, p.ID, other, key)
			}
			asked[key] = p.ID
		}
	}
}
