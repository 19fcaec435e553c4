package wasm_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// lesson is the lesson that every test of lessons uses.
const lesson = "en/a-scalar-meets-a-tensor/"

// TestLessonWithoutScript reads lessons with scripts off: nothing that is said is
// covered, and each figure moves once it is on the screen.
func TestLessonWithoutScript(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	for _, path := range []string{lesson, "zh/final-test/"} {
		p.open(path)
		none(t, fmt.Sprintf("%s does not show", path), eval[[]string](p, coveredTexts))
		n := eval[int](p, "document.querySelectorAll('article .player').length")
		wrongIf(t, n < 2, "%s has %d figures, want at least 2", path, n)
		for i := range n {
			figure := fmt.Sprintf("[...document.querySelectorAll('article .player')][%d]", i)
			eval[any](p, "void "+figure+".scrollIntoView({block: 'center'})")
			p.until(fmt.Sprintf("figure %d of %s to move", i, path), "["+figure+"].some(f => f.getBoundingClientRect().height > 100 && f.getAnimations({subtree: true}).some(a => a.playState === 'running'))")
		}
	}
}

// coveredTexts lists the words of a page that are not seen without script, apart from
// what the reader may open, what is said only to an answer or on paper, and the
// figures, whose words are in their list of steps.
const coveredTexts = `[...document.querySelectorAll('article :is(p, li, pre, h1, h2, figcaption, summary)')]
  .filter(e => !e.closest('details:not([open]) > :not(summary), .replies, .answers, .stage') && e.textContent.trim() &&
    !e.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map(e => e.textContent.trim().slice(0, 60))`

// TestNothingShifts holds the program back, reads the page to its end, comes
// back to the middle, lets the program come, and adds up how far things moved.
func TestNothingShifts(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram + `window.shift = 0; new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shift += e.value; }).observe({type: 'layout-shift', buffered: true})`)
	for _, path := range []string{"", "zh/images/", "en/final-test/"} {
		p.open(path)
		await[any](p, `(async () => {
			for (let y = 0; y < document.body.scrollHeight; y += 300) { scrollTo(0, y); await new Promise(next => requestAnimationFrame(() => setTimeout(next, 30))); }
			const places = [...document.querySelectorAll('[data-live]')];
			places[places.length >> 1].scrollIntoView({ block: 'center' });
			await new Promise(next => setTimeout(next, 700)); // shifts right after input do not count
			letGo();
		})()`)
		if path != "" {
			p.wake()
		}
		p.until("the program", "document.querySelector('.bench .canvas svg') || "+figureLives)
		p.do(chromedp.Sleep(300e6))
		shift := eval[float64](p, "window.shift")
		t.Logf("%q: layout shift %.4f", path, shift)
		wrongIf(t, shift > 0.02, "%q: layout shift %.4f, want at most 0.02", path, shift)
	}
}

// TestNothingShiftsWhileAPageComes serves the beginning of lessons line by line, as a slow
// network does, and each line is painted: what comes later moves nothing above it.
func TestNothingShiftsWhileAPageComes(t *testing.T) {
	p := newTab(t)
	server := httptest.NewServer(http.HandlerFunc(drip))
	t.Cleanup(server.Close)
	p.home = server.URL
	p.before(`window.moved = []; new PerformanceObserver(list => { for (const e of list.getEntries()) moved.push(...e.sources.map(s => s.node?.parentElement?.closest('main') && (s.node.className || s.node.nodeName)).filter(Boolean)); }).observe({type: 'layout-shift', buffered: true})`)
	for _, path := range []string{"en/it-ran-and-it-is-wrong/", "zh/axes-of-size-1/"} {
		p.open(path)
		none(t, fmt.Sprintf("%q: … move while the page comes", path), eval[[]string](p, "moved"))
	}
}

// drip serves a page with a pause after each of the first lines of what it is about.
func drip(w http.ResponseWriter, r *http.Request) {
	page := httptest.NewRecorder()
	host(bed.dir).ServeHTTP(page, r)
	w.Header().Set("Content-Type", page.Header().Get("Content-Type"))
	head, rest, _ := strings.Cut(page.Body.String(), "<main ")
	if rest == "" || page.Code != http.StatusOK {
		_, _ = io.WriteString(w, head)
		return
	}
	_, _ = io.WriteString(w, head+"<main ")
	for range 48 {
		line, more, _ := strings.Cut(rest, "\n")
		_, _ = io.WriteString(w, line+"\n")
		_ = http.NewResponseController(w).Flush()
		time.Sleep(30 * time.Millisecond)
		rest = more
	}
	_, _ = io.WriteString(w, rest) // the reader may have gone
}

// TestStopIsNamedBeforeTheScript compares what the build says of the stop of each
// figure, which a phone shows, with what the script says of it once it is in view:
// nothing is written beside a sign that stood alone.
func TestStopIsNamedBeforeTheScript(t *testing.T) {
	p := newTab(t)
	p.screen([2]int64{390, 844})
	for _, path := range []string{lesson, "zh/axes-of-size-1/", "zh/images/"} {
		p.open(path)
		for _, figure := range await[[][2]string](p, `(async () => {
			const page = new DOMParser().parseFromString(await (await fetch(location)).text(), 'text/html');
			const built = [...page.querySelectorAll('.player-where')].map(e => e.textContent), said = [];
			for (const [i, e] of [...document.querySelectorAll('.player-where')].entries()) {
				const player = e.closest('.player');
				while (!player.shapecast) { player.scrollIntoView(); await new Promise(requestAnimationFrame); }
				said.push([built[i], e.textContent]);
			}
			return said;
		})()`) {
			wrongIf(t, figure[0] != figure[1] || len(figure[0]) < 8, "%s: the build says %q, the script %q", path, figure[0], figure[1])
		}
	}
}

func TestNoticeWhenTheProgramIsMissing(t *testing.T) {
	p := newTab(t)
	p.before(`WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => Promise.reject(new Error('switched off'))`)
	p.open(lesson)
	p.do(chromedp.Focus(chromedp.CSS(".predict input")))
	p.until("a line that says why", "document.querySelector('.notice')?.textContent.includes('switched off')")
	atLeast(t, "figures", eval[int](p, "document.querySelectorAll('article .player-figure svg').length"), 1)
}

// isNarrow fails the test for a page that a narrow phone has no room for.
func (p *tab) isNarrow(page string) {
	if page == "" {
		p.near().until("the program", benchLives)
	}
	atMost(p, fmt.Sprintf("%q is … px wider than 320", page), eval[int](p, "document.documentElement.scrollWidth - innerWidth"), 0)
	p.wrongIf("[...document.querySelectorAll('.predict pre')].some(e => e.scrollWidth > e.clientWidth)", "%q hides the end of a question", page)
}

// isShort fails the test for a lesson that takes too many screens once every figure is
// shown, and for a figure without room on a laptop with its program open.
func (p *tab) isShort(lesson string) {
	for _, screen := range []struct{ width, height, most int64 }{{390, 844, 10 * 844}, {1280, 720, 6 * 800}} {
		p.do(chromedp.EmulateViewport(screen.width, screen.height))
		high := eval[[]int64](p, heights)
		atMost(p, fmt.Sprintf("%s: … px on a screen of %d by %d", lesson, screen.width, screen.height), high[0], screen.most)
		wrongIf(p, screen.width == 1280 && high[1] > 710, "%s: a figure is %d px high", lesson, high[1])
	}
}

// heights are of a lesson with every figure shown, and of its highest figure with its program
// open. Nobody sees that: all is covered again before it is painted.
const heights = `(() => {
	const shut = [...document.querySelectorAll('.stage[data-gate]:not([data-open])')].flatMap((e) => [e, e.parentElement]);
	shut.forEach((e) => { e.dataset.open = ''; });
	const all = document.querySelector('article').offsetHeight, programs = [...document.querySelectorAll('.program:not([open])')];
	programs.forEach((e) => { e.open = true; });
	const figure = Math.max(0, ...[...document.querySelectorAll('.live-figure')].map((e) => e.offsetHeight));
	programs.forEach((e) => { e.open = false; });
	shut.forEach((e) => { delete e.dataset.open; });
	return [all, figure];
})()`

// TestOtherWidths draws the figure anew for every width that a window takes:
// the focus stays where it was. A browser calls it an error when an element
// changes while its size is told.
func TestOtherWidths(t *testing.T) {
	p := newTab(t)
	p.before(`window.slips = []; addEventListener('error', e => window.slips.push(e.message))`)
	p.open("").near().until("the playground", benchLives)
	p.fill("#program", "ones(2, 3, 4) + ones(2, 1, 4)")
	width := "document.querySelector('.bench .canvas svg').viewBox.baseVal.width"
	p.until("its player", "document.querySelector('.bench .player').shapecast?.stops && document.querySelector('.bench .player').ariaLabel.includes('2 by 3 by 4') && !document.querySelector('.bench .player-bar').inert")
	before := eval[float64](p, width)
	p.do(chromedp.Focus(chromedp.CSS(".bench .player-play")))
	for _, w := range []int64{700, 360} {
		p.do(chromedp.EmulateViewport(w, 800))
		p.until("another figure", fmt.Sprintf("%s < %g", width, before))
		p.until("its player", "document.querySelector('.bench .player').shapecast?.stops")
		want(t, fmt.Sprintf("at %d px the focus is in", w), eval[string](p, "document.activeElement.className"), "player-play")
		before = eval[float64](p, width)
	}
	none(t, "", eval[[]string](p, "slips"))
}

// TestTheCourseIsReachedFromThePlayground looks for the link to the course on narrow screens,
// on the first visit and on a later one: it is whole, and clear of what is beside it.
func TestTheCourseIsReachedFromThePlayground(t *testing.T) {
	const links = "[...document.querySelectorAll('a[href*=\"en/\"], a[href*=\"zh/\"]')].filter(e => !e.closest('footer') && e.checkVisibility())"
	const clear = "((b) => b.width > 20 && b.left >= 0 && b.right <= innerWidth && [...document.querySelectorAll('.brand, .tongue')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect()).every(r => r.right <= b.left || r.left >= b.right || r.bottom <= b.top || r.top >= b.bottom))"
	p := newTab(t)
	for _, lang := range []string{"en", "zh"} {
		p.anew()
		for _, visit := range []string{"first", "later"} {
			p.open("?lang=" + lang)
			for _, width := range []int64{320, 360, 390} {
				p.do(chromedp.EmulateViewport(width, 700))
				p.wrongUnless(links+".length === 1 && "+clear+"("+links+"[0].getBoundingClientRect())", "%s, %d wide, %s visit: no link to the course, or not clear", lang, width, visit)
			}
		}
	}
}
