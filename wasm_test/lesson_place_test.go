package wasm_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestAnAnswerKeepsItsPlace answers questions whose figure stands behind other questions
// or figures: the page stays where it is, and says there that the answer is right.
func TestAnAnswerKeepsItsPlace(t *testing.T) {
	p := newTab(t)
	for _, l := range []struct {
		path, question string
		size           [2]int64
	}{
		{"zh/final-test/", "t4-weights", [2]int64{390, 844}},
		{"en/final-test/", "t5-accuracy", [2]int64{1280, 720}},
		{"zh/in-place/", "grow", [2]int64{390, 844}},
		{"en/named-axes/", "forgotten-letter", [2]int64{1280, 720}},
	} {
		p.anew()
		p.do(chromedp.EmulateViewport(l.size[0], l.size[1]))
		p.open(l.path)
		p.wake()
		p.fill("#"+l.question+" input", p.text("#"+l.question+" .solution code"))
		eval[any](p, "document.querySelector('#"+l.question+" form').scrollIntoView({block: 'center', behavior: 'instant'})")
		before := eval[float64](p, "scrollY")
		p.click("#" + l.question + " [type=submit]")
		p.until("the reply in view", `(() => { `+inView+` return inView(document.querySelector('#`+l.question+` .reply.right')); })()`)
		atMost(t, l.path+": the page moves by … px", await[float64](p, fmt.Sprintf("new Promise((next) => setTimeout(() => next(Math.abs(scrollY - %f)), 1200))", before)), 100)
	}
}

// TestALessonLeadsToItsLanguage goes from a lesson to the playground: it is in the
// language of the lesson.
func TestALessonLeadsToItsLanguage(t *testing.T) {
	p := newTab(t)
	for path, lang := range map[string]string{"zh/what-a-shape-says/": "zh-Hans", "en/size-0/": "en"} {
		p.anew()
		p.open(path)
		p.click(".brand")
		p.until(lang, "document.querySelector('.playground') && document.documentElement.lang === '"+lang+"'")
	}
}

// TestFiguresAreReadOnLowScreens measures the smallest text of each figure.
func TestFiguresAreReadOnLowScreens(t *testing.T) {
	p := newTab(t)
	for _, size := range [][2]int64{{640, 360}, {844, 390}, {1280, 720}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		for _, path := range []string{"en/a-trailing-vector/", "en/many-operands/", "zh/named-axes/"} {
			p.open(path)
			p.until("the page", "document.readyState === 'complete'")
			least := eval[float64](p, `Math.min(...[...document.querySelectorAll('.stage')].flatMap((stage) => {
				stage.dataset.open = '';
				stage.scrollIntoView({block: 'start', behavior: 'instant'});
				const svg = [...stage.querySelectorAll('svg[data-marks]')].find((s) => s.getClientRects().length);
				return svg ? [...svg.querySelectorAll('text')].map((e) => parseFloat(getComputedStyle(e).fontSize) * svg.getScreenCTM().a) : [];
			}))`)
			wrongIf(t, least < 10, "%s at %v: text of %.1f px", path, size, least)
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

// TestEachSizeIsUndone types sizes one after the other: each is an edit, and a sign none.
func TestEachSizeIsUndone(t *testing.T) {
	p := staged(t, "ones(3, 2) + ones(2)", screens[1])
	p.mouse(chipA0)
	for _, size := range []string{"5", "7", "2"} {
		p.keys("-", size, kb.Enter)
		p.lineIs("ones(" + size + ", 2) + ones(2)")
	}
	for _, size := range []string{"7", "5", "3"} {
		p.pressed("undo")
		p.lineIs("ones(" + size + ", 2) + ones(2)")
	}
}

// TestASlipInATaskIsMended hands in a program with a letter in the wrong place: one tap
// writes it rightly.
func TestASlipInATaskIsMended(t *testing.T) {
	p := newTab(t)
	p.open("en/in-place/")
	p.wake()
	p.fill("#room textarea", "x = torch.arange(2)\nx.reshpe(2, 1)")
	p.click("#room [type=submit]")
	p.click("#room .reply .button")
	p.until("the mended program", "document.querySelector('#room textarea').value.endsWith('x.reshape(2, 1)') && document.querySelector('#room .reply p')")
}

// TestAPlacedOneTakesTheReplyAway presses a chip after a wrong answer.
func TestAPlacedOneTakesTheReplyAway(t *testing.T) {
	p := newTab(t)
	p.open("zh/a-trailing-vector/")
	p.wake()
	p.fill(".predict input", "(1, 1, 1, 4)")
	p.click(".predict [type=submit]")
	p.until("the reply", "document.querySelector('.predict .reply.wrong')")
	p.click(".predict [data-do=left]")
	p.until("no reply", "!document.querySelector('.predict .reply')")
	is(t, "the field holds", p.value(".predict input"), "(1, 1, 1, 1, 4)")
}

// TestTheEndNamesThree has slipped everywhere: the end of the test names three questions,
// the worst first, and three lessons.
func TestTheEndNamesThree(t *testing.T) {
	p := newTab(t)
	p.open("zh/final-test/")
	p.until("the page", "document.readyState === 'complete'")
	eval[any](p, `document.querySelectorAll('.predict').forEach((e, i) => document.dispatchEvent(new CustomEvent('shapecast-answered', { detail: { question: e.id, answer: '0', correct: i > 2, attempts: 2 } })))`)
	const shown = "[...document.querySelectorAll('.missed > li:not([hidden])')].map(e => e.dataset.question)"
	if got := eval[[]string](p, shown); len(got) != 3 {
		t.Errorf("it names %v", got)
	}
}
