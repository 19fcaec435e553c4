package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine/figure"
)

// Figure is a figure of a lesson with its program under it, which can be
// changed. Links in the prose may put another program into it.
type Figure struct {
	app.Compo
	Slot slot

	bench  *Bench
	lang   words.Lang
	first  figure.State // as the lesson has it
	canvas canvas
	page   listeners
	crash  string
}

// narrow is the width below which a figure drawn for a text column is hard to
// read. One that is not yet in view is then drawn anew.
const narrow = 560

// OnInit reads the state that the lesson gives the figure.
func (f *Figure) OnInit() {
	f.lang = pageLang()
	f.first = stateOf(f.Slot.State)
	f.bench = NewBench(f.first, f.first.Source())
}

// OnMount moves the figure into its place. What the build drew stays until
// something changes, so nothing jumps.
func (f *Figure) OnMount(ctx app.Context) {
	place := f.Slot.element()
	player, id := query(place, ".player"), text(place.Get("id"))
	f.Slot.fill(f)
	f.canvas.mount(query(f.JSValue(), ".canvas"), func(reason string) { f.crash = reason; ctx.Update() })
	f.canvas.adopt(player)
	if f.canvas.width < narrow && place.Call("getBoundingClientRect").Get("top").Float() > app.Window().Get("innerHeight").Float() {
		f.draw()
	}
	f.setLine(f.bench.Line)
	f.page.add(document(), "click", func(e app.Value) { f.follow(ctx, e, id) })
	f.canvas.follow(f.draw)
}

// OnDismount lets the page go.
func (f *Figure) OnDismount() {
	f.page.release()
	f.canvas.release()
}

// follow answers a link of the prose that puts other operands or another
// program into this figure.
func (f *Figure) follow(ctx app.Context, e app.Value, id string) {
	link := e.Get("target").Call("closest", `a[data-set="`+id+`"]`)
	if !link.Truthy() {
		return
	}
	e.Call("preventDefault")
	change := stateOf(text(link.Get("dataset").Get("query")))
	ctx.Dispatch(func(app.Context) {
		f.change(change)
		f.JSValue().Call("scrollIntoView", map[string]any{"block": "nearest"})
	})
}

// change puts the program or the operands of a link into the figure.
func (f *Figure) change(to figure.State) {
	f.set(f.first.Source())
	if to.Expr != "" {
		f.set(to.Source())
	}
	for _, binding := range to.Operands {
		f.bench.Bind(binding)
	}
	f.draw()
	f.setLine(f.bench.Line)
}

// set puts a program into the figure and draws it at once.
func (f *Figure) set(line string) {
	defer func() {
		if reason := recover(); reason != nil {
			f.crash = reasonText(reason)
		}
	}()
	f.crash = ""
	f.bench.Type(line)
	f.draw()
}

func (f *Figure) draw() { f.canvas.draw(f.bench.Good, f.lang) }

// setLine writes the program into its field.
func (f *Figure) setLine(line string) {
	area := query(f.JSValue(), "textarea")
	area.Set("value", line)
	fitLine(area)
}

func (f *Figure) changed() bool { return f.bench.Line != f.first.Source() }

// Render lays the figure out.
func (f *Figure) Render() app.UI {
	label := f.lang.Label
	return app.Div().Class("live-figure").Body(
		app.Div().Class("canvas"),
		app.Div().Class("source-line").Body(
			app.Textarea().Rows(lineCount(f.bench.Line)).Spellcheck(false).Attr("autocapitalize", "off").
				Aria("label", label(words.LabelRun)).Aria("invalid", strconv.FormatBool(f.bench.Mistake != nil)).
				OnInput(func(ctx app.Context, _ app.Event) {
					f.set(text(ctx.JSSrc().Get("value")))
					fitLine(ctx.JSSrc())
				}),
			app.Button().Type("button").Class("button", "quiet").Disabled(!f.changed()).
				Text("↶").Title(label(words.LabelReset)).Aria("label", label(words.LabelReset)).
				OnClick(func(app.Context, app.Event) { f.set(f.first.Source()); f.setLine(f.bench.Line) }),
		),
		app.Div().Role("status").Body(
			app.If(f.bench.Mistake != nil, func() app.UI { return mistakeBox(f.lang, f.bench.Mistake, f.bench.At) }),
			app.If(f.crash != "", func() app.UI { return crashBox(f.lang, f.crash) }),
		),
	)
}

func lineCount(line string) int { return 1 + strings.Count(line, "\n") }
