package wasm_test

import (
	"fmt"
	"math"
	"net/url"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// stillBoxes measures the parts of the stage and the figure, by their names.
const stillBoxes = `[...document.querySelectorAll('.stage .line, .player-drawing, .player-say, .player-verdict, .player-reason, .player-bar, .player-play, .player-stops')].filter(e =>
	e.getClientRects().length).map(e => {
	const b = e.getBoundingClientRect();
	return { Part: e.className.split(' ')[0], X: b.x, Y: b.y + scrollY, W: b.width, H: b.height };
})`

// TestNothingMovesWhenTheProgramComes measures the playground and a lesson before
// the program starts, and after.
func TestNothingMovesWhenTheProgramComes(t *testing.T) {
	beside(t)
	for _, size := range screens {
		for _, page := range []string{"", lesson} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], page), func(t *testing.T) {
				p := newTab(t)
				p.screen(size).open(page).until("a figure", "document.querySelector('.player')")
				eval[any](p, "document.querySelector('.player').scrollIntoView({ block: 'center' })")
				p.until("the figure", "document.querySelector('.player')?.shapecast && document.fonts.status === 'loaded'")
				eval[any](p, "document.querySelector('.player').shapecast.go(0)")
				if p.holds(programRuns) {
					t.Fatal("the program runs before it is wanted")
				}
				before := eval[[]partBox](p, stillBoxes)
				if len(before) < 3 {
					t.Fatalf("only %d parts are measured", len(before))
				}
				if page == "" {
					p.near().until("the stage", benchLives)
				} else {
					p.wake()
				}
				p.until("the program", programRuns)
				same(t, before, eval[[]partBox](p, stillBoxes))
			})
		}
	}
}

// same compares boxes by their parts.
func same(t testing.TB, before, after []partBox) {
	t.Helper()
	wrongIf(t, len(before) != len(after), "%d parts before, %d after", len(before), len(after))
	for i := range min(len(before), len(after)) {
		a, b := before[i], after[i]
		wrongIf(t, a.Part != b.Part || math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y)+math.Abs(a.W-b.W)+math.Abs(a.H-b.H) > 1, "%+v becomes %+v", a, b)
	}
}

// TestFirstEditMovesNothing changes a size on a phone that comes for the first time: the
// table stays where it is. What adds an operand is 24 px high, says so and covers nothing.
func TestFirstEditMovesNothing(t *testing.T) {
	p := newTab(t)
	for _, lang := range []string{"en", "zh"} {
		p.anew().screen([2]int64{390, 844})
		p.open("?lang="+lang).near().until("the stage", benchLives+" && document.querySelector('.over .more-row')")
		const tops = "['.line', '.over .chip', '.over .row'].map(s => document.querySelector(s).getBoundingClientRect().top)"
		before := eval[[]float64](p, tops)
		add := eval[[]float64](p, `(() => {
			const more = document.querySelector('.more-row'), a = more.getBoundingClientRect();
			const met = [...document.querySelectorAll('.over .chip, .over .tab')].filter((e) => {
				const b = e.getBoundingClientRect();
				return e !== more && b.height && b.left < a.right && a.left < b.right && b.top < a.bottom && a.top < b.bottom;
			});
			return [a.height, more.innerText.trim().length, met.length];
		})()`)
		wrongIf(t, add[0] < 24 || add[1] < 3 || add[2] > 0, "%s: what adds an operand is %.1f px high, says %.0f letters and meets %.0f others", lang, add[0], add[1], add[2])
		p.click(".over input.chip").keys("4").until("the edit", "!('first' in document.documentElement.dataset)")
		for i, y := range eval[[]float64](p, tops) {
			wrongIf(t, math.Abs(y-before[i]) > 1, "%s: part %d moves from %v to %v", lang, i, before[i], y)
		}
	}
}

// written is a program of three lines, one of which a phone has no room for in one.
const written = "scores = array([[7, 5, 8], [6, 9, 7], [9, 8, 7], [8, 6, 5]])\nbonus = array([5, 0, 2, 7])\nscores + bonus"

// TestWordsWithoutAFigure: where nothing is drawn, what is said follows the line at once.
func TestWordsWithoutAFigure(t *testing.T) {
	p := newTab(t)
	for _, program := range []string{"a + b", "ones((3, 4)) + ones("} {
		p.open("#e=" + url.QueryEscape(program))
		p.near().until("what is said", "document.querySelector('.stage.blank .said .player-verdict')?.offsetHeight")
		for _, size := range screens {
			p.screen(size)
			atMost(t, fmt.Sprintf("%d wide, %q: the words are … pixels under the line", size[0], program), eval[float64](p, "document.querySelector('.said .player-verdict').getBoundingClientRect().top - document.querySelector('.code').getBoundingClientRect().bottom"), 24)
		}
	}
}

// stillStories are told by TestStage.
var stillStories = []story{
	{"what no longer holds cannot be used, and does not play on.", "ones(2, 3) + ones(3)", func(p *tab) {
		eval[any](p, "document.querySelector('.player').shapecast.play()")
		p.until("the figure to play", "document.querySelector('.player').shapecast.playing")
		p.mouse("#program").keys(kb.End, kb.Backspace)
		p.until("the stage to be stale", "document.querySelector('.stage.stale') && document.querySelector('.player-figure').inert && document.querySelector('.player-bar').inert")
		p.wrongIf("document.querySelector('.player').shapecast.playing", "a figure of an earlier line plays on")
		p.until("the place", "document.querySelector('.paint .wrong')")
		p.keys(")").until("it to hold again", "!document.querySelector('.stage.stale') && !document.querySelector('.player-figure').inert")
	}},
	{"at twice the size of text, what stands over the figure fits it.", "ones(4, 3) + ones(3)", func(p *tab) {
		eval[any](p, "void (document.documentElement.style.fontSize = '200%')")
		p.until("the button", "document.querySelector('.over .more-row')?.offsetWidth")
		atMost(p, "pixels of what adds an operand leave it", eval[float64](p, "(e => Math.max(e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight))(document.querySelector('.over .more-row'))"), 0)
	}},
}

// TestNoVerdictOnAnotherLine types what raises an error and may be mended: no verdict on what
// is offered is seen at any time.
func TestNoVerdictOnAnotherLine(t *testing.T) {
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
	eval[any](p, `void (() => {
		const seen = window.seen = [], look = () => {
			const said = document.querySelector('.player-say .player-verdict');
			if (program.value === 'np.ones(4, 1)' && said?.checkVisibility({ visibilityProperty: true }) && said.textContent.startsWith('It runs')) seen.push(said.textContent);
			if (!document.querySelector('.stage.told')) requestAnimationFrame(look);
		};
		program.focus();
		program.select();
		document.execCommand('insertText', false, 'np.ones(4, 1)');
		requestAnimationFrame(look);
	})()`)
	p.until("the error", "document.querySelector('.stage.told .said .player-verdict')")
	none(t, "verdicts on another line", eval[[]string](p, "seen"))
}
