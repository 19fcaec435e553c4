package wasm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// says is true when the element says text, whatever blanks it has.
func says(selector, text string) string {
	return "document.querySelector(`" + selector + "`)?.textContent.replaceAll('\u00a0', ' ').includes(`" + text + "`)"
}

// kind is true when the verdict is of a kind at the last step: ok, no or warn.
func kind(kinds string) string {
	return "(m => m && '" + kinds + "'.split(' ').includes(m.kind))(document.querySelector('.stage .player')?.shapecast?.marks.findLast(m => !m.struck))"
}

// mistake is true when something is said that is not of the figure.
const mistake = "document.querySelector('.stage.told .said .player-verdict b')?.textContent"

// sheet opens the sheet at the side.
func (p *tab) sheet() {
	p.click("[data-do=more]")
	p.until("the sheet", "document.querySelector('#more').open")
}

// embedding opens the dialog with the code for other pages.
func (p *tab) embedding() {
	p.sheet()
	p.click("[data-do=embed]")
}

// option takes an option of a menu by what it says.
func (p *tab) option(menu, option string) {
	eval[any](p, "(() => { const m = document.querySelector(`"+menu+"`); m.selectedIndex = [...m.options].findIndex(o => o.text.includes(`"+option+"`)); m.dispatchEvent(new Event('change', {bubbles: true})); })()")
}

// pressed presses a button wherever it is.
func (p *tab) pressed(do string) {
	p.until("the button "+do, "document.querySelector('[data-do="+do+"]')")
	eval[any](p, "document.querySelector('[data-do="+do+"]').click()")
}

func TestBadInputKeepsTheFigure(t *testing.T) {
	p := playground(t, "")
	figure := "document.querySelector('.canvas .player').getAttribute('aria-label')"
	before := eval[string](p, figure)
	for name, line := range map[string]string{
		"a value is missing":   "[4,,8] + 1",
		"too large a number":   "ones(3) + 1e400",
		"a hundred axes":       "ones(" + strings.Repeat("1,", 99) + "1)",
		"a size past 64 bits":  "ones(92233720368547758070)",
		"markup":               "<img src=x onerror=alert(1)>",
		"an operator too many": "ones(3) +",
	} {
		good := p.value("#program")
		p.paste("#program", line)
		p.until("a sentence, and the figure to fade", mistake+" && document.querySelector('.stage.stale')")
		is(t, name+": the line is", p.value("#program"), line)
		is(t, name+": the figure changed to", eval[string](p, figure), before)
		p.paste("#program", good)
		p.until("the figure again", "!document.querySelector('.stage:is(.stale, .told)') && "+figure+" === "+quote(before))
	}
}

func TestTenMegabytesArePastedAndSurvived(t *testing.T) {
	p := playground(t, "")
	eval[any](p, `(() => { const a = document.querySelector('#program'); a.focus(); a.value = '1+'.repeat(5 << 20); a.dispatchEvent(new Event('input', {bubbles: true})); })()`)
	p.until("a sentence", mistake)
	p.fill("#program", "ones(3) + 2")
	p.until("the figure to go on", "!document.querySelector('.stage.told') && document.querySelector('[data-field=size0-0]')?.dataset.value === '3'")
}

// TestExamplesMenu takes every fifth example; bench's own test opens all.
func TestExamplesMenu(t *testing.T) {
	p := playground(t, "")
	p.until("it from the first visit on", "document.documentElement.dataset.first === '' && document.querySelector('select.examples').getClientRects().length")
	n := eval[int](p, "document.querySelectorAll('select.examples optgroup option').length")
	if n < 8+27+8 {
		t.Fatalf("the menu has %d examples, want some to begin with, D1 to D27 and eight bugs", n)
	}
	for i := 4; i < n; i += 5 {
		before := p.value("#program")
		eval[any](p, fmt.Sprintf("(() => { const m = document.querySelector('select.examples'); m.selectedIndex = %d; m.dispatchEvent(new Event('change', {bubbles: true})); })()", i+1))
		p.until(fmt.Sprintf("example %d to be drawn", i), "!document.querySelector('.stage.told') && document.querySelector('.canvas svg') && document.querySelector('#program').value !== "+quote(before))
	}
}

func TestOperationMenu(t *testing.T) {
	p := playground(t, "e=ones(2,3)+%2B+5")
	for i := range eval[int](p, "document.querySelectorAll('select.op option').length") {
		eval[any](p, fmt.Sprintf("(() => { const m = document.querySelector('select.op'); m.selectedIndex = %d; m.dispatchEvent(new Event('change', {bubbles: true})); })()", i))
		p.until("no mistake", "!document.querySelector('.stage.told')")
	}
}

// lateProgram holds the program back until the test lets it go.
const lateProgram = `{
  const start = WebAssembly.instantiate, gate = new Promise(go => { window.letGo = go; });
  WebAssembly.instantiate = async (...args) => {
    window.late = true;
    await gate;
    return start.apply(WebAssembly, args);
  };
}`

// TestBeforeTheProgram types while the program is on its way: the line and the
// figure are there, and what was typed is read when it comes.
func TestBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.open("")
	p.near()
	p.until("the program on its way", "window.late && document.querySelector('.player')?.shapecast")
	p.fill("#program", "ones(2, 3) + ones(3)")
	eval[any](p, "document.querySelector('#program').setSelectionRange(5, 6), window.letGo(), null")
	p.until("the playground", benchLives+" && document.querySelector('[data-field=size1-0]')?.dataset.value === '3'")
	for what, want := range map[string]string{
		"document.querySelector('#program').value":                  "ones(2, 3) + ones(3)",
		"document.activeElement.id":                                 "program",
		"String(document.querySelector('#program').selectionStart)": "5",
		"String(document.querySelectorAll('.first').length)":        "0",
	} {
		is(t, fmt.Sprintf("%s is", what), eval[string](p, what), want)
	}
}

// TestKeysBeforeTheProgram: who presses a chip and types, or walks with Tab, while the
// program is on its way finds it done; the keys of the figure need no program.
func TestKeysBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	for _, size := range screens {
		p.screen(size)
		p.open("")
		p.near()
		p.until("the program on its way", "window.late && document.querySelector('.player')?.shapecast")
		p.keys(kb.End, kb.ArrowLeft)
		p.until("the stop", "document.querySelector('.player').dataset.stop === '3'")
		p.keys(kb.Home)
		chip := eval[[]float64](p, "(b => [b.x + b.width / 2, b.y + b.height / 2])([...document.querySelectorAll('.player-drawing svg text')].find(t => t.textContent === '4').getBoundingClientRect())")
		p.do(chromedp.MouseClickXY(chip[0], chip[1]))
		p.keys("6")
		eval[any](p, "window.letGo(), null")
		p.lineIs("array([[0], [10], [20]]) + array([5, 6, 7, 8, 9, 10])")
	}
	p.open("")
	p.until("the page", "document.querySelector('.player')?.shapecast")
	eval[any](p, "document.querySelector('.stage .icon').focus()")
	p.until("the program on its way", "window.late")
	p.keys(kb.Enter)
	eval[any](p, "window.letGo(), null")
	p.until("the sheet, and the focus in it", "document.querySelector('#more')?.open && document.activeElement.closest('#more')")
}

// TestAddressBeforeTheProgram sees nothing of another program than the one that
// the address asks for.
func TestAddressBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.open("#e=ones(2)%2Bones(3)")
	p.until("the program on its way", "window.late")
	is(t, "the figure of the first line is", eval[string](p, "getComputedStyle(document.querySelector('.first .canvas')).visibility"), "hidden")
	eval[any](p, "window.letGo(), null")
	p.until("the playground", benchLives)
}

func TestLanguageIsSwitchedAndKept(t *testing.T) {
	p := playground(t, "")
	p.fill("#program", "ones(4, 1) + ones(3)")
	p.click("[data-set-lang=zh]")
	const chinese = "/[\\u4e00-\\u9fff]/.test(document.querySelector('.player-verdict')?.textContent) && /[\\u4e00-\\u9fff]/.test(document.querySelector('.canvas .player')?.getAttribute('aria-label'))"
	p.until("Chinese words", chinese)
	is(t, "the line is … after the switch", p.value("#program"), "ones(4, 1) + ones(3)")
	p.open("")
	p.until("Chinese after a reload", "document.documentElement.lang.startsWith('zh') && "+chinese)
}

func TestThemeIsSwitchedAndKept(t *testing.T) {
	p := newTab(t)
	p.wishes("prefers-color-scheme", "light")
	p.open("")
	p.until("light", "document.documentElement.dataset.theme === 'light'")
	p.click("[data-turn-theme]")
	p.until("dark", "document.documentElement.dataset.theme === 'dark'")
	p.open("")
	p.until("dark after a reload", "document.documentElement.dataset.theme === 'dark'")
	p.click("[data-turn-theme]")
	p.until("the system's light", "document.documentElement.dataset.theme === 'light'")
	p.wishes("prefers-color-scheme", "dark")
	p.until("the system's dark", "document.documentElement.dataset.theme === 'dark'")
}

func TestAddressAndHistory(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)&lib=pytorch")
	if got := p.value("#program"); got != "ones(4,1) + ones(3)" {
		t.Fatalf("the address gives the line %q", got)
	}
	p.fill("#program", "ones(7) + 1")
	p.until("the address", "decodeURIComponent(location.hash).includes('ones(7)')")
	p.fill("#program", "ones(9) + 1")
	p.until("the next address", "decodeURIComponent(location.hash).includes('ones(9)')")
	eval[any](p, "history.back()")
	p.lineIs("ones(7) + 1")
	eval[any](p, "history.forward()")
	p.lineIs("ones(9) + 1")
	p.do(chromedp.Reload())
	p.until("the same after a reload", "document.querySelector('#program')?.value === 'ones(9) + 1'")
	p.near()
	p.until("the playground", benchLives)
	p.fill("#program", "ones(9) + onse(3)")
	p.until("a line with a mistake in the address", "decodeURIComponent(location.hash).includes('onse(3)')")
	p.fill("#program", "ones(9) + onse(4)")
	p.until("the next one", "decodeURIComponent(location.hash).includes('onse(4)')")
	p.do(chromedp.Reload())
	p.until("nothing is lost", "document.querySelector('#program')?.value === 'ones(9) + onse(4)'")
	eval[any](p, "history.back()")
	p.lineIs("ones(9) + 1") // not every letter of a mistake is a step back
}

func TestSeveralLines(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "a = ones(4, 1)\nb = ones(3)\nc = a + b\nc * ones(2, 1, 1)")
	p.until("the one to be checked", says(".lines", "line 3 of 4")+" && document.querySelector('[data-field=size1-0]')?.dataset.value === '3'")
	p.pressed("step1")
	const last = "line 4 of 4 · operation 2 of 2"
	p.until("the last one", says(".lines", last))
	p.until("its address", "location.href.includes('show=')")
	p.do(chromedp.Reload())
	p.until("the same again", says(".lines", last))
	p.paste("#program", "a = ones(4, 1)\nb = ones(3)\nc = a + foo\nc * 2")
	eval[any](p, "document.activeElement.blur()")
	p.until("the line with the mistake", "Math.round(document.querySelector('#program').scrollTop / 24) === 2")
}

func TestErrorMessageOpensItsOperands(t *testing.T) {
	p := playground(t, "")
	for _, test := range []struct{ message, program string }{
		{"ValueError: operands could not be broadcast together with shapes (2,3) (4,) ", "np.empty((2, 3)) + np.empty(4)"},
		{"    h @ W\nRuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)", "h = torch.empty(2, 3)\nW = torch.empty(4, 5)\nh @ W"},
	} {
		p.paste("#program", test.message)
		p.until("the failing axis", kind("no")+" && document.querySelector('[data-do=offer-0]')")
		p.wrongIf("document.querySelector('.stage.stale') !== null", "%q: its figure is dimmed", test.message)
		p.pressed("offer-0")
		p.until("the operands", kind("no")+fmt.Sprintf(" && document.querySelector('#program').value === %q", test.program))
	}
}

func TestKeysAreListed(t *testing.T) {
	p := playground(t, "")
	eval[any](p, "document.activeElement.blur()")
	p.do(chromedp.KeyEvent("?"))
	p.until("the list", "document.querySelector('#keys').open && document.querySelector('#keys kbd')")
}

func TestConfirmedIsAskedNoMore(t *testing.T) {
	p := playground(t, "e=ones(4)-ones(4,1)")
	p.keys(kb.End)
	p.until("the question", kind("warn")+" && document.querySelector('[data-do=meant]')?.getClientRects().length")
	p.click("[data-do=meant]")
	p.until("it to be settled", kind("ok")+" && !document.querySelector('[data-do=meant]')")
	p.mouse(chipA0)
	p.keys(kb.ArrowUp)
	p.until("sizes that differ", "document.querySelector('#program').value === 'ones(5)-ones(4,1)' && "+kind("ok"))
	p.mouse(chipB0)
	p.keys(kb.ArrowUp)
	p.until("the question of another shape", kind("warn"))
}

func TestRuleOfAnotherSystem(t *testing.T) {
	p := playground(t, "e=ones(3,4)+%2B+ones(3)")
	p.until("NumPy's refusal", kind("no"))
	p.option("[data-do=rule]", "Julia")
	p.until("Julia's result", kind("ok"))
	is(t, "the line became", p.value("#program"), "ones(3,4) + ones(3)")
	p.option("[data-do=rule]", "NumPy")
	p.until("NumPy's refusal again", kind("no"))
}

func TestInPlaceToggle(t *testing.T) {
	p := playground(t, "e=ones(3)+%2B+ones(4,3)")
	p.pressed("in-place")
	p.until("a line in place that cannot grow", "document.querySelector('#program').value === 'a = ones(3)\\na += ones(4,3)' && "+kind("no"))
	p.pressed("in-place")
	p.until("a line that makes a new array", "document.querySelector('#program').value === 'a = ones(3)\\na + ones(4,3)' && "+kind("ok warn"))
	p.option(".library select", "PyTorch")
	p.pressed("in-place")
	p.lineIs("a = ones(3)\na.add_(ones(4,3))")
}

func TestSpeed(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	rate := func(want string) {
		t.Helper()
		p.until("a speed of "+want, "document.querySelector('.canvas .player').shapecast.speed === "+want)
	}
	rate("1")
	p.pressed("speed-2")
	rate("2")
	eval[any](p, "document.activeElement.blur()")
	p.do(chromedp.KeyEvent("<"))
	rate("1")
	p.do(chromedp.KeyEvent("<"))
	rate("0.5")
	p.fill("#program", "ones(5, 1) + ones(3)")
	p.until("the next figure", "document.querySelector('[data-field=size0-0]')?.dataset.value === '5'")
	rate("0.5")
}

// TestAddressOpensWhatIsStored opens an address of the view of memory: the sheet
// is open at that part, and closing it ends the view.
func TestAddressOpensWhatIsStored(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)&view=memory")
	p.until("the sheet at what is stored", "(s => s && document.querySelector('#more').open && s.getBoundingClientRect().top < innerHeight - 40)(document.querySelector('#stored'))")
	p.says("#stored", "(8, 0)")
	p.keys(kb.Escape)
	p.until("the sheet to close", "!document.querySelector('#more').open")
	p.fill("#program", "ones(5, 1) + ones(3)")
	p.until("an address without the view", "decodeURIComponent(location.hash).includes('ones(5') && !location.hash.includes('view=')")
}

// TestLibraryOnAPhone chooses whose rules are followed where the line has no
// room for it.
func TestLibraryOnAPhone(t *testing.T) {
	p := staged(t, "ones(4, 1) + ones(3)", screens[1])
	p.wrongIf("document.querySelector('.line .library').checkVisibility()", "the line has a menu that nobody sees")
	p.sheet()
	p.until("the menu in the sheet", "document.querySelector('#more .library select').checkVisibility()")
	p.option("#more .library select", "PyTorch")
	p.until("PyTorch's code", "document.querySelector('.tabs [aria-pressed=true]').textContent === 'PyTorch'")
}
