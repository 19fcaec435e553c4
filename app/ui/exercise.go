package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/answer"
	"shapecast/app/bench"
	"shapecast/app/words"
)

// An exercise is what the questions of a lesson have in common. The build wrote
// the form, so that it can be filled in before the program is there; the component
// stands at its end and adds what is said to an answer, and a figure.
type exercise struct {
	app.Compo
	Slot slot

	view
	place app.Value
	form  app.Value
	tries int
	shown bench.Reading // what the figure shows
}

// hear takes the answers that a learner hands in, and the one of an earlier visit.
func (x *exercise) hear(ctx app.Context, own app.Value, check func(app.Context), restore func(ctx app.Context, answer string)) {
	x.lang, x.place = pageLang(), x.Slot.element()
	x.form = query(x.place, "form")
	x.form.Call("append", own)
	x.page.add(x.form, "submit", func(e app.Value) {
		e.Call("preventDefault")
		ctx.Dispatch(func(ctx app.Context) {
			check(ctx)
			x.replied(ctx)
		})
	})
	x.page.askHost(x.id(), func(was app.Value) {
		ctx.Dispatch(func(ctx app.Context) {
			x.tries = was.Get("attempts").Int()
			restore(ctx, text(was.Get("answer")))
		})
	})
}

// replied tells the page that the reply to an answer is there. The page scrolls it into
// view.
func (x *exercise) replied(ctx app.Context) {
	ctx.Defer(func(app.Context) { announce("shapecast-replied", map[string]any{"question": x.id()}) })
}

func (x *exercise) id() string { return text(x.place.Get("id")) }

// draw shows a figure, once there is room for it.
func (x *exercise) draw(ctx app.Context, r bench.Reading) {
	x.shown = r
	ctx.Defer(func(app.Context) {
		draw := func() { x.canvas.draw(x.shown, x.lang, false) }
		if x.canvas.element == nil {
			x.mount(ctx, x.form, draw)
		}
		draw()
	})
}

// lay lays out what is said to an answer, and the room of the figure.
func (x *exercise) lay(reply app.UI, figure bool) app.UI {
	return elem("div").Body(
		elem("div role=status").Body(reply, x.crashed()),
		elem("div.canvas hidden=%", flag(!figure)),
	)
}

// verdict says whether an answer is right, and why.
func (v *view) verdict(right bool, why string) app.UI {
	class, label := "wrong", words.LabelNotYet
	if right {
		class, label = "right", words.LabelRight
	}
	return elem("div.reply class=%", class).Body(elem("p").Body(elem("b", v.t(label)), app.Text(v.lang.Gap()+why)))
}

// comparison says why an answer is right. A wrong answer, or none, it shows beside the
// truth.
func (v *view) comparison(typed string, q answer.Question) app.UI {
	if q.Right(typed) {
		return v.verdict(true, q.Because(v.lang))
	}
	if strings.TrimSpace(typed) == "" {
		typed = v.t(words.LabelSkipped)
	}
	return elem("div.reply").Body(
		elem("p").Body(elem("b", v.t(words.LabelAnswer))),
		elem("dl.compare").Body(
			elem("dt", v.t(words.LabelYourAnswer)), elem("dd", typed),
			elem("dt", v.t(words.LabelTruth)), elem("dd", v.lang.Answer(q.Answer)),
		),
		elem("p", q.Because(v.lang)))
}

// questionAbout is the question for the shape that a program gives.
func questionAbout(r bench.Reading) answer.Question {
	return answer.Question{Ask: "shape", Answer: r.Answer(), Trace: r.Trace, Array: &r.Result, Source: r.Source, Library: r.Library}
}

func content(element app.Value) string {
	if !element.Truthy() {
		return ""
	}
	return strings.TrimSpace(text(element.Get("textContent")))
}
