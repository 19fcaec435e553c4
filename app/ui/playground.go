package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// Playground is the page at the root of the site: rows of axis boxes and a
// line of Python in step, the figure, and what it means.
type Playground struct {
	app.Compo
	Slot slot

	bench   *Bench
	lang    words.Lang
	canvas  canvas
	page    listeners
	own     app.Context    // of the playground; that of a button ends with the button
	typing  Field          // the field that has the reader's hands
	typed   bool           // whether typing is one
	codeIn  engine.Library // of the code that is shown
	painted string         // the coloured copy of the line, as markup
	aim     string         // the field that the focus goes to next; "" leaves it
	copied  string         // what was copied last
	rest    pause          // before the page but for the figure follows the bench
	note    pause          // before the address follows it too
	meant   string         // the program that the reader confirmed to be as meant
	guess   guess          // what the reader predicts
	crash   string         // what a panic said; "" while all is well
}

// firstLine is what the playground shows to a newcomer.
const firstLine = "ones(classes=4, students=32, scores=8) + 5"

// OnInit reads the address.
func (p *Playground) OnInit() {
	p.lang = pageLang()
	p.codeIn = engine.InNumPy
	p.open()
}

// open makes the bench that the address asks for.
func (p *Playground) open() {
	state, err := figure.Parse(addressNow())
	p.bench = NewBench(state, firstLine)
	if err != nil {
		p.bench.Mistake = err
	}
	if p.bench.State.Library != "" {
		p.codeIn = p.bench.State.Library
	}
}

// OnMount moves the playground into its place and draws the figure.
func (p *Playground) OnMount(ctx app.Context) {
	p.own = ctx
	player := query(p.Slot.element(), ".player")
	p.Slot.fill(p)
	p.canvas.mount(query(p.JSValue(), ".canvas"), func(reason string) { p.crash = reason; ctx.Update() })
	p.canvas.adopt(player)
	p.draw()
	p.canvas.seek(p.bench.State.Stop)
	p.fields()
	p.page.add(app.Window(), "hashchange", func(app.Value) { p.again(ctx) })
	p.page.add(app.Window().Get("document"), "shapecast-lang", func(app.Value) {
		ctx.Dispatch(func(ctx app.Context) { p.lang = pageLang(); p.after(ctx) })
	})
	p.page.add(query(p.JSValue(), "#program"), "scroll", func(app.Value) { p.scrollPaint() })
	p.page.add(document(), "keydown", func(e app.Value) { p.pageKey(ctx, e) })
	p.canvas.follow(p.draw)
}

// draw shows the figure of what was understood last.
func (p *Playground) draw() {
	p.canvas.look(p.bench.Seen(), scene.Options{Lang: p.lang, Lens: p.bench.View.Lens})
}

// OnDismount lets the page go.
func (p *Playground) OnDismount() {
	p.rest.stop()
	p.note.stop()
	p.page.release()
	p.canvas.release()
}

// again follows a step back or forward in the history.
func (p *Playground) again(ctx app.Context) {
	if p.bench.State.Query() == addressNow() {
		return
	}
	ctx.Dispatch(func(ctx app.Context) {
		past := p.bench.past
		p.open()
		p.bench.past = past
		p.typed = false
		p.after(ctx)
	})
}

// do makes a handler of f. The figure of what f changes is drawn at once, and
// the rest of the page a little later; a panic leaves what was typed and says so.
func (p *Playground) do(f func(app.Value)) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		ctx.PreventUpdate()
		defer p.catchUp()
		defer func() {
			if reason := recover(); reason != nil {
				p.crash = reasonText(reason)
			}
		}()
		p.crash, p.copied = "", ""
		f(ctx.JSSrc())
		p.show()
	}
}

// catchUp brings all but the figure in line with the bench, once nothing has
// changed for a while.
func (p *Playground) catchUp() {
	p.rest.start(settleDelay, func() {
		p.own.Dispatch(func(ctx app.Context) { ctx.Defer(func(app.Context) { p.fields() }) })
	})
}

// show draws the figure, and puts the state into the address a while later.
func (p *Playground) show() {
	p.draw()
	p.note.start(saveDelay, func() { saveAddress(p.bench.State) })
}

// after brings the page in line with the bench.
func (p *Playground) after(ctx app.Context) {
	p.show()
	ctx.Defer(func(app.Context) { p.fields() })
}

// press is a button that does f.
func (p *Playground) press(id string, f func()) app.HTMLButton {
	return app.Button().Type("button").DataSet("do", id).OnClick(p.do(func(app.Value) {
		p.typed = false
		f()
	}), app.EventScope(id))
}

// input is a field that holds value and gives what is typed to set.
func (p *Playground) input(f Field, value string, set func(text string)) app.HTMLInput {
	return app.Input().Type("text").AutoComplete(false).Spellcheck(false).
		Attr("autocapitalize", "off").
		DataSet("field", f.id()).DataSet("value", p.standing(f, value)).
		Aria("invalid", strconv.FormatBool(p.slipped(f))).
		OnInput(p.do(func(source app.Value) {
			p.typing, p.typed = f, true
			set(source.Get("value").String())
		}), app.EventScope(f.id())).
		OnBlur(p.leave, app.EventScope(f.id()))
}

// standing returns what a field shows: what was typed while it is a slip.
func (p *Playground) standing(f Field, value string) string {
	if p.slipped(f) {
		return p.bench.Slip.Text
	}
	return value
}

func (p *Playground) slipped(f Field) bool { return p.bench.Slip != nil && p.bench.Slip.Field == f }

// leave writes into a field what was understood, once it is left.
func (p *Playground) leave(ctx app.Context, _ app.Event) {
	p.typed = false
	ctx.Defer(func(app.Context) { p.fields() })
}

// keep stands for a text that is to stay in its field as it is.
const keep = "\x00"

// fields writes into each field what should stand there, but for the one in
// which the reader types. go-app would not: to it a field that was typed in
// still holds what it put there.
func (p *Playground) fields() {
	list := p.JSValue().Call("querySelectorAll", "[data-field]")
	for i := range list.Length() {
		field := list.Index(i)
		data := field.Get("dataset")
		if p.typed && text(data.Get("field")) == p.typing.id() {
			continue
		}
		if value := text(data.Get("value")); value != keep && text(field.Get("value")) != value {
			field.Set("value", value)
		}
	}
	fitLine(query(p.JSValue(), "textarea"))
	p.paint()
	p.scrollPaint()
	p.focusAim()
}

// id names the field in the page.
func (f Field) id() string {
	return [...]string{"line", "row", "size", "name", "entry", "press"}[f.Kind] +
		strconv.Itoa(f.Row) + "-" + strconv.Itoa(f.Axis)
}

// t returns a label in the language of the page.
func (p *Playground) t(label words.Label) string { return p.lang.Label(label) }

// Render lays the playground out.
func (p *Playground) Render() app.UI {
	return app.Div().Class("bench").Lang(p.lang.Tag()).Body(
		p.toolbar(),
		app.Div().Class("desk").Body(p.line(), p.rows()),
		app.Div().Class("stage").Body(
			p.question(), p.headline(), p.views(), app.Div().Class("canvas").Hidden(p.guess.hides()), p.verdict()),
		p.aside(),
		p.shareDialog(),
		p.keysDialog(),
	)
}
