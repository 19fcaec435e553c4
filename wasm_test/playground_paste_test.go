package wasm_test

import (
	"github.com/chromedp/chromedp/kb"
	"strings"
	"testing"
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

func TestPastedProgramIsReadAsFarAsItGoes(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", training)
	p.until("the loss that goes wrong", kind("warn")+" && !document.querySelector('.stage:is(.stale, .told)') && document.querySelector('[data-do=offer-0]')?.textContent.includes('Read without line 14')")
	is(t, "the line is", p.value("#program"), training)
	p.until("its code in PyTorch", "document.querySelector('.tabs [aria-pressed=true]').textContent === 'PyTorch'")
	p.pressed("offer-0")
	p.until("what is read alone", "document.querySelector('#program').value.split('\\n').length === 11")
	p.undoKeys(false)
	p.until("what was there before", "document.querySelector('#program').value !== '' && document.querySelector('#program').value.split('\\n').length !== 11")
}

// TestPastedFailureIsSeenAtOnce pastes a program that fails into a page at its first step.
func TestPastedFailureIsSeenAtOnce(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "import numpy as np\nx = np.ones((32, 10))\nm = x.mean(axis=1)\nx - m")
	p.until("the axis that fails", kind("no")+" && document.querySelector('.player-verdict b').textContent.startsWith('Fails on axis 1')")
}

// TestPastedProgramShowsItsLine pastes a program with more lines than are seen, of which the
// seventh is explained.
func TestPastedProgramShowsItsLine(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "")
	eval[any](p, "document.execCommand('insertText', false, 'import numpy as np\\na = 1\\nb = 2\\nc = 3\\nd = 4\\nX = np.ones((100, 5))\\nX - X.mean(axis=1)\\ne = 5')")
	p.until("the line that is explained", "document.querySelector('.paint b') && (m => m.top >= program.getBoundingClientRect().top && m.bottom <= program.getBoundingClientRect().bottom)(document.querySelector('.paint b').getBoundingClientRect()) && program.value.endsWith('e = 5')")
}

func TestPastedShapesAreShown(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "(2, 3) and (3,)")
	p.until("how they are read", says("[data-do=offer-0]", "ones(2, 3) + ones(3)"))
	p.wrongIf("document.querySelector('.stage.stale') !== null || document.querySelector('#program').ariaInvalid === 'true'", "two shapes are called a mistake")
	p.paste("#program", "[4, 3] + [2, 3]")
	p.until("the question what is meant", "document.querySelector('[data-do=offer-1]')")
	p.pressed("offer-1")
	p.until("values", "document.querySelector('[data-field=size0-0]')?.dataset.value === '2' && !document.querySelector('.stage.told')")
}

func TestCodeFollowsTheProgram(t *testing.T) {
	p := playground(t, "")
	shown := func(library string) {
		t.Helper()
		p.until("code in "+library, "document.querySelector('.tabs [aria-pressed=true]').textContent === '"+library+"'")
	}
	p.paste("#program", "torch.ones(3, 4) + torch.ones(4)")
	shown("PyTorch")
	p.pressed("code-3")
	shown("JAX")
	p.paste("#program", "tf.ones([3, 4]) + tf.ones([4])")
	p.until("the program", "document.querySelector('.library select').value === 'tensorflow'")
	shown("JAX")
}

// TestLibraryIsChosen chooses PyTorch beside a program of NumPy: the line and its code
// become PyTorch's, and one press takes it back. What a library refuses has its values.
func TestLibraryIsChosen(t *testing.T) {
	const program = "import numpy as np\nX = np.ones((3, 4))\nX - X.mean(axis=1)[:, None]"
	p := playground(t, "")
	p.paste("#program", program)
	p.until("its figure", says(".lines", "line 3 of 3"))
	p.option(".library select", "PyTorch")
	p.lineIs("import torch\nX = torch.ones((3, 4))\nX - X.mean(dim=1)[:, None]")
	p.until("all of it in code", "document.querySelector('.snippet code').textContent === document.querySelector('#program').value")
	p.pressed("undo")
	p.lineIs(program)
	p.pressed("code-2")
	p.until("the operation alone in TensorFlow, and that it is", says(".snippet code", "import tensorflow as tf")+" && "+
		"[...document.querySelectorAll('#more p:not([hidden])')].some(e => e.textContent.startsWith('The operation that is drawn'))")
}

// TestGroupsHaveNames looks for groups that a screen reader could not announce.
func TestGroupsHaveNames(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	if got := eval[[]string](p, "[...document.querySelectorAll('.bench [role=group], .bench [role=toolbar]')].filter(g => !g.ariaLabel).map(g => g.className)"); len(got) > 0 {
		t.Errorf("without a name: %s", strings.Join(got, ", "))
	}
}

// Task 6, in two steps: the error text of several libraries.
func TestProductThatFailsIsDrawn(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)")
	p.until("the matrices that it names", kind("no")+" && "+says(".player-verdict", "Fails: 3 columns against 4 rows"))
	p.wrongUnless("[...document.querySelectorAll('.canvas svg text')].some(e => e.textContent === '?')", "no pair lacks a value")
	p.sheet()
	p.until("what libraries say", says(".says", "(size 4 is different from 3)")+" && "+says(".says", "mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)"))
}

// vectorTimesMatrix fails: a vector of numbers has no value for the last row of the matrix.
const vectorTimesMatrix = "import numpy as np\nw = np.array([0.2, 0.3, 0.1, 0.4])\ncov = np.random.rand(5, 5)\nv = w @ cov"

func TestPastedProductThatFails(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", vectorTimesMatrix)
	p.until("that it fails", kind("no")+" && "+says(".player-verdict", "4 values against 5 rows"))
}

// TestPanicIsTold breaks what draws a figure, in three ways. In none the figure or the verdict of
// the line before stands there as if it were that of this one.
func TestPanicIsTold(t *testing.T) {
	const boom = "() => { throw new Error('boom') }"
	const dimmed = "document.querySelector('.stage:is(.stale, .blank)')?.matches('.told') && [...document.querySelectorAll('.player-verdict')].filter(e => e.getClientRects().length).every(e => e.innerText.startsWith('Something went wrong'))"
	p := playground(t, "")
	eval[any](p, "void (document.querySelector('.player').shapecast.still = "+boom+")")
	p.paste("#program", "ones(3, 4) + ones(3)")
	p.until("that the picture is not of it", dimmed)
	eval[any](p, "void program.dispatchEvent(new Event('input', {bubbles: true}))") // as some browsers tell of an edit twice
	p.until("that still", dimmed+" && getComputedStyle(document.querySelector('.player-figure')).opacity < 0.4")
	eval[any](p, "void delete document.querySelector('.player').shapecast.still")
	p.paste("#program", "ones(3, 4) + ones(4)")
	p.until("the next picture", "!document.querySelector('.stage:is(.stale, .told, .blank)')")
	eval[any](p, "void (document.dispatchEvent = "+boom+")") // where nothing catches it
	p.paste("#program", "ones(3, 4) + ones(3)")
	defer p.forget("exit code", "Uncaught")
	p.until("that the program ended", "document.documentElement.dataset.program === 'stopped' && document.querySelector('.notice').textContent.includes('is not of what')"+
		" && getComputedStyle(document.querySelector('.player-figure')).opacity < 0.4 && !document.querySelector('.player-verdict').getClientRects().length")
}

// TestPastedProgramIsAnswered pastes a correct program into a page at its first step: it is
// answered. Who then goes back and edits a size is asked first.
func TestPastedProgramIsAnswered(t *testing.T) {
	p := playground(t, "")
	eval[any](p, "document.querySelector('.player').shapecast.go(0)")
	p.paste("#program", "import numpy as np\nx = np.ones((3, 4))\nx - x.mean(axis=0)")
	p.until("that it runs", kind("ok")+" && "+says(".player-verdict", "It runs"))
	eval[any](p, "document.querySelector('.player').shapecast.go(0)")
	p.lineIs("import numpy as np\nx = np.ones((3, 4))\nx - x.mean(axis=0)")
	p.key("[data-field=size0-0]", kb.ArrowUp)
	p.until("a question", "document.querySelector('.player').dataset.stop === '0' && "+says(".player-verdict b", "What comes out?"))
}

// TestRefusedPaste pastes programs that end in an error: no picture is of another program.
func TestRefusedPaste(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "import numpy as np\nx = np.array([[1, 2, 3], [4, 5, 6]])\nx /= x.sum(axis=1, keepdims=True)")
	p.until("what ran before the error", says(".said", "The picture shows an operation before it")+" && "+says(".lines", "line 3 of 3")+" && document.querySelector('.stage.told:not(.stale)')")
	p.paste("#program", "import numpy as np\nrows = [np.ones(3), np.ones(4)]\nnp.stack(rows)")
	p.until("no picture", "document.querySelector('.stage.told.blank')")
}

// TestErrorTextShowsItsMessage pastes an error text after which a process ends: the closed
// editor shows the message.
func TestErrorTextShowsItsMessage(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "Traceback (most recent call last):\n  File \"a.py\", line 3, in f\n    g(a)\nRuntimeError: The size of tensor a (5) must match the size of tensor b (4) at non-singleton dimension 1\n\nProcess finished with exit code 1")
	p.until("its figure", kind("no"))
	eval[any](p, "program.blur()")
	p.until("its line", "(at => at && Math.round((at.offsetTop - program.scrollTop) / 24) === 0 && Math.round(at.offsetTop / 24) === 3)(document.querySelector('.paint b'))")
}

// TestPlayerIsSeenBesideRepairs pastes a program with two repairs and a link to another line: at
// 1280 by 720 the player is not pushed out of sight, and who writes sees which line is drawn.
func TestPlayerIsSeenBesideRepairs(t *testing.T) {
	p := playground(t, "")
	p.screen(screens[0])
	p.paste("#program", "import numpy as np\nmeasurements = np.random.rand(50).round(2)\nprediction = np.random.rand(2500).round(2)\nresid = measurements - prediction\nprint(resid)")
	p.until("repairs", "document.querySelectorAll('.mend .button').length === 3")
	p.until("the player", "document.querySelector('.player-play').getBoundingClientRect().bottom <= 720")
	p.until("which line is drawn", "getComputedStyle(document.querySelector('.lines')).visibility === 'visible' && document.activeElement.id === 'program'")
}
