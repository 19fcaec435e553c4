package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Root is the hidden element at the start of the page that owns every
// component, wherever on the page the reader sees it.
type Root struct {
	app.Compo
	slots []slot
}

// OnInit finds the slots of the page.
func (r *Root) OnInit() { r.slots = findSlots() }

// OnMount takes back from go-app the clicks on links and the history, which
// the browser handles better.
func (r *Root) OnMount(app.Context) {
	app.Window().Set("onclick", nil)
	app.Window().Set("onpopstate", nil)
}

// Render holds one component for each slot, in the order of the page.
func (r *Root) Render() app.UI {
	return app.Div().ID("goapp-root").Hidden(true).Body(
		app.Range(r.slots).Slice(func(i int) app.UI {
			return app.Div().Body(r.slots[i].component())
		}),
	)
}

// A slot is a place of the page where a component goes.
type slot struct {
	Number int
	Live   string // the data-live of its element: which component
	State  string // its data-state: what the component starts from
}

// component returns the component that the slot asks for, nil when it is none of ours.
func (s slot) component() app.UI {
	switch s.Live {
	case "playground":
		return &Playground{Slot: s}
	case "figure":
		return &Figure{Slot: s}
	case "embed":
		return &Embed{Slot: s}
	case "predict":
		return &Predict{Slot: s}
	case "quiz":
		return &Quiz{Slot: s}
	}
	return nil
}

// findSlots numbers the slots of the page, so that each can be found again.
func findSlots() []slot {
	if app.IsServer {
		return nil
	}
	list := app.Window().Get("document").Call("querySelectorAll", "[data-live]")
	slots := make([]slot, list.Length())
	for i := range slots {
		element := list.Index(i)
		data := element.Get("dataset")
		data.Set("slot", i)
		slots[i] = slot{Number: i, Live: text(data.Get("live")), State: text(data.Get("state"))}
	}
	return slots
}

// element returns the place itself.
func (s slot) element() app.Value {
	return app.Window().Get("document").Call("querySelector", `[data-slot="`+strconv.Itoa(s.Number)+`"]`)
}

// fill puts the root element of a component into the place, instead of what
// the build wrote there. go-app goes on updating it, because it addresses
// nodes by their values and not by where they are.
func (s slot) fill(component app.UI) {
	s.element().Call("replaceChildren", component.JSValue())
}
