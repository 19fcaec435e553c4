package wasm_test

import (
	"bufio"
	"fmt"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
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
	p.open("#e=ones(4,3)%2Bones(3)")
	p.until("the playground", benchLives)
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

// TestPayloadsInLessons puts every third payload into a figure and into an answer.
func TestPayloadsInLessons(t *testing.T) {
	p := unguarded(t)
	p.open(lesson)
	p.wake()
	p.unfold()
	for n, payload := range payloads {
		if n%3 > 0 {
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

// TestPanicInAHandler makes the browser fail under the program while it draws.
func TestPanicInAHandler(t *testing.T) {
	p := playground(t, "e=ones(4,3)%2Bones(3)")
	eval[any](p, "void (window.shapecastKept = window.shapecastPlayer, window.shapecastPlayer = () => { throw new Error('the canvas tore') })")
	p.fill("#program", "ones(5, 3) + 2")
	p.until("what happened", says(".said", "the canvas tore"))
	is(t, "the line is", p.value("#program"), "ones(5, 3) + 2")
	eval[any](p, "void (window.shapecastPlayer = window.shapecastKept)")
	p.fill("#program", "ones(6, 3) + 2")
	p.until("the figure to go on", "!document.querySelector('.stage.told') && document.querySelector('[data-field=size0-0]')?.dataset.value === '6'")
}

// TestPanicThatEndsTheProgram makes the browser fail where nothing recovers.
func TestPanicThatEndsTheProgram(t *testing.T) {
	p := playground(t, "e=ones(4,3)%2Bones(3)")
	eval[any](p, `(() => {
		const set = Element.prototype.setAttribute;
		Element.prototype.setAttribute = function (...words) {
			if (this.closest('.bench')) throw new Error('no attributes today');
			return set.apply(this, words);
		};
	})()`)
	p.put("#program", "ones(5, 3) + ")
	p.until("what happened", says(".notice", "no attributes today")+" && document.querySelector('.notice button')")
	is(t, "the line is", p.value("#program"), "ones(5, 3) + ")
	p.click(".notice button")
	p.until("the program anew", benchLives+" && !document.querySelector('.notice')")
	p.forget("") // Go's own report of the panic
}
