package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/answer"
	"shapecast/app/bench"
	"shapecast/engine/figure"
)

// Predict is a question of a lesson. The learner constructs the answer, a
// shape, a value or the axis to blame, and commits to it; then the truth
// stands beside it and the figure is shown. Skipping is allowed and says so.
type Predict struct {
	exercise

	state    figure.State
	question answer.Question
	typed    string // when it was checked last
	why      string // it is wrong
	done     bool   // the truth is shown
	drawn    bool   // a figure of the lesson shows it, and no other is needed
}

// OnMount takes the answer and the replies from what the build wrote.
func (p *Predict) OnMount(ctx app.Context) {
	p.hear(ctx, p.JSValue(), p.check, p.restore)
	p.state = stateOf(p.Slot.State)
	p.question = questionOf(p.place, p.state)
	p.drawn = p.place.Get("dataset").Get("figures").Truthy()
	p.page.add(query(p.form, "[data-do=reveal]"), "click", func(app.Value) { ctx.Dispatch(p.show) })
	p.page.add(p.input(), "shapecast-placed", func(app.Value) { ctx.Dispatch(p.forget) })
	p.Slot.ready()
}

// questionOf reads a question as the build wrote it.
func questionOf(place app.Value, state figure.State) answer.Question {
	ask, cell, _ := strings.Cut(text(place.Get("dataset").Get("ask")), " ")
	q := answer.Question{Ask: ask, Cell: answer.Numbers(cell), Source: state.Source(), Answer: content(query(place, ".solution code"))}
	q.Replies = repliesOf(place)
	return q.Read(state.Run())
}

// repliesOf reads what the author says to answers.
func repliesOf(place app.Value) (list []answer.Reply) {
	replies := place.Call("querySelectorAll", ".replies > li")
	for i := range replies.Length() {
		li := replies.Index(i)
		list = append(list, answer.Reply{Answer: text(li.Get("dataset").Get("answer")), Text: content(li)})
	}
	return list
}

// input returns the field of the answer.
func (p *Predict) input() app.Value { return query(p.form, "input") }

func (p *Predict) restore(ctx app.Context, answer string) {
	if p.done {
		return
	}
	p.typed = answer
	p.input().Set("value", answer)
	if p.question.Right(answer) {
		p.reveal(ctx)
		return
	}
	p.why = p.question.Why(answer, p.lang)
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
	tellAnswer(p.id(), typed, right, p.tries)
	if right {
		p.reveal(ctx)
		return
	}
	p.why = p.question.Why(typed, p.lang)
}

// forget takes back what was said of another answer.
func (p *Predict) forget(app.Context) { p.why = "" }

// show shows the truth to a learner who does not want to guess.
func (p *Predict) show(ctx app.Context) {
	p.typed = text(p.input().Get("value"))
	announce("shapecast-shown", map[string]any{"question": p.id()})
	p.reveal(ctx)
	p.replied(ctx)
}

// reveal shows the truth. The page takes the buttons away.
func (p *Predict) reveal(ctx app.Context) {
	p.done = true
	announce("shapecast-revealed", map[string]any{"question": p.id()})
	if !p.drawn {
		p.draw(ctx, bench.New(p.state, p.state.Source()).Good)
	}
}

// Render says how the answer compares with the truth.
func (p *Predict) Render() app.UI { return p.lay(p.reply(), p.done && !p.drawn) }

func (p *Predict) reply() app.UI {
	switch {
	case p.done:
		return p.comparison(p.typed, p.question)
	case p.why != "":
		return p.verdict(false, p.why)
	}
	return nil
}
