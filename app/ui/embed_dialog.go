package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// EmbedDialog is the button that offers a figure to pages of other people, and
// its dialog: what to paste for each system, with options and a preview.
type EmbedDialog struct {
	app.Compo
	State figure.State  // Expr is the program that is shown
	Shown bench.Reading // what it gives
	Lang  words.Lang

	options figure.State // Lang, Theme, Mode, Stop and Fit as chosen
	width   int
	height  int  // as typed, or as the preview has it; 0 is as reckoned
	fixed   bool // the height was typed
	opened  bool
	chosen  int // which snippet
	copied  bool
	page    listeners
}

// OnInit begins with what suits most pages: those of courses are light,
// whatever the system of their reader.
func (d *EmbedDialog) OnInit() { d.width, d.options.Theme = embed.Width, svg.Light.Name }

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

// OnDismount removes the event listeners.
func (d *EmbedDialog) OnDismount() { d.page.release() }

func (d *EmbedDialog) preview() app.Value { return query(d.JSValue(), "iframe") }

// embedding returns the figure with the options.
func (d *EmbedDialog) embedding() embed.Embedding {
	s := figure.State{Expr: d.State.Expr, Library: d.State.Library, View: d.State.View, Rule: d.State.Rule,
		Lang: d.options.Lang, Theme: d.options.Theme, Mode: d.options.Mode, Stop: d.options.Stop, Fit: d.options.Fit}
	e := embed.Embedding{Home: homeAddress(), Index: indexHere(), State: s, Shown: d.Shown, Lang: d.Lang, Width: d.width}.Sized()
	if d.height > 0 {
		e.Narrow = max(80, e.Narrow+d.height-e.Height)
		e.Height = d.height
	}
	return e
}

// homeAddress returns the address of the playground.
func homeAddress() string {
	here, _, _ := strings.Cut(text(app.Window().Get("location").Get("href")), "#")
	return strings.TrimSuffix(here, indexHere())
}

// indexHere returns "index.html" where that is in the address of the playground:
// it may be a place that shows no page for a folder.
func indexHere() string {
	const index = "index.html"
	if !strings.HasSuffix(text(app.Window().Get("location").Get("pathname")), "/"+index) {
		return ""
	}
	return index
}

// open shows the dialog. The preview takes an address without a trace in the
// history.
func (d *EmbedDialog) open(ctx app.Context, _ app.Event) {
	d.copied, d.opened = false, true
	query(d.JSValue(), "dialog").Call("showModal")
	d.look(ctx)
}

// look shows the figure as the options have it.
func (d *EmbedDialog) look(ctx app.Context) {
	if !d.fixed {
		d.height = 0
	}
	ctx.Defer(func(app.Context) {
		e := d.embedding()
		e.Height = 0 // to be found out
		d.preview().Get("contentWindow").Get("location").Call("replace", e.Address())
	})
}

// Render lays the button and the dialog out.
func (d *EmbedDialog) Render() app.UI {
	says := d.Lang.Embed()
	return app.Elem("div").Class("embedding").Body(
		button().Class("button", "quiet").DataSet("do", "embed").Aria("haspopup", "dialog").
			Text(says.Button).OnClick(d.open),
		app.Elem("dialog").ID("embed").Aria("label", says.Title).Body(
			app.Elem("h2").Text(says.Title),
			app.If(d.opened, func() app.UI { return d.offer(says) }),
			app.Elem("div").Class("room").Body(app.Elem("iframe").Class("preview").Title(says.Preview).Style("width", strconv.Itoa(d.width)+"px").Style("height", "420px")),
			app.Elem("form").Attr("method", "dialog").Body(app.Elem("button").Class("button", "primary").Text(d.Lang.Label(words.LabelClose)).OnClick(d.close)),
		),
	)
}

// close forgets the figure: to lay it out anew at each key takes time.
func (d *EmbedDialog) close(app.Context, app.Event) { d.opened = false }

// offer shows the options and what to paste.
func (d *EmbedDialog) offer(says words.EmbedWords) app.UI {
	e := d.embedding()
	return app.Elem("div").Body(
		d.choices(says, e),
		app.If(len(e.State.Query()) > figure.MaxQuery, func() app.UI { return app.Elem("p").Class("notice").Text(says.TooLong) }),
		d.snippet(e),
		d.beside(says),
	)
}

// snippet shows what to paste for the chosen system.
func (d *EmbedDialog) snippet(e embed.Embedding) app.UI {
	text := embed.Snippets()[d.chosen].Text(e)
	return app.Elem("div").Class("snippet").Body(
		app.Elem("pre").TabIndex(0).Body(app.Elem("code").Text(text)),
		button().Class("button").Text(copyLabel(d.Lang, d.copied, d.Lang.Label(words.LabelCopy))).OnClick(func(app.Context, app.Event) {
			d.copied = copyText(text)
		}),
	)
}

// beside says what has to be known of the snippet, and offers the file that its
// page needs.
func (d *EmbedDialog) beside(says words.EmbedWords) app.UI {
	s := embed.Snippets()[d.chosen]
	return app.Elem("div").Hidden(s.Note == nil).Body(
		app.If(s.Note != nil, func() app.UI { return app.Elem("p").Class("note").Text(s.Note(says)) }),
		app.If(s.Upload != "", func() app.UI {
			return button().Class("button").DataSet("do", "save-file").Text(says.Save + " " + s.Upload).OnClick(d.save)
		}),
	)
}

// save hands the reader the file.
func (d *EmbedDialog) save(app.Context, app.Event) {
	s := embed.Snippets()[d.chosen]
	kind, text := s.File(d.embedding())
	saveFile(s.Upload, blobOf(text, kind))
}
