package wasm_test

import (
	"cmp"
	"fmt"
	"github.com/chromedp/chromedp"
	"strings"
	"testing"
)

// inView is whether all of an element is in the window.
const inView = `const inView = (e) => { const b = e?.getBoundingClientRect(); return Boolean(b && b.height && b.top >= -1 && b.bottom <= innerHeight + 1); };`

// TestARightAnswerIsSeenOnAPhone answers at the upper and at the lower edge of a phone, where an
// unanswered figure takes two fifths of the screen: the figure that plays comes into view, and
// with it what is said to the answer. On a desk the figure is beside its question: both are
// seen, and with them the controls of the figure.
func TestARightAnswerIsSeenOnAPhone(t *testing.T) {
	p := newTab(t)
	for _, l := range []struct {
		path, motion, edge string
		size               [2]int64
	}{
		{"en/a-trailing-vector/", "", "end", screens[1]},
		{"zh/it-ran-and-it-is-wrong/", "", "start", screens[1]},
		{"en/what-a-shape-says/", "", "", screens[1]},
		{"zh/insert-an-axis/", "reduce", "end", screens[1]},
		{"en/axes-of-size-1/", "reduce", "", screens[0]},
	} {
		p.anew()
		p.do(chromedp.EmulateViewport(l.size[0], l.size[1]))
		p.wishes("prefers-reduced-motion", l.motion).open(l.path).wired()
		seen := "[...document.querySelectorAll('.reply')].some(inView) && inView(stage.querySelector('.player-figure'))"
		if l.size == screens[0] {
			seen = "inView(document.querySelector('.predict .reply')) && inView(stage.querySelector('.player-bar')) && !document.querySelector('.echo')"
		} else {
			atMost(t, l.path+": the figure takes … of the screen", eval[float64](p, "document.querySelector('.stage[data-gate] .live-figure').getBoundingClientRect().height / innerHeight"), 0.42)
		}
		button := ".predict [data-do=reveal]"
		if l.edge != "" {
			button = ".predict [type=submit]"
			p.fill(".predict input", p.text(".predict .solution code"))
		}
		eval[any](p, fmt.Sprintf("(e => { e.scrollIntoView({block: '%s', behavior: 'instant'}); e.click(); })(document.querySelector('%s'))", cmp.Or(l.edge, "end"), button))
		p.until("the answer and its figure, "+l.path, `(() => { `+inView+` const stage = document.querySelector('.stage[data-open]'); return stage && `+seen+`; })()`)
	}
}

// TestARejectionIsRead hands a goal in as it stands: on a phone what is said takes four
// rows at most. A letter in the wrong place is mended by one tap, and a 1 that is placed takes a
// reply away.
func TestARejectionIsRead(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	for _, path := range []string{"zh/a-trailing-vector/", "en/in-place/"} {
		p.open(path).wake().until("the program", programRuns)
		for i := range eval[int](p, "document.querySelectorAll('.goal').length") {
			goal := fmt.Sprintf("document.querySelectorAll('.goal')[%d]", i)
			eval[any](p, "void "+goal+".querySelector('form').requestSubmit()")
			p.until("a reply", goal+".querySelector('.reply p')")
			atMost(t, fmt.Sprintf("%s: %q takes … rows", path, eval[string](p, goal+".querySelector(`.reply p`).textContent")), eval[float64](p, "(e => e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight))("+goal+".querySelector('.reply p'))"), 4.1)
		}
	}
	p.fill("#room textarea", "x = torch.arange(2)\nx.reshpe(2, 1)") // one tap mends it
	p.click("#room [type=submit]").click("#room .reply .button")
	p.until("the mended program", "document.querySelector('#room textarea').value.endsWith('x.reshape(2, 1)') && document.querySelector('#room .reply p')")
	p.open("zh/a-trailing-vector/").fill(".predict input", "(1, 1, 1, 4)")
	p.click(".predict [type=submit]").until("the reply", "document.querySelector('.predict .reply.wrong')")
	p.click(".predict [data-do=left]").until("no reply", "!document.querySelector('.predict .reply')")
	is(t, "the field holds", p.value(".predict input"), "(1, 1, 1, 1, 4)")
}

// TestNothingMovesUnderTheFinger presses Check at the lower edge of the window: what is
// said comes into view, and the button stays where it is, again and again.
func TestNothingMovesUnderTheFinger(t *testing.T) {
	p := newTab(t)
	for _, size := range [][2]int64{{390, 844}, {1280, 720}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.open("en/axes-of-size-1/").wake()
		eval[any](p, "document.querySelectorAll('.predict input').forEach((field) => { field.value = '(9, 9)'; })")
		for _, form := range []string{".predict form", ".goal form", ".quiz form"} {
			eval[any](p, "document.querySelector('"+form+" [type=submit]').scrollIntoView({block: 'end', behavior: 'instant'})")
			for range 2 {
				moved := await[float64](p, `(async () => { `+inView+`
					const form = document.querySelector('`+form+`'), button = form.querySelector('[type=submit]'), before = button.getBoundingClientRect().top;
					const said = new Promise((next) => document.addEventListener('shapecast-replied', next, { once: true }));
					button.click();
					await said;
					await new Promise((next) => setTimeout(next, 300));
					return inView(form.querySelector('.reply')) ? Math.abs(button.getBoundingClientRect().top - before) : 1e3;
				})()`)
				wrongIf(t, moved > 1, "%v: the button of %s moves by %.0f px, or says nothing", size, form, moved)
			}
		}
	}
}

// TestAReasonIsWrittenIntoItsPlace draws a figure twice, as an answer that is shown does:
// what is said stays what it is, with the names in it.
func TestAReasonIsWrittenIntoItsPlace(t *testing.T) {
	p := newTab(t)
	p.open("en/size-0/").wake()
	said := await[[]string](p, `(async () => {
		const form = [...document.querySelectorAll('.predict form')].at(-1), seen = new Set();
		form.querySelector('[data-do=reveal]').click();
		for (let frame = 0; frame < 120; frame++) {
			await new Promise(requestAnimationFrame);
			form.querySelectorAll('.player-reason').forEach((reason) => seen.add(reason.textContent));
		}
		return [...seen];
	})()`)
	is(t, "it says", strings.Join(said, " | "), "The last slice of A has no partner. Only size 1 stretches; other sizes have to be equal.")
	p.click(".brand").until("the playground in the language of the lesson", "document.querySelector('.playground') && document.documentElement.lang === 'en'")
}

// TestATaskShowsItsFigure solves a task on a phone: what it draws comes into view, and in
// the head of a figure no word is broken.
func TestATaskShowsItsFigure(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	p.wishes("prefers-reduced-motion", "reduce").open("zh/in-place/").wake().until("the program", programRuns)
	atMost(t, "“编辑” takes … lines", eval[float64](p, "Math.max(...[...document.querySelectorAll('.program summary .opens')].map((e) => e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight)))"), 1.5)
	const program = "x = torch.arange(12).reshape(3, 2, 2)\\ny = torch.tensor([20, 30])\\n"
	try := func(line string) {
		eval[any](p, "document.querySelector('.goal textarea').value = '"+program+line+"'")
		eval[any](p, "document.querySelector('.goal [type=submit]').scrollIntoView({block: 'end', behavior: 'instant'})")
		p.click(".goal [type=submit]")
	}
	try("y + x")
	p.until("that it is not in place", "document.querySelector('.goal .reply.wrong')?.textContent.includes('新数组')")
	try("x.add_(y)")
	p.until("the figure", "(() => { "+inView+" return document.querySelector('.goal .reply.right') && inView(document.querySelector('.goal .canvas .player-figure')); })()")
}

// TestAHeldPressIsNotLost presses "Check" in places that nobody came near, one
// after another on a busy page: the program may answer while a press is on its
// way, when a browser takes no second one for the same form. What was ticked before
// counts, and nothing ticked is no answer.
func TestAHeldPressIsNotLost(t *testing.T) {
	p := newTab(t)
	for round := range 2 {
		p.open("en/axes-of-size-1/")
		said := "Tick at least one"
		eval[any](p, "window.told = 0, document.addEventListener('shapecast-answered', () => void told++)")
		if round > 0 { // a later visit finds the tick again
			eval[any](p, "(box => box.checked || box.click())(document.querySelector('#recall-from-right li:nth-child(2) input'))")
			said = "Wrong or left out: 3"
		}
		const press = `(form) => {
			for (const end = performance.now() + 60; performance.now() < end;);
			form.querySelector('[type=submit]').click();
		}`
		eval[any](p, "("+press+")(document.querySelector('#recall-from-right form'))")
		p.until("the first answer", "document.querySelector('#recall-from-right .reply')?.textContent.includes('"+said+"')")
		is(t, fmt.Sprintf("visit %d: … answers are told", round), eval[int](p, "told"), round)
		eval[any](p, "document.querySelectorAll('.predict input').forEach((field) => { field.value = '(9, 9)' })")
		eval[any](p, "[...document.querySelectorAll(':is(.goal, .predict) form')].forEach("+press+")")
		p.until("an answer to each press", "[...document.querySelectorAll(':is(.goal, .predict) form')].every((form) => form.querySelector('.reply'))")
	}
}

// TestAPlaceThatAnsweredDoesNotWait presses in places that nobody came near, while the
// program answers in the first: it may answer before the press is held, and
// nothing told the place afterwards that the wait is over.
func TestAPlaceThatAnsweredDoesNotWait(t *testing.T) {
	p := newTab(t)
	p.open("en/axes-of-size-1/")
	eval[any](p, `(() => {
		const [first, ...others] = document.querySelectorAll('main [data-do=reveal]');
		const next = () => others.forEach((button, i) => setTimeout(() => button.click(), 5 * i));
		document.addEventListener('shapecast-ready', next, { capture: true, once: true });
		first.click();
	})()`)
	p.until("each answer", "document.querySelectorAll('.reply').length === document.querySelectorAll('.goal, .predict').length")
	still := await[int](p, "new Promise((next) => setTimeout(() => next(document.querySelectorAll('main .wait, main [aria-busy]').length), 900))")
	is(t, "places that still wait", still, 0)
}
