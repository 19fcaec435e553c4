package wasm_test

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// TestCheckGoesOnceAllIsTicked holds that a question with ticks that are right has nothing
// more to check, until one is taken back.
func TestCheckGoesOnceAllIsTicked(t *testing.T) {
	p := newTab(t)
	p.open("en/why-from-the-right/")
	p.wake()
	p.until("the program", programRuns)
	eval[any](p, "document.querySelectorAll('.quiz li').forEach((li) => { li.querySelector('input').checked = li.dataset.right === 'true'; })")
	p.click(".quiz [type=submit]")
	p.until("the reply", "document.querySelector('.quiz .reply.right')")
	const seen = "document.querySelector('.quiz [type=submit]').checkVisibility()"
	p.until("no button", "!"+seen)
	eval[any](p, "document.querySelector('.quiz input').click()")
	p.until("the button again", seen)
}

// TestATaskShowsItsFigure solves a task on a phone: what it draws comes into view, and in
// the head of a figure no word is broken.
func TestATaskShowsItsFigure(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	p.wishes("prefers-reduced-motion", "reduce")
	p.open("zh/in-place/")
	p.wake()
	p.until("the program", programRuns)
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

// TestTheStartKnowsALearner answers a question before the first visit to the start page:
// that does not offer to begin.
func TestTheStartKnowsALearner(t *testing.T) {
	p := newTab(t)
	p.open("en/why-from-the-right/")
	p.answer(0, "axis 1")
	p.open("")
	p.until("the page", "document.readyState === 'complete'")
	p.wrongIf("document.querySelector('.intro .take').checkVisibility()", "it says “Take the course”")
}
