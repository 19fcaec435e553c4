package main

import (
	"bytes"
	"encoding/json"
	"strings"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/lessons"
)

// addPictures adds, for a figure of the course, the files that other people's
// pages show: a moving picture, the same in dark for readers whose browser does
// not tell a picture their theme, the story as text, and what a program wants to
// know.
func (b *builder) addPictures(lang edition, l *lessons.Lesson, f *lessons.Figure) {
	s := focused(f.Drawn, lang.Lang, aloneWidth)
	name, drawn := "fig/v1/"+embedName(lang.Folder, l.ID, f.ID), svg.Animated(s)
	b.pixels = append(b.pixels, b.pixelFiles(name, s, drawn)...)
	b.files[name+".svg"] = []byte(drawn)
	b.files[name+"-dark.svg"] = []byte(svg.Pinned(s, svg.Dark))
	b.files[name+".txt"] = []byte(story(f, s))
	facts, err := factsOf(l, f, s)
	b.fail(err)
	b.files[name+".json"] = facts
}

// story returns a figure as text: the caption, the program, and what happens
// at each stop.
func story(f *lessons.Figure, s scene.Scene) string {
	var t strings.Builder
	t.WriteString(f.Caption + "\n\n" + f.State.Expr + "\n\n" + s.Title + "\n")
	for _, mark := range s.Marks {
		t.WriteString("\n" + mark.Name + "\n" + mark.Say.Lead + s.Lang.Gap() + mark.Say.Rest + "\n")
	}
	return t.String()
}

// factsOf returns the .json of a figure.
func factsOf(l *lessons.Lesson, f *lessons.Figure, s scene.Scene) ([]byte, error) {
	type stop struct {
		Title string `json:"title"`
		Text  string `json:"text"`
	}
	facts := struct {
		ID      string `json:"id"`
		Lesson  string `json:"lesson"`
		Lang    string `json:"lang"`
		Caption string `json:"caption"`
		Expr    string `json:"expr"`
		Query   string `json:"query"` // of an embedded figure
		Title   string `json:"title"`
		Stops   []stop `json:"stops"`
	}{f.ID, l.ID, l.Lang, f.Caption, f.State.Expr, f.State.Query(), s.Title, nil}
	facts.Stops = each(s.Marks, func(m scene.Mark) stop {
		return stop{m.Name, strings.TrimSpace(m.Say.Lead + s.Lang.Gap() + m.Say.Rest)}
	})
	return encode(facts)
}

// encode returns a value as JSON, with line ends that make it easy to read.
func encode(value any) ([]byte, error) { return encodeWith("  ", value) }

// encodeWith returns a value as JSON; with "" as the indent it has one line.
func encodeWith(indent string, value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetIndent("", indent)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return text.Bytes(), err
}
