package ui

import (
	"strconv"
	"strings"

	"shapecast/engine/figure"
)

// An Embedding is a figure as somebody else's page is to show it.
type Embedding struct {
	Home   string       // the address of the playground, with a slash at its end
	State  figure.State // Expr is the whole program
	Height int          // in pixels, where the host cannot ask
}

// embedDefault is the height of a frame until its page says another.
const embedDefault = 420

// Address returns the address of the framed page.
func (e Embedding) Address() string { return e.Home + "embed/v1/?" + e.State.Query() }

// Link returns the address of the playground with the same program.
func (e Embedding) Link() string {
	return e.Home + "#" + figure.State{Expr: e.State.Expr, Library: e.State.Library}.Query()
}

// title returns the last line of the program, which names the figure.
func (e Embedding) title() string {
	line := strings.TrimRight(e.State.Expr, "\n ")
	return strings.TrimSpace(line[strings.LastIndexByte(line, '\n')+1:])
}

// A Snippet is what to paste into a page of one system.
type Snippet struct {
	Name string // of the system
	Note string // what has to be known: "", "script", "picture" or "shortcode"
	Text func(Embedding) string
}

// Snippets lists what the dialog offers, the most common first.
func Snippets() []Snippet {
	return []Snippet{
		{"HTML: iframe", "", Embedding.frame},
		{"HTML: <broadcast-figure>", "script", Embedding.element},
		{"Markdown", "picture", Embedding.markdown},
		{"MyST: iframe", "", Embedding.mystFrame},
		{"MyST: anywidget", "", Embedding.mystWidget},
		{"Jupyter", "", Embedding.jupyter},
		{"Docusaurus", "", Embedding.docusaurus},
		{"Hugo", "shortcode", Embedding.hugo},
		{"reveal.js", "", Embedding.reveal},
	}
}

func (e Embedding) frame() string {
	return `<iframe src="` + escape(e.Address()) + `" title="` + escape(e.title()) +
		`" width="700" height="` + strconv.Itoa(e.Height) + `" loading="lazy" ` +
		`allow="fullscreen; clipboard-write" referrerpolicy="no-referrer" style="border:0"></iframe>`
}

func (e Embedding) element() string {
	var b strings.Builder
	b.WriteString(`<script src="` + escape(e.Home) + `embed/v1/embed.js" defer></script>` + "\n<broadcast-figure")
	for _, f := range e.fields() {
		b.WriteString(" " + f.Name + `="` + escape(f.Text) + `"`)
	}
	b.WriteString(">\n" + `  <a href="` + escape(e.Link()) + `">` + escape(e.title()) + "</a>\n</broadcast-figure>")
	return b.String()
}

// fields returns what the element, the widget and the shortcode are given, in
// the order of the address.
func (e Embedding) fields() []figure.Binding {
	list := []figure.Binding{{Name: "e", Text: e.State.Expr}}
	put := func(name, text string) {
		if text != "" {
			list = append(list, figure.Binding{Name: name, Text: text})
		}
	}
	put("lib", string(e.State.Library))
	put("lang", e.State.Lang)
	put("theme", e.State.Theme)
	put("mode", e.State.Mode)
	switch {
	case e.State.Stop == figure.End:
		put("step", "end")
	case e.State.Stop > 0:
		put("step", strconv.Itoa(e.State.Stop))
	}
	if e.Height != embedDefault {
		put("height", strconv.Itoa(e.Height))
	}
	return list
}

// markdown names a picture that the author saves beside the page: a picture of
// a free program exists nowhere else.
func (e Embedding) markdown() string {
	alt := strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`).Replace(e.title())
	return "[![" + alt + "](figure.svg)](" + strings.NewReplacer("(", "%28", ")", "%29").Replace(e.Link()) + ")"
}

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
		b.WriteString("  " + quoted(f.Name) + ": " + quoted(f.Text))
	}
	b.WriteString("\n}\n```")
	return b.String()
}

func (e Embedding) jupyter() string {
	var b strings.Builder
	b.WriteString("from IPython.display import IFrame\nIFrame(" + quoted(e.Home+"embed/v1/") + ", 700, " + strconv.Itoa(e.Height))
	for _, f := range e.fields() {
		if f.Name != "height" {
			b.WriteString(", " + f.Name + "=" + quoted(f.Text))
		}
	}
	return b.String() + ")"
}

func (e Embedding) docusaurus() string {
	return "<iframe src={" + quoted(e.Address()) + "} title={" + quoted(e.title()) + `} width="100%" height={` +
		strconv.Itoa(e.Height) + `} loading="lazy" allow="fullscreen; clipboard-write" referrerPolicy="no-referrer" style={{border: 0}} />`
}

// hugo writes what the shortcode of examples/hugo takes. Between back quotes
// Hugo leaves everything as it is.
func (e Embedding) hugo() string {
	var b strings.Builder
	b.WriteString("{{< broadcast")
	for _, f := range e.fields() {
		b.WriteString(" " + f.Name + "=`" + strings.ReplaceAll(f.Text, "`", "'") + "`")
	}
	return b.String() + " >}}"
}

func (e Embedding) reveal() string {
	return "<section>\n  " + `<iframe data-src="` + escape(e.Address()) + `" title="` + escape(e.title()) +
		`" width="960" height="600" style="border:0"></iframe>` + "\n</section>"
}

// quoted writes text as a string of JSON, JavaScript and Python alike.
func quoted(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b.WriteString(`\` + string(r))
		case r == '\n':
			b.WriteString(`\n`)
		case r < ' ' || r == 0x7f:
			const hex = "0123456789abcdef"
			b.WriteString(`\u00` + string(hex[r>>4]) + string(hex[r&15]))
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
