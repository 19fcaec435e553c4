package lessons_test

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"shapecast/lessons"
)

// draw stands for the pictures of a real site.
var draw = lessons.Draw{
	Part: func(p lessons.Part) (string, error) {
		if p.Figure != nil {
			return "<figure id=" + p.ID + ">", nil
		}
		return "<question " + p.ID + " " + strings.Join(p.Answers(), " ") + ">", nil
	},
	Picture: func(p *lessons.Picture) string { return "../" + p.Path },
}

// soundCourse reads lessons that have no problems.
func soundCourse(t *testing.T, folder fstest.MapFS) *lessons.Course {
	t.Helper()
	course, problems := lessons.Read(folder)
	if len(problems) > 0 {
		t.Fatal(problems.Text())
	}
	return course
}

// soundLesson is [read] for a text that has no problems.
func soundLesson(t *testing.T, text string) *lessons.Lesson {
	t.Helper()
	return soundCourse(t, fstest.MapFS{"en/01-axes.md": {Data: []byte(front + text)}}).Lessons[0]
}

func scenesOf(t *testing.T, l *lessons.Lesson) []lessons.Scene {
	t.Helper()
	scenes, err := l.Scenes(draw)
	if err != nil {
		t.Fatal(err)
	}
	return scenes
}

func TestHTML(t *testing.T) {
	const sum = "\n```broadcast\n:id: sum\n:caption: C\na = ones(4, 1)\nb = arange(3)\na + b # -> (4, 3)\n```\n"
	for _, test := range []struct{ name, text, want string }{
		{"a figure", sum, "<figure id=sum>"},
		{"a prediction", "```predict\n:id: p\n:ask: shape\nones(4, 1) + arange(3)\n```", "<question p (4, 3)>"},
		{"a quiz", "```quiz\n:id: q\n:check: broadcasts (4, 1)\nWhich?\n- [x] (3,)\n- [ ] (5, 4)\n```", "<question q (3,)>"},
		{"a goal", "```goal\n:id: g\n:goal: result (4, 5)\n:edits: 1\nones((4, 1)) + ones(3)\n---\nones((4, 1)) + ones(5)\nhint: Which?\n```", "<question g ones((4, 1)) + ones(5)>"},
		{"a reference in the text", "See fig:sum." + sum, `<p>See <a href="#sum">Figure 1</a>.</p>`},
		{"a reference between ideographs", "如fig:sum所示。" + sum, `<p>如<a href="#sum">Figure 1</a>所示。</p>`},
		{"a shape in the text", "It is `(2, 3, 4)`, from `f(2, 3)`.", `It is <code class="row">(2, 3, 4)</code>, from <code>f(2, 3)</code>.`},
		{"no reference in code", "`fig:sum`", "<code>fig:sum</code>"},
		{"a link to a figure", "[it](fig:sum)" + sum, `<a href="#sum">it</a>`},
		{"a link that sets an operand", "[it](set:sum?a=5,1)" + sum,
			`<a href="#sum" class="set" data-set="sum" data-query="e=a+%3D+ones%28%285,+1%29%29%0Ab+%3D+arange%283%29%0Aa+%2B+b">it</a>`},
		{"a link that sets an operand that counted", "[it](set:sum?b=3)" + sum, `data-query="e=a+%3D+ones%284,+1%29%0Ab+%3D+arange%281,+4%29%0Aa+%2B+b"`},
		{"a link that sets values", "[it](set:sum?b=[7,8])" + sum, `data-query="e=a+%3D+ones%284,+1%29%0Ab+%3D+array%28[7,8]%29%0Aa+%2B+b"`},
		{"an anchor", "## Over here\n\n[x](#over-here)", `<h2 id="over-here">Over here</h2>`},
		{"an anchor in Chinese", "## 先预测", `<h2 id="先预测">先预测</h2>`},
		{"an anchor of one's own", "## 先预测 {#predict}", `<h2 id="predict">先预测</h2>`},
		{"a note", "> [!WARNING]\n> Mind the *gap*.\n> Twice.", "<aside class=\"warning\"><p class=\"title\">Pitfall</p>\n<p>Mind the <em>gap</em>.\nTwice.</p>\n</aside>"},
		{"a plain quote", "> Said.", "<blockquote>\n<p>Said.</p>\n</blockquote>"},
		{"code", "```python\nx = 1\n```", `<span class="mi">1</span>`},
		{"a table", "| a |\n|---|\n| 1 |", "<td>1</td>"},
		{"a formula in a line", `It costs $5: \(n^2\) sums.`, "<mi>n</mi>"},
		{"a formula of its own", "$$\n\\frac{a}{b}\n$$", `display="block"`},
		{"a link out of the course", "[x](http://example.org/a)", `<a href="http://example.org/a" class="outside" rel="external" title="example.org">x</a>`},
		{"a mail address", "[x](mailto:a@example.org?subject=b)", `<a href="mailto:a@example.org?subject=b" class="outside" rel="external" title="a@example.org">x</a>`},
		{"a footnote", "So.[^why]\n\n[^why]: Because.", `<a href="#fn:1" class="footnote-ref" role="doc-noteref">1</a>`},
		{"lines of Chinese", "一行，\n又一行\n第三行", "<p>一行，又一行第三行</p>"},
		{"lines of English", "one,\ntwo", "<p>one,\ntwo</p>"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var html strings.Builder
			for _, s := range scenesOf(t, soundLesson(t, test.text)) {
				html.WriteString(string(s.Before + s.Stage + s.After))
			}
			if !strings.Contains(html.String(), test.want) {
				t.Errorf("got\n%s\nwant\n%s", html.String(), test.want)
			}
		})
	}
}

// TestPictures shows pictures of two kinds, with the sizes that their files state.
func TestPictures(t *testing.T) {
	var dot bytes.Buffer
	if err := png.Encode(&dot, image.NewGray(image.Rect(0, 0, 30, 20))); err != nil {
		t.Fatal(err)
	}
	course := soundCourse(t, fstest.MapFS{
		"en/01-axes.md":       {Data: []byte(front + "![A *small* dot](pictures/dot.png \"Dot\")\n\n![A line](../all/line.svg)\n")},
		"en/pictures/dot.png": {Data: dot.Bytes()},
		"all/line.svg":        {Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8.5 4"/>`)},
	})
	html := string(scenesOf(t, course.Lessons[0])[0].Before)
	for _, want := range []string{
		`<img src="../en/pictures/dot.png" alt="A small dot" title="Dot" width="30" height="20" loading="lazy" decoding="async">`,
		`<img src="../all/line.svg" alt="A line" width="8" height="4" loading="lazy" decoding="async">`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("got\n%s\nwant\n%s", html, want)
		}
	}
	if len(course.Pictures) != 2 {
		t.Errorf("got %d pictures, want 2", len(course.Pictures))
	}
}

// TestReferenceElsewhere names the lesson of a figure that is in another one.
func TestReferenceElsewhere(t *testing.T) {
	course := soundCourse(t, fstest.MapFS{
		"en/01-axes.md": {Data: []byte(front + figure(sound))},
		"en/02-next.md": {Data: []byte("---\ntitle: B\nsummary: S\norder: 2\nid: next\n---\nAs fig:axes/f shows.\n")},
	})
	html := string(scenesOf(t, course.Find("en", "next"))[0].Before)
	if want := `<a href="../axes/#f">Figure 1 of “Axes”</a>`; !strings.Contains(html, want) {
		t.Errorf("got %s, want %s", html, want)
	}
}

// TestFigureAfterAnAnswer holds that a figure that comes after an answer is covered
// whole, and stands beside its question and not beside all before it.
func TestFigureAfterAnAnswer(t *testing.T) {
	l := soundLesson(t, "First.\n\n## One\n\n"+fenced("predict", "ones(4, 1) + arange(3)\n---\nwhy: So.")+"\n## Two\n\n"+figure(":after: p\n"+sound))
	if f, p := l.Figures[0], l.Predictions[0]; !f.Shut || !slices.Contains(f.Gate, "p") || p.Why != "So." {
		t.Errorf("got %v, shut %t, with %q; want the figure covered until p is answered", f.Gate, f.Shut, p.Why)
	}
	scenes := scenesOf(t, l)
	if len(scenes) != 2 || scenes[0].Figure != nil || !strings.Contains(string(scenes[1].Before), "Two") {
		t.Errorf("got %+v, want the figure beside its own section", scenes)
	}
}

func TestHTMLStopsAtAnError(t *testing.T) {
	l, _ := read("```predict\n:id: p\n:ask: shape\nones(4, 1) + arange(3)\n```")
	want := errors.New("no ink")
	broken := draw
	broken.Part = func(lessons.Part) (string, error) { return "", want }
	if _, err := l.Scenes(broken); !errors.Is(err, want) {
		t.Errorf("got %v, want %v", err, want)
	}
}

func TestAnswers(t *testing.T) {
	for _, test := range []struct{ name, ask, code, want string }{
		{"a shape", "shape", "ones(4, 1) + arange(3)", "(4, 3)"},
		{"no shape", "shape", "ones(4, 2) + arange(3)", "error"},
		{"padded", "padded", "ones(2, 3, 4) + arange(4)", "(1, 1, 4)"},
		{"a scalar, padded", "padded", "ones(2, 3) + 5", "(1, 1)"},
		{"an axis", "error", "ones(4, 32, 14, 14) + ones(2, 32, 14, 14)", "axis 0"},
		{"a row", "error", "ragged([[1, 2], [3]]) + ragged([[1, 2], [3, 4]])", "axis 1, row 1"},
		{"an output that cannot grow", "error", "a = ones(3)\na += ones(2, 3)", "output"},
		{"no error", "error", "ones(3) + 1", "runs"},
		{"a cell", "cell 1,2", "array([[0], [10]]) + arange(3)", "12"},
		{"a cell of a ragged row", "cell 1,0", "ragged([[1, 2], [3]]) + 3", "6"},
		{"a number", "value", "ones(2, 3, 4).size", "24"},
		{"values", "value", "arange(3) + 1", "[1, 2, 3]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			l := soundLesson(t, "```predict\n:id: p\n:ask: "+test.ask+"\n"+test.code+"\n```")
			if got := l.Predictions[0].Answer; got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestChecks(t *testing.T) {
	for _, test := range []struct{ name, check, right, wrong string }{
		{"broadcasts", "broadcasts (4, 1)", "(3,)", "(5, 4)"},
		{"gives, of shapes", "gives (4, 3)", "(4, 1) + (3,)", "(4, 1) + (4,)"},
		{"gives, of code", "gives (4, 3)", "`ones(4, 3) * 2`", "`ones(4) * 2`"},
		{"runs", "runs", "`ones(3) + ones(1)`", "`ones(3) + ones(2)`"},
		{"fails", "fails", "(3,) + (2,)", "(3,) + (1,)"},
		{"equals", "equals ones(2, 3).size", "6", "5"},
		{"shape", "shape ones(4, 1) + arange(3)", "(4, 3)", "(3, 4)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			soundLesson(t, "```quiz\n:id: q\n:check: "+test.check+"\nWhich?\n- [x] "+test.right+"\n- [ ] "+test.wrong+"  No.\n```")
		})
	}
}

func TestTranslations(t *testing.T) {
	const source = front + "\n```predict\n:id: p\n:ask: shape\nones(3)\n```\n"
	translated := func(header, body string) fstest.MapFS {
		return fstest.MapFS{
			"en/01-axes.md": {Data: []byte(source)},
			"zh/01-axes.md": {Data: []byte(strings.Replace(front, "---\n", "---\n"+header, 1) + body)},
		}
	}
	const question = "```predict\n:id: p\n:ask: shape\nones(3)\n```\n"
	hash := "translates: \"" + lessons.Hash([]byte(source)) + "\"\n"
	for _, test := range []struct {
		name   string
		folder fstest.MapFS
		want   string // "" for no problem
	}{
		{"up to date", translated(hash, question), ""},
		{"stale", translated("translates: \"000000000000\"\n", question), "2:1: en/01-axes.md has changed since it was translated"},
		{"of no state", translated("", question), "1:1: which state of en/01-axes.md this translates is not written"},
		{"a path of its own", translated("core: true\n"+hash, question), "2:1: core differs from en/01-axes.md"},
		{"a question is missing", translated(hash, ""), "1:1: p of en/01-axes.md is missing"},
		{"a question too many", translated(hash, question+strings.Replace(question, ":id: p", ":id: more", 1)), "13:1: more is not in en/01-axes.md"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, problems := lessons.Read(test.folder)
			if test.want == "" && len(problems) > 0 {
				t.Error(problems.Text())
			} else if test.want != "" {
				wantProblem(t, problems, test.want)
			}
		})
	}
}

// TestFormulaIsTheSameEachTime reads a formula as often as shows that the library writes
// attributes in any order.
func TestFormulaIsTheSameEachTime(t *testing.T) {
	const formula = "$$\n\\left(\\frac{a}{b}\\right)\n$$"
	first := scenesOf(t, soundLesson(t, formula))
	for range 20 {
		if again := scenesOf(t, soundLesson(t, formula)); !reflect.DeepEqual(again, first) {
			t.Fatalf("got\n%v\nand\n%v", first, again)
		}
	}
}
