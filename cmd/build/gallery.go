package main

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"golang.org/x/tools/txtar"

	"shapecast/app/svg"
	"shapecast/app/words"
)

// A specimen is one golden figure, as whoever changes the drawing has to see it.
type specimen struct {
	Name, Source string
	In           []told
}

// A told is a specimen in one language of the interface.
type told struct {
	Lang        words.Lang
	About, File string
}

// addGallery adds the page of every golden figure, and the figures.
func (b *builder) addGallery() {
	files, err := fs.Glob(b.goldens, "*.txtar")
	b.fail(err)
	var list []specimen
	for _, file := range files {
		data, err := fs.ReadFile(b.goldens, file)
		b.fail(err)
		s := specimen{Name: strings.TrimSuffix(file, ".txtar")}
		b.fail(s.read(txtar.Parse(data), b.interfaces()))
		for _, in := range s.In {
			b.files["gallery/"+in.File], err = s.draw(in.Lang)
			b.fail(err)
		}
		list = append(list, s)
	}
	p := b.shared("gallery", "gallery/")
	b.put(p, p.Lang.Page("galleryTitle")+" · "+p.Site, p.Lang.Page("gallerySummary"), list, "lesson.css")
}

// read reads what a golden file says: a line in each language, and the source.
func (s *specimen) read(a *txtar.Archive, langs []words.Lang) error {
	for _, file := range a.Files {
		if file.Name == "source" {
			s.Source = strings.TrimSpace(string(file.Data))
		}
	}
	about := strings.Split(strings.TrimSpace(string(a.Comment)), "\n")
	if s.Source == "" || len(about) < len(words.Langs) {
		return fmt.Errorf("golden figure %s lacks its source, or a line in a language", s.Name)
	}
	for _, lang := range langs {
		file := s.Name + ".svg"
		if lang != words.English {
			file = string(lang) + "/" + file
		}
		s.In = append(s.In, told{lang, about[slices.Index(words.Langs[:], lang)], file})
	}
	return nil
}

// draw returns the figure in a language.
func (s *specimen) draw(lang words.Lang) ([]byte, error) {
	drawn, err := sceneOf(s.Source, drawingOrder{width: 360, lang: string(lang)})
	return []byte(svg.Animated(drawn)), err
}
