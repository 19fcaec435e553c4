package main

import (
	"fmt"
	"html"
	"html/template"

	"shapecast/app/words"
	"shapecast/lessons"
)

// addEmbeds adds the pages that other people's pages frame: one for a free
// expression, which the program fills in, and one for each figure of the
// course, which needs no program.
func (b *builder) addEmbeds(lang words.Lang) error {
	for _, l := range b.course.In(string(lang)) {
		for _, f := range l.Figures {
			if err := b.addEmbed(lang, l, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// addEmbed adds the page of one figure, and its oEmbed file if the site has an address.
func (b *builder) addEmbed(lang words.Lang, l *lessons.Lesson, f *lessons.Figure) error {
	figure, err := drawer{lang}.figure(l, f)
	if err != nil {
		return err
	}
	name := string(lang) + "/" + l.ID + "/" + f.ID
	p := b.page("embed", "embed/v1/"+name+"/", lang)
	p.Styles = append(p.Styles, "player.css", "lesson.css")
	p.Title, p.Description = f.Caption, l.Summary
	p.Body = embedBody{
		Figure: template.HTML(figure),
		Lesson: l.Title,
		Href:   p.Root + string(lang) + "/" + l.ID + "/#" + f.ID,
	}
	if b.url != "" {
		p.Canonical = b.url + string(lang) + "/" + l.ID + "/"
		p.OEmbed = b.url + "oembed/v1/" + name + ".json"
		if err := b.addOEmbed(name, p, f); err != nil {
			return err
		}
	}
	return b.add(p)
}

// An embedBody is what the template of a framed page shows.
type embedBody struct {
	Figure       template.HTML
	Lesson, Href string // where it comes from
}

// addFreeEmbed adds the page that shows whatever its address says.
func (b *builder) addFreeEmbed() error {
	p := b.page("embed", "embed/v1/", words.English)
	p.Bilingual, p.Live = true, true
	p.Styles = append(p.Styles, "player.css", "lesson.css")
	p.Title, p.Description = b.title, words.English.Page("description")
	p.Body = embedBody{Href: p.Root}
	return b.add(p)
}

// The size of a frame, which hosts that cannot ask have to know.
const embedWidth, embedHeight = 720, 520

// addOEmbed adds the file that tells other sites how to frame a figure.
func (b *builder) addOEmbed(name string, p page, f *lessons.Figure) error {
	frame := fmt.Sprintf(`<iframe src="%s" title="%s" width="%d" height="%d" loading="lazy" `+
		`allow="fullscreen; clipboard-write" referrerpolicy="no-referrer" style="border:0"></iframe>`,
		html.EscapeString(b.url+p.Path), html.EscapeString(f.Caption), embedWidth, embedHeight)
	data, err := encode(struct {
		Version      string `json:"version"`
		Type         string `json:"type"`
		Title        string `json:"title"`
		ProviderName string `json:"provider_name"`
		ProviderURL  string `json:"provider_url"`
		Width        int    `json:"width"`
		Height       int    `json:"height"`
		HTML         string `json:"html"`
	}{"1.0", "rich", f.Caption, b.title, b.url, embedWidth, embedHeight, frame})
	b.files["oembed/v1/"+name+".json"] = data
	return err
}
