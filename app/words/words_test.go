package words_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/run"
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

func TestNotes(t *testing.T) {
	for _, l := range words.Langs {
		trace := engine.Explain(engine.NumPy, engine.Add, ragged(2, 2, 2), dense([]int{2}))
		defect, found := trace.TensorFlowDefect()
		if !found {
			t.Fatal("no defect of TensorFlow's")
		}
		checkLine(t, l, words.StoryOf(l, trace).Defect(defect), true)
		for _, text := range []string{
			"The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0",
			"cannot reshape array of size 12 into shape (5,newaxis)",
			"operands could not be broadcast together with shapes (2,3) (3,2) (2,2)",
			"X has 12 features, but StandardScaler is expecting 13 features as input",
			"Expected input batch_size (140) to match target batch_size (1)",
			run.Said(engine.InTensorFlow, raggedMismatch()).Text,
		} {
			r, err := dialect.ReadMessage(text)
			if err != nil {
				t.Fatal(err)
			}
			checkLine(t, l, l.Reading(r), true)
		}
		for _, trace := range []engine.Trace{raggedMismatch(), engine.Explain(engine.NumPy, engine.Add, dense([]int{4, 3}), dense([]int{2}))} {
			if text := words.StoryOf(l, trace).RowSplits(1); sound(l, text) != "" {
				t.Errorf("%q is %s", text, sound(l, text))
			}
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

// TestSentenceAndRepairNameOneAxis lines up a vector whose size two other axes have.
func TestSentenceAndRepairNameOneAxis(t *testing.T) {
	trace := engine.Explain(engine.NumPy, engine.Multiply, dense([]int{4, 32, 32, 3}), dense([]int{32}))
	s := words.StoryOf(words.English, trace)
	said := s.Say(words.Match)
	if fix := s.Fix(engine.Repairs(trace)[0]).Means; !strings.Contains(said.Lead+said.Rest, "not with axis 2") || !strings.Contains(fix, "axis 2") {
		t.Errorf("%q and %q", said.Lead+" "+said.Rest, fix)
	}
}

// TestUnsaid reads messages that leave something out: what is drawn of it is said.
func TestUnsaid(t *testing.T) {
	for message, want := range map[string]string{
		"ValueError: cannot reindex or align along dimension 'lat' because of conflicting dimension sizes: {3, 4}":                                              "which size is whose",
		"RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1":                                               "are drawn as 1",
		"ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 4)": "are not drawn",
		"IndexError: index 3 is out of bounds for axis 0 with size 3":                                                                                           "Axes that the message leaves out are not drawn",
		"IndexError: index 3 is out of bounds for axis 1 with size 3":                                                                                           "are drawn as 1",
		"ValueError: cannot reshape array of size 12 into shape (5,3)":                                                                                          "in a row",
		"TypeError: cannot reshape array of shape (2, 3) (size 6) into shape (4, 2) (size 8)":                                                                   "",
		"IndexError: The shape of the mask [5] at index 0 does not match the shape of the indexed tensor [4, 3] at index 0":                                     "",
		"numpy.exceptions.AxisError: axis 2 is out of bounds for array of dimension 2":                                                                          "A sum is drawn",
		"ValueError: operands could not be broadcast together with shapes (3,) (4,) ":                                                                           "",
	} {
		read, err := dialect.ReadMessage(message)
		if got := words.English.Unsaid(read); err != nil || (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", message, got, want)
		}
	}
}
