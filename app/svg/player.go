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
// read: web/player.css shows the one of two layouts of a figure that fits, or of those
// between them.
func PlayerInTwo(wide, narrow scene.Scene, between ...scene.Scene) string {
	list := drawing("player-drawing player-wide", wide)
	for _, s := range between {
		list += drawing("player-drawing player-middle", s)
	}
	return playerAround(wide, list+drawing("player-drawing player-narrow", narrow))
}

// Marks returns the stops of a scene as a player reads them.
func Marks(s scene.Scene) string { return marks(s.Marks) }

// drawing writes the figure in a box of its size, so that a page knows how high
// it is before it is drawn.
func drawing(class string, s scene.Scene) string {
	box := strings.NewReplacer("{class}", class, "{w}", decimal(s.W), "{h}", decimal(s.H))
	return box.Replace(`<div class="{class}" style="aspect-ratio:{w}/{h};max-width:{w}px">`) + Inline(s) + `</div>`
}

// around is a player around its figure, without the line ends. The first box halts the
// loop where there is no script, because what moves for long must be possible to stop.
// Of the stops it says the first; web/player.js writes the others into the same places.
const around = `
<div class="player" role="group" aria-label="{figure}" lang="{lang}" data-times="{times}" data-explore="{explore}" data-of="{of}" data-ends="{ends}">
<input type="checkbox" class="player-stop" aria-label="{pause}">
<span class="player-stop" aria-hidden="true"> {pause}</span>
<div class="player-figure">{drawing}</div>
<div class="player-say" data-kind="{kind}">
<div class="player-verdict"><b>{verdict}</b><i>{short}</i><small>{small}</small></div>
<div class="player-words"><p class="player-reason"><b>{lead}</b>{gap}<span>{rest}</span></p></div>
</div>
<div class="player-bar" hidden>
<button type="button" class="player-play" data-play="{play}" data-pause="{pause}" aria-label="{play}">{picture}
<path class="player-go" d="M6.5 3.6v12.8a.6.6 0 0 0 .92.5l9.8-6.4a.6.6 0 0 0 0-1l-9.8-6.4a.6.6 0 0 0-.92.5z"/>
<path class="player-halt" d="M6.8 4.6v10.8M13.2 4.6v10.8"/>
<path class="player-again" d="M4 10a6 6 0 1 0 2-4.5M6.2 2v3.8H10"/></svg></button>
<div class="player-rail"><p class="player-where"><span>{where}</span> · <b>{name}</b></p>
<div class="player-stops" role="group" aria-label="{steps}" style="--stops:{count}">{stops}</div></div>
<button type="button" class="player-step player-back" aria-label="{back}" title="{back}">{picture}<path d="M12 4.5 6.5 10l5.5 5.5"/></svg></button>
<button type="button" class="player-step player-next" aria-label="{next}" title="{next}">{picture}<path d="M8 4.5 13.5 10 8 15.5"/></svg></button>
</div>
<p class="player-live" aria-live="polite"></p>`

// playerAround writes a player of s around its figure.
func playerAround(s scene.Scene, figure string) string {
	p, says, first, count := player{scene: s}, s.Lang.Label, s.Marks[0], strconv.Itoa(len(s.Marks))
	last := len(s.Reached()) - 1
	where := strings.NewReplacer("{n}", "1", "{of}", count).Replace(says(words.LabelStepOf))
	places := []string{"\n", "", "{drawing}", figure, "{stops}", stops(s.Marks, s.Lang), "{count}", count, "{kind}", kinds[first.Say.Kind],
		"{picture}", `<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">`}
	for _, text := range [...][2]string{
		{"{figure}", says(words.PlayerFigure) + s.Title}, {"{lang}", s.Lang.Tag()}, {"{times}", says(words.PlayerTimes)},
		{"{explore}", says(words.PlayerExplore)}, {"{of}", says(words.LabelStepOf)}, {"{ends}", s.Lang.StopsAt(s.Marks[last].Name)},
		{"{pause}", says(words.PlayerPause)}, {"{play}", says(words.PlayerPlay)}, {"{steps}", says(words.PlayerSteps)},
		{"{back}", says(words.PlayerPrevious)}, {"{next}", says(words.PlayerNext)}, {"{where}", where}, {"{name}", first.Name},
		{"{verdict}", first.Say.Verdict}, {"{short}", first.Say.ShortVerdict}, {"{small}", first.Say.Small},
		{"{lead}", first.Say.Lead}, {"{gap}", s.Lang.Gap()}, {"{rest}", first.Say.Rest},
	} {
		places = append(places, text[0], escaped(text[1]))
	}
	p.raw(strings.NewReplacer(places...).Replace(around))
	p.narration()
	p.reading()
	p.raw(`</div>`)
	return string(p.b)
}

// escaped returns a text as markup.
func escaped(text string) string {
	w := &writer{}
	w.text(text)
	return string(w.b)
}

type player struct {
	writer
	scene scene.Scene
}

// stops writes the buttons of the stops: each name over a bar that fills as it plays.
func stops(marks []scene.Mark, lang words.Lang) string {
	var b strings.Builder
	for i, m := range marks {
		class, attribute := "player-mark", ` tabindex="-1"`
		if i == 0 {
			attribute = ` aria-current="step"`
		}
		if m.Empty {
			class += " hollow"
			attribute += ` title="` + escaped(lang.Label(words.LabelHollow)) + `"`
		}
		name := escaped(m.Name)
		b.WriteString(`<button type="button" class="` + class + `" aria-label="` + name + `"` + attribute + `><span>` + name + `</span><i></i></button>`)
	}
	return b.String()
}

// narration writes the stops as a list, for pages without script.
func (p *player) narration() {
	p.raw(`<ol class="player-steps">`)
	for _, m := range p.scene.Reached() {
		p.raw(`<li>`)
		p.element("strong", m.Name)
		p.text(" " + m.Say.Lead + p.scene.Lang.Gap() + m.Say.Rest)
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
