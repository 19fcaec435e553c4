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
	once(picture, "load", func() {
		canvas := document().Call("createElement", "canvas")
		canvas.Set("width", w*pictureScale)
		canvas.Set("height", h*pictureScale)
		canvas.Call("getContext", "2d").Call("drawImage", picture, 0, 0, w*pictureScale, h*pictureScale)
		var done app.Func
		done = app.FuncOf(func(_ app.Value, args []app.Value) any {
			saveFile(name, args[0])
			done.Release()
			return nil
		})
		canvas.Call("toBlob", done)
	})
	picture.Set("src", "data:image/svg+xml;charset=utf-8,"+app.Window().Call("encodeURIComponent", still).String())
}

// once calls f with the first event of the target.
func once(target app.Value, event string, f func()) {
	var handler app.Func
	handler = app.FuncOf(func(app.Value, []app.Value) any {
		f()
		handler.Release()
		return nil
	})
	target.Call("addEventListener", event, handler, map[string]any{"once": true})
}
