package wasm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// fieldsOverChips says how far the fields for a guess are from the "?" beneath
// them, in pixels, at most.
const fieldsOverChips = `(() => {
	const canvas = document.querySelector('[data-row] .canvas'), svg = [...canvas.querySelectorAll('svg[data-marks]')].find(s => s.checkVisibility());
	const asked = [...svg?.querySelectorAll('[data-axis] text') ?? []].filter(t => t.textContent === '?').map(t => t.getBoundingClientRect());
	const fields = [...canvas.querySelectorAll('.guess-field')].map(f => f.getBoundingClientRect());
	if (!asked.length || asked.length !== fields.length) return 999;
	const middle = b => [b.left + b.width / 2, b.top + b.height / 2];
	return Math.max(...asked.flatMap((b, k) => middle(b).map((x, i) => Math.abs(x - middle(fields[k])[i]))));
})()`

// TestShapeIsGuessedInItsRow answers a question of a lesson in the result row of
// its figure, by keys alone, wrongly first. The reasons come into view, and what was typed
// stays.
func TestShapeIsGuessedInItsRow(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.EmulateViewport(1280, 720))
	p.open("en/it-ran-and-it-is-wrong/")
	p.until("the fields", fieldsOverChips+" < 6")
	if eval[bool](p, "document.querySelector('.rowed form input').checkVisibility({visibilityProperty: true})") {
		t.Error("there is a second field for the answer")
	}
	p.click(".rowed .cannot")
	const reason = "(() => { " + inView + " const reply = document.querySelector('.rowed .reply.wrong'); return inView(reply) && reply.textContent.includes('%s'); })()"
	p.until("why it can", fmt.Sprintf(reason, "no rule is broken"))
	p.click(".rowed [type=submit]")
	if got := eval[string](p, "document.activeElement.getAttribute('aria-label')"); got != "your guess for axis 0" {
		t.Errorf("without a guess the focus goes to %q", got)
	}
	p.do(chromedp.KeyEvent("3"), chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent("1"), chromedp.KeyEvent(kb.Enter))
	p.until("why (3, 1) is wrong", fmt.Sprintf(reason, "padded to (1, 3)"))
	if got := eval[string](p, "[...document.querySelectorAll('.guess-field')].map(f => f.value).join()"); got != "3,1" {
		t.Errorf("the row keeps %q", got)
	}
	if at := eval[float64](p, "document.querySelector('[data-row] .player').shapecast.stop"); at != 0 {
		t.Errorf("a wrong guess shows step %v", at)
	}
	p.do(chromedp.KeyEvent("3"), chromedp.KeyEvent(kb.Enter)) // in the place of the 1
	p.until("the reply", "document.querySelector('.predict .reply.right')")
	p.until("the figure to its end", "document.querySelector('[data-row] .player').shapecast.stop === 4 && !document.querySelector('.guess-field')")
	if got := eval[string](p, "document.querySelector('.predict form input').value"); got != "(3, 3)" || !eval[bool](p, "document.querySelector('.predict form input').checkVisibility({visibilityProperty: true})") {
		t.Errorf("the question keeps %q", got)
	}
}

// TestGuessFieldsFollowTheDrawing turns a phone: the fields stay over their chips.
func TestGuessFieldsFollowTheDrawing(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.EmulateViewport(390, 844))
	p.open("zh/outer-tables-and-distances/")
	p.until("the fields", fieldsOverChips+" < 6")
	for _, size := range [][2]int64{{844, 390}, {1280, 800}, {360, 640}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.until("the fields again", fieldsOverChips+" < 6")
	}
	eval[any](p, "document.querySelector('.guess-field').focus()")
	p.do(chromedp.KeyEvent("2"))
	if got := p.text(".into"); !strings.Contains(got, "结果") {
		t.Errorf("the question says %q", got)
	}
}

// TestShapeIsTypedOnceTheFigureIsShown gives an answer after the figure was opened
// without one: the question then has a field of its own.
func TestShapeIsTypedOnceTheFigureIsShown(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.open("en/it-ran-and-it-is-wrong/")
	p.until("the fields", fieldsOverChips+" < 6")
	p.click("[data-row] [data-show]")
	p.until("the field", "document.querySelector('.predict form input').checkVisibility({visibilityProperty: true})")
	p.fill(".predict form input", "(3, 3)")
	p.click(".predict [type=submit]")
	p.until("the reply", "document.querySelector('.predict .reply.right')")
	p.do(chromedp.Reload())
	p.until("the field again", "document.querySelector('.predict form input')?.checkVisibility({visibilityProperty: true})")
	p.fill(".predict form input", "(3, 1)")
	p.click(".predict [type=submit]")
	p.until("a reason", "document.querySelector('.predict .reply.wrong')")
}
