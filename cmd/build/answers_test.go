package main

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	learner "shapecast/app/answer"
	"shapecast/app/words"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/lessons"
)

// asked returns a prediction as the page asks it.
func asked(p *lessons.Prediction) learner.Question {
	q := learner.Question{Ask: p.Ask.Kind, Cell: p.Ask.Cell, Answer: p.Answer, Source: p.State.Expr}
	for _, r := range p.Responses {
		q.Replies = append(q.Replies, learner.Reply{Answer: r.Answer, Text: r.Text})
	}
	return q.Read(p.State.Run())
}

// questionOf returns a question about a program.
func questionOf(kind, code string) learner.Question {
	kind, cell, _ := strings.Cut(kind, " ")
	p := lessons.Prediction{Ask: lessons.Ask{Kind: kind, Cell: learner.Numbers(cell)}, State: figure.State{Expr: code}}
	p.Answer, _ = p.Ask.Of(p.State.Run())
	return asked(&p)
}

// ruled returns a question with the replies of the build after those of the author.
func ruled(q learner.Question, lang words.Lang) learner.Question {
	q.Replies = append(slices.Clip(q.Replies), q.Rules(lang)...)
	return q
}

// slips returns every text that is one edit from an answer, with the marks that
// answers are made of.
func slips(text string) []string {
	const marks = "012345678() ,-abx"
	var list []string
	for i := 0; i <= len(text); i++ {
		for _, mark := range marks {
			list = append(list, text[:i]+string(mark)+text[i:])
			if i < len(text) {
				list = append(list, text[:i]+string(mark)+text[i+1:])
			}
		}
		if i < len(text) {
			list = append(list, text[:i]+text[i+1:])
		}
		if i+1 < len(text) {
			list = append(list, text[:i]+text[i+1:i+2]+text[i:i+1]+text[i+2:])
		}
	}
	return list
}

// others are answers that people give to what is not asked.
var others = []string{"error", "runs", "output", "no", "yes", "0", "1", "30", "24", "0.5", "axis 0", "axis 1", "axis 2", "axis 9", "axis -1",
	"axis 1, row 0", "axis 1, row 2", "轴 0", "出错", "(1,)", "(1, 1)", "()", "(3, 4)", "(4, 3)", "(1, 4, 1)", "(2, 3, 4, 5)", "4x3", "what?", "不知道", "(", "[3, 4", "1e9", "-7", "nan"}

// TestEveryWrongAnswerGetsAReason tries each likely wrong answer to each
// question of the course: those one slip from the right one, those that the
// author foresaw, and those that people give.
func TestEveryWrongAnswerGetsAReason(t *testing.T) {
	course := builtInCourse()
	tried := map[words.Lang]int{}
	for _, l := range course.Lessons {
		lang := words.Lang(l.Lang)
		for _, p := range l.Predictions {
			q := asked(p)
			q.Answer = lang.Answer(p.Answer) // as the page has it
			wrong := append(slips(p.Answer), others...)
			for _, r := range p.Responses {
				wrong = append(wrong, r.Answer)
				if got := q.Why(r.Answer, lang); got != r.Text {
					t.Errorf("%s, %s: to %s we say %q, the author %q", l.Path, p.ID, r.Answer, got, r.Text)
				}
			}
			if !q.Right(p.Answer) {
				t.Errorf("%s, %s: %s is taken for wrong", l.Path, p.ID, p.Answer)
			}
			for _, typed := range wrong {
				if strings.TrimSpace(typed) == "" || q.Right(typed) {
					continue
				}
				tried[lang]++
				judgeReason(t, q, typed, q.Why(typed, lang), lang)
				judgeReason(t, q, typed, ruled(q, lang).Why(typed, lang), lang)
			}
		}
	}
	for _, lang := range words.Langs {
		if tried[lang] < 2000 {
			t.Errorf("%s: tried %d wrong answers, want 2000", lang, tried[lang])
		}
	}
	t.Log("tried", tried)
}

// TestEveryRightAnswerGetsAReason holds that whoever answers rightly is told why,
// in the language of the lesson, and of a shape on which axes.
func TestEveryRightAnswerGetsAReason(t *testing.T) {
	course := builtInCourse()
	for _, l := range course.Lessons {
		lang := words.Lang(l.Lang)
		for _, p := range l.Predictions {
			q := asked(p)
			why := q.Because(lang)
			han := strings.ContainsFunc(why, func(r rune) bool { return unicode.Is(unicode.Han, r) })
			if len(why) < 8 || strings.Contains(why, "%!") || han != (lang == words.Chinese) {
				t.Errorf("%s: to %s, the answer of %s, we say %q", l.Path, q.Answer, p.ID, why)
			}
			shown := lang.Answer(p.Answer)
			english := lang == words.Chinese && regexp.MustCompile("axis|row|runs|error|output").MatchString(shown)
			if written := (learner.Question{Ask: q.Ask, Answer: shown}); !written.Right(p.Answer) || !q.Right(shown) || english {
				t.Errorf("%s: the answer of %s is shown as %q", l.Path, p.ID, shown)
			}
		}
		for _, g := range l.Goals {
			state := g.State
			state.Expr = g.Solution
			if why := (learner.Question{Ask: "shape", Source: g.Solution}).Read(state.Run()).Because(lang); len(why) < 8 {
				t.Errorf("%s: to the solution of %s we say %q", l.Path, g.ID, why)
			}
		}
	}
}

// TestRejectionsAreShort tries each goal as it stands and with each number changed, and
// each question with "error": what is said is what is wrong, and one hint at most. The code
// of an operand, which is read at a glance, counts as a letter.
func TestRejectionsAreShort(t *testing.T) {
	numbers, operand := regexp.MustCompile(`\d+`), regexp.MustCompile(`ones\(\w+=\d+\)`)
	course := builtInCourse()
	for _, l := range course.Lessons {
		lang := words.Lang(l.Lang)
		judge := func(id, typed, why string) {
			t.Helper()
			if n := utf8.RuneCountInString(operand.ReplaceAllString(why, "B")); n > map[bool]int{true: 64, false: 112}[lang == words.Chinese] {
				t.Errorf("%s, %s: to %q we say %d letters: %s", l.Path, id, typed, n, why)
			}
		}
		for _, g := range l.Goals {
			tries := []string{g.State.Expr}
			for _, at := range numbers.FindAllStringIndex(g.State.Expr, -1) {
				tries = append(tries, g.State.Expr[:at[0]]+"1"+g.State.Expr[at[1]:], g.State.Expr[:at[0]]+"7"+g.State.Expr[at[1]:])
			}
			for _, typed := range tries {
				state := g.State
				state.Expr = typed
				why, _ := taskOf(g).Short(typed, state.Run(), lang)
				judge(g.ID, typed, why)
			}
		}
		for _, p := range l.Predictions {
			if q := asked(p); !q.Right("error") && !slices.ContainsFunc(q.Replies, func(r learner.Reply) bool { return r.Answer == "error" }) {
				judge(p.ID, "error", q.Why("error", lang))
			}
		}
	}
}

// taskOf returns a goal as a learner meets it.
func taskOf(g *lessons.Goal) learner.Task {
	task := learner.Task{Goal: g.Goal, Most: g.Edits, Before: g.State.Expr}
	for _, r := range g.Replies {
		task.Replies = append(task.Replies, learner.Reply(r))
	}
	return task
}

// TestEveryOptionHasAReason holds that whoever marks an option wrongly is told why.
func TestEveryOptionHasAReason(t *testing.T) {
	course := builtInCourse()
	for _, l := range course.Lessons {
		for _, q := range l.Quizzes {
			for _, o := range q.Options {
				if o.Response == "" {
					t.Errorf("%s, %s: no reason at %s", l.Path, q.ID, o.Text)
				}
			}
		}
	}
}

// judgeReason fails unless a wrong answer gets an axis or a reason in the
// language of the reader: to what reads as a shape, the axis; to what is nothing of the kind,
// how an answer looks.
func judgeReason(t *testing.T, q learner.Question, typed, why string, lang words.Lang) {
	t.Helper()
	han := strings.ContainsFunc(why, func(r rune) bool { return unicode.Is(unicode.Han, r) })
	if len(why) < 8 || strings.Contains(why, "%!") || han != (lang == words.Chinese) {
		t.Errorf("%s (%s): to %q we say %q", q.Source, q.Ask, typed, why)
	}
	_, err := expr.ParseShape(typed)
	shape := err == nil && strings.HasPrefix(typed, "(")
	foreseen := false
	for _, r := range q.Replies {
		foreseen = foreseen || r.Text == why
	}
	named := (strings.Contains(strings.ToLower(why), "ax") || strings.Contains(why, "轴")) && why != lang.HowTo(q.Ask)
	if shape && (q.Ask == "shape" || q.Ask == "padded") && !foreseen && !named {
		t.Errorf("%s: to the shape %s we name no axis: %s", q.Source, typed, why)
	}
}

// TestReasons holds some of them word for word.
func TestReasons(t *testing.T) {
	for _, test := range []struct{ ask, code, typed, english, chinese string }{
		{"shape", "a = ones((4, 1))\nb = ones(3)\na + b", "(4, 1)",
			"Axis 1: sizes 1 and 3 give size 3. You wrote 1.", "轴\u00a01：大小 1、3 得 3。你写的是 1。"},
		{"shape", "a = ones((4, 1))\nb = ones(3)\na + b", "(3, 4)",
			"Axis 0: b lacks it and gets a new axis of size 1; sizes 4 and 1 give size 4. You wrote 3.",
			"轴\u00a00：b 没有这个轴，补上大小为 1 的轴；大小 4、1 得 4。你写的是 3。"},
		{"shape", "ones((4, 1)) + ones(3)", "12", "Count the axes: the result has 2, your answer 1; the operand with the most axes decides.",
			"先数轴：结果有 2 个，你写了 1 个；轴最多的操作数说了算。"},
		{"shape", "ones((4, 3)) + ones(4)", "(4, 3)", "Axis 1: size 3 against size 4; neither is size 1.", "轴\u00a01：大小 3 对大小 4，都不是 1。"},
		{"shape", "ones((4, 1)) + ones(3)", "four by three",
			"A shape is the size of each axis, in brackets: (3, 4), or (5,) for one axis, or () for none. For what cannot run, write: it fails.",
			"形状是每个轴的大小，写在括号里：(3, 4)；只有一个轴写 (5,)，没有轴写 ()。不能运行就写“不能运行”。"},
		{"error", "ones((2, 3, 4)) + ones(3)", "runs", "Axis 2: size 4 against size 3; neither is size 1.", "轴\u00a02：大小 4 对大小 3，都不是 1。"},
		{"error", "ones((2, 3, 4)) + ones(3)", "axis 0", "Axis 0: ones(3) lacks it and gets a new axis of size 1; sizes 2 and 1 give size 2.",
			"轴\u00a00：ones(3) 没有这个轴，补上大小为 1 的轴；大小 2、1 得 2。"},
		{"error", "ones((2, 3, 4)) + ones(3)", "no", "It does fail. On which axis? Write axis 0, axis 1 and so on, counted in the result from the left.",
			"确实失败。错在哪个轴？写“轴 0”“轴 1”……从结果的左边数起。"},
		{"error", "a = ones(2)\na += ones((3, 2))", "axis 1",
			"Axis 1: sizes 2 and 2 give size 2. Is there room for the result?",
			"轴\u00a01：大小 2、2 得 2。输出放得下结果吗？"},
		{"cell 2,0,1", "x = ones((3, 2, 2))\ny = array([20, 30])\nx + y", "5", "Cell [2, 0, 1] is x[2, 0, 1] + y[1]; y lacks axis 0 and axis 1 of the result.",
			"格子 [2, 0, 1] 是 x[2, 0, 1] + y[1]；结果的轴\u00a00、轴\u00a01，y 没有。"},
		{"error", "a = ones(3)\na += ones(3)", "output", "It runs. Axis 0: sizes 3 and 3 give size 3.", "程序能运行。轴\u00a00：大小 3、3 得 3。"},
		{"value", "(array([1, 3]) ** 2).sum()", "(8,)", "Write a value: a number, or numbers in brackets.", "请写一个值：一个数，或者括号里的几个数。"},
		{"value", "ones((2, 3, 4)).size", "9", "size counts the numbers: 2 × 3 × 4.", "size 数的是有几个数：2 × 3 × 4。"},
	} {
		for lang, want := range map[words.Lang]string{words.English: test.english, words.Chinese: test.chinese} {
			q := questionOf(test.ask, test.code)
			q.Answer = lang.Answer(q.Answer) // as the page has it
			if got := q.Why(test.typed, lang); got != want {
				t.Errorf("%s, %q:\ngot  %s\nwant %s", test.code, test.typed, got, want)
			}
		}
	}
}

// TestAPlaceThatIsTooSmall takes the output, which the question names, and no axis.
func TestAPlaceThatIsTooSmall(t *testing.T) {
	q := questionOf("error", "a = ones((6, 1))\na += ones(5)")
	for typed, right := range map[string]bool{"output": true, "axis 1": false, "1": false, "-1": false, "axis 0": false, "axis 2": false, "runs": false, "error": false} {
		if q.Right(typed) != right {
			t.Errorf("%q is taken as right: %t", typed, !right)
		}
	}
}

// TestAFirstReasonLeavesTheAnswer holds that the first reason names an axis and its
// rule, and that the size is told to whoever is wrong there again.
func TestAFirstReasonLeavesTheAnswer(t *testing.T) {
	for _, test := range []struct{ code, before, typed, english, chinese string }{
		{"ones((4, 1)) + ones(3)", "", "(4, 1)", "Axis 1: size 1 against size 3; a size 1 stretches. You wrote 1.", "轴\u00a01：大小 1 对大小 3，大小为 1 的会拉伸。你写的是 1。"},
		{"ones((4, 1)) + ones(3)", "(3, 3)", "(4, 1)", "Axis 1: size 1 against size 3; a size 1 stretches. You wrote 1.", "轴\u00a01：大小 1 对大小 3，大小为 1 的会拉伸。你写的是 1。"},
		{"ones((4, 1)) + ones(3)", "(4, 4)", "(4, 1)", "Axis 1: sizes 1 and 3 give size 3. You wrote 1.", "轴\u00a01：大小 1、3 得 3。你写的是 1。"},
		{"ones((4, 1)) + ones(3)", "", "(3, 3)", "Axis 0: ones(3) lacks it and gets a new axis of size 1; a size 1 stretches. You wrote 3.", "轴\u00a00：ones(3) 没有这个轴，补上大小为 1 的轴；大小为 1 的会拉伸。你写的是 3。"},
		{"a = ones((5, 1, 1))\nb = ones((4, 1))\nc = ones(3)\na + b + c", "", "(1, 4, 3)", "Axis 0: b and c lack it and get new axes of size 1; a size 1 stretches. You wrote 1.", "轴\u00a00：b、c 没有这个轴，补上大小为 1 的轴；大小为 1 的会拉伸。你写的是 1。"},
		{"ones((2, 3)) + ones((2, 3))", "", "(2, 6)", "Axis 1: size 3 against size 3; equal sizes stay. You wrote 6.", "轴\u00a01：大小 3 对大小 3，相等就不变。你写的是 6。"},
		{"ones((4, 1)) + ones(3)", "", "error", "It runs: on every axis the sizes other than 1 are equal.", "程序能运行：每个轴上，不是 1 的大小都相等。"},
		{"ones((4, 2)) + ones(3)", "", "(4, 2)", "Axis 1: size 2 against size 3; neither is size 1.", "轴\u00a01：大小 2 对大小 3，都不是 1。"},
		{"array([[1, 2, 3], [4, 5, 6]])", "", "(3, 2)", "Axis 0: count what one pair of brackets of this level holds; the outermost is axis 0. You wrote 3.", "轴\u00a00：数一数这一层的一对方括号里有几项（最外层是轴\u00a00）。你写的是 3。"},
		{"ones((2, 3)).T", "", "(2, 3)", "Axis 0: look at what ones((2, 3)).T does to it. You wrote 2.", "轴\u00a00：看一看 ones((2, 3)).T 把它变成了多大。你写的是 2。"},
	} {
		for lang, want := range map[words.Lang]string{words.English: test.english, words.Chinese: test.chinese} {
			q := ruled(questionOf("shape", test.code), lang)
			q.Why(test.before, lang)
			if got := q.Why(test.typed, lang); got != want {
				t.Errorf("%s, %q after %q:\ngot  %s\nwant %s", test.code, test.typed, test.before, got, want)
			}
		}
	}
}

// TestRightAnswers takes an answer however it is written, with the marks that people put
// between sizes.
func TestRightAnswers(t *testing.T) {
	q := learner.Question{Ask: "shape", Answer: "(2, 3, 4)"}
	for _, typed := range []string{"2,3,4", "[2, 3, 4]", "2 3 4", "(2 3 4)", "2×3×4", "2 x 3 x 4", "（2，3，4）", "2 and 3 and 4", "2、3 和 4"} {
		if !q.Right(typed) {
			t.Errorf("%s is taken for wrong", typed)
		}
	}
	for _, typed := range []string{"2 3", "2 34", "234", "2 3 5", "x", "×", "2 3 4 x y"} {
		if q.Right(typed) {
			t.Errorf("%s is taken for right", typed)
		}
	}
	for _, test := range []struct{ ask, code, typed string }{
		{"shape", "ones((4, 2)) + ones(3)", "it fails"},
		{"shape", "ones((4, 2)) + ones(3)", "it does not run"},
		{"shape", "ones((4, 2)) + ones(3)", "不能运行"},
		{"error", "ones((2, 3, 4)) + ones(3)", "2"},
		{"error", "ones((2, 3, 4)) + ones(3)", "axis -1"},
		{"error", "ones((2, 3, 4)) + ones(3)", "dimension 2"},
		{"error", "ones((2, 3, 4)) + ones(3)", "dim=2"},
		{"error", "ones((2, 3, 4)) + ones(3)", "fails on axis 2"},
		{"error", "ones((2, 3, 4)) + ones(3)", "第 2 维"},
		{"value", "(array([0, 1, 1]) == array([[0], [1], [1]])).mean()", "5/9"},
		{"value", "(arange(2) == arange(2)[:, None]).mean()", "50%"},
		{"value", "(arange(2) == arange(2)[:, None]).mean()", "50 ％"},
		{"value", "ones((1000, 500)).nbytes", "4 MB"},
		{"value", "ones((1000, 500)).nbytes", "4,000 kB"},
		{"error", "ones((2, 3, 4)) + ones(3)", "第 2 轴"},
		{"error", "ones((2, 3)) + ones(3)", "yes"},
		{"error", "a = ones(2)\na += ones((3, 2))", "输出"},
		{"error", "a = ones(2)\na += ones((3, 2))", "output too small"},
		{"error", "a = ones(2)\na += ones((3, 2))", "输出太小"},
		{"error", "ragged([[1, 2], [3]]) + ragged([[1, 2], [3, 4]])", "轴 1，第 1 行"},
		{"value", "(ones(3) / 7).sum()", "0.4286"},
		{"value", "ones((4, 4)).sum()", "112/7"},
		{"value", "ones((2048, 1001)).nbytes", "16.4 MB"},
		{"value", "ones((4, 32, 8)).nbytes", "8,192"},
		{"value", "(array([1, 3]) ** 2).sum()", "(10)"},
		{"cell 1", "array([1, 3]) + 1", "(4)"},
		{"value", "ones((4, 32, 8)).nbytes", "8192 bytes"},
		{"value", "ones((4, 32, 8)).nbytes", "8192字节"},
		{"value", "ones((4, 5, 6)).size", "120个"},
	} {
		if q := questionOf(test.ask, test.code); !q.Right(test.typed) {
			t.Errorf("%s: %q is not taken for %q", test.code, test.typed, q.Answer)
		}
	}
	for typed, code := range map[string]string{
		"81,92": "ones((4, 32, 8)).nbytes",
		"8193":  "ones((4, 32, 8)).nbytes",
		"42.01": "ones((6, 7)).size",
		"0.43":  "(ones(3) / 7).sum()",
		"5 MB":  "ones((1000, 500)).nbytes",
	} {
		if q := questionOf("value", code); q.Right(typed) {
			t.Errorf("%s: %s is taken for %s", code, typed, q.Answer)
		}
	}
}
