package wasm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// wired goes to the first figure that answers a question, which brings it to life.
func (p *tab) wired() {
	p.until("the figure", "document.readyState === 'complete' && document.querySelector('.stage[data-gate] .player')")
	eval[any](p, "document.querySelector('.stage[data-gate] .player').scrollIntoView({block: 'center', behavior: 'instant'})")
	p.until("its player", "document.querySelector('.stage[data-gate] .player').shapecast")
}

// TestAnAnswerPlays holds that a figure that an answer uncovers plays to its end by
// itself, once, and steps there where nothing is to move.
func TestAnAnswerPlays(t *testing.T) {
	lessons := []struct {
		path          string
		width, height int64
		motion        string
	}{
		{"en/what-a-shape-says/", 1280, 720, ""},
		{"en/axes-of-size-1/", 1280, 720, "reduce"},
		{"zh/axes-of-size-1/", 390, 844, ""},
	}
	p := newTab(t)
	for _, l := range lessons {
		p.anew()
		p.do(chromedp.EmulateViewport(l.width, l.height))
		p.wishes("prefers-reduced-motion", l.motion)
		p.open(l.path)
		const player = "document.querySelector('.stage[data-gate] .player')"
		p.wired()
		eval[any](p, "void ("+player+".shapecast.speed = 5)")
		is(t, l.path+": the figure stands at step … before the answer", eval[float64](p, player+".shapecast.stop"), 0)
		p.answer(0, "")
		eval[any](p, player+".querySelector('.player-figure').scrollIntoView({block: 'center'})")
		p.until("the end of "+l.path, fmt.Sprintf("%[1]s.shapecast.stop === %[1]s.shapecast.last && !%[1]s.shapecast.playing", player))
		p.do(chromedp.Reload())
		p.wired()
		p.do(chromedp.Sleep(800e6))
		p.wrongIf(player+".shapecast.playing || "+player+".shapecast.stop !== 0", "%s: what was answered on an earlier visit plays again", l.path)
	}
}

// TestTheRepairFollowsTheAnswer holds that what the author says of an answer is to be
// read once it is given, and on later visits.
func TestTheRepairFollowsTheAnswer(t *testing.T) {
	p := newTab(t)
	p.open("en/clinic/")
	p.answer(0, "runs")
	const told = "document.querySelector('#vector-field .because').checkVisibility()"
	p.wrongIf(told, "a wrong answer brings the repair")
	p.answer(0, "")
	p.until("what the author says", told)
	p.do(chromedp.Reload())
	p.until("what the author says, again", told)
	const field = "getComputedStyle(document.querySelector('#vector-field [type=text]')).borderColor"
	right := eval[string](p, field)
	is(t, "of an answer that was right the page says", p.text("#vector-field .ask .done"), "✓ Right, on an earlier visit")
	p.fill("#vector-field [type=text]", "9")
	p.until("a field that is not right any more", field+" !== '"+right+"'")
}

// TestAPhoneHasRoomForAQuestion looks at an unanswered figure on a phone: its shapes
// take two fifths of the screen.
func TestAPhoneHasRoomForAQuestion(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	for _, path := range []string{"en/what-a-shape-says/", "zh/a-trailing-vector/", "en/axes-of-size-1/", "zh/insert-an-axis/", "en/it-ran-and-it-is-wrong/"} {
		p.open(path)
		p.wired()
		high := eval[float64](p, "document.querySelector('.stage[data-gate] .live-figure').getBoundingClientRect().height / innerHeight")
		wrongIf(t, high > 0.42, "%s: the figure takes %.2f of the screen, want 0.4", path, high)
	}
}

// TestAPhoneDrawsWhatIsNear holds that a lesson begins on a phone without the work for
// drawings that nobody sees yet, and that they are there when they are scrolled to.
func TestAPhoneDrawsWhatIsNear(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	p.open("en/named-axes/")
	p.do(chromedp.Sleep(300e6))
	atMost(t, "drawings out of view, or for another width, are laid out", eval[int](p, "document.querySelectorAll('.stage.near, .player-wide').length"), 0)
	p.wired()
	const drawn = "document.querySelector('.stage[data-gate] svg[data-marks]').checkVisibility({contentVisibilityAuto: true})"
	p.until("the drawing", "document.querySelector('.stage[data-gate].near') && "+drawn)
}

// TestAnswersComeBack leaves a lesson and comes again: what was answered, marked and
// edited stands there as it was left.
func TestAnswersComeBack(t *testing.T) {
	p := newTab(t)
	p.open("en/why-from-the-right/")
	p.answer(0, "axis 1")
	p.fill(".goal textarea", "scores = ones((2, 3, 4))\nscores + 1")
	p.click(".goal [type=submit]")
	p.until("the reply to the program", "document.querySelector('.goal .reply')")
	eval[any](p, "document.querySelector('.quiz li:nth-child(2) input').click()")
	p.click(".quiz [type=submit]")
	p.until("the reply to the marks", "document.querySelector('.quiz .reply.wrong')")
	p.unfold()
	p.fill("#left-would-run textarea", "ones((5, 2, 4)) + ones(4)")
	const said = `[document.querySelector('.predict input').value, document.querySelector('.goal textarea').value.split('\n')[1],
		[...document.querySelectorAll('.quiz input')].map(e => Number(e.checked)).join('')].join('|')`
	p.do(chromedp.Reload())
	p.until("what was said", said+" === 'axis 1|scores + 1|01000'")
	p.unfold()
	p.until("what was drawn", "!document.querySelector('#left-would-run .source-line button').disabled && document.querySelector('#left-would-run textarea').value === 'ones((5, 2, 4)) + ones(4)'")
	p.click("#left-would-run .source-line button")
	p.do(chromedp.Reload())
	p.unfold()
	want(t, "what was taken back comes again", p.value("#left-would-run textarea"), "full")
}

// TestEachStepHasItsScroll scrolls a lesson in small steps: each step of its figure is
// there for a while, and Stretch longest.
func TestEachStepHasItsScroll(t *testing.T) {
	p := newTab(t)
	for _, size := range [][2]int64{{1280, 720}, {390, 844}} {
		p.anew()
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.open("en/axes-of-size-1/")
		p.wired()
		eval[any](p, "void (document.querySelector('.stage[data-gate] .player').shapecast.speed = 20)")
		p.click("[data-show]")
		p.do(chromedp.Sleep(600e6))
		p.until("the end of the story", "!document.querySelector('.stage[data-gate] .player').shapecast.playing")
		way := await[[]float64](p, `(async () => {
			const list = document.querySelector('.step-list'), player = document.querySelector('.stage[data-gate] .player').shapecast, way = [0, 0, 0, 0, 0];
			scrollTo({top: scrollY + list.getBoundingClientRect().top - innerHeight, behavior: 'instant'});
			const end = scrollY + innerHeight + list.offsetHeight;
			for (; scrollY < end; ) {
				const before = scrollY;
				scrollBy({top: 20, behavior: 'instant'});
				await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
				if (scrollY === before) break;
				if (list.getBoundingClientRect().top < innerHeight) way[player.stop] += 20;
			}
			return way;
		})()`)
		for k, px := range way {
			wrongIf(t, px < 60, "%v: step %d is there for %v px of scrolling: %v", size, k, px, way)
		}
		wrongIf(t, len(way) != 5 || way[3] < 1.5*max(way[1], way[2]), "%v: Stretch is not there longest: %v", size, way)
	}
}

// TestFieldsHaveNames holds that each answer box of a lesson is named by its question and each
// editor by its program, and that a figure says its story once.
func TestFieldsHaveNames(t *testing.T) {
	p := newTab(t)
	p.open("en/a-trailing-vector/")
	const named = "(e) => e.getAttribute('aria-labelledby').split(' ').map(id => document.getElementById(id)?.textContent ?? id).join(' ')"
	for selector, want := range map[string]string{
		"#pad-the-vector [type=text]": "What shape is bonus after padding?",
		"#bonus textarea":             "Edit scores + bonus",
		".goal textarea":              "Edit the program so that it fails on axis 2.",
		"#recursion svg[data-marks]":  "x, 3 by 2 by 3, plus B, size 3",
	} {
		is(t, fmt.Sprintf("%s is named", selector), eval[string](p, "("+named+")(document.querySelector("+quote(selector)+"))"), want)
	}
	const described = "(e) => document.getElementById(e.getAttribute('aria-describedby'))?.textContent"
	if got := eval[string](p, "("+described+")(document.querySelector('#recursion svg[data-marks]'))"); !strings.HasPrefix(got, "Line up. ") {
		t.Errorf("the figure is described by %q", got)
	}
	if got := eval[string](p, "("+described+")(document.querySelector('#pad-the-vector [type=text]'))"); !strings.HasSuffix(strings.TrimSpace(got), "scores + bonus") {
		t.Errorf("the answer is described by %q", got)
	}
}
