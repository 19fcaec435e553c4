package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/engine/library"
)

// Root is the hidden element at the start of the page that owns every
// component, wherever on the page the reader sees it.
type Root struct {
	app.Compo
	slots []slot
	page  listeners
}

// OnInit finds the slots that are wanted from the start.
func (r *Root) OnInit() {
	library.Fetch = fetchFunctions
	r.find()
}

// OnMount takes back from go-app the clicks on links and the history, which
// the browser handles better, and looks for slots that are wanted later.
func (r *Root) OnMount(ctx app.Context) {
	app.Window().Set("onclick", nil)
	app.Window().Set("onpopstate", nil)
	look := func(app.Context) { r.find() }
	r.page.add(document(), "shapecast-want", func(app.Value) { ctx.Dispatch(look) })
	ctx.Dispatch(look)
}

// OnDismount removes the event listeners.
func (r *Root) OnDismount() { r.page.release() }

// Render holds one component for each slot, in the order in which they are wanted.
func (r *Root) Render() app.UI {
	return elem("div id=goapp-root hidden=true").Body(several(len(r.slots), func(i int) app.UI {
		return elem("div").Body(r.slots[i].component())
	})...)
}

// A slot is a place of the page where a component goes.
type slot struct {
	Number int
	Live   string // the data-live of its element: which component
	State  string // its data-state: what the component starts from
}

// component returns the component that the slot asks for, nil for an unknown one.
func (s slot) component() app.UI {
	switch s.Live {
	case "playground":
		return &Playground{Slot: s}
	case "figure":
		return &Figure{Slot: s}
	case "embed":
		return &Embed{Slot: s}
	case "predict":
		return &Predict{exercise: exercise{Slot: s}}
	case "goal":
		return &Goal{exercise: exercise{Slot: s}}
	}
	return nil
}

// find numbers the slots that boot.js has marked as wanted since the last time,
// so that each can be found again.
func (r *Root) find() {
	list := document().Call("querySelectorAll", "[data-wanted]:not([data-slot])")
	for i := range list.Length() {
		data := list.Index(i).Get("dataset")
		data.Set("slot", len(r.slots))
		r.slots = append(r.slots, slot{Number: len(r.slots), Live: text(data.Get("live")), State: text(data.Get("state"))})
	}
}

// element returns the place itself.
func (s slot) element() app.Value {
	return query(document(), `[data-slot="`+strconv.Itoa(s.Number)+`"]`)
}

// fill puts the root element of a component into the place, instead of what
// the build wrote there. go-app goes on updating it, because it addresses
// nodes by their values and not by where they are.
func (s slot) fill(component app.UI) {
	s.element().Call("replaceChildren", component.JSValue())
}

// ready says that the component of the place answers now.
func (s slot) ready() {
	place := s.element()
	place.Get("dataset").Set("ready", "")
	announce("shapecast-ready", map[string]any{"id": text(place.Get("id"))})
}

// fetchFunctions asks boot.js for the functions of a library and waits for them. Only
// dispatched code may call it: a callback of the browser would wait for ever.
func fetchFunctions(file string) string {
	came := make(chan string, 1)
	app.Window().Call("shapecastFetch", file).Then(func(v app.Value) { came <- text(v) })
	return <-came
}
