package wasm_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/run"
)

// explored shows the player of a program between two links, at its last stop.
func explored(t *testing.T, source string) *tab {
	t.Helper()
	step, ok := run.Run(source, "").Focus()
	if !ok {
		t.Fatalf("%s: no operation to draw", source)
	}
	p := stage(t)
	p.show(`<a href="#" id="before">before</a><div id="place"></div>`)
	player := svg.Player(scene.Build(step.Trace, nil, scene.Options{Width: 720, Lang: words.English}))
	eval[any](p, "shapecastPlayer(document.querySelector('#place'), "+quote(player)+")")
	eval[any](p, "document.querySelector('.player-live').textContent = '', document.querySelector('.player').shapecast.seek(1000)")
	p.until("its step to be spoken", "document.querySelector('.player-live').textContent") // a while later
	p.do(chromedp.Focus(chromedp.CSS("#before")))
	return p
}

// lit returns the cells that are lit, each after whose it is: "0:1,2 r:1,2".
func (p *tab) lit() string {
	return eval[string](p, `[...document.querySelectorAll('.lit[data-cell]')].map((e) => e.dataset.who + ':' + e.dataset.cell).sort().join(' ')`)
}

// TestFigureKeys walks over a figure with real keys.
func TestFigureKeys(t *testing.T) {
	p := explored(t, "a = np.arange(3).reshape(3, 1)\nb = np.arange(4)\na + b")
	said := func() string { return p.text(".player-live") }
	for _, test := range []struct{ name, key, lit, says string }{
		{"into the figure", kb.Tab, "0:0,0 1:0,0 r:0,0", "(a + b)[0, 0] = a[0, 0] + b[0] = 0 + 0 = 0"},
		{"along the last axis", kb.ArrowRight, "0:0,0 0:0,1 1:0,1 r:0,1", "(a + b)[0, 1] = a[0, 0] + b[1] = 0 + 1 = 1"},
		{"along the axis before", kb.ArrowDown, "0:1,0 0:1,1 1:0,1 1:1,1 r:1,1", "(a + b)[1, 1] = a[1, 0] + b[1] = 1 + 1 = 2"},
		{"to the last", kb.End, "0:2,0 0:2,3 1:0,3 1:2,3 r:2,3", "(a + b)[2, 3] = a[2, 0] + b[3] = 2 + 3 = 5"},
		{"past the last", kb.ArrowRight, "0:2,0 0:2,3 1:0,3 1:2,3 r:2,3", "(a + b)[2, 3] = a[2, 0] + b[3] = 2 + 3 = 5"},
		{"to the first", kb.Home, "0:0,0 1:0,0 r:0,0", "(a + b)[0, 0] = a[0, 0] + b[0] = 0 + 0 = 0"},
		{"up to the axes", kb.ArrowUp, "", "axis 0: a size 3; b size 1, added, not in your code, read 3 times; result size 3"},
		{"to the next axis", kb.ArrowRight, "", "axis 1: a size 1, read 4 times; b size 4; result size 4"},
		{"down to the cells", kb.ArrowDown, "0:0,0 1:0,0 r:0,0", "(a + b)[0, 0] = a[0, 0] + b[0] = 0 + 0 = 0"},
	} {
		p.keys(test.key)
		is(t, test.name+": lit", p.lit(), test.lit)
		is(t, test.name+": said", said(), test.says)
		is(t, test.name, eval[string](p, ringed), "")
	}
	chips := `[...document.querySelectorAll('[data-axis="0"] > rect ~ text')].map((e) => getComputedStyle(e).fill).join()`
	before := eval[string](p, chips)
	p.keys(kb.ArrowUp)
	is(t, "sizes are … while their axis is lit", eval[string](p, chips), before)
	atLeast(t, "axis 0 is lit in … places", eval[int](p, `document.querySelectorAll('.lit[data-axis="0"]').length`), 4)
}

// ringed says what is wrong with the ring that shows where the keys are: it
// lies round what is spoken of, in a colour that stands out.
const ringed = `(() => {
  const ring = document.querySelector('.player-ring');
  if (!ring) return 'no ring';
  const r = ring.getBoundingClientRect();
  const inside = [...document.querySelectorAll('.lit[data-who="r"], .lit[data-axis]')].some((e) => {
    const b = e.getBoundingClientRect();
    return b.left > r.left && b.right < r.right && b.top > r.top && b.bottom < r.bottom && r.width < b.width + 16;
  });
  const style = getComputedStyle(ring);
  return !inside ? 'the ring is not round what is lit' : parseFloat(style.strokeWidth) < 2 || style.stroke === 'none' ? 'the ring is too thin' : '';
})()`

// TestFigureIsOneTabStop goes through a page by Tab, leaves a figure by Escape,
// and sees that the keys of the controls are what they were. It walks over the operands where
// the result is not there yet, and over the axes of a failure.
func TestFigureIsOneTabStop(t *testing.T) {
	p := explored(t, "np.ones((2, 3)) + np.ones(3)")
	focused := func() string {
		return eval[string](p, "document.activeElement.closest('svg') ? 'figure' : document.activeElement.className")
	}
	for i, want := range []string{"figure", "player-play"} {
		p.keys(kb.Tab)
		is(t, fmt.Sprintf("after %d Tabs the focus is in", i+1), focused(), want)
	}
	is(t, "lit after the figure was left", p.lit(), "")
	name := eval[string](p, `(({ role, ariaLabel }) => role + ': ' + ariaLabel)(document.querySelector('.player-drawing svg'))`)
	is(t, "the figure is called", name, "application: "+words.English.Label(words.PlayerExplore))
	p.key(".player-drawing svg", kb.ArrowRight)
	stop := func() int { return eval[int](p, "document.querySelector('.player').shapecast.stop") }
	last := stop()
	p.keys(kb.Escape)
	is(t, "after Escape the focus is in", focused(), "player-play")
	atMost(t, "things lit or ringed after Escape", eval[int](p, `document.querySelectorAll('.lit, .player-ring').length`), 0)
	p.keys(kb.ArrowLeft).until("the stop before", fmt.Sprintf("document.querySelector('.player').shapecast.stop === %d", last-1))
	p.do(chromedp.Focus(chromedp.CSS("#before")))
	eval[any](p, "document.querySelector('.player').shapecast.seek(1)")
	p.keys(kb.Tab)
	is(t, "lit at the opening", p.lit(), "0:0,0 r:0,0")
	p = explored(t, "np.ones((5, 2, 4)) + np.ones((5, 2))")
	p.keys(kb.Tab).keys(kb.End)
	is(t, "the last axis of a failure: said", p.text(".player-live"), "axis 2: A size 4; B size 2; they do not match")
}
