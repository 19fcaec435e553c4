package ui

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine/expr"
)

// mistakeBox shows the source with a caret under the place, and a sentence.
// The place is that of the error where it has one.
func mistakeBox(lang words.Lang, err error, at expr.Place) app.UI {
	var placed interface{ Caret() string }
	caret := ""
	if errors.As(err, &placed) {
		caret = placed.Caret()
	} else if at.Source != "" {
		caret = at.Caret()
	}
	said := lang.Mistake(err)
	return app.Elem("div").Class("mistake").Body(
		app.If(caret != "", func() app.UI { return app.Elem("pre").Text(caret) }),
		app.Elem("p").Body(app.Elem("b").Text(said.Title), app.Text(" "+said.Text)),
	)
}

// crashBox says that the program panicked, with the message.
func crashBox(lang words.Lang, reason string) app.UI {
	return app.Elem("div").Class("mistake").Body(
		app.Elem("p").Text(lang.Label(words.LabelOops)),
		app.Elem("pre").Text(reason))
}
