package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
)

// intro says to a newcomer what the page is; later it names the example.
func (p *Playground) intro() app.UI {
	course := text(p.Slot.element().Get("dataset").Get(p.lang.In("courseEn", "courseZh"))) // "" where there is none
	link := func(class string, label string) app.UI {
		return elem("a.button class=% hidden=% href=%", class, flag(course == ""), course, label)
	}
	return elem("div.intro").Body(
		elem("h1.newcomer").Body(app.Text(p.lang.Page("newcomer")+" "), elem("i", p.lang.Page("changeAny"))),
		elem("div.title").Body(elem("h1", bench.TitleOf(p.bench.Good.Source, p.lang)), elem("b", p.t(words.LabelExamples)), picture(`m5 7.5 5 5 5-5`), p.examplesMenu()),
		elem("span.spring"),
		p.travel("undo", words.LabelUndo, p.bench.CanUndo(), p.bench.Undo, `M4 8h8a4 4 0 0 1 0 8H8M7.5 4.5 4 8l3.5 3.5`),
		p.travel("redo", words.LabelRedo, p.bench.CanRedo(), p.bench.Redo, `M16 8H8a4 4 0 0 0 0 8h4M12.5 4.5 16 8l-3.5 3.5`),
		link("quiet later", p.lang.Page("course")),
		link("take", p.lang.Page("takeCourse")),
	)
}

// travel is the button that takes an edit back, or makes it again.
func (p *Playground) travel(id string, label words.Label, can bool, f func(), path string) app.UI {
	return p.press(id, func() { f(); p.chosen = nil }).Class("button", "quiet", "later").Attr("disabled", !can).Attr("aria-label", p.t(label)).
		Body(picture(path), elem("span", p.t(label)))
}

// examplesMenu offers what to begin with, and real bugs.
func (p *Playground) examplesMenu() app.UI {
	examples := bench.Examples
	return elem("select.examples data-do=example aria-label=%", p.t(words.LabelExamples)).OnChange(p.do("example", func(menu app.Value) {
		n, err := strconv.Atoi(text(menu.Get("value")))
		menu.Set("selectedIndex", 0)
		if err == nil && n < len(examples) {
			p.typed, p.chosen = false, nil
			p.bench.OpenExample(examples[n])
		}
	})).Body(
		elem("option", p.t(words.LabelChooseExample)),
		p.exampleGroup(words.LabelExamples, 0, bench.FirstBug),
		p.exampleGroup(words.LabelRealBugs, bench.FirstBug, len(examples)),
	)
}

func (p *Playground) exampleGroup(label words.Label, from, to int) app.UI {
	return elem("optgroup label=%", p.t(label)).Body(several(to-from, func(i int) app.UI {
		return elem("option value=%", strconv.Itoa(from+i), bench.Examples[from+i].Title(p.lang))
	})...)
}
