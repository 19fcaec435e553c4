// Command app is the program that pages load as WebAssembly. Elsewhere it does
// nothing.
package main

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/maxence-charriere/go-app/v10/pkg/errors"

	"shapecast/app/ui"
)

func main() {
	errors.Encoder = sentence
	app.Route("/", func() app.Composer { return &ui.Root{} })
	app.RunWhenOnBrowser()
}

// sentence returns an error of go-app in words. Its own way is JSON, which the
// program of the pages lacks.
func sentence(v any) ([]byte, error) {
	err, _ := v.(errors.Error)
	text := err.Message
	if err.WrappedErr != nil {
		text += ": " + err.WrappedErr.Error()
	}
	return []byte(text), nil
}
