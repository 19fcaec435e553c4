package svg

import (
	"strconv"
	"strings"

	"shapecast/app/scene"
	"shapecast/app/words"
)

// Player returns a figure for a page: the moving SVG, the controls that
// web/player.js brings to life, the stops as a list and the result as text.
// The controls stay hidden without script; the figure then plays its loop.
func Player(s scene.Scene) string { return playerAround(s, drawing("player-drawing", s)) }

// PlayerInTwo is [Player] for a page that does not know how wide it will be
// read: web/player.css shows the one of two layouts of a figure that fits.
func PlayerInTwo(wide, narrow scene.Scene) string {
	return playerAround(wide, drawing("player-drawing player-wide", wide)+drawing("player-drawing player-narrow", narrow))
}

// Marks returns the stops of a scene as a player reads them.
func Marks(s scene.Scene) string { return marks(s.Marks) }

// drawing writes the figure in a box of its size, so that a page knows how high
// it is before it is drawn.
func drawing(class string, s scene.Scene) string {
	w := &writer{}
	w.raw(`<div`)
	w.quoted("class", class)
	w.raw(` style="aspect-ratio:`)
	w.num(s.W)
	w.raw(`/`)
	w.num(s.H)
	w.raw(`;max-width:`)
	w.num(s.W)
	w.raw(`px">`, Inline(s), `</div>`)
	return string(w.b)
}

// playerAround writes a player of s around its figure.
func playerAround(s scene.Scene, figure string) string {
	p := player{scene: s, says: s.Lang.Label}
	p.raw(`<div class="player" role="group"`)
	p.quoted("aria-label", p.says(words.PlayerFigure)+s.Title)
	p.quoted("lang", s.Lang.Tag())
	p.quoted("data-times", p.says(words.PlayerTimes))
	p.quoted("data-explore", p.says(words.PlayerExplore))
	p.quoted("data-of", p.scene.Lang.Label(words.LabelStepOf))
	p.quoted("data-ends", p.scene.Lang.StopsAt(p.last().Stop))
	p.raw(`>`)
	p.pause()
	p.raw(`<div class="player-figure">`, figure, `</div>`)
	p.say()
	p.bar()
	p.raw(`<p class="player-live" aria-live="polite"></p>`)
	p.narration()
	p.reading()
	p.raw(`</div>`)
	return string(p.b)
}

type player struct {
	writer
	scene scene.Scene
	says  func(words.Label) string
}

// last returns the last stop that is reached.
func (p *player) last() scene.Mark {
	marks := p.scene.Marks
	for marks[len(marks)-1].Struck {
		marks = marks[:len(marks)-1]
	}
	return marks[len(marks)-1]
}

// pause writes a box that halts the loop where there is no script, because what
// moves for long must be possible to stop.
func (p *player) pause() {
	p.raw(`<input type="checkbox" class="player-stop"`)
	p.quoted("aria-label", p.says(words.PlayerPause))
	p.raw(`><span class="player-stop" aria-hidden="true"> `, p.says(words.PlayerPause), `</span>`)
}

// say writes what is said of the first stop; web/player.js writes what is said
// of the others into the same place.
func (p *player) say() {
	m := p.scene.Marks[0]
	p.raw(`<div class="player-say"`)
	p.quoted("data-kind", kinds[m.Say.Kind])
	p.raw(`><div class="player-verdict" data-part="verdict">`)
	p.element("b", m.Say.Verdict)
	p.element("i", m.Say.ShortVerdict)
	p.element("small", m.Say.Small)
	p.raw(`</div><div class="player-words"><p class="player-reason" data-part="sentence">`)
	p.element("b", m.Say.Lead)
	p.raw(" ")
	p.element("span", m.Say.Rest)
	p.raw(`</p></div></div>`)
}

// The pictures of the buttons, drawn in a box of 20.
const (
	playPicture  = `<path class="player-go" d="M6.5 3.6v12.8a.6.6 0 0 0 .92.5l9.8-6.4a.6.6 0 0 0 0-1l-9.8-6.4a.6.6 0 0 0-.92.5z"/>`
	pausePicture = `<path class="player-halt" d="M6.8 4.6v10.8M13.2 4.6v10.8"/>`
	againPicture = `<path class="player-again" d="M4 10a6 6 0 1 0 2-4.5M6.2 2v3.8H10"/>`
	backPicture  = `<path d="M12 4.5 6.5 10l5.5 5.5"/>`
	nextPicture  = `<path d="M8 4.5 13.5 10 8 15.5"/>`
)

// bar writes the buttons, and the stops by name on one rail.
func (p *player) bar() {
	p.raw(`<div class="player-bar" hidden><button type="button" class="player-play" data-part="play"`)
	p.quoted("data-play", p.says(words.PlayerPlay))
	p.quoted("data-pause", p.says(words.PlayerPause))
	p.quoted("aria-label", p.says(words.PlayerPlay))
	p.picture(playPicture + pausePicture + againPicture)
	p.raw(`<div class="player-rail">`)
	p.where()
	p.raw(`<div class="player-stops" role="group" data-part="stops"`)
	p.quoted("aria-label", p.says(words.PlayerSteps))
	p.raw(` style="--stops:`, strconv.Itoa(len(p.scene.Marks)), `">`)
	for i, m := range p.scene.Marks {
		p.stop(i, m)
	}
	p.raw(`</div></div>`)
	p.step("back", p.says(words.PlayerPrevious), backPicture)
	p.step("next", p.says(words.PlayerNext), nextPicture)
	p.raw(`</div>`)
}

// where writes the number and the name of the first stop, for a phone; like
// [player.say], so that nothing moves when web/player.js writes them.
func (p *player) where() {
	n := strings.NewReplacer("{n}", "1", "{of}", strconv.Itoa(len(p.scene.Marks)))
	p.raw(`<p class="player-where">`)
	p.element("span", n.Replace(p.scene.Lang.Label(words.LabelStepOf)))
	p.raw(` · `)
	p.element("b", p.scene.Marks[0].Name)
	p.raw(`</p>`)
}

// stop writes the button of a stop: its name over a bar that fills as it plays.
func (p *player) stop(i int, m scene.Mark) {
	p.raw(`<button type="button" class="player-mark`)
	if m.Empty {
		p.raw(" hollow")
	}
	p.raw(`"`)
	p.quoted("aria-label", m.Name)
	if i == 0 {
		p.raw(` aria-current="step"`)
	} else {
		p.raw(` tabindex="-1"`)
	}
	p.raw(`>`)
	p.element("span", m.Name)
	p.raw(`<i></i></button>`)
}

// step writes a button that goes one stop on or back.
func (p *player) step(class, name, path string) {
	p.raw(`<button type="button" class="player-step player-`, class, `"`)
	p.quoted("aria-label", name)
	p.quoted("title", name)
	p.picture(path)
}

// picture writes the rest of a button.
func (p *player) picture(path string) {
	p.raw(`><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">`, path, `</svg></button>`)
}

// narration writes the stops as a list, for pages without script.
func (p *player) narration() {
	p.raw(`<ol class="player-steps">`)
	for _, m := range p.scene.Marks {
		if m.Struck {
			break
		}
		p.raw(`<li>`)
		p.element("strong", m.Name)
		p.text(" " + m.Say.Lead + " " + m.Say.Rest)
		p.raw(`</li>`)
	}
	p.raw(`</ol>`)
}

// reading writes the result for those who do not see it: a table when its
// lists are two deep, else lists in lists.
func (p *player) reading() {
	r := p.scene.Reading
	if len(r.Items) == 0 && r.Text == "" {
		return
	}
	p.raw(`<div class="player-reading">`)
	if table(r) {
		p.table(r)
	} else {
		p.list(r)
	}
	p.raw(`</div>`)
}

// table reports whether r is a list of equally long lists of values.
func table(r scene.Reading) bool {
	for _, row := range r.Items {
		if len(row.Items) == 0 || len(row.Items) != len(r.Items[0].Items) {
			return false
		}
		for _, cell := range row.Items {
			if len(cell.Items) > 0 {
				return false
			}
		}
	}
	return len(r.Items) > 0
}

func (p *player) table(r scene.Reading) {
	p.raw(`<table>`)
	p.element("caption", r.Text)
	p.raw(`<tr><td></td>`)
	for _, cell := range r.Items[0].Items {
		p.element(`th scope="col"`, cell.Label)
	}
	p.raw(`</tr>`)
	for _, row := range r.Items {
		p.raw(`<tr>`)
		p.element(`th scope="row"`, row.Label)
		for _, cell := range row.Items {
			p.element("td", cell.Text)
		}
		p.raw(`</tr>`)
	}
	p.raw(`</table>`)
}

func (p *player) list(r scene.Reading) {
	p.text(r.Text)
	if len(r.Items) == 0 {
		return
	}
	p.raw(`<ul>`)
	for _, item := range r.Items {
		p.raw(`<li>`)
		p.text(item.Label + " ")
		p.list(item)
		p.raw(`</li>`)
	}
	p.raw(`</ul>`)
}

// element writes an element, named with its attributes, around a text.
func (p *player) element(tag, text string) {
	name, _, _ := strings.Cut(tag, " ")
	p.raw("<", tag, ">")
	p.text(text)
	p.raw("</", name, ">")
}
