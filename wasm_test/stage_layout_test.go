package wasm_test

import (
	"fmt"
	"net/url"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// stagePrograms are what the first screen has to hold: ranks 0 to 6, one to five
// operands, failing, to be checked, ragged to rank 4, in place, of size 0, large.
var stagePrograms = []string{
	"arange(6).reshape(2, 3) @ arange(8).reshape(4, 2)",
	"ones(5, 2, 3) @ ones(4, 3, 2)",
	"array([[0], [10], [20]]) + array([5, 6, 7, 8])",
	"array(5) + array(6)",
	"arange(24).reshape(2, 3, 4) + arange(3).reshape(3, 1)",
	"ones(2, 1, 3, 1, 4, 1) * ones(5, 1, 6)",
	"scores = array([[7, 5, 8], [6, 9, 7], [9, 8, 7], [8, 6, 5]])\nbonus = array([5, 0, 2, 7])\nscores + bonus",
	"ones(4, 32, 14, 14) + ones(2, 32, 14, 14)",
	"ones(100, 3) + ones(100)",
	"y_true = arange(100)\ny_pred = arange(100).reshape(100, 1)\ny_true - y_pred",
	"m = arange(9).reshape(3, 3)\nm - m.mean(axis=1)",
	"a = array([[10], [20]])\nb = array([5, 6, 7])\na += b",
	"a = arange(12).reshape(3, 4)\na += array([1, 2, 3, 4])",
	"zeros(3, 1) + zeros(0)",
	"array([1, 2]) + array([[10], [20], [30]]) + array([[[100]], [[200]]])",
	"ones(4) + ones(4) + ones(4) + ones(4) + ones(4)",
	"array([1, 2]) + array([[10], [20], [30]]) + 5 + array([[100, 200]]) + array([[1], [2], [3]])",
	"ones(1000000, 1) + ones(1, 1000000)",
	"tf.ragged.constant([[1, 2, 3], [4], [5, 6]]) + tf.ragged.constant([[10, 20], [30, 40], [50]])",
	"tf.ragged.constant([[[[1], [2]], [], [[3]], [[4]]], [[[5], [6]], [[7]]]], ragged_rank=2) + [10, 20, 30]",
	"np.broadcast_to(array([5, 6, 7, 8]), (3, 4))",
	"x = arange(12).reshape(3, 4)\nx.sum(axis=1, keepdims=True)",
	"arange(24).reshape(2, 3, 4).T",
	"np.where(array([True, False]), array([[1], [2]]), 9)",
	"np.clip(np.array([1, 5, 9]), np.array([[2], [6]]), 7)",
	"features = np.ones((100, 4))\nz = (features - features.mean(axis=1)) / features.std(axis=1)",
	"ValueError: operands could not be broadcast together with shapes (5,4) (3,)",
}

// screens are the sizes of a desk and of a phone.
var screens = [][2]int64{{1280, 720}, {390, 844}}

// screen makes the page as large as a screen; a narrow one is a phone's.
func (p *tab) screen(size [2]int64) *tab {
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: size[0], Height: size[1], DeviceScaleFactor: 1, Mobile: size[0] < 600})
	return p
}

// staged opens a program on a screen, or what a newcomer sees.
func staged(t *testing.T, program string, size [2]int64) *tab {
	t.Helper()
	p := newTab(t)
	p.screen(size).openProgram(program)
	return p
}

// openProgram opens a program, or what a newcomer sees.
func (p *tab) openProgram(program string) *tab {
	if program != "" {
		program = "#e=" + url.QueryEscape(program)
	}
	p.open(program).near().until("the stage", benchLives+" && document.querySelector('.stage .over > *')")
	return p
}

// goOn changes the program by the address alone, again where the page wrote an address of its
// own at that moment.
func (p *tab) goOn(program string) *tab {
	p.until("its line", fmt.Sprintf("document.querySelector('#program').value === %q || void (location.hash = 'e=%s')", program, url.QueryEscape(program)))
	p.until("its motion", "document.querySelector('.canvas .player-drawing > svg').dataset.dur")
	return p
}

// A story is told about a program on the stage.
type story struct {
	name, program string
	tell          func(p *tab)
}

// TestStage tells stories, one after another, in one page of a desk and in one of a phone.
func TestStage(t *testing.T) {
	beside(t)
	for name, stories := range map[string][]story{"desk": slices.Concat(bothStories, tasks, rowStories, pointStories, stillStories), "phone": slices.Concat(bothStories, phoneStories)} {
		t.Run(name, func(t *testing.T) {
			p := staged(t, "", screens[map[string]int{"phone": 1}[name]])
			for _, s := range stories {
				p.part(s.name, func() {
					eval[any](p, "document.documentElement.style.fontSize = '', document.querySelectorAll('dialog[open]').forEach(d => d.close()), document.querySelector('.stage.editing [data-do=done]')?.click()")
					eval[any](p, "document.activeElement.blur(), document.querySelector('.player').shapecast.go(0)")
					p.goOn(s.program)
					s.tell(p)
				})
			}
		})
	}
}

// A partBox is where a part of the stage is on the screen.
type partBox struct {
	Part       string
	X, Y, W, H float64
}

// boxesOf measures the parts of the stage that are seen.
const boxesOf = `Object.entries({
	code: '.line', table: '.over .chip', arrays: '.player-drawing', verdict: '.player-verdict', sentence: '.player-reason', play: '.player-play', stops: '.player-stops',
}).flatMap(([part, selector]) => [...document.querySelectorAll('.stage ' + selector)].filter(e => e.getClientRects().length).map(e => {
	const b = e.getBoundingClientRect();
	return { Part: part, X: b.x, Y: b.y, W: b.width, H: b.height };
}))`

// repairsOf measures what may be done about a program that fails, and how much of it is
// cut. Code may end in an ellipsis.
const repairsOf = `[...document.querySelectorAll('.stage .repairs .button')].filter(e => e.getClientRects().length).map(e => {
	const b = e.getBoundingClientRect(), cut = [e, ...e.children].some(p => p.scrollWidth > p.clientWidth + 1 && getComputedStyle(p).display !== 'inline' && getComputedStyle(p).textOverflow !== 'ellipsis' || p.getBoundingClientRect().bottom > b.bottom);
	return { Part: cut ? 'cut' : e.dataset.do, X: b.x, Y: b.y, W: b.width, H: b.height };
})`

// controlsOf counts what can be pressed or typed in, without chips, the row of
// the result, the stops, and what is seen only when it is pointed at.
const controlsOf = `[...document.querySelectorAll('header :is(a, button), main :is(a, button, input, textarea, select)')].filter(e =>
	e.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && e.getClientRects().length && !e.closest(':disabled, .player-stops, .over .chip, dialog, .tab.rare')
).length`

// TestStageFitsTheFirstScreen shows each program and goes to each stop: code, table,
// arrays, verdict, sentence and Play are inside the first screen. Each program comes by
// the address alone after another, as a newcomer's does, and every ninth anew on one of
// the screens.
func TestStageFitsTheFirstScreen(t *testing.T) {
	beside(t)
	for n, size := range screens {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			p := staged(t, "", size)
			p.fits("", size)
			for i, program := range stagePrograms {
				p.goOn(program)
				p.fits(program, size)
				if i%9 == 4*n {
					p.openProgram(program)
					p.fits(program, size)
				}
			}
		})
	}
}

// TestVerdictStays goes from the question to the answer: what is said stays where it
// is, on both screens and in both languages.
func TestVerdictStays(t *testing.T) {
	p := newTab(t)
	for _, lang := range []string{"en", "zh"} {
		p.open("#lang=" + lang + "&e=" + url.QueryEscape("array([[0], [10], [20]]) + array([5, 6, 7, 8])"))
		p.near().until("the stage", benchLives+" && document.querySelector('.stage .over > *')")
		for _, size := range screens {
			p.screen(size)
			at := await[[]float64](p, `(async () => {
				await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))); // laid out anew
				return [0, 1, 2, 3, 4].map(stop => {
					document.querySelector('.player').shapecast.go(stop);
					return document.querySelector('.player-verdict').getBoundingClientRect().top;
				});
			})()`)
			wrongIf(t, slices.Max(at)-slices.Min(at) > 0.5, "%d wide, %s: the verdict is at %v", size[0], lang, at)
		}
	}
}

// A standing is what is on the screen at a stop.
type standing struct {
	Boxes, Repairs []partBox
	Bar            float64 // where the controls begin
}

// standings goes through the stops and measures each.
const standings = `Array.from({ length: document.querySelector('.player').shapecast.stops }, (_, stop) => {
	document.querySelector('.player').shapecast.go(stop);
	return { Boxes: ` + boxesOf + `, Repairs: ` + repairsOf + `, Bar: document.querySelector('.player-bar').getBoundingClientRect().top };
})`

// fits goes through the stops of a program. What may be done is whole, and at one place
// at all stops at which it is offered.
func (p *tab) fits(program string, size [2]int64) {
	var offered []partBox
	for stop, at := range eval[[]standing](p, standings) {
		if len(at.Repairs) > 0 {
			if offered == nil {
				offered = at.Repairs
			}
			same(p, offered, at.Repairs)
		}
		seen := map[string]bool{}
		for _, b := range append(at.Boxes, at.Repairs...) {
			seen[b.Part] = true
			wrongIf(p, b.Part == "cut", "%q, stop %d: a repair is cut", program, stop)
			if hidden := b.Y + b.H - at.Bar; b.Part != "play" && b.Part != "stops" && hidden > 1 {
				p.Errorf("%q, stop %d: %.0f pixels of %s are behind the controls", program, stop, hidden, b.Part)
			}
			wrongIf(p, b.X < -1 || b.Y < -1 || b.X+b.W > float64(size[0])+1 || b.Y+b.H > float64(size[1])+1, "%q, stop %d: %s is at %.0f %.0f, %.0f wide, %.0f high", program, stop, b.Part, b.X, b.Y, b.W, b.H)
		}
		for _, part := range []string{"code", "table", "arrays", "verdict", "sentence", "play", "stops"} {
			wrongIf(p, !seen[part], "%q, stop %d: nothing is seen of %s", program, stop, part)
		}
	}
	atMost(p, fmt.Sprintf("%q has … controls besides chips and stops", program), eval[int](p, controlsOf), 14)
	atMost(p, fmt.Sprintf("%q: the page is … wide", program), eval[float64](p, "document.documentElement.scrollWidth"), float64(size[0]))
}
