package words_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/dialect"
)

// sound reports what is wrong with a sentence of a language, or "".
func sound(l words.Lang, text string) string {
	han := strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) })
	switch {
	case strings.TrimSpace(text) == "":
		return "empty"
	case !utf8.ValidString(text):
		return "cut inside a character"
	case strings.Contains(text, "%!") || strings.Contains(text, "%["):
		return "badly filled"
	case strings.Contains(text, "  ") || strings.Contains(text, " ,") || strings.Contains(text, "..") && !strings.Contains(text, "…"):
		return "stray blanks or points"
	case l == words.Chinese && !han:
		return "not Chinese"
	case l == words.English && han:
		return "not English"
	}
	return ""
}

// checkLine fails the test when a line is not sound in its language.
func checkLine(t *testing.T, l words.Lang, line words.Line, wantText bool) {
	t.Helper()
	if fault := sound(l, line.Title); fault != "" {
		t.Errorf("%s: title %q is %s", l, line.Title, fault)
	}
	if fault := sound(l, line.Text); fault != "" && (wantText || line.Text != "") {
		t.Errorf("%s: text %q after %q is %s", l, line.Text, line.Title, fault)
	}
}

func dense(sizes []int) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...)}}
}

func ragged(lengths ...int) engine.Operand {
	axes := []engine.Axis{{Size: len(lengths)}, {Lengths: lengths}}
	return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: axes, RaggedRank: 1}}}
}

func raggedMismatch() engine.Trace {
	return engine.Explain(engine.NumPy, engine.Add, ragged(2, 4, 1), dense([]int{3, 4}))
}

func TestMismatch(t *testing.T) {
	names := func(size int) engine.Operand {
		return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: []engine.Axis{{Name: "student", Size: size}}}}}
	}
	for _, test := range []struct {
		name             string
		trace            engine.Trace
		english, chinese string
	}{
		{"sizes", engine.Explain(engine.NumPy, engine.Add, dense([]int{4, 3}), dense([]int{2})),
			"Fails on axis 1: size 3 against size 2", "轴\u00a01 不匹配：大小 3 对大小 2"},
		{"a row", raggedMismatch(),
			"Fails on axis 1, in row 0", "轴\u00a01 不匹配，在第 0 行"},
		{"a name", engine.Explain(engine.XArray, engine.Add, names(3), names(1)),
			"Fails on student: size 3 against size 1", "student 轴不匹配：大小 3 对大小 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := test.trace.Err().(*engine.MismatchError)
			for l, want := range map[words.Lang]string{words.English: test.english, words.Chinese: test.chinese} {
				line := l.Mistake(err)
				checkLine(t, l, line, true)
				if line.Title != want {
					t.Errorf("got %q, want %q", line.Title, want)
				}
				if text := words.StoryOf(l, test.trace).RowSplits(err.Axis); sound(l, text) != "" {
					t.Errorf("%q is %s", text, sound(l, text))
				}
			}
		})
	}
}

// checked returns traces that together show every reason and every repair.
func checked() []engine.Trace {
	pair := func(a, b []int) engine.Trace {
		return engine.Explain(engine.NumPy, engine.Subtract, dense(a), dense(b))
	}
	place := dense([]int{3})
	axes := func(list ...engine.Axis) engine.Operand {
		return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: list}}}
	}
	cut := axes(engine.Axis{Name: "x", Size: 2})
	cut.Dropped = 1
	return []engine.Trace{
		engine.Explain(engine.XArray, engine.Add, axes(engine.Axis{Name: "x", Size: 2}), cut),
		pair([]int{4}, []int{4, 1}), pair([]int{4, 4}, []int{4}), pair([]int{50000, 1}, []int{50000}),
		pair([]int{3, 4}, []int{3}), pair([]int{2, 3}, []int{3, 2}), pair([]int{4, 32, 14, 14}, []int{2, 32, 14, 14}),
		pair([]int{1, 1, 2}, []int{3}), pair([]int{0}, []int{2}),
		engine.ExplainInto(engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: place}, place, dense([]int{1, 3})),
		engine.Explain(engine.XArray, engine.Add,
			axes(engine.Axis{Name: "class", Size: 2}, engine.Axis{Name: "student", Size: 3}), axes(engine.Axis{Name: "studnet", Size: 3})),
	}
}

func TestChecksAndRepairs(t *testing.T) {
	reasons, kinds := map[engine.Reason]bool{}, map[engine.RepairKind]bool{}
	for _, trace := range checked() {
		for _, l := range words.Langs {
			story := words.StoryOf(l, trace)
			_, checks := engine.Judge(trace)
			for _, c := range checks {
				reasons[c.Reason] = true
				checkLine(t, l, story.Check(c), true)
			}
			for _, r := range engine.Repairs(trace) {
				kinds[r.Kind] = true
				checkLine(t, l, words.Line{Title: story.Fix(engine.InNumPy, r).Means}, false)
			}
		}
	}
	if len(reasons) != int(engine.LabelsDropped)+1 || len(kinds) != int(engine.RepairRename)+1 {
		t.Errorf("%d reasons and %d kinds of repairs were shown, want all %d and %d",
			len(reasons), len(kinds), engine.LabelsDropped+1, engine.RepairRename+1)
	}
}

func TestPracticesAndNotes(t *testing.T) {
	for _, l := range words.Langs {
		for _, operands := range [][]engine.Operand{
			{dense([]int{2}), dense([]int{2, 3})}, {dense([]int{3}), dense([]int{2, 3})}, {dense([]int{5}), dense([]int{3})},
			{dense([]int{2}), dense([]int{2, 3, 4})}, {dense([]int{3}), ragged(3, 0, 2)},
		} {
			for _, p := range dialect.Rules(operands...) {
				if text := l.Practice(p).Text; sound(l, text) != "" {
					t.Errorf("%q is %s", text, sound(l, text))
				}
			}
		}
		trace := engine.Explain(engine.NumPy, engine.Add, ragged(2, 2, 2), dense([]int{2}))
		defect, found := trace.TensorFlowDefect()
		if !found {
			t.Fatal("no defect of TensorFlow's")
		}
		checkLine(t, l, words.StoryOf(l, trace).Defect(defect), true)
		for _, text := range []string{
			"The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0",
			"cannot reshape array of size 12 into shape (5,newaxis)",
			dialect.Message(engine.InTensorFlow, raggedMismatch()),
		} {
			r, err := dialect.ReadMessage(text)
			if err != nil {
				t.Fatal(err)
			}
			checkLine(t, l, l.Reading(r), true)
		}
		for kind := dialect.Elsewhere; kind <= dialect.Typing; kind++ {
			checkLine(t, l, l.Reading(dialect.Reading{Kind: kind, Type: "ValueError"}), true)
		}
	}
}

func TestLeftOut(t *testing.T) {
	for _, test := range []struct {
		lines            []int
		english, chinese string
	}{
		{[]int{3}, "Read without line 3.", "读的时候跳过了第 3 行。"},
		{[]int{1, 3, 4, 5, 9}, "Read without lines 1, 3–5 and 9.", "读的时候跳过了第 1、3–5、9 行。"},
	} {
		if got := words.English.LeftOut(test.lines); got != test.english {
			t.Errorf("got %q, want %q", got, test.english)
		}
		if got := words.Chinese.LeftOut(test.lines); got != test.chinese {
			t.Errorf("got %q, want %q", got, test.chinese)
		}
	}
}
