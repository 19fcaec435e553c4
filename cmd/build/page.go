package main

import (
	"bytes"
	"embed"
	"html/template"
	"path"
	"strings"

	"shapecast/app/words"
	"shapecast/engine/library"
	"shapecast/lessons"
)

//go:embed templates/*.html
var templateFiles embed.FS

// policy is the content security policy of every page. Figures carry their
// own motion, so styles may stand in the page; scripts may not.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; " +
	"style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"

// templates holds one template a kind of page.
var templates = map[string]*template.Template{
	"playground": parseTemplate("home.html"),
	"course":     parseTemplate("course.html"),
	"lesson":     parseTemplate("lesson.html"),
	"lost":       parseTemplate("lost.html"),
	"start":      parseTemplate("start.html"),
	"gallery":    parseTemplate("gallery.html"),
	"docs":       parseTemplate("docs.html"),
	"embed":      parseLayout("embed.html"),
}

// parseTemplate returns the layout of the site around a page.
func parseTemplate(main string) *template.Template { return parseLayout("layout.html", main) }

// parseLayout returns the first of some templates, which uses the others.
func parseLayout(names ...string) *template.Template {
	for i := range names {
		names[i] = "templates/" + names[i]
	}
	return template.Must(template.New(path.Base(names[0])).Funcs(functions).ParseFS(templateFiles, names...))
}

// functions are what templates may call.
var functions = template.FuncMap{
	"inline": inline,
	"leads": func(s lessons.Scene) bool { // what is before a figure asks nothing
		return !strings.Contains(string(s.Before), `<section class="predict`)
	},
	"label": func(lang words.Lang, name string) string { return lang.Label(labels[name]) },
	"questions": func(l *lessons.Lesson) string { // their ids, for progress.js
		return strings.Join(each(l.Questions(), func(q lessons.Part) string { return q.ID }), " ")
	},
	"join":   func(ids []string) string { return strings.Join(ids, " ") },
	"policy": func() string { return policy },
}

// inline returns a short text with its Markdown as HTML.
func inline(text string) (template.HTML, error) {
	html, err := lessons.Inline(text)
	return template.HTML(html), err
}

// labels are those of the program that pages have before it comes.
var labels = map[string]words.Label{
	"library": words.LabelLibrary, "more": words.LabelMore, "examples": words.LabelExamples,
	"reset": words.LabelReset, "embed": words.LabelEmbed, "copy": words.LabelCopy, "copied": words.LabelCopied, "offer": words.LabelEmbedTitle,
	"check": words.LabelCheck, "reveal": words.LabelReveal,
	"left": words.LabelAddLeft, "right": words.LabelAddRight, "done": words.LabelDone,
}

// A page is what the layout needs to know about it.
type page struct {
	Kind        string // which template
	Path        string // in the site, "en/axes/"
	Root        string // from the page to the root of the site, "../../"
	Site        string // the title of the site
	Look        look
	Refresh     string // where the page leads at once, from its folder; "" for nowhere
	Lang        edition
	Langs       []edition // the editions of the course that this page leads to
	Bilingual   bool      // both languages stand in it
	Title       string
	Description string
	Canonical   string      // its own address, "" when the site has none
	OEmbeds     []oEmbed    // of the figures on it
	Alternates  []alternate // the same page in each language
	Styles      []string
	Live        bool   // something on it can be edited
	Body        any    // for the template of its kind
	Version     string // of the site; "" keeps nothing for reading without a network
	assets      assets
}

// An alternate is the same page in a language.
type alternate struct {
	Lang edition
	Href string // from the page
	URL  string // "" when the site has none
}

// Say returns a text of pages, in each language of the page.
func (p page) Say(name string) template.HTML {
	if !p.Bilingual {
		return template.HTML(template.HTMLEscapeString(p.Lang.Page(name)))
	}
	var b strings.Builder
	for _, lang := range words.Langs {
		b.WriteString(`<span class="in" lang="` + lang.Tag() + `">` + template.HTMLEscapeString(lang.Page(name)) + `</span>`)
	}
	return template.HTML(b.String())
}

// Asset returns the address of a file of web, from the page.
func (p page) Asset(name string) (string, error) {
	place, err := p.assets.find(name)
	return p.Root + place, err
}

// Sibling returns the address of a hashed file as its neighbours see it.
func (p page) Sibling(name string) (string, error) {
	place, err := p.assets.find(name)
	return strings.TrimPrefix(place, assetFolder+"/"), err
}

// Brotli is Sibling of the program compressed by brotli, "" where the site has
// none.
func (p page) Brotli() string {
	return strings.TrimPrefix(p.assets["app.wasm"+brotlied.end], assetFolder+"/")
}

// Functions lists the scripts with functions of libraries, as boot.js sees them.
func (p page) Functions() (string, error) {
	var list []string
	for _, file := range library.Apart {
		place, err := p.Sibling(file + ".js")
		if err != nil {
			return "", err
		}
		list = append(list, place)
	}
	return strings.Join(list, " "), nil
}

// html writes the page.
func (p page) html() ([]byte, error) {
	var b bytes.Buffer
	err := templates[p.Kind].Execute(&b, p)
	return b.Bytes(), err
}
