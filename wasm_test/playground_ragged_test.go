package wasm_test

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestRaggedRowsAreEdited edits rows with buttons, then with keys: the line and
// the rails of the figure follow.
func TestRaggedRowsAreEdited(t *testing.T) {
	p := playground(t, "e=ragged([[1,2],[3]])+%2B+10")
	line := func(want string) {
		t.Helper()
		p.until(want, "document.querySelector('#program').value === '"+want+"'")
		p.until("no mistake", "!document.querySelector('.bench .mistake')")
	}
	press := func(do string) {
		t.Helper()
		eval[any](p, "document.querySelector('[data-do="+do+"]').focus()")
		p.click("[data-do=" + do + "]")
	}
	press("entry-add-0-1")
	line("ragged([[1, 2], [3, 4]]) + 10")
	p.until("the new value in hand", "document.activeElement.dataset.field === 'entry0-3'")
	p.fill("[data-field=entry0-3]", "9")
	line("ragged([[1, 2], [3, 9]]) + 10")
	p.until("19 in the figure", "[...document.querySelectorAll('.player-reading *')].some(e => e.textContent === '19')")
	press("entry-drop-0-0")
	line("ragged([[2], [3, 9]]) + 10")
	press("list-last-0")
	line("ragged([[2], [3, 9], []]) + 10")
	p.until("the rail of lengths", says(result, "[3, (1, 2, 0)]"))
	press("list-drop-0-0")
	line("ragged([[3, 9], []]) + 10")
	p.do(chromedp.Focus(chromedp.CSS("[data-field=entry0-1]")), chromedp.KeyEvent(kb.ArrowDown, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	line("ragged([[3], [9]]) + 10")
	p.until("the focus with the value", "document.activeElement.dataset.field === 'entry0-1' && document.activeElement.value === '9'")
	p.do(chromedp.KeyEvent(kb.Enter))
	line("ragged([[3], [9, 10]]) + 10")
	press("undo")
	line("ragged([[3], [9]]) + 10")
	p.until("lengths that show", "[...document.querySelectorAll('.list .rail b')].map(b => b.textContent).join() === '1,1'")
}

func TestTensorFlowsRowSplitsAreTranslated(t *testing.T) {
	p := playground(t, "e=ragged([[1,2,3],[4],[5,6]])+%2B+ragged([[10,20],[30,40],[50]])")
	p.until("its text", "[...document.querySelectorAll('.says pre')].some(e => e.textContent.includes('Condition x == y did not hold.'))")
	p.until("no empty boxes", "document.querySelector('.verdict').hidden && document.querySelector('.snippet:has([data-do=copy])').hidden")
	p.until("in rows", "document.querySelector('.says .translation')?.textContent.includes('split 1 is where row 0 ends')")
}

func TestWhereTensorFlowFails(t *testing.T) {
	p := playground(t, "e=tf.ragged.constant([[1,2],[3,4],[5,6]])+%2B+[10,20]")
	p.until("the note", "document.querySelector('.verdict .defect')?.textContent.startsWith('TensorFlow currently fails here. By the rule this runs.')")
	p.fill("#program", "tf.ragged.constant([[1,2],[3,4],[5,6]]) + [[10]]")
	p.until("no note", "!document.querySelector('.verdict .defect') && document.querySelector('.headline.runs')")
}
