package ui

import (
	"errors"

	"shapecast/app/words"
	"shapecast/engine"
)

func errorText(lang words.Lang, err error) string {
	var said interface {
		Sentence() string
		Hint() string
	}
	if errors.As(err, &said) {
		return said.Sentence() + ". " + said.Hint()
	}
	return err.Error()
}

func checkText(lang words.Lang, t engine.Trace, c engine.Check) string { return "" }

func repairMeaning(lang words.Lang, t engine.Trace, r engine.Repair) string { return "" }
