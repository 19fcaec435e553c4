package wasm_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// at returns the middle of an element.
func (p *tab) at(selector string) (x, y float64) {
	p.until(selector, "document.querySelector(`"+selector+"`)?.getClientRects().length")
	b := eval[[]float64](p, "(b => [b.x + b.width / 2, b.y + b.height / 2])(document.querySelector(`"+selector+"`).getBoundingClientRect())")
	return b[0], b[1]
}

// mouse presses an element where it is seen, whatever lies over it.
func (p *tab) mouse(selector string) {
	x, y := p.at(selector)
	p.do(chromedp.MouseClickXY(x, y))
}

// drag moves the mouse from an element by so many pixels with the button held.
func (p *tab) drag(selector string, dx, dy float64) {
	x, y := p.at(selector)
	const steps = 12
	held := func(typ input.DispatchMouseEventType, n float64) chromedp.Action[chromedp.Void] {
		return chromedp.MouseEvent(typ, x+dx*n/steps, y+dy*n/steps, chromedp.ClickCount(1),
			func(e *input.DispatchMouseEventParams) { e.Button, e.Buttons = input.MouseButtonLeft, 1 })
	}
	p.do(held(input.DispatchMouseEventTypeMousePressed, 0))
	for n := 1.0; n <= steps; n++ {
		p.do(held(input.DispatchMouseEventTypeMouseMoved, n))
	}
	p.do(held(input.DispatchMouseEventTypeMouseReleased, steps))
}

// finger touches an element and moves by so many pixels.
func (p *tab) finger(selector string, dx, dy float64) {
	x, y := p.at(selector)
	const steps = 10
	touch := func(typ input.DispatchTouchEventType, points ...*input.TouchPoint) {
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: typ, TouchPoints: append([]*input.TouchPoint{}, points...)})
	}
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	if dx != 0 || dy != 0 {
		for n := 1.0; n <= steps; n++ {
			touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: x + dx*n/steps, Y: y + dy*n/steps})
		}
	}
	touch(input.DispatchTouchEventTypeTouchEnd)
}

// fingers gives the screen touch.
func (p *tab) fingers() {
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
}

// keys presses keys where the focus is.
func (p *tab) keys(keys ...string) {
	for _, key := range keys {
		p.do(chromedp.KeyEvent(key))
	}
}

// undoKeys presses Ctrl+Z, with Shift to make again.
func (p *tab) undoKeys(again bool) {
	modifiers := []chromedp.Modifier{chromedp.ModifierCtrl}
	if again {
		modifiers = append(modifiers, chromedp.ModifierShift)
	}
	p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(modifiers...)))
}

// says waits until a part of the stage says a text.
func (p *tab) says(selector, text string) {
	p.until(selector+" to say "+text, "document.querySelector(`"+selector+"`)?.textContent.replaceAll('\u00a0', ' ').includes(`"+text+"`)")
}

// lineIs waits until the line of Python is a text.
func (p *tab) lineIs(line string) {
	p.until("the line "+line, "document.querySelector('#program').value === `"+line+"`")
}

const (
	chipA0 = "[data-field=size0-0]"
	chipA1 = "[data-field=size0-1]"
	chipB0 = "[data-field=size1-0]"
)

// Task 1, in one step: look. (3, 1) and (4,) give (3, 4), and why.
func TestTaskColumnPlusRow(t *testing.T) {
	p := staged(t, "", screens[0])
	p.mouse(".player-play") // pauses the one story, or plays it
	p.keys(kb.Home)         // on a busy machine it is further by now
	p.says(".player-reason", "Shapes line up at the right")
	p.keys(kb.End)
	p.until("Compute", "document.querySelector('.player').dataset.stop === '4'")
	p.until("the sum 28", "[...document.querySelectorAll('.player-reading td')].some(td => td.textContent === '28')")
}

// Task 2, in two steps: the 8 becomes 1, and 8 again, with its values.
func TestTaskEightToOneAndBack(t *testing.T) {
	p := staged(t, "array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])", screens[0])
	p.mouse(chipB0)
	p.keys("1")
	p.lineIs("array([[1], [2]]) + array([1])")
	p.keys("8")
	p.lineIs("array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])")
	p.mouse(chipB0) // a press takes the whole size again
	p.keys("3")
	p.lineIs("array([[1], [2]]) + array([1, 2, 3])")
	p.keys("8")
	p.lineIs("array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])")
	p.drag(chipB0, 0, 84)
	p.lineIs("array([[1], [2]]) + array([1])")
	p.drag(chipB0, 0, -84)
	p.lineIs("array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])")
}

// Task 3, in three steps: make it fail, see where, repair it by a button. The
// step that is shown stays the one that was chosen.
func TestTaskFailAndRepair(t *testing.T) {
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
	p.keys(kb.End)
	p.until("the end", "document.querySelector('.player').dataset.stop === '4'")
	p.mouse(chipB0)
	p.keys(kb.ArrowDown)
	p.lineIs("ones(2, 3) + ones(2)")
	p.says(".player-verdict", "Fails on axis 1: size 3 against size 2")
	p.until("Match", "document.querySelector('.player').dataset.stop === '2'")
	p.mouse("[data-do=repair-0]")
	p.until("it to run", "document.querySelector('.player').dataset.kind !== 'no'")
	p.until("the chosen step again", "document.querySelector('.player').dataset.stop === '4'")
}

// Task 4, in one step: own values.
func TestTaskOwnValues(t *testing.T) {
	p := staged(t, "", screens[0])
	p.mouse("#program")
	eval[any](p, "document.querySelector('#program').select()")
	p.keys("[[2], [4]] * array([1, 3, 5])")
	p.until("20 among the values", "[...document.querySelectorAll('.player-reading td')].some(td => td.textContent === '20')")
}

// Task 5, in three steps: names without values are asked for.
func TestTaskNamesWithoutValues(t *testing.T) {
	p := staged(t, "", screens[0])
	p.mouse("#program")
	eval[any](p, "document.querySelector('#program').select()")
	p.keys("y_true - y_pred")
	p.says(".said", "y_true and y_pred have no value yet")
	p.until("the old picture to fade", "Number(getComputedStyle(document.querySelector('.player-figure')).opacity) < 0.4")
	p.mouse("[data-field=missing-y_true]")
	p.keys("4", kb.Enter)
	p.until("the next name", "document.activeElement.dataset.field === 'missing-y_pred'")
	p.keys("4, 1", kb.Enter)
	p.until("16 values", "document.querySelectorAll('.player-reading td').length === 17") // and a corner
	p.lineIs("y_true = array([1, 2, 3, 4])\ny_pred = array([[10], [20], [30], [40]])\ny_true - y_pred")
}

// A link to names without values shows a row for each in the upper half, where the
// table comes.
func TestNamesWithoutValuesByLink(t *testing.T) {
	p := newTab(t)
	for _, size := range screens {
		p.screen(size)
		p.open("#e=y_true+-+y_pred")
		p.says(".said", "y_true and y_pred have no value yet")
		atMost(t, fmt.Sprintf("%v: the last row ends at … of the screen", size), eval[float64](p, "Math.max(...[...document.querySelectorAll('[data-field^=missing]')].map(f => f.getBoundingClientRect().bottom)) / innerHeight"), 0.5)
		atMost(t, fmt.Sprintf("at %v the stage reaches … px below the screen", size), eval[float64](p, "document.querySelector('.stage').getBoundingClientRect().bottom - innerHeight"), 0)
		eval[any](p, "document.querySelector('[data-field=missing-y_true]').focus()")
		p.keys("4", kb.Enter)
		p.until("the next name", "document.activeElement.dataset.field === 'missing-y_pred'")
		p.keys("4, 1", kb.Enter)
		p.until("the figure", "document.querySelectorAll('.player-reading td').length === 17 && document.querySelector('.player-drawing').getBoundingClientRect().top < document.querySelector('.player-say').getBoundingClientRect().top")
	}
}

// A digit typed the moment the line is left is kept: what the page writes into
// its fields then must not undo it.
func TestNameKeepsFastDigit(t *testing.T) {
	p := staged(t, "", screens[0])
	p.mouse("#program")
	eval[any](p, "document.querySelector('#program').select()")
	p.keys("y_true - y_pred")
	p.says(".said", "y_true and y_pred have no value yet")
	eval[any](p, "(f => { f.focus(); document.execCommand('insertText', false, '4') })(document.querySelector('[data-field=missing-y_true]'))")
	p.do(chromedp.Sleep(500 * time.Millisecond))
	is(t, "the field holds …, not the digit that was typed", p.value("[data-field=missing-y_true]"), "4")
	p.keys(kb.Enter)
	p.lineIs("y_true = array([1, 2, 3, 4])\ny_true - y_pred")
}

// Task 8: backwards by keys, from anywhere outside a field.
func TestTaskBackwardsByKeys(t *testing.T) {
	p := staged(t, "array([[0], [10], [20]]) + array([5, 6, 7, 8])", screens[0])
	stop := func(n string) {
		t.Helper()
		p.until("step "+n, "document.querySelector('.player').dataset.stop === '"+n+"' && !document.querySelector('.player').shapecast.playing")
	}
	p.keys(kb.End)
	stop("4")
	p.keys(kb.ArrowLeft)
	stop("3")
	p.keys(kb.ArrowLeft)
	stop("2")
	p.keys(kb.Home)
	stop("0")
	p.keys(" ")
	p.until("the story to move", "document.querySelector('.player').shapecast.playing && document.querySelector('.player').shapecast.time > 1")
	p.keys(" ")
	p.until("it to rest", "!document.querySelector('.player').shapecast.playing")
}

// Task 9, in two steps: share it, and open it elsewhere at the same step.
func TestTaskShareAndReopen(t *testing.T) {
	p := staged(t, "array([[0], [10]]) + array([5, 6, 7])", screens[0])
	p.keys(kb.End)
	p.mouse("[data-do=more]")
	p.mouse("[data-do=copy-link]")
	p.until("the address", "location.hash.includes('step=4')")
	hash := eval[string](p, "location.hash.slice(1)")
	q := playground(t, hash)
	q.until("the same step", "document.querySelector('.player')?.shapecast?.stop === 4")
	is(t, "reopened, the line is", q.value("#program"), "array([[0], [10]]) + array([5, 6, 7])")
}

// Task 10, in three keys each: guess first, twice; an edit resets the guess.
func TestTaskGuessFirst(t *testing.T) {
	p := staged(t, "array([[0], [10], [20]]) + array([5, 6, 7, 8])", screens[0])
	p.mouse("[data-field=guess-0]")
	p.keys("3", kb.ArrowRight, "3", kb.Enter)
	p.until("the comparison", "document.querySelectorAll('.guess').length === 2")
	is(t, "under the result stands", eval[string](p, "[...document.querySelectorAll('.guess')].map(e => e.textContent).join()"), "3 ✓,3 ✕")
	p.until("Match", "document.querySelector('.player').dataset.stop === '2' && !document.querySelector('.player').shapecast.playing")
	p.says(".player-verdict", "It is not (3, 3), which was your guess.")
	p.wrongUnless("[...document.querySelectorAll('.chip.ask')].every(field => !field.checkVisibility({visibilityProperty: true}))", "what is seen can be guessed")
	p.keys(kb.Home)
	p.mouse(chipB0)
	p.keys(kb.ArrowDown)
	p.until("no guess", "!document.querySelector('.guess') && document.querySelector('[data-field=guess-0]').value === ''")
	p.mouse("[data-field=guess-0]")
	p.keys("3", kb.ArrowRight, "3", kb.Escape, " ")
	p.until("the second comparison", "[...document.querySelectorAll('.guess')].map(e => e.textContent).join() === '3 ✓,3 ✓'")
}

// Task 11, in two steps: a third operand.
func TestTaskThirdOperand(t *testing.T) {
	p := staged(t, "array([[0], [10]]) + array([5, 6, 7])", screens[0])
	p.mouse("[data-do=more]")
	eval[any](p, "document.querySelector('[data-do=operand]').scrollIntoView({ block: 'center' })")
	p.mouse("[data-do=operand]")
	p.lineIs("array([[0], [10]]) + array([5, 6, 7]) + array([100, 200, 300])")
	p.until("its chip", "document.querySelector('[data-field=size2-0]')")
}

// Task 12: undo and redo, by button and by key, typing included.
func TestTaskUndo(t *testing.T) {
	const first = "ones(2, 3) + ones(3)"
	p := staged(t, first, screens[0])
	p.mouse("#program")
	p.keys(kb.End, " ", "*", " ", "2")
	p.lineIs(first + " * 2")
	p.undoKeys(false)
	p.lineIs(first)
	p.undoKeys(true)
	p.lineIs(first + " * 2")
	p.mouse("[data-do=undo]")
	p.lineIs(first)
	p.mouse(chipA0)
	p.keys(kb.ArrowUp, kb.ArrowUp, kb.ArrowUp)
	p.lineIs("ones(5, 3) + ones(3)")
	p.undoKeys(false)
	p.lineIs(first)
	p.mouse("[data-do=redo]")
	p.lineIs("ones(5, 3) + ones(3)")
}

// TestChipsByMouse moves, removes and adds axes by dragging and by the bar.
func TestChipsByMouse(t *testing.T) {
	p := staged(t, "array([[0], [10], [20]]) + array([5, 6, 7, 8])", screens[0])
	p.drag(chipA0, 104, 0)
	p.lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8])")
	p.undoKeys(false)
	p.lineIs("array([[0], [10], [20]]) + array([5, 6, 7, 8])")
	p.drag(chipA1, 120, 4)
	p.lineIs("array([0, 10, 20]) + array([5, 6, 7, 8])")
	p.mouse("[data-do=add-0]")
	p.lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8])")
	p.mouse(chipB0)
	p.says(".edit .who", "Baxis 1, its own axis 0")
	p.mouse("[data-do=greater]")
	p.lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8, 9])")
	p.mouse(chipA1)
	p.says(".edit .who", "Aaxis 1") // the bar is for another chip now
	p.mouse("[data-do=less]")
	p.lineIs("array([[0, 10]]) + array([5, 6, 7, 8, 9])")
	p.mouse("[data-do=greater]")
	p.lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8, 9])")
	p.mouse(chipB0)
	p.says(".edit .who", "Baxis 1, its own axis 0")
	p.mouse("[data-do=remove-axis]")
	p.until("no axis", "document.querySelector('#program').value.startsWith('array([[0, 10, 20]]) + ') && !document.querySelector('"+chipB0+"')")
}

// TestChipsByTouch taps a chip, drags it, and swipes over the arrays.
func TestChipsByTouch(t *testing.T) {
	p := staged(t, "array([[0], [10], [20]]) + array([5, 6, 7, 8])", screens[1])
	p.fingers()
	p.finger(chipB0, 0, 0)
	p.until("the bar", "document.querySelector('.stage.editing [data-do=greater]')?.getClientRects().length")
	p.finger("[data-do=less]", 0, 0)
	p.lineIs("array([[0], [10], [20]]) + array([5, 6, 7])")
	p.finger("[data-do=done]", 0, 0)
	p.until("the stops again", "document.querySelector('.player-rail').getClientRects().length")
	p.finger("[data-who='0'][data-cell='1,0']", -90, 4)
	p.until("the next step", "document.querySelector('.player').dataset.stop === '1'")
	p.until("its end", "!document.querySelector('.player').shapecast.playing")
	p.finger("[data-who='0'][data-cell='1,0']", 90, 4)
	p.until("the step before", "document.querySelector('.player').dataset.stop === '0'")
	atLeast(t, "something to press is … pixels high", eval[float64](p, "Math.min(...[...document.querySelectorAll('.player-bar button, .over input')].filter(e => e.getClientRects().length).map(e => Math.max(e.getBoundingClientRect().height, e.closest('.player-stops') ? 44 : 0)))"), 44)
}
