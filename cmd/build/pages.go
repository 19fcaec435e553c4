package main

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"shapecast/lessons"
)

// addPages adds every page.
func (b *builder) addPages() {
	b.addLost()
	b.addFreeEmbed()
	if b.shows("playground") {
		b.addHome()
	} else {
		b.addStart()
	}
	if b.shows("gallery") {
		b.addGallery()
	}
	for _, e := range b.editions() {
		b.addCourse(e)
		b.addFigures(e)
	}
	if b.shows("guides") {
		for _, lang := range b.interfaces() {
			b.addDocs(lang)
		}
	}
}

// page returns one of the site's pages, in a language, with what all have.
func (b *builder) page(kind, path string, lang edition) page {
	p := page{
		Kind:   kind,
		Path:   path,
		Root:   rootFrom(path),
		Site:   b.titleOf(lang),
		Look:   b.lookOf(lang),
		Lang:   lang,
		Langs:  []edition{lang},
		Styles: []string{"style.css"},
		assets: b.assets,
	}
	if b.assets[coloursName] != "" {
		p.Styles = append(p.Styles, coloursName)
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
func (b *builder) inEach(p page, in func(edition) string) []alternate {
	var list []alternate
	for _, lang := range b.editions() {
		if path := in(lang); path != "" {
			list = append(list, b.alternate(p, lang, path))
		}
	}
	return list
}

// alternate returns the same page in a language, at a path.
func (b *builder) alternate(p page, lang edition, path string) alternate {
	a := alternate{Lang: lang, Href: p.Root + path}
	if b.url != "" {
		a.URL = b.url + path
	}
	return a
}

// put writes a page with a title and what its template shows into the site.
func (b *builder) put(p page, title, description string, body any, styles ...string) {
	p.Title, p.Description, p.Body, p.Styles = title, description, body, append(p.Styles, styles...)
	html, err := p.html()
	b.fail(err)
	if b.index {
		html = folderLink.ReplaceAll(html, []byte("${1}index.html$2"))
	}
	b.files[p.Path+"index.html"] = html
}

// indexName returns what follows the name of a folder in addresses.
func (b *builder) indexName() string {
	if b.index {
		return "index.html"
	}
	return ""
}

// folderLink matches links to folders of the site, and where free expressions are framed.
var folderLink = regexp.MustCompile(`( (?:href|data-free)="[^":#?]*/)((?:[#?][^"]*)?")`)

// addLost adds the page for addresses that have none. It is served anywhere, so
// that its links start at the base.
func (b *builder) addLost() {
	p := b.shared("lost", "404.html")
	p.Root, p.Canonical = b.base, ""
	p.Title, p.Description = p.Lang.Page("notFound"), p.Lang.Page("notFoundText")
	html, err := p.html()
	b.fail(err)
	b.files["404.html"] = html
}

// addCourse adds the contents of the course in one language, and its lessons.
func (b *builder) addCourse(lang edition) {
	list := b.course.In(lang.Folder)
	p := b.page("course", lang.Folder+"/", lang)
	title, summary := lang.Page("courseTitle", len(list)), lang.Page("courseSummary")
	if b.isOwn(lang) {
		title, summary = cmp.Or(b.course.About(lang.Folder).Title, lang.Page("course")), lang.Page("ownSummary")
	}
	p.Alternates = b.inEach(p, func(l edition) string { return l.Folder + "/" })
	b.put(p, title, summary, b.newCourseBody(lang, list), "lesson.css")
	for i := range list {
		b.addLesson(lang, list, i)
	}
}

// addLesson adds lesson i of a language.
func (b *builder) addLesson(lang edition, list []*lessons.Lesson, i int) {
	lesson := list[i]
	article, err := b.article(lang, lesson)
	b.fail(err)
	p := b.page("lesson", lang.Folder+"/"+lesson.ID+"/", lang)
	p.Alternates = b.inEach(p, func(l edition) string {
		if b.course.Find(l.Folder, lesson.ID) == nil {
			return ""
		}
		return l.Folder + "/" + lesson.ID + "/"
	})
	p.OEmbeds = b.discovery(p.Root, lesson, lesson.Figures...)
	p.Live = len(lesson.Figures)+len(lesson.Predictions)+len(lesson.Quizzes)+len(lesson.Goals) > 0
	body := lessonBody{Lesson: lesson, Scenes: article, Credit: b.creditOf(lang, lesson.Front), PathEnds: b.pathEnds(list, lesson)}
	body.Previous, body.Next, body.Beside = neighbours(list, i)
	if body.Next == nil {
		body.Others, body.Reviews = list[:i], b.reviews(lang, lesson)
	}
	summary := strings.ReplaceAll(lesson.Summary, "`", "")
	b.put(p, lesson.Title+" · "+p.Site, summary, body, "player.css", "lesson.css")
}

// neighbours returns the lessons before and after lesson i: those of the core path for
// one that is on it, and then the next by number where that is another.
func neighbours(list []*lessons.Lesson, i int) (previous, next, beside *lessons.Lesson) {
	nearest := func(list []*lessons.Lesson) *lessons.Lesson {
		if len(list) == 0 {
			return nil
		}
		return list[max(slices.IndexFunc(list, func(l *lessons.Lesson) bool { return l.Core }), 0)]
	}
	before, after := slices.Clone(list[:i]), list[i+1:]
	slices.Reverse(before)
	if !list[i].Core {
		before, after = before[:min(1, i)], after[:min(1, len(after))]
	}
	previous, next = nearest(before), nearest(after)
	if len(after) > 0 && after[0] != next {
		beside = after[0]
	}
	return previous, next, beside
}

// A lessonBody is what the template of a lesson shows.
type lessonBody struct {
	Lesson         *lessons.Lesson
	Scenes         []lessons.Scene
	PathEnds       bool // the core path, and other lessons are there by need
	Credit         string
	Previous, Next *lessons.Lesson   // along the core path, on which this lesson is
	Beside         *lessons.Lesson   // the one that follows by number, where that is not on the path
	Others         []*lessons.Lesson // at the end of the course: those before
	Reviews        []review          // there too: where to go back to after a wrong answer
}

// A review is a question and the lesson that teaches what it asks.
type review struct {
	Question, Name string // its id, and "Question 3:"
	Lesson         *lessons.Lesson
}

// reviews returns those of the questions of a lesson that name a lesson.
func (b *builder) reviews(lang edition, l *lessons.Lesson) []review {
	var list []review
	for i, p := range l.Predictions {
		if p.Review != "" {
			n := strconv.Itoa(i + 1)
			list = append(list, review{p.ID, lang.In("Question "+n+":", "第 "+n+" 题："), b.course.Known(lang.Folder, p.Review)})
		}
	}
	return list
}
