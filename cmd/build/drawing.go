package main

import (
	"cmp"
	"html/template"
	"slices"
	"strconv"
	"strings"

	learner "shapecast/app/answer"
	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/run"
	"shapecast/lessons"
)

// parts are the pieces of a lesson that are more than text.
var parts = template.Must(template.New("parts").Funcs(functions).ParseFS(templateFiles, "templates/parts.html"))

// The widths, in pixels, that figures are laid out for: what stands beside the text of a
// lesson, a page of their own or of somebody else, and what a phone leaves of both.
const besideWidth, aloneWidth, narrowWidth = 632, 720, 328

// article returns a lesson, figure by figure.
func (b *builder) article(lang edition, l *lessons.Lesson) ([]lessons.Scene, error) {
	scenes, err := l.Scenes(lessons.Draw{
		Part: drawer{lang.Lang, lang.Around(), l}.part,
		Picture: func(p *lessons.Picture) string {
			return rootFrom(lang.Folder+"/"+l.ID+"/") + b.assets.addPicture(b.files, p)
		},
	})
	for i, s := range scenes {
		if s.Figure == nil || !strings.Contains(s.Figure.State.Expr, "\n") {
			continue
		}
		code, err := l.Program(s.Figure)
		if err != nil {
			return nil, err
		}
		held := ""
		if len(s.Figure.Gate) > 0 {
			held = `<div class="held">` + lang.Page("held") + `</div>`
		}
		scenes[i].Before += template.HTML(`<div class="whole">` + held + code + `</div>`)
	}
	return scenes, err
}

// A drawer makes the HTML of the figures and questions of a lesson.
type drawer struct {
	Lang   words.Lang
	Around string // [edition.Around]
	lesson *lessons.Lesson
}

// part returns a figure or a question.
func (d drawer) part(p lessons.Part) (string, error) {
	switch {
	case p.Figure != nil:
		return d.figure(p.Figure)
	case p.Prediction != nil:
		q := p.Prediction
		asked := readQuestion(q)
		return d.question("predict", q.ID, q.State.Expr, asking{Question: q, Ask: d.ask(q), Kind: asked.Kind(), Rules: asked.Rules(d.Lang)})
	case p.Goal != nil:
		g := p.Goal
		return d.question("goal", g.ID, g.State.Expr, asking{Question: g, Ask: d.Lang.AskGoal(g.Task, g.Goal, g.Edits), Rows: 1 + strings.Count(g.State.Expr, "\n")})
	}
	return d.question("quiz", p.Quiz.ID, "", asking{Question: p.Quiz})
}

func (d drawer) figure(f *lessons.Figure) (string, error) {
	opener, err := d.opener(f)
	if err != nil {
		return "", err
	}
	return part("figure", struct {
		drawer
		Figure *lessons.Figure
		Name   string
		Drawn  template.HTML // the operation, each operand in its colour
		Where  string        // which line of the program is drawn; "" where there is one
		Steps  string        // the stop that each step of a figure ends at
		Alone  string        // where the figure stands by itself, for who wants it elsewhere
		Rows   int           // of the field with the program
		Known  []known
		Opener template.HTML // what to do before it plays
		Player template.HTML
	}{d, f, d.Lang.FigureName(f.Number, "") + d.Lang.In(".", ""), operation(f), d.where(f), stepMarks(f.Drawn, d.Lang), embedName(d.lesson.Lang, d.lesson.ID, f.ID),
		min(1+strings.Count(f.State.Source(), "\n"), 8), knownOf(d.lesson, f), opener, draw(f.Drawn, d.Lang, f.ID, besideWidth)})
}

// A known is an array that a question shows, and what is known of its shape.
type known struct{ Text, Shape string }

// knownOf returns what stands on the cover of a figure that shows nothing before its
// question is answered: the arrays that its program names, else the operands, and the
// result, whose shape is asked.
func knownOf(l *lessons.Lesson, f *lessons.Figure) []known {
	if !f.Shut {
		return nil
	}
	p := prediction(l, f.Gate[0])
	step, ok := p.Outcome.Latest()
	if !ok {
		return []known{{short(p.State.Expr), "?"}}
	}
	return append(given(p.Outcome.Vars, step), known{step.Text, "?"})
}

// given returns the arrays of a program, else the operands of its step.
func given(vars []run.Var, step run.Step) (list []known) {
	for _, v := range vars {
		if v.Value.Array != nil {
			list = append(list, known{v.Name, v.Value.Array.Shape.String()})
		}
	}
	if list == nil && step.Trace != nil {
		for _, o := range step.Trace.Operands {
			list = append(list, known{short(cmp.Or(o.Name, o.Text)), o.Shape.String()})
		}
	}
	return list
}

// prediction returns the one with an id.
func prediction(l *lessons.Lesson, id string) *lessons.Prediction {
	return l.Predictions[slices.IndexFunc(l.Predictions, func(p *lessons.Prediction) bool { return p.ID == id })]
}

// opener says which questions a figure waits for, with a link to each.
func (d drawer) opener(f *lessons.Figure) (template.HTML, error) {
	var list []string
	for _, id := range f.Gate {
		ask, err := inline(d.ask(prediction(d.lesson, id)))
		if err != nil {
			return "", err
		}
		list = append(list, `“<a href="#`+id+`">`+string(ask)+"</a>”")
	}
	return template.HTML(d.Lang.Page("gate", strings.Join(list, d.Lang.In(" and ", "和")))), nil
}

// short returns code without what is between its brackets, if it is long.
func short(code string) string {
	if name, _, called := strings.Cut(code, "("); called && len(code) > 24 {
		return name + "(…)"
	}
	return code
}

// where says which line of a program its figure draws.
func (d drawer) where(f *lessons.Figure) string {
	lines := 1 + strings.Count(f.State.Expr, "\n")
	if lines == 1 {
		return ""
	}
	return d.Lang.LineOf(f.Lines[0], lines)
}

// stepMarks returns, for each of the five steps, the last stop of a figure that
// belongs to it, as player.js counts them. A step without a stop ends where
// the one before it does.
func stepMarks(step run.Step, lang words.Lang) string {
	s := focused(step, lang, besideWidth)
	ends := make([]string, words.Compute+1)
	for i := range ends {
		last := 0
		for n, mark := range s.Marks {
			if int(mark.Stop) <= i {
				last = n
			}
		}
		ends[i] = strconv.Itoa(last)
	}
	return strings.Join(ends, ",")
}

// An asking is what the template of a question shows.
type asking struct {
	drawer
	Question any
	Ask      string
	Kind     string          // of answer
	Rules    []learner.Reply // that are said first to a wrong answer, where no reply of the author is
	Rows     int             // of the field with the program
	Code     template.HTML
}

// question returns a question about code, which has a name of its own.
func (d drawer) question(kind, id, code string, a asking) (string, error) {
	html, err := lessons.Highlight(code, "python")
	if err != nil {
		return "", err
	}
	a.drawer, a.Code = d, template.HTML(strings.Replace(html, "<pre", `<pre id="`+id+`-code"`, 1))
	return part(kind, a)
}

// readQuestion returns what a prediction asks, as answers are read.
func readQuestion(p *lessons.Prediction) learner.Question {
	return learner.Question{Ask: p.Ask.Kind, Answer: p.Answer, Source: p.State.Expr}.Read(p.Outcome)
}

// ask words what a prediction asks for.
func (d drawer) ask(p *lessons.Prediction) string {
	_, cell, _ := strings.Cut(p.Ask.String(), " ")
	about := "[" + strings.ReplaceAll(cell, ",", ", ") + "]"
	if step, _ := p.Outcome.Latest(); p.Ask.Kind == "padded" {
		operand := step.Trace.Operands[step.Trace.Shorter()]
		about = cmp.Or(operand.Name, operand.Text)
	}
	kind := readQuestion(p).Kind()
	return d.Lang.Page("ask"+strings.ToUpper(kind[:1])+kind[1:], about)
}

// part executes one of the parts.
func part(name string, data any) (string, error) {
	var b strings.Builder
	err := parts.ExecuteTemplate(&b, name, data)
	return b.String(), err
}

// draw returns the player of an operation, for a place in a page, laid out for
// a width and for a phone.
func draw(step run.Step, lang words.Lang, place string, width int) template.HTML {
	wide, narrow := focused(step, lang, width), focused(step, lang, narrowWidth)
	wide.Place, narrow.Place = place, place
	if wide.W <= narrowWidth {
		return template.HTML(svg.Player(wide))
	}
	return template.HTML(svg.PlayerInTwo(wide, narrow))
}

// focused lays out an operation, for a width in pixels.
func focused(step run.Step, lang words.Lang, width int) scene.Scene {
	options := scene.Options{Width: width, Lang: lang}
	return scene.Build(step.Trace, step.Change, options)
}
