package main

import (
	"fmt"
	"io/fs"
	"strings"

	"golang.org/x/tools/txtar"

	"shapecast/app/words"
)

// A specimen is one golden figure, as whoever changes the drawing has to see it.
type specimen struct {
	Name, About, Source string
}

// addGallery adds the page of every golden figure, and the figures, whose
// bytes are those that the tests compare.
func (b *builder) addGallery() error {
	files, err := fs.Glob(b.goldens, "*.txtar")
	if err != nil {
		return err
	}
	var list []specimen
	for _, file := range files {
		data, err := fs.ReadFile(b.goldens, file)
		if err != nil {
			return err
		}
		s := specimen{Name: strings.TrimSuffix(file, ".txtar")}
		svg, err := s.read(txtar.Parse(data))
		if err != nil {
			return err
		}
		b.files["gallery/"+s.Name+".svg"] = svg
		list = append(list, s)
	}
	p := b.page("gallery", "gallery/", words.English)
	p.Bilingual, p.Langs = true, b.langs()
	p.Title = words.English.Page("galleryTitle") + " · " + b.title
	p.Description = words.English.Page("gallerySummary")
	p.Styles = append(p.Styles, "lesson.css")
	for _, lang := range words.Langs {
		p.Alternates = append(p.Alternates, alternate{Lang: lang})
	}
	p.Body = list
	return b.add(p)
}

// read fills in what a golden file says, and returns its figure.
func (s *specimen) read(a *txtar.Archive) ([]byte, error) {
	s.About = strings.TrimSpace(string(a.Comment))
	var svg []byte
	for _, file := range a.Files {
		switch file.Name {
		case "source":
			s.Source = strings.TrimSpace(string(file.Data))
		case "svg":
			svg = file.Data
		}
	}
	if s.Source == "" || svg == nil {
		return nil, fmt.Errorf("golden figure %s lacks its source or its svg", s.Name)
	}
	return svg, nil
}
