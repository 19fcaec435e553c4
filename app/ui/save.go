package ui

import (
	"cmp"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// copyLabel returns the label of a copy button, which says when it has copied.
func copyLabel(lang words.Lang, copied bool, label words.Label) string {
	if copied {
		return "✓ " + lang.Label(words.LabelCopied)
	}
	return lang.Label(label)
}

// copyLink puts the address of what is shown on the clipboard and on the page.
func (p *Playground) copyLink() {
	p.stop = p.canvas.stop()
	saveAddress(p.shared(), false)
	if copyText(homeAddress() + indexHere() + "#" + p.shared().Query()) {
		p.copied = "link"
	}
}

// shared returns what is shown, at the stop where it was copied.
func (p *Playground) shared() figure.State {
	s := p.bench.Typed()
	s.Stop = p.stop
	return s
}

// save hands the reader the figure as a file: moving, the step that is seen as a picture,
// or all steps side by side.
func (p *Playground) save(kind string) {
	s := p.bench.Seen().Scene(scene.Options{Width: p.canvas.width, Lang: p.lang})
	theme := svg.Light
	if text(document().Get("documentElement").Get("dataset").Get("theme")) == svg.Dark.Name {
		theme = svg.Dark
	}
	name := fileName(p.bench.Good)
	switch kind {
	case "svg":
		saveFile(name+".svg", blobOf(svg.Animated(s), "image/svg+xml"))
	case "strip":
		saveFile(name+"-steps.svg", blobOf(svg.Strip(s, 2, theme), "image/svg+xml"))
	case "png":
		card := s.Carded()
		savePicture(name+".png", svg.Frame(card, seenAt(s, p.canvas.stop()), theme), card.W, card.H)
	}
}

// fileName returns a name for what is drawn: the operation, or the last line of a program
// that gives the same, in letters that every system takes.
func fileName(r bench.Reading) string {
	drawn := strings.TrimRight(cmp.Or(r.Operation(), r.Source), "\n")
	line := drawn[strings.LastIndexByte(drawn, '\n')+1:]
	words := strings.FieldsFunc(line, func(r rune) bool { return !strings.ContainsRune(fileLetters, r) })
	name := strings.Join(words, "-")
	return cmp.Or(name[:min(len(name), 40)], "figure")
}

const fileLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"

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
