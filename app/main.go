// Command app is the program that pages load as WebAssembly. Elsewhere it does
// nothing.
package main

import (
	"runtime/debug"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/ui"
)

func main() {
	// A page is short of time and not of memory: collect less often, until
	// there is much to collect.
	debug.SetGCPercent(400)
	debug.SetMemoryLimit(100 << 20)
	app.Route("/", func() app.Composer { return &ui.Root{} })
	app.RunWhenOnBrowser()
}
