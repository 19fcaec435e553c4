package wasm_test

import (
	"bufio"
	"fmt"
	"github.com/chromedp/cdproto/page"
	"math/rand/v2"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// payloads are texts that run as code where markup, attributes, addresses or
// scripts are put together carelessly. Each sets window.hit.
var payloads = []string{
	`<script>hit=1</script>`,
	`</script><script>hit=1</script>`,
	`<img src=x onerror=hit=1>`,
	`"><img src=x onerror=hit=1>`,
	`'><img src=x onerror=hit=1>`,
	`<svg onload=hit=1>`,
	`<svg><script>hit=1</script></svg>`,
	`</text></svg><img src=x onerror=hit=1>`,
	`<svg><animate onbegin=hit=1 attributeName=x dur=1s>`,
	`<svg><foreignObject><img src=x onerror=hit=1></foreignObject></svg>`,
	`]]><img src=x onerror=hit=1>`,
	`--><img src=x onerror=hit=1>`,
	`</title><img src=x onerror=hit=1>`,
	`</textarea><img src=x onerror=hit=1>`,
	`</style><img src=x onerror=hit=1>`,
	`<iframe srcdoc="<script>parent.hit=1</script>">`,
	`<iframe src="javascript:parent.hit=1">`,
	`<a href="javascript:hit=1" autofocus onfocus=hit=1>x</a>`,
	`<input autofocus onfocus=hit=1>`,
	`<details open ontoggle=hit=1>`,
	`<video><source onerror=hit=1></video>`,
	`<body onload=hit=1>`,
	`<math><mtext></form><form><mglyph><style></math><img src onerror=hit=1>`,
	`<template><img src=x onerror=hit=1></template>`,
	`<object data="javascript:hit=1">`,
	`" onmouseover="hit=1" autofocus onfocus="hit=1" x="`,
	`' onfocus='hit=1' autofocus x='`,
	`javascript:hit=1`,
	`';hit=1;'`,
	"`;hit=1;`",
	`${hit=1}`,
	`{{constructor.constructor('hit=1')()}}`,
	`&lt;img src=x onerror=hit=1&gt;`,
	`&#60;img src=x onerror=hit=1&#62;`,
	`\u003cimg src=x onerror=hit=1\u003e`,
	`%3Cimg%20src=x%20onerror=hit=1%3E`,
	"\u202e<img src=x onerror=hit=1>",
	"<img\x00src=x onerror=hit=1>",
	`＜img src=x onerror=hit=1＞`,
}

// unguarded opens a page without its content security policy, so that what
// could run would run, and counts the elements that a payload would make.
func unguarded(t *testing.T) *tab {
	t.Helper()
	p := newTab(t)
	call(p, page.SetBypassCSP, page.SetBypassCSPParams{Enabled: true})
	return p
}

// strange lists the elements of the page that none of ours put there.
const strange = `[...document.querySelectorAll('*')].filter(e =>
  [...e.attributes].some(a => a.name.startsWith('on') || /^\s*javascript:/i.test(a.value) && ['href', 'src', 'data', 'xlink:href'].includes(a.name)) ||
  e.tagName === 'IFRAME' && e.className !== 'preview' ||
  ['OBJECT', 'VIDEO', 'TEMPLATE', 'MATH', 'FOREIGNOBJECT'].includes(e.tagName.toUpperCase()) ||
  e.tagName.toUpperCase() === 'SCRIPT' && !e.src).map(e => e.outerHTML.slice(0, 200)).join('\n')`

// A harm is what a payload did to the page.
type harm struct {
	Hit    bool   // it ran
	Markup string // the elements it made
	Value  string // what stands in the field
}

// judgeHarm fails the test when a payload ran or became markup.
func (p *tab) judgeHarm(where string, h harm) {
	wrongIf(p, h.Hit, "%s: it ran", where)
	wrongIf(p, h.Markup != "", "%s: it became markup:\n%s", where, h.Markup)
}

// harmed does something in the page and returns what that did to it.
func (p *tab) harmed(do string) harm {
	return await[harm](p, `(async () => { const field = (() => { `+do+` })();
		await new Promise(next => requestAnimationFrame(() => setTimeout(next)));
		const hit = 'hit' in window; delete window.hit;
		return { Hit: hit, Markup: `+strange+`, Value: field?.value ?? '' };
	})()`)
}

// put sets a field as a paste does.
func (p *tab) put(selector, text string) harm {
	return p.harmed(fmt.Sprintf("const f = document.querySelector(`%s`); f.focus(); f.value = %q; f.dispatchEvent(new Event('input', {bubbles: true})); return f", selector, text))
}

// TestPayloadsInFields puts each payload into some of the fields and lines, and each of
// these gets some of the payloads.
func TestPayloadsInFields(t *testing.T) {
	p := unguarded(t)
	p.open("#e=ones(4,3)%2Bones(3)").until("the playground", benchLives)
	for n, payload := range payloads {
		for _, f := range inTurn(n, 1, []struct{ field, program string }{{"size0-0", "ones(4, 3) + ones(3)"}, {"guess-0", "ones(4, 3) + ones(3)"}, {"missing-b", "ones(4, 3) + b"}}) {
			field := "[data-field=" + f.field + "]"
			p.put("#program", f.program)
			p.until(f.field, "document.querySelector('"+field+"')")
			p.judgeHarm(f.field+" "+payload, p.put(field, payload))
		}
		for _, line := range inTurn(n, 1, []string{"%s", "ones(%s=3) + 1", "ones(3, '%s')", "rearrange(ones(3), '%s')", "a = %s\na + 1",
			"ValueError: operands could not be broadcast together with shapes (2,3) (4,) %s", "%s: shapes (2,3) (4,)"}) {
			text := fmt.Sprintf(line, payload)
			h := p.put("#program", text)
			p.judgeHarm(text, h)
			wrongIf(t, h.Value != text, "the line is %q, want %q kept", h.Value, text)
		}
	}
}

// inTurn returns so many of a list, for each n others.
func inTurn[T any](n, many int, list []T) []T {
	var part []T
	for i := range many {
		part = append(part, list[(n*many+i)%len(list)])
	}
	return part
}

// TestPayloadsInLessons puts every sixth payload into a figure and into an answer.
func TestPayloadsInLessons(t *testing.T) {
	p := unguarded(t)
	p.open(lesson).wake().unfold()
	for n, payload := range payloads {
		if n%6 > 0 {
			continue
		}
		p.judgeHarm(payload, p.put(".live-figure textarea", payload))
		p.put(".predict form input", payload)
		p.judgeHarm(payload, p.harmed("document.querySelector('.predict form [type=submit]').click()"))
	}
}

// said is true when a page shows a figure or a sentence about its address.
const said = `document.querySelector('.player svg, .stage.told .said, .mistake, .notice') && document.querySelector('main').innerText.trim().length > 10`

// corpus returns the addresses of version 1 that the engine's tests hold.
func corpus(t *testing.T) []string {
	t.Helper()
	file := must(os.Open("../engine/figure/testdata/addresses.txt"))(t)
	defer file.Close()
	var list []string
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if query, ok := strings.CutPrefix(lines.Text(), "? "); ok {
			list = append(list, strings.TrimLeft(query, "?#"))
		}
	}
	if len(list) < 20 {
		t.Fatalf("got %d addresses, want the corpus", len(list))
	}
	return list
}

// TestAddressesNeverGiveABlankPage opens addresses of version 1, one as long as
// may be, one longer, and one cut off at many places.
func TestAddressesNeverGiveABlankPage(t *testing.T) {
	whole := "e=" + url.QueryEscape("ones(通道=4, 学生=3) + array([[1], [2]]) # é") + "&lib=pytorch&lang=zh&step=2"
	var list []string
	for n, address := range corpus(t) {
		if n%3 == 0 { // the tests of engine/figure read them all
			list = append(list, address)
		}
	}
	for i := 0; i < len(whole); i += 11 {
		list = append(list, whole[:i])
	}
	list = append(list, "e="+strings.Repeat("1%2B", 499)+"11", "e="+strings.Repeat("1%2B", 600), "e="+strings.Repeat("(", 1998))
	p := playground(t, "")
	for _, hash := range list {
		p.harmed(fmt.Sprintf("location.hash = %q", hash))
		if !eval[bool](p, "Boolean(document.querySelector('.bench') && ("+said+"))") || !eval[bool](p, programRuns) {
			t.Fatalf("%q gives a blank page; the program is %s", hash, eval[string](p, "document.documentElement.dataset.program + document.querySelector('.notice')?.textContent"))
		}
	}
}

// answerLimit is how long an address may take to be answered, once the program runs: what
// takes longer hangs, even on a busy machine.
const answerLimit = 20 * time.Second

// hostileAddresses generates addresses from what is odd at each level: text that
// is markup or script, escapes that are broken, names that objects of JavaScript
// have, numbers past every bound, and programs that are long, deep or greedy.
func hostileAddresses(n int) []string {
	r := rand.New(rand.NewPCG(16, 150))
	pick := func(list []string) string { return list[r.IntN(len(list))] }
	keys := []string{"e", "op", "a", "b", "z", "lib", "lang", "theme", "bg", "mode", "view", "rule", "step", "controls", "fit", "h", "id", "__proto__", "constructor", "toString", "src", "onload", ""}
	greedy := []string{
		"ones(99999999999999999999)", "ones(1000000, 1000000) + ones(1000000, 1)", "ones(" + strings.Repeat("1,", 400) + ")", strings.Repeat("(", 900) + "1" + strings.Repeat(")", 900),
		strings.Repeat("-", 1500) + "1", strings.Repeat("ones(2)+", 200) + "1", "[" + strings.Repeat("[", 600) + strings.Repeat("]", 600) + "]",
		"a = ones(9)\n" + strings.Repeat("a = a + a\n", 150), "ones(10)**9999999999", "ones(3)[" + strings.Repeat("None,", 300) + "]", "ragged([" + strings.Repeat("[1],[],", 200) + "])",
		"ones(2)" + strings.Repeat(".T", 700), "[x for x in range(10**12)]", "arange(10**18) + arange(10**18)", "tile(ones(9), (10**9, 10**9))",
	}
	odd := []string{"%", "%zz", "%00", "%0a%0d", "%ff%fe", "%u0041", "%E2%80%AE", "+", "&&", "==", "#", "?", ";", "\\", "..%2f..%2f", "//evil.example/", "javascript:hit=1", "data:text/html,<script>hit=1</script>", "-1", "1e309", "NaN", "9007199254740993", strings.Repeat("9", 400), "\u202e", "𝕏", "\u0000"}
	list := make([]string, 0, n)
	for len(list) < n {
		var pairs []string
		for range 1 + r.IntN(4) {
			value := pick(odd)
			switch r.IntN(4) {
			case 0:
				value = url.QueryEscape(pick(payloads))
			case 1:
				value = url.QueryEscape(pick(greedy))
			case 2:
				value = pick(payloads) // as somebody types it
			}
			pairs = append(pairs, pick(keys)+"="+value)
		}
		list = append(list, strings.Join(pairs, "&"))
	}
	return list
}

// payloadAddresses puts each payload into one of the places of an address.
func payloadAddresses() (list []string) {
	for n, payload := range payloads {
		q := url.QueryEscape(payload)
		list = append(list, inTurn(n+n/3, 1, []string{"e=" + q, payload, "a=" + q + "&b=3", "op=" + q + "&a=3&b=4", "lang=" + q + "&e=ones(3)",
			"theme=" + q + "&lib=" + q + "&mode=" + q + "&step=" + q + "&id=" + q + "&e=ones(3)%2B1", q + "=1"})...)
	}
	return list
}

// TestHostileAddresses opens addresses with payloads and 40 generated ones on the
// playground, and some as embeds: nothing runs, nothing stays empty, nothing takes long,
// and no request leaves the site.
func TestHostileAddresses(t *testing.T) {
	list := append(hostileAddresses(40), payloadAddresses()...)
	p := unguarded(t)
	p.open("#e=ones(4,3)%2Bones(3)").until("the program", "document.querySelector('[data-field]')")
	for _, address := range list {
		start := time.Now()
		p.judgeHarm(address, p.harmed(fmt.Sprintf("location.hash = %s", quote(address))))
		if took := time.Since(start); took > answerLimit {
			t.Errorf("%.100q takes %v", address, took)
		}
		if !eval[bool](p, "Boolean("+said+")") || !eval[bool](p, programRuns) {
			t.Fatalf("%.200q gives a blank page", address)
		}
	}
	p.before(`const instantiate = WebAssembly.instantiate;
		WebAssembly.instantiate = async (...given) => { const made = await instantiate(...given); window.ran = performance.now(); return made };
		addEventListener('DOMContentLoaded', () => document.addEventListener('shapecast-facts', () => { window.answered ??= performance.now() }))`)
	slowest := 0.0
	embeds := slices.Concat(list[:2], list[40:42])
	for _, address := range embeds { // each opens a page
		p.open("embed/v1/?"+strings.ReplaceAll(address, "#", "%23")).until("a figure or a sentence for "+quote(address), said)
		p.judgeHarm("embed "+address, p.harmed(""))
		p.until("an answer to "+quote(address), "window.answered")
		took := eval[float64](p, "answered - ran")
		if slowest = max(slowest, took); took <= 0 || took > float64(answerLimit.Milliseconds()) {
			t.Errorf("embed %.100q takes %g ms", address, took)
		}
	}
	t.Logf("%d addresses followed, %d of them opened as embeds; the slowest embed took %.0f ms from the start of the program on", len(list), len(embeds), slowest)
}

// TestGeneratedAttributes gives odd texts to the element as its attributes.
func TestGeneratedAttributes(t *testing.T) {
	c := openCourse(t, `<!doctype html><script src="SITE/embed/v1/embed.js"></script><main></main>`)
	c.until("the element", "customElements.get('broadcast-figure')")
	for i, text := range append(hostileAddresses(20), payloads...) {
		name := []string{"figure", "e", "id", "theme", "title", "height", "loading", "label", "lang"}[i%9]
		frame := eval[string](c.tab, fmt.Sprintf(`(() => { const f = document.createElement('broadcast-figure'); f.setAttribute(%q, %s);
			document.querySelector('main').replaceChildren(f); return f.address })()`, name, quote(text)))
		wrongIf(t, frame != "" && !strings.HasPrefix(frame, c.site+"embed/v1/"), "%s=%q frames %s", name, text, frame)
		c.wrongIf("'hit' in window", "%s=%q: it ran", name, text)
	}
	eval[any](c.tab, "document.querySelector('main').replaceChildren()")
}
