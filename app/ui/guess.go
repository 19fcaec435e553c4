package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// A guess is what the reader says before the figure is shown: "predict first".
type guess struct {
	On    bool
	Typed string
	Tries int
	Done  bool // the answer is shown
}

// hides reports whether the answer must not be on the page.
func (g guess) hides() bool { return g.On && !g.Done }

// Answer returns what is to be guessed: the shape, or "error".
func (r Reading) Answer() string {
	if r.Trace != nil && r.Trace.Failed() {
		return "error"
	}
	if r.Trace != nil {
		return r.Trace.Result().String()
	}
	return r.Result.Shape.String()
}

// question asks for the shape, and afterwards holds the guess beside the truth.
func (p *Playground) question() app.UI {
	q := Question{Answer: p.bench.Good.Answer()}
	return app.Form().Class("predict").Hidden(!p.guess.On).OnSubmit(p.submit).Body(
		app.P().Class("ask").Text(p.t(words.LabelAskShape)),
		app.Div().Class("answer").Hidden(p.guess.Done).Body(
			app.Input().Type("text").ID("guess").Aria("label", p.t(words.LabelYourAnswer)).Spellcheck(false).AutoComplete(false).
				DataSet("field", "guess").DataSet("value", p.guess.Typed).Placeholder(p.lang.In("(…, …), or error", "(…, …)，或 error")).
				OnInput(func(ctx app.Context, _ app.Event) {
					p.guess.Typed = text(ctx.JSSrc().Get("value"))
					ctx.PreventUpdate()
				}),
			app.Button().Type("submit").Class("button", "primary").Text(p.t(words.LabelCheck)),
			p.press("reveal", p.reveal).Class("button", "quiet").Text(p.t(words.LabelReveal)),
		),
		app.Div().Role("status").Body(p.guessReply(q)),
	)
}

func (p *Playground) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if strings.TrimSpace(p.guess.Typed) == "" {
		return
	}
	p.guess.Tries++
	if (Question{Answer: p.bench.Good.Answer()}).Right(p.guess.Typed) {
		p.reveal()
	}
	p.after(ctx)
}

// reveal shows the answer, beside what was guessed.
func (p *Playground) reveal() { p.guess.Done = true }

// predictFirst hides the answer, or no longer.
func (p *Playground) predictFirst() { p.guess = guess{On: !p.guess.On} }

func (p *Playground) guessReply(q Question) app.UI {
	switch {
	case p.guess.Done:
		return comparison(p.lang, p.guess.Typed, q)
	case p.guess.Tries > 0:
		return app.Div().Class("reply wrong").Body(app.P().Text(p.t(words.LabelNotYet)))
	}
	return nil
}

// comparison holds an answer beside the truth; who skipped it is told so.
func comparison(lang words.Lang, typed string, q Question) app.UI {
	class, head := "reply right", lang.Label(words.LabelRight)
	if !q.Right(typed) {
		class, head = "reply", lang.Label(words.LabelAnswer)
	}
	if strings.TrimSpace(typed) == "" {
		typed = lang.Label(words.LabelSkipped)
	}
	return app.Div().Class(class).Body(
		app.P().Body(app.B().Text(head)),
		app.Dl().Class("compare").Body(
			app.Dt().Text(lang.Label(words.LabelYourAnswer)), app.Dd().Text(typed),
			app.Dt().Text(lang.Label(words.LabelTruth)), app.Dd().Text(q.Answer),
		))
}
