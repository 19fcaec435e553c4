package ui

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// mistakeBox shows the source with a caret under the place, and a sentence.
func mistakeBox(lang words.Lang, err error) app.UI {
	var placed interface{ Caret() string }
	caret := ""
	if errors.As(err, &placed) {
		caret = placed.Caret()
	}
	return app.Div().Class("mistake").Body(
		app.If(caret != "", func() app.UI { return app.Pre().Text(caret) }),
		app.P().Text(mistakeText(lang, err)),
	)
}

// mistakeText says what is wrong with what was typed.
func mistakeText(lang words.Lang, err error) string {
	var nothing *NothingError
	if errors.As(err, &nothing) {
		return lang.Label(words.LabelNothing)
	}
	return errorText(lang, err)
}

// crashBox says that the program stumbled, and over what.
func crashBox(lang words.Lang, reason string) app.UI {
	return app.Div().Class("mistake").Body(
		app.P().Text(lang.Label(words.LabelOops)),
		app.Pre().Text(reason))
}
