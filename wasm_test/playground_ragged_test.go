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
	r.until(want, "document.querySelector('#program').value === '"+want+"'")
	r.until("no mistake", "!document.querySelector('.stage.told')")
}

// unfold opens the rows, from the bars of their chip.
func (r rows) unfold() {
	r.until("the rows", "document.querySelector('#rows')?.open || document.querySelector('[data-do=bars-0]')?.click() || document.querySelector('#rows')?.open")
}

// program types another program, beside the rows.
func (r rows) program(line string) {
	eval[any](r.tab, "document.querySelector('#rows').close()")
	r.fill("#program", line)
	r.until("the program", "document.querySelector('#program').dataset.value === `"+line+"`")
}

// mouse presses a button of a row with the mouse.
func (r rows) mouse(do string) {
	r.unfold()
	r.until(do, "document.querySelector('[data-do="+do+"]')")
	eval[any](r.tab, "document.querySelector('[data-do="+do+"]').focus()")
	r.click("[data-do=" + do + "]")
}

// tap presses a button with a finger.
func (r rows) tap(do string) {
	button := "[data-do=" + do + "]"
	eval[any](r.tab, "document.querySelector('"+button+"').scrollIntoView({block: 'center', behavior: 'instant'})")
	r.finger(button, 0, 0)
}

// hands waits until an entry has the focus.
func (r rows) hands(field string) {
	r.until("the focus on "+field, "document.activeElement.dataset.field === '"+field+"'")
}

// Task 7 and more: ragged rows, one value more, and less, by the mouse.
func TestRaggedRowsByMouse(t *testing.T) {
	r := rows{playground(t, "e=ragged([[1,2],[3]])+%2B+10")}
	r.mouse("entry-add-0-1")
	r.line("ragged([[1, 2], [3, 4]]) + 10")
	r.hands("entry0-3")
	r.fill("[data-field=entry0-3]", "9")
	r.line("ragged([[1, 2], [3, 9]]) + 10")
	r.until("19 in the figure", "[...document.querySelectorAll('.player-reading *')].some(e => e.textContent === '19')")
	r.mouse("entry-drop-0-0")
	r.line("ragged([[2], [3, 9]]) + 10")
	r.mouse("entry-down-0-0")
	r.line("ragged([[], [2, 3, 9]]) + 10")
	r.mouse("list-last-0")
	r.line("ragged([[], [2, 3, 9], []]) + 10")
	r.mouse("list-drop-0-0")
	r.line("ragged([[2, 3, 9], []]) + 10")
	r.undoKeys(false)
	r.line("ragged([[], [2, 3, 9], []]) + 10")
	r.until("lengths that show", "[...document.querySelectorAll('.list .rail b')].map(b => b.textContent).join() === '0,3,0'")
}

func TestRaggedRowsByKeyboard(t *testing.T) {
	r := rows{playground(t, "e=ragged([[3,9],[]])+%2B+10")}
	r.unfold()
	r.do(chromedp.Focus(chromedp.CSS("[data-field=entry0-1]")), chromedp.KeyEvent(kb.ArrowDown, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	r.line("ragged([[3], [9]]) + 10")
	r.hands("entry0-1")
	r.do(chromedp.KeyEvent(kb.Enter))
	r.line("ragged([[3], [9, 10]]) + 10")
	r.hands("entry0-2")
	r.do(chromedp.KeyEvent("7"))
	r.line("ragged([[3], [9, 7]]) + 10")
	r.do(chromedp.KeyEvent(kb.ArrowUp, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	r.line("ragged([[3, 7], [9]]) + 10")
	r.hands("entry0-1")
	r.do(chromedp.KeyEvent(kb.Delete))
	r.do(chromedp.KeyEvent(kb.Backspace))
	r.line("ragged([[3], [9]]) + 10")
	r.key("[data-do=list-add-0-0]", kb.Enter)
	r.line("ragged([[3], [], [9]]) + 10")
	r.key("[data-do=list-drop-0-2]", kb.Enter)
	r.line("ragged([[3], []]) + 10")
}

func TestRaggedRowsByTouch(t *testing.T) {
	r := rows{playground(t, "e=ragged([[1,2],[3]])+%2B+10")}
	r.do(chromedp.EmulateViewport(360, 800))
	r.fingers()
	r.wishes("hover", "none")
	r.unfold()
	r.tap("entry-down-0-1")
	r.line("ragged([[1], [3, 2]]) + 10")
	r.tap("entry-add-0-0")
	r.line("ragged([[1, 4], [3, 2]]) + 10")
	r.tap("list-drop-0-1")
	r.line("ragged([[1, 4]]) + 10")
}

// TestRaggedListsAtDepth adds to lists that are empty, and takes lists of rows away.
func TestRaggedListsAtDepth(t *testing.T) {
	r := rows{playground(t, "e=ragged([[[1],[2,3]],[],[[4]]])+%2B+10")}
	r.mouse("list-in-0-1")
	r.line("ragged([[[1], [2, 3]], [[]], [[4]]]) + 10")
	r.mouse("entry-add-0-2")
	r.line("ragged([[[1], [2, 3]], [[5]], [[4]]]) + 10")
	r.mouse("list-drop-0-0-1")
	r.line("ragged([[[1]], [[5]], [[4]]]) + 10")
	r.program("ragged([[[[1],[2]],[]],[[[3]]]]) + 10")
	r.unfold()
	r.until("four levels", "document.querySelector('[data-do=list-in-0-0-1]')")
	r.mouse("list-in-0-0-1")
	r.line("ragged([[[[1], [2]], [[]]], [[[3]]]]) + 10")
	r.mouse("entry-down-0-1")
	r.line("ragged([[[[1], []], [[2]]], [[[3]]]]) + 10")
}

// TestRaggedRowsInPages edits a value of a page further on.
func TestRaggedRowsInPages(t *testing.T) {
	r := rows{playground(t, "e=ragged(arange(100), lengths=[2, (70, 30)])+%2B+1")}
	r.unfold()
	r.until("the first page", says(".pager", "1 / 3"))
	r.mouse("rows-after-0")
	r.until("the second", says(".pager", "2 / 3"))
	r.mouse("rows-after-0")
	r.until("the third", says(".pager", "3 / 3"))
	r.mouse("rows-before-0")
	r.until("the second again", says(".pager", "2 / 3"))
	r.until("its values", "document.querySelector('[data-field=entry0-60]').value === '60' && !document.querySelector('[data-field=entry0-0]')")
	r.do(chromedp.Focus(chromedp.CSS("[data-field=entry0-69]")), chromedp.KeyEvent(kb.ArrowDown, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	r.until("the page of the value", says(".pager", "3 / 3"))
	r.until("the value in hand", "document.activeElement.value === '69'")
	r.program("ragged(arange(3000), lengths=[2, (2970, 30)]) + 1")
	r.unfold()
	r.until("a word", says("p.lists", "Too many values to edit one by one."))
}

func TestTensorFlowsRowSplitsAreTranslated(t *testing.T) {
	p := playground(t, "e=ragged([[1,2,3],[4],[5,6]])+%2B+ragged([[10,20],[30,40],[50]])")
	p.sheet()
	p.until("its text", "[...document.querySelectorAll('.says pre')].some(e => e.textContent.includes('Condition x == y did not hold.'))")
	p.until("in rows", "document.querySelector('.says .translation')?.textContent.includes('split 1 is where row 0 ends')")
}

func TestWhereTensorFlowFails(t *testing.T) {
	p := playground(t, "e=tf.ragged.constant([[1,2],[3,4],[5,6]])+%2B+[10,20]")
	p.until("the note", "document.querySelector('#more .defect')?.textContent.startsWith('TensorFlow currently fails here. By the rule this runs.')")
	p.fill("#program", "tf.ragged.constant([[1,2],[3,4],[5,6]]) + [[10]]")
	p.until("no note", "!document.querySelector('#more .defect') && "+kind("ok"))
}
