package wasm_test

import (
	"strconv"
	"testing"
)

// failing are programs that somebody pastes because they failed, with what is offered.
var failing = []struct {
	program string
	buttons int
}{
	{"import torch\nscores = torch.zeros(2, 4, 5, 5)\nmask = torch.ones(2, 5).bool()\nscores = scores.masked_fill(mask, -1e9)\nprint(scores.shape)", 3},
	{"import numpy as np\nimgs = np.zeros((16, 3, 32, 32))\nmean = np.array([0.485, 0.456, 0.406])\nstd = np.array([0.229, 0.224, 0.225])\nimgs = (imgs - mean) / std\nprint(imgs.shape)", 1},
	{"import numpy as np\npoints = np.random.rand(5, 2)\ncenters = np.random.rand(3, 2)\ndiff = points - centers", 2},
	{"import numpy as np\na = np.array([1, 2, 3])\na += 0.5", 1},
	{"import jax.numpy as jnp\na = jnp.ones((2, 3))\nb = jnp.ones(2)\na * b", 1},
	{"import tensorflow as tf\nseq = tf.ones((2, 5, 8))\nmask = tf.ones((2, 5))\nout = seq * mask", 1},
	{"import numpy as np\nX = np.random.rand(100, 5)\nvals, vecs = np.linalg.eigh(X @ X.T)\nX / vals", 1},
}

// TestRepairsOfPastes pastes each on a desk and on a phone. All that is offered is above the bar,
// and the bar on the screen; each button says what it means and how that is written, and no two
// say the same. The box ends before what stands beside it, and the line that is named is in it.
func TestRepairsOfPastes(t *testing.T) {
	p := playground(t, "")
	for _, size := range screens {
		p.screen(size)
		for _, f := range failing {
			p.paste("#program", "ones(2, 3) + ones(3)").until("that it runs", "document.querySelector('.mend[hidden]')")
			p.paste("#program", f.program).until("what is offered", "[...document.querySelectorAll('.mend .button')].filter(e => e.getClientRects().length).length >= "+strconv.Itoa(f.buttons))
			hidden := eval[[]string](p, `[...document.querySelectorAll('.mend .button')].filter(e => e.getBoundingClientRect().bottom > document.querySelector('.player-bar').getBoundingClientRect().top + 1).map(e => e.innerText)`)
			wrongIf(p, len(hidden) > 0, "%v, %q: %q are behind the bar", size, f.program, hidden)
			p.wrongIf("document.querySelector('.player-bar').getBoundingClientRect().bottom > innerHeight", "%v, %q: the bar is below the screen", size, f.program)
			p.wrongUnless(`(list => new Set(list.map(e => e.innerText)).size === list.length && list.every(e => e.innerText.split('\n').length === 2 && new Set(e.innerText.split('\n')).size === 2))([...document.querySelectorAll('[data-do^=repair-]')])`,
				"%v, %q: a button lacks its meaning or its code, or says it twice", size, f.program)
			p.wrongIf(`(box => [...document.querySelectorAll('.intro .button, .library')].some(e => e.getClientRects().length && getComputedStyle(e).visibility === 'visible' && (b => b.left < box.right && b.bottom > box.top && b.top < box.bottom)(e.getBoundingClientRect()))
				|| document.querySelector('.lines').getBoundingClientRect().right > box.right)(document.querySelector('.code').getBoundingClientRect())`, "%v, %q: the box lies over what is beside it", size, f.program)
		}
	}
}

// TestTypesThatAreRefused asks what comes out of an operation that a library refuses for types: a
// shape is no answer, that it cannot run is one, and a new array is offered.
func TestTypesThatAreRefused(t *testing.T) {
	p := staged(t, "import numpy as np\na = np.array([1, 2, 3])\na += 0.5", screens[0])
	p.until("a question", says(".player-verdict b", "What comes out?"))
	p.fill("[data-field=guess-0]", "3")
	eval[any](p, "document.querySelector('[data-field=guess-0]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))")
	p.until("that it is not so, and why", says(".player-say", "It is not (3,), which was your guess")+" && "+says(".player-reason", "An output keeps its type"))
	p.wrongIf("document.querySelector('.guess.right')", "the shape is marked as right")
	p.until("a new array", says(".mend", "a = a + 0.5")+" && (e => e?.checkVisibility({ visibilityProperty: true }))(document.querySelector('[data-do=repair-0]'))")
}
