package svg

import (
	"encoding/binary"
	"strconv"

	"shapecast/app/scene"
	"shapecast/app/words"
)

// Animated returns the scene as a file that moves by itself, in an <img> too.
//
//	#once      plays once and stays at the result
//	#still     shows the result
//	#s0, #s1   show one stop
//	--at, --play  freeze it at a moment, in seconds, when set on the root
//
// Where the reader wants no motion, and on paper, it shows the result.
func Animated(s scene.Scene) string { return write(s.Carded(), false, Theme{}) }

// Pinned returns the same in one theme, whichever the reader prefers.
func Pinned(s scene.Scene, theme Theme) string { return write(s.Carded(), false, theme) }

// Inline returns the same for the middle of a page: without the anchors, and
// with the theme of the nearest element that has a data-theme.
func Inline(s scene.Scene) string { return write(s, true, Theme{}) }

// A figure is a moving SVG as it is written.
type figure struct {
	writer
	scene  scene.Scene
	inline bool   // it is in the middle of a page, not a file
	theme  Theme  // the zero Theme is the reader's, or the page's
	id     string // of the root, and the start of every name
	tracks rules  // bodies of @keyframes
	pairs  rules  // the numbers of the tracks that move a node, "3,7"
	looks  rules  // declarations of classes

	stylings map[style]styling // of styles that were met
	body     []byte            // of the rule of the track at hand

	drawnOut bool // a line becomes longer, and round ends would with it
}

// write writes the drawing first, because the style sheet holds only what the
// drawing uses, and names are made of a hash of it.
func write(s scene.Scene, inline bool, theme Theme) string {
	f := figure{scene: s, inline: inline, theme: theme, stylings: map[style]styling{}}
	f.b = make([]byte, 0, usual)
	f.draw()
	f.id = f.hash()
	out := &writer{b: make([]byte, 0, len(f.b)+usual/2)}
	f.head(out)
	out.raw("<style>")
	f.sheet(out)
	out.raw("</style>")
	if !inline {
		out.anchors(s)
	}
	out.b = append(out.b, f.b...)
	out.raw("</svg>")
	return string(out.b)
}

// usual is how long a drawing is, in bytes, that needs no more room.
const usual = 1 << 15

// hash returns a name made of what is drawn and how it moves.
func (f *figure) hash() string {
	h := mix(0xcbf29ce484222325, f.b)
	h = mix(h, []byte(f.scene.Place+f.theme.Name))
	for _, body := range f.tracks.order {
		h = mix(h, []byte(body))
	}
	return "f" + strconv.FormatUint(h>>32, 36)
}

// mix takes b into a hash: FNV-1a over eight bytes at a time, because a figure
// is named anew at each key that is typed.
func mix(h uint64, b []byte) uint64 {
	const prime = 0x100000001b3
	for ; len(b) >= 8; b = b[8:] {
		h = (h ^ binary.LittleEndian.Uint64(b)) * prime
		h ^= h >> 29 // or the last bytes would leave the first bits of h as they are
	}
	for _, c := range b {
		h = (h ^ uint64(c)) * prime
	}
	return h ^ h<<32
}

// head writes the svg element with its title, its narration and its marks.
func (f *figure) head(w *writer) {
	s, id := f.scene, f.id
	w.open(s.W, s.H)
	w.quoted("id", id)
	w.raw(` role="img" aria-labelledby="`, id, `t" aria-describedby="`, id, `d"`)
	w.attr("data-dur", s.Dur)
	w.quoted("data-marks", marks(s.Marks))
	if f.inline && (s.Point.Name != "" || len(s.Point.Says) > 0) {
		w.quoted("data-point", point(s.Point))
	}
	if f.inline {
		w.raw(` style="max-width:100%;height:auto"`)
	} else {
		w.quoted("font-family", sansFamily)
	}
	w.raw(`><title id="`, id, `t">`)
	w.text(s.Title)
	w.raw(`</title><desc id="`, id, `d">`)
	for i, mark := range s.Reached() {
		if i > 0 {
			w.raw(s.Lang.Gap())
		}
		w.text(mark.Name + s.Lang.In(". ", "。") + mark.Say.Lead + s.Lang.Gap() + mark.Say.Rest)
	}
	w.raw("</desc>")
}

// marks returns the steps as JSON.
func marks(list []scene.Mark) string {
	w := &writer{}
	w.raw("[")
	for i, m := range list {
		w.comma(i)
		w.json(`{"t":`, m.At)
		w.json(`,"start":`, m.Start)
		w.json(`,"end":`, m.End)
		w.raw(`,"name":`, Quote(m.Name), `,"empty":`, strconv.FormatBool(m.Empty), `,"struck":`, strconv.FormatBool(m.Struck))
		w.raw(`,"kind":"`, kinds[m.Say.Kind], `","verdict":`, Quote(m.Say.Verdict), `,"short":`, Quote(m.Say.ShortVerdict))
		w.raw(`,"small":`, Quote(m.Say.Small), `,"lead":`, Quote(m.Say.Lead), `,"rest":`, Quote(m.Say.Rest), "}")
	}
	w.raw("]")
	return string(w.b)
}

// kinds are what scripts and styles call a verdict.
var kinds = [...]string{words.Asking: "ask", words.Running: "ok", words.Failing: "no", words.Checking: "warn"}

// anchors writes the targets of #once, #still and #sN. They come before the
// drawing, so that :target~* reaches it.
func (w *writer) anchors(s scene.Scene) {
	w.raw(`<g id="once"/><g id="still"/>`)
	for i := range s.Marks {
		w.raw(`<g id="s`, strconv.Itoa(i), `"/>`)
	}
}
