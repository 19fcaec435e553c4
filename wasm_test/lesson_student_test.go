package wasm_test

import (
	"fmt"
	"github.com/chromedp/chromedp"
	"strings"
	"testing"
)

// wired goes to the first figure that answers a question, which brings it to life.
func (p *tab) wired() *tab {
	p.until("the figure", "document.readyState === 'complete' && document.querySelector('.stage[data-gate] .player')")
	eval[any](p, "document.querySelector('.stage[data-gate] .player').scrollIntoView({block: 'center', behavior: 'instant'})")
	p.until("its player", "document.querySelector('.stage[data-gate] .player').shapecast")
	return p
}

// TestAnAnswerPlays holds that a figure that an answer uncovers plays to its end by
// itself, once, and steps there where nothing is to move.
func TestAnAnswerPlays(t *testing.T) {
	lessons := []struct {
		path          string
		width, height int64
		motion        string
	}{
		{"en/axes-of-size-1/", 1280, 720, "reduce"},
		{"zh/axes-of-size-1/", 390, 844, ""},
	}
	p := newTab(t)
	for _, l := range lessons {
		p.anew()
		p.do(chromedp.EmulateViewport(l.width, l.height))
		p.wishes("prefers-reduced-motion", l.motion).open(l.path)
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
	p.open("en/clinic/").answer(0, "runs")
	const told = "document.querySelector('#vector-field .because').checkVisibility()"
	p.wrongIf(told, "a wrong answer brings the repair")
	p.answer(0, "").until("what the author says", told)
	p.do(chromedp.Reload())
	p.until("what the author says, again", told)
	const field = "getComputedStyle(document.querySelector('#vector-field [type=text]')).borderColor"
	right := eval[string](p, field)
	is(t, "of an answer that was right the page says", p.text("#vector-field .ask .done"), "✓ Right, on an earlier visit")
	p.fill("#vector-field [type=text]", "9").until("a field that is not right any more", field+" !== '"+right+"'")
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
// edited stands there as it was left. A question with ticks that are right has nothing more to
// check, until one is taken back. The start page does not offer a learner to begin.
func TestAnswersComeBack(t *testing.T) {
	p := newTab(t)
	p.open("en/why-from-the-right/").answer(0, "axis 1").fill(".goal textarea", "scores = ones((2, 3, 4))\nscores + 1")
	p.click(".goal [type=submit]").until("the reply to the program", "document.querySelector('.goal .reply')")
	eval[any](p, "document.querySelector('.quiz li:nth-child(2) input').click()")
	p.click(".quiz [type=submit]").until("the reply to the marks", "document.querySelector('.quiz .reply.wrong')")
	p.unfold().fill("#left-would-run textarea", "ones((5, 2, 4)) + ones(4)")
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
	p.wake().until("the program", programRuns)
	eval[any](p, "document.querySelectorAll('.quiz li').forEach((li) => { li.querySelector('input').checked = li.dataset.right === 'true'; })")
	p.click(".quiz [type=submit]").until("the reply", "document.querySelector('.quiz .reply.right')")
	const seen = "document.querySelector('.quiz [type=submit]').checkVisibility()"
	p.until("no button", "!"+seen)
	eval[any](p, "document.querySelector('.quiz input').click()")
	p.until("the button again", seen)
	p.open("").until("the page", "document.readyState === 'complete'")
	p.wrongIf("document.querySelector('.intro .take').checkVisibility()", "it says “Take the course”")
}

// TestEachStepHasItsScroll scrolls a lesson in small steps: each step of its figure is
// there for a while, and Stretch longest.
func TestEachStepHasItsScroll(t *testing.T) {
	p := newTab(t)
	for _, size := range [][2]int64{{1280, 720}, {390, 844}} {
		p.anew()
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.open("en/axes-of-size-1/").wired()
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
				scrollBy({top: 30, behavior: 'instant'});
				await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
				if (scrollY === before) break;
				if (list.getBoundingClientRect().top < innerHeight) way[player.stop] += 30;
			}
			return way;
		})()`)
		for k, px := range way {
			wrongIf(t, px < 60, "%v: step %d is there for %v px of scrolling: %v", size, k, px, way)
		}
		wrongIf(t, len(way) != 5 || way[3] < 1.5*max(way[1], way[2]), "%v: Stretch is not there longest: %v", size, way)
	}
}

// haveNames holds that each answer box of a lesson is named by its question and each editor by
// its program, and that a figure says its story once.
func (p *tab) haveNames() {
	const named = "(e) => e.getAttribute('aria-labelledby').split(' ').map(id => document.getElementById(id)?.textContent ?? id).join(' ')"
	for selector, want := range map[string]string{
		"#pad-the-vector [type=text]": "What shape is bonus after padding?",
		"#bonus textarea":             "Edit scores + bonus",
		".goal textarea":              "Edit the program so that it fails on axis 2.",
		"#recursion svg[data-marks]":  "x, 4 by 2 by 3, plus row, size 3",
	} {
		is(p, fmt.Sprintf("%s is named", selector), eval[string](p, "("+named+")(document.querySelector("+quote(selector)+"))"), want)
	}
	const described = "(e) => document.getElementById(e.getAttribute('aria-describedby'))?.textContent"
	want(p, "the figure is described by", "^"+eval[string](p, "("+described+")(document.querySelector('#recursion svg[data-marks]'))"), "^Line up. ")
	want(p, "the answer is described by", strings.TrimSpace(eval[string](p, "("+described+")(document.querySelector('#pad-the-vector [type=text]'))"))+"$", "scores + bonus$")
}

// TestAnAnswerKeepsItsPlace answers questions whose figure stands behind other questions
// or figures: the page stays where it is, and says there that the answer is right.
func TestAnAnswerKeepsItsPlace(t *testing.T) {
	p := newTab(t)
	for _, l := range []struct {
		path, question string
		size           [2]int64
	}{
		{"zh/final-test/", "t4-weights", [2]int64{390, 844}},
		{"en/named-axes/", "forgotten-letter", [2]int64{1280, 720}},
	} {
		p.anew()
		p.do(chromedp.EmulateViewport(l.size[0], l.size[1]))
		p.open(l.path).wake().fill("#"+l.question+" input", p.text("#"+l.question+" .solution code"))
		eval[any](p, "document.querySelector('#"+l.question+" form').scrollIntoView({block: 'center', behavior: 'instant'})")
		before := eval[float64](p, "scrollY")
		p.click("#" + l.question + " [type=submit]")
		p.until("the reply in view", `(() => { `+inView+` return inView(document.querySelector('#`+l.question+` .reply.right')); })()`)
		atMost(t, l.path+": the page moves by … px", await[float64](p, fmt.Sprintf("new Promise((next) => setTimeout(() => next(Math.abs(scrollY - %f)), 1200))", before)), 100)
	}
}

// TestFiguresAreReadOnLowScreens measures the smallest text of each figure.
func TestFiguresAreReadOnLowScreens(t *testing.T) {
	p := newTab(t)
	for _, path := range []string{"en/many-operands/", "zh/named-axes/"} {
		p.open(path).until("the page", "document.readyState === 'complete'")
		for _, size := range [][2]int64{{640, 360}, {844, 390}, {1280, 720}} {
			p.do(chromedp.EmulateViewport(size[0], size[1]))
			atLeast(t, fmt.Sprintf("%s at %v: text of … px", path, size), eval[float64](p, `Math.min(...[...document.querySelectorAll('.stage')].flatMap((stage) => {
				stage.dataset.open = '';
				stage.scrollIntoView({block: 'start', behavior: 'instant'});
				const svg = [...stage.querySelectorAll('svg[data-marks]')].find((s) => s.getClientRects().length);
				return svg ? [...svg.querySelectorAll('text')].map((e) => parseFloat(getComputedStyle(e).fontSize) * svg.getScreenCTM().a) : [];
			}))`), 10)
		}
	}
}

// TestATabletKeepsItsFigure touches the first screen of a tablet: the figure stays as high
// as it was.
func TestATabletKeepsItsFigure(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(820, 1180))
	p.open("")
	const high = "[...document.querySelectorAll('.player-drawing')].find((e) => e.getClientRects().length).offsetHeight"
	p.until("the figure", high)
	before := eval[float64](p, high)
	p.playground("")
	is(t, fmt.Sprintf("the figure was %.0f px high, and is … px", before), eval[float64](p, high), before)
}
