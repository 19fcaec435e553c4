package wasm_test

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

var every = flag.Bool("every", false, "read, answer and audit every lesson, and not only those that differ in kind")

// kinds are lessons that have between them each kind of place and each library, beside the
// core path. That every question of the course takes its answer and gives reasons to others,
// and that every figure and goal is what its lesson says, is tested without a browser.
var kinds = []string{"en/when-it-fails/", "zh/clinic/", "zh/in-place/", "zh/named-axes/", "zh/ragged-deeper/"}

// ofEachKind returns them, or with -every each lesson in one of its languages.
func ofEachKind(t *testing.T) []string {
	if !*every {
		return kinds
	}
	return slices.DeleteFunc(inOneLanguage(pagesToAudit(t)), func(page string) bool { return !isLesson(page) })
}

// inOneLanguage leaves each lesson in one of its languages, in turn, and all other pages.
// The build holds that figures and questions are the same in both.
func inOneLanguage(pages []string) []string {
	n := map[string]int{}
	return slices.DeleteFunc(slices.Clone(pages), func(page string) bool {
		if !isLesson(page) {
			return false
		}
		lang := page[:len("en/")]
		n[lang]++
		return (n[lang]%2 == 0) != (lang == "zh/")
	})
}

func isLesson(path string) bool {
	return strings.Count(path, "/") == 2 && (strings.HasPrefix(path, "en/") || strings.HasPrefix(path, "zh/")) && !strings.Contains(path, "/docs/")
}

// steps are what the scripts below have in common.
const steps = `
	const faults = [], all = (selector) => [...document.querySelectorAll(selector)];
	const sleep = (ms) => new Promise((next) => setTimeout(next, ms));
	const shown = (e) => e.checkVisibility() && e.getBoundingClientRect().height > 0;
	const until = async (what, f) => {
		for (const end = performance.now() + 30000; performance.now() < end; await sleep(15)) if (f()) return true;
		faults.push(what);
		return false;
	};
	const name = (e) => e.closest('[data-live]').id;
	const type = (field, text) => { field.focus(); field.value = text; field.dispatchEvent(new Event('input', { bubbles: true })); };
	const send = (form) => form.querySelector('[type=submit]').click();
	const answer = (place, text) => {
		const form = place.querySelector('form');
		type(form.querySelector('input'), text);
		send(form);
	};`

// reading reads a lesson from top to bottom without the program: every figure
// moves once it is played, and every answer can be opened once it is clear that
// the program does not come.
const reading = `(async () => {` + steps + `
	const figures = all('[data-live=figure]');
	if (!figures.length) faults.push('no figure');
	for (const place of figures) {
		const player = place.querySelector('.player');
		player.scrollIntoView({ block: 'center' });
		place.querySelector('[data-show]')?.click();
		await sleep(150); // a figure with a list of steps goes where the page is scrolled to
		if (!await until(place.id + ' has no clock', () => player.shapecast)) continue;
		player.shapecast.speed = 8;
		const svg = player.querySelector('svg[data-marks]'), before = player.shapecast.time;
		if (!player.shapecast.playing) player.querySelector('.player-play').click();
		await until(place.id + ' does not move', () => svg.getAnimations({ subtree: true }).length && player.shapecast.time !== before);
		if (!shown(svg) || svg.getBoundingClientRect().height < 50) faults.push(place.id + ' is not to be seen');
		const told = player.querySelector('.player-live'), mark = player.querySelectorAll('.player-mark')[1];
		mark.click();
		await until(place.id + ' has no second step', () => mark.ariaCurrent === 'step' && told.textContent);
		if (told.matches(':lang(zh)') && told.textContent.includes('. ')) faults.push(place.id + ' ends a Chinese sentence like an English one');
	}
	if (!all('article h1, article h2, article p').every((e) => shown(e) || e.closest('details, .player, form, .curtain, .answers'))) faults.push('text that is not to be seen');
	if (document.documentElement.dataset.program || document.querySelector('.notice')) faults.push('the program was wanted by reading alone');
	all('.attempt input').find(shown).focus();
	await until('no line says why it cannot be edited', () => document.querySelector('.notice'));
	for (const solution of all('.solution')) {
		if (!shown(solution.querySelector('summary'))) faults.push(name(solution) + ' has no answer to open');
		solution.open = true;
		if (!shown(solution.querySelector('code'))) faults.push(name(solution) + ' has no answer');
	}
	for (const why of all('.quiz .why')) if (!shown(why.querySelector('summary'))) faults.push(name(why) + ' has no answer to open');
	return faults;
})()`

// working answers every question of a lesson, first wrongly, edits every figure and
// brings its program back.
const working = `(async () => {` + steps + `
	const covered = (id) => all('.stage[data-gate]').filter((s) => s.dataset.gate.split(' ').includes(id) && !('open' in s.dataset));
	for (const place of all('[data-live=predict]')) {
		const form = place.querySelector('form'), figures = covered(place.id);
		for (const f of figures) if (!f.querySelector('.player').inert || f.querySelector('.player-bar').checkVisibility({ visibilityProperty: true })) faults.push(place.id + ' is answered by a figure');
		for (const wrong of ['(9, 9)', 'what?']) {
			answer(place, wrong);
			await until(place.id + ' gives no reason to ' + wrong, () => form.querySelector('.reply.wrong')?.textContent.length > 8);
		}
		if (covered(place.id).length !== figures.length) faults.push(place.id + ' is given away after a wrong answer');
		answer(place, place.querySelector('.solution code').textContent);
		await until(place.id + ' refuses its answer', () => form.querySelector('.reply.right')?.textContent.length > 8);
		if (shown(place.querySelector('.solution'))) faults.push(place.id + ' gives its answer away');
	}
	for (const place of all('[data-live=quiz]')) {
		// What is marked is answered, with its reason, and what is not is still asked.
		const form = place.querySelector('form'), items = all('#' + place.id + ' li');
		send(form);
		await until(place.id + ' does not ask for a mark', () => form.querySelector('.reply:not(.right, .wrong)'));
		if (items.some((li) => li.className) || /\d/.test(form.querySelector('.reply')?.textContent)) faults.push(place.id + ' tells of an answer that nobody gave');
		for (const li of items) if (li.dataset.right !== 'true') li.querySelector('input').click();
		send(form);
		await until(place.id + ' gives no reason', () => form.querySelector('.reply.wrong')?.textContent.includes(items.length) &&
			items.every((li) => shown(li.querySelector('.why p')) === li.querySelector('input').checked) &&
			all('#' + place.id + ' li.wrong .why p').every((e) => /^(Not this one|不选这项)/.test(e.textContent)));
		if (items.some((li) => li.className && !li.querySelector('input').checked)) faults.push(place.id + ' tells of what was not marked');
		for (const li of items) li.querySelector('input').click();
		await until(place.id + ' keeps old marks', () => !form.querySelector('.reply') && !items.some((li) => shown(li.querySelector('.why'))));
		send(form);
		await until(place.id + ' refuses its answer', () => form.querySelector('.reply.right') && items.every((li) => li.className === 'right'));
	}
	for (const place of all('[data-live=goal]')) {
		const form = place.querySelector('form'), area = form.querySelector('textarea');
		type(area, area.value + ' ');
		send(form);
		await until(place.id + ' gives no reason', () => form.querySelector('.reply.wrong')?.textContent.length > 8);
		type(area, place.querySelector('.solution code').textContent);
		await until(place.id + ' says of one program what holds of another', () => !form.querySelector('.reply'));
		area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
		await until(place.id + ' refuses its solution', () => form.querySelector('.reply.right'));
	}
	await until('a figure stays covered', () => all('.stage[data-gate]').every((stage) => 'open' in stage.dataset));
	for (const place of all('[data-live=figure]')) {
		const label = () => place.querySelector('.player').getAttribute('aria-label'), before = label();
		const area = place.querySelector('textarea');
		type(area, 'ones(x=6, y=7) + ones(y=7)');
		if (!await until(place.id + ' is not drawn anew', () => label() !== before && /6.*7/.test(label()))) continue;
		type(area, 'ones(x=6, y=7) + ones(');
		await until(place.id + ' says nothing of a mistake', () => place.querySelector('.mistake'));
		place.querySelector('.source-line button').click();
		await until(place.id + ' does not come back', () => label() === before && !place.querySelector('.mistake'));
	}
	return faults;
})()`

// TestLessonsRead opens lessons where WebAssembly is blocked.
func TestLessonsRead(t *testing.T) {
	p := newTab(t)
	p.before("delete window.WebAssembly")
	p.do(chromedp.EmulateViewport(1280, 720))
	for _, path := range ofEachKind(t) {
		p.open(path)
		p.finds(path, reading)
	}
}

// figureLives is true when the program answers in a figure of a lesson.
const figureLives = programRuns + " && document.querySelector('.live-figure[data-ready]')"

// touch goes to the first figure of a lesson as its reader would, with the
// keyboard, and waits for the program.
func (p *tab) touch() *tab {
	p.unfold()
	p.do(chromedp.Focus(chromedp.CSS(".live-figure textarea")))
	p.until("the lesson", figureLives)
	return p
}

// unfold shows each figure and opens its program.
func (p *tab) unfold() *tab {
	p.until("the programs", "document.readyState === 'complete' && document.querySelector('.program')")
	eval[any](p, "document.querySelectorAll('[data-show]').forEach(e => e.click())")
	eval[any](p, "document.querySelectorAll('.program').forEach(e => { e.open = true; })")
	return p
}

// wake makes every place of a lesson answer.
func (p *tab) wake() *tab {
	eval[any](p, `document.querySelectorAll('[data-live]').forEach(e => document.dispatchEvent(new CustomEvent('shapecast-wake', {detail: {id: e.id}})))`)
	p.until("every place", "[...document.querySelectorAll('[data-live]')].every(e => 'ready' in e.dataset)")
	return p
}

// TestNothingIsLost types and presses before the program is there, in fields that have names.
func TestNothingIsLost(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.open("en/a-trailing-vector/")
	p.haveNames()
	p.fill(".predict form input", "4").click(".predict [data-do=left]").click(".predict [data-do=left]")
	p.click(".predict [type=submit]").until("a line that asks to wait", "document.querySelector('.predict .wait')")
	p.unfold().fill(".live-figure textarea", "ones(6, 7) + ones(7)")
	eval[any](p, "document.querySelector('.live-figure textarea').setSelectionRange(5, 9)")
	if eval[bool](p, "document.documentElement.dataset.program === 'running' || Boolean(document.querySelector('.reply'))") {
		t.Fatal("the program was not held back")
	}
	eval[any](p, "letGo()")
	p.until("the answer", "document.querySelector('.predict .reply.right') && !document.querySelector('.wait')")
	is(t, "the answer is", p.value(".predict form input"), "(1, 1, 4)")
	p.until("the figure", "document.querySelector('.live-figure .player').getAttribute('aria-label').includes('6 by 7')")
	is(t, "the focus and the selection are", eval[string](p, "(a => [a.tagName, a.selectionStart, a.selectionEnd].join())(document.activeElement)"), "TEXTAREA,5,9")
}

// TestLinkBeforeTheProgram presses a link that sets a figure, before the program is there.
func TestLinkBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.open("en/a-trailing-vector/")
	p.click("[data-show]") // the section of the link answers the question before it
	p.click("a.set")
	eval[any](p, "letGo()")
	p.until("the program of the link", "/arange\\(1, 4\\)|ones\\(3\\)|, 3/.test(document.querySelector('#bonus textarea').value) && document.querySelector('#bonus .source-line button').disabled === false")
}

// TestReadingLoadsNothing scrolls to the end of a lesson of a reader who wants
// to save data, and of another.
func TestReadingLoadsNothing(t *testing.T) {
	p := newTab(t)
	for _, saving := range []bool{true, false} {
		p.anew()
		p.before(fmt.Sprintf(`Object.defineProperty(navigator, 'connection', {value: {saveData: %v}}); navigator.serviceWorker.register = () => Promise.reject()`, saving))
		p.open(lesson)
		eval[any](p, "scrollTo(0, document.body.scrollHeight)")
		const loaded = "performance.getEntriesByType('resource').some(e => /program\\.\\w+\\.js/.test(e.name))"
		if p.do(chromedp.Sleep(500e6)); saving && eval[bool](p, loaded) {
			t.Error("the program is loaded though the reader saves data")
		} else if !saving {
			p.until("the program to be loaded", loaded)
		}
		p.wrongIf("document.documentElement.dataset.program", "saving data %v: the program was started by reading alone", saving)
	}
}
