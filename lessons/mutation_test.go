package lessons_test

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"shapecast/lessons"
)

// A mutant is one thing in one fence that is not as it was.
type mutant struct {
	what string
	line int    // where it is, from 1
	text string // of the line
}

var number = regexp.MustCompile(`\d+`)

// mutants breaks each claim, each line of code, each mark and each foreseen
// wrong answer of a lesson in turn: one number is one more, a mark is turned
// over, a wrong answer is made the right one.
func mutants(l *lessons.Lesson, lines []string) []mutant {
	var list []mutant
	kind := ""
	put := func(what string, i int, changed string) { list = append(list, mutant{what, i + 1, changed}) }
	for i, line := range lines {
		switch fence, opens := strings.CutPrefix(line, "```"); {
		case opens:
			kind = fence
		case kind == "broadcast" && strings.Contains(line, "# ->"):
			for _, changed := range oneMore(line, strings.Index(line, "# ->")) {
				put("claim", i, changed)
			}
		case kind == "broadcast" || kind == "predict":
			if line == "---" {
				kind = "responses"
			} else if at := number.FindString(line); at != "" && !strings.HasPrefix(line, ":") {
				put("number", i, moreBy(line, strings.Index(line, at), at))
			}
		case kind == "quiz" && strings.HasPrefix(line, "- [x]"):
			put("mark", i, "- [ ]"+line[5:])
		case kind == "quiz" && strings.HasPrefix(line, "- [ ]"):
			put("mark", i, "- [x]"+line[5:])
		}
	}
	for _, p := range l.Predictions {
		for _, r := range p.Responses {
			put("response", lineAfter(lines, ":id: "+p.ID, r.Answer+":"), p.Answer+": "+r.Text)
		}
	}
	return list
}

// oneMore returns line with each number after start made one more in turn,
// where it claims sizes or values and not the words of an error.
func oneMore(line string, start int) []string {
	if strings.Contains(line[start:], "Error") {
		return nil
	}
	var list []string
	for _, at := range number.FindAllStringIndex(line[start:], -1) {
		list = append(list, moreBy(line, start+at[0], line[start+at[0]:start+at[1]]))
	}
	return list
}

// moreBy returns line with the number at a place made one more.
func moreBy(line string, at int, digits string) string {
	n, _ := strconv.Atoi(digits) // one that is too long for an int becomes 1
	return line[:at] + strconv.Itoa(n+1) + line[at+len(digits):]
}

// lineAfter returns the first line that starts with prefix after the line id.
func lineAfter(lines []string, id, prefix string) int {
	found := false
	for i, line := range lines {
		if found = found || line == id; found && strings.HasPrefix(line, prefix) {
			return i
		}
	}
	return 0
}

// rounds puts the first mutants of all fences together, the second ones, and so on: what is
// wrong in one fence is told whatever is wrong in others.
func rounds(lines []string, list []mutant) (rounds [][]mutant) {
	inFence := map[int]int{}
	for _, m := range list {
		fence := strings.Count("\n"+strings.Join(lines[:m.line], "\n"), "\n```")
		n := inFence[fence]
		inFence[fence]++
		if n == len(rounds) {
			rounds = append(rounds, nil)
		}
		rounds[n] = append(rounds[n], m)
	}
	return rounds
}

// TestEveryFenceIsChecked breaks every fence of the course and looks whether
// the check notices, at the right line. Those of a translation are the same.
func TestEveryFenceIsChecked(t *testing.T) {
	course, _ := builtIn()
	for _, l := range course.In(lessons.Source) {
		t.Run(l.Path, func(t *testing.T) {
			t.Parallel()
			breakFences(t, l)
		})
	}
}

func breakFences(t *testing.T, l *lessons.Lesson) {
	folder := fstest.MapFS{}
	for _, lang := range []string{"en", "zh"} {
		same := path.Join(lang, path.Base(l.Path))
		data, err := fs.ReadFile(lessons.Files, same)
		if err != nil {
			t.Fatal(err)
		}
		folder[same] = &fstest.MapFile{Data: data}
	}
	lines := strings.Split(string(folder[l.Path].Data), "\n")
	broken := func(list ...mutant) lessons.Problems {
		copied := slices.Clone(lines)
		for _, m := range list {
			copied[m.line-1] = m.text
		}
		folder[l.Path] = &fstest.MapFile{Data: []byte(strings.Join(copied, "\n"))}
		_, problems := lessons.Read(folder)
		return problems
	}
	list := mutants(l, lines)
	for _, round := range rounds(lines, list) {
		problems := broken(round...)
		for _, m := range round {
			if !noticed(problems, l.Path, m.line) && !noticed(broken(m), l.Path, m.line) {
				t.Errorf("%s:%d: a broken %s goes unnoticed", l.Path, m.line, m.what)
			}
		}
	}
	if fences := len(l.Figures) + len(l.Predictions) + len(l.Quizzes); len(list) < fences {
		t.Errorf("got %d things to break in %d fences", len(list), fences)
	}
}

func noticed(problems lessons.Problems, path string, line int) bool {
	return slices.ContainsFunc(problems, func(p *lessons.Problem) bool { return p.Path == path && p.Line == line && !p.Warning })
}

// TestTranslationsMatch reads both languages of every lesson.
func TestTranslationsMatch(t *testing.T) {
	course, problems := builtIn()
	for _, p := range problems {
		if strings.Contains(p.Message, "is missing") || strings.Contains(p.Message, "is not in") || p.Warning {
			t.Error(p)
		}
	}
	for _, l := range course.In(lessons.Source) {
		if course.Find("zh", l.ID) == nil {
			t.Errorf("%s has no translation", path.Base(l.Path))
		}
	}
}
