package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine"
)

// views is what stands above the figure: by whose rule, at what, in place or
// not, and how fast.
func (p *Playground) views() app.UI {
	good := p.bench.Good
	return app.Div().Class("views").Hidden(p.guess.hides()).Body(
		app.If(good.Trace != nil, func() app.UI {
			return app.Div().Class("segments").Role("group").Aria("label", p.t(words.LabelLens)).Body(
				p.lens(scene.Axes, words.LabelAxes), p.lens(scene.Memory, words.LabelMemory))
		}),
		app.If(good.Named() && len(good.Trace.Operands) > 1, func() app.UI {
			return app.Div().Class("segments").Role("group").Aria("label", p.t(words.LabelMatchedBy)).Body(
				p.matching(engine.NumPy, words.LabelByPosition), p.matching(engine.XArray, words.LabelByName))
		}),
		app.If(p.bench.CanBeInPlace() || good.InPlace(), func() app.UI {
			return p.press("in-place", func() { p.bench.ToggleInPlace() }).Class("button").
				Aria("pressed", strconv.FormatBool(good.InPlace())).Text(p.t(words.LabelInPlace))
		}),
		p.ruleMenu(),
		p.speeds(),
	)
}

// lens is the button that looks at the figure through a lens.
func (p *Playground) lens(lens scene.Lens, label words.Label) app.UI {
	shown := scene.Axes
	if p.bench.Seen().HasMemory() {
		shown = p.bench.View.Lens
	}
	return p.press("lens-"+strconv.Itoa(int(lens)), func() { p.bench.View.Lens = lens }).
		Disabled(lens == scene.Memory && !p.bench.Seen().HasMemory()).
		Aria("pressed", strconv.FormatBool(lens == shown)).Text(p.t(label))
}

// matching is the button that lets axes meet by position or by name.
func (p *Playground) matching(rule engine.Rule, label words.Label) app.UI {
	return p.press("match-"+strconv.Itoa(int(rule)), func() { p.bench.Follow(rule) }).
		Aria("pressed", strconv.FormatBool(p.bench.Seen().Trace.Rule == rule)).Text(p.t(label))
}

// ruleMenu chooses the system whose rule the figure follows.
func (p *Playground) ruleMenu() app.UI {
	list := p.bench.Good.Practices()
	if len(list) == 0 {
		return nil
	}
	seen := p.bench.Seen().Trace.Rule
	return app.Label().Class("library").Body(
		app.Span().Text(p.t(words.LabelOwnRule)),
		app.Select().DataSet("do", "rule").OnChange(p.do(func(menu app.Value) {
			if n, err := strconv.Atoi(text(menu.Get("value"))); err == nil {
				p.bench.Follow(engine.Rule(n))
			}
		})).Body(app.Range(list).Slice(func(i int) app.UI {
			rule := list[i].Trace.Rule
			return app.Option().Value(strconv.Itoa(int(rule))).Selected(rule == seen).Text(p.lang.Practice(list[i]).Title)
		})),
	)
}

// speedNames are what a story can be told at; each is twice the one before.
var speedNames = [...]string{"0.5×", "1×", "2×"}

// speeds chooses how fast the story plays.
func (p *Playground) speeds() app.UI {
	return app.Div().Class("segments").Role("group").Aria("label", p.t(words.LabelSpeed)).Body(
		app.Range(speedNames[:]).Slice(func(i int) app.UI {
			return p.press("speed-"+strconv.Itoa(i), func() { p.canvas.slow = 1 - i }).
				Aria("pressed", strconv.FormatBool(1-i == p.canvas.slow)).Text(speedNames[i])
		}))
}

// hurry makes the story one speed faster, or slower where by is negative.
func (p *Playground) hurry(by int) {
	p.canvas.slow = min(max(p.canvas.slow-by, -1), 1)
}
