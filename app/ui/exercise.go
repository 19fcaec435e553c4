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

	lang   words.Lang
	place  app.Value
	form   app.Value
	tries  int
	shown  bench.Reading // what the figure shows
	crash  string
	canvas canvas
	page   listeners
}

// mount hears answers: those that are handed in, and that of an earlier visit.
func (x *exercise) mount(ctx app.Context, own app.Value, check func(app.Context), restore func(ctx app.Context, answer string)) {
	x.lang, x.place = pageLang(), x.Slot.element()
	x.form = query(x.place, "form")
	x.form.Call("append", own)
	x.page.add(x.form, "submit", func(e app.Value) {
		e.Call("preventDefault")
		ctx.Dispatch(func(ctx app.Context) {
			check(ctx)
			ctx.Defer(func(app.Context) { x.seen() })
		})
	})
	x.page.askHost(x.id(), func(was app.Value) {
		ctx.Dispatch(func(ctx app.Context) {
			x.tries = was.Get("attempts").Int()
			restore(ctx, text(was.Get("answer")))
		})
	})
}

func (x *exercise) id() string { return text(x.place.Get("id")) }

// seen brings what is said to an answer into view: the button may be at its edge.
func (x *exercise) seen() {
	if reply := query(x.form, ".reply"); reply.Truthy() {
		reply.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// OnDismount removes the event listeners.
func (x *exercise) OnDismount() {
	x.page.release()
	x.canvas.release()
}

// draw shows a figure, once there is room for it.
func (x *exercise) draw(ctx app.Context, r bench.Reading) {
	x.shown = r
	ctx.Defer(func(app.Context) {
		draw := func() { x.canvas.draw(x.shown, x.lang, false) }
		if x.canvas.element == nil {
			x.canvas.mount(query(x.form, ".canvas"), func(reason string) { x.crash = reason; ctx.Update() })
			x.canvas.follow(draw)
		}
		draw()
	})
}

// lay lays out what is said to an answer, and the room of the figure.
func (x *exercise) lay(reply app.UI, figure bool) app.UI {
	return app.Elem("div").Body(
		app.Elem("div").Role("status").Body(reply, app.If(x.crash != "", func() app.UI { return crashBox(x.lang, x.crash) })),
		app.Elem("div").Class("canvas").Hidden(!figure),
	)
}

// verdict says whether an answer is right, and why.
func verdict(lang words.Lang, right bool, why string) app.UI {
	class, label := "reply wrong", words.LabelNotYet
	if right {
		class, label = "reply right", words.LabelRight
	}
	return app.Elem("div").Class(class).Body(app.Elem("p").Body(app.Elem("b").Text(lang.Label(label)), app.Text(why)))
}

// comparison says why an answer is right; one that is not, or none, it holds
// beside the truth.
func comparison(lang words.Lang, typed string, q answer.Question) app.UI {
	if q.Right(typed) {
		return verdict(lang, true, " "+q.Because(lang))
	}
	if strings.TrimSpace(typed) == "" {
		typed = lang.Label(words.LabelSkipped)
	}
	return app.Elem("div").Class("reply").Body(
		app.Elem("p").Body(app.Elem("b").Text(lang.Label(words.LabelAnswer))),
		app.Elem("dl").Class("compare").Body(
			app.Elem("dt").Text(lang.Label(words.LabelYourAnswer)), app.Elem("dd").Text(typed),
			app.Elem("dt").Text(lang.Label(words.LabelTruth)), app.Elem("dd").Text(q.Answer),
		),
		app.Elem("p").Text(q.Because(lang)))
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
