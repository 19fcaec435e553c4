package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/scene"
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
	height  int // as typed; 0 is as reckoned
	opened  bool
	chosen  int // which snippet
	copied  bool
}

// OnInit begins with what suits most pages: those of courses are light,
// whatever the system of their reader.
func (d *EmbedDialog) OnInit() { d.width, d.options.Theme = embed.Width, svg.Light.Name }

// embedding returns the figure with the options.
func (d *EmbedDialog) embedding() embed.Embedding {
	s := figure.State{Expr: d.State.Expr, Library: d.State.Library, View: d.State.View, Show: d.State.Show, Rule: d.State.Rule,
		Lang: d.options.Lang, Theme: d.options.Theme, Mode: d.options.Mode, Stop: d.options.Stop, Fit: d.options.Fit}
	e := embed.Embedding{Home: homeAddress(), Index: indexHere(), State: s, Shown: d.Shown, Lang: d.Lang, First: s.Stop == 0, Width: d.width}.Sized()
	if d.height > 0 {
		e.Narrow = max(80, e.Narrow+d.height-e.Height)
		e.Height = d.height
	}
	return e
}

// homeAddress returns the address of the playground.
func homeAddress() string {
	here, _, _ := strings.Cut(text(app.Window().Get("location").Get("href")), "#")
	here, _, _ = strings.Cut(here, "?")
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
	ctx.Defer(func(app.Context) {
		query(d.JSValue(), "iframe").Get("contentWindow").Get("location").Call("replace", d.embedding().Address())
	})
}

// Render lays the button and the dialog out.
func (d *EmbedDialog) Render() app.UI {
	var offer app.UI
	if d.opened {
		offer = d.offer()
	}
	return elem("div.embedding").Body(
		elem("button.button type=button data-do=embed aria-haspopup=dialog", d.t(words.LabelEmbed)).OnClick(d.open),
		elem("dialog id=embed aria-label=%", d.t(words.LabelEmbedTitle)).Body(
			elem("h2", d.t(words.LabelEmbedTitle)),
			offer,
			elem("div.room").Body(elem("iframe.preview title=% style=%", d.t(words.LabelPreview), "width:"+strconv.Itoa(d.width)+"px;height:420px")),
			elem("form method=dialog").Body(elem("button.button.primary", d.t(words.LabelClose)).OnClick(func(app.Context, app.Event) {
				d.opened = false // to lay it out anew at each key takes time
			})),
		),
	)
}

func (d *EmbedDialog) t(label words.Label) string { return d.Lang.Label(label) }

// offer shows the options and what to paste, what has to be known of that, and the
// file that its page needs.
func (d *EmbedDialog) offer() app.UI {
	e, s := d.embedding(), embed.Snippets()[d.chosen]
	code := s.Text(e)
	var note, file app.UI
	if s.Note != "" {
		note = elem("p.note", d.t(s.Note))
	}
	if s.Upload != "" {
		file = elem("button.button type=button data-do=save-file", d.t(words.LabelSave)+" "+s.Upload).OnClick(d.save)
	}
	return elem("div").Body(
		elem("div.choices").Body(append(d.menus(), d.fields(e)...)...),
		elem("p.notice hidden=%", flag(len(e.State.Query()) <= figure.MaxQuery), d.t(words.LabelTooLong)),
		elem("div.snippet").Body(codeBlock(code),
			elem("button.button type=button", copyLabel(d.Lang, d.copied, words.LabelCopy)).OnClick(func(app.Context, app.Event) {
				d.copied = copyText(code)
			})),
		elem("div hidden=%", flag(s.Note == "")).Body(note, file),
	)
}

// menus choose which system the snippet is for, and how the figure is shown.
func (d *EmbedDialog) menus() []app.UI {
	list := embed.Snippets()
	systems := make([]pick, len(list))
	for i, s := range list {
		systems[i] = pick{s.Name, strconv.Itoa(i)}
	}
	stops := append(d.stops(), pick{d.t(words.LabelLastStop), "end"})
	automatic := pick{d.t(words.LabelAutomatic), ""}
	o := &d.options
	return []app.UI{
		d.menu(words.LabelFor, systems, strconv.Itoa(d.chosen), func(v string) { d.chosen, _ = strconv.Atoi(v) }),
		d.menu(words.LabelLanguage, []pick{automatic, {words.English.Name(), "en"}, {words.Chinese.Name(), "zh"}}, o.Lang, func(v string) { o.Lang = v }),
		d.menu(words.LabelTheme, []pick{{d.t(words.LabelLight), "light"}, {d.t(words.LabelDark), "dark"}, automatic}, o.Theme, func(v string) { o.Theme = v }),
		d.menu(words.LabelMode, []pick{{d.t(words.LabelMoving), ""}, {d.t(words.LabelQuestionFirst), "predict"}, {d.t(words.LabelEditable), "play"}},
			o.Mode, func(v string) { o.Mode = v }),
		d.menu(words.LabelStartsAt, stops, strings.TrimPrefix(figure.State{Stop: o.Stop}.Query(), "step="), func(v string) { o.Stop = stateOf("step=" + v).Stop }),
	}
}

// stops are those of the figure. It begins at the first where none is chosen.
func (d *EmbedDialog) stops() []pick {
	if d.Shown.Empty() {
		return []pick{{"1", ""}}
	}
	var list []pick
	for n, mark := range d.Shown.Scene(scene.Options{Lang: d.Lang}).Marks {
		if !mark.Struck {
			list = append(list, pick{strconv.Itoa(n+1) + " " + mark.Name, strconv.Itoa(n)})
		}
	}
	list[0].Value = ""
	return list
}

// fields take the size of the frame, and whether the figure is scaled to it.
func (d *EmbedDialog) fields(e embed.Embedding) []app.UI {
	return []app.UI{
		d.pixels(words.LabelWidth, d.width, 240, func(n int) { d.width = n }),
		d.pixels(words.LabelHeight, e.Height, 80, func(n int) { d.height = n }),
		d.option(words.LabelFit, elem("input type=checkbox checked=%", flag(d.options.Fit)), func(box app.Value) {
			d.options.Fit = box.Get("checked").Bool()
		}),
	}
}

// option is a labelled field; take hears of each change.
func (d *EmbedDialog) option(label words.Label, field app.HTMLElem, take func(field app.Value)) app.UI {
	return elem("label").Body(elem("span", d.t(label)), field.OnChange(func(ctx app.Context, _ app.Event) {
		d.copied = false
		take(ctx.JSSrc())
		d.look(ctx)
	}, scope(d.t(label))))
}

// menu is a choice that gives what is chosen to set.
func (d *EmbedDialog) menu(label words.Label, picks []pick, chosen string, set func(value string)) app.UI {
	return d.option(label, elem("select").Body(options(picks, chosen)...), func(field app.Value) { set(picked(field, picks)) })
}

// pixels takes a length from least to 4000.
func (d *EmbedDialog) pixels(label words.Label, value, least int, set func(n int)) app.UI {
	field := elem("input type=number min=% max=4000 step=10 value=%", strconv.Itoa(least), strconv.Itoa(value))
	return d.option(label, field, func(field app.Value) {
		if n, err := strconv.Atoi(text(field.Get("value"))); err == nil {
			set(min(max(n, least), 4000))
		}
	})
}

// save hands the reader the file.
func (d *EmbedDialog) save(app.Context, app.Event) {
	s := embed.Snippets()[d.chosen]
	kind, text := s.File(d.embedding())
	saveFile(s.Upload, blobOf(text, kind))
}
