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
