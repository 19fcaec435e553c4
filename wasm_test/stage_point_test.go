package wasm_test

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// point moves the mouse over an element.
func (p *tab) point(selector string) *tab {
	x, y := p.at(selector)
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x-1, y), chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y))
	return p
}

// What comes under a pointer that rests is not pointed at, nor is anything while a story plays.
func TestOnlyAMovingPointerPoints(t *testing.T) {
	const lit = "document.querySelector('.stage .lit, .stage .pointing')"
	p := staged(t, "array([[0], [10], [20]]) + array([5, 6, 7, 8])", screens[0])
	p.keys(kb.End)
	x, y := p.at("[data-cell='2,1'][data-who=r]")
	move := func(x, y float64) { p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y)) }
	settled := func() { eval[any](p, "new Promise(done => setTimeout(done, 500))") }
	p.keys(kb.Home)
	move(x, y)
	p.keys(kb.End)
	settled()
	p.wrongIf(lit, "a cell that came under the pointer is pointed at")
	move(x+1, y)
	p.until("a pointer that moves to point", lit)
	p.keys(kb.Home, " ")
	p.until("the result while it plays", "document.querySelector('.player').dataset.stop === '4' && document.querySelector('.player').shapecast.playing")
	move(x, y)
	settled()
	p.wrongIf("document.querySelector('.player').shapecast.playing && "+lit, "something is pointed at while the story plays")
}

// Steps that follow each other quickly are not all spoken: the last one is.
func TestSpeechWaits(t *testing.T) {
	p := staged(t, "array([[0], [10], [20]]) + array([5, 6, 7, 8])", screens[0])
	eval[any](p, `(live => { window.spoken = []; new MutationObserver(() => spoken.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true }) })(document.querySelector('.player-live'))`)
	eval[any](p, "[1, 2, 3, 4].forEach(n => document.querySelector('.player').shapecast.go(n))")
	is(t, "texts are spoken at once", eval[int](p, "spoken.length"), 0)
	p.until("the last step to be spoken", "spoken.length === 1 && spoken[0].startsWith('Compute')")
}

// pointStories are told by TestStage.
var pointStories = []story{
	{"What is pointed at lights what belongs to it in the table, in the arrays, in the words and in the code.", "scores = array([[0], [10], [20]])\nbonus = array([5, 6, 7, 8])\nscores + bonus", func(p *tab) {
		const (
			cellsOf = "document.querySelectorAll('[data-cell].lit[data-who=\"1\"]').length"
			code    = "document.querySelector('.paint .b.lit') && !document.querySelector('.paint .a.lit')"
			table   = "document.querySelector('.over .row.lit[data-row=\"1\"]') && !document.querySelector('.over .row.lit[data-row=\"0\"]')"
			word    = "document.querySelector('.player-say .lit[data-of=\"1\"]')"
		)
		all := func(what string, parts ...string) {
			for _, part := range append(parts, cellsOf+" >= 4") {
				p.until(what+" to light "+part, part)
			}
		}
		dark := func() {
			p.point("footer, header").until("nothing to be lit", "!document.querySelector('.stage .lit')")
		}
		p.mouse(".player-stops button:nth-child(2)").until("a word", "document.querySelector('.player-say [data-of=\"1\"]')")
		p.point(chipB0)
		all("the chip", code, word)
		dark()
		p.point(rowB)
		all("the name of the row", code, table, word)
		dark()
		p.point(".player-say [data-of='1']")
		all("the word", code, table, word)
		dark()
		p.point(".paint span:last-of-type")
		all("the code", code, table, word)
		dark()
		p.point("[data-who='1'][data-cell='0,2']").until("the cell to light the rest", code+" && "+table)
		dark()
		p.keys(kb.End)
		p.point("[data-cell='2,1'][data-who=r]").until("the sum", "document.querySelector('.player-tip')?.textContent === '20 + 6 = 26'")
		p.until("both operands", "document.querySelector('.paint .a.lit') && document.querySelector('.paint .b.lit')")
	}},
	{"From the top of the page it is at most four presses of Tab to the table.", "array([[0], [10], [20]]) + array([5, 6, 7, 8])", func(p *tab) {
		eval[any](p, "(body => { body.tabIndex = -1; body.focus(); body.removeAttribute('tabindex') })(document.body)")
		const there = "document.activeElement.matches('.over .chip')"
		tabs := 0
		for ; tabs < 4 && !p.holds(there); tabs++ {
			p.keys(kb.Tab)
			if p.holds("document.activeElement.matches('.skip')") {
				p.keys(kb.Enter)
			}
		}
		p.wrongUnless(there, "after %d presses the focus is on %s", tabs, eval[string](p, "document.activeElement.outerHTML.slice(0, 200)"))
		p.keys(kb.ArrowUp).lineIs("array([[0], [10], [20], [30]]) + array([5, 6, 7, 8])")
	}},
	{"What was spoken of a line that fails does not stay for one that runs.", "ones(3, 2) + ones(3)", func(p *tab) {
		eval[any](p, "document.querySelector('.player').shapecast.go(2)")
		p.until("the failure to be spoken", "document.querySelector('.player-live').textContent.includes('no partner')")
		p.mouse("[data-do=repair-0]")
		p.until("the match to be spoken", "document.querySelector('.player-live').textContent.startsWith('Match. Each axis settles')")
	}},
}
