package wasm_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// stillBoxes measures the parts of the stage and the figure, by their names.
const stillBoxes = `[...document.querySelectorAll('.stage [data-part], .player [data-part], .player-drawing, .player-bar, .player-say')].filter(e =>
	e.getClientRects().length && !e.closest('.over')).map(e => {
	const b = e.getBoundingClientRect();
	return { Part: e.dataset.part || e.className.split(' ')[0], X: b.x, Y: b.y + scrollY, W: b.width, H: b.height };
})`

// TestNothingMovesWhenTheProgramComes measures the playground and a lesson before
// the program starts, and after.
func TestNothingMovesWhenTheProgramComes(t *testing.T) {
	t.Parallel()
	for _, size := range screens {
		for _, page := range []string{"", lesson} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], page), func(t *testing.T) {
				p := newTab(t)
				p.screen(size)
				p.open(page)
				p.until("a figure", "document.querySelector('.player')")
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
					p.near()
					p.until("the stage", benchLives)
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
	if len(before) != len(after) {
		t.Errorf("%d parts before, %d after", len(before), len(after))
	}
	for i := range min(len(before), len(after)) {
		a, b := before[i], after[i]
		if a.Part != b.Part || math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y)+math.Abs(a.W-b.W)+math.Abs(a.H-b.H) > 1 {
			t.Errorf("%+v becomes %+v", a, b)
		}
	}
}

// TestStaleIsInert: what no longer holds cannot be used.
func TestStaleIsInert(t *testing.T) {
	t.Parallel()
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
	p.mouse("#program")
	p.keys(kb.End, kb.Backspace)
	p.until("the stage to be stale", "document.querySelector('.stage.stale') && document.querySelector('.player-figure').inert && document.querySelector('.player-bar').inert")
	p.until("the place", "document.querySelector('.paint .wrong')")
	p.keys(")")
	p.until("it to hold again", "!document.querySelector('.stage.stale') && !document.querySelector('.player-figure').inert")
}

// TestFirstEditMovesNothing changes a size on a phone that comes for the first time: the
// table stays where it is. What adds an operand is 24 px high, says so and covers nothing.
func TestFirstEditMovesNothing(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "zh"} {
		p := newTab(t)
		p.screen([2]int64{390, 844})
		p.open("?lang=" + lang)
		p.near()
		p.until("the stage", benchLives+" && document.querySelector('.over .more-row')")
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
		if add[0] < 24 || add[1] < 3 || add[2] > 0 {
			t.Errorf("%s: what adds an operand is %.1f px high, says %.0f letters and meets %.0f others", lang, add[0], add[1], add[2])
		}
		p.click(".over input.chip")
		p.keys("4")
		p.until("the edit", "!('first' in document.documentElement.dataset)")
		for i, y := range eval[[]float64](p, tops) {
			if math.Abs(y-before[i]) > 1 {
				t.Errorf("%s: part %d moves from %v to %v", lang, i, before[i], y)
			}
		}
	}
}
