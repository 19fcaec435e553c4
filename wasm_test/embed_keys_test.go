package wasm_test

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestUnusedKeysGoToThePage presses keys in figures: those that they do not use
// reach the page around them, through the element as if pressed there.
func TestUnusedKeysGoToThePage(t *testing.T) {
	c := openCourse(t, element(`figure="en/a-scalar-meets-a-tensor/plus-five"`)+`<script>window.pressed = [];
		document.addEventListener('keydown', e => pressed.push(e.key + ' ' + e.keyCode + ' ' + e.target.id))</script>`)
	c.until("the figure", "window.ready && window.state")
	inside[any](c, lessonFigure, "window.focus(), document.querySelector('.player-mark').focus()")
	for _, test := range []struct{ key, want string }{
		{kb.PageDown, "PageDown 34 f"}, {kb.PageUp, "PageUp 33 f"}, {kb.Escape, "Escape 27 f"}, {"n", "n 78 f"},
	} {
		c.do(chromedp.KeyEvent(test.key))
		c.until(test.want, "pressed.at(-1) === '"+test.want+"'")
	}
	before := eval[int](c.tab, "pressed.length")
	c.do(chromedp.KeyEvent(kb.Home), chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.End))
	c.until("the last stop", "state.at(-1).step === state.at(-1).steps - 1")
	if after := eval[int](c.tab, "pressed.length"); after != before {
		t.Errorf("keys that the figure uses went to the page: %v", eval[[]string](c.tab, "pressed"))
	}
	c.do(chromedp.KeyEvent(kb.ArrowRight))
	c.until("the arrow out of the story", "pressed.at(-1) === 'ArrowRight 39 f'")
}

// TestKeysOfFieldsStay types in a figure: what is typed is for the field.
func TestKeysOfFieldsStay(t *testing.T) {
	c := openCourse(t, frame("?e=ones(3)%2B1&mode=play", ""))
	c.until("the figure", heardOf("broadcast.state", "true"))
	inside[any](c, "/embed/v1/", "window.focus(), document.querySelector('#program').focus()")
	c.do(chromedp.KeyEvent("n"), chromedp.KeyEvent(kb.PageDown), chromedp.KeyEvent(kb.Tab))
	c.until("what was typed", heardOf("broadcast.state", "m.e.includes('n')"))
	c.wrongIf(heardOf("broadcast.key", "true"), "what was typed went to the page")
}
