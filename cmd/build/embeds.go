package main

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"regexp"
	"strings"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/figure"
	"shapecast/lessons"
)

// addFigures adds what other people's pages frame and show: a page for each figure of
// the course, which needs no program, and the pictures of it.
func (b *builder) addFigures(lang edition) {
	for _, l := range b.course.In(lang.Folder) {
		for _, f := range l.Figures {
			b.addPictures(lang, l, f)
			b.addEmbed(lang, l, f)
		}
	}
}

// embedName returns the name of a figure in the addresses of version 1.
func embedName(lang, lesson, figure string) string { return lang + "/" + lesson + "/" + figure }

// addEmbed adds the page of one figure and its oEmbed file.
func (b *builder) addEmbed(lang edition, l *lessons.Lesson, f *lessons.Figure) {
	name := embedName(lang.Folder, l.ID, f.ID)
	p := b.page("embed", "embed/v1/"+name+"/", lang)
	p.OEmbeds = b.discovery(p.Root, l, f)
	p.Alternates = b.inEach(p, func(other edition) string { return b.embedIn(other, l.ID, f.ID) })
	if b.url != "" {
		p.Canonical = b.url + lang.Folder + "/" + l.ID + "/"
	}
	e := b.embedding(lang.Lang, l, f)
	b.addOEmbed(name, p, e)
	code, err := lessons.Highlight(f.State.Expr, "python", f.Lines)
	b.fail(err)
	facts, err := json.Marshal(embed.FactsOf(bench.New(f.State, ""), nil, lang.Lang))
	b.fail(err)
	b.put(p, f.Caption, l.Summary, embedBody{
		ID: f.ID, Caption: f.Caption, State: f.State.Query(), Facts: string(facts),
		Player: draw(f.Drawn, lang.Lang, f.ID, aloneWidth), Code: template.HTML(ownLine(code, f)),
		Lesson: l.Title, Href: p.Root + lang.Folder + "/" + l.ID + "/#" + f.ID,
		Picture: p.Root + "fig/v1/" + name + ".svg", Snippets: b.snippets(lang.Lang, e),
	}, embedStyles...)
}

// operation returns the operation that a figure draws, each operand in its colour.
func operation(f *lessons.Figure) template.HTML {
	return template.HTML(bench.New(f.State, "").Good.Drawn())
}

// hl matches what chroma makes of a marked line, after which comes another or none.
var hl = regexp.MustCompile(`(?s)(<span class="line hl"><span class="cl">)(.*?)(\n</span></span>|</span></span></code>)`)

// ownLine gives the operands of the marked line their colours, where it is a single one.
func ownLine(code string, f *lessons.Figure) string {
	lines := strings.Split(f.State.Expr, "\n")
	at := f.Lines[0] - 1
	if f.Lines[1] != f.Lines[0] || at < 0 || at >= len(lines) {
		return code
	}
	before, after, found := strings.Cut(lines[at], f.Drawn.Text)
	if !found {
		return code
	}
	own := template.HTMLEscapeString(before) + `<span class="drawn">` + string(operation(f)) + "</span>" + template.HTMLEscapeString(after)
	return hl.ReplaceAllStringFunc(code, func(line string) string {
		parts := hl.FindStringSubmatch(line)
		return parts[1] + own + parts[3]
	})
}

// embedStyles are the style sheets of a framed page.
var embedStyles = []string{"player.css", "lesson.css", "embed.css"}

// embedIn returns the path of the page of a figure in another language, ""
// when that has no such figure.
func (b *builder) embedIn(lang edition, lesson, figure string) string {
	if l := b.course.Find(lang.Folder, lesson); l == nil || l.Figure(figure) == nil {
		return ""
	}
	return "embed/v1/" + embedName(lang.Folder, lesson, figure) + "/"
}

// An embedBody is what the template of a framed page shows. That of a free
// expression has only Href.
type embedBody struct {
	ID, Caption  string
	State, Facts string // for the program, and for the host until it runs
	Player, Code template.HTML
	Lesson, Href string // where it comes from
	Picture      string // the file that is put into them
	Snippets     []snippet
}

// A snippet is what to paste into a page of one system to have the figure
// there, and a file that it needs.
type snippet struct{ Name, Text, Note, Upload, File string }

// embedding returns a figure of a lesson as other pages show it. Where the site
// has no address, frame.js puts it in.
func (b *builder) embedding(lang words.Lang, l *lessons.Lesson, f *lessons.Figure) embed.Embedding {
	return embed.Embedding{
		Home: cmp.Or(b.url, placeholder), Index: b.indexName(), Lang: lang, Shown: bench.New(f.State, "").Good, Later: true,
		State:  figure.State{Theme: svg.Light.Name},
		Figure: embed.LessonFigure{Lang: l.Lang, Lesson: l.ID, ID: f.ID, Caption: f.Caption},
	}.Sized()
}

// snippets returns what the dialog of the playground offers, for a figure of a
// lesson.
func (b *builder) snippets(lang words.Lang, e embed.Embedding) []snippet {
	var list []snippet
	for _, s := range embed.Snippets() {
		own := snippet{Name: s.Name, Text: s.Text(e)}
		if s.Note != "" && !s.Ready {
			own.Note = lang.Label(s.Note)
		}
		if s.Upload != "" && !s.Ready {
			own.Upload = s.Upload
			_, own.File = s.File(e)
		}
		list = append(list, own)
	}
	return list
}

// addFreeEmbed adds the page that shows whatever its address says.
func (b *builder) addFreeEmbed() {
	p := b.page("embed", "embed/v1/", inLang(words.English))
	p.Bilingual = true
	b.put(p, p.Site, words.English.Page("description"), embedBody{Href: p.Root}, embedStyles...)
}

// addScript adds the program as a script, which pages in a sandbox may load
// where they may not fetch.
func (b *builder) addScript() {
	small, err := gzipped.cached(b.wasm)
	b.fail(err)
	text := `shapecastProgram("` + base64.StdEncoding.EncodeToString(small) + `");` + "\n"
	b.assets.add(b.files, "app.wasm.js", []byte(text))
}

// An oEmbed is a link to the file that tells other sites how to frame a figure.
type oEmbed struct{ Href, Title string }

// discovery returns the links to the oEmbed files of some figures, for a page
// with the given way to the root. They are relative where the site has no address.
func (b *builder) discovery(root string, l *lessons.Lesson, figures ...*lessons.Figure) []oEmbed {
	home := cmp.Or(b.url, root)
	return each(figures, func(f *lessons.Figure) oEmbed {
		return oEmbed{home + "oembed/v1/" + embedName(l.Lang, l.ID, f.ID) + ".json", f.Caption}
	})
}

// addOEmbed adds the file that tells other sites how to frame a figure.
func (b *builder) addOEmbed(name string, p page, e embed.Embedding) {
	file := "oembed/v1/" + name + ".json"
	e.Home = cmp.Or(b.url, rootFrom(file))
	data, err := encode(struct {
		Version      string `json:"version"`
		Type         string `json:"type"`
		Title        string `json:"title"`
		ProviderName string `json:"provider_name"`
		ProviderURL  string `json:"provider_url"`
		Width        int    `json:"width"`
		Height       int    `json:"height"`
		HTML         string `json:"html"`
	}{"1.0", "rich", e.Figure.Caption, p.Site, e.Home, e.Width, e.Height, e.Frame()})
	b.fail(err)
	b.files[file] = data
}
