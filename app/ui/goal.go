package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/answer"
	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/goal"
)

// Goal is a program of a lesson that the learner edits until it does what is
// asked. The engine decides, so that any edit that does it is right.
//
// The build wrote the form; the component adds what is said to a try, and the
// figure of what the learner made.
type Goal struct {
	app.Compo
	Slot slot

	lang   words.Lang
	first  figure.State
	goal   goal.Goal
	edits  int // that are enough; 0 for any number
	form   app.Value
	tries  int
	reason string // why the last try falls short
	err    error  // by which it cannot be read
	at     expr.Place
	done   bool
	crash  string
	canvas canvas
	page   listeners
}

// OnInit reads what is asked.
func (g *Goal) OnInit() {
	g.lang = pageLang()
	g.first = stateOf(g.Slot.State)
}

// OnMount stands at the end of the form.
func (g *Goal) OnMount(ctx app.Context) {
	place := g.Slot.element()
	g.goal, _ = goal.Parse(text(place.Get("dataset").Get("goal")))
	g.edits, _ = strconv.Atoi(text(place.Get("dataset").Get("edits")))
	g.form = query(place, "form")
	g.form.Call("append", g.JSValue())
	g.page.add(g.form, "submit", func(e app.Value) {
		e.Call("preventDefault")
		ctx.Dispatch(g.check)
	})
	g.page.add(query(g.form, "[data-do]"), "click", func(app.Value) { ctx.Dispatch(g.reveal) })
	g.page.askHost(text(place.Get("id")), func(was app.Value) {
		ctx.Dispatch(func(ctx app.Context) { g.restore(ctx, was) })
	})
	g.Slot.ready()
}

// OnDismount lets the page go.
func (g *Goal) OnDismount() {
	g.page.release()
	g.canvas.release()
}

func (g *Goal) area() app.Value { return query(g.form, "textarea") }

// restore takes back a program of an earlier visit.
func (g *Goal) restore(ctx app.Context, was app.Value) {
	g.area().Set("value", was.Get("answer"))
	g.tries = was.Get("attempts").Int()
	g.judge(ctx)
}

// check runs the program as it is now, and tells what came of it.
func (g *Goal) check(ctx app.Context) {
	g.tries++
	g.judge(ctx)
	tellAnswer(text(g.Slot.element().Get("id")), text(g.area().Get("value")), g.done, g.tries)
}

func (g *Goal) judge(ctx app.Context) {
	defer caught(func(reason string) { g.crash = reason })
	typed := text(g.area().Get("value"))
	state := figure.State{Expr: typed, Library: g.first.Library}
	out := state.Run()
	g.reason, g.err = answer.Short(g.goal, g.edits, g.first.Source(), typed, out, g.lang)
	g.at, g.done = out.At, g.reason == "" && g.err == nil
	if g.err != nil {
		return
	}
	ctx.Defer(func(app.Context) { g.draw(bench.New(state, "").Good) })
}

// draw shows what the learner made, right or not.
func (g *Goal) draw(r bench.Reading) {
	if g.canvas.element == nil {
		g.canvas.mount(query(g.JSValue(), ".canvas"), func(reason string) { g.crash = reason })
	}
	g.canvas.draw(r, g.lang)
}

// reveal puts a solution into the field.
func (g *Goal) reveal(ctx app.Context) {
	id := text(g.Slot.element().Get("id"))
	announce("shapecast-shown", map[string]any{"question": id})
	g.area().Set("value", content(query(g.Slot.element(), ".solution code")))
	fitLine(g.area())
	g.judge(ctx)
}

// Render says what came of the last try.
func (g *Goal) Render() app.UI {
	return app.Elem("div").Body(
		app.Elem("div").Role("status").Body(g.reply(), app.If(g.crash != "", func() app.UI { return crashBox(g.lang, g.crash) })),
		app.Elem("div").Class("canvas").Hidden(!g.done && g.reason == ""),
	)
}

func (g *Goal) reply() app.UI {
	switch {
	case g.err != nil:
		return app.Elem("div").Class("reply wrong").Body(mistakeBox(g.lang, g.err, g.at))
	case g.done:
		return app.Elem("div").Class("reply right").Body(app.Elem("p").Body(app.Elem("b").Text(g.lang.Label(words.LabelRight))))
	case g.reason != "":
		return app.Elem("div").Class("reply wrong").Body(
			app.Elem("p").Body(app.Elem("b").Text(g.lang.Label(words.LabelNotYet)), app.Text(" "+g.reason)))
	}
	return nil
}
