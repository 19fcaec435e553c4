package wasm_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// patience is how long a tab may take to come to what is expected of it.
const patience = 30 * time.Second

// A tab is a page in the browser, as a reader has it before them.
type tab struct {
	testing.TB
	ctx     context.Context
	home    string                  // the address of the server
	spent   bool                    // no other test may have it
	scripts []page.ScriptIdentifier // that run before others

	mu      sync.Mutex
	errors  []string // of the console
	foreign []string // requests to other servers
}

// besides are the tests that run beside others.
var besides sync.Map

// beside lets a test run beside others from here on.
func beside(t testing.TB) {
	if test, is := t.(*testing.T); is && !isBeside(t) {
		test.Parallel()
	}
}

// isBeside is whether a test was told so, and notes that it is.
func isBeside(t testing.TB) bool {
	_, told := besides.LoadOrStore(t, true)
	return told
}

// newTab returns an empty tab with storage of its own, for a test beside others.
func newTab(t testing.TB) *tab {
	t.Helper()
	beside(t)
	if bed.missing != "" {
		t.Skip(bed.missing)
	}
	taken := must(takeTab())(t)
	ctx, stop := context.WithCancel(taken)
	p := &tab{TB: t, ctx: ctx, home: bed.server.URL}
	t.Cleanup(func() { p.judge(); stop(); p.leave(taken) })
	ok(t, chromedp.Listen(ctx, p.hear))
	return p
}

// ownBrowser returns the tab of a browser of its own.
func ownBrowser(t *testing.T, name string, more ...chromedp.ExecAllocatorOption) *tab {
	t.Helper()
	beside(t)
	if bed.missing != "" || name == "" {
		t.Skip("no Chromium")
	}
	browser, stop, err := start(name, more...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(stop)
	return &tab{TB: t, ctx: browser, home: bed.server.URL}
}

// part runs a part of a test, in the same page.
func (p *tab) part(name string, do func()) {
	whole := p.TB
	defer func() { p.TB = whole }()
	whole.(*testing.T).Run(name, func(t *testing.T) { p.TB = t; do() })
}

// byLanguage opens two tabs side by side: one for the pages in Chinese, one for the rest.
func byLanguage(t *testing.T, pages []string, do func(p *tab, pages []string)) {
	for lang, chinese := range map[string]bool{"zh": true, "en": false} {
		t.Run(lang, func(t *testing.T) {
			do(newTab(t), slices.DeleteFunc(slices.Clone(pages), func(page string) bool { return strings.HasPrefix(page, "zh/") != chinese }))
		})
	}
}

// slow lets the page run on a processor so many times slower.
func (p *tab) slow(rate float64) {
	p.spent = true
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: rate})
}

// hear notes what must not happen on any page.
func (p *tab) hear(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		url := e.Request.URL
		if !strings.HasPrefix(url, p.home) && !strings.HasPrefix(url, "data:") && !strings.HasPrefix(url, "blob:") {
			p.foreign = append(p.foreign, url)
		}
	case *runtime.EventExceptionThrown:
		p.errors = append(p.errors, e.ExceptionDetails.Text)
	case *runtime.EventConsoleAPICalled:
		if e.Type == "error" || e.Type == "warning" {
			p.errors = append(p.errors, string(e.Type)+": "+consoleText(e))
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == "error" {
			p.errors = append(p.errors, e.Entry.Text+" "+e.Entry.URL)
		}
	}
}

func consoleText(e *runtime.EventConsoleAPICalled) string {
	var parts []string
	for _, a := range e.Args {
		parts = append(parts, string(a.Value)+a.Description)
	}
	return strings.Join(parts, " ")
}

// judge fails the test for console errors and requests to other servers.
func (p *tab) judge() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, text := range p.errors {
		p.Errorf("console: %s", text)
	}
	for _, url := range p.foreign {
		p.Errorf("request to another server: %s", url)
	}
}

// forget drops what the console says with one of some texts in it.
func (p *tab) forget(texts ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.errors = slices.DeleteFunc(p.errors, func(said string) bool { return containsAny(said, texts...) })
}

func (p *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	ok(p, chromedp.Do(ctx, steps...))
}

// call gives the browser a command for the tab.
func call[P, R any](p *tab, command cdp.Command[P, R], params P) R {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return must(chromedp.Call(ctx, command, params))(p)
}

// open loads a page of the site, also where only what follows its "#" is another.
func (p *tab) open(path string) *tab {
	if strings.Contains(path, "#") {
		p.do(chromedp.Navigate("about:blank"))
	}
	p.do(chromedp.Navigate(p.home + prefix + path))
	return p
}

// eval returns what an expression of the page's JavaScript gives.
func eval[T any](p *tab, expression string) T {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression))
	if err != nil {
		p.Fatalf("%s: %v", expression, err)
	}
	return v
}

// until waits for an expression to become true, on this page or on one that it
// gives way to meanwhile.
func (p *tab) until(what, expression string) *tab {
	if !patiently(func() bool { return p.holds(expression) }) {
		p.Fatalf("waited in vain for %s; the line is %q; the page says:\n%s", what, eval[string](p, "document.querySelector('#program')?.value ?? ''"), eval[string](p, "document.querySelector('main').innerText.slice(0, 1500)"))
	}
	return p
}

// patiently asks until the answer is yes, more and more seldom: each question takes
// the browser a millisecond.
func patiently(ask func() bool) bool {
	pause := 5 * time.Millisecond
	for end := time.Now().Add(patience); time.Now().Before(end); pause = min(2*pause, 100*time.Millisecond) {
		if ask() {
			return true
		}
		time.Sleep(pause)
	}
	return false
}

// holds is whether an expression of the page's JavaScript is true. On the way
// from one page to another nothing is.
func (p *tab) holds(expression string) bool {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("Boolean("+expression+")"))
	if err != nil && !strings.Contains(err.Error(), "target navigated or closed") {
		p.Fatalf("%s: %v", expression, err)
	}
	return err == nil && v
}

// playground opens the playground and waits for the program. The hash is the state.
func playground(t testing.TB, hash string) *tab {
	t.Helper()
	return newTab(t).playground(hash)
}

func (p *tab) playground(hash string) *tab {
	p.open("#" + hash)
	p.near().until("the playground", "document.querySelector('.bench:not(.first) textarea') && document.querySelector('.canvas svg, .mistake')")
	return p
}

// near brings the pointer over the playground, which starts its program.
func (p *tab) near() *tab {
	eval[any](p, "void document.querySelector('.playground').dispatchEvent(new Event('pointerover', {bubbles: true}))")
	return p
}

// before runs a script in every document before its own scripts.
func (p *tab) before(script string) {
	added := call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	p.scripts = append(p.scripts, added.Identifier)
}

// text returns what the first element of a selector says.
func (p *tab) text(selector string) string {
	return eval[string](p, "(document.querySelector(`"+selector+"`)?.textContent ?? '').trim()")
}

// value returns what stands in a field.
func (p *tab) value(selector string) string {
	return eval[string](p, "document.querySelector(`"+selector+"`).value")
}

// fill puts text in the place of what stands in a field, and types its last letter:
// of each letter that is typed a figure is drawn.
func (p *tab) fill(selector, text string) *tab {
	if text == "" {
		text = kb.Delete
	}
	_, last := utf8.DecodeLastRuneInString(text)
	p.paste(selector, text[:len(text)-last])
	p.do(chromedp.KeyEvent(text[len(text)-last:]))
	return p
}

// paste puts text in the place of what stands in a field, all at once: the page has no time
// to write into the field between selecting and inserting.
func (p *tab) paste(selector, text string) *tab {
	eval[any](p, fmt.Sprintf("(field => { field.focus(); field.select(); document.execCommand('insertText', false, %s) })(document.querySelector(`%s`))", quote(text), selector))
	return p
}

// key presses a key while an element has the focus.
func (p *tab) key(selector, key string) *tab {
	p.do(chromedp.Focus(chromedp.CSS(selector)), chromedp.KeyEvent(key))
	return p
}

// click presses an element with the mouse.
func (p *tab) click(selector string) *tab {
	p.do(chromedp.Click(chromedp.CSS(selector)))
	return p
}

// await returns what a promise of the page's JavaScript gives.
func await[T any](p *tab, expression string) T {
	ctx, cancel := context.WithTimeout(p.ctx, 4*patience)
	defer cancel()
	return must(chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise)))(p)
}
