package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
)

// intro says to a newcomer what the page is; later it names the example.
func (p *Playground) intro() app.UI {
	says := p.lang.Stage()
	course := p.course()
	return app.Elem("div").Class("intro").Body(
		app.Elem("h1").Class("newcomer").Body(app.Text(says.Sentence+" "), app.Elem("i").Text(says.Change)),
		app.Elem("div").Class("title").Body(
			app.Elem("h1").Text(bench.TitleOf(p.bench.Good.Source, p.lang)), picture(`m5 7.5 5 5 5-5`), p.examplesMenu()),
		app.Elem("span").Class("spring"),
		p.press("undo", func() { p.bench.Undo(); p.chosen = nil }).Class("button", "quiet", "later").Attr("disabled", !p.bench.CanUndo()).Aria("label", p.t(words.LabelUndo)).
			Body(picture(`M4 8h8a4 4 0 0 1 0 8H8M7.5 4.5 4 8l3.5 3.5`), app.Elem("span").Text(p.t(words.LabelUndo))),
		p.press("redo", func() { p.bench.Redo(); p.chosen = nil }).Class("button", "quiet", "later").Attr("disabled", !p.bench.CanRedo()).Aria("label", p.t(words.LabelRedo)).
			Body(picture(`M16 8H8a4 4 0 0 0 0 8h4M12.5 4.5 16 8l-3.5 3.5`), app.Elem("span").Text(p.t(words.LabelRedo))),
		app.Elem("a").Class("button", "quiet", "later").Hidden(course == "").Attr("href", course).Text(p.lang.Page("course")),
		app.Elem("a").Class("button", "take").Hidden(course == "").Attr("href", course).Text(says.Course),
	)
}

// course returns where the course is in the language of the page, "" where it is
// not: the build wrote it beside the playground.
func (p *Playground) course() string {
	return text(p.Slot.element().Get("dataset").Get(p.lang.In("courseEn", "courseZh")))
}

// examplesMenu offers what to begin with, the examples of the documents, and
// real bugs.
func (p *Playground) examplesMenu() app.UI {
	examples := bench.Examples()
	return app.Elem("select").Class("examples").Aria("label", p.t(words.LabelExamples)).
		DataSet("do", "example").OnChange(p.do(func(menu app.Value) {
		n, err := strconv.Atoi(text(menu.Get("value")))
		menu.Set("selectedIndex", 0)
		if err == nil && n < len(examples) {
			p.typed, p.chosen = false, nil
			p.bench.OpenExample(examples[n])
		}
	})).
		Body(
			app.Elem("option").Text(p.t(words.LabelChooseExample)),
			p.exampleGroup(words.LabelExamples, 0, bench.FirstDocument),
			p.exampleGroup(words.LabelRealBugs, bench.FirstBug, len(examples)),
			p.exampleGroup(words.LabelDocuments, bench.FirstDocument, bench.FirstBug),
		)
}

func (p *Playground) exampleGroup(label words.Label, from, to int) app.UI {
	examples := bench.Examples()[from:to]
	return app.Elem("optgroup").Attr("label", p.t(label)).Body(app.Range(examples).Slice(func(i int) app.UI {
		return app.Elem("option").Attr("value", strconv.Itoa(from+i)).Text(examples[i].Title(p.lang))
	}))
}
