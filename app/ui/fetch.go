package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// fetchFunctions asks boot.js for the functions of a library and waits for them. Only
// dispatched code may call it: a callback of the browser would wait for ever.
func fetchFunctions(file string) string {
	came := make(chan string, 1)
	app.Window().Call("shapecastFetch", file).Then(func(v app.Value) { came <- text(v) })
	return <-came
}
