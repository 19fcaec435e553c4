package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine/figure"
)

// Predict is a question of a lesson. The learner constructs the answer, a
// shape, a value or the axis to blame, and commits to it; then the truth
// stands beside it and the figure is shown. Skipping is allowed and says so.
type Predict struct {
	app.Compo
	Slot slot

	lang     words.Lang
	state    figure.State
	ask      string // shape, padded, error, value or "cell 1,2"
	question Question
	typed    string
	tries    int
	done     bool // the truth is shown
	canvas   canvas
	page     listeners
}

// OnInit reads the language of the page.
func (p *Predict) OnInit() {
	p.lang = pageLang()
	p.state = stateOf(p.Slot.State)
}

// OnMount takes the answer and the replies from what the build wrote, and
// stands where the solution was.
func (p *Predict) OnMount(ctx app.Context) {
	place := p.Slot.element()
	p.ask = text(place.Get("dataset").Get("ask"))
	solution := query(place, ".solution")
	p.question.Answer = content(query(solution, "code"))
	replies := place.Call("querySelectorAll", ".replies > li")
	for i := range replies.Length() {
		li := replies.Index(i)
		p.question.Replies = append(p.question.Replies,
			Reply{text(li.Get("dataset").Get("answer")), content(li)})
	}
	place.Call("insertBefore", p.JSValue(), solution)
	solution.Set("hidden", true)
	p.page.askHost(text(place.Get("id")), func(was app.Value) {
		ctx.Dispatch(func(ctx app.Context) { p.restore(ctx, was) })
	})
	ctx.Update()
}

// OnDismount lets the page go.
func (p *Predict) OnDismount() {
	p.page.release()
	p.canvas.release()
}

// restore takes back an answer of an earlier visit.
func (p *Predict) restore(ctx app.Context, was app.Value) {
	if p.done {
		return
	}
	p.typed, p.tries = text(was.Get("answer")), was.Get("attempts").Int()
	query(p.JSValue(), "input").Set("value", p.typed)
	if p.question.Right(p.typed) {
		p.reveal(ctx)
	}
}

// check compares the answer and shows the figure when it is right.
func (p *Predict) check(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.done || strings.TrimSpace(p.typed) == "" {
		return
	}
	p.tries++
	right := p.question.Right(p.typed)
	tellAnswer(text(p.Slot.element().Get("id")), p.typed, right, p.tries)
	if right {
		p.reveal(ctx)
	}
}

// skip shows the truth to a learner who does not want to guess.
func (p *Predict) skip(ctx app.Context, _ app.Event) { p.reveal(ctx) }

func (p *Predict) reveal(ctx app.Context) {
	p.done = true
	ctx.Defer(func(app.Context) {
		p.canvas.mount(query(p.JSValue(), ".canvas"), func(string) {})
		bench := NewBench(p.state, p.state.Source())
		p.canvas.draw(bench.Good, p.lang)
		p.canvas.follow(func() { p.canvas.draw(bench.Good, p.lang) })
	})
}

// Render lays the answer out.
func (p *Predict) Render() app.UI {
	label := p.lang.Label
	return app.Form().Class("attempt").OnSubmit(p.check).Body(
		app.Div().Class("answer").Body(
			app.Label().Body(
				app.Span().Class("sr").Text(label(words.LabelYourAnswer)),
				app.Input().Type("text").Spellcheck(false).AutoComplete(false).Attr("autocapitalize", "off").
					Placeholder(p.lang.AnswerHint(p.ask)).ReadOnly(p.done).
					OnInput(func(ctx app.Context, _ app.Event) { p.typed = text(ctx.JSSrc().Get("value")) }),
			),
			p.placing(),
			app.Button().Type("submit").Class("button", "primary").Disabled(p.done).Text(label(words.LabelCheck)),
			app.Button().Type("button").Class("button", "quiet").Hidden(p.done).OnClick(p.skip).Text(label(words.LabelReveal)),
		),
		app.Div().Role("status").Body(p.reply()),
		app.Div().Class("canvas").Hidden(!p.done),
	)
}

// placing offers to place a 1 at either end of the shape that is typed.
func (p *Predict) placing() app.UI {
	if p.ask != "padded" || p.done {
		return nil
	}
	place := func(sign string, label words.Label, left bool) app.UI {
		return app.Button().Type("button").Class("button").Title(p.lang.Label(label)).
			Aria("label", p.lang.Label(label)).Text(sign).
			OnClick(func(app.Context, app.Event) {
				p.typed = placeOne(p.typed, left)
				query(p.JSValue(), "input").Set("value", p.typed)
			}, app.EventScope(sign))
	}
	return app.Span().Class("slots").Body(
		place("1 →", words.LabelAddLeft, true), place("← 1", words.LabelAddRight, false))
}

// reply says how the answer compares with the truth.
func (p *Predict) reply() app.UI {
	label := p.lang.Label
	switch {
	case p.done:
		return comparison(p.lang, p.typed, p.question)
	case p.tries > 0:
		return app.Div().Class("reply wrong").Body(
			app.P().Body(app.B().Text(label(words.LabelNotYet)), app.Text(" "+p.question.ReplyTo(p.typed))))
	}
	return nil
}

func content(element app.Value) string {
	if !element.Truthy() {
		return ""
	}
	return strings.TrimSpace(text(element.Get("textContent")))
}
