package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/embed"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// EmbedDialog is the button that offers a figure to pages of other people, and
// its dialog: what to paste for each system, with options and a preview.
type EmbedDialog struct {
	app.Compo
	State figure.State // Expr is the program that is shown
	Lang  words.Lang

	options figure.State // Lang, Theme, Mode and Stop as chosen
	height  int
	fixed   bool // the height was typed
	chosen  int  // which snippet
	copied  bool
	page    listeners
}

// OnInit begins with the height that frames have.
func (d *EmbedDialog) OnInit() { d.height = embed.DefaultHeight }

// OnMount hears how high the preview is.
func (d *EmbedDialog) OnMount(ctx app.Context) {
	d.page.add(app.Window(), "message", func(e app.Value) {
		data := e.Get("data")
		if !e.Get("source").Equal(d.preview().Get("contentWindow")) || data.Type() != app.TypeObject ||
			text(data.Get("subject")) != "lti.frameResize" {
			return
		}
		height := data.Get("height").Int()
		ctx.Dispatch(func(app.Context) {
			if !d.fixed {
				d.height = min(max(height, 80), 4000)
			}
		})
	})
}

// OnDismount lets the page go.
func (d *EmbedDialog) OnDismount() { d.page.release() }

func (d *EmbedDialog) preview() app.Value { return query(d.JSValue(), "iframe") }

// embedding returns the figure with the options.
func (d *EmbedDialog) embedding() embed.Embedding {
	s := figure.State{Expr: d.State.Expr, Library: d.State.Library, View: d.State.View, Rule: d.State.Rule,
		Lang: d.options.Lang, Theme: d.options.Theme, Mode: d.options.Mode, Stop: d.options.Stop}
	return embed.Embedding{Home: homeAddress(), State: s, Height: d.height}
}

// homeAddress returns the address of the playground.
func homeAddress() string {
	if app.IsServer {
		return ""
	}
	here, _, _ := strings.Cut(text(app.Window().Get("location").Get("href")), "#")
	return strings.TrimSuffix(here, "index.html")
}

// open shows the dialog. The preview takes an address without a trace in the
// history.
func (d *EmbedDialog) open(ctx app.Context, _ app.Event) {
	d.copied = false
	query(d.JSValue(), "dialog").Call("showModal")
	d.look(ctx)
}

// look shows the figure as the options have it.
func (d *EmbedDialog) look(ctx app.Context) {
	ctx.Defer(func(app.Context) {
		d.preview().Get("contentWindow").Get("location").Call("replace", d.embedding().Address())
	})
}

// Render lays the button and the dialog out.
func (d *EmbedDialog) Render() app.UI {
	says := d.Lang.Embed()
	return app.Div().Class("embedding").Body(
		app.Button().Type("button").Class("button", "quiet").DataSet("do", "embed").Aria("haspopup", "dialog").
			Text(says.Button).OnClick(d.open),
		app.Dialog().ID("embed").Aria("label", says.Title).Body(
			app.H2().Text(says.Title),
			d.choices(says),
			app.If(len(d.embedding().State.Query()) > figure.MaxQuery, func() app.UI { return app.P().Class("notice").Text(says.TooLong) }),
			d.snippet(says),
			d.beside(says),
			app.IFrame().Title(says.Preview).Class("preview").Style("height", strconv.Itoa(min(d.height, 420))+"px"),
			app.Form().Method("dialog").Body(app.Button().Class("button", "primary").Text(says.Close)),
		),
	)
}

// snippet shows what to paste for the chosen system.
func (d *EmbedDialog) snippet(says words.EmbedWords) app.UI {
	copied := says.Copy
	if d.copied {
		copied = "✓ " + says.Copied
	}
	return app.Div().Class("snippet").Body(
		app.Pre().TabIndex(0).Body(app.Code().Text(d.snippetText())),
		app.Button().Type("button").Class("button").Text(copied).OnClick(func(app.Context, app.Event) {
			d.copied = copyText(d.snippetText())
		}),
	)
}

// beside says what has to be known of the snippet, and offers the file that its
// page needs.
func (d *EmbedDialog) beside(says words.EmbedWords) app.UI {
	s := embed.Snippets()[d.chosen]
	return app.Div().Hidden(s.Note == nil).Body(
		app.If(s.Note != nil, func() app.UI { return app.P().Class("note").Text(s.Note(says)) }),
		app.If(s.Upload != "", func() app.UI {
			return app.Button().Type("button").Class("button").DataSet("do", "save-file").Text(says.Save + " " + s.Upload).OnClick(d.save)
		}),
	)
}

// save hands the reader the file.
func (d *EmbedDialog) save(app.Context, app.Event) {
	s := embed.Snippets()[d.chosen]
	kind, text := s.File(d.embedding(), d.Lang)
	saveFile(s.Upload, blobOf(text, kind))
}

func (d *EmbedDialog) snippetText() string { return embed.Snippets()[d.chosen].Text(d.embedding()) }
