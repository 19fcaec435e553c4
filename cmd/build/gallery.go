package main

import (
	"fmt"
	"io/fs"
	"strings"

	"golang.org/x/tools/txtar"

	"shapecast/app/svg"
)

// A specimen is one golden figure, as whoever changes the drawing has to see it.
type specimen struct {
	Name, About, Source string
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
		b.files["gallery/"+s.Name+".svg"], err = s.draw(txtar.Parse(data))
		b.fail(err)
		list = append(list, s)
	}
	p := b.shared("gallery", "gallery/")
	b.put(p, p.Lang.Page("galleryTitle")+" · "+p.Site, p.Lang.Page("gallerySummary"), list, "lesson.css")
}

// draw reads what a golden file says, and returns its figure.
func (s *specimen) draw(a *txtar.Archive) ([]byte, error) {
	s.About = strings.TrimSpace(string(a.Comment))
	for _, file := range a.Files {
		if file.Name == "source" {
			s.Source = strings.TrimSpace(string(file.Data))
		}
	}
	if s.Source == "" {
		return nil, fmt.Errorf("golden figure %s lacks its source", s.Name)
	}
	drawn, err := sceneOf(s.Source, drawingOrder{width: 360, lang: "en"})
	return []byte(svg.Animated(drawn)), err
}
