package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/answer"
	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/goal"
)

// Goal is a program of a lesson that the learner edits until it does what is
// asked. The engine decides, so that any edit that does it is right.
type Goal struct {
	exercise

	first   figure.State
	task    answer.Task
	reason  string // why the last try falls short, or what it does
	err     error  // by which it cannot be read
	at      expr.Place
	library engine.Library // that the try is written for
	mended  bench.Offer    // of a program that cannot be read
	done    bool
	shown   bool // the solution was asked for
}

// OnMount reads what is asked.
func (g *Goal) OnMount(ctx app.Context) {
	g.hear(ctx, g.JSValue(), g.check, g.restore)
	g.first = stateOf(g.Slot.State)
	asked, _ := goal.Parse(text(g.place.Get("dataset").Get("goal")))
	solution := figure.State{Expr: content(query(g.place, ".solution code")), Library: g.first.Library}
	most, _ := strconv.Atoi(text(g.place.Get("dataset").Get("edits")))
	g.task = answer.Task{Goal: asked.Solved(solution.Run()), Most: most, Before: g.first.Source(), Replies: repliesOf(g.place)}
	g.page.add(query(g.form, "[data-do]"), "click", func(app.Value) { ctx.Dispatch(g.reveal) })
	g.page.add(g.area(), "input", func(app.Value) { ctx.Dispatch(g.forget) })
	g.Slot.ready()
}

func (g *Goal) area() app.Value { return query(g.form, "textarea") }

func (g *Goal) restore(ctx app.Context, answer string) {
	g.area().Set("value", answer)
	g.judge(ctx)
}

// forget takes back what was said of another program.
func (g *Goal) forget(app.Context) { g.reason, g.err, g.done, g.shown = "", nil, false, false }

// check runs the program as it is now, and tells what came of it.
func (g *Goal) check(ctx app.Context) {
	g.tries++
	g.judge(ctx)
	tellAnswer(g.id(), text(g.area().Get("value")), g.done, g.tries)
}

// judge shows what the learner made, right or not.
func (g *Goal) judge(ctx app.Context) {
	defer caught(func(reason string) { g.crash = reason })
	typed := text(g.area().Get("value"))
	state := figure.State{Expr: typed, Library: g.first.Library}
	out := state.Run()
	g.reason, g.err = g.task.Short(typed, out, g.lang)
	g.at, g.library, g.done = out.At, out.Library, g.reason == "" && g.err == nil
	if g.done {
		g.reason = answer.Reached(g.task.Goal, typed, out, g.lang)
	}
	made := bench.New(state, "")
	if g.mended = (bench.Offer{}); g.err == nil {
		g.draw(ctx, made.Good)
	} else if o, ok := made.Quoted(); ok && o.Kind == bench.OfferMended {
		g.mended = o
	}
}

// reveal puts a solution into the field.
func (g *Goal) reveal(ctx app.Context) {
	announce("shapecast-shown", map[string]any{"question": g.id()})
	g.area().Set("value", content(query(g.place, ".solution code")))
	g.area().Set("rows", lines(g.area()))
	g.judge(ctx)
	g.shown = true
}

// Render says what came of the last try.
func (g *Goal) Render() app.UI { return g.lay(g.reply(), g.done || g.reason != "") }

func (g *Goal) reply() app.UI {
	switch {
	case g.err != nil:
		return elem("div.reply.wrong").Body(g.mistakeBox(g.err, g.at, g.library), g.mend())
	case g.shown:
		return elem("div.reply").Body(elem("p").Body(elem("b", g.t(words.LabelAnswer)), app.Text(" "+g.reason)))
	case g.reason != "" || g.done:
		return g.verdict(g.done, g.reason)
	}
	return nil
}

// mend is the button that writes the program with its slip mended.
func (g *Goal) mend() app.UI {
	program := g.mended.Line
	if program == "" {
		return nil
	}
	line := (&bench.Bench{Line: text(g.area().Get("value"))}).OfferedLine(g.mended)
	return elem("button.button type=button").Body(app.Text(g.t(words.LabelWriteSo)+" "), elem("code", line)).
		OnClick(func(app.Context, app.Event) {
			g.area().Set("value", program)
			g.form.Call("requestSubmit")
		})
}
