package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"shapecast/app/words"
	"shapecast/lessons"
)

// placeholder is the address of the site in the guides.
const placeholder = "https://shapecast.example/"

// addDocs adds the guides for teachers and hosts in one language.
func (b *builder) addDocs(lang words.Lang) {
	const id = "docs"
	if l := b.course.Find(string(lang), id); l != nil {
		b.fail(fmt.Errorf("%s: the address %s/ is that of the guides: give the lesson another id", l.Path, id))
	}
	guides := b.guides(lang)
	for _, g := range guides {
		if problems := g.Link(guides, cmp.Or(b.url, placeholder)); len(problems) > 0 {
			b.fail(errors.New(problems.Text()))
		}
		b.addGuide(lang, g)
	}
}

// guides reads the guides in one language, in alphabetical order.
func (b *builder) guides(lang words.Lang) (guides []*lessons.Guide) {
	site := cmp.Or(b.url, placeholder)
	names, err := fs.Glob(b.docs, string(lang)+"/*.md")
	b.fail(err)
	for _, name := range names {
		src, err := fs.ReadFile(b.docs, name)
		b.fail(err)
		src = bytes.ReplaceAll(src, []byte(placeholder), []byte(site))
		src = b.unlinked([]byte(b.example(lang).Replace(string(src))), site)
		guides = append(guides, lessons.ReadGuide("docs/"+name, src))
	}
	return guides
}

// unlinked returns a guide whose links to lessons that the site does not have are plain text.
func (b *builder) unlinked(src []byte, site string) []byte {
	link := regexp.MustCompile(`\[([^\]]*)\]\(` + regexp.QuoteMeta(site) + `(en|zh)/(?:([\w-]+)/)?(?:#[\w-]+)?\)`)
	return link.ReplaceAllFunc(src, func(whole []byte) []byte {
		parts := link.FindSubmatch(whole)
		folder, lesson := string(parts[2]), string(parts[3])
		if lesson == "" && len(b.course.In(folder)) > 0 || b.course.Find(folder, lesson) != nil {
			return whole
		}
		return parts[1]
	})
}

// example returns what puts a figure of this course in place of the one that
// the guides name, where the course does not have that.
func (b *builder) example(lang words.Lang) *strings.Replacer {
	const lesson, figure = "axes-of-size-1", "column-plus-row"
	folder, here := b.door(lang).Folder, string(lang)
	if b.course.Find(folder, lesson) == nil {
		for _, l := range b.course.In(folder) {
			for _, f := range l.Figures {
				own, at := folder+"/"+l.ID+"/", here+"/"+lesson+"/"
				return strings.NewReplacer(at+figure, own+f.ID, at+"#"+figure, own+"#"+f.ID, at, own,
					lesson+"/"+figure, l.ID+"/"+f.ID, lesson+"/#"+figure, l.ID+"/#"+f.ID, lesson+"/", l.ID+"/")
			}
		}
	}
	return strings.NewReplacer()
}

// addGuide adds the page of one guide.
func (b *builder) addGuide(lang words.Lang, g *lessons.Guide) {
	var article strings.Builder
	b.fail(g.HTML(&article))
	place := func(l words.Lang) string { return string(l) + "/docs/" + g.Folder() }
	p := b.page("docs", place(lang), inLang(lang))
	p.Langs = []edition{{lang, b.door(lang).Folder}}
	for _, l := range b.interfaces() {
		p.Alternates = append(p.Alternates, b.alternate(p, inLang(l), place(l)))
	}
	b.put(p, g.Title+" · "+p.Site, g.Summary, struct {
		Home     bool // it lists the others
		Article  template.HTML
		Headings []lessons.Heading // to go to
	}{g.Folder() == "", template.HTML(article.String()), partsOf(g)}, "lesson.css")
}

// partsOf returns the headings of the parts of a guide.
func partsOf(g *lessons.Guide) []lessons.Heading {
	return slices.DeleteFunc(slices.Clone(g.Headings), func(h lessons.Heading) bool { return h.Level != 2 })
}
