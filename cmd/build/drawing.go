package main

import (
	"bytes"
	"errors"
	"html/template"
	"strconv"
	"strings"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/lessons"
)

// parts are the pieces of a lesson that are more than text.
var parts = template.Must(template.New("parts").Funcs(template.FuncMap{"inline": inline}).
	ParseFS(templateFiles, "templates/parts.html"))

// inline returns a short text with its Markdown as HTML.
func inline(text string) (template.HTML, error) {
	html, err := lessons.Inline(text)
	return template.HTML(html), err
}

// The widths, in pixels, that figures are laid out for: the text column of a
// page, and what a phone leaves of it.
const width, narrowWidth = 720, 328

// article returns the HTML of a lesson.
func (b *builder) article(lang words.Lang, l *lessons.Lesson) (template.HTML, error) {
	var html bytes.Buffer
	d := newDrawer(lang)
	err := l.HTML(&html, lessons.Draw{
		Figure:     d.figure,
		Prediction: d.prediction,
		Quiz:       d.quiz,
		Name:       d.name,
		Note:       lang.Page,
	})
	return template.HTML(html.String()), err
}

// A drawer makes the HTML of figures and questions in one language.
type drawer struct {
	lang words.Lang
	says says
}

func newDrawer(lang words.Lang) drawer {
	return drawer{lang, says{
		Edit: lang.Label(words.LabelRun), Reset: lang.Label(words.LabelReset),
		YourAnswer: lang.Label(words.LabelYourAnswer), Check: lang.Label(words.LabelCheck), Reveal: lang.Label(words.LabelReveal),
		AddLeft: lang.Label(words.LabelAddLeft), AddRight: lang.Label(words.LabelAddRight), Embed: lang.Embed().Button,
	}}
}

// Says are the texts of fields and buttons of figures and questions.
type says struct{ Edit, Reset, YourAnswer, Check, Reveal, AddLeft, AddRight, Embed string }

// name returns "Figure 2".
func (d drawer) name(number int) string {
	return strings.ReplaceAll(d.lang.Page("figure"), "{n}", strconv.Itoa(number))
}

func (d drawer) figure(l *lessons.Lesson, f *lessons.Figure) (string, error) {
	player, err := draw(f.Outcome, d.lang, f.ID)
	if err != nil {
		return "", err
	}
	code, err := lessons.Highlight(f.Code, "python")
	return part("figure", struct {
		Says         says
		Figure       *lessons.Figure
		Name         string
		Alone        string // where the figure stands by itself, for who wants it elsewhere
		Rows         int    // of the field with the program
		Player, Code template.HTML
	}{d.says, f, d.name(f.Number) + d.lang.In(".", ""), embedName(string(d.lang), l.ID, f.ID), min(1+strings.Count(f.State.Source(), "\n"), 8), player, template.HTML(code)}, err)
}

func (d drawer) prediction(_ *lessons.Lesson, p *lessons.Prediction) (string, error) {
	code, err := lessons.Highlight(p.Code, "python")
	return part("predict", struct {
		Lang     words.Lang
		Says     says
		Question *lessons.Prediction
		Ask      string
		Code     template.HTML
	}{d.lang, d.says, p, d.ask(p.Ask), template.HTML(code)}, err)
}

// ask words what a prediction asks for.
func (d drawer) ask(a lessons.Ask) string {
	text := d.lang.Page("ask" + strings.ToUpper(a.Kind[:1]) + a.Kind[1:])
	_, cell, _ := strings.Cut(a.String(), " ")
	return strings.ReplaceAll(text, "{n}", "["+strings.ReplaceAll(cell, ",", ", ")+"]")
}

func (d drawer) quiz(_ *lessons.Lesson, q *lessons.Quiz) (string, error) {
	return part("quiz", struct {
		Lang     words.Lang
		Says     says
		Question *lessons.Quiz
	}{d.lang, d.says, q}, nil)
}

// part executes one of the parts, unless err says that it cannot.
func part(name string, data any, err error) (string, error) {
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = parts.ExecuteTemplate(&b, name, data)
	return b.String(), err
}

// drawState runs the program of a state and draws it.
func drawState(s figure.State, lang words.Lang) (template.HTML, error) {
	return draw(s.Run(), lang, "")
}

// draw returns the player of the operation to look at, for a place in a page,
// laid out for the text column and for a phone.
func draw(out expr.Outcome, lang words.Lang, place string) (template.HTML, error) {
	wide, err := focused(out, lang, width)
	if err != nil {
		return "", err
	}
	wide.Place = place
	if wide.W <= narrowWidth {
		return template.HTML(svg.Player(wide)), nil
	}
	narrow, err := focused(out, lang, narrowWidth)
	narrow.Place = place
	return template.HTML(svg.PlayerInTwo(wide, narrow)), err
}

// focused lays out the operation of a program to look at, for a width in pixels.
func focused(out expr.Outcome, lang words.Lang, width int) (scene.Scene, error) {
	step, ok := out.Focus()
	options := scene.Options{Width: width, Lang: lang}
	switch {
	case !ok && out.Err != nil:
		return scene.Scene{}, out.Err
	case !ok:
		return scene.Scene{}, errors.New("the program has no operation to draw")
	case step.Change != nil:
		return scene.BuildChange(*step.Change, options), nil
	}
	return scene.Build(*step.Trace, options), nil
}
