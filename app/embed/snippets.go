// Package embed shows a figure in somebody else's page: what its
// author pastes there, a [Snippet] of an [Embedding], and what the framed
// figure tells that page, the [Facts].
package embed

import (
	"cmp"
	"strconv"
	"strings"

	"shapecast/app/bench"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// An Embedding is a figure as somebody else's page is to show it.
type Embedding struct {
	Home   string       // the address of the playground, with a slash at its end
	Index  string       // "index.html" where folders show no page
	State  figure.State // Expr is the whole program, "" for that of a lesson's figure
	Figure LessonFigure
	Shown  bench.Reading // what the figure shows; the zero one is not known
	Lang   words.Lang    // of the picture, where State has none
	First  bool          // it begins at its first step; a frame that is not told shows the last
	Later  bool          // the picture is put in when somebody reads the snippet: frame.js does it
	Width  int           // in pixels, at most
	Height int           // at that width, in pixels
	Narrow int           // the height on a phone; 0 is the same
}

// A LessonFigure is the place of a figure in a lesson. The zero one is no such
// figure: the program is somebody's own.
type LessonFigure struct{ Lang, Lesson, ID, Caption string }

// path returns "en/axes/column-row".
func (f LessonFigure) path() string { return f.Lang + "/" + f.Lesson + "/" + f.ID }

// DefaultHeight is the height, in pixels, of a frame until its page says another.
const DefaultHeight = 420

// Address returns the address of the framed page. That of a free expression
// says how high it will be, so that its parts are in place from the start.
func (e Embedding) Address() string {
	s := e.State
	if e.Figure.ID == "" && !s.Fit {
		s.Height = e.Height
	}
	query := s.Query()
	if e.First {
		query += "&step=0"
	}
	if query != "" {
		return e.page() + "?" + query
	}
	return e.page()
}

// page is Address without the query.
func (e Embedding) page() string {
	if e.Figure.ID != "" {
		return e.Home + "embed/v1/" + e.Figure.path() + "/" + e.Index
	}
	return e.Home + "embed/v1/" + e.Index
}

// Link returns the address of the lesson, or of the playground with the same
// program.
func (e Embedding) Link() string {
	if f := e.Figure; f.ID != "" {
		return e.Home + f.Lang + "/" + f.Lesson + "/" + e.Index + "#" + f.ID
	}
	return e.Home + e.Index + "#" + figure.State{Expr: e.State.Expr, Library: e.State.Library}.Query()
}

// title returns what the figure is called: its caption, the operation that it shows, or
// the last line of the program.
func (e Embedding) title() string {
	if e.Figure.ID != "" {
		return e.Figure.Caption
	}
	if operation := e.Shown.Operation(); operation != "" {
		return operation
	}
	line := strings.TrimRight(e.State.Expr, "\n ")
	return strings.TrimSpace(line[strings.LastIndexByte(line, '\n')+1:])
}

// A Snippet is what to paste into a page of one system.
type Snippet struct {
	Name   string // of the system
	Text   func(Embedding) string
	Note   words.Label // what has to be known; nil when nothing has
	Upload string      // the name of a file that the page needs; "" for none
	Ready  bool        // a lesson's figure has that file already
	File   func(Embedding) (kind, text string)
}

// Snippets lists what the dialog offers, the most common first.
func Snippets() []Snippet {
	return []Snippet{
		{Name: "HTML, Moodle: iframe", Text: Embedding.Frame},
		{Name: "HTML, MkDocs: <broadcast-figure>", Text: Embedding.Element, Note: words.NoteScript},
		{Name: "Sphinx", Text: Embedding.sphinx, Note: words.NoteScript},
		{Name: "Markdown", Text: Embedding.markdown, Note: words.NotePicture, Upload: "figure.svg", Ready: true, File: Embedding.picture},
		{Name: "MyST: iframe", Text: Embedding.mystFrame},
		{Name: "MyST: anywidget", Text: Embedding.mystWidget},
		{Name: "Jupyter", Text: Embedding.jupyter},
		{Name: "Docusaurus", Text: Embedding.docusaurus},
		{Name: "Hugo", Text: Embedding.hugo, Note: words.NoteShortcode, Upload: "broadcast.html", File: Embedding.shortcode},
		{Name: "reveal.js", Text: Embedding.reveal},
	}
}

// Frame returns an iframe. It is as wide as its column where a page takes its style away.
func (e Embedding) Frame() string {
	return `<iframe src="` + escape(e.Address()) + `" title="` + escape(e.title()) +
		`" width="100%" height="` + strconv.Itoa(e.Height) + `" loading="lazy" ` +
		`allow="fullscreen; clipboard-write" referrerpolicy="no-referrer" style="border:0;max-width:` + e.width() + `px;` + e.style("height", "vw") + `"></iframe>`
}

func (e Embedding) width() string { return strconv.Itoa(cmp.Or(e.Width, Width)) }

// Element returns the custom element with its script, and in it the finished
// picture, for before and for wherever no script runs.
func (e Embedding) Element() string { return e.element(e.content()) }

// sphinx returns the element in a directive of reStructuredText.
func (e Embedding) sphinx() string {
	return ".. raw:: html\n\n   " + strings.ReplaceAll(e.Element(), "\n", "\n   ")
}

// element returns the custom element around some content. It is in a div because
// Python-Markdown, of MkDocs, takes an element that it does not know apart at the first
// block within.
func (e Embedding) element(content string) string {
	var b strings.Builder
	b.WriteString("<div>\n" + `<script src="` + escape(e.Home) + `embed/v1/embed.js" defer></script>` + "\n<broadcast-figure")
	for _, f := range e.fields() {
		b.WriteString(" " + f.Name + `="` + escape(f.Text) + `"`)
	}
	b.WriteString(` style="display:block;container-type:inline-size;max-width:` + e.width() + `px">` + "\n" + content + "</broadcast-figure>\n</div>")
	return b.String()
}

// fields returns what the element, the widget and the shortcode are given, in
// the order of the address.
func (e Embedding) fields() []figure.Binding {
	var list []figure.Binding
	if e.Figure.ID != "" {
		list = append(list, figure.Binding{Name: "figure", Text: e.Figure.path()})
	}
	s := e.State
	s.Height, s.ID = 0, "" // the height is written by another name, and a page numbers its figures itself
	list = append(list, s.Fields()...)
	if e.First {
		list = append(list, figure.Binding{Name: "step", Text: "0"})
	}
	if title := e.title(); title != "" {
		list = append(list, figure.Binding{Name: "title", Text: title})
	}
	if e.Height != DefaultHeight {
		list = append(list, figure.Binding{Name: "height", Text: strconv.Itoa(e.Height)})
	}
	return list
}

// markdown shows a picture in a link. That of a program of one's own exists
// nowhere else, so the author saves it beside the page.
func (e Embedding) markdown() string {
	picture := "figure.svg"
	if e.Figure.ID != "" {
		picture = e.Home + "fig/v1/" + e.Figure.path() + ".svg"
	}
	alt := strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`).Replace(e.title())
	return "[![" + alt + "](" + picture + ")](" + strings.NewReplacer("(", "%28", ")", "%29").Replace(e.Link()) + ")"
}

// picture returns the moving picture that the Markdown names.
func (e Embedding) picture() (kind, text string) { return "image/svg+xml", e.drawing() }

func (e Embedding) mystFrame() string {
	return "```{iframe} " + e.Address() + "\n:width: 100%\n" + e.title() + "\n```"
}

func (e Embedding) mystWidget() string {
	var b strings.Builder
	b.WriteString("```{anywidget} " + e.Home + "embed/v1/broadcast.mjs\n{\n")
	for i, f := range e.fields() {
		if i > 0 {
			b.WriteString(",\n")
		}
		b.WriteString("  " + svg.Quote(f.Name) + ": " + svg.Quote(f.Text))
	}
	b.WriteString("\n}\n```")
	return b.String()
}

// jupyter writes the element into the output of a cell, which is saved with the
// notebook: the picture is there without a kernel.
func (e Embedding) jupyter() string {
	return "from IPython.display import HTML\nHTML(" + svg.Quote(e.element(e.pictured())) + ")"
}

func (e Embedding) docusaurus() string {
	return "<iframe src={" + svg.Quote(e.Address()) + "} title={" + svg.Quote(e.title()) + `} width="100%" height={` +
		strconv.Itoa(e.Height) + `} loading="lazy" allow="fullscreen; clipboard-write" referrerPolicy="no-referrer" style={{border: 0, maxWidth: ` + e.width() + `, ` +
		`height: ` + svg.Quote(strings.TrimPrefix(e.style("height", "vw"), "height:")) + `}} />`
}

// hugo writes what the shortcode takes, the picture inside. Between back quotes
// Hugo leaves everything as it is.
func (e Embedding) hugo() string {
	var b strings.Builder
	b.WriteString("{{< broadcast")
	for _, f := range e.fields() {
		b.WriteString(" " + f.Name + "=`" + strings.ReplaceAll(f.Text, "`", "'") + "`")
	}
	return b.String() + " >}}\n" + e.content() + "{{< /broadcast >}}"
}

// shortcode returns what Hugo makes the element with, as in examples/hugo.
func (e Embedding) shortcode() (kind, text string) {
	return "text/html", `{{ if not (.Page.Scratch.Get "shapecast") }}{{ .Page.Scratch.Set "shapecast" true -}}
<script src="` + escape(e.Home) + `embed/v1/embed.js" defer></script>
{{ end -}}
<broadcast-figure{{ range $key, $value := .Params }} {{ $key | safeHTMLAttr }}="{{ $value }}"{{ end }} style="display:block;container-type:inline-size">
{{ .Inner | safeHTML }}
</broadcast-figure>
`
}

// reveal scales the figure to its place on the slide.
func (e Embedding) reveal() string {
	e.State.Fit = true
	return "<section>\n  " + `<iframe data-src="` + escape(e.Address()) + `" title="` + escape(e.title()) +
		`" width="900" height="560" style="border:0;max-width:100%"></iframe>` + "\n</section>"
}

// escape writes text as the value of an HTML attribute.
func escape(text string) string {
	return strings.NewReplacer("&", "&amp;", `"`, "&quot;", "<", "&lt;", "\n", "&#10;").Replace(text)
}
