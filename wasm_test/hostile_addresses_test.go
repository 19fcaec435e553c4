package wasm_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"
)

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
	p.open("#e=ones(4,3)%2Bones(3)")
	p.until("the program", "document.querySelector('[data-field]')")
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
	embeds := slices.Concat(list[:4], list[40:43])
	for _, address := range embeds { // each opens a page
		p.open("embed/v1/?" + strings.ReplaceAll(address, "#", "%23"))
		p.until("a figure or a sentence for "+quote(address), said)
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
