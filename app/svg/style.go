package svg

import (
	"strconv"
	"strings"
)

// sheet writes the style sheet of a figure. Every rule is bound to its id, so
// that figures in one page leave each other and the page alone.
func (f *figure) sheet(w *writer) {
	root := "#" + f.id
	w.raw(root, "{")
	if f.inline {
		w.raw("font:400 16px ", sansFamily, ";")
	}
	if f.theme.Name != "" {
		w.colours(f.theme)
	} else {
		w.colours(Light)
		f.themes(w)
	}
	w.raw("@media (forced-colors:active){", root, "{forced-color-adjust:none;", forced, "}}")
	f.clock(w)
	if f.inline {
		f.lights(w)
		w.raw(".player-stop{display:none}@media (scripting:none){.player-stop{display:inline-block}}",
			".player-stop:checked~.player-figure ", root, "{--play:paused}")
	}
	w.raw(root, " line{stroke-linecap:round}")
	if f.drawnOut {
		w.raw(root, " .z{stroke-linecap:butt}")
	}
	if !f.inline {
		w.raw("@supports (--a:0){")
	}
	for n, css := range f.looks.order {
		w.raw(root, " .", class(n), "{", css, "}")
	}
	if !f.inline {
		w.raw("}")
	}
	for n, pair := range f.pairs.order {
		w.raw(root, " .m", strconv.Itoa(n), "{animation-name:", f.id, "-", strings.ReplaceAll(pair, ",", ","+f.id+"-"), "}")
	}
	for n, body := range f.tracks.order {
		w.raw("@keyframes ", f.id, "-", strconv.Itoa(n), "{", body, "}")
	}
}

// themes writes the dark colours: for a reader who prefers them, and in a page
// that has a switch of its own.
func (f *figure) themes(w *writer) {
	w.raw("@media (prefers-color-scheme:dark){")
	if f.inline {
		w.raw("html:not([data-theme=light]) ")
	}
	w.raw("#", f.id, "{")
	w.colours(Dark)
	w.raw("}")
	if f.inline {
		for _, theme := range [...]Theme{Dark, Light} {
			w.raw("[data-theme=", theme.Name, "] #", f.id, "{")
			w.colours(theme)
		}
	}
}

// forced maps the tokens to the system's colours.
const forced = "--bg:Canvas;--edge:GrayText;--ink:CanvasText;--mute:CanvasText;--rule:GrayText;" +
	"--r:CanvasText;--ri:Canvas;--x:Canvas;--xl:Highlight;--xi:CanvasText;" +
	"--a:Canvas;--al:LinkText;--ai:CanvasText;--ac:Canvas;--b:Canvas;--bl:CanvasText;--bi:CanvasText;--bc:Canvas;" +
	"--c:Canvas;--cl:LinkText;--ci:CanvasText;--cc:Canvas;--d:Canvas;--dl:CanvasText;--di:CanvasText;--dc:Canvas;--e:Canvas;--el:LinkText;--ei:CanvasText;--ec:Canvas"

// colours writes the custom properties of a theme, and ends the rule they are in.
func (w *writer) colours(t Theme) {
	for _, token := range tokens {
		w.raw("--", token, ":", t.Colours[token], ";")
	}
	w.raw("}")
}

// clock writes what drives every track: one duration, no delay of its own.
func (f *figure) clock(w *writer) {
	s := f.scene
	w.raw("#", f.id, " .k{animation:", decimal(s.Dur), "s linear calc(var(--at,0)*-1s) infinite both;animation-play-state:var(--play,running)}")
	once := string(number(nil, s.Poster/s.Dur, 100000))
	w.raw("#", f.id, ".once .k")
	if !f.inline {
		w.raw(",#once:target~* .k")
	}
	w.raw("{animation-iteration-count:", once, "}")
	w.raw("@media (prefers-reduced-motion:reduce){#", f.id, "{--play:paused;--at:", decimal(s.Poster), "}}")
	w.raw("@media print{#", f.id, "{--play:paused;--at:", decimal(s.Poster), "}}")
	if f.inline {
		return
	}
	w.raw("#still:target~*{--play:paused;--at:", decimal(s.Poster), "}")
	for i, m := range s.Marks {
		w.raw("#s", strconv.Itoa(i), ":target~*{--play:paused;--at:", decimal(m.At), "}")
	}
}

// lights writes how cells and axes look while a reader points at one.
func (f *figure) lights(w *writer) {
	root := "#" + f.id
	w.raw(root, ".pointing [data-cell]:not(.lit)>*{opacity:.35}")
	w.raw(root, " .lit[data-cell]>rect{stroke:var(--ink);stroke-width:2.5;stroke-dasharray:none}")
	w.raw(root, " .lit[data-axis] line{stroke:var(--ink);stroke-width:3}")
	// The words of a heading and along a ruler, not the size in a chip, which
	// stands on a colour of its own.
	for i, words := range [...]string{">text:first-child", ">text:first-child~text", ">line~text", ">g~text"} {
		w.comma(i)
		w.raw(root, " .lit[data-axis]", words)
	}
	w.raw("{fill:var(--ink)}")
	w.raw(root, " .lit[data-axis]>rect{stroke:var(--ink);stroke-width:2.5}")
}
