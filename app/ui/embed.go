package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine/figure"
)

// Embed is the figure of a framed page: it shows what the query of the address
// says, tells the host how high it is and where it stands, and takes from the
// host another state.
type Embed struct {
	app.Compo
	Slot slot

	state  figure.State // as the address and the host want it
	bench  *Bench
	lang   words.Lang
	canvas canvas
	page   listeners
	height int
	crash  string
}

// OnInit reads the address.
func (m *Embed) OnInit() {
	m.lang = pageLang()
	if app.IsServer {
		m.bench = NewBench(figure.State{}, firstLine)
		return
	}
	m.open(text(app.Window().Get("location").Get("search")))
}

// open shows the state of a query.
func (m *Embed) open(query string) {
	state, err := figure.Parse(query)
	m.state, m.bench = state, NewBench(state, firstLine)
	if err != nil {
		m.bench.Mistake = err
	}
}

// OnMount shows the figure and begins to talk with the host.
func (m *Embed) OnMount(ctx app.Context) {
	m.Slot.fill(m)
	m.canvas.mount(query(m.JSValue(), ".canvas"))
	m.draw()
	m.canvas.seek(m.state.Stop)
	m.page.add(app.Window(), "message", func(e app.Value) { m.hear(ctx, e) })
	m.page.add(document(), "shapecast-stop", func(e app.Value) { m.tell("broadcast.state", m.standing(e.Get("detail"))) })
	m.page.add(document(), "shapecast-lang", func(app.Value) {
		ctx.Dispatch(func(app.Context) { m.lang = pageLang(); m.draw() })
	})
	m.canvas.follow(m.draw)
	m.tell("broadcast.ready", map[string]any{"title": m.bench.State.Expr, "lang": string(m.lang), "steps": m.canvas.stops()})
}

// OnDismount lets the page go.
func (m *Embed) OnDismount() {
	m.page.release()
	m.canvas.release()
}

func (m *Embed) draw() {
	m.canvas.draw(m.bench.Good, m.lang)
	m.resize()
}

// resize tells the host how high the page is, when that changed.
func (m *Embed) resize() {
	height := document().Get("body").Get("scrollHeight").Int()
	if height != m.height {
		m.height = height
		m.tell("lti.frameResize", map[string]any{"height": height})
	}
}

// tell sends a message to the page around the frame.
func (m *Embed) tell(subject string, message map[string]any) {
	parent := app.Window().Get("parent")
	if parent.Equal(app.Window().JSValue()) {
		return
	}
	message["v"], message["subject"] = 1, subject
	if id := m.state.ID; id != "" {
		message["id"] = id
	}
	parent.Call("postMessage", message, "*")
}

// standing says what the figure shows at a stop.
func (m *Embed) standing(stop app.Value) map[string]any {
	says := map[string]any{
		"url":  text(app.Window().Get("location").Get("href")),
		"e":    m.bench.Good.Source,
		"step": stop.Get("stop"), "steps": stop.Get("stops"),
	}
	if trace := m.bench.Good.Trace; trace != nil {
		shapes := make([]any, len(trace.Operands))
		for i, operand := range trace.Operands {
			shapes[i] = operand.Shape.String()
		}
		says["shapes"] = shapes
		if err := trace.Err(); err != nil {
			says["error"] = err.Error()
		} else {
			says["result"] = trace.Result().String()
		}
	}
	return says
}

// hear takes a change from the host, and from nobody else.
func (m *Embed) hear(ctx app.Context, e app.Value) {
	message := e.Get("data")
	if !e.Get("source").Equal(app.Window().Get("parent")) || message.Type() != app.TypeObject ||
		text(message.Get("subject")) != "broadcast.set" {
		return
	}
	ctx.Dispatch(func(app.Context) {
		defer func() {
			if reason := recover(); reason != nil {
				m.crash = reasonText(reason)
			}
		}()
		m.set(message)
	})
}

// set puts what a message says into the state, by way of the address's parser.
func (m *Embed) set(message app.Value) {
	first := ""
	for _, key := range []string{"e", "a", "b", "c", "d", "op", "step"} {
		if v := text(message.Get(key)); v != "" {
			first += key + "=" + text(app.Window().Call("encodeURIComponent", v)) + "&"
		}
	}
	for key, f := range map[string]string{"theme": "shapecastTheme", "lang": "shapecastLang"} {
		if v := text(message.Get(key)); v != "" {
			app.Window().Call(f, v)
		}
	}
	m.open(first + m.state.Query()) // of a key given twice the first counts
	m.draw()
	m.canvas.seek(m.state.Stop)
}

// Render lays the figure out.
func (m *Embed) Render() app.UI {
	return app.Div().Class("live-figure").Body(
		app.Div().Class("canvas"),
		app.Div().Role("status").Body(
			app.If(m.bench.Mistake != nil, func() app.UI { return mistakeBox(m.lang, m.bench.Mistake, m.bench.At) }),
			app.If(m.crash != "", func() app.UI { return crashBox(m.lang, m.crash) }),
		),
	)
}
