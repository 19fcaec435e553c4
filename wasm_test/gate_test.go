package wasm_test

import (
	"testing"
)

// guarding answers a lesson question by question, and lists the figures that
// show an answer before it was given. It does not take the build's word for which
// figure answers what: a figure that was in sight gives a question away when the
// one that the question shows in the end says that the same sizes meet by the same
// rule, in as many axes. What is covered is tried by each of its controls, at the
// start and after each answer: it shows how its operands line up, with "?" for all
// that comes of them, or nothing. No sentence around it has the shape that is asked,
// in whatever way a teacher writes it.
const guarding = `(async () => {` + steps + `
	const seen = (e) => e.checkVisibility({ visibilityProperty: true });
	const under = (player) => new URLSearchParams(player.closest('[data-live]').dataset.state);
	const deep = (e) => e ? 1 + deep(e.querySelector('ul')) : 0;
	const sizes = (player) => [...(player.getAttribute('aria-label').match(/\d+/g) ?? []),
		under(player).get('lib'), under(player).get('rule'), deep(player.querySelector('.player-reading'))].join(' ');
	const done = new Set();
	const stages = all('.stage[data-gate]'), shut = (stage) => !stage.dataset.gate.split(' ').every((id) => done.has(id));
	const before = new Map(); // the sizes of what was in sight, and where
	const note = () => all('main .player').filter((p) => seen(p) && !p.inert).forEach((p) => before.set(sizes(p), name(p)));

	const parts = (stage) => [...stage.querySelectorAll('.player-say, .player-bar, .player-steps, .player-reading, figcaption' + (stage.matches('.shut') ? ', .canvas, .player, svg' : '')),
		...all('.step-list[data-figure="' + name(stage.querySelector('.canvas')) + '"] .sentence')];
	const clear = (e, svg) => { for (; e !== svg; e = e.parentNode) if (getComputedStyle(e).opacity < 0.1) return false; return true; };
	const told = (stage) => {
		const player = stage.querySelector('.player'), svg = player.querySelector('svg[data-marks]'), { time, marks } = player.shapecast ?? { time: 0, marks: [{ t: 0 }] };
		const asked = [...svg.querySelectorAll('[data-axis] text')].filter((t) => t.textContent === '?');
		return player.inert && time <= marks[0].t + 0.01 && asked.length && asked.every((t) => clear(t, svg)) ? '' : 'what comes out';
	};
	const tried = (stage, when) => {
		const list = all('.step-list[data-figure="' + name(stage.querySelector('.canvas')) + '"] .step');
		for (const control of [...list, ...stage.querySelectorAll('.player-mark, .player-play, .player-next')]) {
			control.click();
			const bare = parts(stage).find(seen), shows = bare ? bare.className.baseVal ?? bare.className : stage.matches('.shut') ? '' : told(stage);
			if (shows) return faults.push(name(stage.querySelector('.canvas')) + ' shows ' + shows + ' ' + when + ', with ' + control.textContent);
		}
	};
	const guard = (when) => {
		note();
		stages.filter(shut).forEach((stage) => tried(stage, when));
	};

	all('.because, .stage.shut:not([data-open]) .program, .scene:has(> .stage.shut:not([data-open])) .whole').filter(seen)
		.forEach((e) => faults.push(e.closest('[id]')?.id + ' ' + e.className + ' is to be read before the answer'));
	guard('at the start');
	// What is seen: the code in a text may be hidden.
	const prose = () => all('h1, .lead, article :is(p, li:not(.step-list > li), .sentence, h2, figcaption)').filter((e) => seen(e) && !e.closest('form, .player')).map((e) => e.innerText).join('\n');
	const forms = (shape) => { const sizes = shape.match(/\d+/g) ?? []; return ['(' + sizes.join(', ') + ')', sizes.join(' × '), sizes.join(' by '), sizes.join('×')]; };
	for (const place of all('[data-live=predict]')) {
		const ask = place.dataset.ask.split(' ')[0], sight = new Map(before), answer = place.querySelector('.solution code').textContent;
		const told = /^\(.*, \d/.test(answer) && forms(answer).find((form) => prose().includes(form));
		if (told) faults.push(place.id + ' is answered by a sentence with ' + told);
		place.querySelector('[data-do=reveal]').click();
		if (!await until(place.id + ' does not show its answer', () => place.querySelector('.reply'))) continue;
		done.add(place.id);
		const figures = (place.dataset.figures ?? '').split(' ').filter(Boolean).map((id) => document.getElementById(id));
		const own = () => (figures.length ? figures : [place]).map((e) => e.querySelector('.player')).filter(Boolean);
		await sleep(150);
		for (const player of own()) {
			const where = sight.get(sizes(player));
			if (where && ['shape', 'padded', 'error'].includes(ask)) faults.push(place.id + ' was answered by the figure in ' + where);
		}
		guard('after ' + place.id);
	}
	return faults;
})()`

// TestResultsWaitOnThePage holds that what a line gave is hidden while a question asks for it,
// and stands behind its line afterwards, also where there are no scripts.
func TestResultsWaitOnThePage(t *testing.T) {
	p := newTab(t)
	p.open("en/when-it-fails/")
	const result = "document.querySelector('.result[data-wait]')"
	const other = "[...document.querySelectorAll('.scene:not(.gated) .result:not([data-wait])')]"
	wrongIf(t, p.holds(result+".checkVisibility({visibilityProperty: true})") || !p.holds(other+".length > 1 && "+other+".every(e => e.checkVisibility({visibilityProperty: true}))"), "a result that is asked for is shown, or another is not")
	eval[any](p, "document.querySelector('#four-against-two [data-do=reveal]').click()")
	p.until("the result", result+".checkVisibility({visibilityProperty: true})")
	p.open("en/broadcast-is-not-tile/")
	const own = "document.querySelector('.gated .result')"
	p.wrongIf(own+".checkVisibility({visibilityProperty: true})", "a covered figure has its results beside it")
	p.answer(0, "").until("the results of an open figure", own+".checkVisibility({visibilityProperty: true})")
}
