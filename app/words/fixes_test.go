package words_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

// storyOfTrace returns the story of the operation that a program ends in.
func storyOfTrace(t *testing.T, l words.Lang, source string) *words.Story {
	t.Helper()
	step, ok := run.Run(strings.ReplaceAll(source, "; ", "\n"), "").Focus()
	if !ok || step.Trace == nil {
		t.Fatalf("%s has no operation", source)
	}
	return words.StoryOf(l, *step.Trace)
}

// storyOfChange returns the story of the change that a program is drawn as.
func storyOfChange(t *testing.T, source string) *words.ChangeStory {
	t.Helper()
	step, ok := run.Run(strings.ReplaceAll(source, "; ", "\n"), "").Focus()
	if !ok || step.Change == nil {
		t.Fatalf("%s has no change", source)
	}
	return words.ChangeStoryOf(words.English, *step.Change)
}

// fixOf returns a repair in words.
func fixOf(means, short string) words.Fix { return words.Fix{Means: means, Short: short} }

// offered returns the repairs of a story.
func offered(s *words.Story) (list []words.Repair) {
	for _, r := range engine.Repairs(s.Trace) {
		list = append(list, words.Repair{Repair: r, Code: fmt.Sprint(r)})
	}
	return list
}

// TestFix names the first repair of each program in both languages: what it
// means, and for phones.
func TestFix(t *testing.T) {
	for _, test := range []struct {
		source           string
		english, chinese words.Fix
	}{
		{"scores = ones(students=4, tests=3); bonus = ones(4); scores + bonus",
			fixOf("One bonus per student", "Per student"),
			fixOf("每个 student 用一个 bonus", "按 student")},
		{"scores = ones(4, 3); bonus = ones(4); scores + bonus",
			fixOf("One bonus per row", "Per row"),
			fixOf("每行用一个 bonus", "按行")},
		{"images = ones(4, 32, 14, 14); bias = ones(32); images + bias",
			fixOf("One bias per entry of axis 1", "Along axis 1"),
			fixOf("轴\u00a01 每项用一个 bias", "按轴\u00a01")},
		{"a = ones(2, 1); b = ones(3); a += b",
			fixOf("Put the sums in a new array: (2,\u00a03)", "New array"),
			fixOf("把和放进新数组：(2,\u00a03)", "新数组")},
		{"y_true = ones(100, 1); y_pred = ones(100); y_true - y_pred",
			fixOf("Each with its own: (100,\u00a01)", "One to one"),
			fixOf("一一对应：(100,\u00a01)", "一一对应")},
		{"a = ones(3); b = ones(4); a + b",
			fixOf("All pairs: (4,\u00a03)", "All pairs"),
			fixOf("两两配对：(4,\u00a03)", "两两配对")},
		{"ones(2, 3) - (ones(2) + 1)",
			fixOf("One value of B per row", "Per row"),
			fixOf("每行用 B 的一个值", "按行")},
		{"xr.DataArray(ones((2, 3)), dims=['class', 'student']) + xr.DataArray(ones(3), dims=['studnet'])",
			fixOf("studnet is the same axis as student", "Same axis"), fixOf("studnet 就是 student 轴", "同一个轴")},
		{"conf = ones(3, 3); conf / conf.sum(axis=1)", fixOf("One value of conf.sum(axis=1) per row", "Per row"), fixOf("每行用 conf.sum(axis=1) 的一个值", "按行")},
		{"ones(2, 3) + [1, 2]", fixOf("One value of B per row", "Per row"), fixOf("每行用 B 的一个值", "按行")},
	} {
		for l, want := range map[words.Lang]words.Fix{words.English: test.english, words.Chinese: test.chinese} {
			story := storyOfTrace(t, l, test.source)
			if got := story.Fix(engine.Repairs(story.Trace)[0]); got != want {
				t.Errorf("%s: got %q, want %q", test.source, got, want)
			}
		}
	}
}

// TestFixesAreToldApart reads the two repairs that stand side by side: they say
// different things before the shape and the code.
func TestFixesAreToldApart(t *testing.T) {
	for _, test := range []struct {
		lang   words.Lang
		source string
		want   [2]string
		short  [2]string
	}{
		{words.English, "ones(3, 2) + ones(4)", [2]string{"All pairs: (4,\u00a03,\u00a02)", "All pairs: (3,\u00a02,\u00a04)"}, [2]string{"All pairs (4,\u00a03,\u00a02)", "All pairs (3,\u00a02,\u00a04)"}},
		{words.Chinese, "ones(3, 2) + ones(4)", [2]string{"两两配对：(4,\u00a03,\u00a02)", "两两配对：(3,\u00a02,\u00a04)"}, [2]string{"两两配对 (4,\u00a03,\u00a02)", "两两配对 (3,\u00a02,\u00a04)"}},
		{words.English, "ones(4, 3, 5, 6) + ones(2, 3, 5, 6)", [2]string{"A larger result: (2,\u00a04,\u00a03,\u00a05,\u00a06)", "A larger result: (4,\u00a02,\u00a03,\u00a05,\u00a06)"}, [2]string{"Larger (2,\u00a04,\u00a03,\u00a05,\u00a06)", "Larger (4,\u00a02,\u00a03,\u00a05,\u00a06)"}},
	} {
		story := storyOfTrace(t, test.lang, test.source)
		fixes := story.Fixes(offered(story)[:2])
		for i, fix := range fixes {
			if fix.Means != test.want[i] || fix.Short != test.short[i] {
				t.Errorf("%s: button %d says %q, on a phone %q, want %q and %q", test.source, i, fix.Means, fix.Short, test.want[i], test.short[i])
			}
		}
	}
}

// TestViewsAreStoredOnce counts what operands hold together.
func TestViewsAreStoredOnce(t *testing.T) {
	for program, want := range map[string]int{
		"a = arange(5)\na - a.reshape(5, 1)": 5,
		"a = arange(5)\na[1:] - a[:-1]":      5,
		"a = arange(5)\na * a":               5,
		"a = arange(5)\na - arange(5)":       10,
	} {
		said := storyOfTrace(t, words.English, program).Meant().Say(words.Match)
		if !strings.Contains(said.Small, fmt.Sprintf(" %d stored numbers", want)) {
			t.Errorf("%s: got %q, want %d stored numbers", program, said.Small, want)
		}
	}
}

// TestMeant confirms a table of all pairs: it is asked about no more.
func TestMeant(t *testing.T) {
	story := storyOfTrace(t, words.English, "a = ones(3, 1); b = ones(4); a + b")
	if got := story.Confirm(); got != "I meant all pairs" {
		t.Errorf("the button says %q", got)
	}
	said := story.Meant().Say(words.Match)
	if want := "12 sums from 7 stored numbers"; said.Kind != words.Running || said.Verdict != "It runs" || said.Small != want {
		t.Errorf("once confirmed, got %+v, want It runs and %q", said, want)
	}
	if want := "Each axis settles on one size."; said.Lead != want {
		t.Errorf("once confirmed, got %q, want %q", said.Lead, want)
	}
}

// TestLetters says what the letters of a figure stand for.
func TestLetters(t *testing.T) {
	const standardized = "x = arange(12.).reshape(3, 4)\n(x -\n x.mean(axis=0)) / x.std(axis=0)"
	for _, test := range []struct {
		got, want string
	}{
		{storyOfTrace(t, words.English, standardized).Letters(), "\nA is x - x.mean(axis=0)"},
		{storyOfTrace(t, words.Chinese, standardized).Letters(), "\nA 是 x - x.mean(axis=0)"},
		{storyOfTrace(t, words.English, "ones(4, 1) + ones(3)").Letters(), "\nA is ones(4, 1)\nB is ones(3)"},
		{storyOfTrace(t, words.English, "array(["+strings.Repeat("1, ", 50)+"2]) + 1").Letters(), "\nA is array([" + strings.Repeat("1, ", 27) + "1…"},
		{storyOfTrace(t, words.English, "a = ones(4, 1); a + 3").Letters(), ""},
		{storyOfTrace(t, words.English, "a = ones(4, 3); a[:, 0] += ones(4)").Letters(), "\nB is ones(4)"},
		{storyOfChange(t, "(ones(4, 3).T * 1).sum(axis=0)").Letters(), "\nA is ones(4, 3).T * 1"},
		{storyOfChange(t, "array([ones(2), ones(3)])").Letters(), ""},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
}

// TestSpoken reads chips and figures aloud.
func TestSpoken(t *testing.T) {
	const scores = "scores = ones(students=4, tests=3); bonus = array([5, 0, 2, 7]); scores + bonus"
	const column = "a = ones(3, 1); a + arange(4)"
	en, zh, awkward := words.English, words.Chinese, otherTraces(t)["Awkward Array"]
	for _, test := range []struct{ got, want string }{
		{storyOfTrace(t, en, scores).Spoken(), "scores, 4 by 3, plus bonus, size 4"},
		{storyOfTrace(t, zh, scores).Spoken(), "scores（4×3）加 bonus（大小 4）"},
		{storyOfTrace(t, en, "a = ones(3)\nb = a\nc = ones(4, 1)\nc + (a - b)").Spoken(), "c, 4 by 1, plus a - b, size 3"},
		{storyOfTrace(t, en, column).Spoken(), "a, 3 by 1, plus B, size 4"},
		{storyOfTrace(t, en, "where(ones(2) > 0, ones(2), 0)").Spoken(), "where of A, size 2; B, size 2; 0, a single number"},
		{storyOfTrace(t, en, "broadcast_to(ones(4), (3, 4))").Spoken(), "A, size 4, to 3 by 4"},
		{storyOfTrace(t, en, scores).ChipName(1, 1), "bonus, tests, axis 1"},
		{storyOfTrace(t, zh, scores).ChipName(1, 1), "bonus，tests，轴\u00a01"},
		{storyOfTrace(t, en, scores).ChipValue(1, 1, words.LineUp), "size 4"},
		{storyOfTrace(t, en, scores).ChipValue(1, 1, words.Match), "size 4, does not match"},
		{storyOfTrace(t, en, scores).ChipValue(1, 0, words.LineUp), "no axis here yet"},
		{storyOfTrace(t, en, column).ChipValue(0, 1, words.Stretch), "size 1, read 4 times"},
		{storyOfTrace(t, zh, column).ChipValue(0, 1, words.Stretch), "大小 1，读 4 次"},
		{storyOfTrace(t, en, column).ChipValue(1, 0, words.Pad), "size 1, added, not in your code"},
		{storyOfTrace(t, en, column).ChipValue(-1, 1, words.Pad), "not known yet"},
		{storyOfTrace(t, en, column).ChipValue(-1, 1, words.Match), "size 4"},
		{storyOfTrace(t, en, "ragged([[5, 6, 7], [8], [9, 0]]) + ones(3, 1)").ChipValue(0, 1, words.LineUp), "lengths 3, 1, 2"},
		{storyOfTrace(t, en, "a = ones(2, 3); a += ones(3)").Spoken(), "a, 2 by 3, plus B, size 3, written into a"},
		{storyOfTrace(t, en, "a = zeros((2, 3)); add(ones(3), 1, out=a)").Spoken(), "B, size 3, plus 1, a single number, into a, 2 by 3"},
		{storyOfTrace(t, en, "a = ones(2, 3); a += ones(3)").ResultRow(), "a, after"},
		{storyOfTrace(t, zh, "a = ones(2, 3); a += ones(3)").ResultRow(), "a（之后）"},
		{storyOfTrace(t, en, "a = ones(2, 1); b = ones(3); a + b").ResultRow(), "result"},
		{storyOfTrace(t, en, "a = ones(2, 1); b = ones(3); np.round(a + b)").ResultRow(), "a + b"},
		{storyOfTrace(t, en, "a = ones(3); broadcast_to(a, (2, 3)) + 1").ResultRow(), "broadcast_to(a)"},
		{storyOfTrace(t, en, "a = ones(3); broadcast_to(a, (2, 3))").ResultRow(), "view"},
		{storyOfTrace(t, en, "a = ones(2, 1); b = ones(3); abs(a + b + a)").ResultRow(), "a + b + a"},
		{storyOfChange(t, "A = ones((2, 3)); x = ones((2, 3)); np.einsum('ij,ij->i', A, x)").Names()[0], "A * x"},
		{storyOfChange(t, "A = ones((2, 3)); (A + 1).sum(axis=0)").Names()[0], "A + 1"},
		{storyOfChange(t, "A = ones((2, 3)); np.ones((2, 3)).sum(axis=0)").Names()[0], "B"},
		{storyOfTrace(t, en, "c = ones(2) > 0; where(c, ones(2), 0)").RowNames()[0], "if c"},
		{storyOfTrace(t, en, "means = ones(3); ones((3, 4)) - means[:, None]").RowNames()[1], "means[:, None]"},
		{storyOfTrace(t, en, "m = ones((3, 3)); m - m.mean(axis=1)").RowNames()[1], "m.mean(axis=1)"},
		{storyOfTrace(t, en, "m = ones((3, 3)); m - m.mean(axis=1, keepdims=True)").RowNames()[1], "B"},
		{storyOfTrace(t, en, "m = ones((3, 3)); m - np.arange(3)").RowNames()[1], "B"},
		{storyOfTrace(t, en, "h, w, b = ones((2, 3)), ones((3, 4)), ones(4); h @ w + b").RowNames()[0], "h @ w"},
		{storyOfTrace(t, en, "m = ones((3, 3)); m + m.sum(axis=0) * m.sum(axis=1)").RowNames()[1], "B"},
		{storyOfTrace(t, en, "a = ones((2, 3)); a - np.arange(4); b = 1").RowNames()[1], "C"},
		{storyOfTrace(t, en, "b, m = 1, ones((3, 3)); m - np.arange(3)").RowNames()[1], "C"},
		{storyOfTrace(t, en, "weights = ones((2, 1)); ones(3) * weights[:, :, None]").RowNames()[1], "weights[:, :, None]"},
		{storyOfTrace(t, en, "a = b = 1; broadcast_shapes((2, 3), (3,), (4, 1))").RowNames()[2], "(4, 1)"},
		{storyOfTrace(t, en, "m = ones((3, 3)); m - (1, 2, 3)").RowNames()[1], "B"},
		{storyOfTrace(t, en, "m = ones((3, 3)); m - (m + m)[0]").RowNames()[1], "B"},
		{storyOfTrace(t, en, "m = ones((3, 3)); m - ones(3).T").RowNames()[1], "B"},
		{storyOfTrace(t, en, column).SpokenAxis(1), "axis 1: a size 1, read 4 times; B size 4; result size 4"},
		{storyOfTrace(t, zh, column).SpokenAxis(1), "轴\u00a01：a 大小 1，读 4 次；B 大小 4；结果大小 4"},
		{storyOfTrace(t, en, "ones(4) + ones(2)").SpokenAxis(0), "axis 0: A size 4; B size 2; they do not match"},
		{words.StoryOf(en, awkward).SpokenAxis(1), "axis 1: A lengths 2, 1; B size 1, added, not in your code, read as often as each row is long; result lengths 2, 1"},
		{words.ShapeText(awkward.Result()), "(2,\u00a01…2)"},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
}

// TestRowsOfBounds names the operands of clip, which chooses no values by a condition.
func TestRowsOfBounds(t *testing.T) {
	for program, want := range map[string][]string{
		"x = ones(3, 2)\nx.clip(min=ones(3))":                  {"x", "B"},
		"x = ones(3, 2)\nx.clip(ones(3), ones(2))":             {"x", "B", "C"},
		"x = ones(3, 2)\nwhere(ones(3) > 0, x, ones(2))":       {"if A", "then x", "else C"},
		"x = ones(3, 2)\nnp.clip(x, None, np.ones((3, 3, 3)))": {"x", "B"},
	} {
		if got := storyOfTrace(t, words.English, program).RowNames(); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", program, got, want)
		}
	}
}

// TestFixesByTheirCode offers two repairs that differ in their code alone.
func TestFixesByTheirCode(t *testing.T) {
	story := storyOfTrace(t, words.English, "ones(2, 3) + ones(2)")
	r := engine.Repairs(story.Trace)[0]
	fixes := story.Fixes([]words.Repair{{Repair: r, Code: "(~mask)[:, None]"}, {Repair: r, Code: "B[:, None]"}})
	if fixes[0].Code != "(~mask)[:, None]" || fixes[1].Code != "B[:, None]" {
		t.Errorf("got %q and %q", fixes[0].Code, fixes[1].Code)
	}
	long := storyOfTrace(t, words.English, "import torch\ntorch.empty(16, 12, 197, 197) + torch.empty(16, 197)")
	r.Operand = 1
	fixes = long.Fixes([]words.Repair{{Repair: r, Code: "torch.empty(16, 197)[:, None, None]"}, {Repair: r, Code: "torch.empty(16, 197)[:, None, :, None]"}})
	if fixes[0].Code != "torch.emp…(16, 197)[:, None, None]" || fixes[1].Code != "torch.emp…(16, 197)[:, None, :, None]" {
		t.Errorf("of operands written out, got %q and %q", fixes[0].Code, fixes[1].Code)
	}
}

// TestTheLastEntryIsOfferedByItsName looks at what the repair of an index that JAX brings to the end
// is called.
func TestTheLastEntryIsOfferedByItsName(t *testing.T) {
	c := engine.Change{Name: "index", Index: "[7]", Clamped: &engine.IndexError{Index: 7, Size: 4}}
	if got := words.English.Mended(c, words.Repair{}).Means; got != "-1 is the last one: ()" {
		t.Errorf("it is called %q", got)
	}
}
