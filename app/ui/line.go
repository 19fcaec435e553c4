package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// line is the program as Python, and under it what is wrong with it.
func (p *Playground) line() app.UI {
	return app.Div().Class("line").Body(
		app.Label().For("program").Text(p.t(words.LabelProgram)),
		app.Div().Class("code").Body(
			app.Pre().Class("paint").Aria("hidden", true),
			app.Textarea().ID("program").Rows(1).Spellcheck(false).Placeholder(p.t(words.LabelProgramHint)).
				Attr("autocapitalize", "off").Attr("autocomplete", "off").
				DataSet("field", Field{}.id()).DataSet("value", p.lineValue()).
				Aria("invalid", strconv.FormatBool(p.bench.Mistake != nil)).Aria("describedby", "program-mistake").
				OnInput(p.do(func(source app.Value) {
					p.typing, p.typed = Field{}, true
					p.bench.Type(source.Get("value").String())
					fitLine(source)
					p.paint()
				})).OnBlur(p.leave),
		),
		app.Div().ID("program-mistake").Role("status").Body(
			app.If(p.bench.Mistake != nil, func() app.UI { return mistakeBox(p.lang, p.bench.Mistake, p.bench.At) }),
			p.offers(),
			app.If(p.crash != "", func() app.UI {
				return crashBox(p.lang, p.crash)
			}),
		),
		p.steps(),
	)
}

// lineLimit bounds the line that is written back into its field. What is longer
// was pasted there, and stays.
const lineLimit = 100_000

func (p *Playground) lineValue() string {
	if len(p.bench.Line) > lineLimit {
		return keep
	}
	return p.bench.Line
}

// offers shows what else the line may mean.
func (p *Playground) offers() app.UI {
	list := p.bench.Offers()
	return app.Div().Class("offers").Body(app.Range(list).Slice(func(i int) app.UI {
		label := [...]words.Label{words.LabelReadMessage, words.LabelReadShapes, words.LabelReadValues}[list[i].Kind]
		return p.press("offer-"+strconv.Itoa(i), func() { p.bench.Accept(i) }).Class("button").
			Body(app.Text(p.t(label)+" "), app.Code().Text(list[i].Line))
	}))
}

// steps lists the operations of a longer program; one of them is shown.
func (p *Playground) steps() app.UI {
	steps := p.bench.Good.Outcome.Steps
	if len(steps) < 2 {
		return nil
	}
	return app.Div().Class("steps").Role("group").Aria("label", p.t(words.LabelSteps)).Body(
		app.Small().Text(p.t(words.LabelSteps)),
		app.Range(steps).Slice(func(i int) app.UI {
			return p.press("step-"+strconv.Itoa(i), func() { p.bench.Open(i) }).Class("step").
				Aria("pressed", strconv.FormatBool(i == p.bench.Good.Step)).Text(steps[i].Text)
		}))
}
