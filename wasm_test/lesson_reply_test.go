package wasm_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
)

// inView is whether all of an element is in the window.
const inView = `const inView = (e) => { const b = e?.getBoundingClientRect(); return Boolean(b && b.height && b.top >= -1 && b.bottom <= innerHeight + 1); };`

// TestARightAnswerIsSeenOnAPhone answers at the upper and at the lower edge of a phone:
// the figure that plays comes into view, and with it what is said to the answer.
func TestARightAnswerIsSeenOnAPhone(t *testing.T) {
	p := newTab(t)
	for _, l := range []struct{ path, motion, edge, button string }{
		{"en/a-trailing-vector/", "", "end", ".predict [type=submit]"},
		{"zh/a-trailing-vector/", "reduce", "start", ".predict [type=submit]"},
		{"en/it-ran-and-it-is-wrong/", "reduce", "end", ".predict [type=submit]"},
		{"zh/it-ran-and-it-is-wrong/", "", "start", ".predict [type=submit]"},
		{"en/what-a-shape-says/", "", "end", ".predict [data-do=reveal]"},
	} {
		p.anew()
		p.do(chromedp.EmulateViewport(390, 844))
		p.wishes("prefers-reduced-motion", l.motion)
		p.open(l.path)
		p.wired()
		p.fill(".predict input", p.text(".predict .solution code"))
		eval[any](p, fmt.Sprintf("document.querySelector('%s').scrollIntoView({block: '%s', behavior: 'instant'})", l.button, l.edge))
		eval[any](p, "document.querySelector('"+l.button+"').click()")
		p.until("the figure and the reply, "+l.path, `(() => { `+inView+`
			const stage = document.querySelector('.stage[data-open]');
			return stage && inView(stage.querySelector('.player-figure')) && [...document.querySelectorAll('.reply')].some(inView);
		})()`)
	}
}

// TestAnAnswerBesideItsFigureIsSaidOnce shows an answer on a desk, where the figure is
// beside its question: both are seen, and with them the controls of the figure.
func TestAnAnswerBesideItsFigureIsSaidOnce(t *testing.T) {
	p := newTab(t)
	for _, path := range []string{"en/axes-of-size-1/", "zh/axes-of-size-1/"} {
		p.anew()
		p.do(chromedp.EmulateViewport(1280, 720))
		p.wishes("prefers-reduced-motion", "reduce")
		p.open(path)
		p.wired()
		p.click(".predict [data-do=reveal]")
		p.until("the answer and its figure, "+path, `(() => { `+inView+`
			const stage = document.querySelector('.stage[data-open]');
			return stage && inView(document.querySelector('.predict .reply')) && inView(stage.querySelector('.player-bar')) && !document.querySelector('.echo');
		})()`)
	}
}

// TestARejectionIsRead hands a goal in as it stands: on a phone what is said takes four
// rows at most.
func TestARejectionIsRead(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	for _, path := range []string{"en/a-trailing-vector/", "zh/a-trailing-vector/", "en/in-place/"} {
		p.open(path)
		p.wake()
		p.until("the program", programRuns)
		for i := range eval[int](p, "document.querySelectorAll('.goal').length") {
			goal := fmt.Sprintf("document.querySelectorAll('.goal')[%d]", i)
			eval[any](p, "void "+goal+".querySelector('form').requestSubmit()")
			p.until("a reply", goal+".querySelector('.reply p')")
			atMost(t, fmt.Sprintf("%s: %q takes … rows", path, eval[string](p, goal+".querySelector(`.reply p`).textContent")), eval[float64](p, "(e => e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight))("+goal+".querySelector('.reply p'))"), 4.1)
		}
	}
}

// TestNothingMovesUnderTheFinger presses Check at the lower edge of the window: what is
// said comes into view, and the button stays where it is, again and again.
func TestNothingMovesUnderTheFinger(t *testing.T) {
	p := newTab(t)
	for _, size := range [][2]int64{{390, 844}, {1280, 720}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.open("en/axes-of-size-1/")
		p.wake()
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

// TestAPhoneFoldsTheFigureOfAnAnswer holds that a right answer whose figure no lesson
// shows takes half a phone, and that the figure can be opened.
func TestAPhoneFoldsTheFigureOfAnAnswer(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	p.open("zh/final-test/")
	p.answer(0, "")
	atMost(t, "the card takes … of the screen", eval[float64](p, "document.querySelector('.predict').offsetHeight / innerHeight"), 0.5)
	p.click(".predict .fold > summary")
	p.until("the figure", "document.querySelector('.predict .fold svg[data-marks]')?.checkVisibility() && document.querySelector('.predict .fold svg[data-marks]').getBoundingClientRect().width <= 330")
}

// TestAReasonIsWrittenIntoItsPlace draws a figure twice, as an answer that is shown does:
// what is said stays what it is, with the names in it.
func TestAReasonIsWrittenIntoItsPlace(t *testing.T) {
	p := newTab(t)
	p.open("en/size-0/")
	p.wake()
	said := await[[]string](p, `(async () => {
		const form = [...document.querySelectorAll('.predict form')].at(-1), seen = new Set();
		form.querySelector('[data-do=reveal]').click();
		for (let frame = 0; frame < 120; frame++) {
			await new Promise(requestAnimationFrame);
			form.querySelectorAll('.player-reason').forEach((reason) => seen.add(reason.textContent));
		}
		return [...seen];
	})()`)
	if want := "The last slice of A has no partner. Only size 1 stretches; other sizes have to be equal."; !slices.Equal(said, []string{want}) {
		t.Errorf("it says %q, want %q", said, want)
	}
}
