package wasm_test

import (
	"fmt"
	"slices"
	"testing"
)

// measured counts, in the page, the milliseconds from each of some keys to the
// figure that it changed, laid out anew; between two there is a pause.
const measured = `new Promise(async done => {
  const area = document.querySelector('#program'), times = [];
  area.focus();
  for (let i = 0; i < %d; i++) {
    const line = 'arange(%d).reshape(%d, 20) + ' + (10 + i %% 80);
    const start = performance.now();
    area.value = line;
    area.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector('.canvas svg').getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise(next => requestAnimationFrame(() => setTimeout(next, %d)));
  }
  done(times);
})`

// BenchmarkKeystroke prints how long it takes from a keystroke to the figure
// laid out anew, for a hundred keys at the pace of somebody who types fast, with
// 240 cells: at the first stop and at the last, where most is drawn, and with the
// processor four times slower. Median and 95th percentile.
func BenchmarkKeystroke(b *testing.B) {
	for _, slower := range []float64{1, 4} {
		for name, stop := range map[string]int{"first": 0, "last": 99} {
			b.Run(fmt.Sprintf("slower=%g/%s", slower, name), func(b *testing.B) {
				p := playground(b, "")
				p.goTo(stop)
				p.slow(slower)
				var times []float64
				for b.Loop() {
					times = append(times, keystrokes(p, 100, 240, 100)...)
				}
				slices.Sort(times)
				b.ReportMetric(times[len(times)/2], "ms/median")
				b.ReportMetric(times[len(times)*95/100], "ms/p95")
			})
		}
	}
}

// frames plays the figure of the page to its end, and returns how many frames a second
// are painted meanwhile and the longest time between two.
const frames = `new Promise(done => {
  const player = document.querySelector('.canvas .player').shapecast;
  let first, last, longest = 0, n = 0;
  const tick = (now) => {
    first ??= now;
    if (last) longest = Math.max(longest, now - last);
    last = now;
    if (!player.playing) return done([n * 1000 / (now - first), longest]);
    n++;
    requestAnimationFrame(tick);
  };
  player.play();
  requestAnimationFrame(tick);
})`

// BenchmarkPlaying prints how many frames a second are painted while a figure
// of 700 cells plays, and the longest time that one stands.
func BenchmarkPlaying(b *testing.B) {
	p := playground(b, "")
	p.fill("#program", "arange(700).reshape(20, 35) + arange(35)").until("the last value, 699 + 34", lastValue("733"))
	p.until("its player", "document.querySelector('.canvas .player').shapecast?.stops")
	least, longest := 1000.0, 0.0
	for b.Loop() {
		seen := await[[]float64](p, frames)
		least, longest = min(least, seen[0]), max(longest, seen[1])
	}
	b.ReportMetric(least, "frames/s")
	b.ReportMetric(longest, "ms/longest")
}

// lastValue is true when the last value of the result, as it is read out, is a text.
func lastValue(text string) string {
	return "[...document.querySelectorAll('.canvas .player-reading tr:last-of-type td')].at(-1)?.textContent === '" + text + "'"
}

// TestKeystroke types forty lines as fast as they are drawn and looks whether
// each key was followed by its own figure. How long that takes is the benchmark's.
func TestKeystroke(t *testing.T) {
	p := playground(t, "")
	is(t, "keys were measured", len(keystrokes(p, 40, 200, 30)), 40)
	p.until("the last value, 199 + 49", lastValue("248"))
	is(t, "the line is", p.value("#program"), "arange(200).reshape(10, 20) + 49")
}

// TestStillIsTheFigure holds back the player that follows a keystroke, and compares
// the still that is shown at once with the figure that takes its place, at a stop
// in the middle and at the last, in both themes.
func TestStillIsTheFigure(t *testing.T) {
	const figure = ".canvas .player-figure"
	p := playground(t, "")
	eval[any](p, `{ const write = shapecastPlayer; window.shapecastPlayer = (...player) => window.held ? window.held.push(player) : write(...player) }`)
	for _, theme := range []string{"light", "dark"} {
		eval[any](p, "shapecastTheme(`"+theme+"`)")
		p.fill("#program", "ones(3, 1) + arange(3)") // what follows has rows of the same height
		p.until("its result", "document.querySelector('[data-field=size0-0]')?.dataset.value === '3'")
		for n, stop := range []int{3, 99} {
			p.goTo(stop)
			rests(p)
			eval[any](p, "window.held = []")
			p.fill("#program", fmt.Sprintf("ones(3, 1) + arange(%d)", 4+n))
			p.until("a still", "held.length && !document.querySelector('.canvas .player-figure svg').dataset.dur")
			p.until("nothing dimmed", "getComputedStyle(document.querySelector('"+figure+"')).opacity === '1'")
			still := p.shot(figure)
			eval[any](p, "{ const late = held.at(-1); held = null; shapecastPlayer(...late) }")
			p.until("the figure", "document.querySelector('.canvas .player-figure svg').dataset.dur")
			rests(p)
			atMost(t, fmt.Sprintf("stop %d, %s: pixels of the still that differ from the figure's", stop, theme), differing(t, still, p.shot(figure), 24), 0.002)
		}
	}
}

// become notes, in the page, of each still whether it is the element that was there
// before, and whether that is now what its markup says.
const become = `{
  const player = document.querySelector('.canvas .player').shapecast, draw = player.still;
  let before;
  window.stills = [];
  player.still = (markup, ...rest) => {
    draw.call(player, markup, ...rest);
    const svg = document.querySelector('.canvas .player-drawing > svg'), said = svg.cloneNode(true), fresh = document.createElement('div');
    said.removeAttribute('style');
    said.removeAttribute('data-marks');
    fresh.innerHTML = markup;
    stills.push([svg === before, said.isEqualNode(fresh.firstChild)]);
    before = svg;
  };
}`

// TestStillBecomesTheNext types lines whose figures differ in a value, in a sign that
// markup escapes, in colours and in their number of cells, faster than motion
// follows: a still that is changed is the same as one that is made anew.
func TestStillBecomesTheNext(t *testing.T) {
	isBeside(t) // is not: what is slow is not seen
	p := playground(t, "")
	p.goTo(99)
	eval[any](p, become)
	for _, line := range []string{
		"ones(3, 4) + 1", "ones(3, 4) + 23", "ones(3, 4) < 23", "ones(3, 4) > 23", "arange(12).reshape(3, 4) & 1", "arange(15).reshape(3, 5) & 1",
		"ones(3, 5) + ones(3)", "ones(3, 5) + ones(4)", "ones(3, 5) + ones(5)", "ones(3, 5) * ones(5)",
	} {
		eval[any](p, fmt.Sprintf(`{
			const area = document.querySelector('#program');
			area.value = %q;
			area.dispatchEvent(new Event('input', { bubbles: true }));
		}`, line))
	}
	stills := eval[[][2]bool](p, "stills")
	kept := 0
	for i, still := range stills {
		if still[0] {
			kept++
		}
		wrongIf(t, !still[1], "still %d of %d is not what its markup says", i, len(stills))
	}
	wrongIf(t, len(stills) != 10 || kept < 3 || kept > 8, "%d stills, %d of them made of the one before; want 10, some of them", len(stills), kept)
}

// TestPlayRightAfterAKey plays while the still of a key is shown: its motion comes at
// once, and plays from the beginning.
func TestPlayRightAfterAKey(t *testing.T) {
	p := playground(t, "")
	p.goTo(99)
	after := eval[[]any](p, `(() => {
		const area = document.querySelector('#program'), player = document.querySelector('.canvas .player');
		area.value = 'ones(2, 3) + arange(3)';
		area.dispatchEvent(new Event('input', { bubbles: true }));
		const still = !player.querySelector('.player-drawing > svg').dataset.dur;
		player.querySelector('.player-play').click();
		return [still, player.hasAttribute('data-playing'), player.shapecast.time < 1];
	})()`)
	wrongIf(t, fmt.Sprint(after) != "[true true true]", "a still, playing, from the beginning: %v", after)
}

// goTo brings the figure of the playground to a stop.
func (p *tab) goTo(stop int) *tab {
	p.until("a player", "document.querySelector('.canvas .player').shapecast")
	eval[any](p, fmt.Sprintf("(({ shapecast }) => { shapecast.speed = 20; shapecast.go(%d); })(document.querySelector('.canvas .player'))", stop))
	p.until("the stop", "!document.querySelector('.canvas .player').hasAttribute('data-playing')")
	return p
}

// keystrokes returns the milliseconds of n edits.
func keystrokes(p *tab, n, cells, pause int) []float64 {
	return await[[]float64](p, fmt.Sprintf(measured, n, cells, cells/20, pause))
}

// rests waits until nothing plays and what was drawn last is painted.
func rests(p *tab) {
	p.until("the clock to halt", "!document.querySelector('.canvas .player').hasAttribute('data-playing')")
	await[any](p, "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")
}
