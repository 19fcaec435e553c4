package wasm_test

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A rows is a playground of which the rows of a ragged operand are edited.
type rows struct{ *tab }

// line waits for the program, without a mistake.
func (r rows) line(want string) {
	r.Helper()
	r.until(want, "document.querySelector('#program').value === '"+want+"'")
	r.until("no mistake", "!document.querySelector('.stage.told')")
}

// unfold opens the rows, from the bars of their chip.
func (r rows) unfold() {
	r.Helper()
	r.until("the rows", "document.querySelector('#rows')?.open || document.querySelector('[data-do=bars-0]')?.click() || document.querySelector('#rows')?.open")
}

// mouse presses a button of a row with the mouse.
func (r rows) mouse(do string) {
	r.Helper()
	r.unfold()
	r.until(do, "document.querySelector('[data-do="+do+"]')")
	eval[any](r.tab, "document.querySelector('[data-do="+do+"]').focus()")
	r.click("[data-do=" + do + "]")
}

// tap presses a button with a finger.
func (r rows) tap(do string) {
	r.Helper()
	button := "[data-do=" + do + "]"
	eval[any](r.tab, "document.querySelector('"+button+"').scrollIntoView({block: 'center', behavior: 'instant'})")
	r.finger(button, 0, 0)
}

// Task 7 and more: ragged rows, one value more, and less, by the mouse.
func TestRaggedRowsByMouse(t *testing.T) {
	t.Parallel()
	r := rows{playground(t, "e=ragged([[1,2],[3]])+%2B+10")}
	r.mouse("more0")
	r.line("ragged([[1, 2, 3], [3]]) + 10")
	r.fill("[data-field=ragged0-1]", "4, 9")
	r.line("ragged([[1, 2, 3], [4, 9]]) + 10")
	r.until("19 in the figure", "[...document.querySelectorAll('.player-reading *')].some(e => e.textContent.endsWith('19'))")
	r.mouse("less0")
	r.line("ragged([[1, 2], [4, 9]]) + 10")
	r.mouse("below0")
	r.line("ragged([[1, 2], [], [4, 9]]) + 10")
	r.mouse("drop0")
	r.line("ragged([[], [4, 9]]) + 10")
	r.undoKeys(false)
	r.line("ragged([[1, 2], [], [4, 9]]) + 10")
	r.until("fields that show", "[...document.querySelectorAll('.list input')].map(e => e.value).join('|') === '1, 2||4, 9'")
}

func TestRaggedRowsByKeyboard(t *testing.T) {
	t.Parallel()
	r := rows{playground(t, "e=ragged([[3,9],[]])+%2B+10")}
	r.unfold()
	r.do(chromedp.Focus(chromedp.CSS("[data-field=ragged0-1]")), chromedp.KeyEvent("7"))
	r.line("ragged([[3, 9], [7]]) + 10")
	r.key("[data-do=less0]", kb.Enter)
	r.line("ragged([[3], [7]]) + 10")
	r.key("[data-do=below1]", kb.Enter)
	r.line("ragged([[3], [7], []]) + 10")
	r.key("[data-do=drop1]", kb.Enter)
	r.line("ragged([[3], []]) + 10")
}

func TestRaggedRowsByTouch(t *testing.T) {
	t.Parallel()
	r := rows{playground(t, "e=ragged([[1,2],[3]])+%2B+10")}
	r.do(chromedp.EmulateViewport(360, 800))
	r.fingers()
	r.wishes("hover", "none")
	r.unfold()
	r.tap("more1")
	r.line("ragged([[1, 2], [3, 3]]) + 10")
	r.tap("drop1")
	r.line("ragged([[1, 2]]) + 10")
}

// TestManyRaggedRows leaves rows to the program that are too many.
func TestManyRaggedRows(t *testing.T) {
	t.Parallel()
	r := rows{playground(t, "e=ragged(arange(3000), lengths=[2, (2970, 30)])+%2B+1")}
	r.unfold()
	r.until("a word", says(".lists p", "Too many values to edit one by one."))
}

func TestTensorFlowsRowSplitsAreTranslated(t *testing.T) {
	t.Parallel()
	p := playground(t, "e=ragged([[1,2,3],[4],[5,6]])+%2B+ragged([[10,20],[30,40],[50]])")
	p.sheet()
	p.until("its text", "[...document.querySelectorAll('.says pre')].some(e => e.textContent.includes('Condition x == y did not hold.'))")
	p.until("in rows", "document.querySelector('.says .translation')?.textContent.includes('split 1 is where row 0 ends')")
}

func TestWhereTensorFlowFails(t *testing.T) {
	t.Parallel()
	p := playground(t, "e=tf.ragged.constant([[1,2],[3,4],[5,6]])+%2B+[10,20]")
	p.until("the note", "document.querySelector('#more .defect')?.textContent.startsWith('TensorFlow currently fails here. By the rule this runs.')")
	p.fill("#program", "tf.ragged.constant([[1,2],[3,4],[5,6]]) + [[10]]")
	p.until("no note", "!document.querySelector('#more .defect') && "+kind("ok"))
}
