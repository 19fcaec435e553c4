package ui

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/engine/figure"
)

// saveDelay is how long the bench rests before its state goes to the address,
// so that the way back leads from state to state and not from letter to letter.
const saveDelay = 600 * time.Millisecond

// addressNow returns the hash, else the query if it has a program: other sites may
// add keys of their own.
func addressNow() string {
	location := app.Window().Get("location")
	if hash := strings.TrimPrefix(text(location.Get("hash")), "#"); hash != "" {
		return hash
	}
	if search := strings.TrimPrefix(text(location.Get("search")), "?"); hasProgram(search) {
		return search
	}
	return ""
}

func hasProgram(search string) bool {
	search = "&" + search
	return strings.Contains(search, "&e=") || strings.Contains(search, "&a=") || strings.Contains(search, "&op=")
}

// saveAddress puts the state into the hash, in place of a query that has a program: as a new
// entry of the history, or over the last one. A program too long for an address stays in the
// page alone, and so does every program in a frame, whose host has a history of its own.
func saveAddress(state figure.State, over bool) {
	query := state.Query()
	framed := !app.Window().Get("parent").Equal(app.Window().JSValue())
	if query == addressNow() || len(query) > figure.MaxQuery || framed {
		return
	}
	address, location := "#"+query, app.Window().Get("location")
	if hasProgram(strings.TrimPrefix(text(location.Get("search")), "?")) {
		address = text(location.Get("pathname")) + address
	}
	call := "pushState"
	if over {
		call = "replaceState"
	}
	app.Window().Get("history").Call(call, nil, "", address)
}

// stateOf returns what can be read of a query.
func stateOf(query string) figure.State {
	state, _ := figure.Parse(query)
	return state
}
