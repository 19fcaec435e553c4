package wasm_test

import (
	"fmt"
	"image"
	"image/color"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"shapecast/app/raster"
	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
)

// shortFigure opens the framed page of a figure that has few stops.
func shortFigure(t *testing.T) *tab {
	p := newTab(t)
	p.open("embed/v1/en/a-scalar-meets-a-tensor/plus-five/")
	p.until("the player", "document.querySelector('.player') && document.querySelector('.player').shapecast")
	return p
}

// shade is how far two colours of 256 levels may be apart: a browser smooths the
// edges of what has moved a little differently from what has not.
const shade = 16

// state is where everything that moves stands, and how opaque it is.
const state = `JSON.stringify([...document.querySelectorAll('.player svg .k')].map((e) => { const s = getComputedStyle(e); return [s.transform, s.opacity] }))`

// TestAnimationsEndWhereTheyAreToStop plays to the first step, to the end and back. A
// browser plays on by itself while the page is busy, and may not come further than the step.
func TestAnimationsEndWhereTheyAreToStop(t *testing.T) {
	p := shortFigure(t)
	const end = "document.querySelector('.player svg').getAnimations({ subtree: true })[0].effect.getComputedTiming().endTime / 1000"
	eval[any](p, "document.querySelector('.player').shapecast.speed = 4, document.querySelector('.player').shapecast.seek(0)")
	for _, to := range []string{"1", "shapecast.last", "0"} {
		eval[any](p, "(({ shapecast }) => shapecast.to("+to+"))(document.querySelector('.player'))")
		want := eval[float64](p, "(({ shapecast }) => Math.max(shapecast.marks["+to+"].t, shapecast.time))(document.querySelector('.player'))")
		if got := eval[float64](p, end); got < want-.02 || to != "0" && got > want+.02 {
			t.Errorf("on the way to step %s the animations end after %.2f s, want %.2f", to, got, want)
		}
		p.until("the clock to halt", "!document.querySelector('.player').hasAttribute('data-playing')")
		if got := eval[float64](p, "(({ shapecast }) => shapecast.time - shapecast.marks["+to+"].t)(document.querySelector('.player'))"); got > .01 || got < -.01 {
			t.Errorf("it halts %.2f s after step %s", got, to)
		}
	}
}

// TestFigureSamePixelsEveryWay reaches every step by the clock, by keys, by the
// names of the steps and by playing, and compares what is then seen, pixel by
// pixel. What is drawn is the same to the last digit; Chromium smooths an edge
// differently when it paints a layer anew: by more than 16 of 256 levels in fewer
// than one pixel of ten thousand.
func TestFigureSamePixelsEveryWay(t *testing.T) {
	p := shortFigure(t)
	const figure = ".player-figure svg"
	eval[any](p, "document.querySelector('.player').shapecast.speed = 8")
	stops := eval[int](p, "document.querySelector('.player').shapecast.stops")
	if stops < 3 {
		t.Fatalf("%d stops, want at least 3", stops)
	}
	settle := func() {
		p.until("the clock to halt", "!document.querySelector('.player').hasAttribute('data-playing')")
		await[any](p, "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")
	}
	want, stood := make([]*image.RGBA, stops), make([]string, stops)
	for n := range want {
		eval[any](p, fmt.Sprintf("(({ shapecast }) => shapecast.seek(shapecast.marks[%d].t))(document.querySelector('.player'))", n))
		settle()
		want[n], stood[n] = p.shot(figure), eval[string](p, state)
	}
	wrongIf(t, differing(t, want[0], want[stops-1], shade) == 0, "the first stop and the last look the same")
	compare := func(way string, n int) {
		t.Helper()
		settle()
		is(t, fmt.Sprintf("stop %d reached by %s: what moves is at …, by the clock at %s", n, way, stood[n]), eval[string](p, state), stood[n])
		atMost(t, fmt.Sprintf("stop %d reached by %s: pixels that differ from the clock's", n, way), differing(t, want[n], p.shot(figure), shade), 0.0001)
	}
	p.key(".player-play", kb.Home)
	compare("Home", 0)
	for n := 1; n < stops; n++ {
		p.keys(kb.ArrowRight)
		compare("keys", n)
	}
	p.key(".player-play", kb.Home).keys(kb.ArrowRight, kb.ArrowRight, kb.ArrowRight)
	p.until("a step for each press, though the one before still moves", "(({ shapecast }) => !shapecast.playing && shapecast.stop === 3)(document.querySelector('.player'))")
	p.keys(kb.End)
	for n := stops - 2; n >= 0; n-- {
		p.keys(kb.ArrowLeft)
		compare("keys backwards", n)
	}
	for n := range stops {
		p.click(fmt.Sprintf(".player-stops > :nth-child(%d)", n+1))
		compare("its name", n)
	}
	p.keys(kb.Home)
	settle()
	p.click(".player-play")
	compare("playing", stops-1)
}

// picture shows a file of the site in an <img> and returns what it looks like.
func (p *tab) picture(name string) *image.RGBA {
	p.show(fmt.Sprintf(`<img src="%s%sfig/v1/en/a-scalar-meets-a-tensor/%s" style="color-scheme:light dark">`, p.home, prefix, name))
	p.until("the picture", "document.querySelector('img').complete && document.querySelector('img').naturalWidth > 100")
	return p.shot("img")
}

// TestFigureMovesInAnImage shows files of the site as pictures: they move, and
// ask for nothing else.
func TestFigureMovesInAnImage(t *testing.T) {
	p := stage(t)
	for _, name := range []string{"plus-five.svg", "plus-five-dark.svg"} {
		first := p.picture(name)
		moved := 0.0
		for end := time.Now().Add(patience); moved < 0.002 && time.Now().Before(end); {
			moved = max(moved, differing(t, first, p.shot("img"), 24))
		}
		wrongIf(t, moved < 0.002, "%s: only %.3f%% of the pixels changed, want more: the picture stands still", name, 100*moved)
	}
}

// TestFigureStandsStillInAnImage shows the same file to a reader who wants less
// motion: it stands still, as the dark one does. The wish is the
// browser's own, because a page cannot pass an emulated one on to its pictures.
func TestFigureStandsStillInAnImage(t *testing.T) {
	p := ownBrowser(t, browserName(), chromedp.Flag("force-prefers-reduced-motion", true))
	p.open("embed/v1/en/a-scalar-meets-a-tensor/plus-five/")
	eval[any](p, "document.body.innerHTML = '<main></main>'")
	p.wishes("prefers-color-scheme", "dark")
	first := p.picture("plus-five.svg")
	time.Sleep(time.Second)
	atMost(t, "pixels that changed", differing(t, first, p.shot("img"), shade), 0)
	atMost(t, "pixels that differ from the dark file", differing(t, first, p.picture("plus-five-dark.svg"), 24), 0.002)
}

// TestFigureFollowsTheTheme looks at the card, which is drawn in the ground
// colour, where nothing stands on it.
func TestFigureFollowsTheTheme(t *testing.T) {
	g := goldens(t)[0]
	p := stage(t)
	p.show(svg.Inline(g.scene(scene.Options{Width: 720, Lang: words.English}).Carded()))
	for _, test := range []struct {
		wish, forced string
		want         color.RGBA
	}{
		{"light", "", color.RGBA{0xff, 0xff, 0xff, 0xff}},
		{"dark", "", color.RGBA{0x15, 0x1a, 0x21, 0xff}},
		{"light", "dark", color.RGBA{0x15, 0x1a, 0x21, 0xff}},
		{"dark", "light", color.RGBA{0xff, 0xff, 0xff, 0xff}},
	} {
		p.wishes("prefers-color-scheme", test.wish)
		set := "document.documentElement.removeAttribute('data-theme')"
		if test.forced != "" {
			set = "document.documentElement.dataset.theme = " + quote(test.forced)
		}
		eval[any](p, set)
		is(t, fmt.Sprintf("reader prefers %s, page says %q: got card", test.wish, test.forced), p.shot("main svg").RGBAAt(8, 100), test.want)
	}
}

// textless returns the scene without its texts, whose fonts differ.
func textless(nodes []*scene.Node) []*scene.Node {
	var out []*scene.Node
	for _, n := range nodes {
		if n.Kind == scene.Text {
			continue
		}
		bare := *n
		bare.Kids = textless(n.Kids)
		out = append(out, &bare)
	}
	return out
}

// TestFigurePaintedAsDrawn compares what the browser draws with what our own
// painter paints, without the texts, whose fonts differ.
func TestFigurePaintedAsDrawn(t *testing.T) {
	fonts := must(raster.LoadFonts(nil, nil))(t)
	p := stage(t)
	eval[any](p, "document.body.style.background = 'transparent'")
	for i, g := range goldens(t) {
		if i%5 > 0 {
			continue
		}
		theme := []svg.Theme{svg.Light, svg.Dark}[i%2]
		s := g.scene(scene.Options{Width: 720, Lang: words.English}).Carded()
		s.Root = textless(s.Root)
		painted, err := raster.Painter{Theme: theme, Scale: 1, Fonts: fonts}.Image(s, s.Poster)
		if err != nil {
			t.Fatal(err)
		}
		p.show(svg.Frame(s, s.Poster, theme))
		drawn := p.shot("main svg")
		// Round the card the page is seen, which the painter leaves clear.
		inside := painted.Bounds().Inset(14)
		share := strayed(cut(drawn, inside), cut(painted, inside))
		t.Logf("%s, %s: %.3f%% of the pixels differ", g.name, theme.Name, 100*share)
		wrongIf(t, share > 0.006, "%s, %s: %.3f%% of the pixels differ, want at most 0.6%%", g.name, theme.Name, 100*share)
	}
}

// strayed returns the share of pixels of a that are like no pixel of b at their
// place or next to it: where a dash begins may differ by so much.
func strayed(a, b *image.RGBA) float64 {
	n := 0
	for y := 1; y < a.Rect.Dy()-1; y++ {
		for x := 1; x < a.Rect.Dx()-1; x++ {
			if !met(a.RGBAAt(x, y), b, x, y) {
				n++
			}
		}
	}
	return float64(n) / float64(a.Rect.Dx()*a.Rect.Dy())
}

// met reports whether a picture has nearly a colour at a place or next to it.
func met(c color.RGBA, picture *image.RGBA, x, y int) bool {
	const near = 48
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			d := picture.RGBAAt(x+dx, y+dy)
			if apart(c.R, d.R) <= near && apart(c.G, d.G) <= near && apart(c.B, d.B) <= near {
				return true
			}
		}
	}
	return false
}
