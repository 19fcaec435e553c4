package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
)

// line is the program as Python, and under it what is wrong with it.
func (d *desk) line() app.UI {
	return app.Div().Class("line").Body(
		app.Label().For("program").Text(d.t(words.LabelProgram)),
		app.Div().Class("code").Body(
			app.Pre().Class("paint").Aria("hidden", true),
			app.Textarea().ID("program").Rows(1).Spellcheck(false).Placeholder(d.t(words.LabelProgramHint)).
				Attr("autocapitalize", "off").Attr("autocomplete", "off").
				DataSet("field", fieldID(bench.Field{})).DataSet("value", d.lineValue()).
				Aria("invalid", strconv.FormatBool(d.bench.Mistaken())).Aria("describedby", "program-mistake").
				OnInput(d.do(func(source app.Value) {
					d.typing, d.typed = bench.Field{}, true
					d.bench.Type(source.Get("value").String())
					fitLine(source)
					d.paint()
				})).OnBlur(d.leave).
				OnScroll(func(ctx app.Context, _ app.Event) { ctx.PreventUpdate(); d.scrollPaint() }),
		),
		app.Div().ID("program-mistake").Role("status").Body(
			app.If(d.bench.Mistaken(), func() app.UI { return mistakeBox(d.lang, d.bench.Mistake, d.bench.At) }),
			d.offers(),
			app.If(d.crash != "", func() app.UI {
				return crashBox(d.lang, d.crash)
			}),
		),
		d.steps(),
	)
}

// lineLimit bounds the line that is written back into its field. What is longer
// was pasted there, and stays.
const lineLimit = 100_000

func (d *desk) lineValue() string {
	if len(d.bench.Line) > lineLimit {
		return keep
	}
	return d.bench.Line
}

// offers shows what else the line may mean.
func (d *desk) offers() app.UI {
	list := d.bench.Offers()
	return app.Div().Class("offers").Body(app.Range(list).Slice(func(i int) app.UI {
		label := [...]words.Label{bench.OfferMessage: words.LabelReadMessage, bench.OfferShapes: words.LabelReadShapes,
			bench.OfferValues: words.LabelReadValues, bench.OfferExcerpt: words.LabelReadExcerpt}[list[i].Kind]
		accept := d.press("offer-"+strconv.Itoa(i), func() { d.bench.Accept(i) }).Class("button")
		if list[i].Kind == bench.OfferExcerpt {
			return app.Div().Class("excerpt").Body(app.P().Text(d.lang.LeftOut(list[i].Left)), accept.Text(d.t(label)))
		}
		return accept.Body(app.Text(d.t(label)+" "), app.Code().Text(list[i].Line))
	}))
}

// steps lists the operations of a longer program; one of them is shown.
func (d *desk) steps() app.UI {
	steps := d.bench.Good.Outcome.Steps
	if len(steps) < 2 {
		return nil
	}
	return app.Div().Class("steps").Role("group").Aria("label", d.t(words.LabelSteps)).Body(
		app.Small().Text(d.t(words.LabelSteps)),
		app.Range(steps).Slice(func(i int) app.UI {
			return d.mark(d.press("step-"+strconv.Itoa(i), func() { d.bench.Open(i) }).Class("step"), steps[i].Trace).
				Aria("pressed", strconv.FormatBool(i == d.bench.Good.Step)).Text(steps[i].Text)
		}))
}

// mark shows on the button of a step that it fails, or runs and is to be
// checked: it need not be the step that is shown.
func (d *desk) mark(button app.HTMLButton, step *engine.Trace) app.HTMLButton {
	if step == nil || d.owner.hides() {
		return button
	}
	verdict := d.judge(*step)
	if verdict == engine.Runs {
		return button
	}
	class, label := verdictLook(verdict)
	return button.Class(class).Title(d.t(label))
}
