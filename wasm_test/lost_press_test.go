package wasm_test

import (
	"fmt"
	"testing"
)

// TestAHeldPressIsNotLost presses "Check" in places that nobody came near, one
// after another on a busy page: the program may answer while a press is on its
// way, when a browser takes no second one for the same form. What was ticked before
// counts, and nothing ticked is no answer.
func TestAHeldPressIsNotLost(t *testing.T) {
	p := newTab(t)
	for round := range 3 {
		p.open("en/axes-of-size-1/")
		said := "Tick at least one"
		eval[any](p, "window.told = 0, document.addEventListener('shapecast-answered', () => void told++)")
		if round > 0 { // a later visit finds the tick again
			eval[any](p, "(box => box.checked || box.click())(document.querySelector('#recall-from-right li:nth-child(2) input'))")
			said = "Wrong or left out: 3"
		}
		const press = `(form) => {
			for (const end = performance.now() + 60; performance.now() < end;);
			form.querySelector('[type=submit]').click();
		}`
		eval[any](p, "("+press+")(document.querySelector('#recall-from-right form'))")
		p.until("the first answer", "document.querySelector('#recall-from-right .reply')?.textContent.includes('"+said+"')")
		is(t, fmt.Sprintf("visit %d: … answers are told", round), eval[int](p, "told"), min(round, 1))
		eval[any](p, "document.querySelectorAll('.predict input').forEach((field) => { field.value = '(9, 9)' })")
		eval[any](p, "[...document.querySelectorAll(':is(.goal, .predict) form')].forEach("+press+")")
		p.until("an answer to each press", "[...document.querySelectorAll(':is(.goal, .predict) form')].every((form) => form.querySelector('.reply'))")
	}
}
