package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// fetchFunctions returns a text with functions of a library, which boot.js brings. It waits, so
// that it may be called by what the page dispatches and by nothing that the browser
// calls itself.
func fetchFunctions(file string) string {
	came := make(chan string, 1)
	app.Window().Call("shapecastFetch", file).Then(func(v app.Value) { came <- text(v) })
	return <-came
}
