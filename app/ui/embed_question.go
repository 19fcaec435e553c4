package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/answer"
	"shapecast/app/bench"
	"shapecast/app/words"
)

// A shapeQuestion asks for the shape that comes out before the figure is
// shown. A nil one asks nothing.
type shapeQuestion struct {
	answer.Question
	typed string
	tries int
	done  bool // the truth is shown
}

func newShapeQuestion(r bench.Reading) *shapeQuestion {
	return &shapeQuestion{Question: questionAbout(r)}
}

// answered reports whether the figure may be shown.
func (q *shapeQuestion) answered() bool { return q == nil || q.done }

// try takes an answer and returns whether it is right.
func (q *shapeQuestion) try(answer string) bool {
	q.typed = answer
	q.tries++
	q.done = q.Right(answer)
	return q.done
}

// ask lays the question out.
func (m *Embed) ask() app.UI {
	if m.question == nil {
		return nil
	}
	done := flag(m.question.done)
	return elem("form.predict").OnSubmit(m.submit).Body(
		elem("p.ask").Body(m.asked()...),
		m.program(),
		elem("div.answer").Body(
			elem("label").Body(
				elem("span.sr", m.t(words.LabelYourAnswer)),
				textField("placeholder=% readonly=%", m.lang.AnswerHint("shape"), done)),
			elem("button.button.primary type=submit disabled=%", done, m.t(words.LabelCheck)),
			elem("button.button type=button disabled=%", done, m.t(words.LabelFails)).
				OnClick(func(ctx app.Context, _ app.Event) { m.answer(ctx, bench.Failure) }),
			elem("button.button.quiet type=button hidden=%", done, m.t(words.LabelReveal)).
				OnClick(func(ctx app.Context, _ app.Event) { m.reveal(ctx) }),
		),
		elem("div role=status").Body(m.reply()),
	)
}

// asked returns the question: about the program, or about the operation that the
// figure shows where the program goes on with what that gives.
func (m *Embed) asked() []app.UI {
	operation := m.bench.Good.Operation()
	if operation == "" {
		return []app.UI{app.Text(m.lang.Page("askShape"))}
	}
	before, after, _ := strings.Cut(m.lang.Page("askShapeOf", "`"), "`")
	return []app.UI{app.Text(before), elem("code", operation), app.Text(after)}
}

// reply says how the answer compares with the truth.
func (m *Embed) reply() app.UI {
	q := m.question
	switch {
	case q.done && q.Right(q.typed):
		return elem("p.reply.right", m.t(words.LabelRight)+m.lang.Gap()+m.lang.Answer(q.Answer))
	case q.done:
		return elem("p.reply", m.t(words.LabelSkipped)+": "+m.lang.Answer(q.Answer))
	case q.tries > 0:
		return elem("p.reply.wrong", m.t(words.LabelNotYet)+m.lang.Gap()+q.Why(q.typed, m.lang))
	}
	return nil
}

func (m *Embed) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	m.answer(ctx, text(query(ctx.JSSrc(), "input").Get("value")))
}

// answer compares an answer, tells it, and shows the figure when it is right.
func (m *Embed) answer(ctx app.Context, typed string) {
	if m.question.done || strings.TrimSpace(typed) == "" {
		return
	}
	right := m.question.try(typed)
	tellAnswer("shape", typed, right, m.question.tries)
	if right {
		m.reveal(ctx)
	}
}

// reveal shows the truth.
func (m *Embed) reveal(ctx app.Context) {
	m.question.done = true
	ctx.Defer(func(app.Context) {
		m.canvas.measure()
		m.present()
	})
}

// restore takes back what the host kept of an earlier visit.
func (m *Embed) restore(was app.Value) {
	query(m.JSValue(), ".predict input").Set("value", was.Get("answer"))
	m.question.tries = max(0, was.Get("attempts").Int()-1)
	if m.question.try(text(was.Get("answer"))) {
		m.canvas.element.Set("hidden", false)
		m.canvas.measure()
		m.present()
	}
}

// askHost asks the page around a frame what was answered to a question on an
// earlier visit, and gives it to restore if there is anything.
func (l *listeners) askHost(question string, restore func(was app.Value)) {
	l.add(document(), "shapecast-restore", func(e app.Value) {
		if was := e.Get("detail"); text(was.Get("question")) == question {
			restore(was)
		}
	})
	announce("shapecast-question", map[string]any{"question": question})
}

// tellAnswer tells the page around a frame what was answered.
func tellAnswer(question, answer string, correct bool, attempts int) {
	announce("shapecast-answered", map[string]any{
		"question": question, "answer": answer, "correct": correct, "attempts": attempts,
	})
}
