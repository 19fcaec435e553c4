package wasm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestLanguageIsSwitchedAndKept(t *testing.T) {
	p := playground(t, "")
	p.fill("#program", "ones(4, 1) + ones(3)")
	p.click("[data-set-lang=zh]")
	p.until("Chinese words", "/[\\u4e00-\\u9fff]/.test(document.querySelector('.headline').textContent) && /[\\u4e00-\\u9fff]/.test(document.querySelector('.canvas .player').getAttribute('aria-label'))")
	if got := p.value("#program"); got != "ones(4, 1) + ones(3)" {
		t.Errorf("the line is %q after the switch, want it kept", got)
	}
	p.open("")
	p.until("Chinese after a reload", "document.documentElement.lang.startsWith('zh') && /[\\u4e00-\\u9fff]/.test(document.querySelector('.headline')?.textContent)")
	if eval[bool](p, "getComputedStyle(document.querySelector('header .in[lang=en]')).display !== 'none'") {
		t.Error("English is still shown in the header")
	}
}

func TestStepsAreMarked(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "x = ones(3)\nd = x - x[:, None]\nd ** 2")
	p.until("what is to be checked, before the last step", `document.querySelectorAll('.step.check').length === 1 &&
		document.querySelector('.step.check[aria-pressed=true]')?.textContent === 'x - x[:, None]' && document.querySelector('[data-do=step-2]')`)
	p.press(kb.Enter)
	p.until("the last step while it is typed", "document.querySelector('[data-do=step-2]').ariaPressed === 'true'")
	p.click("[data-do=predict]")
	p.until("nothing that gives the answer away", "!document.querySelector('.step.check')")
	p.click("[data-do=predict]")
	p.click(".step.check")
	p.click("[data-do=meant]")
	p.until("no mark on what is meant", "!document.querySelector('.step.check')")
	p.paste("#program", "x = ones(3) + 1\nx + ones(4)")
	p.until("what fails", "document.querySelector('.step.fails')?.textContent === 'x + ones(4)'")
}

func TestUnfinishedLineIsNotInterrupted(t *testing.T) {
	p := playground(t, "")
	soon := await[bool](p, `new Promise(done => {
		const line = document.querySelector('#program');
		line.focus();
		line.value = 'ones(3';
		line.dispatchEvent(new Event('input', { bubbles: true }));
		setTimeout(() => done(!!document.querySelector('.mistake')), 250);
	})`)
	if soon {
		t.Error("an unfinished line is a mistake while it is typed")
	}
	p.until("a sentence after a pause", "document.querySelector('.mistake')")
	p.fill("#program", "ones(3) + 1")
	p.until("none", "!document.querySelector('.mistake')")
}

func TestFocusOutlivesItsButton(t *testing.T) {
	p := playground(t, "")
	for _, c := range []struct{ line, press, focused string }{
		{"ones(3, 4) + ones(3)", "repair-0", "undo"},
		{"ones(3, 3) + ones(3)", "unsquare", "undo"},
		{"ones(3, 1) + ones(1, 4)", "meant", "undo"},
		{"ones(3, 4) + ones(4)", "add-right-1", "add-right-1"},
		{"ones(3, 4) + ones(4)", "operand", "operand"},
		{"ones(3, 4) + ones(4) + ones(1)", "remove-2", "undo"},
		{"[4, 1] + [3]", "offer-0", "undo"},
	} {
		p.fill("#program", c.line)
		p.until("the page to follow", fmt.Sprintf("document.querySelector('#program').dataset.value === %q", c.line))
		p.until("the button "+c.press, "document.querySelector('[data-do="+c.press+"]')")
		eval[any](p, "document.querySelector('[data-do="+c.press+"]').focus()")
		p.press(kb.Enter)
		p.until("the focus after "+c.press, "document.activeElement.dataset.do === '"+c.focused+"'")
	}
	p.click("[data-do=undo]")
	for range 20 {
		p.until("a focus", "document.activeElement.dataset.do") // it is nowhere while the page follows
		if eval[string](p, "document.activeElement.dataset.do ?? ''") != "undo" {
			break
		}
		p.press(kb.Enter)
	}
	p.until("the focus after the last undo", "document.activeElement.dataset.do === 'predict'")
}

func TestThemeIsSwitchedAndKept(t *testing.T) {
	p := playground(t, "")
	light := eval[string](p, "getComputedStyle(document.body.parentElement).backgroundColor")
	p.click("[data-set-theme=dark]")
	p.until("dark", "getComputedStyle(document.body.parentElement).backgroundColor !== '"+light+"'")
	p.open("")
	p.until("dark after a reload", "document.documentElement.dataset.theme === 'dark'")
	p.click("[data-set-theme=auto]")
	p.setting("prefers-color-scheme", "light")
	p.until("the system's light", "document.documentElement.dataset.theme === 'light'")
	p.setting("prefers-color-scheme", "dark")
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
	p.until("the state before", "document.querySelector('#program').value === 'ones(7) + 1'")
	eval[any](p, "history.forward()")
	p.until("the state after", "document.querySelector('#program').value === 'ones(9) + 1'")
	eval[any](p, "location.reload()")
	p.until("the same after a reload", "document.querySelector('#program')?.value === 'ones(9) + 1'")
}

func TestBadAddressIsNeverABlankPage(t *testing.T) {
	for _, hash := range []string{"e=%zz", "e=[4,,8]", "e=" + strings.Repeat("1%2B", 800), "lib=nothing", "e=%3Cscript%3Ealert(1)%3C/script%3E", "step=999&e=ones(3)%2B1"} {
		p := playground(t, hash)
		if eval[bool](p, "document.querySelectorAll('.canvas script').length > 0") {
			t.Errorf("%.30s put a script into the page", hash)
		}
	}
}

func TestHostileTextIsText(t *testing.T) {
	p := playground(t, "")
	for _, text := range []string{
		`<img src=x onerror="window.hit=1">`, `"><svg onload=window.hit=1>`, `</textarea><script>window.hit=1</script>`,
		`ones(3) + "<b onmouseover=window.hit=1>"`, `javascript:window.hit=1`,
	} {
		p.paste("#program", text)
		p.until("a sentence", "document.querySelector('#program-mistake .mistake')")
		if p.value("#program") != text {
			t.Errorf("%s was not kept as text", text)
		}
	}
	p.fill("#program", "ones(3, 4) + 1")
	p.until("it to be well", "!document.querySelector('.mistake')")
	p.paste("[data-field=name0-0]", `<img src=x onerror=window.hit=1>`)
	p.until("a name", "document.querySelector('#program').value.includes('=3')")
	if eval[bool](p, "Boolean(window.hit)") {
		t.Error("pasted text was run")
	}
}

func TestSeveralLines(t *testing.T) {
	p := playground(t, "")
	eval[any](p, "(() => { const a = document.querySelector('#program'); a.focus(); a.value = 'a = ones(4, 1)\\nb = ones(3)\\nc = a + b\\nc * ones(2, 1, 1)'; a.dispatchEvent(new Event('input', {bubbles: true})); })()")
	p.until("two operations", "document.querySelectorAll('.steps .step').length === 2")
	p.click("[data-do=step-0]")
	p.until("the first one", "document.querySelector('"+result+"').textContent.includes('(4, 3)')")
	p.click("[data-do=step-1]")
	p.until("the second one", "document.querySelector('"+result+"').textContent.includes('(2, 4, 3)')")
}

func TestErrorMessageOpensItsOperands(t *testing.T) {
	p := playground(t, "")
	p.fill("#program", "ValueError: operands could not be broadcast together with shapes (2,3) (4,) ")
	p.until("the failing axis", `document.querySelector('.headline.fails') && document.querySelector('#program').value.startsWith('ValueError') &&
		(s => s && !s.playing && s.stop === s.stops - 1)(document.querySelector('.canvas .player').shapecast)`)
	p.click("[data-do=offer-0]")
	p.until("the operands", "document.querySelector('.headline.fails') && document.querySelector('#program').value.includes('ones(2, 3)')")
}

func TestCodeInFiveLibraries(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	seen := map[string]bool{}
	for i := range 5 {
		p.click(fmt.Sprintf("[data-do=code-%d]", i))
		p.until("the tab", fmt.Sprintf("document.querySelector('[data-do=code-%d]').getAttribute('aria-pressed') === 'true'", i))
		seen[p.text(".snippet:has([data-do=copy]) code")] = true
	}
	if len(seen) != 5 {
		t.Errorf("%d different codes, want 5", len(seen))
	}
}

func TestShareDialog(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.click("[data-do=share]")
	p.until("the dialog", "document.querySelector('#share').open")
	if got := p.value("#share-link"); !strings.HasPrefix(got, bed.server.URL+prefix+"#e=ones") {
		t.Errorf("the link is %q", got)
	}
	if got := p.value("#share-frame"); !strings.Contains(got, prefix+"embed/v1/?e=ones") {
		t.Errorf("the frame is %q", got)
	}
	if got := p.value("#share-element"); !strings.Contains(got, `<broadcast-figure e="ones(4,1) + ones(3)"`) {
		t.Errorf("the element is %q", got)
	}
	p.key("#share-link", kb.Escape)
	p.until("it to close", "!document.querySelector('#share').open")
}

// TestSavedFiles notes each file that is handed to the reader, and its first bytes.
func TestSavedFiles(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	eval[any](p, `(() => {
  window.saved = {};
  const files = {}, make = URL.createObjectURL;
  URL.createObjectURL = blob => { const url = make.call(URL, blob); files[url] = blob; return url; };
  HTMLAnchorElement.prototype.click = function () { files[this.href].text().then(text => window.saved[this.download] = text.slice(0, 200)); };
})()`)
	p.click("[data-do=share]")
	for _, file := range []struct{ button, name, begins string }{
		{"save-svg", "figure.svg", "<svg"}, {"save-strip", "stops.svg", "<svg"}, {"save-png", "figure.png", "PNG"},
	} {
		p.click("[data-do=" + file.button + "]")
		p.until(file.name, "window.saved['"+file.name+"']?.includes('"+file.begins+"')")
	}
}

func TestKeysAreListed(t *testing.T) {
	p := playground(t, "")
	eval[any](p, "document.activeElement.blur()")
	p.do(chromedp.KeyEvent("?"))
	p.until("the list", "document.querySelector('#keys').open && document.querySelector('#keys kbd')")
}

func TestPredictFirst(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.click("[data-do=predict]")
	p.until("the answer to be hidden", "!document.querySelector('.canvas').checkVisibility() && !document.querySelector('.row.result')")
	p.fill("#guess", "(4, 1)")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.until("not yet", "document.querySelector('.stage .reply.wrong')")
	p.fill("#guess", "4,3")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.until("right, with the figure", "document.querySelector('.stage .reply.right') && document.querySelector('.canvas').checkVisibility()")
	if got := p.text(".stage .compare"); !strings.Contains(got, "4,3") || !strings.Contains(got, "(4, 3)") {
		t.Errorf("the comparison says %q", got)
	}
}

func TestPredictTheAddedOnes(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.click("[data-do=predict]")
	p.click("[data-do=ask-1]")
	p.until("the question", says(".stage .ask", "B"))
	p.click("[data-do=one-right]")
	p.until("a 1 at the right", "document.querySelector('#guess').value === '(3, 1)'")
	p.click(".stage .predict [type=submit]")
	p.until("not yet", "document.querySelector('.stage .reply.wrong')")
	p.fill("#guess", "")
	p.click("[data-do=one-left]")
	p.until("a 1 at the left", "document.querySelector('#guess').value === '(1, 3)'")
	p.click(".stage .predict [type=submit]")
	p.until("right, with the figure", "document.querySelector('.stage .reply.right') && document.querySelector('.canvas').checkVisibility()")
}

func TestPredictACell(t *testing.T) {
	p := playground(t, "e=array([[0],[10],[20]])%2Barange(4)")
	p.click("[data-do=predict]")
	p.click("[data-do=ask-2]")
	p.until("the question", says(".stage .ask", "[2, 2]"))
	p.fill("#guess", "12")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.until("not yet", "document.querySelector('.stage .reply.wrong')")
	p.fill("#guess", "22")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.until("right, with the figure", "document.querySelector('.stage .reply.right') && document.querySelector('.canvas').checkVisibility()")
	p.click("[data-do=predict]")
	p.fill("#program", "ones(3) + ones(4)")
	p.click("[data-do=predict]")
	p.until("no cell to ask for where it fails", "document.querySelector('[data-do=ask-2]').disabled")
}

func TestConfirmedIsAskedNoMore(t *testing.T) {
	p := playground(t, "e=ones(4)-ones(4,1)")
	p.until("the question", "document.querySelector('.headline.check')")
	p.click("[data-do=meant]")
	p.until("it to be settled", "document.querySelector('.headline.runs')")
	p.click("[data-do=up-0-0]")
	p.until("the question for another shape", "document.querySelector('.headline.check, .headline.fails')")
}
