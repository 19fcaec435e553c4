package wasm_test

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A rows is a playground of which the rows of a ragged operand are edited.
type rows struct{ *tab }

// line waits for the program, without a mistake, and for the lengths that the
// figure draws above and beside its rows.
func (r rows) line(want string, rails ...string) {
	r.Helper()
	r.until(want, "document.querySelector('#program').value === '"+want+"'")
	r.until("no mistake", "!document.querySelector('.bench .mistake')")
	for _, rail := range rails {
		r.until("the rail "+rail, "[...document.querySelectorAll('.canvas svg text')].some(t => t.textContent === '"+rail+"')")
	}
}

// mouse presses a button of a row with the mouse.
func (r rows) mouse(do string) {
	r.Helper()
	eval[any](r.tab, "document.querySelector('[data-do="+do+"]').focus()")
	r.click("[data-do=" + do + "]")
}

// tap presses a button with a finger.
func (r rows) tap(do string) {
	r.Helper()
	at := eval[[]float64](r.tab, "(b => { b.scrollIntoView({block: 'center', behavior: 'instant'}); const r = b.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })(document.querySelector('[data-do="+do+"]'))")
	r.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{
			Type: "touchStart", TouchPoints: []*input.TouchPoint{{X: at[0], Y: at[1]}}})
		if err != nil {
			return err
		}
		_, err = chromedp.Call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: "touchEnd", TouchPoints: []*input.TouchPoint{}})
		return err
	}))
}

// hands waits until an entry has the focus.
func (r rows) hands(field string) {
	r.Helper()
	r.until("the focus on "+field, "document.activeElement.dataset.field === '"+field+"'")
}

func TestRaggedRowsByMouse(t *testing.T) {
	r := rows{playground(t, "e=ragged([[1,2],[3]])+%2B+10")}
	r.mouse("entry-add-0-1")
	r.line("ragged([[1, 2], [3, 4]]) + 10", "axis 1: 2 2")
	r.hands("entry0-3")
	r.fill("[data-field=entry0-3]", "9")
	r.line("ragged([[1, 2], [3, 9]]) + 10")
	r.until("19 in the figure", "[...document.querySelectorAll('.player-reading *')].some(e => e.textContent === '19')")
	r.mouse("entry-drop-0-0")
	r.line("ragged([[2], [3, 9]]) + 10", "axis 1: 1 2")
	r.mouse("entry-down-0-0")
	r.line("ragged([[], [2, 3, 9]]) + 10", "axis 1: 0 3")
	r.mouse("list-last-0")
	r.line("ragged([[], [2, 3, 9], []]) + 10", "axis 1: 0 3 0")
	r.until("the result", says(result, "[3, (0, 3, 0)]"))
	r.mouse("list-drop-0-0")
	r.line("ragged([[2, 3, 9], []]) + 10", "axis 1: 3 0")
	r.mouse("undo")
	r.line("ragged([[], [2, 3, 9], []]) + 10")
	r.until("lengths that show", "[...document.querySelectorAll('.list .rail b')].map(b => b.textContent).join() === '0,3,0'")
}

func TestRaggedRowsByKeyboard(t *testing.T) {
	r := rows{playground(t, "e=ragged([[3,9],[]])+%2B+10")}
	r.do(chromedp.Focus(chromedp.CSS("[data-field=entry0-1]")), chromedp.KeyEvent(kb.ArrowDown, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	r.line("ragged([[3], [9]]) + 10", "axis 1: 1 1")
	r.hands("entry0-1")
	r.do(chromedp.KeyEvent(kb.Enter))
	r.line("ragged([[3], [9, 10]]) + 10", "axis 1: 1 2")
	r.hands("entry0-2")
	r.do(chromedp.KeyEvent("7"))
	r.line("ragged([[3], [9, 7]]) + 10")
	r.do(chromedp.KeyEvent(kb.ArrowUp, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	r.line("ragged([[3, 7], [9]]) + 10", "axis 1: 2 1")
	r.hands("entry0-1")
	r.do(chromedp.KeyEvent(kb.Delete))
	r.do(chromedp.KeyEvent(kb.Backspace))
	r.line("ragged([[3], [9]]) + 10", "axis 1: 1 1")
	r.key("[data-do=list-add-0-0]", kb.Enter)
	r.line("ragged([[3], [], [9]]) + 10", "axis 1: 1 0 1")
	r.key("[data-do=list-drop-0-2]", kb.Enter)
	r.line("ragged([[3], []]) + 10", "axis 1: 1 0")
}

func TestRaggedRowsByTouch(t *testing.T) {
	r := rows{playground(t, "e=ragged([[1,2],[3]])+%2B+10")}
	r.do(chromedp.EmulateViewport(360, 800))
	r.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
		return err
	}))
	r.setting("hover", "none")
	r.tap("entry-down-0-1")
	r.line("ragged([[1], [3, 2]]) + 10", "axis 1: 1 2")
	r.tap("entry-add-0-0")
	r.line("ragged([[1, 4], [3, 2]]) + 10", "axis 1: 2 2")
	r.tap("entry-drop-0-0")
	r.line("ragged([[4], [3, 2]]) + 10", "axis 1: 1 2")
	r.tap("list-last-0")
	r.line("ragged([[4], [3, 2], []]) + 10", "axis 1: 1 2 0")
	r.tap("list-drop-0-1")
	r.line("ragged([[4], []]) + 10", "axis 1: 1 0")
}

// TestRaggedListsAtDepth adds to lists that are empty, and takes lists of rows away.
func TestRaggedListsAtDepth(t *testing.T) {
	r := rows{playground(t, "e=ragged([[[1],[2,3]],[],[[4]]])+%2B+10")}
	r.mouse("list-in-0-1")
	r.line("ragged([[[1], [2, 3]], [[]], [[4]]]) + 10", "axis 1: 2 1 1", "axis 2: 1 2 0 1")
	r.mouse("entry-add-0-2")
	r.line("ragged([[[1], [2, 3]], [[5]], [[4]]]) + 10", "axis 2: 1 2 1 1")
	r.mouse("list-in-0-1")
	r.line("ragged([[[1], [2, 3]], [[5], []], [[4]]]) + 10", "axis 2: 1 2 1 0 1")
	r.mouse("list-drop-0-1-1")
	r.line("ragged([[[1], [2, 3]], [[5]], [[4]]]) + 10", "axis 2: 1 2 1 1")
	r.mouse("list-drop-0-0")
	r.line("ragged([[[5]], [[4]]]) + 10", "axis 0: 2", "axis 1: 1 1")
	r.mouse("list-last-0")
	r.line("ragged([[[5]], [[4]], []]) + 10", "axis 0: 3", "axis 1: 1 1 0")
	r.fill("#program", "ragged([[[[1],[2]],[]],[[[3]]]]) + 10")
	r.until("four levels", "document.querySelector('[data-do=list-in-0-0-1]')")
	r.mouse("list-in-0-0-1")
	r.line("ragged([[[[1], [2]], [[]]], [[[3]]]]) + 10", "axis 2: 2 1 1")
	r.mouse("entry-down-0-1")
	r.line("ragged([[[[1], []], [[2]]], [[[3]]]]) + 10", "axis 3: 1 0 1 1")
}

// TestRaggedRowsInPages edits a value of a page further on.
func TestRaggedRowsInPages(t *testing.T) {
	r := rows{playground(t, "e=ragged(arange(100), lengths=[2, (70, 30)])+%2B+1")}
	r.until("the first page", says(".pager", "1 / 3"))
	r.mouse("rows-after-0")
	r.until("the second", says(".pager", "2 / 3"))
	r.mouse("rows-after-0")
	r.until("the third", says(".pager", "3 / 3"))
	r.mouse("rows-before-0")
	r.until("the second again", says(".pager", "2 / 3"))
	r.until("its values", "document.querySelector('[data-field=entry0-60]').value === '60' && !document.querySelector('[data-field=entry0-0]')")
	r.do(chromedp.Focus(chromedp.CSS("[data-field=entry0-69]")), chromedp.KeyEvent(kb.ArrowDown, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	r.until("the lengths", says(result, "[2, (69, 31)]"))
	r.until("the page of the value", says(".pager", "3 / 3"))
	r.until("the value in hand", "document.activeElement.value === '69'")
	r.fill("#program", "ragged(arange(3000), lengths=[2, (2970, 30)]) + 1")
	r.until("a word", says("p.lists", "Too many values to edit one by one."))
}

func TestTensorFlowsRowSplitsAreTranslated(t *testing.T) {
	p := playground(t, "e=ragged([[1,2,3],[4],[5,6]])+%2B+ragged([[10,20],[30,40],[50]])")
	p.until("its text", "[...document.querySelectorAll('.says pre')].some(e => e.textContent.includes('Condition x == y did not hold.'))")
	p.until("its code", says(".snippet:has([data-do=copy]) code", "tf.RaggedTensor"))
	p.click("[data-do=code-0]")
	p.until("no empty boxes where NumPy has no code", "document.querySelector('.verdict').hidden && document.querySelector('.snippet:has([data-do=copy])').hidden")
	p.until("in rows", "document.querySelector('.says .translation')?.textContent.includes('split 1 is where row 0 ends')")
}

func TestWhereTensorFlowFails(t *testing.T) {
	p := playground(t, "e=tf.ragged.constant([[1,2],[3,4],[5,6]])+%2B+[10,20]")
	p.until("the note", "document.querySelector('.verdict .defect')?.textContent.startsWith('TensorFlow currently fails here. By the rule this runs.')")
	p.fill("#program", "tf.ragged.constant([[1,2],[3,4],[5,6]]) + [[10]]")
	p.until("no note", "!document.querySelector('.verdict .defect') && document.querySelector('.headline.runs')")
}
