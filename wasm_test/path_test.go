package wasm_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// core are the lessons that are enough for daily work, in their order.
var core = []string{"what-a-shape-says", "a-trailing-vector", "why-from-the-right", "axes-of-size-1", "insert-an-axis", "it-ran-and-it-is-wrong"}

// TestLessonsWork answers and edits all there is in lessons: in those of the core path from
// the contents, which lead to one after another, and in those of each kind.
func TestLessonsWork(t *testing.T) {
	beside(t)
	byLanguage(t, ofEachKind(t), func(p *tab, pages []string) {
		lang := pages[0][:len("en/")]
		path := core
		if lang == "zh/" && !*every {
			path = core[:1]
		}
		for i, lesson := range path {
			p.leads(lang, lesson)
			p.open(lang + lesson + "/")
			p.finds(lesson, working)
			if i+1 < len(core) {
				p.wrongUnless("document.querySelector('.pager [rel=next]').href.includes('"+core[i+1]+"')", "%s does not lead to %s", lesson, core[i+1])
			}
		}
		p.open(lang)
		done := eval[string](p, "[...document.querySelectorAll('[data-core] > .done')].map(e => e.textContent.slice(0, 5)).join('|')")
		is(p, "lessons of the path that the contents call finished", strings.Count(done, "✓"), len(path))
		if len(path) < len(core) {
			p.leads(lang, core[len(path)])
		}
		for _, path := range pages {
			if !slices.Contains(core, strings.Trim(path[len(lang):], "/")) {
				p.open(path)
				p.finds(path, working)
			}
		}
	})
}

// leads opens the contents, which lead to a lesson.
func (p *tab) leads(lang, lesson string) {
	p.open(lang)
	if got, want := eval[string](p, "document.querySelector('.continue a').href"), lang+lesson+"/"; !strings.HasSuffix(got, want) {
		p.Fatalf("the contents lead to %s, want %s", got, want)
	}
}

// stepAt is the step that a list marks, and the stop that its figure goes to.
const stepAt = `(() => {
	const list = document.querySelector('.step-list'), items = [...list.children];
	const place = document.getElementById(list.dataset.figure);
	return items.findIndex(e => e.ariaCurrent === 'step' || e.getAttribute('aria-current') === 'step') + ':' + place.querySelector('.player').shapecast.stop;
})()`

// showing opens a lesson and its first figure.
func showing(t *testing.T, path string, width, height int64) (p *tab, ends []int) {
	p = newTab(t)
	p.do(chromedp.EmulateViewport(width, height))
	p.open(path).wired()
	eval[any](p, "void (document.querySelector('.stage[data-gate] .player').shapecast.speed = 20)")
	eval[any](p, "document.querySelector('[data-show]').click()")
	p.until("the end of its story", "(p => p.stop === p.last && !p.playing)(document.querySelector('.stage[data-gate] .player').shapecast)")
	p.until("its clock", "document.querySelector('.told .player').shapecast")
	eval[any](p, "void (document.querySelector('.told .player').shapecast.speed = 8)")
	return p, eval[[]int](p, "document.querySelector('.told .live-figure').dataset.steps.split(',').map(Number)")
}

// scrolling scrolls down or up a little at a time until a step is marked.
const scrolling = `(async () => {
	const items = [...document.querySelectorAll('.step-list > li')], at = () => items.findIndex((e) => e.ariaCurrent);
	for (let n = 0; n < 400 && at() !== %d; n++) {
		scrollBy({ top: %d, behavior: 'instant' });
		await new Promise((next) => setTimeout(next, 80));
	}
})()`

// panned is where that begins and ends which a step is about, the shapes or the values,
// and where the figure ends.
const panned = `(async () => {
	await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
	const figure = document.querySelector('.told .live-figure'), svg = [...figure.querySelectorAll('svg[data-marks]')].find((e) => e.checkVisibility());
	const boxes = [...svg.querySelectorAll(%d < 3 ? '[data-axis] rect' : '[data-cell]')].map((e) => e.getBoundingClientRect());
	return [Math.min(...boxes.map((b) => b.top)), Math.max(...boxes.map((b) => b.bottom)), figure.getBoundingClientRect().bottom];
})()`

// TestStepsAreScrolled reads the sentences one after another. The figure goes along, and what
// a step is about stays in view. Then it presses sentences, and a step of the figure's own rail.
func TestStepsAreScrolled(t *testing.T) {
	beside(t)
	for _, screen := range []struct {
		name, lang    string
		width, height int64
		most          float64 // of the screen, that the figure takes while it stays
	}{{"wide", "en", 1280, 800, 1}, {"phone", "zh", 390, 844, 0.42}} {
		t.Run(screen.name, func(t *testing.T) {
			p, ends := showing(t, screen.lang+"/axes-of-size-1/", screen.width, screen.height)
			eval[any](p, "(e => scrollBy({top: e.getBoundingClientRect().top - innerHeight, behavior: 'instant'}))(document.querySelector('.step-list'))")
			before := -1
			for _, i := range []int{0, 1, 2, 3, 4, 2} {
				await[any](p, fmt.Sprintf(scrolling, i, 30*cmp.Compare(i, before)))
				before = i
				p.until(fmt.Sprintf("step %d", i), stepAt+fmt.Sprintf(" === '%d:%d'", i, ends[i]))
				p.do(chromedp.Sleep(300 * time.Millisecond)) // what it is about comes into view
				box := await[[]float64](p, fmt.Sprintf(panned, i))
				stays := i > 2 // before, it goes up with its text
				wrongIf(t, box[0] < 0 || box[1] > box[2]+1 || stays && box[2] > screen.most*float64(screen.height)+1, "step %d: what it is about reaches from %.0f to %.0f, the figure to %.0f", i, box[0], box[1], box[2])
			}
			for _, i := range []int{0, 3, 1, 4, 0} {
				eval[any](p, fmt.Sprintf("document.querySelectorAll('.step-list .step')[%d].click()", i))
				p.until("step", stepAt+fmt.Sprintf(" === '%d:%d'", i, ends[i]))
			}
			p.click(".told .player-mark:nth-child(3)").until("the third step", stepAt+fmt.Sprintf(" === '2:%d'", ends[2]))
		})
	}
}

// TestGate holds that a figure stays covered until its question is answered,
// and that this is remembered without anything moving.
func TestGate(t *testing.T) {
	p := newTab(t)
	p.before("window.shift = 0; new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput && e.sources.some(s => s.node?.parentElement?.closest('main'))) { window.shift += e.value; window.moved = e.sources.map(s => s.node?.className || s.node?.nodeName).join(); } }).observe({type: 'layout-shift', buffered: true})")
	const covered = "!document.querySelector('.stage[data-gate] .player-bar').checkVisibility({visibilityProperty: true}) && !document.querySelector('.sentence').checkVisibility()"
	p.open("en/it-ran-and-it-is-wrong/")
	p.wrongUnless(covered, "the figure shows the answer to the question above it")
	is(t, "the figure waits for", p.text(".curtain a[href='#vector-minus-column']"), "What shape does it give?")
	p.answer(0, "(3, 5)")
	want(t, "the reason is", p.text(".reply.wrong"), "Axis 1")
	p.wrongUnless(covered, "a wrong answer uncovers the figure")
	p.answer(0, "").until("the figure", "!("+covered+")")
	p.do(chromedp.Reload())
	p.until("the figure again", "document.querySelector('.stage[data-gate] .player') && !("+covered+")")
	p.do(chromedp.Sleep(500e6))
	atMost(t, fmt.Sprintf("the page moves by …: %s", eval[string](p, "window.moved ?? ''")), eval[float64](p, "window.shift"), 0)
	p.open("zh/it-ran-and-it-is-wrong/")
	p.wrongIf(covered, "the other language does not know the answer")
	other := newTab(t)
	other.open("zh/it-ran-and-it-is-wrong/").click("[data-show]").until("the figure", "!("+covered+")")
	other.do(chromedp.Reload())
	other.until("the figure again", "!("+covered+") && document.querySelector('.ask .done').textContent === '看过答案'")
}

// TestTheEndNamesWhatWasMissed answers two questions of the final test on a phone, one of them
// wrongly first: the end tells first tries from later ones, and names the lesson to go back to.
// A right answer whose figure no lesson shows takes half a phone, and the figure can be opened.
// Who has slipped everywhere is told of three questions.
func TestTheEndNamesWhatWasMissed(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	p.open("zh/final-test/").answer(2, "axis 1").answer(2, "")
	const missed = "[...document.querySelectorAll('ul.missed > li')].filter(e => e.checkVisibility()).map(e => e.textContent.trim()).join()"
	is(t, "missed are", eval[string](p, missed), "第 3 题：为什么从右边对齐")
	is(t, "the score is", p.text(".score"), "10 题答对 1 题")
	p.answer(0, "")
	p.wrongIf(missed+".includes('第 1 题')", "a first try is missed")
	is(t, "questions lead back to a lesson", eval[int](p, "document.querySelectorAll('ul.missed > li').length"), 10)
	atMost(t, "the card takes … of the screen", eval[float64](p, "document.querySelector('.predict').offsetHeight / innerHeight"), 0.5)
	p.click(".predict .fold > summary")
	p.until("the figure", "document.querySelector('.predict .fold svg[data-marks]')?.checkVisibility() && document.querySelector('.predict .fold svg[data-marks]').getBoundingClientRect().width <= 330")
	eval[any](p, `document.querySelectorAll('.predict').forEach((e, i) => document.dispatchEvent(new CustomEvent('shapecast-answered', { detail: { question: e.id, answer: '0', correct: i > 2, attempts: 2 } })))`)
	is(t, "questions are named", eval[int](p, "document.querySelectorAll('.missed > li:not([hidden])').length"), 3)
}
