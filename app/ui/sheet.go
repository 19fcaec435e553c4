package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine"
)

// more is the sheet of everything that is not needed to edit and to watch.
func (p *Playground) more() app.UI {
	button := func(id string, label string, f func()) app.HTMLElem {
		return p.press(id, f).Class("button").Text(label)
	}
	var figure []app.UI
	if !p.bench.Stale() { // nothing of a figure of another line
		figure = []app.UI{p.code(), p.messages(), p.memory()}
	}
	return sidePanel(&p.desk, "more", p.t(words.LabelMore), p.t(words.LabelMore),
		elem("div.of-figure").Body(figure...), // so that what follows stays where it is
		p.section(words.LabelRules, p.settings()),
		elem("footer").Body(
			button("copy-link", copyLabel(p.lang, p.copied == "link", words.LabelCopyLink), p.copyLink).Class("primary"),
			&EmbedDialog{State: p.bench.Address(), Shown: p.bench.Seen(), Lang: p.lang},
			button("save-svg", "SVG", func() { p.save("svg") }),
			button("save-png", "PNG", func() { p.save("png") }),
			button("save-strip", p.t(words.LabelStrip), func() { p.save("strip") }),
			button("print", p.t(words.LabelPrint), func() { app.Window().Call("print") }),
			button("keys", p.t(words.LabelKeys), p.openKeys).Attr("aria-haspopup", "dialog"),
		)).
		On("close", func(app.Context, app.Event) { p.sheet, p.bench.View.Memory = false, false })
}

// sidePanel is a dialog at the side, which closes when the page beside it is pressed.
func sidePanel(d *desk, id, label, title string, parts ...app.UI) app.HTMLElem {
	header := elem("header").Body(elem("h2", title), elem("form method=dialog").Body(elem("button.icon aria-label=%", d.t(words.LabelClose)).
		Body(app.Raw(`<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15"/></svg>`))))
	return elem("dialog.sheet-panel id=% aria-label=%", id, label).OnClick(closeOutside).Body(append([]app.UI{header}, parts...)...)
}

// closeOutside closes a sheet when the page beside it is pressed.
func closeOutside(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if e.Get("target").Equal(ctx.JSSrc()) {
		ctx.JSSrc().Call("close")
	}
}

// section is a part of the sheet under a heading.
func (d *desk) section(title words.Label, parts ...app.UI) app.HTMLElem {
	return elem("section").Body(append([]app.UI{elem("h3", d.t(title))}, parts...)...)
}

// showSheet opens the sheet unless it is open. What other libraries say is not asked before:
// their functions may have to be fetched.
func showSheet(d *desk) {
	d.sheet = true
	if sheet := d.query("#more"); sheet.Truthy() && !sheet.Get("open").Bool() {
		sheet.Call("showModal")
	}
}

// settings are by whose rule axes meet, where the result goes, one array more,
// and how fast the story is told.
func (p *Playground) settings() app.UI {
	setting := func(label words.Label, choice app.UI) app.HTMLElem {
		return elem("div.setting").Body(elem("span", p.t(label)), choice)
	}
	good, stale := p.bench.Good, p.bench.Stale()
	list := []app.UI{setting(words.LabelLibrary, libraryMenu(&p.desk, "library-narrow")).Class("narrow")}
	if len(good.Rules()) > 0 && !stale {
		list = append(list, setting(words.LabelMatchedBy, p.ruleMenu()))
	}
	if !stale && (p.bench.CanBeInPlace() || good.InPlace()) {
		list = append(list, setting(words.LabelInPlace, p.inPlace(good.InPlace())))
	}
	return elem("div").Body(append(list,
		setting(words.LabelOneMore, p.press("operand", p.bench.AddOperand).Class("button").Text(p.t(words.LabelAddOperand))),
		setting(words.LabelSpeed, p.speeds()))...)
}

// inPlace is a button that is pressed where the result goes into the first operand.
func (p *Playground) inPlace(on bool) app.UI {
	text := p.lang.In("off", "关")
	if on {
		text = p.lang.In("on", "开")
	}
	return p.press("in-place", p.bench.ToggleInPlace).Class("button").Attr("aria-pressed", flag(on)).Attr("aria-label", p.t(words.LabelInPlace)).Text(text)
}

// ruleMenu chooses the system whose rule the figure follows.
func (p *Playground) ruleMenu() app.UI {
	list := p.bench.Good.Rules()
	picks := make([]pick, len(list))
	for i, rule := range list {
		picks[i] = pick{words.RuleName(rule), strconv.Itoa(int(rule))}
	}
	return menuOf(&p.desk, "rule", words.LabelOwnRule, picks, strconv.Itoa(int(p.bench.Seen().Trace.Rule)), func(value string) {
		if n, err := strconv.Atoi(value); err == nil {
			p.bench.Follow(engine.Rule(n))
		}
	})
}

// speedNames are what a story can be told at; each is twice the one before.
var speedNames = [...]string{"0.5×", "1×", "2×"}

// speeds chooses how fast the story plays.
func (p *Playground) speeds() app.UI {
	return elem("div.segments role=group aria-label=%", p.t(words.LabelSpeed)).Body(several(len(speedNames), func(i int) app.UI {
		return p.press("speed-"+strconv.Itoa(i), func() { p.canvas.slow = 1 - i }).
			Attr("aria-pressed", flag(1-i == p.canvas.slow)).Text(speedNames[i])
	})...)
}
