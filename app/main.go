// Command app is the program that pages load as WebAssembly. Elsewhere it does
// nothing.
package main

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/ui"
)

func main() {
	app.Route("/", func() app.Composer { return &ui.Root{} })
	app.RunWhenOnBrowser()
}
