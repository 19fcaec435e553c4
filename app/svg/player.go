package svg

import (
	"strconv"

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
	p := player{scene: s, says: s.Lang.Player()}
	p.raw(`<div class="player" role="group"`)
	p.quoted("aria-label", p.says.Figure+s.Title)
	p.quoted("lang", string(s.Lang))
	p.quoted("data-times", p.says.Times)
	p.quoted("data-explore", p.says.Explore)
	p.raw(`>`)
	p.pause()
	p.raw(`<div class="player-figure">`, figure, `</div>`)
	p.controls()
	p.raw(`<p class="player-live" aria-live="polite"></p>`)
	p.narration()
	p.reading()
	p.raw(`</div>`)
	return string(p.b)
}

type player struct {
	writer
	scene scene.Scene
	says  words.PlayerWords
}

// pause writes a box that halts the loop where there is no script, because what
// moves for long must be possible to stop.
func (p *player) pause() {
	p.raw(`<input type="checkbox" class="player-stop"`)
	p.quoted("aria-label", p.says.Pause)
	p.raw(`><span class="player-stop" aria-hidden="true"> `, p.says.Pause, `</span>`)
}

// controls writes the buttons and the slider, whose unit is a hundredth of a second.
func (p *player) controls() {
	p.raw(`<div class="player-controls" hidden>`)
	p.button("previous", p.says.Previous, `<path d="M15 5 8 12l7 7"/>`)
	p.button("play", p.says.Play, `<path class="player-go" d="M8 5v14l11-7z"/><path class="player-halt" d="M8 5v14M16 5v14"/>`)
	p.button("next", p.says.Next, `<path d="m9 5 7 7-7 7"/>`)
	p.raw(`<input type="range" class="player-slider" min="0" step="1" value="0"`)
	p.quoted("max", strconv.Itoa(int(s100(p.scene.Marks[len(p.scene.Marks)-1].At))))
	p.quoted("aria-label", p.says.Moment)
	p.quoted("data-stop", p.says.Stop)
	p.quoted("data-pause", p.says.Pause)
	p.raw(`></div>`)
}

func s100(v float64) float64 { return v*100 + 0.5 }

func (p *player) button(class, name, path string) {
	p.raw(`<button type="button" class="player-button player-`, class, `"`)
	p.quoted("aria-label", name)
	p.quoted("title", name)
	p.raw(`><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">`, path, `</svg></button>`)
}

// narration writes the stops as an ordered list that can be opened.
func (p *player) narration() {
	p.raw(`<details class="player-steps"><summary>`)
	p.text(p.says.Steps)
	p.raw(`</summary><ol>`)
	for _, m := range p.scene.Marks {
		p.raw(`<li><strong>`)
		p.text(m.Title)
		p.raw(`</strong> `)
		p.text(m.Text)
		p.raw(`</li>`)
	}
	p.raw(`</ol></details>`)
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
	p.raw(`<table><caption>`)
	p.text(r.Text)
	p.raw(`</caption><tr><td></td>`)
	for _, cell := range r.Items[0].Items {
		p.raw(`<th scope="col">`)
		p.text(cell.Label)
		p.raw(`</th>`)
	}
	p.raw(`</tr>`)
	for _, row := range r.Items {
		p.raw(`<tr><th scope="row">`)
		p.text(row.Label)
		p.raw(`</th>`)
		for _, cell := range row.Items {
			p.raw(`<td>`)
			p.text(cell.Text)
			p.raw(`</td>`)
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
		p.text(item.Label)
		p.raw(` `)
		p.list(item)
		p.raw(`</li>`)
	}
	p.raw(`</ul>`)
}
