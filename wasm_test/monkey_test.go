package wasm_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/runtime"
)

var (
	monkeyTurns = flag.Int("turns", 400, "how many turns the monkey plays")
	monkeySeed  = flag.Uint64("seed", 1, "what the monkey starts from")
	monkeyGames = flag.Int("games", 2, "how many games it knows; it plays them again and again")
)

// monkey is a function of a seed and a number of turns that it plays in the page: it types, presses, chooses, slides and
// walks the history. The same seed gives the same turns.
const monkey = `(async (seed, turns) => {
  let state = BigInt(seed) * 2654435761n + 1n;
  const random = (n) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(n));
  };
  const any = (list) => (list.length ? list[random(list.length)] : undefined);
  let ahead = 0; // pages of the history that may be gone back
  const all = (selector) => [...document.querySelectorAll(selector)].filter(e => !e.disabled && e.getClientRects().length);
  const words = ['ones(', 'array(', '[[1],[2]]', '(4, 1)', '3', '0', '-1', ' + ', ' * ', ' @ ', ', ', ')', ']', '[', 'a', 'b = ', '\n',
    'None', ':', 'np.', '.T', '.reshape(2, -1)', 'ragged([[1], [2, 3]])', '[1,2,3]', 'x=4', '行', 'sum(', 'axis=0', '1e9', '"', '<b>'];
  const programs = ['ones(4, 1) + ones(3)', 'ones(5, 2, 4) + ones(5, 2)', 'ragged([[1, 2], [3]]) + [[10], [20]]', 'ones(2, 0) + 1',
    'a = ones(3)\na += ones(3, 3)', 'ones(classes=4, students=32) + ones(students=32)', 'ones(1000000, 1) + ones(1, 1000000)'];
  const set = (field, value) => { field.focus(); field.value = value; field.dispatchEvent(new Event('input', { bubbles: true })); };
  const turn = [
    () => { const line = document.querySelector('#program'), at = random(line.value.length + 1);
      set(line, line.value.slice(0, at) + any(words) + line.value.slice(at + random(4))); },
    () => set(document.querySelector('#program'), any(programs)),
    () => { const field = any(all('[data-field]')); if (field) set(field, any(['', '1', '3', '8', '-', '4, 3', '[1, 2]', 'rows', '12345678901234567890', 'x y'])); },
    () => any(all('.bench button:not([data-do^=save]):not([data-do^=copy]):not([data-do=print])'))?.click(),
    () => any(all('header button'))?.click(),
    () => { const menu = any(all('.bench select')); if (menu) { menu.selectedIndex = random(menu.options.length); menu.dispatchEvent(new Event('change', { bubbles: true })); } },
    () => any(all('.player-mark'))?.click(),
    () => { location.hash = 'e=' + encodeURIComponent(any(programs)) + '&id=' + random(1e6); ahead++; },
    () => { if (ahead > 0) { ahead--; history.back(); } },
  ];
  for (let i = 0; i < turns; i++) {
    const box = document.querySelector('dialog[open]');
    if (box && random(3) === 0) box.close(); else any(turn)();
    if (random(8) === 0) await new Promise(next => requestAnimationFrame(() => setTimeout(next)));
    if (document.documentElement.dataset.program !== 'running') return 'the program ended at turn ' + i + ': ' + document.querySelector('.notice')?.textContent;
    const crash = [...document.querySelectorAll('.mistake, .said')].find(m => /Something went wrong|这里出了问题/.test(m.textContent));
    if (crash) return 'turn ' + i + ': ' + crash.textContent + ' with ' + document.querySelector('#program').value;
  }
  document.querySelector('dialog[open]')?.close();
  set(document.querySelector('#program'), 'ones(4, 1) + ones(3)');
  document.activeElement.blur();
  await new Promise(next => setTimeout(next, 300));
  return '';
})`

// A usage is what a page holds once the garbage is gone.
type usage struct {
	heap, wasm float64 // megabytes: of JavaScript, of the program
	nodes      int64
	listeners  int64
}

func (u usage) String() string {
	return fmt.Sprintf("JavaScript %.1f MB, WebAssembly %.1f MB, %d nodes, %d listeners", u.heap, u.wasm, u.nodes, u.listeners)
}

// usage collects the garbage and measures what is left.
func (p *tab) usage() usage {
	var u usage
	for range 2 { // what the first frees may have held more
		call(p, heapprofiler.CollectGarbage, cdp.Empty{})
	}
	dom := call(p, memory.GetDOMCounters, cdp.Empty{})
	u.heap, u.nodes, u.listeners = call(p, runtime.GetHeapUsage, cdp.Empty{}).UsedSize/1e6, dom.Nodes, dom.JsEventListeners
	u.wasm = eval[float64](p, "wasmMemory.buffer.byteLength") / 1e6
	return u
}

// rememberMemory keeps the memory of the program where the test finds it.
const rememberMemory = `{
  const start = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...args) => {
    const made = await start.apply(WebAssembly, args);
    window.wasmMemory = made.exports.mem;
    return made;
  };
}`

// TestMonkey edits at random: no error, and no memory that grows from quarter to
// quarter.
//
//	go test ./wasm_test -run Monkey -timeout 2h -args -turns 200000 -games 1000000
func TestMonkey(t *testing.T) {
	p := newTab(t)
	p.before(rememberMemory)
	p.open("").near().until("the playground", benchLives+" && window.wasmMemory")
	turns := 0
	const round = 50 // turns of a game
	game := func() uint64 { return *monkeySeed + uint64(turns/round%*monkeyGames) }
	play := func(until int) usage {
		for turns < until {
			if fault := await[string](p, monkey+fmt.Sprintf("(%d, %d)", game(), round)); fault != "" {
				t.Fatalf("game %d: %s", game(), fault)
			}
			turns += round
		}
		return p.usage()
	}
	var past []usage
	for quarter := range 4 {
		past = append(past, play(*monkeyTurns*(quarter+1)/4))
		t.Logf("%d turns: %v", turns, past[quarter])
	}
	for what, size := range map[string]func(usage) float64{
		"JavaScript":  func(u usage) float64 { return u.heap - 1 },
		"WebAssembly": func(u usage) float64 { return u.wasm - 8 },
		"nodes":       func(u usage) float64 { return float64(u.nodes) - 500 },
		"listeners":   func(u usage) float64 { return float64(u.listeners) - 50 },
	} {
		wrongIf(t, grows(past, size), "%s: more in every quarter: %v", what, past)
	}
}

// grows reports whether there is clearly more at the end of every quarter than
// at the end of the one before. What is needed now and then is not a leak.
func grows(past []usage, size func(usage) float64) bool {
	for i := 1; i < len(past); i++ {
		if before, after := size(past[i-1]), size(past[i]); after < 1.15*max(before, 1) {
			return false
		}
	}
	return true
}
