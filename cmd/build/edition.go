package main

import (
	"slices"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"shapecast/app/words"
)

// An edition is the course in one language: that of its folder, and around it
// that of the interface, English where we have no other.
type edition struct {
	words.Lang        // of the interface
	Folder     string // the tag of the course's language
}

// inLang returns the edition of a language that the interface speaks itself.
func inLang(lang words.Lang) edition { return edition{lang, string(lang)} }

// own reports whether the interface speaks the language of the course.
func (e edition) own() bool {
	base, _, _ := strings.Cut(e.Folder, "-")
	return base == string(e.Lang)
}

// Tag returns the language of the course as HTML wants it.
func (e edition) Tag() string {
	if e.Folder == string(e.Lang) {
		return e.Lang.Tag()
	}
	return e.Folder
}

// Name returns what the language of the course calls itself.
func (e edition) Name() string {
	if e.Folder == string(e.Lang) {
		return e.Lang.Name()
	}
	return display.Self.Name(language.Make(e.Folder))
}

// Around returns the language of the interface as HTML wants it, "" where it
// is that of the course.
func (e edition) Around() string {
	if e.own() {
		return ""
	}
	return e.Lang.Tag()
}

// editions returns the course in each of its languages: first those that the
// interface speaks, in its order.
func (b *builder) editions() []edition {
	list := each(b.course.Langs(), func(folder string) edition { return edition{words.Of(folder), folder} })
	slices.SortStableFunc(list, func(x, y edition) int { return rank(x) - rank(y) })
	return list
}

// rank orders editions: those of the interface's languages come first.
func rank(e edition) int {
	if !e.own() {
		return len(words.Langs)
	}
	return slices.Index(words.Langs[:], e.Lang)
}

// interfaces returns the languages that the interface speaks in this site.
func (b *builder) interfaces() []words.Lang {
	return slices.DeleteFunc(slices.Clone(words.Langs[:]), func(lang words.Lang) bool {
		return !slices.ContainsFunc(b.editions(), func(e edition) bool { return e.Lang == lang })
	})
}

// door returns the edition to which a page leads that is no edition's own,
// for who reads it in a language of the interface.
func (b *builder) door(lang words.Lang) edition {
	list := b.editions()
	i := slices.IndexFunc(list, func(e edition) bool { return e.Lang == lang })
	return list[max(i, 0)]
}

// shared returns a page of the whole site: it is there once, in each language
// that the interface speaks.
func (b *builder) shared(kind, path string) page {
	p, list := b.page(kind, path, edition{}), b.interfaces()
	p.Lang, p.Bilingual, p.Langs = inLang(list[0]), len(list) > 1, nil
	p.Site, p.Look = b.titleOf(b.door(list[0])), b.lookOf(b.door(list[0]))
	for _, lang := range list {
		p.Langs = append(p.Langs, edition{lang, b.door(lang).Folder})
		p.Alternates = append(p.Alternates, alternate{Lang: inLang(lang)})
	}
	return p
}
