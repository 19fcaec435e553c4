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
func (p *tab) mouse(selector string) *tab {
	x, y := p.at(selector)
	p.do(chromedp.MouseClickXY(x, y))
	return p
}

// drag moves the mouse from an element by so many pixels with the button held.
func (p *tab) drag(selector string, dx, dy float64) *tab {
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
	return p
}

// finger touches an element and moves by so many pixels.
func (p *tab) finger(selector string, dx, dy float64) *tab {
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
	return p
}

// fingers gives the screen touch.
func (p *tab) fingers() *tab {
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	return p
}

// keys presses keys where the focus is.
func (p *tab) keys(keys ...string) *tab {
	for _, key := range keys {
		p.do(chromedp.KeyEvent(key))
	}
	return p
}

// undoKeys presses Ctrl+Z, with Shift to make again.
func (p *tab) undoKeys(again bool) *tab {
	modifiers := []chromedp.Modifier{chromedp.ModifierCtrl}
	if again {
		modifiers = append(modifiers, chromedp.ModifierShift)
	}
	p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(modifiers...)))
	return p
}

// says waits until a part of the stage says a text.
func (p *tab) says(selector, text string) *tab {
	p.until(selector+" to say "+text, "document.querySelector(`"+selector+"`)?.textContent.replaceAll('\u00a0', ' ').includes(`"+text+"`)")
	return p
}

// lineIs waits until the line of Python is a text.
func (p *tab) lineIs(line string) *tab {
	p.until("the line "+line, "document.querySelector('#program').value === `"+line+"`")
	return p
}

const (
	chipA0 = "[data-field=size0-0]"
	chipA1 = "[data-field=size0-1]"
	chipB0 = "[data-field=size1-0]"
)

// Tasks 1, 4 and 5. Look: (3, 1) and (4,) give (3, 4), and why. Own values. Names without values
// are asked for; a digit typed the moment the line is left is kept: what the page writes into
// its fields then must not undo it.
func TestTaskColumnPlusRow(t *testing.T) {
	p := staged(t, "", screens[0])
	p.mouse(".player-play") // pauses the one story, or plays it
	p.keys(kb.Home)         // on a busy machine it is further by now
	p.says(".player-reason", "Shapes line up at the right")
	p.keys(kb.End).until("Compute", "document.querySelector('.player').dataset.stop === '4'")
	p.until("the sum 28", "[...document.querySelectorAll('.player-reading td')].some(td => td.textContent === '28')")
	write := func(line string) {
		p.mouse("#program")
		eval[any](p, "document.querySelector('#program').select()")
		p.keys(line)
	}
	write("[[2], [4]] * array([1, 3, 5])")
	p.until("20 among the values", "[...document.querySelectorAll('.player-reading td')].some(td => td.textContent === '20')")
	write("y_true - y_pred")
	p.says(".said", "y_true and y_pred have no value yet")
	eval[any](p, "(f => { f.focus(); document.execCommand('insertText', false, '4') })(document.querySelector('[data-field=missing-y_true]'))")
	p.until("the old picture to fade", "Number(getComputedStyle(document.querySelector('.player-figure')).opacity) < 0.4")
	p.do(chromedp.Sleep(500 * time.Millisecond))
	is(t, "the field holds", p.value("[data-field=missing-y_true]"), "4")
	p.keys(kb.Enter).lineIs("y_true = array([1, 2, 3, 4])\ny_true - y_pred")
	p.until("the next name", "document.activeElement.dataset.field === 'missing-y_pred'")
	p.keys("4, 1", kb.Enter).lineIs("y_true = array([1, 2, 3, 4])\ny_pred = array([[10], [20], [30], [40]])\ny_true - y_pred")
	p.until("16 values", "document.querySelectorAll('.player-reading td').length === 17") // and a corner
}

// A link to names without values shows a row for each in the upper half, where the
// table comes.
func TestNamesWithoutValuesByLink(t *testing.T) {
	p := newTab(t)
	for _, size := range screens {
		p.screen(size).open("#e=y_true+-+y_pred").says(".said", "y_true and y_pred have no value yet")
		atMost(t, fmt.Sprintf("%v: the last row ends at … of the screen", size), eval[float64](p, "Math.max(...[...document.querySelectorAll('[data-field^=missing]')].map(f => f.getBoundingClientRect().bottom)) / innerHeight"), 0.5)
		atMost(t, fmt.Sprintf("at %v the stage reaches … px below the screen", size), eval[float64](p, "document.querySelector('.stage').getBoundingClientRect().bottom - innerHeight"), 0)
		eval[any](p, "document.querySelector('[data-field=missing-y_true]').focus()")
		p.keys("4", kb.Enter).until("the next name", "document.activeElement.dataset.field === 'missing-y_pred'")
		p.keys("4, 1", kb.Enter)
		p.until("the figure", "document.querySelectorAll('.player-reading td').length === 17 && document.querySelector('.player-drawing').getBoundingClientRect().top < document.querySelector('.player-say').getBoundingClientRect().top")
	}
}

// Task 2, in two steps: the 8 becomes 1, and 8 again, with its values.
func TestTaskEightToOneAndBack(t *testing.T) {
	p := staged(t, "array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])", screens[0])
	p.mouse(chipB0).keys("1").lineIs("array([[1], [2]]) + array([1])")
	p.keys("8").lineIs("array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])")
	p.mouse(chipB0) // a press takes the whole size again
	p.keys("3").lineIs("array([[1], [2]]) + array([1, 2, 3])")
	p.keys("8").lineIs("array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])")
	p.drag(chipB0, 0, 84).lineIs("array([[1], [2]]) + array([1])")
	p.drag(chipB0, 0, -84).lineIs("array([[1], [2]]) + array([1, 2, 3, 4, 5, 6, 7, 8])")
}

// Task 12: undo and redo, by button and by key, typing included.
func TestTaskUndo(t *testing.T) {
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
	const first = "ones(2, 3) + ones(3)"
	p.mouse("#program").keys(kb.End, " * 2").lineIs(first + " * 2")
	p.undoKeys(false).lineIs(first)
	p.undoKeys(true).lineIs(first + " * 2")
	p.mouse("[data-do=undo]").lineIs(first)
	p.mouse(chipA0).keys(kb.ArrowUp, kb.ArrowUp, kb.ArrowUp).lineIs("ones((5, 3)) + ones(3)")
	p.undoKeys(false).lineIs(first)
	p.mouse("[data-do=redo]").lineIs("ones((5, 3)) + ones(3)")
}

// Task 9, in two steps: share it, and open it elsewhere at the same step.
func TestTaskShareAndReopen(t *testing.T) {
	p := staged(t, "array([[0], [10]]) + array([5, 6, 7])", screens[0])
	p.keys(kb.End).mouse("[data-do=more]").mouse("[data-do=copy-link]").until("the address", "location.hash.includes('step=4')")
	q := playground(t, eval[string](p, "location.hash.slice(1)"))
	q.until("the same step", "document.querySelector('.player')?.shapecast?.stop === 4")
	is(t, "reopened, the line is", q.value("#program"), "array([[0], [10]]) + array([5, 6, 7])")
}

// tasks are told by TestStage.
var tasks = []story{
	{"Task 3, in three steps: make it fail, see where, repair it by a button. The step that is shown stays the one that was chosen.", "ones(2, 3) + ones(3)", func(p *tab) {
		p.keys(kb.End).until("the end", "document.querySelector('.player').dataset.stop === '4'")
		p.mouse(chipB0).keys(kb.ArrowDown).lineIs("ones(2, 3) + ones(2)")
		p.says(".player-verdict", "Fails on axis 1: size 3 against size 2")
		p.until("Match", "document.querySelector('.player').dataset.stop === '2'")
		p.mouse("[data-do=repair-0]").until("it to run", "document.querySelector('.player').dataset.kind !== 'no'")
		p.until("the chosen step again", "document.querySelector('.player').dataset.stop === '4'")
		p.until("the way back at hand", "document.activeElement.dataset.do === 'undo'")
	}},
	{"Task 8: backwards by keys, from anywhere outside a field.", "array([[0], [10], [20]]) + array([5, 6, 7, 8])", func(p *tab) {
		stop := func(n string) {
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
		p.keys(" ").until("it to rest", "!document.querySelector('.player').shapecast.playing")
	}},
	{"Task 11, in two steps: a third operand.", "array([[0], [10]]) + array([5, 6, 7])", func(p *tab) {
		p.mouse("[data-do=more]")
		eval[any](p, "document.querySelector('[data-do=operand]').scrollIntoView({ block: 'center' })")
		p.mouse("[data-do=operand]").lineIs("array([[0], [10]]) + array([5, 6, 7]) + array([100, 200, 300])")
		p.until("its chip", "document.querySelector('[data-field=size2-0]')")
	}},
	{"moves axes by dragging, and removes and resizes them by the bar.", "array([[0], [10], [20]]) + array([5, 6, 7, 8])", func(p *tab) {
		p.drag(chipA0, 104, 0).lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8])")
		p.undoKeys(false).lineIs("array([[0], [10], [20]]) + array([5, 6, 7, 8])")
		p.drag(chipB0, -104, 0).lineIs("array([[0], [10], [20]]) + array([[5], [6], [7], [8]])")
		p.undoKeys(false)
		p.drag(chipB0, 120, 0).lineIs("array([[0], [10], [20]]) + array([5, 6, 7, 8])") // a drag takes nothing away
		p.drag(chipA0, 104, 0).lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8])")
		p.mouse(chipB0).says(".edit .who", "Baxis 1, its own axis 0")
		p.mouse("[data-do=greater]").lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8, 9])")
		p.mouse(chipA1)
		p.says(".edit .who", "Aaxis 1") // the bar is for another chip now
		p.mouse("[data-do=less]").lineIs("array([[0, 10]]) + array([5, 6, 7, 8, 9])")
		p.mouse("[data-do=greater]").lineIs("array([[0, 10, 20]]) + array([5, 6, 7, 8, 9])")
		p.mouse(chipB0).says(".edit .who", "Baxis 1, its own axis 0")
		p.mouse("[data-do=remove-axis]")
		p.until("no axis", "document.querySelector('#program').value.startsWith('array([[0, 10, 20]]) + ') && !document.querySelector('"+chipB0+"')")
	}},
	{"Task 10, in three keys each: guess first, twice; an edit resets the guess.", "array([[0], [10], [40]]) + array([5, 6, 7, 8])", func(p *tab) {
		p.mouse("[data-field=guess-0]").keys("3", kb.ArrowRight, "3", kb.Enter).until("the comparison", "document.querySelectorAll('.guess').length === 2")
		is(p, "under the result stands", eval[string](p, "[...document.querySelectorAll('.guess')].map(e => e.textContent).join()"), "3 ✓,3 ✕")
		p.until("Match", "document.querySelector('.player').dataset.stop === '2' && !document.querySelector('.player').shapecast.playing")
		p.says(".player-verdict", "It is not (3, 3), which was your guess.")
		p.wrongUnless("[...document.querySelectorAll('.chip.ask')].every(field => !field.checkVisibility({visibilityProperty: true}))", "what is seen can be guessed")
		p.keys(kb.Home).mouse(chipB0).keys(kb.ArrowDown)
		p.until("no guess", "!document.querySelector('.guess') && document.querySelector('[data-field=guess-0]').value === ''")
		p.mouse("[data-field=guess-0]").keys("3", kb.ArrowRight, "3", kb.Escape, " ")
		p.until("the second comparison", "[...document.querySelectorAll('.guess')].map(e => e.textContent).join() === '3 ✓,3 ✓'")
	}},
}
