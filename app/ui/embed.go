package ui

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/engine/figure"
)

// Embed is the figure of a framed page. It shows what the build says, if
// anything, changed by the query of the address. With the host only
// web/frame.js talks: it hands over queries, and hears what is shown.
type Embed struct {
	app.Compo
	Slot slot

	desk
	state    figure.State   // as the address and the host have it
	wrong    error          // what is wrong with the address; nil when nothing is
	question *shapeQuestion // nil when nothing is asked
}

// OnInit reads the state of the page and the address, which frame.js notes in
// data-address before anything can change it.
func (m *Embed) OnInit() {
	m.owner, m.lang = m, pageLang()
	m.state = stateOf(m.Slot.State)
	m.bench = bench.New(m.state, "")
	m.take(text(m.Slot.element().Get("dataset").Get("address")))
	if m.state.Mode == "predict" && !m.bench.Good.Empty() {
		m.question = newShapeQuestion(m.bench.Good)
	}
}

// take changes the state as a query says.
func (m *Embed) take(query string) {
	change, err := figure.Parse(query)
	m.wrong = err
	m.state.Mode = cmp.Or(change.Mode, m.state.Mode)
	m.state.ID = cmp.Or(change.ID, m.state.ID)
	m.state.Library = cmp.Or(change.Library, m.state.Library)
	if change.View != "" || change.Rule != "" {
		m.state.View, m.state.Rule = change.View, change.Rule
		m.bench.Look(m.state)
	}
	if change.Expr == "" && change.Op == "" && len(change.Operands) == 0 && change.Library == "" {
		return
	}
	before := m.state
	m.state = withProgram(m.state, change)
	if bound := m.bind(before, change); !bound {
		m.run()
	}
}

// withProgram returns the state with the program and the operands of another
// wherever that has any.
func withProgram(s, change figure.State) figure.State {
	if change.Expr != "" || change.Op != "" {
		s.Expr, s.Op, s.Show = change.Expr, change.Op, change.Show
	}
	s.Operands = slices.Clone(s.Operands)
	for _, b := range change.Operands {
		i := slices.IndexFunc(s.Operands, func(o figure.Binding) bool { return o.Name == b.Name })
		if i < 0 {
			s.Operands = append(s.Operands, b)
		} else {
			s.Operands[i] = b
		}
	}
	return s
}

// bind changes operands that the program itself assigns, and reports whether
// that was what was asked for.
func (m *Embed) bind(before, change figure.State) bool {
	if change.Expr != "" || change.Op != "" || len(before.Operands) > 0 || before.Expr == "" || m.bench.Good.Empty() {
		return false
	}
	for _, b := range change.Operands {
		if err := b.Check(); err != nil {
			m.wrong = err
			continue
		}
		m.bench.Bind(b)
	}
	m.state = before
	m.state.Expr = m.bench.Line
	return true
}

// run computes the state. What was shown last stays behind one that cannot be.
func (m *Embed) run() {
	if err := m.state.Check(); err != nil {
		m.wrong = err
		return
	}
	m.bench = bench.New(m.state, m.bench.Good.Source)
	m.wrong = cmp.Or(m.wrong, embed.Unshown(m.bench.Good, m.state.Show))
}

// OnMount moves the figure into its place. The drawing of the build stays if it is
// still right.
func (m *Embed) OnMount(ctx app.Context) {
	m.own = ctx
	player := query(m.Slot.element(), ".player")
	same := m.bench.Line == stateOf(m.Slot.State).Source() && m.bench.View == bench.View{}
	m.Slot.fill(m)
	m.mount(ctx, m.JSValue(), m.draw)
	m.fields()
	m.page.add(document(), "shapecast-set", func(e app.Value) {
		change := text(e.Get("detail"))
		m.safely(ctx, func() { m.take(change); m.present() })
	})
	if m.question != nil {
		m.page.askHost("shape", func(was app.Value) { m.safely(ctx, func() { m.restore(was) }) })
	}
	m.page.add(document(), "shapecast-lang", func(app.Value) {
		m.safely(ctx, func() { m.lang = pageLang(); m.present() })
	})
	if same && m.question == nil {
		m.canvas.adopt(player)
		m.tell()
	} else {
		m.present()
	}
}

// safely lets f change the figure, and shows the message if f panics.
func (m *Embed) safely(ctx app.Context, f func()) {
	ctx.Dispatch(func(ctx app.Context) {
		defer caught(func(reason string) { m.crash = reason })
		m.crash, m.behind = "", true
		f()
		ctx.Defer(func(app.Context) { m.fields() })
	})
}

// draw shows the figure, but never before the question about it is answered.
func (m *Embed) draw() {
	if m.question.answered() {
		m.canvas.draw(m.bench.Seen(), m.lang, false)
	}
}

// present draws the figure and tells the host.
func (m *Embed) present() {
	m.draw()
	m.tell()
}

// show draws what an edit gave, and tells it a while later.
func (m *Embed) show() {
	m.wrong = nil
	m.draw()
	m.later.start(settleDelay, m.tell)
}

// tell hands the facts of the figure to frame.js, which also asks the player.
func (m *Embed) tell() {
	m.canvas.finish()
	state := m.state
	state.Show = m.bench.Address().Show
	if m.bench.Line != m.state.Source() {
		state.Expr, state.Op, state.Operands = m.bench.Line, "", nil
	}
	facts := embed.FactsOf(m.bench, m.wrong, m.lang)
	facts["query"] = state.Query()
	announce("shapecast-facts", facts)
}

// announce tells the scripts of the page that something happened.
func announce(event string, detail map[string]any) {
	document().Call("dispatchEvent", app.Window().Get("CustomEvent").New(event, map[string]any{"detail": detail}))
}

// program shows the line where it cannot be typed, as it was understood, with each
// operand in its colour: D of the figure is nowhere else said to be b * c.
func (m *Embed) program() app.UI {
	markup := m.bench.Painted()
	if m.bench.Meant() {
		markup = m.bench.Good.Painted()
	}
	return elem("pre.paint tabindex=0").Body(app.Raw("<code>" + strings.TrimSuffix(markup, "\n") + "</code>"))
}

// Render lays the figure out. Its program can be edited in the mode for that.
func (m *Embed) Render() app.UI {
	var program, operations, editor app.UI
	caution := ""
	status := []app.UI{m.mistakeBox(m.wrong, m.bench.At, m.bench.Library)}
	play := m.state.Mode == "play" && m.question == nil
	if play {
		editor = elem("div.desk").Body(codeLine(&m.desk), chipFields(&m.desk), whatIsWrong(&m.desk), chosenBar(&m.desk))
	} else if status = append(status, m.crashed()); m.bench.Mistaken() {
		status = append(status, m.mistakeBox(m.bench.Mistake, m.bench.At, m.bench.Library))
		caution = m.caution(m.bench)
	}
	if m.question == nil && !play && !m.state.Bare {
		if program = m.program(); len(m.bench.Good.Outcome.Steps) > 1 {
			operations = operationPlace(&m.desk)
		}
	}
	return elem("div.live-figure lang=%", m.lang.Tag()).Body(
		elem("div role=status").Body(status...),
		elem("div").Body(m.ask()),
		elem("div.given").Body(program, operations),
		elem("p.caution hidden=%", flag(caution == "" || !m.question.answered()), caution),
		elem("div.canvas hidden=%", flag(!m.question.answered())),
		elem("div.bench hidden=%", flag(!play)).Body(editor),
	)
}
