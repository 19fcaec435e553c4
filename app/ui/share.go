package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/embed"
	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// shareDialog offers what is shown to be handed on: as a link, in a page of
// one's own, as a picture, on paper.
func (p *Playground) shareDialog() app.UI {
	return app.Dialog().ID("share").Class("share").Aria("label", p.t(words.LabelShare)).Body(
		app.H2().Text(p.t(words.LabelShare)),
		p.handOn("link", words.LabelLink, p.link()),
		p.handOn("frame", words.LabelFrame, p.embedding().Frame()),
		p.handOn("element", words.LabelElement, p.embedding().Element()),
		app.Div().Class("saves").Body(
			p.press("save-svg", func() { p.save("svg") }).Class("button").Text(p.t(words.LabelSave)+" SVG"),
			p.press("save-png", func() { p.save("png") }).Class("button").Text(p.t(words.LabelSave)+" PNG"),
			p.press("save-strip", func() { p.save("strip") }).Class("button").Text(p.t(words.LabelStrip)),
			p.press("print", func() { app.Window().Call("print") }).Class("button").Text(p.t(words.LabelPrint)),
		),
		app.Form().Method("dialog").Body(app.Button().Class("button", "primary").Text(p.t(words.LabelClose))),
	)
}

// handOn is a text to copy.
func (p *Playground) handOn(id string, label words.Label, text string) app.UI {
	return app.Div().Class("hand-on").Body(
		app.Label().For("share-"+id).Text(p.t(label)),
		app.Textarea().ID("share-"+id).ReadOnly(true).Rows(2).DataSet("field", "share-"+id).DataSet("value", text),
		p.press("copy-"+id, func() {
			if copyText(text) {
				p.copied = id
			}
		}).Class("button").Text(p.copyLabel(id, words.LabelCopy)),
	)
}

// openShare shows the dialog, with the address brought up to date.
func (p *Playground) openShare() {
	saveAddress(p.bench.Address())
	p.stop = max(p.canvas.stop(), 0)
	query(p.JSValue(), "#share").Call("showModal")
}

// shared returns what is shown, at the stop where the dialog found it.
func (p *Playground) shared() figure.State {
	s := p.bench.Address()
	s.Stop = p.stop
	return s
}

// link returns the address of what is shown.
func (p *Playground) link() string { return homeAddress() + "#" + p.shared().Query() }

// embedding returns what is shown as a page of one's own is to show it.
func (p *Playground) embedding() embed.Embedding {
	return embed.Embedding{Home: homeAddress(), State: p.shared(), Height: embed.DefaultHeight}
}

// save hands the reader the figure as a file: moving, as a still of its
// result, or all its stops side by side.
func (p *Playground) save(kind string) {
	s := p.bench.Seen().Scene(scene.Options{Width: p.canvas.width, Lang: p.lang, Lens: p.bench.View.Lens})
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
		savePicture("figure.png", svg.Frame(s, s.Poster, theme), s.W, s.H)
	}
}
