package wasm_test

import (
	"net/url"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// training is a program one line of which is outside the language.
const training = `import torch
import torch.nn as nn

class Net(nn.Module):
    def forward(self, x):
        return x

x, y = torch.randn(64, 10), torch.randn(64)
w = torch.randn(10, 1)
model = Net()
for epoch in range(100):
    pred = x @ w
    loss = ((pred - y) ** 2).mean()
    torch.save(w, f"{epoch}.pt")`

// pastes are texts that somebody pastes into the line, one after another, what is then seen,
// and how they go on.
var pastes = []struct {
	program, what, seen string
	then                func(p *tab)
}{
	{training, "the loss that goes wrong", kind("warn") + " && !document.querySelector('.stage:is(.stale, .told)') && document.querySelector('[data-do=offer-0]')?.textContent.includes('Read without line 14')", func(p *tab) {
		p.sheet().until("the code in PyTorch", codeIn("PyTorch")).keys(kb.Escape).until("the sheet to close", "!document.querySelector('#more').open")
		is(p, "the line is", p.value("#program"), training)
		p.pressed("offer-0").until("what is read alone", "document.querySelector('#program').value.split('\\n').length === 11")
		p.undoKeys(false)
		p.until("what was there before", "document.querySelector('#program').value !== '' && document.querySelector('#program').value.split('\\n').length !== 11")
	}},
	{"import numpy as np\nx = np.ones((32, 10))\nm = x.mean(axis=1)\nx - m", "the axis that fails", kind("no") + " && document.querySelector('.player-verdict b').textContent.startsWith('Fails on axis 1')", nil},
	{"import numpy as np\na = 1\nb = 2\nc = 3\nd = 4\nX = np.ones((100, 5))\nX - X.mean(axis=1)\ne = 5", "the seventh line, which is explained",
		"document.querySelector('.paint b') && (m => m.top >= program.getBoundingClientRect().top && m.bottom <= program.getBoundingClientRect().bottom)(document.querySelector('.paint b').getBoundingClientRect()) && program.value.endsWith('e = 5')", nil},
	{"import numpy as np\na = 5\nb = 6\nc = 7\nd = 8\nY = np.ones((100, 5))\nY * Y.mean(axis=1)\ne = 9\nf = 5", "the seventh line of another program, which is in view",
		says(".paint", "Y.mean") + " && (m => m.top >= program.getBoundingClientRect().top && m.bottom <= program.getBoundingClientRect().bottom)(document.querySelector('.paint b').getBoundingClientRect())", nil},
	{"(2, 3) and (3,)", "how shapes are read", says("[data-do=offer-0]", "ones((2, 3)) + ones(3)"), func(p *tab) {
		p.wrongIf("document.querySelector('.stage.stale') !== null || document.querySelector('#program').ariaInvalid === 'true'", "two shapes are called a mistake")
	}},
	{"[4, 3] + [2, 3]", "the question what is meant", "document.querySelector('[data-do=offer-1]')", func(p *tab) {
		p.pressed("offer-1")
		p.until("values", "document.querySelector('[data-field=size0-0]')?.dataset.value === '2' && !document.querySelector('.stage.told')")
	}},
	{"RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)", "the matrices that it names", kind("no") + " && " + says(".player-verdict", "Fails: 3 columns against 4 rows"), func(p *tab) {
		p.wrongUnless("[...document.querySelectorAll('.canvas svg text')].some(e => e.textContent === '?')", "no pair lacks a value")
		p.sheet()
		p.until("what libraries say", says(".says", "(size 4 is different from 3)")+" && "+says(".says", "mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)"))
		p.keys(kb.Escape).until("the sheet to close", "!document.querySelector('#more').open")
	}},
	{"ValueError: operands could not be broadcast together with shapes (2,3) (4,) ", "the failing axis of a message", kind("no") + " && document.querySelector('[data-do=offer-0]') && !document.querySelector('.stage.stale')", func(p *tab) {
		p.pressed("offer-0").until("the operands", kind("no"))
		p.lineIs("import numpy as np\nnp.empty((2, 3)) + np.empty(4)")
	}},
	{"    h @ W\nRuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)", "the failing product of a message", kind("no") + " && document.querySelector('[data-do=offer-0]') && !document.querySelector('.stage.stale')", func(p *tab) {
		p.pressed("offer-0").until("the operands", kind("no"))
		p.lineIs("import torch\nh = torch.empty(2, 3)\nW = torch.empty(4, 5)\nh @ W")
	}},
	{"import numpy as np\nw = np.array([0.2, 0.3, 0.1, 0.4])\ncov = np.random.rand(5, 5)\nv = w @ cov", "that a vector is too short for a matrix", kind("no") + " && " + says(".player-verdict", "4 values against 5 rows"), nil},
	{"import numpy as np\nx = np.ones((3, 4))\nx - x.mean(axis=0)", "that it runs", kind("ok") + " && " + says(".player-verdict", "It runs"), func(p *tab) {
		eval[any](p, "document.querySelector('.player').shapecast.go(0)") // who goes back and edits is asked first
		p.key("[data-field=size0-0]", kb.ArrowUp)
		p.until("a question", "document.querySelector('.player').dataset.stop === '0' && "+says(".player-verdict b", "What comes out?"))
	}},
	{"Traceback (most recent call last):\n  File \"a.py\", line 3, in f\n    g(a)\nRuntimeError: The size of tensor a (5) must match the size of tensor b (4) at non-singleton dimension 1\n\nProcess finished with exit code 1", "the figure of a message", kind("no"), func(p *tab) {
		eval[any](p, "program.blur()")
		p.until("its line", "(at => at && Math.round((at.offsetTop - program.scrollTop) / 24) === 0 && Math.round(at.offsetTop / 24) === 3)(document.querySelector('.paint b'))")
	}},
	{"import numpy as np\nmeasurements = np.random.rand(50).round(2)\nprediction = np.random.rand(2500).round(2)\nresid = measurements - prediction\nprint(resid)", "repairs", "document.querySelectorAll('.mend .button').length === 3", func(p *tab) {
		p.until("the player beside them", "document.querySelector('.player-play').getBoundingClientRect().bottom <= 720")
		p.until("which line is drawn", "getComputedStyle(document.querySelector('.lines')).visibility === 'visible' && document.activeElement.id === 'program'")
	}},
	{ofNumPy, "its figure", says(".lines", "line 3 of 3"), func(p *tab) { // the line and its code become PyTorch's, and one press takes it back
		p.option(".library select", "PyTorch").lineIs("import torch\nX = torch.ones((3, 4))\nX - X.mean(dim=1)[:, None]")
		p.sheet().until("all of it in code", "document.querySelector('.snippet code').textContent === document.querySelector('#program').value")
		p.pressed("undo").lineIs(ofNumPy)
		p.wrongIf("document.querySelector('[data-do=code-tensorflow]')", "TensorFlow is said to have the method mean")
		p.pressed("code-jax").keys(kb.Escape)
	}},
	{"tf.ones([3, 4]) + tf.ones([4])", "the library of the line, and the code that was chosen", "document.querySelector('.library select').value === 'tensorflow'", func(p *tab) {
		p.sheet().until("the code in JAX", codeIn("JAX")).keys(kb.Escape).until("the sheet to close", "!document.querySelector('#more').open")
		p.fill("#program", "np.ones((4, 2)).nothing").until("what is wrong", mistake)
		p.sheet().wrongIf("document.querySelector('.snippet, .memory, .says')", "the panel shows what belongs to another line")
		p.keys(kb.Escape).until("the sheet to close", "!document.querySelector('#more').open")
	}},
	{"IndexError: index 3 is out of bounds for axis 1 with size 3", "an index that is not there, and what is drawn of what is not said", verdictIs("Fails: no entry 3 on axis 1") + " && document.querySelector('.unsaid')?.textContent.includes('drawn as 1')", func(p *tab) {
		p.wrongIf("document.querySelector('.over .chip.ask')", "there is a field where nothing is asked")
		p.pressed("repair-0").until("the last entry", "document.querySelector('#program').value.endsWith('[:, -1]') && "+verdictIs("It runs"))
	}},
	{"import numpy as np\np = np.ones((4, 3))\ny = np.array([0, 2, 1, 1])\np[:, y]", "a question about every index of every row", verdictIs("It runs – but is (4, 4) what you meant?"), func(p *tab) {
		p.pressed("meant").until("an answer", verdictIs("It runs")+" && !document.querySelector('.repairs.mend:not([hidden]) button')")
	}},
	{"import numpy as np\nrows = np.ones((7, 3))\nnp.split(rows, 2)", "no picture of another program", "document.querySelector('.stage.told.blank')", nil},
}

const ofNumPy = "import numpy as np\nX = np.ones((3, 4))\nX - X.mean(axis=1)[:, None]"

// codeIn is true when the code is shown in a library.
func codeIn(library string) string {
	return "document.querySelector('.tabs [aria-pressed=true]')?.textContent === '" + library + "'"
}

// verdictIs is true when a verdict that is seen begins so.
func verdictIs(said string) string {
	return "[...document.querySelectorAll('.player-verdict')].some(e => e.getClientRects().length && e.innerText.replaceAll('\u00a0', ' ').startsWith('" + said + "'))"
}

// TestPastes pastes each into a page at its first step, and presses as soon as the page has read
// it: a press of a button must not become that of the one that takes its place.
func TestPastes(t *testing.T) {
	p := playground(t, "")
	p.screen(screens[0])
	for _, paste := range pastes {
		eval[any](p, "document.querySelector('.player').shapecast?.go(0)")
		p.paste("#program", paste.program)
		p.until("the page to read it", "document.querySelector('.paint').textContent.trimEnd() === program.value.trimEnd()")
		p.until(paste.what, paste.seen)
		if paste.then != nil {
			paste.then(p)
		}
	}
}

// TestPanicIsTold breaks what draws a figure, in four ways. In none the figure or the verdict of
// the line before stands there as if it were that of this one. What was typed stays, and a
// program that ended starts anew at a press.
func TestPanicIsTold(t *testing.T) {
	const boom = "() => { throw new Error('boom') }"
	const dimmed = "document.querySelector('.stage:is(.stale, .blank)')?.matches('.told') && [...document.querySelectorAll('.player-verdict')].filter(e => e.getClientRects().length).every(e => e.innerText.startsWith('Something went wrong'))"
	p := playground(t, "")
	eval[any](p, "void (window.shapecastKept = window.shapecastPlayer, window.shapecastPlayer = () => { throw new Error('the canvas tore') })")
	p.fill("#program", "ones(5, 3) + 2").until("what happened", says(".said", "the canvas tore"))
	is(t, "the line is", p.value("#program"), "ones(5, 3) + 2")
	eval[any](p, "void (window.shapecastPlayer = window.shapecastKept)")
	p.fill("#program", "ones(6, 3) + 2").until("the figure to go on", "!document.querySelector('.stage.told') && document.querySelector('[data-field=size0-0]')?.dataset.value === '6'")
	eval[any](p, "void (document.querySelector('.player').shapecast.still = "+boom+")")
	p.paste("#program", "ones(3, 4) + ones(3)").until("that the picture is not of it", dimmed)
	eval[any](p, "void program.dispatchEvent(new Event('input', {bubbles: true}))") // as some browsers tell of an edit twice
	p.until("that still", dimmed+" && getComputedStyle(document.querySelector('.player-figure')).opacity < 0.4")
	eval[any](p, "void delete document.querySelector('.player').shapecast.still")
	p.paste("#program", "ones(3, 4) + ones(4)").until("the next picture", "!document.querySelector('.stage:is(.stale, .told, .blank)')")
	eval[any](p, "void (document.dispatchEvent = "+boom+")") // where nothing catches it
	p.paste("#program", "ones(3, 4) + ones(3)")
	p.until("that the program ended", "document.documentElement.dataset.program === 'stopped' && document.querySelector('.notice').textContent.includes('is not of what')"+
		" && getComputedStyle(document.querySelector('.player-figure')).opacity < 0.4 && !document.querySelector('.player-verdict').getClientRects().length")
	is(t, "the line is", p.value("#program"), "ones(3, 4) + ones(3)")
	p.click(".notice button").until("the program anew", benchLives+" && !document.querySelector('.notice')")
	p.forget("") // Go's own report of the panic
}

// beforeAnError is a program whose picture is of the second line, and whose fourth one fails.
const beforeAnError = "import torch\nprobs = torch.softmax(torch.randn(5, 3), dim=1)\nidx = torch.tensor([0, 2, 1, 1, 0])\npicked = probs.gather(1, idx)\nprint(picked)"

// TestPictureBesideAnError pastes a program that fails after what its picture shows: on a desk, on
// a phone and in a frame it is said to be of another line, and the line that is named is the one
// that is seen.
func TestPictureBesideAnError(t *testing.T) {
	const caution = "[...document.querySelectorAll('.said small, .caution')].some(e => e.getClientRects().length && e.textContent.includes('The picture shows an operation before it, on line 2'))"
	p := playground(t, "")
	for _, size := range screens {
		p.screen(size).paste("#program", beforeAnError).until("the caution", caution)
		p.until("the line that fails", says(".lines", "line 4 of 5")+" && !"+says(".lines", "operation"))
		p.pressed("step-1").until("the operation that was opened, and its line", says(".lines", "line 2 of 5")+" && "+says(".lines", "operation"))
		p.paste("#program", "ones(2, 3) + ones(3)").until("another program", "!document.querySelector('.stage.told')")
	}
	for _, mode := range []string{"", "&mode=play"} {
		p.open("embed/v1/?e="+url.QueryEscape(beforeAnError)+mode).until("the caution in a frame"+mode, caution+" && document.querySelector('.player svg')")
	}
	p.wrongIf("document.querySelector('.canvas').getBoundingClientRect().top < document.querySelector('.said').getBoundingClientRect().top && !document.querySelector('.said').closest('.canvas')", "the error comes after the picture")
}

// TestNothingOldIsLeft pastes a program over one whose repairs are offered, and one that fails
// after what its picture shows: from the first moment of the new picture on no button and no chip
// of the program before is seen.
func TestNothingOldIsLeft(t *testing.T) {
	p := playground(t, "")
	for _, next := range []string{"import numpy as np\na = np.ones((2, 3))\nb = np.ones(2)\na - b", beforeAnError} {
		p.paste("#program", "import numpy as np\nx = np.ones((50,))\ny = np.ones((2500,))\nx - y").until("repairs", "document.querySelectorAll('.mend .button').length > 1 && "+says(".mend", "pairs"))
		eval[any](p, `void (window.old = 0, window.label = document.querySelector('.player svg').innerHTML, document.addEventListener('input', () => {
			const told = document.querySelector('.mend').textContent, tab = document.querySelector('.over .tab').style.cssText;
			const look = () => {
				const seen = e => e && e.checkVisibility({ visibilityProperty: true });
				if (document.querySelector('.player svg').innerHTML === window.label) return requestAnimationFrame(look);
				if (document.querySelector('.mend').textContent !== told || document.querySelector('.stage.told')) return;
				if (seen(document.querySelector('.mend')) || seen(document.querySelector('.over .tab'))) window.old++;
				requestAnimationFrame(look);
			};
			queueMicrotask(look);
		}, { once: true }))`)
		p.paste("#program", next).until("what is said of it", "!"+says(".mend", "pairs"))
		is(p, "frames in which old buttons were seen", eval[int](p, "window.old"), 0)
	}
}
