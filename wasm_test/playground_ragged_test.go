package wasm_test

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// rowsOpen opens the rows of a ragged operand, from the bars of its chip.
func (p *tab) rowsOpen() *tab {
	p.until("the rows", "document.querySelector('#rows')?.open || document.querySelector('[data-do=bars-0]')?.click() || document.querySelector('#rows')?.open")
	return p
}

// rowPress presses a button of a row with the mouse.
func (p *tab) rowPress(do string) *tab {
	p.rowsOpen().until(do, "document.querySelector('[data-do="+do+"]')")
	eval[any](p, "document.querySelector('[data-do="+do+"]').focus()")
	p.click("[data-do=" + do + "]")
	return p
}

// rowTap presses a button of a row with a finger.
func (p *tab) rowTap(do string) *tab {
	button := "[data-do=" + do + "]"
	eval[any](p, "document.querySelector('"+button+"').scrollIntoView({block: 'center', behavior: 'instant'})")
	p.finger(button, 0, 0)
	return p
}

// line waits for the program, without a mistake.
func (p *tab) line(want string) *tab {
	p.until(want, "document.querySelector('#program').value === '"+want+"' && !document.querySelector('.stage.told')")
	return p
}

// Task 7 and more: ragged rows, one value more, and less, by the mouse and by keys.
func TestRaggedRows(t *testing.T) {
	p := playground(t, "e=ragged([[1,2],[3]])+%2B+10")
	p.rowPress("more0").line("ragged([[1, 2, 3], [3]]) + 10")
	p.fill("[data-field=ragged0-1]", "4, 9").line("ragged([[1, 2, 3], [4, 9]]) + 10")
	p.until("19 in the figure", "[...document.querySelectorAll('.player-reading *')].some(e => e.textContent.endsWith('19'))")
	p.rowPress("less0").line("ragged([[1, 2], [4, 9]]) + 10").rowPress("below0").line("ragged([[1, 2], [], [4, 9]]) + 10")
	p.rowPress("drop0").line("ragged([[], [4, 9]]) + 10").undoKeys(false).line("ragged([[1, 2], [], [4, 9]]) + 10")
	p.until("fields that show", "[...document.querySelectorAll('.list input')].map(e => e.value).join('|') === '1, 2||4, 9'")
	p.do(chromedp.Focus(chromedp.CSS("[data-field=ragged0-1]")))
	p.keys("7").line("ragged([[1, 2], [7], [4, 9]]) + 10")
	p.key("[data-do=less0]", kb.Enter).line("ragged([[1], [7], [4, 9]]) + 10")
	p.key("[data-do=below2]", kb.Enter).line("ragged([[1], [7], [4, 9], []]) + 10")
	p.key("[data-do=drop1]", kb.Enter).line("ragged([[1], [4, 9], []]) + 10")
}

func TestRaggedRowsByTouch(t *testing.T) {
	p := playground(t, "e=ragged([[1],[2,3]])+%2B+10")
	p.do(chromedp.EmulateViewport(360, 800))
	p.fingers().wishes("hover", "none")
	p.rowsOpen()
	p.rowTap("more0").line("ragged([[1, 1], [2, 3]]) + 10")
	p.rowTap("drop1").line("ragged([[1, 1]]) + 10")
}

// TestManyRaggedRows leaves rows to the program that are too many.
func TestManyRaggedRows(t *testing.T) {
	p := playground(t, "e=ragged(arange(3000), lengths=[2, (2970, 30)])+%2B+1")
	p.rowsOpen().until("a word", says(".lists p", "Too many values to edit one by one."))
}

func TestTensorFlowsRowSplitsAreTranslated(t *testing.T) {
	p := playground(t, "e=ragged([[1,2,3],[4],[5,6]])+%2B+ragged([[10,20],[30,40],[50]])")
	p.sheet().until("its text", "[...document.querySelectorAll('.says pre')].some(e => e.textContent.includes('Condition x == y did not hold.'))")
	p.until("in rows", "document.querySelector('.says .translation')?.textContent.includes('split 1 is where row 0 ends')")
	p.keys(kb.Escape).goOn("tf.ragged.constant([[1,2],[3,4],[5,6]]) + [10,20]")
	p.until("the note", "document.querySelector('#more .defect')?.textContent.startsWith('TensorFlow currently fails here. By the rule this runs.')")
	p.fill("#program", "tf.ragged.constant([[1,2],[3,4],[5,6]]) + [[10]]").until("no note", "!document.querySelector('#more .defect') && "+kind("ok"))
}
