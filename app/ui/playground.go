package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// Playground is the page at the root of the site: one stage, whose table is
// edited where it is drawn, and a sheet for everything else.
type Playground struct {
	app.Compo
	Slot slot

	desk
	codeIn engine.Library // whose code the reader wants to see; "" for that of the program
	guess  guess          // what the reader says will come out
	stop   int            // of the figure when it was last shared
	goal   int            // the stop for which the chips are named
	broken bool           // the address has a line of which nothing can be made
}

// OnInit reads the address.
func (p *Playground) OnInit() {
	p.owner, p.lang = p, pageLang()
	p.open()
}

// open makes the bench that the address asks for. A program that cannot be
// drawn has no figure of another one beside it.
func (p *Playground) open() {
	p.crash = ""
	state, err := figure.Parse(addressNow())
	first := bench.FirstLine
	if state.Source() != "" {
		first = ""
	}
	p.bench = bench.New(state, first)
	if err != nil {
		p.bench.Mistake = err
	}
}

// OnMount moves the playground into its place and draws the figure.
func (p *Playground) OnMount(ctx app.Context) {
	p.own = ctx
	place := p.Slot.element()
	player, line := query(place, ".player"), query(place, "#program")
	held := line.Equal(document().Get("activeElement"))
	p.Slot.fill(p)
	p.mount(ctx, p.JSValue(), p.draw)
	p.canvas.adopt(player)
	p.draw()
	p.canvas.seek(p.bench.State.Stop)
	p.fields()
	p.listen(ctx)
	p.takeOver(ctx, line, held)
	p.openStored()
	p.canvas.warm(5)
}

// listen hears what concerns the page as a whole.
func (p *Playground) listen(ctx app.Context) {
	p.page.add(app.Window(), "hashchange", func(app.Value) { p.again(ctx) })
	p.page.add(document(), "shapecast-lang", func(app.Value) {
		ctx.Dispatch(func(ctx app.Context) {
			p.lang = pageLang()
			p.bench.State.Lang = string(p.lang) // also in an address that named the other
			p.after(ctx)
		})
	})
	p.page.add(document(), "keydown", func(e app.Value) { p.pageKey(ctx, e) })
	p.page.add(document(), "shapecast-chip", func(e app.Value) { gesture(&p.desk, ctx, e.Get("detail")) })
	p.page.add(document(), "shapecast-play", p.beforePlay)
	p.page.add(document(), "shapecast-stop", func(app.Value) {
		if goal := p.canvas.stop(); goal != p.goal { // not at each stop of a story that plays, which would falter
			p.goal = goal
			ctx.Dispatch(func(app.Context) {})
		}
	})
}

// takeOver goes on with the line that the build wrote: with what was typed in it
// before the program came, and with the focus if it was there.
func (p *Playground) takeOver(ctx app.Context, line app.Value, held bool) {
	if !line.Truthy() {
		return
	}
	if typed := text(line.Get("value")); typed != text(line.Get("defaultValue")) {
		p.bench.Type(typed)
		p.after(ctx)
	}
	if area := query(p.JSValue(), "#program"); held {
		area.Set("value", line.Get("value"))
		area.Call("focus")
		area.Call("setSelectionRange", line.Get("selectionStart"), line.Get("selectionEnd"))
	}
}

// draw shows the figure of what was understood last.
func (p *Playground) draw() {
	other := p.canvas.draw(p.bench.Seen(), p.lang, p.bench.Confirmed())
	if other && p.behind { // nothing is said of it before what is wrong with the line, and of what can be done nothing old
		p.canvas.element.Call("setAttribute", "data-unsaid", p.bench.Broken())
	}
	o, ok := p.bench.Quoted()
	if other && (p.bench.Pasted || ok && o.Kind == bench.OfferMessage) {
		p.canvas.seek(-1) // who pastes an error or a program wants an answer, who edits is asked first
	}
}

// again follows a step back or forward in the history.
func (p *Playground) again(ctx app.Context) {
	if p.bench.Typed().Query() == addressNow() {
		return
	}
	ctx.Dispatch(func(ctx app.Context) {
		earlier := p.bench
		p.open()
		p.bench.Inherit(earlier)
		p.typed = false
		p.after(ctx)
		p.later.stop() // an address that is followed is not written again: another may be on its way
		ctx.Defer(func(app.Context) { p.openStored() })
	})
}

// show draws the figure, and puts the state into the address a while later. An
// edit ends a guess.
func (p *Playground) show() {
	if p.guess.about != p.bench.Good.Source {
		p.guess = guess{about: p.bench.Good.Source}
		p.canvas.remark("", "")
	}
	p.draw()
	if p.bench.CanUndo() {
		document().Get("documentElement").Call("removeAttribute", "data-first")
	}
	p.later.start(saveDelay, func() {
		saveAddress(p.bench.Typed(), p.broken)
		p.broken = p.bench.Broken()
		if p.typed && p.typing.field == (bench.Field{}) {
			p.bench.Rest()
		}
	})
}

// after brings the page in line with the bench.
func (p *Playground) after(ctx app.Context) {
	p.behind = true // go-app lays the page out a frame later
	p.show()
	ctx.Defer(func(app.Context) { p.fields() })
}

// Render lays the playground out, without a figure where what is said of it panics.
func (p *Playground) Render() (laid app.UI) {
	defer caught(func(reason string) {
		p.bench.Broke(reason)
		p.crash, laid = reason, p.lay()
	})
	return p.lay()
}

func (p *Playground) lay() app.UI {
	return elem("div.bench lang=%", p.lang.Tag()).Body(
		p.intro(),
		elem("div.stage class=%", p.stageClass()).Body(
			codeLine(&p.desk),
			elem("div.canvas"),
			chipFields(&p.desk),
			p.orCan(),
			p.repairs(),
			p.unsaid(),
			whatIsWrong(&p.desk),
			chosenBar(&p.desk),
		),
		p.more(),
		rowsDialog(&p.desk),
		p.keysDialog(),
	)
}
