package wasm_test

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
)

// TestOneTextOneAnswer shows texts on the playground, as typed and as an
// address, and in a frame: each draws the same, or says the same.
func TestOneTextOneAnswer(t *testing.T) {
	const shown = `(() => { const svg = [...document.querySelectorAll('.canvas svg title')].find(e => e.closest('svg').checkVisibility({visibilityProperty: true}));
		return (svg?.textContent ?? 'no figure') + ' | ' + (document.querySelector('.mistake b, .stage.stale .said b')?.textContent ?? '') })()`
	p, frame := playground(t, "e=foo"), newTab(t)
	for _, text := range []string{
		"ones(3, 1) + ones(4)", "ones(3) + ones(4)", "foo(3)", "ones(3) +",
		"[[1,2,3],[4],[5,6]] + [[10],[20],[30]]", "(3, 1) and (4,)", "ones(4, 3).sum(0)",
		"ValueError: operands could not be broadcast together with shapes (2,3) (4,)",
	} {
		q := "e=" + url.QueryEscape(text)
		frame.open("embed/v1/?" + q)
		frame.until("something to read", said)
		want := eval[string](frame, shown)
		eval[any](p, "void (location.hash = "+quote(q)+")")
		p.until(text+" in the address to give "+want, shown+" === "+quote(want))
		eval[any](p, "void (location.hash = 'e=foo')")
		p.until("no figure", "document.querySelector('.stage.blank') && "+says(".stage.told .said b", "foo")+" && document.querySelector('#program').value === 'foo'")
		p.paste("#program", text)
		p.until(text+" typed to give "+want, shown+" === "+quote(want))
		p.until("the figure of "+text+" to have a name where there is one", "Boolean(document.querySelector('.canvas .player').getAttribute('aria-label')) === "+fmt.Sprint(!strings.HasPrefix(want, "no figure")))
	}
}

// TestNoFigureOfAnotherText opens addresses whose program cannot be drawn.
func TestNoFigureOfAnotherText(t *testing.T) {
	p := newTab(t)
	for _, hash := range []string{"e=foo(3)", "e=ones(3)%2B", "e=ones(3)%2Bfoo(b)&b=4", "a=4,,8&b=8"} {
		p.playground(hash)
		p.until("the mistake", mistake)
		is(t, hash+": beside the mistake there is", eval[string](p, "[...document.querySelectorAll('.canvas svg, .player-say > :is(.player-verdict, .player-words), .player-mark, .player-reading')].filter(e => e.checkVisibility({visibilityProperty: true})).map(e => e.textContent).join() + (document.querySelector('.canvas .player').getAttribute('aria-label') ?? '')"), "")
		p.embedding()
		p.until("the snippet", "document.querySelector('#embed pre')?.textContent.includes('embed/v1/?e=')")
		if got := p.text("#embed pre"); containsAny(got, "classes", "students") {
			t.Errorf("%s: the snippet is of another program: %s", hash, got)
		}
	}
}

func containsAny(text string, parts ...string) bool {
	return slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(text, part) })
}

// TestTheFirstStepAsks opens a figure at its first step: what comes out is not given away,
// and stays known once it was seen.
func TestTheFirstStepAsks(t *testing.T) {
	p := newTab(t)
	p.open("embed/v1/?e=ones(3,1)+%2B+ones(4)&step=0")
	p.until("the question", "document.querySelector('.player')?.dataset.kind === 'ask' && document.querySelector('.player').dataset.stop === '0'")
	eval[any](p, "document.querySelector('.player').shapecast.go(4)")
	const answered = "document.querySelector('.player').dataset.kind === 'ok'"
	p.until("the answer", answered)
	eval[any](p, "document.querySelector('.player').shapecast.go(0)")
	p.until("the first step, answered", answered+" && document.querySelector('.player').dataset.stop === '0'")
}
