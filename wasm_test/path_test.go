package wasm_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// core are the lessons that are enough for daily work, in their order.
var core = []string{"what-a-shape-says", "a-trailing-vector", "why-from-the-right", "axes-of-size-1", "insert-an-axis", "it-ran-and-it-is-wrong"}

// answering answers what a lesson asks: each question wrongly at first, then as
// it is. It lists what is amiss.
const answering = `(async () => {` + steps + `
	const covered = (id) => all('.stage[data-gate]').filter((s) => s.dataset.gate.split(' ').includes(id) && !('open' in s.dataset));
	for (const place of all('[data-live=predict]')) {
		const form = place.querySelector('form'), figures = covered(place.id);
		for (const f of figures) if (!f.querySelector('.player').inert || f.querySelector('.player-bar').checkVisibility({ visibilityProperty: true })) faults.push(place.id + ' is answered by a figure');
		for (const wrong of ['(9, 9)', 'what?']) {
			answer(place, wrong);
			await until(place.id + ' gives no reason to ' + wrong, () => form.querySelector('.reply.wrong')?.textContent.length > 20);
		}
		if (covered(place.id).length !== figures.length) faults.push(place.id + ' is given away after a wrong answer');
		answer(place, place.querySelector('.solution code').textContent);
		await until(place.id + ' refuses its answer', () => form.querySelector('.reply.right'));
		await until(place.id + ' leaves its figure covered', () => !covered(place.id).length);
	}
	for (const place of all('[data-live=quiz]')) {
		const form = place.querySelector('form');
		for (const box of all('#' + place.id + ' li[data-right=false] input')) box.click();
		send(form);
		await until(place.id + ' gives no reason', () => all('#' + place.id + ' li.wrong .why p').every((e) => /^(Not yet|还不对)/.test(e.textContent) && shown(e)) && form.querySelector('.reply.wrong'));
		for (const li of all('#' + place.id + ' li')) if (li.querySelector('input').checked !== (li.dataset.right === 'true')) li.querySelector('input').click();
		send(form);
		await until(place.id + ' refuses its answer', () => form.querySelector('.reply.right'));
	}
	for (const place of all('[data-live=goal]')) {
		const form = place.querySelector('form'), area = form.querySelector('textarea');
		type(area, area.value + ' ');
		send(form);
		await until(place.id + ' gives no reason', () => /(axis|轴) ?\d|[(]/i.test(form.querySelector('.reply.wrong')?.textContent));
		type(area, place.querySelector('.solution code').textContent);
		send(form);
		await until(place.id + ' refuses its solution', () => form.querySelector('.reply.right'));
	}
	return faults;
})()`

// TestCorePath does the core path in each language, with wrong answers on the
// way; it leaves after each lesson, and continues.
func TestCorePath(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "zh"} {
		t.Run(lang, func(t *testing.T) {
			p := newTab(t)
			p.open(lang + "/")
			for _, lesson := range core {
				want := lang + "/" + lesson + "/"
				if got := eval[string](p, "document.querySelector('.continue a').href"); !strings.HasSuffix(got, want) {
					t.Fatalf("the contents lead to %s, want %s", got, want)
				}
				p.open(want)
				for _, fault := range await[[]string](p, answering) {
					t.Errorf("%s: %s", want, fault)
				}
				if lesson != core[len(core)-1] && !eval[bool](p, "document.querySelector('.pager .core, .pager [rel=next]').href.includes('"+after(lesson)+"')") {
					t.Errorf("%s does not lead to the next of its path", want)
				}
				p.open(lang + "/")
			}
			done := eval[string](p, "[...document.querySelectorAll('[data-core] > .done')].map(e => e.textContent.slice(0, 5)).join('|')")
			if n := strings.Count(done, "✓"); n != len(core) {
				t.Errorf("the contents say %q of the path, want all finished", done)
			}
		})
	}
}

// after returns the lesson that follows on the core path.
func after(lesson string) string {
	for i, l := range core {
		if l == lesson {
			return core[i+1]
		}
	}
	return ""
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
	p.open(path)
	p.wired()
	eval[any](p, "void (document.querySelector('.stage[data-gate] .player').shapecast.speed = 20)")
	eval[any](p, "document.querySelector('[data-show]').click()")
	p.until("the end of its story", "(p => p.stop === p.last && !p.playing)(document.querySelector('.stage[data-gate] .player').shapecast)")
	p.until("its clock", "document.querySelector('.told .player').shapecast")
	eval[any](p, "void (document.querySelector('.told .player').shapecast.speed = 8)")
	return p, eval[[]int](p, "document.querySelector('.told .live-figure').dataset.steps.split(',').map(Number)")
}

// TestStepsArePressed presses a sentence, and then a step of the figure's own rail.
func TestStepsArePressed(t *testing.T) {
	t.Parallel()
	p, ends := showing(t, "en/axes-of-size-1/", 1280, 800)
	for _, i := range []int{0, 3, 1, 4, 0} {
		eval[any](p, fmt.Sprintf("document.querySelectorAll('.step-list .step')[%d].click()", i))
		p.until("step", stepAt+fmt.Sprintf(" === '%d:%d'", i, ends[i]))
	}
	p.click(".told .player-mark:nth-child(3)")
	p.until("the third step", stepAt+fmt.Sprintf(" === '2:%d'", ends[2]))
}

// scrolling scrolls down or up a little at a time until a step is marked.
const scrolling = `(async () => {
	const items = [...document.querySelectorAll('.step-list > li')], at = () => items.findIndex((e) => e.ariaCurrent);
	for (let n = 0; n < 400 && at() !== %d; n++) {
		scrollBy({ top: %d, behavior: 'instant' });
		await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
	}
})()`

// TestStepsAreScrolled reads the sentences one after another. The figure goes
// along and stays in view.
func TestStepsAreScrolled(t *testing.T) {
	t.Parallel()
	for _, screen := range []struct {
		name          string
		width, height int64
		most          float64 // of the screen, that the figure takes
	}{{"wide", 1280, 800, 1}, {"phone", 390, 844, 0.64}} {
		t.Run(screen.name, func(t *testing.T) {
			for _, lang := range []string{"en", "zh"} {
				p, ends := showing(t, lang+"/axes-of-size-1/", screen.width, screen.height)
				eval[any](p, "(e => scrollBy({top: e.getBoundingClientRect().top - innerHeight, behavior: 'instant'}))(document.querySelector('.step-list'))")
				before := -1
				for _, i := range []int{0, 1, 2, 3, 4, 2} {
					await[any](p, fmt.Sprintf(scrolling, i, 10*cmp.Compare(i, before)))
					before = i
					p.until(fmt.Sprintf("step %d", i), stepAt+fmt.Sprintf(" === '%d:%d'", i, ends[i]))
					box := eval[[]float64](p, "(b => [b.top, b.bottom, b.height / innerHeight])(document.querySelector('.told .player-drawing').getBoundingClientRect())")
					if box[0] < -1 || box[1] > float64(screen.height)+1 || box[2] > screen.most {
						t.Errorf("%s, step %d: the figure reaches from %.0f to %.0f, %.2f of the screen", lang, i, box[0], box[1], box[2])
					}
				}
			}
		})
	}
}

// TestGate holds that a figure stays covered until its question is answered,
// and that this is remembered without anything moving.
func TestGate(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.before("window.shift = 0; new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput && e.sources.some(s => s.node?.parentElement?.closest('main'))) { window.shift += e.value; window.moved = e.sources.map(s => s.node?.className || s.node?.nodeName).join(); } }).observe({type: 'layout-shift', buffered: true})")
	const covered = "!document.querySelector('.stage[data-gate] .player-bar').checkVisibility({visibilityProperty: true}) && !document.querySelector('.sentence').checkVisibility()"
	p.open("en/it-ran-and-it-is-wrong/")
	if !eval[bool](p, covered) {
		t.Error("the figure shows the answer to the question above it")
	}
	p.answer(0, "(3, 5)")
	if got := p.text(".reply.wrong"); !strings.Contains(got, "axis 1") {
		t.Errorf("the reason is %q", got)
	}
	if !eval[bool](p, covered) {
		t.Error("a wrong answer uncovers the figure")
	}
	p.answer(0, "")
	p.until("the figure", "!("+covered+")")
	p.do(chromedp.Reload())
	p.until("the figure again", "document.querySelector('.stage[data-gate] .player') && !("+covered+")")
	p.do(chromedp.Sleep(500e6))
	if shift := eval[float64](p, "window.shift"); shift > 0 {
		t.Errorf("the page moves by %v: %s", shift, eval[string](p, "window.moved"))
	}
	p.open("zh/it-ran-and-it-is-wrong/")
	if eval[bool](p, covered) {
		t.Error("the other language does not know the answer")
	}
	other := newTab(t)
	other.open("zh/it-ran-and-it-is-wrong/")
	other.click("[data-show]")
	other.until("the figure", "!("+covered+")")
	other.do(chromedp.Reload())
	other.until("the figure again", "!("+covered+") && document.querySelector('.ask .done').textContent === '看过答案'")
}

// TestTheEndLeadsOn holds that the last lesson says what to do next: the lessons
// with answers that were not right at once.
func TestTheEndLeadsOn(t *testing.T) {
	t.Parallel()
	p := studied(t)
	p.open("en/final-test/")
	again := eval[string](p, "[...document.querySelectorAll('.again > li')].filter(e => e.checkVisibility()).map(e => e.dataset.lesson).join()")
	if again != studiedLesson || !eval[bool](p, "document.querySelector('.then a[href=\"../../\"]').checkVisibility()") {
		t.Errorf("the end leads to %q", again)
	}
	if got := eval[string](p, "document.querySelector('meta[name=description]').content"); strings.Contains(got, "wrong") {
		t.Errorf("the test says of itself: %q", got)
	}
}
