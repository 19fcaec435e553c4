package wasm_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A library without ragged arrays refuses uneven lists in its own words, and the
// one that runs them is a press away.
func TestLibraryRefusesUnevenLists(t *testing.T) {
	const line = "array([[1, 2], [3]]) + 1"
	const before = "ones(2, 3) + ones(3)"
	p := staged(t, before, screens[1])
	p.fill("#program", line)
	p.says(".said", "NumPy has no arrays with rows of different lengths")
	for _, test := range []struct{ library, says string }{
		{"numpy", "setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part."},
		{"pytorch", "expected sequence of length 2 at dim 1 (got 1)"},
		{"jax", "setting an array element with a sequence"},
	} {
		eval[any](p, "(s => { s.value = '"+test.library+"'; s.dispatchEvent(new Event('change', { bubbles: true })) })(document.querySelector('[data-do=library]'))")
		p.says(".said", test.says)
		p.until("the choice to stand", "document.querySelector('[data-do=library]').value === '"+test.library+"'")
		p.until("the line is kept", "document.querySelector('#program').value === '"+line+"'")
	}
	p.says("[data-do=offer-0]", "Run it in TensorFlow")
	p.until("the way on above the controls", "document.querySelector('[data-do=offer-0]').getBoundingClientRect().bottom <= document.querySelector('.player-bar').getBoundingClientRect().top")
	p.mouse("[data-do=offer-0]")
	p.lineIs("tf.ragged.constant([[1, 2], [3]]) + 1")
	p.until("it to run", "!document.querySelector('.stage.stale') && document.querySelector('[data-do=library]').value === 'tensorflow'")
	p.undoKeys(false)
	p.lineIs(line)
	p.says(".said", "setting an array element with a sequence") // in JAX, which was chosen last
}

// alt presses a key with Alt where the focus is.
func (p *tab) alt(key string) {
	p.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(chromedp.ModifierAlt)))
}

const (
	rowA = "[data-field=operand-0]"
	rowB = "[data-field=operand-1]"
)

// The button that adds an operand covers no name, however close the rows are.
func TestAddCoversNoName(t *testing.T) {
	const rank2, rank3 = "ones(4, 1) + ones(3)", "ones(2, 1, 3) + ones(4, 1)"
	for _, size := range screens {
		p := staged(t, "", size)
		for _, program := range []string{rank2, rank3, rank3 + " + ones(3)", rank3 + " + ones(3) + ones(2, 1, 1)"} {
			p.goOn(program)
			covered := eval[string](p, `(() => {
				const add = document.querySelector('[data-do=add-row]').getBoundingClientRect()
				return [...document.querySelectorAll('.canvas svg text')].filter(name => {
					const at = name.getBoundingClientRect()
					return add.width && name.textContent && Math.min(add.right, at.right) - Math.max(add.left, at.left) > 1 && Math.min(add.bottom, at.bottom) - Math.max(add.top, at.top) > 5
				}).map(name => name.textContent).join()
			})()`)
			wrongIf(t, covered != "", "%s at %v: the button covers %q", program, size, covered)
		}
	}
}

// What a line is taken as stands in the button that takes it so, on a phone too.
func TestOfferShowsItsLine(t *testing.T) {
	p := newTab(t)
	for _, size := range screens {
		p.screen(size)
		p.openProgram("(3,1) + (4,)")
		p.goTo(99)
		p.until("the offer", "document.querySelector('[data-do=offer-0] code')?.getBoundingClientRect().width > 100")
	}
}

// Operands are added, moved and removed in the table, each undone by itself.
func TestOperandsInTheTable(t *testing.T) {
	const first = "array([[0], [10]]) + array([5, 6, 7])"
	const third = first + " + array([100, 200, 300])"
	p := staged(t, first, screens[0])
	p.mouse("[data-do=add-row]")
	p.lineIs(third)
	p.until("its row", "document.querySelector('[data-field=operand-2]')")
	p.drag("[data-field=operand-2]", 0, -2*54)
	p.lineIs("array([100, 200, 300]) + array([[0], [10]]) + array([5, 6, 7])")
	p.undoKeys(false)
	p.lineIs(third)
	p.until("the focus on no field", "!document.activeElement.matches('input, textarea')")
	p.mouse(rowB)
	p.until("the bar of the row", "document.querySelector('.stage.editing [data-do=remove-row]')")
	p.alt(kb.ArrowUp)
	p.lineIs("array([5, 6, 7]) + array([[0], [10]]) + array([100, 200, 300])")
	p.until("the focus to follow", "document.activeElement.dataset.field === 'operand-0'")
	p.alt(kb.ArrowDown)
	p.lineIs(third)
	p.until("the focus to follow back", "document.activeElement.dataset.field === 'operand-1'")
	p.keys(kb.Delete)
	p.lineIs("array([[0], [10]]) + array([100, 200, 300])")
	p.undoKeys(false)
	p.lineIs(third)
	p.undoKeys(false)
	p.undoKeys(false)
	p.lineIs(third)
	p.undoKeys(false)
	p.lineIs(first)
	p.mouse(chipA0)
	p.keys(kb.ArrowLeft)
	p.until("the name of its row", "document.activeElement.dataset.field === 'operand-0'")
}

// The heading of a column is where its name is edited: by a press, or by F2 on a
// size, to which the focus goes back.
func TestAxisNamesAtTheHead(t *testing.T) {
	const first = "array([[0], [10]]) + array([5, 6, 7])"
	p := staged(t, first, screens[0])
	p.mouse(chipA1)
	p.keys(kb.F2)
	p.until("the field", "document.activeElement.matches('input.head') && document.activeElement.dataset.column === '1'")
	p.keys("t", "e", "s", "t", kb.Enter)
	p.lineIs("array([[0], [10]]).reshape(axis0=2, test=1) + array([5, 6, 7]).reshape(test=3)")
	p.until("the focus to go back", "document.activeElement.dataset.field === 'size0-1'")
	p.mouse(".head[data-column='0']")
	p.until("the other field", "document.activeElement.matches('input.head') && document.activeElement.value === 'axis0'")
	p.keys("d", "a", "y", kb.Enter)
	p.lineIs("array([[0], [10]]).reshape(day=2, test=1) + array([5, 6, 7]).reshape(test=3)")
	p.mouse(".head[data-column='0']")
	p.until("its name", "document.activeElement.value === 'day'")
	p.keys("x", kb.Escape)
	p.until("the heading again", "!document.querySelector('input.head')")
	p.lineIs("array([[0], [10]]).reshape(day=2, test=1) + array([5, 6, 7]).reshape(test=3)")
	p.undoKeys(false)
	p.undoKeys(false)
	p.lineIs(first)
}

// A letter typed the moment the field of a name opens is kept: what the page
// writes into its fields then must not undo it.
func TestNameAtTheHeadKeepsFastLetter(t *testing.T) {
	p := staged(t, "array([[0], [10]]) + array([5, 6, 7])", screens[0])
	eval[any](p, "document.addEventListener('focusin', e => { if (e.target.matches('input.head')) setTimeout(() => document.execCommand('insertText', false, 't')) })")
	p.mouse(chipA1)
	p.keys(kb.F2)
	p.until("the field", "document.activeElement.matches('input.head')")
	p.do(chromedp.Sleep(500 * time.Millisecond))
	p.keys("e", "s", "t", kb.Enter)
	p.lineIs("array([[0], [10]]).reshape(axis0=2, test=1) + array([5, 6, 7]).reshape(test=3)")
}

// What another line computes leads there: to its picture, or to its text where
// it has no picture.
func TestFromLine(t *testing.T) {
	p := staged(t, "x = arange(12).reshape(3, 4)\nm = x.mean(axis=1)\nx - m", screens[0])
	p.keys(kb.End)
	p.says("[data-do=go-to-line]", "line 2")
	p.mouse("[data-do=go-to-line]")
	p.until("the picture of the mean", "document.querySelector('.player').dataset.kind !== 'no' && document.querySelector('.player-stops').textContent.includes('Reduce')")
	p.lineIs("x = arange(12).reshape(3, 4)\nm = x.mean(axis=1)\nx - m")
	p.openProgram("x = ones(2, 3)\ny = np.array(x.shape)\nx + y")
	p.keys(kb.End)
	p.mouse("[data-do=go-to-line]")
	p.until("its text is chosen", "(f => f === document.activeElement && f.value.slice(f.selectionStart, f.selectionEnd).includes('x.shape'))(document.querySelector('#program'))")
}

// The steps of a line that fails are not struck through before the failure is
// reached: that would answer the question.
func TestStepsDoNotTell(t *testing.T) {
	const struck = "document.querySelectorAll('.player-mark:is(.struck, [aria-disabled=true])').length"
	p := staged(t, "ones(3, 4) + ones(3)", screens[0])
	is(t, "steps are struck through at the first", eval[int](p, struck), 0)
	p.keys(kb.End)
	p.until("two steps are struck through", struck+" === 2")
}

// What comes out is asked until it was told: who steps back from there is not asked
// again; another line is asked of anew.
func TestStepsAskOnce(t *testing.T) {
	const kind = "document.querySelector('.player-say').dataset.kind"
	p := staged(t, "ones(3, 4) + ones(4)", screens[0])
	p.until("the question", kind+" === 'ask'")
	p.keys(kb.End)
	p.until("the verdict", kind+" === 'ok'")
	p.keys(kb.Home)
	p.until("the first step", "document.querySelector('.player').dataset.stop === '0'")
	is(t, "a step back, after the verdict, is of the kind", eval[string](p, kind), "ok")
	p.fill("#program", "ones(2, 3) * ones(3)")
	p.until("the question of the other line", kind+" === 'ask'")
}

// Two repairs beside each other read differently on a phone too.
func TestRepairsReadDifferently(t *testing.T) {
	p := staged(t, "ones(4, 32, 14, 14) - ones(2, 32, 14, 14)", screens[1])
	p.until("two repairs", "document.querySelectorAll('[data-do^=repair-]').length === 2")
	if texts := eval[[]string](p, "[...document.querySelectorAll('[data-do^=repair-]')].map(b => b.innerText)"); texts[0] == texts[1] {
		t.Errorf("both say %q", texts[0])
	}
}

// A repair calls an operand as its row is called, and two single numbers leave
// nothing to guess.
func TestRepairNamesTheRow(t *testing.T) {
	p := staged(t, "m = arange(9).reshape(3, 3)\nm - m.mean(axis=1)", screens[0])
	p.keys(kb.End)
	p.says("[data-do=repair-0]", "One value of m.mean(axis=1) per row")
	p.says("[data-do=repair-0] code", "m.mean(axis=1, keepdims=True)")
	p.mouse("[data-do=repair-0]")
	p.lineIs("m = arange(9).reshape(3, 3)\nm - m.mean(axis=1, keepdims=True)")
	p.fill("#program", "array(5) + array(6)")
	p.keys(kb.Home)
	p.until("nothing to be guessed", "!document.querySelector('.over .chip.ask') && !document.querySelector('.orcan').getClientRects().length")
}

// A size of eight digits is read in its chip and has its room in the bar.
func TestLongSizes(t *testing.T) {
	for _, size := range screens {
		p := staged(t, "ones(3, 1) + ones(4)", size)
		p.mouse(chipA1)
		call(p, input.InsertText, input.InsertTextParams{Text: "99999999"}) // at once, as a paste
		p.keys(kb.Enter)
		p.until("the size", "document.querySelector('.edit .number')?.textContent === '99999999'")
		if cut := eval[bool](p, "(n => n.scrollWidth > n.clientWidth || n.getBoundingClientRect().right > n.nextElementSibling.getBoundingClientRect().left)(document.querySelector('.edit .number'))"); cut {
			t.Errorf("%d wide: the size is cut in the bar", size[0])
		}
		if least := eval[float64](p, "Math.min(...[...document.querySelectorAll('.edit button')].map(b => b.offsetWidth))"); least < 36 || p.holds("document.querySelector('[data-do=done]').getBoundingClientRect().right > innerWidth - 7") {
			t.Errorf("%d wide: the bar is too wide, with a key of %.0f px", size[0], least)
		}
		is(t, fmt.Sprintf("%d wide: the size is drawn twice, the second time", size[0]), eval[string](p, "getComputedStyle(document.querySelector('"+chipA1+"'), '::selection').color"), "rgba(0, 0, 0, 0)")
	}
}

// The caret shows the operation of its line, by a key and by a click.
func TestTheCaretShowsItsLine(t *testing.T) {
	p := staged(t, "a = ones(4, 3) - ones(3)\nb = a / ones(4, 1)\nb * ones(2, 1, 1)", screens[0])
	p.until("the last operation", "document.querySelector('.player').textContent.includes('axis 2')")
	eval[any](p, `(area => { area.focus(); area.setSelectionRange(0, 0); area.dispatchEvent(new KeyboardEvent('keyup', { key: 'e', bubbles: true })) })(document.querySelector('#program'))`)
	p.wrongUnless("document.querySelector('.player-drawing').textContent.includes('axis 2')", "a letter that is typed shows another operation")
	eval[any](p, "document.querySelector('#program').setSelectionRange(60, 60)")
	p.keys(kb.ArrowUp)
	p.until("the operation above", "!document.querySelector('.player-drawing').textContent.includes('axis 2') && document.querySelector('.player-drawing').textContent.includes('b')")
	p.keys(kb.ArrowRight)
	p.wrongUnless("document.activeElement.id === 'program'", "the caret is gone")
}
