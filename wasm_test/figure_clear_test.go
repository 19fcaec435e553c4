package wasm_test

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
)

// measuring goes through the stops of the figure on the stage, in some themes,
// and returns how much it measured and what is wrong.
//
//go:embed testdata/measure.js
var measuring string

// TestFigureTextIsClear measures, in the browser, every text and every box of
// every golden figure at every stop for a phone, and a third of them for a page too. No
// text leaves the figure or its cell, lies on another or is fainter than 4.5:1 on what is
// under it; nothing is drawn in the colour of what is under it.
func TestFigureTextIsClear(t *testing.T) {
	p := stage(t)
	measured := 0
	for i, g := range goldens(t) {
		for k, width := range []int{360, 1200} { // in the other language and theme
			if k > 0 && i%3 > 0 {
				continue
			}
			lang := words.Langs[(i+k)%2]
			p.show(svg.Inline(g.scene(scene.Options{Width: width, Lang: lang}).Carded()))
			answer := eval[[]string](p, measuring+"(['"+themes[(i/2+k)%2].name+"'])")
			n := 0
			fmt.Sscan(answer[0], &n)
			measured += n
			for _, wrong := range answer[1:] {
				t.Errorf("%s, %d pixels, %s: %s", g.name, width, lang, wrong)
			}
		}
	}
	t.Logf("%d texts and shapes measured", measured)
	wrongIf(t, measured < 40000, "%d texts and shapes measured, want many more", measured)
}

// TestMeasuringSeesWhatIsWrong shows figures that are wrong on purpose.
func TestMeasuringSeesWhatIsWrong(t *testing.T) {
	p := stage(t)
	for _, test := range []struct{ name, inside, want string }{
		{"two texts on each other", `<text x="10" y="30">one</text><text x="14" y="32">two</text>`, `light, stop 0: "one" lies `},
		{"a text over the edge", `<text x="90" y="30">wide</text>`, `light, stop 0: "wide" leaves the figure of 100 by 60`},
		{"a text too wide for its cell", `<g><rect x="10" y="10" width="30" height="20" fill="none" stroke="black"/><text x="10" y="25">12345</text></g>`, `light, stop 0: "12345" sticks `},
		{"a text nobody sees", `<g opacity="0"><text x="10" y="30">one</text></g><text x="14" y="32">two</text>`, ""},
		{"a text in its place", `<text x="10" y="30">one</text>`, ""},
		{"a text that is faint", `<text x="10" y="30" fill="#8a8a8a">one</text>`, `light, stop 0: "one" has contrast 3.`},
		{"a text that is faint on its cell", `<g><rect x="5" y="10" width="60" height="30" fill="#222"/><text x="10" y="30">one</text></g>`, `light, stop 0: "one" has contrast 1.`},
		{"a text that is faint when it is dark", `<style>[data-theme=dark] .one{fill:#223}</style><text x="10" y="30" class="one">one</text>`, `dark, stop 0: "one" has contrast 1.`},
		{"a box in the colour of the ground", `<rect x="10" y="10" width="30" height="20" fill="white"/>`, `light, stop 0: a rect at 10, 10 is not to be seen`},
		{"a box in the colour of the ground, in a frame", `<rect x="10" y="10" width="30" height="20" fill="white" stroke="gray"/>`, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			p.show(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" style="font:14px monospace" data-marks='[{"t":1}]'>` +
				`<style>svg{fill:black}[data-theme=dark] svg{fill:white}.card{fill:white}[data-theme=dark] .card{fill:#111}</style>` +
				`<rect class="card" width="100" height="60"/>` + test.inside + `</svg>`)
			answer := eval[[]string](p, measuring+"(['light', 'dark'])")[1:]
			if test.want == "" {
				answer = ofTheme(answer, "light") // a box that is white stands out when it is dark
				wrongIf(t, len(answer) > 0, "got %q, want nothing", answer)
				return
			}
			if theme, _, _ := strings.Cut(test.want, ","); len(ofTheme(answer, theme)) == 0 || !strings.HasPrefix(ofTheme(answer, theme)[0], test.want) {
				t.Errorf("got %q, want %q", answer, test.want)
			}
		})
	}
}

// ofTheme returns the lines that are about a theme.
func ofTheme(lines []string, theme string) []string {
	var out []string
	for _, line := range lines {
		if strings.HasPrefix(line, theme) {
			out = append(out, line)
		}
	}
	return out
}

// TestStepFitsItsBar holds that the name of the step keeps off the buttons beside it
// on narrow phones.
func TestStepFitsItsBar(t *testing.T) {
	p := newTab(t)
	for _, page := range []struct {
		path  string
		width int64
	}{{"zh/broadcast-is-not-tile/", 390}, {"zh/broadcast-is-not-tile/", 360}, {"en/broadcast-is-not-tile/", 320}} {
		p.do(chromedp.EmulateViewport(page.width, 844))
		p.open(page.path).unfold()
		for _, e := range eval[[]string](p, `[...document.querySelectorAll('.player-where')].flatMap(e => [...e.closest('.player').querySelectorAll('.player-mark')].map(mark => {
			e.lastElementChild.textContent = mark.textContent.trim();
			return e.scrollWidth > e.clientWidth ? e.textContent : '';
		})).filter(Boolean)`) {
			t.Errorf("%s, %d wide: %s has no room", page.path, page.width, e)
		}
	}
}
