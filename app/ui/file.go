package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// blobOf returns text as a file of the browser's.
func blobOf(text, mime string) app.Value {
	return app.Window().Get("Blob").New([]any{text}, map[string]any{"type": mime})
}

// saveFile hands the reader a file under a name.
func saveFile(name string, blob app.Value) {
	urls := app.Window().Get("URL")
	address := urls.Call("createObjectURL", blob)
	link := document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	urls.Call("revokeObjectURL", address)
}

// pictureScale is how many pixels of a saved picture one of the page becomes.
const pictureScale = 2

// savePicture draws a still SVG of the given size and saves it as PNG.
func savePicture(name, still string, w, h float64) {
	picture := app.Window().Get("Image").New()
	picture.Set("onload", once(func([]app.Value) {
		canvas := document().Call("createElement", "canvas")
		canvas.Set("width", w*pictureScale)
		canvas.Set("height", h*pictureScale)
		canvas.Call("getContext", "2d").Call("drawImage", picture, 0, 0, w*pictureScale, h*pictureScale)
		canvas.Call("toBlob", once(func(args []app.Value) { saveFile(name, args[0]) }))
	}))
	picture.Set("src", "data:image/svg+xml;charset=utf-8,"+app.Window().Call("encodeURIComponent", still).String())
}
