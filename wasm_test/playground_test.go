package wasm_test

import (
	"fmt"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"strings"
	"testing"
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
func (p *tab) sheet() *tab {
	p.click("[data-do=more]").until("the sheet", "document.querySelector('#more').open")
	return p
}

// embedding opens the dialog with the code for other pages.
func (p *tab) embedding() *tab {
	p.sheet().click("[data-do=embed]")
	return p
}

// option takes an option of a menu by what it says, and optionAt by its place.
func (p *tab) option(menu, option string) *tab {
	p.optionAt(menu, eval[int](p, "[...document.querySelector(`"+menu+"`).options].findIndex(o => o.text.includes(`"+option+"`))"))
	return p
}

func (p *tab) optionAt(menu string, place int) *tab {
	eval[any](p, fmt.Sprintf("(m => { m.selectedIndex = %d; m.dispatchEvent(new Event('change', {bubbles: true})); })(document.querySelector(`%s`))", place, menu))
	return p
}

// pressed presses a button wherever it is.
func (p *tab) pressed(do string) *tab {
	p.until("the button "+do, "document.querySelector('[data-do="+do+"]')")
	eval[any](p, "document.querySelector('[data-do="+do+"]').click()")
	return p
}

// TestTheBench uses what stands around a figure, in one page.
func TestTheBench(t *testing.T) {
	p := playground(t, "")
	p.until("examples from the first visit on", "document.documentElement.dataset.first === '' && document.querySelector('select.examples').getClientRects().length")
	none(t, "groups without a name", eval[[]string](p, "[...document.querySelectorAll('.bench [role=group], .bench [role=toolbar]')].filter(g => !g.ariaLabel).map(g => g.className)"))
	p.keepsTheFigure()
	p.takesExamples()
	p.goOn("ones(2,3) + 5")
	p.goOn("ones(3,4) + ones(3)").until("NumPy's refusal", kind("no"))
	p.option("[data-do=rule]", "Julia").until("Julia's result", kind("ok"))
	is(t, "the line became", p.value("#program"), "ones(3,4) + ones(3)")
	p.option("[data-do=rule]", "NumPy").until("NumPy's refusal again", kind("no"))
	p.goOn("ones(3) + ones(4,3)").pressed("in-place")
	p.until("a line in place that cannot grow", "document.querySelector('#program').value === 'a = ones(3)\\na += ones(4,3)' && "+kind("no"))
	p.pressed("in-place")
	p.until("a line that makes a new array", "document.querySelector('#program').value === 'a = ones(3)\\na + ones(4,3)' && "+kind("ok warn"))
	p.option(".library select", "PyTorch").pressed("in-place").lineIs("a = ones(3)\na.add_(ones(4,3))")
}

// keepsTheFigure types what cannot be drawn: the line stays as it is, and the figure fades.
func (p *tab) keepsTheFigure() {
	figure := "document.querySelector('.canvas .player').getAttribute('aria-label')"
	good, before := p.value("#program"), eval[string](p, figure)
	for _, line := range []string{"[4,,8] + 1", "ones(3) + 1e400", "ones(" + strings.Repeat("1,", 99) + "1)", "ones(92233720368547758070)", "<img src=x onerror=alert(1)>", "ones(3) +"} {
		p.paste("#program", line).until("a sentence, and the figure to fade", mistake+" && document.querySelector('.stage.stale')")
		is(p, "the line is", p.value("#program"), line)
		is(p, line+": the figure is", eval[string](p, figure), before)
		p.paste("#program", good).until("the figure again", "!document.querySelector('.stage:is(.stale, .told)') && "+figure+" === "+quote(before))
	}
}

// takesExamples takes every fifth example; bench's own test opens all.
func (p *tab) takesExamples() {
	n := eval[int](p, "document.querySelectorAll('select.examples optgroup option').length")
	atLeast(p, "examples: some to begin with and some bugs", n, 16)
	for i := 4; i < n; i += 5 {
		before := p.value("#program")
		p.optionAt("select.examples", i+1)
		p.until(fmt.Sprintf("example %d to be drawn", i), "!document.querySelector('.stage.told') && document.querySelector('.canvas svg') && document.querySelector('#program').value !== "+quote(before))
	}
}

// TestKeysOfTheBench changes the speed, settles a question for good, and lists the
// keys. An address of the view of memory opens the sheet at that part, and closing it ends the
// view.
func TestKeysOfTheBench(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)&view=memory")
	p.until("the sheet at what is stored", "(s => s && document.querySelector('#more').open && s.getBoundingClientRect().top < innerHeight - 40)(document.querySelector('#stored'))")
	p.says("#stored", "(8, 0)")
	p.keys(kb.Escape).until("the sheet to close", "!document.querySelector('#more').open")
	rate := func(want string) {
		t.Helper()
		p.until("a speed of "+want, "document.querySelector('.canvas .player').shapecast.speed === "+want)
	}
	rate("1")
	p.pressed("speed-2")
	rate("2")
	p.pressed("speed-0")
	rate("0.5")
	p.fill("#program", "ones(5, 1) + ones(3)")
	p.until("an address without the view", "decodeURIComponent(location.hash).includes('ones(5') && !location.hash.includes('view=')")
	p.until("the next figure", "document.querySelector('[data-field=size0-0]')?.dataset.value === '5'")
	rate("0.5")
	p.goOn("ones(4)-ones(4,1)")
	eval[any](p, "document.activeElement.blur()")
	p.keys(kb.End).until("the question", kind("warn")+" && document.querySelector('[data-do=meant]')?.getClientRects().length")
	p.click("[data-do=meant]").until("it to be settled", kind("ok")+" && !document.querySelector('[data-do=meant]')")
	p.mouse(chipA0).keys(kb.ArrowUp).until("sizes that differ", "document.querySelector('#program').value === 'ones(5)-ones(4,1)' && "+kind("ok"))
	p.mouse(chipB0).keys(kb.ArrowUp).until("the question of another shape", kind("warn"))
	eval[any](p, "document.activeElement.blur()")
	p.keys("?").until("the list", "document.querySelector('#keys').open && document.querySelector('#keys kbd')")
}

func TestTenMegabytesArePastedAndSurvived(t *testing.T) {
	p := playground(t, "")
	eval[any](p, `(() => { const a = document.querySelector('#program'); a.focus(); a.value = '1+'.repeat(5 << 20); a.dispatchEvent(new Event('input', {bubbles: true})); })()`)
	p.until("a sentence", mistake)
	p.fill("#program", "ones(3) + 2")
	p.until("the figure to go on", "!document.querySelector('.stage.told') && document.querySelector('[data-field=size0-0]')?.dataset.value === '3'")
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
// figure are there, and what was typed is read when it comes. Nothing is seen of another program
// than the one that an address asks for.
func TestBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.open("").near().until("the program on its way", "window.late && document.querySelector('.player')?.shapecast")
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
	p.open("#e=ones(2)%2Bones(3)").until("the program on its way", "window.late")
	is(t, "the figure of the first line is", eval[string](p, "getComputedStyle(document.querySelector('.first .canvas')).visibility"), "hidden")
	eval[any](p, "window.letGo(), null")
	p.until("the playground", benchLives)
}

// TestKeysBeforeTheProgram: who presses a chip and types, or walks with Tab, while the
// program is on its way finds it done; the keys of the figure need no program.
func TestKeysBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.screen(screens[1]).open("").near().until("the program on its way", "window.late && document.querySelector('.player')?.shapecast")
	p.keys(kb.End, kb.ArrowLeft).until("the stop", "document.querySelector('.player').dataset.stop === '3'")
	p.keys(kb.Home)
	chip := eval[[]float64](p, "(b => [b.x + b.width / 2, b.y + b.height / 2])([...document.querySelectorAll('.player-drawing svg text')].find(t => t.textContent === '4').getBoundingClientRect())")
	p.do(chromedp.MouseClickXY(chip[0], chip[1]))
	p.keys("6")
	eval[any](p, "window.letGo(), null")
	p.lineIs("array([[0], [10], [20]]) + array([5, 6, 7, 8, 9, 10])")
	p.screen(screens[0]).open("").until("the page", "document.querySelector('.player')?.shapecast")
	eval[any](p, "document.querySelector('.stage .icon').focus()")
	p.until("the program on its way", "window.late")
	p.keys(kb.Enter)
	eval[any](p, "window.letGo(), null")
	p.until("the sheet, and the focus in it", "document.querySelector('#more')?.open && document.activeElement.closest('#more')")
}

func TestLanguageAndThemeAreKept(t *testing.T) {
	p := playground(t, "")
	p.fill("#program", "ones(4, 1) + ones(3)").click("[data-set-lang=zh]")
	const chinese = "/[\\u4e00-\\u9fff]/.test(document.querySelector('.player-verdict')?.textContent) && /[\\u4e00-\\u9fff]/.test(document.querySelector('.canvas .player')?.getAttribute('aria-label'))"
	p.until("Chinese words", chinese)
	is(t, "the line is … after the switch", p.value("#program"), "ones(4, 1) + ones(3)")
	p.until("the language in the address", "location.hash.includes('lang=zh')")
	p.open("#e=ones%283%29+%2B+1&lang=en").until("English, which the address asks for", "document.documentElement.lang === 'en' && document.querySelector('.player')?.shapecast")
	p.click("[data-set-lang=zh]").until("that no longer", "location.hash.includes('lang=zh')")
	p.open("#e=ones%284%29+%2B+1&lang=zh").click("[data-set-lang=en]").until("English", "location.hash.includes('lang=en')")
	p.open("#e=ones%285%29+%2B+1&lang=zh").until("Chinese", "document.documentElement.lang.startsWith('zh')").click(".brand")
	p.until("the page without a program, in Chinese", "location.hash === '' && document.documentElement?.lang.startsWith('zh') && document.readyState === 'complete'")
	p.open("").until("Chinese after a reload", "document.documentElement.lang.startsWith('zh') && "+chinese)
	p.wishes("prefers-color-scheme", "light").until("light", "document.documentElement.dataset.theme === 'light'")
	p.click("[data-turn-theme]").until("dark", "document.documentElement.dataset.theme === 'dark'")
	p.open("").until("dark after a reload", "document.documentElement.dataset.theme === 'dark'")
	p.click("[data-turn-theme]").until("the system's light", "document.documentElement.dataset.theme === 'light'")
	p.wishes("prefers-color-scheme", "dark").until("the system's dark", "document.documentElement.dataset.theme === 'dark'")
}

func TestAddressAndHistory(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)&lib=pytorch")
	if got := p.value("#program"); got != "ones(4,1) + ones(3)" {
		t.Fatalf("the address gives the line %q", got)
	}
	p.fill("#program", "ones(7) + 1").until("the address", "decodeURIComponent(location.hash).includes('ones(7)')")
	p.fill("#program", "ones(9) + 1").until("the next address", "decodeURIComponent(location.hash).includes('ones(9)')")
	eval[any](p, "history.back()")
	p.lineIs("ones(7) + 1")
	eval[any](p, "history.forward()")
	p.lineIs("ones(9) + 1")
	p.do(chromedp.Reload())
	p.until("the same after a reload", "document.querySelector('#program')?.value === 'ones(9) + 1'")
	p.near().until("the playground", benchLives)
	p.fill("#program", "ones(9) + onse(3)").until("a line with a mistake in the address", "decodeURIComponent(location.hash).includes('onse(3)')")
	p.fill("#program", "ones(9) + onse(4)").until("the next one", "decodeURIComponent(location.hash).includes('onse(4)')")
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

// TestSavedFiles notes the first bytes of each file that is handed to the reader, and its
// size: a picture is that of the step that is seen.
func TestSavedFiles(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	eval[any](p, `(() => {
  window.saved = {};
  const files = {}, make = URL.createObjectURL;
  URL.createObjectURL = blob => { const url = make.call(URL, blob); files[url] = blob; return url; };
  HTMLAnchorElement.prototype.click = function () { const { size } = files[this.href]; files[this.href].text().then(text => window.saved[this.download] = { size, begins: text.slice(0, 200) }); };
})()`)
	save := func(button, name, begins string) (size int) {
		t.Helper()
		p.sheet()
		eval[any](p, "delete saved['"+name+"']")
		p.pressed(button).until(name, "saved['"+name+"']?.begins.includes('"+begins+"')")
		p.keys(kb.Escape)
		return eval[int](p, "saved['"+name+"'].size")
	}
	save("save-svg", "ones-4-1-ones-3.svg", "<svg")
	save("save-strip", "ones-4-1-ones-3-steps.svg", "<svg")
	p.keys(kb.Home)
	first := save("save-png", "ones-4-1-ones-3.png", "PNG")
	p.keys(kb.End)
	wrongIf(t, save("save-png", "ones-4-1-ones-3.png", "PNG") == first, "the pictures of the first and the last step are the same")
}
