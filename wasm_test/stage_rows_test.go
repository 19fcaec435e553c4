package wasm_test

import (
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// alt presses a key with Alt where the focus is.
func (p *tab) alt(key string) *tab {
	p.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(chromedp.ModifierAlt)))
	return p
}

const (
	rowA = "[data-field=operand-0]"
	rowB = "[data-field=operand-1]"
)

// rowStories are told by TestStage.
var rowStories = []story{
	{"Operands are added, moved and removed in the table, each undone by itself.", "array([[0], [10]]) + array([5, 6, 7])", func(p *tab) {
		const first = "array([[0], [10]]) + array([5, 6, 7])"
		const third = first + " + array([100, 200, 300])"
		p.mouse("[data-do=add-row]").lineIs(third)
		p.until("its row", "document.querySelector('[data-field=operand-2]')")
		p.drag("[data-field=operand-2]", 0, -2*54).lineIs("array([100, 200, 300]) + array([[0], [10]]) + array([5, 6, 7])")
		p.undoKeys(false).lineIs(third)
		p.until("the focus on no field", "!document.activeElement.matches('input, textarea')")
		p.mouse(rowB).until("the bar of the row", "document.querySelector('.stage.editing [data-do=remove-row]')")
		p.alt(kb.ArrowUp).lineIs("array([5, 6, 7]) + array([[0], [10]]) + array([100, 200, 300])")
		p.until("the focus to follow", "document.activeElement.dataset.field === 'operand-0'")
		p.alt(kb.ArrowDown).lineIs(third)
		p.until("the focus to follow back", "document.activeElement.dataset.field === 'operand-1'")
		p.keys(kb.Delete).lineIs("array([[0], [10]]) + array([100, 200, 300])")
		p.undoKeys(false).lineIs(third)
		p.undoKeys(false).undoKeys(false).lineIs(third)
		p.undoKeys(false).lineIs(first)
		p.mouse(chipA0).keys(kb.ArrowLeft).until("the name of its row", "document.activeElement.dataset.field === 'operand-0'")
	}},
	{"Escape leaves the program, and its other lines are gone from over the figure.", "a = ones(3)\nb = ones(3, 1)\na + b", func(p *tab) {
		p.mouse("#program").until("all lines", "document.querySelector('#program').getBoundingClientRect().height > 60")
		p.keys(kb.Escape).until("one line", "!document.activeElement.matches('textarea') && document.querySelector('#program').getBoundingClientRect().height < 60")
	}},
	{"A size that is pointed at has a ring, and the name of its row a bar at its left.", "ones(3, 1) + ones(4)", func(p *tab) {
		p.point(chipA0).until("the chip", "getComputedStyle(document.querySelector('"+chipA0+"')).boxShadow !== 'none'")
		p.until("a name that is lit", "(row => row && getComputedStyle(row).boxShadow.includes('3px 0px 0px 0px inset'))(document.querySelector('.over .row.lit'))")
	}},
	{"A step inside a function has no rows to move, and a size of ragged rows opens them all.", "import torch\ntorch.softmax(torch.tensor([[1.0, 2.0]]), dim=1)", func(p *tab) {
		p.until("its two operands", "document.querySelector('.player-drawing').textContent.includes('÷')")
		p.wrongUnless("!document.querySelector('.over button.row, [data-do=add-row]')", "a row of a function is offered to be moved")
		p.openProgram("ragged([[1, 2], [3]]) + 10").mouse("[data-row='0'][data-column='0']").until("the rows", "document.querySelector('#rows[open]')")
	}},
	{"What adds an axis is not over the name of a row.", "a = arange(4)\na.reshape(2, 2) + a.reshape(2, 1, 2)", func(p *tab) {
		const over = "document.querySelector('[data-do=add-1]').matches('.rare')"
		p.until("room for a long name", over)
		p.openProgram("a = arange(4)\nb = a.reshape(2, 1, 2)\na + b").until("one beside a short name", "document.querySelector('[data-do=add-1]') && !"+over)
	}},
	{"What another line computes leads there: to its picture, or to its text where it has no picture.", "x = arange(12).reshape(3, 4)\nm = x.mean(axis=1)\nx - m", func(p *tab) {
		p.keys(kb.End).says("[data-do=go-to-line]", "line 2")
		p.mouse("[data-do=go-to-line]")
		p.until("the picture of the mean", "document.querySelector('.player').dataset.kind !== 'no' && document.querySelector('.player-stops').textContent.includes('Reduce')")
		p.lineIs("x = arange(12).reshape(3, 4)\nm = x.mean(axis=1)\nx - m")
		p.openProgram("x = ones(2, 3)\ny = np.array(x.shape)\nx + y").keys(kb.End).mouse("[data-do=go-to-line]")
		p.until("its text is chosen", "(f => f === document.activeElement && f.value.slice(f.selectionStart, f.selectionEnd).includes('x.shape'))(document.querySelector('#program'))")
	}},
	{"A repair calls an operand as its row is called, and two single numbers leave nothing to guess.", "m = arange(9).reshape(3, 3)\nm - m.mean(axis=1)", func(p *tab) {
		p.keys(kb.End).says("[data-do=repair-0]", "One value of m.mean(axis=1) per row")
		p.says("[data-do=repair-0] code", "m.mean(axis=1, keepdims=True)")
		p.mouse("[data-do=repair-0]").lineIs("m = arange(9).reshape(3, 3)\nm - m.mean(axis=1, keepdims=True)")
		p.fill("#program", "array(5) + array(6)").keys(kb.Home)
		p.until("nothing to be guessed", "!document.querySelector('.over .chip.ask') && !document.querySelector('.orcan').getClientRects().length")
	}},
	{"The caret shows the operation of its line, by a key and by a click.", "a = ones(4, 3) - ones(3)\nb = a / ones(4, 1)\nb * ones(2, 1, 1)", func(p *tab) {
		p.until("the last operation", "document.querySelector('.player').textContent.includes('axis 2')")
		eval[any](p, `(area => { area.focus(); area.setSelectionRange(0, 0); area.dispatchEvent(new KeyboardEvent('keyup', { key: 'e', bubbles: true })) })(document.querySelector('#program'))`)
		p.wrongUnless("document.querySelector('.player-drawing').textContent.includes('axis 2')", "a letter that is typed shows another operation")
		eval[any](p, "document.querySelector('#program').setSelectionRange(60, 60)")
		p.keys(kb.ArrowUp)
		p.until("the operation above", "!document.querySelector('.player-drawing').textContent.includes('axis 2') && document.querySelector('.player-drawing').textContent.includes('b')")
		p.keys(kb.ArrowRight)
		p.wrongUnless("document.activeElement.id === 'program'", "the caret is gone")
	}},
	{"goes through the keys of a chip.", "ones(2, 3) + ones(3)", func(p *tab) {
		p.mouse(chipA0)
		for _, step := range []struct{ key, line string }{
			{kb.ArrowUp, "ones((3, 3)) + ones(3)"},
			{kb.PageUp, "ones((13, 3)) + ones(3)"},
			{"7", "ones((7, 3)) + ones(3)"},
			{"x", "ones((7, 3)) + ones(3)"}, // is no size
			{kb.Escape, "ones((7, 3)) + ones(3)"},
			{kb.ArrowRight, "ones((7, 3)) + ones(3)"},
			{kb.ArrowDown, "ones((7, 2)) + ones(3)"},
			{kb.Delete, "ones((7,)) + ones(3)"},
			{"+", "ones((1, 7)) + ones(3)"},
		} {
			p.keys(step.key).lineIs(step.line)
			time.Sleep(150 * time.Millisecond) // the focus follows what the page shows
		}
		p.wrongUnless("document.querySelector('"+chipA0+"').getAttribute('aria-label').startsWith('A, axis 0')", "the chip is called otherwise")
	}},
	{"A sentence says what is no size, and nothing is changed.", "array([[0], [10], [20]]) + array([5, 6, 7, 8])", func(p *tab) {
		const line = "array([[0], [10], [20]]) + array([5, 6, 7, 8])"
		for _, test := range []struct{ typed, said string }{
			{"2.5", "“2.5” is not a size"}, {"abc", "“abc” is not a size"}, {"-1", "The size “-1” is below 0"}, {kb.Backspace, "A size is missing"},
		} {
			p.mouse(chipB0)
			for _, key := range test.typed {
				p.keys(string(key))
			}
			p.keys(kb.Enter).until(test.said, says(".stage.told .said", test.said))
			p.lineIs(line).keys(kb.Escape)
			p.until("the size", "!document.querySelector('.stage.told') && document.querySelector('"+chipB0+"').value === '4'")
		}
	}},
	{"The steps of a line that fails are not struck through before the failure is reached: that would answer the question.", "ones(3, 4) + ones(3)", func(p *tab) {
		const struck = "document.querySelectorAll('.player-mark:is(.struck, [aria-disabled=true])').length"
		is(p, "steps are struck through at the first", eval[int](p, struck), 0)
		p.keys(kb.End).until("two steps are struck through", struck+" === 2")
	}},
	{"What comes out is asked until it was told: who steps back from there is not asked again; another line is asked of anew.", "ones(3, 4) + ones(4)", func(p *tab) {
		const kind = "document.querySelector('.player-say').dataset.kind"
		p.until("the question", kind+" === 'ask'")
		p.keys(kb.End).until("the verdict", kind+" === 'ok'")
		p.keys(kb.Home).until("the first step", "document.querySelector('.player').dataset.stop === '0'")
		is(p, "a step back, after the verdict, is of the kind", eval[string](p, kind), "ok")
		p.fill("#program", "ones(2, 3) * ones(3)").until("the question of the other line", kind+" === 'ask'")
	}},
}

// phoneStories are told by TestStage on a phone.
var phoneStories = []story{
	{"Two repairs beside each other read differently.", "ones(4, 32, 14, 14) - ones(2, 32, 14, 14)", func(p *tab) {
		p.until("two repairs", "document.querySelectorAll('[data-do^=repair-]').length === 2")
		p.wrongUnless("new Set([...document.querySelectorAll('[data-do^=repair-]')].map(b => b.innerText)).size === 2", "both say the same")
	}},
	{"Each size that is typed is an edit.", "ones(3, 2) + ones(2)", func(p *tab) {
		p.mouse(chipA0)
		for _, size := range []string{"5", "7", "2"} {
			p.keys(size, kb.Enter).lineIs("ones((" + size + ", 2)) + ones(2)")
		}
		for _, size := range []string{"7", "5"} {
			p.pressed("undo").lineIs("ones((" + size + ", 2)) + ones(2)")
		}
		p.pressed("undo").lineIs("ones(3, 2) + ones(2)")
	}},
	{"It is chosen whose rules are followed where the line has no room for it.", "ones(4, 1) + ones(3)", func(p *tab) {
		p.wrongIf("document.querySelector('.line .library').checkVisibility()", "the line has a menu that nobody sees")
		p.sheet().until("the menu in the sheet", "document.querySelector('#more .library select').checkVisibility()")
		p.option("#more .library select", "PyTorch")
		p.until("PyTorch's code", "document.querySelector('.tabs [aria-pressed=true]')?.textContent === 'PyTorch'")
	}},
	{"A library without ragged arrays refuses uneven lists in its own words, and the one that runs them is a press away.", "ones(2, 3) + ones(3)", func(p *tab) {
		const line = "array([[1, 2], [3]]) + 1"
		p.fill("#program", line).says(".said", "NumPy has no arrays with rows of different lengths")
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
		p.mouse("[data-do=offer-0]").lineIs("tf.ragged.constant([[1, 2], [3]]) + 1")
		p.until("it to run", "!document.querySelector('.stage.stale') && document.querySelector('[data-do=library]').value === 'tensorflow'")
		p.undoKeys(false).lineIs(line)
		p.says(".said", "setting an array element with a sequence") // in JAX, which was chosen last
	}},
	{"A line without room goes on in the next; the drawn line is what is seen of several; what goes on further has a sign.", written, func(p *tab) {
		for _, test := range []struct {
			program string
			cut     bool
			from    float64 // the row that is seen first
		}{
			{"array([[0], [10], [20]]) + array([5, 6, 7, 8])", false, 0},
			{written, false, 0},
			{"m = ones(2, 3)\nm + 1\nm + 2 + 3", false, 0},
			{"np.arange(12).reshape(3, 4).T", false, 0},
			{"np.arange(12).reshape(3,4).T", false, 0}, // one word
			{"np.arange(24).reshape(2, 3, 4) + np.arange(12).reshape(3, 4)[None, :, :] * 1000", true, 1},                   // before its last operand
			{"(np.arange(6).reshape(2, 3) + np.arange(6).reshape(2, 3) + np.arange(6).reshape(2, 3))[:, ::-1].T", true, 3}, // behind its operand
			{"np.add(np.arange(6).reshape(2, 3), np.array([[10, 20, 30], [40, 50, 60]]) + 1)[None, :, :] ** np.arange(3)", false, 4},
			{"np.zeros(5)[np.array([1, 2, 3])].clip(np.array([1, 0, 4]), np.array([[5, 6, 7], [7, 8, 9]]))", true, 0}, // with its name
			{"the_name_of_what_comes_out_of_this_line = np.arange(3)[:, None] - np.arange(4)", false, 2},              // from its third row on
		} {
			p.goOn(test.program).until("the line to be painted", "document.querySelector('.code.painted')")
			seen := eval[[]float64](p, `(() => {
				const paint = document.querySelector('.paint'), [from, to] = [...paint.querySelectorAll('b')].map((e) => e.offsetTop);
				const area = document.querySelector('#program'), text = document.createRange();
				text.selectNode(paint.querySelector('b').nextSibling);
				const lower = text.getClientRects()[0].top - paint.querySelector('b').getBoundingClientRect().top;
				return [lower, from - paint.scrollTop, paint.scrollTop + paint.clientHeight - to, paint.scrollWidth - paint.clientWidth, area.scrollTop - paint.scrollTop, area.clientHeight - paint.clientHeight];
			})()`)
			dots := eval[[]bool](p, "['::before', '::after'].map((e) => getComputedStyle(document.querySelector('.code'), e).content.includes('…'))")
			begun, cut := dots[0], dots[1]
			wrongIf(p, begun != (test.from > 0) || seen[0] > 9 || seen[1] != -18*test.from || (seen[2] < 18) != test.cut || seen[3] > 0 || seen[4] != 0 || seen[5] != 0 || cut != test.cut, "%q: begins %.0f and %.0f lower, ends %.0f higher, is %.0f too wide; its field differs by %.0f and %.0f; dots before and after: %v", test.program, seen[0], seen[1], seen[2], seen[3], seen[4], seen[5], dots)
		}
	}},
	{"A chip is tapped and dragged, and the arrays are swiped over.", "array([[0], [10], [20]]) + array([5, 6, 7, 8])", func(p *tab) {
		p.fingers()
		p.finger(chipB0, 0, 0).until("the bar", "document.querySelector('.stage.editing [data-do=greater]')?.getClientRects().length")
		p.finger("[data-do=less]", 0, 0).lineIs("array([[0], [10], [20]]) + array([5, 6, 7])")
		p.finger("[data-do=done]", 0, 0).until("the stops again", "document.querySelector('.player-rail').getClientRects().length")
		p.finger("[data-who='0'][data-cell='1,0']", -90, 4).until("the next step", "document.querySelector('.player').dataset.stop === '1'")
		p.until("its end", "!document.querySelector('.player').shapecast.playing")
		p.finger("[data-who='0'][data-cell='1,0']", 90, 4).until("the step before", "document.querySelector('.player').dataset.stop === '0'")
		atLeast(p, "something to press is … pixels high", eval[float64](p, "Math.min(...[...document.querySelectorAll('.player-bar button, .over input')].filter(e => e.getClientRects().length).map(e => Math.max(e.getBoundingClientRect().height, e.closest('.player-stops') ? 44 : 0)))"), 44)
	}}, // the last: fingers stay
}

// bothStories are told by TestStage on each screen.
var bothStories = []story{
	{"The sign of a size that is read again is put into words where it is pointed at, on the chips and on the stored value, and what is said stays inside the figure.", "array([[0], [10], [20]]) + array([5, 6, 7, 8])", func(p *tab) {
		const tip = "document.querySelector('.player-tip')"
		p.mouse(".player-stops button:nth-child(4)")
		p.until("Stretch", "document.querySelector('.player').dataset.stop === '3' && !document.querySelector('.player').shapecast.playing")
		for selector, want := range map[string]string{
			"[data-field=size0-1]":            "size 1, read 4 times",
			"[data-do=pad-1-0]":               "size 1, added, not in your code, read 3 times",
			"[data-cell='1,0'][data-who='0']": "A[1, 0] is stored once and read 4 times.",
			"[data-cell='0,3'][data-who='1']": "B[3] is stored once and read 3 times.",
		} {
			p.point(selector).until(want, tip+"?.textContent === '"+want+"'")
			p.wrongIf("(t => (f => t.left < f.left - 1 || t.right > f.right + 1)(document.querySelector('.player-figure').getBoundingClientRect()))("+tip+".getBoundingClientRect())", "%q leaves the figure", want)
		}
		p.mouse(chipA1).until("what the chip reads", tip+".textContent === 'size 1, read 4 times'")
		p.keys(kb.ArrowUp).until("nothing of the size before", tip+"?.textContent !== 'size 1, read 4 times'")
	}},
	{"Ever more lines are written: nothing of the stage moves, and the field covers nothing of it, and leaves the page at no side.", written, func(p *tab) {
		before := eval[[]partBox](p, stillBoxes)
		p.mouse("#program")
		for range 8 {
			p.keys(kb.Enter, "#")
			field := eval[partBox](p, "(b => ({ X: b.x, Y: b.y, W: b.width, H: b.height }))(document.querySelector('.code').getBoundingClientRect())")
			if line := before[0]; field.Y < 0 || field.Y+field.H > line.Y+line.H+1 {
				p.Fatalf("the field is at %+v, the line at %+v", field, line)
			}
		}
		atLeast(p, "eleven lines have … pixels", eval[float64](p, "document.querySelector('.code').offsetHeight"), 4*24)
		p.until("what was written to be drawn", "document.querySelector('#program').value.includes('#') && !document.querySelector('.stage.stale')")
		same(p, before, eval[[]partBox](p, stillBoxes))
	}},
	{"A size of eight digits is read in its chip and has its room in the bar.", "ones(3, 1) + ones(4)", func(p *tab) {
		p.mouse(chipA1)
		call(p, input.InsertText, input.InsertTextParams{Text: "99999999"}) // at once, as a paste
		p.keys(kb.Enter).until("the size", "document.querySelector('.edit .number')?.textContent === '99999999'")
		p.wrongIf("(n => n.scrollWidth > n.clientWidth || n.getBoundingClientRect().right > n.nextElementSibling.getBoundingClientRect().left)(document.querySelector('.edit .number'))", "the size is cut in the bar")
		if least := eval[float64](p, "Math.min(...[...document.querySelectorAll('.edit button')].map(b => b.offsetWidth))"); least < 36 || p.holds("document.querySelector('[data-do=done]').getBoundingClientRect().right > innerWidth - 7") {
			p.Errorf("the bar is too wide, with a key of %.0f px", least)
		}
		is(p, "the size is drawn twice, the second time", eval[string](p, "getComputedStyle(document.querySelector('"+chipA1+"'), '::selection').color"), "rgba(0, 0, 0, 0)")
	}},
	{"The button that adds an operand covers no name, however close the rows are.", "ones(4, 3) + ones(3)", func(p *tab) {
		const rank2, rank3 = "ones(4, 1) + ones(3)", "ones(2, 1, 3) + ones(4, 1)"
		for _, program := range []string{rank2, rank3, rank3 + " + ones(3)", rank3 + " + ones(3) + ones(2, 1, 1)"} {
			p.goOn(program)
			covered := eval[string](p, `(() => {
				const add = document.querySelector('[data-do=add-row]').getBoundingClientRect()
				return [...document.querySelectorAll('.canvas svg text')].filter(name => {
					const at = name.getBoundingClientRect()
					return add.width && name.textContent && Math.min(add.right, at.right) - Math.max(add.left, at.left) > 1 && Math.min(add.bottom, at.bottom) - Math.max(add.top, at.top) > 5
				}).map(name => name.textContent).join()
			})()`)
			wrongIf(p, covered != "", "%s: the button covers %q", program, covered)
		}
	}},
}
