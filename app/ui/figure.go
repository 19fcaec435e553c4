package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
)

// Figure is a figure of a lesson with its program under it, which can be
// changed. Links in the prose may put another program into it. The build wrote
// the figure and the field of the program; the component adds what is said of
// mistakes.
type Figure struct {
	app.Compo
	Slot slot

	view
	bench *bench.Bench
	first figure.State // as the lesson has it
	area  app.Value    // the field of the program
	reset app.Value    // the button that brings the lesson's program back
}

// OnInit reads the state that the lesson gives the figure.
func (f *Figure) OnInit() {
	f.lang = pageLang()
	f.first = stateOf(f.Slot.State)
	f.bench = bench.New(f.first, f.first.Source())
}

// OnMount stands under the program. What was typed before the program was
// there is drawn now.
func (f *Figure) OnMount(ctx app.Context) {
	place := f.Slot.element()
	id := text(place.Get("id"))
	f.area, f.reset = query(place, "textarea"), query(place, ".source-line button")
	f.mount(ctx, place, f.draw)
	place.Call("append", f.JSValue())
	f.page.add(f.area, "input", func(app.Value) { ctx.Dispatch(func(app.Context) { f.take() }) })
	f.page.add(f.reset, "click", func(app.Value) { ctx.Dispatch(func(app.Context) { f.change(figure.State{}) }) })
	f.page.add(document(), "click", func(e app.Value) { f.follow(ctx, e, id) })
	if f.typed() != f.first.Source() {
		f.take()
	}
	f.Slot.ready()
}

func (f *Figure) typed() string { return text(f.area.Get("value")) }

// follow answers a link of the prose that puts another program into this figure.
func (f *Figure) follow(ctx app.Context, e app.Value, id string) {
	link := e.Get("target").Call("closest", `a[data-set="`+id+`"]`)
	if !link.Truthy() {
		return
	}
	e.Call("preventDefault")
	change := stateOf(text(link.Get("dataset").Get("query")))
	ctx.Dispatch(func(app.Context) {
		f.change(change)
		f.Slot.element().Call("scrollIntoView", map[string]any{"block": "nearest"})
	})
}

// take draws what is typed.
func (f *Figure) take() {
	line := f.typed()
	f.edit(func(b *bench.Bench) { b.Type(line) })
}

// change puts the lesson's program into the figure, or that of a link.
func (f *Figure) change(to figure.State) {
	f.edit(func(b *bench.Bench) {
		b.Put(f.first.Source())
		if to.Expr != "" {
			b.Put(to.Source())
		}
		f.area.Set("value", b.Line)
	})
}

// edit changes the program and draws it at once.
func (f *Figure) edit(change func(*bench.Bench)) {
	defer caught(func(reason string) { f.crash = reason; f.area.Call("setAttribute", "aria-invalid", true) })
	f.crash = ""
	change(f.bench)
	f.draw()
	f.area.Set("rows", lines(f.area))
	f.area.Call("setAttribute", "aria-invalid", f.bench.Mistake != nil || f.crash != "")
	f.reset.Set("disabled", f.bench.Line == f.first.Source())
}

// draw shows the figure, and over it the operation that it draws.
func (f *Figure) draw() {
	seen := f.bench.Seen()
	f.canvas.draw(seen, f.lang, false)
	if seen.Step < 0 || seen.Step >= len(seen.Outcome.Steps) {
		return
	}
	step, place := seen.Outcome.Steps[seen.Step], f.Slot.element()
	query(place, ".drawn").Set("innerHTML", seen.Drawn())
	where := ""
	if lines := 1 + strings.Count(seen.Source, "\n"); lines > 1 {
		where = f.lang.LineOf(expr.Place{Source: seen.Source, Span: step.Span}.Line(), lines)
	}
	query(place, ".where").Set("textContent", where)
}

// Render says what is wrong with the program.
func (f *Figure) Render() app.UI {
	return elem("div role=status").Body(f.mistakeBox(f.bench.Mistake, f.bench.At, f.bench.Library), f.crashed())
}
