package lessons_test

import (
	"regexp"
	"strings"
	"testing"

	"shapecast/lessons"
)

const points = "\n```broadcast\n:id: points\n:caption: C\n:show: SHOW\na = ones((2, 2))\nb = ones((3, 2))\n" +
	"d = a[:, None, :] - b[None, :, :]\n(d ** 2).sum(axis=-1)     # -> (2, 3)\n```\n\n"

const walk = "1. **Line up.** `(2, 1, 2)` over `(1, 3, 2)`.\n2. **Pad.** Nothing in `a`.\n3. **Match.** All.\n4. **Stretch.** Both.\n5. **Compute.** `(2, 3, 2)`.\n"

// TestStepsAndFigureAgree holds that a lesson whose sentences are about another
// operation than its figure draws is refused.
func TestStepsAndFigureAgree(t *testing.T) {
	const difference = "a[:, None, :] - b[None, :, :]"
	for _, test := range []struct{ name, show, list, want string }{
		{"as told", difference, walk, ""},
		{"blanks aside", "a[:,None,:]-b[None,:,:]", walk, ""},
		{"another operation", "d ** 2", walk, "18:1: figure points, which draws d ** 2, has no shape (2, 1, 2)"},
		{"an operation that is not there", "a + b", walk, "11:8: the program has no operation a + b"},
		{"a step is missing", difference, strings.Replace(walk, "2. **Pad.** Nothing in `a`.\n", "", 1), "18:1: 4 steps, of figure points, want 5"},
		{"another order", difference, strings.Replace(walk, "**Pad.**", "**Match.**", 1), `19:1: step 2 is "Match", want "Pad"`},
		{"the first two in another order", difference, strings.NewReplacer("**Line up.**", "**Pad.**", "**Pad.**", "**Line up.**").Replace(walk), `18:1: step 1 is "Pad", want "Line up"`},
		{"the first is missing", difference, strings.SplitAfterN(walk, "\n", 2)[1], "18:1: 4 steps, of figure points, want 5"},
		{"a name that is not there", difference, strings.Replace(walk, "`a`", "`c`", 1), "19:1: figure points has no c"},
	} {
		t.Run(test.name, func(t *testing.T) {
			l, problems := read(strings.Replace(points, "SHOW", test.show, 1) + test.list)
			if test.want != "" {
				wantProblem(t, problems, test.want)
			} else if len(problems) > 0 || !l.Figures[0].Told {
				t.Errorf("the list is not tied: %v\n%s", l.Figures[0].Told, problems.Text())
			}
		})
	}
}

// TestRuleOfAFigure holds that a figure follows the rule that it names, and
// that its claims are held against that rule.
func TestRuleOfAFigure(t *testing.T) {
	const fence = "```broadcast\n:id: left\n:caption: C\n:rule: RULE\na = ones((5, 2, 4))\nb = ones((5, 2))\na + b  # -> (5, 2, 4)\n```\n"
	l, problems := read(strings.Replace(fence, "RULE", "julia", 1))
	if len(problems) > 0 {
		t.Fatal(problems.Text())
	}
	f := l.Figures[0]
	if got := f.Drawn.Trace.Result().String(); got != "(5, 2, 4)" || f.Lines != [2]int{3, 3} {
		t.Errorf("got %s, drawn on lines %v", got, f.Lines)
	}
	_, problems = read(strings.Replace(fence, "RULE", "numpy", 1))
	wantProblem(t, problems, "13:13: expected (5, 2, 4)")
	_, problems = read(strings.Replace(fence, "RULE", "fortran", 1))
	wantProblem(t, problems, `10:8: rule "fortran" is unknown`)
}

// TestARowOfNumbersIsOnePiece holds that short innermost brackets are one span, which a
// narrow page does not break, and that code as text is as it was written.
func TestARowOfNumbersIsOnePiece(t *testing.T) {
	html, err := lessons.Highlight("a = array([[3, 5], [4, 4]])\nb = a[:, None]", "python")
	if n := strings.Count(html, `<span class="row">`); err != nil || n != 2 {
		t.Errorf("got %d rows (%v), want 2: %s", n, err, html)
	}
	if got := regexp.MustCompile("<[^>]*>").ReplaceAllString(html, ""); got != "a = array([[3, 5], [4, 4]])\nb = a[:, None]" {
		t.Errorf("the code reads %q", got)
	}
}

// TestTheDrawnStatementIsMarked looks at the source as the page shows it.
func TestTheDrawnStatementIsMarked(t *testing.T) {
	html, err := lessons.Highlight("a = 1\nb = 2\na + b", "python", [2]int{2, 2})
	if want := `<span class="line hl"><span class="cl"><span class="n">b</span>`; err != nil || !strings.Contains(html, want) || strings.Count(html, "hl") != 1 {
		t.Errorf("got %s (%v), want %s once", html, err, want)
	}
}
