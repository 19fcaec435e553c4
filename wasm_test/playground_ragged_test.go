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

// besideRows types another program, beside the rows.
func (p *tab) besideRows(line string) *tab {
	eval[any](p, "document.querySelector('#rows').close()")
	p.fill("#program", line).until("the program", "document.querySelector('#program').dataset.value === `"+line+"`")
	p.rowsOpen()
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

// onField waits until a field has the focus.
func (p *tab) onField(field string) *tab {
	p.until("the focus on "+field, "document.activeElement.dataset.field === '"+field+"'")
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
	p.rowPress("entry-add-0-1").line("ragged([[1, 2], [3, 4]]) + 10").onField("entry0-3")
	p.fill("[data-field=entry0-3]", "9").line("ragged([[1, 2], [3, 9]]) + 10")
	p.until("19 in the figure", "[...document.querySelectorAll('.player-reading *')].some(e => e.textContent === '19')")
	p.rowPress("entry-drop-0-0").line("ragged([[2], [3, 9]]) + 10").rowPress("entry-down-0-0").line("ragged([[], [2, 3, 9]]) + 10")
	p.rowPress("list-last-0").line("ragged([[], [2, 3, 9], []]) + 10")
	p.rowPress("list-drop-0-0").line("ragged([[2, 3, 9], []]) + 10").undoKeys(false).line("ragged([[], [2, 3, 9], []]) + 10")
	p.until("lengths that show", "[...document.querySelectorAll('.list .rail b')].map(b => b.textContent).join() === '0,3,0'")
	p.besideRows("ragged([[3, 9], []]) + 10")
	p.do(chromedp.Focus(chromedp.CSS("[data-field=entry0-1]")))
	p.alt(kb.ArrowDown).line("ragged([[3], [9]]) + 10").onField("entry0-1").keys(kb.Enter).line("ragged([[3], [9, 10]]) + 10")
	p.onField("entry0-2").keys("7").line("ragged([[3], [9, 7]]) + 10")
	p.alt(kb.ArrowUp).line("ragged([[3, 7], [9]]) + 10").onField("entry0-1").keys(kb.Delete).keys(kb.Backspace).line("ragged([[3], [9]]) + 10")
	p.key("[data-do=list-add-0-0]", kb.Enter).line("ragged([[3], [], [9]]) + 10")
	p.key("[data-do=list-drop-0-2]", kb.Enter).line("ragged([[3], []]) + 10")
}

func TestRaggedRowsByTouch(t *testing.T) {
	p := playground(t, "e=ragged([[1,2],[3]])+%2B+10")
	p.do(chromedp.EmulateViewport(360, 800))
	p.fingers().wishes("hover", "none")
	p.rowsOpen()
	p.rowTap("entry-down-0-1").line("ragged([[1], [3, 2]]) + 10")
	p.rowTap("entry-add-0-0").line("ragged([[1, 4], [3, 2]]) + 10")
	p.rowTap("list-drop-0-1").line("ragged([[1, 4]]) + 10")
}

// TestRaggedListsAtDepth adds to lists that are empty, and takes lists of rows away. It
// edits a value of a page further on.
func TestRaggedListsAtDepth(t *testing.T) {
	p := playground(t, "e=ragged([[[1],[2,3]],[],[[4]]])+%2B+10")
	p.rowPress("list-in-0-1").line("ragged([[[1], [2, 3]], [[]], [[4]]]) + 10")
	p.rowPress("entry-add-0-2").line("ragged([[[1], [2, 3]], [[5]], [[4]]]) + 10")
	p.rowPress("list-drop-0-0-1").line("ragged([[[1]], [[5]], [[4]]]) + 10")
	p.besideRows("ragged([[[[1],[2]],[]],[[[3]]]]) + 10").until("four levels", "document.querySelector('[data-do=list-in-0-0-1]')")
	p.rowPress("list-in-0-0-1").line("ragged([[[[1], [2]], [[]]], [[[3]]]]) + 10")
	p.rowPress("entry-down-0-1").line("ragged([[[[1], []], [[2]]], [[[3]]]]) + 10")
	p.besideRows("ragged(arange(100), lengths=[2, (70, 30)]) + 1")
	p.rowsOpen().until("the first page", says(".pager", "1 / 3"))
	p.rowPress("rows-after-0").until("the second", says(".pager", "2 / 3"))
	p.rowPress("rows-after-0").until("the third", says(".pager", "3 / 3"))
	p.rowPress("rows-before-0").until("the second again", says(".pager", "2 / 3"))
	p.until("its values", "document.querySelector('[data-field=entry0-60]').value === '60' && !document.querySelector('[data-field=entry0-0]')")
	p.do(chromedp.Focus(chromedp.CSS("[data-field=entry0-69]")))
	p.alt(kb.ArrowDown).until("the page of the value", says(".pager", "3 / 3"))
	p.until("the value in hand", "document.activeElement.value === '69'")
	p.besideRows("ragged(arange(3000), lengths=[2, (2970, 30)]) + 1")
	p.until("a word", says("p.lists", "Too many values to edit one by one."))
}

func TestTensorFlowsRowSplitsAreTranslated(t *testing.T) {
	p := playground(t, "e=ragged([[1,2,3],[4],[5,6]])+%2B+ragged([[10,20],[30,40],[50]])")
	p.sheet().until("its text", "[...document.querySelectorAll('.says pre')].some(e => e.textContent.includes('Condition x == y did not hold.'))")
	p.until("in rows", "document.querySelector('.says .translation')?.textContent.includes('split 1 is where row 0 ends')")
	p.keys(kb.Escape).goOn("tf.ragged.constant([[1,2],[3,4],[5,6]]) + [10,20]")
	p.until("the note", "document.querySelector('#more .defect')?.textContent.startsWith('TensorFlow currently fails here. By the rule this runs.')")
	p.fill("#program", "tf.ragged.constant([[1,2],[3,4],[5,6]]) + [[10]]").until("no note", "!document.querySelector('#more .defect') && "+kind("ok"))
}
