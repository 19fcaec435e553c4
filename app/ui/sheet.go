package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// sheet holds everything that is not needed to edit and to watch.
func (p *Playground) sheet() app.UI {
	says := p.lang.Stage()
	return app.Elem("dialog").ID("more").Class("sheet-panel").Aria("label", p.t(words.LabelMore)).OnClick(closeOutside).
		On("close", func(app.Context, app.Event) { p.bench.View.Memory = false }).Body(
		app.Elem("header").Body(app.Elem("h2").Text(p.t(words.LabelMore)), p.closeButton()),
		p.code(), p.messages(), p.memory(),
		app.Elem("section").Body(app.Elem("h3").Text(says.Rules), p.settings()),
		p.practices(),
		app.Elem("footer").Body(
			p.press("copy-link", func() { p.copyLink() }).Class("button", "primary").Text(copyLabel(p.lang, p.copied == "link", says.CopyLink)),
			&EmbedDialog{State: p.bench.Address(), Shown: p.bench.Seen(), Lang: p.lang},
			p.press("save-svg", func() { p.save("svg") }).Class("button").Text("SVG"),
			p.press("save-png", func() { p.save("png") }).Class("button").Text("PNG"),
			p.press("save-strip", func() { p.save("strip") }).Class("button").Text(p.t(words.LabelStrip)),
			p.press("print", func() { app.Window().Call("print") }).Class("button").Text(p.t(words.LabelPrint)),
			p.press("keys", p.openKeys).Class("button").Aria("haspopup", "dialog").Text(p.t(words.LabelKeys)),
		))
}

// closeOutside closes a sheet when the page beside it is pressed.
func closeOutside(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if e.Get("target").Equal(ctx.JSSrc()) {
		ctx.JSSrc().Call("close")
	}
}

func (d *desk) closeButton() app.UI {
	return app.Elem("form").Attr("method", "dialog").Body(app.Elem("button").Class("icon").Aria("label", d.t(words.LabelClose)).
		Body(app.Raw(`<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15"/></svg>`)))
}

// rowsDialog edits the rows of a ragged operand.
func (d *desk) rowsDialog() app.UI {
	dialog := app.Elem("dialog").ID("rows").Class("sheet-panel").Aria("label", d.t(words.LabelRows)).OnClick(closeOutside)
	if d.ragged >= len(d.bench.Good.Rows()) {
		return dialog
	}
	return dialog.Body(
		app.Elem("header").Body(app.Elem("h2").Text(d.name(d.ragged)), d.closeButton()),
		app.Elem("section").Body(d.lists(d.ragged)))
}

// settings are by whose rule axes meet, where the result goes, one array more,
// and how fast the story is told.
func (p *Playground) settings() app.UI {
	good, says := p.bench.Good, p.lang.Stage()
	setting := func(label string, choice app.UI) app.UI {
		return app.Elem("div").Class("setting").Body(app.Elem("span").Text(label), choice)
	}
	return app.Elem("div").Body(
		app.Elem("div").Class("setting", "narrow").Body(app.Elem("span").Text(p.t(words.LabelLibrary)), p.libraryMenu("library-narrow")),
		app.If(len(good.Practices()) > 0, func() app.UI { return setting(p.t(words.LabelMatchedBy), p.ruleMenu()) }),
		app.If(good.Trace != nil, func() app.UI { return setting(p.t(words.LabelOperation), p.opMenu()) }),
		app.If(p.bench.CanBeInPlace() || good.InPlace(), func() app.UI {
			return setting(p.t(words.LabelInPlace), p.toggle("in-place", p.t(words.LabelInPlace), good.InPlace(), func() { p.bench.ToggleInPlace() }))
		}),
		p.unsquare(setting),
		p.batch(setting),
		setting(says.AddArray, p.press("operand", func() { p.bench.AddOperand() }).Class("button").Text(p.t(words.LabelAddOperand))),
		setting(p.t(words.LabelSpeed), p.speeds()),
	)
}

// unsquare offers sizes that differ where equal ones hide which of them is met.
func (p *Playground) unsquare(setting func(string, app.UI) app.UI) app.UI {
	trace := p.bench.Good.Trace
	if trace == nil {
		return nil
	}
	_, checks := engine.Judge(*trace)
	for _, check := range checks {
		if check.Reason == engine.SquareAxis {
			return setting(p.t(words.LabelNonSquare), p.press("unsquare", func() { p.bench.NonSquare(check) }).Class("button").Text("≠"))
		}
	}
	return nil
}

// batch offers a batch of 2 where one of 1 hides a mistake.
func (p *Playground) batch(setting func(string, app.UI) app.UI) app.UI {
	line, hides := p.bench.BatchOf2()
	if !hides {
		return nil
	}
	return setting(p.t(words.LabelBatchHides), p.press("batch", func() { p.bench.MakeBatchOf2() }).Class("button").Title(line).Text(p.t(words.LabelBatch)))
}

// toggle is a button that is pressed or not.
func (p *Playground) toggle(id, label string, on bool, f func()) app.UI {
	text := p.lang.In("off", "关")
	if on {
		text = p.lang.In("on", "开")
	}
	return p.press(id, f).Class("button").Aria("pressed", strconv.FormatBool(on)).Aria("label", label).Text(text)
}

// ruleMenu chooses the system whose rule the figure follows.
func (p *Playground) ruleMenu() app.UI {
	list := p.bench.Good.Practices()
	seen := p.bench.Seen().Trace.Rule
	return app.Elem("select").DataSet("do", "rule").Aria("label", p.t(words.LabelOwnRule)).OnChange(p.do(func(menu app.Value) {
		if n, err := strconv.Atoi(text(menu.Get("value"))); err == nil {
			p.bench.Follow(engine.Rule(n))
		}
	})).Body(app.Range(list).Slice(func(i int) app.UI {
		rule := list[i].Trace.Rule
		return app.Elem("option").Attr("value", strconv.Itoa(int(rule))).Attr("selected", rule == seen).Text(p.lang.Practice(list[i]).Title)
	}))
}

// speedNames are what a story can be told at; each is twice the one before.
var speedNames = [...]string{"0.5×", "1×", "2×"}

// speeds chooses how fast the story plays.
func (p *Playground) speeds() app.UI {
	return app.Elem("div").Class("segments").Role("group").Aria("label", p.t(words.LabelSpeed)).Body(
		app.Range(speedNames[:]).Slice(func(i int) app.UI {
			return p.press("speed-"+strconv.Itoa(i), func() { p.canvas.slow = 1 - i }).
				Aria("pressed", strconv.FormatBool(1-i == p.canvas.slow)).Text(speedNames[i])
		}))
}

// copyLabel returns the label of a copy button, which says when it has copied.
func copyLabel(lang words.Lang, copied bool, label string) string {
	if copied {
		return "✓ " + lang.Label(words.LabelCopied)
	}
	return label
}

// copyLink puts the address of what is shown on the clipboard and on the page.
func (p *Playground) copyLink() {
	p.stop = p.canvas.stop()
	saveAddress(p.shared())
	if copyText(p.link()) {
		p.copied = "link"
	}
}

// shared returns what is shown, at the stop where it was copied.
func (p *Playground) shared() figure.State {
	s := p.bench.Address()
	s.Stop = p.stop
	return s
}

// link returns the address of what is shown.
func (p *Playground) link() string { return homeAddress() + indexHere() + "#" + p.shared().Query() }

// save hands the reader the figure as a file: moving, as a still of its
// result, or all its stops side by side.
func (p *Playground) save(kind string) {
	s := p.bench.Seen().Scene(scene.Options{Width: p.canvas.width, Lang: p.lang})
	theme := svg.Light
	if text(document().Get("documentElement").Get("dataset").Get("theme")) == "dark" {
		theme = svg.Dark
	}
	switch kind {
	case "svg":
		saveFile("figure.svg", blobOf(svg.Animated(s), "image/svg+xml"))
	case "strip":
		saveFile("stops.svg", blobOf(svg.Strip(s, 2, theme), "image/svg+xml"))
	case "png":
		savePicture("figure.png", svg.Frame(s.Carded(), s.Poster, theme), s.W+2*scene.CardMargin, s.H+2*scene.CardMargin)
	}
}
