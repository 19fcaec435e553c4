package main

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"shapecast/app/words"
	"shapecast/lessons"
)

// titleOf returns the title of the site in an edition: that of the course, or ours.
func (b *builder) titleOf(e edition) string {
	return cmp.Or(b.course.About(e.Folder).Title, words.English.Page("site"))
}

// isOwn reports whether the course is not the built-in one.
func (b *builder) isOwn(e edition) bool { return b.own || b.course.About(e.Folder).Title != "" }

// shows reports whether the site has one of the pages that a course may leave out.
func (b *builder) shows(name string) bool {
	list := b.course.About("").Pages
	return list == nil || slices.Contains(list, name)
}

// A look is what a course changes about every page.
type look struct {
	Logo          string // the asset, "" for ours
	Width, Height int    // of the logo
	Type          string // of the logo's file
	Accent        string
	Footer        string // Markdown
	Shown         map[string]bool
}

// lookOf returns the look of the pages in an edition.
func (b *builder) lookOf(e edition) look {
	about := b.course.About(e.Folder)
	l := look{Logo: "icons/icon.svg", Width: 28, Height: 28, Type: "image/svg+xml",
		Accent: cmp.Or(about.Colours.Accent, "#1c6bb5"), Footer: about.Footer, Shown: map[string]bool{}}
	if p := b.course.Logo; p != nil {
		l.Logo, l.Width = logoName, max(1, 28*p.Width/p.Height)
		l.Type = pictureTypes[strings.ToLower(path.Ext(p.Path))]
	}
	for _, name := range lessons.Pages {
		l.Shown[name] = b.shows(name)
	}
	return l
}

var pictureTypes = map[string]string{".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg",
	".jpeg": "image/jpeg", ".gif": "image/gif", ".webp": "image/webp"}

// The names by which pages find what a course brings with it.
const (
	logoName    = "logo"
	coloursName = "course.css"
)

// addLook adds the logo and the colours of the course.
func (b *builder) addLook() {
	if b.course.Logo != nil {
		b.assets[logoName] = b.assets.addPicture(b.files, b.course.Logo)
	}
	if c := b.course.About("").Colours; c.Accent != "" {
		b.assets.add(b.files, coloursName, []byte(styleOf(c)))
	}
}

// styleOf returns the style sheet that puts the colours of a course in place of ours.
func styleOf(c lessons.Colours) string {
	dark := c.OnDark()
	pair := func(light, dark string) string { return "light-dark(" + light + "," + dark + ")" }
	accent := pair(c.Accent, dark)
	return ":root{--accent:" + accent + ";--link:" + accent + ";--on-accent:" + pair(lessons.On(c.Accent), lessons.On(dark)) + "}\n"
}

// creditOf returns who wrote a lesson and what others may do with it, as the
// lesson says itself or else the course; "" where neither does.
func (b *builder) creditOf(e edition, front lessons.Front) string {
	about := b.course.About(e.Folder)
	authors, licence := front.Authors, cmp.Or(front.Licence, about.Licence)
	if authors == nil {
		authors = about.Authors
	}
	var parts []string
	if len(authors) > 0 {
		parts = append(parts, e.Page("by", strings.Join(authors, e.In(", ", "、"))))
	}
	if licence != "" {
		parts = append(parts, e.Page("licence", licence))
	}
	return strings.Join(parts, " · ")
}

// addStart adds the page at the root of a site without a playground: it leads
// to the course.
func (b *builder) addStart() {
	p := b.shared("start", "")
	list := b.editions()
	if len(list) == 1 {
		p.Refresh = list[0].Folder + "/index.html" // also where no server looks for it
	}
	b.put(p, p.Site, p.Lang.Page("ownSummary"), list)
}
