package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/answer"
	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// Predict is a question of a lesson. The learner constructs the answer, a
// shape, a value or the axis to blame, and commits to it; then the truth
// stands beside it and the figure is shown. Skipping is allowed and says so.
//
// The build wrote the form, so that it can be filled in before the program is
// there; the component adds what is said to an answer.
type Predict struct {
	app.Compo
	Slot slot

	lang     words.Lang
	state    figure.State
	form     app.Value
	question answer.Question
	typed    string // when it was checked last
	tries    int
	done     bool // the truth is shown
	drawn    bool // a figure of the lesson shows it, and no other is needed
	crash    string
	canvas   canvas
	page     listeners
}

// OnInit reads the language of the page.
func (p *Predict) OnInit() {
	p.lang = pageLang()
	p.state = stateOf(p.Slot.State)
}

// OnMount takes the answer and the replies from what the build wrote, and
// stands at the end of the form.
func (p *Predict) OnMount(ctx app.Context) {
	place := p.Slot.element()
	p.form = query(place, "form")
	p.question = questionOf(place, p.state)
	p.drawn = place.Get("dataset").Get("figures").Truthy()
	p.form.Call("append", p.JSValue())
	p.page.add(p.form, "submit", func(e app.Value) {
		e.Call("preventDefault")
		ctx.Dispatch(p.check)
	})
	p.page.add(p.form, "click", func(e app.Value) {
		if button := e.Get("target").Call("closest", "[data-do]"); button.Truthy() {
			do := text(button.Get("dataset").Get("do"))
			ctx.Dispatch(func(ctx app.Context) { p.press(ctx, do) })
		}
	})
	p.page.askHost(text(place.Get("id")), func(was app.Value) {
		ctx.Dispatch(func(ctx app.Context) { p.restore(ctx, was) })
	})
	p.Slot.ready()
}

// questionOf reads a question as the build wrote it.
func questionOf(place app.Value, state figure.State) answer.Question {
	ask, cell, _ := strings.Cut(text(place.Get("dataset").Get("ask")), " ")
	q := answer.Question{Ask: ask, Cell: answer.Index(cell), Source: state.Source(), Answer: content(query(place, ".solution code"))}
	replies := place.Call("querySelectorAll", ".replies > li")
	for i := range replies.Length() {
		li := replies.Index(i)
		q.Replies = append(q.Replies, answer.Reply{Answer: text(li.Get("dataset").Get("answer")), Text: content(li)})
	}
	return q.Read(state.Run())
}

// OnDismount lets the page go.
func (p *Predict) OnDismount() {
	p.page.release()
	p.canvas.release()
}

// input returns the field of the answer.
func (p *Predict) input() app.Value { return query(p.form, "input") }

// restore takes back an answer of an earlier visit.
func (p *Predict) restore(ctx app.Context, was app.Value) {
	if p.done {
		return
	}
	p.typed, p.tries = text(was.Get("answer")), was.Get("attempts").Int()
	p.input().Set("value", p.typed)
	if p.question.Right(p.typed) {
		p.reveal(ctx)
	}
}

// check compares the answer and shows the figure when it is right.
func (p *Predict) check(ctx app.Context) {
	typed := text(p.input().Get("value"))
	if p.done || strings.TrimSpace(typed) == "" {
		return
	}
	p.typed = typed
	p.tries++
	right := p.question.Right(typed)
	tellAnswer(text(p.Slot.element().Get("id")), typed, right, p.tries)
	if right {
		p.reveal(ctx)
	}
}

// press does what a button says: places a 1 at either end of the shape that is
// typed, or shows the truth to a learner who does not want to guess.
func (p *Predict) press(ctx app.Context, do string) {
	switch {
	case p.done:
	case do == "reveal":
		p.typed = text(p.input().Get("value"))
		announce("shapecast-shown", map[string]any{"question": text(p.Slot.element().Get("id"))})
		p.reveal(ctx)
	default:
		p.input().Set("value", answer.PlaceOne(text(p.input().Get("value")), do == "left"))
	}
}

func (p *Predict) reveal(ctx app.Context) {
	p.done = true
	announce("shapecast-revealed", map[string]any{"question": text(p.Slot.element().Get("id"))})
	p.input().Set("readOnly", true)
	if p.form.Call("contains", document().Get("activeElement")).Bool() {
		p.input().Call("focus") // a button that goes would take the focus along
	}
	buttons := p.form.Call("querySelectorAll", "button")
	for i := range buttons.Length() {
		buttons.Index(i).Set("hidden", true)
	}
	if p.drawn {
		return
	}
	ctx.Defer(func(app.Context) {
		p.canvas.mount(query(p.JSValue(), ".canvas"), func(reason string) { p.crash = reason; ctx.Update() })
		reading := bench.New(p.state, p.state.Source()).Good
		p.canvas.draw(reading, p.lang)
		p.canvas.follow(func() { p.canvas.draw(reading, p.lang) })
	})
}

// Render says how the answer compares with the truth, and has a place for the figure.
func (p *Predict) Render() app.UI {
	return app.Elem("div").Body(
		app.Elem("div").Role("status").Body(p.reply(), app.If(p.crash != "", func() app.UI { return crashBox(p.lang, p.crash) })),
		app.Elem("div").Class("canvas").Hidden(!p.done || p.drawn),
	)
}

func (p *Predict) reply() app.UI {
	switch {
	case p.done:
		return comparison(p.lang, p.typed, p.question)
	case p.tries > 0:
		return app.Elem("div").Class("reply wrong").Body(
			app.Elem("p").Body(app.Elem("b").Text(p.lang.Label(words.LabelNotYet)), app.Text(" "+p.question.Why(p.typed, p.lang))))
	}
	return nil
}

func content(element app.Value) string {
	if !element.Truthy() {
		return ""
	}
	return strings.TrimSpace(text(element.Get("textContent")))
}
