package main

import (
	"html/template"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/lessons"
)

// addPages adds every page.
func (b *builder) addPages() error {
	for _, add := range []func() error{b.addHome, b.addLost, b.addFreeEmbed, b.addGallery, b.addPixels} {
		if err := add(); err != nil {
			return err
		}
	}
	for _, lang := range b.langs() {
		for _, add := range []func(words.Lang) error{b.addCourse, b.addDocs, b.addPictures, b.addEmbeds} {
			if err := add(lang); err != nil {
				return err
			}
		}
	}
	return nil
}

// page returns one of the site's pages, in a language, with what all have.
func (b *builder) page(kind, path string, lang words.Lang) page {
	p := page{
		Kind:   kind,
		Path:   path,
		Root:   rootFrom(path),
		Site:   b.title,
		Lang:   lang,
		Langs:  []words.Lang{lang},
		Styles: []string{"style.css"},
		assets: b.assets,
	}
	if b.offline {
		p.Version = versionMark
	}
	if b.url != "" {
		p.Canonical = b.url + path
	}
	return p
}

// rootFrom returns the way from a folder of the site to its root, "../../" or "./".
func rootFrom(path string) string {
	if depth := strings.Count(path, "/"); depth > 0 {
		return strings.Repeat("../", depth)
	}
	return "./"
}

// inEach returns the same page in each language, with the path that in gives it.
func (b *builder) inEach(p page, in func(words.Lang) string) []alternate {
	var list []alternate
	for _, lang := range b.langs() {
		path := in(lang)
		if path == "" {
			continue
		}
		a := alternate{Lang: lang, Href: p.Root + path}
		if b.url != "" {
			a.URL = b.url + path
		}
		list = append(list, a)
	}
	return list
}

// add writes a page into the site.
func (b *builder) add(p page) error {
	html, err := p.html()
	b.files[p.Path+"index.html"] = html
	return err
}

// addLost adds the page for addresses that have none. It is served anywhere, so
// that its links start at the base.
func (b *builder) addLost() error {
	p := b.page("lost", "404.html", words.English)
	p.Root, p.Canonical, p.Bilingual = b.base, "", true
	p.Langs = b.langs()
	p.Title = words.English.Page("notFound")
	p.Description = words.English.Page("notFoundText")
	html, err := p.html()
	b.files["404.html"] = html
	return err
}

// addCourse adds the contents of the course in one language, and its lessons.
func (b *builder) addCourse(lang words.Lang) error {
	list := b.course.In(string(lang))
	p := b.page("course", string(lang)+"/", lang)
	p.Title = strings.ReplaceAll(lang.Page("courseTitle"), "{n}", strconv.Itoa(len(list)))
	p.Description = lang.Page("courseSummary")
	if b.title != words.English.Page("site") { // a course of somebody's own
		p.Title, p.Description = b.title, lang.Page("ownSummary")
	}
	p.Alternates = b.inEach(p, func(l words.Lang) string { return string(l) + "/" })
	p.Styles = append(p.Styles, "lesson.css")
	p.Body = list
	if err := b.add(p); err != nil {
		return err
	}
	for i := range list {
		if err := b.addLesson(lang, list, i); err != nil {
			return err
		}
	}
	return nil
}

// addLesson adds lesson i of a language.
func (b *builder) addLesson(lang words.Lang, list []*lessons.Lesson, i int) error {
	lesson := list[i]
	article, err := b.article(lang, lesson)
	if err != nil {
		return err
	}
	p := b.page("lesson", string(lang)+"/"+lesson.ID+"/", lang)
	p.Title = lesson.Title + " · " + b.title
	p.Description = strings.ReplaceAll(lesson.Summary, "`", "")
	p.Alternates = b.inEach(p, func(l words.Lang) string {
		if b.course.Find(string(l), lesson.ID) == nil {
			return ""
		}
		return string(l) + "/" + lesson.ID + "/"
	})
	p.Styles = append(p.Styles, "player.css", "lesson.css")
	p.OEmbeds = b.discovery(p.Root, lesson, lesson.Figures...)
	p.Framed = true
	p.Live = len(lesson.Figures)+len(lesson.Predictions)+len(lesson.Quizzes) > 0
	body := lessonBody{
		Lesson:   lesson,
		Place:    strings.ReplaceAll(lang.Page("lesson"), "{n}", strconv.Itoa(lesson.Order)),
		Article:  article,
		Sections: sections(lesson),
	}
	if i > 0 {
		body.Previous = list[i-1]
	}
	if i+1 < len(list) {
		body.Next = list[i+1]
	}
	p.Body = body
	return b.add(p)
}

// A lessonBody is what the template of a lesson shows.
type lessonBody struct {
	Lesson         *lessons.Lesson
	Place          string // "Lesson 3"
	Article        template.HTML
	Sections       []lessons.Heading
	Previous, Next *lessons.Lesson
}

// sections returns the headings of level 2.
func sections(l *lessons.Lesson) []lessons.Heading {
	var list []lessons.Heading
	for _, h := range l.Headings {
		if h.Level == 2 {
			list = append(list, h)
		}
	}
	return list
}
