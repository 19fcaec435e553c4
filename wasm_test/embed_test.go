package wasm_test

import (
	"fmt"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// lessonFigure is the figure of a lesson that is shown by itself.
const lessonFigure = "en/a-scalar-meets-a-tensor/plus-five/"

func TestTwelveEmbedsOnAPlainPage(t *testing.T) {
	page := must(os.ReadFile("../examples/plain/index.html"))(t)
	c := openCourse(t, "<main>"+strings.ReplaceAll(string(page), "https://shapecast.example", "SITE"))
	c.until("buttons", "[...document.querySelectorAll('broadcast-figure')].filter(f => f.shadowRoot?.querySelector('button')).length === 7")
	eval[any](c.tab, "document.querySelectorAll('broadcast-figure').forEach(f => f.shadowRoot.querySelector('button')?.click())")
	eval[any](c.tab, "document.querySelectorAll('broadcast-figure').forEach(f => { f.shadowRoot.querySelector('iframe').loading = 'eager'; })")
	eval[any](c.tab, "document.querySelectorAll('iframe').forEach(f => { f.loading = 'eager'; })")
	c.until("twelve figures", "heard.filter(m => m.subject === 'broadcast.ready').length === 12")
	is(t, "the program was downloaded … times", c.requests("app.", ".wasm.gz"), 1)
	is(t, "the sandbox took the script … times", c.requests("", ".wasm.js"), 1)
	heights := eval[[]float64](c.tab, "[...document.querySelectorAll('broadcast-figure')].map(f => f.shadowRoot.querySelector('iframe').clientHeight)")
	told := eval[[]float64](c.tab, "heard.filter(m => m.subject === 'lti.frameResize').map(m => m.height)")
	for i, h := range heights {
		wrongIf(t, !slices.Contains(told, h) || h < 150 || h > 1600, "figure %d is %g high; %v were asked for", i, h, told)
	}
	atLeast(t, "heights: the figure of three lines is higher", eval[int](c.tab, "new Set([...document.querySelectorAll('broadcast-figure')].map(f => f.clientHeight)).size"), 2)
	c.wrongIf("document.activeElement !== document.body", "a figure took the focus")
	c.forget("blocked by CORS policy", "net::ERR_FAILED")
}

func TestLessonFigureFetchesNoProgramUntilItIsWanted(t *testing.T) {
	c := openCourse(t, frame(lessonFigure+"?id=x7", ""))
	c.until("the figure", heardOf("broadcast.ready", "m.v === 1 && m.id === 'x7' && m.lang === 'en' && m.title && m.steps > 3"))
	c.until("what it shows", heardOf("broadcast.state", "m.shapes.length === 2 && m.result && m.e.includes('+')"))
	c.until("its height", heardOf("lti.frameResize", "m.height > 200"))
	is(t, "files of the program were fetched", c.requests("app.", "")+c.requests("boot.", "")+c.requests("wasm_exec.", ""), 0)
	inside[any](c, lessonFigure, "window.taken = 0, addEventListener('keydown', e => { if (e.defaultPrevented) taken++; }), document.querySelector('.source a').focus()")
	c.keys(kb.ArrowDown, kb.ArrowRight, " ")
	is(t, "keys were taken outside the stepper", inside[int](c, lessonFigure, "taken"), 0)
	inside[any](c, lessonFigure, "document.querySelector('.player-mark').focus()")
	c.keys(kb.End)
	c.until("the last stop", heardOf("broadcast.state", "m.step === m.steps - 1"))
	before := eval[int](c.tab, "history.length")
	inside[any](c, lessonFigure, "document.querySelector('[data-edit]').click()")
	c.until("the program's state", "heard.filter(m => m.subject === 'broadcast.state').length > 1")
	is(t, "the program was fetched … times", c.requests("app.", ".wasm.gz"), 1)
	inside[any](c, lessonFigure, `(() => { const a = document.querySelector('#program'); a.focus(); a.value = 'ones(6, 7) + ones(7)'; a.dispatchEvent(new Event('input', {bubbles: true})); })()`)
	c.until("the edit", heardOf("broadcast.state", "m.e === 'ones(6, 7) + ones(7)' && m.result === '(6, 7)' && m.url.includes('/embed/v1/?e=')"))
	is(t, fmt.Sprintf("the history grew from %d to", before), eval[int](c.tab, "history.length"), before)
}

func TestBadAddressesOfEmbeds(t *testing.T) {
	p := newTab(t)
	for name, query := range map[string]string{
		"a bracket is open":         "e=a%2B(b&a=3,1&b=4",
		"a size is missing":         "a=4,,8&b=8",
		"markup":                    "e=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E",
		"a broken escape":           "e=%zz",
		"a truncated escape":        "e=a%2",
		"an operation there is not": "e=ones(3)%2B1&show=a*2",
		"a theme there is not":      "e=ones(3)%2B1&theme=purple",
		"2,001 characters":          "e=" + strings.Repeat("a", 1999),
		"a name without value":      "e=a%2Bb",
	} {
		p.open("embed/v1/?" + query)
		p.until(name+": a sentence and a caret", "document.querySelector('.mistake p')?.textContent.length > 10 && document.querySelector('.mistake pre')?.textContent.includes('^')")
		p.wrongIf("document.querySelector('main img, main script')", "%s: markup of the address became part of the page", name)
	}
}

// TestAddressesOfFrames opens the pages that others frame: an odd step, another look, a question
// about a program that goes on, which names the operation of the figure, and a first step that
// does not give away what comes out, and knows it once it was seen.
func TestAddressesOfFrames(t *testing.T) {
	p := newTab(t)
	p.open("embed/v1/" + lessonFigure + "?step=-3")
	p.until("a sentence and the figure", "document.querySelector('.mistake')?.textContent.includes('-3') && document.querySelector('.player svg')")
	p.open("embed/v1/" + lessonFigure + "?step=end&theme=dark&controls=0&bg=transparent")
	p.until("the last stop", "(s => s && s.stop === s.stops - 1)(document.querySelector('.player').shapecast)")
	p.wrongIf("document.querySelector('.player-bar').offsetHeight > 0 || document.documentElement.dataset.theme !== 'dark'", "the controls or the theme are not as the address says")
	p.open("embed/v1/?mode=predict&e=" + url.QueryEscape("(ones(4, 1) * arange(3)).sum(axis=1)"))
	p.until("the question", "document.querySelector('.predict .ask')?.textContent === 'What shape does ones(4, 1) * arange(3) give?'")
	p.fill(".predict input", "(4, 3)")
	p.click(".predict [type=submit]").until("the answer to be taken", "document.querySelector('.predict .reply.right')")
	p.open("embed/v1/?e=ones(3,1)+%2B+ones(4)&step=0")
	p.until("the question", "document.querySelector('.player')?.dataset.kind === 'ask' && document.querySelector('.player').dataset.stop === '0'")
	eval[any](p, "document.querySelector('.player').shapecast.go(4)")
	const answered = "document.querySelector('.player').dataset.kind === 'ok'"
	p.until("the answer", answered)
	eval[any](p, "document.querySelector('.player').shapecast.go(0)")
	p.until("the first step, answered", answered+" && document.querySelector('.player').dataset.stop === '0'")
}

func TestEmbedFitsFiveHundredByThreeHundred(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(500, 300))
	for _, path := range []string{"embed/v1/" + lessonFigure, "embed/v1/?e=a%2Bb&a=4,32,8&b=8"} {
		p.open(path).until("the figure", "document.querySelector('.player svg')")
		atMost(t, fmt.Sprintf("%s is … px wider than 500", path), eval[int](p, "document.documentElement.scrollWidth - innerWidth"), 0)
		small := eval[float64](p, "Math.min(...[...document.querySelectorAll('.player svg[data-marks]')].filter(s => s.clientWidth).map(s => s.getBoundingClientRect().width / s.viewBox.baseVal.width))")
		wrongIf(t, small < 0.9, "%s is shrunk to %.2f, want at least 0.9", path, small)
		if path == "embed/v1/"+lessonFigure {
			p.until("its player", "document.querySelector('.player')?.shapecast")
			eval[any](p, "dispatchEvent(new Event('beforeprint'))")
			is(t, "stops on paper", eval[int](p, "document.querySelectorAll('.sheet svg').length"), eval[int](p, "document.querySelector('.player').shapecast.stops"))
			eval[any](p, "dispatchEvent(new Event('afterprint'))")
			p.wrongIf("document.querySelector('.sheet')", "the sheet stays on the page")
		}
	}
}

func TestEmbedScriptIsSmall(t *testing.T) {
	data := must(os.ReadFile("../web/embed.js"))(t)
	small := len(zipped(data))
	t.Logf("embed.js: %d bytes gzipped", small)
	wrongIf(t, small > 3500, "embed.js has %d bytes gzipped, want at most 3500", small)
}

// TestTheElementTakesEveryKey holds that the attributes of the element are the keys of
// addresses: which operation is drawn, and operands of any name.
func TestTheElementTakesEveryKey(t *testing.T) {
	c := openCourse(t, `<broadcast-figure e="a + f; a * f" show="a + f" a="3,1" f="4" h="500" loading="eager"></broadcast-figure><script src="SITE/embed/v1/embed.js"></script>`)
	c.until("the sum", heardOf("broadcast.ready", "true"))
	const query = "new URL(document.querySelector('broadcast-figure').shadowRoot.querySelector('iframe').src).searchParams"
	is(t, "the address has", eval[string](c.tab, "['show', 'a', 'f', 'h'].map(key => "+query+".get(key)).join('|')"), "a + f|3,1|4|500")
	want(t, "the figure is", inside[string](c, "/embed/v1/", "document.querySelector('.player').getAttribute('aria-label')"), "plus")
}

// TestOtherOperationsOfAFrame goes to the other operation of a program, and tells the host.
func TestOtherOperationsOfAFrame(t *testing.T) {
	c := openCourse(t, frame("?lang=en&amp;e="+url.QueryEscape("a = ones(3, 1)\nb = arange(4)\na * b + b"), ""))
	const page, says = "/embed/v1/", "document.querySelector('.given .lines')?.textContent === '%s' && document.querySelector('.player').getAttribute('aria-label').includes('%s')"
	c.within(page, "the first operation", fmt.Sprintf(says, "line 3 of 3 · operation 1 of 2‹›", "times"))
	inside[any](c, page, "document.querySelector('.given button:not(:disabled)').click()")
	c.within(page, "the second operation", fmt.Sprintf(says, "line 3 of 3 · operation 2 of 2‹›", "plus"))
	c.until("its address", heardOf("broadcast.state", "m.url.includes('show=a+*+b+%2B+b')"))
	atMost(t, "px are cut", inside[float64](c, page, "document.documentElement.scrollWidth - innerWidth"), 0)
}

// TestWhoseColour holds that a program beside a figure says by colours what each operand
// of it is, also one that has no name, and in a lesson when another program is put there.
func TestWhoseColour(t *testing.T) {
	p := newTab(t)
	const coloured = "[...document.querySelectorAll('%s span')].map(s => s.className + ': ' + s.textContent + ' ' + getComputedStyle(s).color).join('; ')"
	const blue, brown = " rgb(28, 107, 181)", " rgb(173, 85, 0)"
	p.open("embed/v1/?theme=light&e=" + url.QueryEscape("a = arange(3)\nb = ones(4, 1)\na + b * a") + "&show=a+%2B+b+*+a")
	p.until("the figure", "document.querySelector('.player')")
	is(t, "the program", eval[string](p, fmt.Sprintf(coloured, "main pre")), "a: a = arange(3)"+blue+"; a: a"+blue+"; b: b * a"+brown)
	p.wishes("prefers-color-scheme", "light")
	p.open("en/a-trailing-vector/").unfold().fill(".live-figure textarea", "ones((2, 1)) - (ones(3) + 1)")
	p.until("the operation", fmt.Sprintf(coloured, "#bonus .drawn")+" === '"+"a: ones((2, 1))"+blue+"; b: ones(3) + 1"+brown+"'")
}

// A figure with room of its own has the height that it needs at each width of its page.
func TestAFigureFollowsTheWidthOfItsPage(t *testing.T) {
	c := openCourse(t, `<main><div id="column" style="width:700px"><broadcast-figure e="ones(4,1)-ones(4)" loading="eager"><div style="min-height:200px"></div></broadcast-figure></div><script src="SITE/embed/v1/embed.js"></script>`)
	const height = "Math.round(document.querySelector('broadcast-figure').getBoundingClientRect().height)"
	c.until("the figure", "document.querySelector('broadcast-figure').shadowRoot?.querySelector('iframe')?.inert === false && "+height+" > 300")
	eval[any](c.tab, "setTimeout(() => { window.wide = "+height+" }, 800)")
	c.until("its height", "window.wide > 300")
	eval[any](c.tab, "document.querySelector('#column').style.width = '330px'")
	c.until("another height", height+" !== window.wide")
	eval[any](c.tab, "document.querySelector('#column').style.width = '700px'")
	c.until("the first height", height+" === window.wide")
}
