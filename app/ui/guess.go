package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/answer"
	"shapecast/app/bench"
	"shapecast/app/words"
)

// questionAbout is a question whose answer is read off what a program gave.
func questionAbout(r bench.Reading, ask, truth string, cell []int) answer.Question {
	return answer.Question{Ask: ask, Answer: truth, Cell: cell, Trace: r.Trace, Array: &r.Result, Source: r.Source, Library: r.Library}
}

// comparison holds an answer beside the truth; who skipped it is told so.
func comparison(lang words.Lang, typed string, q answer.Question) app.UI {
	class, head := "reply right", lang.Label(words.LabelRight)
	if !q.Right(typed) {
		class, head = "reply", lang.Label(words.LabelAnswer)
	}
	if strings.TrimSpace(typed) == "" {
		typed = lang.Label(words.LabelSkipped)
	}
	return app.Elem("div").Class(class).Body(
		app.Elem("p").Body(app.Elem("b").Text(head)),
		app.Elem("dl").Class("compare").Body(
			app.Elem("dt").Text(lang.Label(words.LabelYourAnswer)), app.Elem("dd").Text(typed),
			app.Elem("dt").Text(lang.Label(words.LabelTruth)), app.Elem("dd").Text(q.Answer),
		))
}
