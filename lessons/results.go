package lessons

import (
	"html"
	"slices"
	"strings"

	"shapecast/engine/run"
)

// Program returns the code of a figure as HTML. What its lines gave stands behind them,
// as the author claims and [program.check] found. What answers a question that does not
// uncover the figure names that question, so that the page can keep it back.
func (l *Lesson) Program(f *Figure) (string, error) {
	code, err := Highlight(f.State.Expr, "python", f.Lines)
	lines := strings.Split(code, "\n")
	for _, c := range f.Claims {
		if f.draws(c) {
			continue
		}
		line, end := lines[c.Line-f.blank], ""
		if before, ends := strings.CutSuffix(line, lastEnd); ends {
			line, end = before, lastEnd
		}
		lines[c.Line-f.blank] = line + c.html(l.asking(f, c)) + end
	}
	return strings.Join(lines, "\n"), err
}

// lastEnd is what [Highlight] closes after the last line.
const lastEnd = "</span></span></code></pre>"

// html returns a claim as a comment, which waits until some questions are answered.
func (c Claim) html(questions []string) string {
	open := ` <span class="c1 result">`
	if len(questions) > 0 {
		open = ` <span class="c1 result" data-wait="` + strings.Join(questions, " ") + `">`
	}
	return open + row.ReplaceAllString(html.EscapeString("# "+c.Text), `<span class="row">$0</span>`) + "</span>"
}

// draws reports whether a claim says what the figure itself shows: what comes of the
// operation that it draws. It does not show the words of an error.
func (f *Figure) draws(c Claim) bool {
	return f.Lines[1] == c.line(f) && !errorClaim.MatchString(c.Text) &&
		Same(c.Text, given(run.Value{Array: &f.Drawn.Result}, c.Text))
}

// line returns on which line of the program of a figure a claim stands, from 1.
func (c Claim) line(f *Figure) int { return c.Line - f.blank + 1 }

// asking returns the ids of the questions that a claim of a figure answers, without those
// that uncover the figure.
func (l *Lesson) asking(f *Figure, c Claim) []string {
	var ids []string
	for _, p := range l.Predictions {
		if !slices.Contains(f.Gate, p.ID) && f.gives(c, p) {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

// gives reports whether a claim answers a question: its line ends as the program of that
// does, with the same result, or makes what a figure would answer it with.
func (f *Figure) gives(c Claim, p *Prediction) bool {
	code := strings.Split(f.State.Expr, "\n")
	asked := strings.Split(p.State.Expr, "\n")
	if packed(code[c.line(f)-1]) == packed(asked[len(asked)-1]) && Same(c.Text, p.Answer) {
		return true
	}
	return c.step != nil && c.step.answers(p)
}
