package main

import (
	"html"
	"html/template"
	"strings"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// A home is what the playground shows until its program has come: the line,
// which may be typed in already, and the figure.
type home struct {
	State, Line string
	Painted     template.HTML
	Figure      template.HTML
}

// addHome adds the playground.
func (b *builder) addHome() {
	p := b.shared("playground", "")
	p.Live = true
	state := figure.State{Expr: bench.FirstLine}
	read := bench.New(state, "").Good
	body := home{State: state.Query(), Line: read.Source, Painted: template.HTML(read.Painted()), Figure: drawStage(read, p.Lang.Lang)}
	b.put(p, p.Site+": "+p.Lang.Page("tagline"), p.Lang.Page("description"), body, "player.css", "playground.css")
}

// Title names the program that is shown.
func (h home) Title(lang words.Lang) string { return bench.TitleOf(h.Line, lang) }

// The widths that a figure has on the first screen of a desk, a tablet and a phone.
const (
	stageWidth  = 1096
	tabletWidth = 748
	phoneWidth  = 358
)

// drawStage returns the figure of the first screen, which web/player.css shows
// in the one of three layouts that fits.
func drawStage(r bench.Reading, lang words.Lang) template.HTML {
	draw := func(width int) scene.Scene { return r.Scene(scene.Options{Width: width, Lang: lang}) }
	player := svg.PlayerInTwo(draw(stageWidth), draw(phoneWidth), draw(tabletWidth))
	return template.HTML(strings.Replace(player, "</small></div>", "</small>"+guessPlace(lang)+"</div>", 1))
}

// guessPlace keeps the room in which the program will ask for a guess.
func guessPlace(lang words.Lang) string {
	return `<span class="orcan" aria-hidden="true">` + html.EscapeString(lang.Label(words.LabelOrCan)) +
		`<button type="button">` + html.EscapeString(lang.Label(words.LabelCannotRun)) + `</button></span>`
}
