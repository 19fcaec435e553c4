package ui

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// A view is what components that show a figure have in common.
type view struct {
	lang   words.Lang
	canvas canvas
	page   listeners
	crash  string // what a panic said; "" while all is well
}

// mount shows figures in the canvas inside root; draw draws one for another width.
func (v *view) mount(ctx app.Context, root app.Value, draw func()) {
	v.canvas.mount(query(root, ".canvas"), draw, func(reason string) {
		v.crash, v.canvas.shown, v.canvas.plan = reason, sight{}, chipPlan{} // no figure passes for that of another program
		ctx.Update()
	})
}

// OnDismount stops what waits and removes the event listeners.
func (v *view) OnDismount() {
	v.page.release()
	v.canvas.release()
}

// t returns a label in the language of the page.
func (v *view) t(label words.Label) string { return v.lang.Label(label) }

// mistakeBox shows the source with a caret under the place, and a sentence; nothing where
// there is no error. The place is that of the error where it has one.
func (v *view) mistakeBox(err error, at expr.Place, library engine.Library) app.UI {
	if err == nil {
		return nil
	}
	caret := ""
	if placed, ok := errors.AsType[interface {
		error
		Caret() string
	}](err); ok {
		caret = placed.Caret()
	} else if at.Source != "" {
		caret = at.Caret()
	}
	said := v.lang.Mistake(err, library)
	return elem("div.mistake").Body(
		elem("pre hidden=%", flag(caret == ""), caret),
		elem("p").Body(elem("b", said.Title), app.Text(" "+said.Text)),
	)
}

// caution says that the picture is of another operation than the one that failed; "" where it is not.
func (v *view) caution(b *bench.Bench) string {
	_, quoted := b.Quoted()
	switch good := b.Good; {
	case !b.Broken() || good.Empty() || quoted:
		return ""
	case b.Stale():
		return v.t(words.LabelKept)
	case good.Step < 0 || good.Change != nil && good.Change.Failed():
		return ""
	default:
		return v.lang.Fill(words.LabelRan, good.LineOf(good.Step))
	}
}

// crashed says that the program panicked, with the message.
func (v *view) crashed() app.UI {
	if v.crash == "" {
		return nil
	}
	return elem("div.mistake").Body(elem("p", v.t(words.LabelOops)), elem("pre", v.crash))
}
