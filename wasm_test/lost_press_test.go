package wasm_test

import "testing"

// TestAHeldPressIsNotLost presses "Check" in places that nobody came near, one
// after another on a busy page: the program may answer while a press is on its
// way, when a browser takes no second one for the same form.
func TestAHeldPressIsNotLost(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	for range 4 {
		p.open("en/axes-of-size-1/")
		const press = `(form) => {
			for (const end = performance.now() + 60; performance.now() < end;);
			form.querySelector('[type=submit]').click();
		}`
		eval[any](p, "("+press+")(document.querySelector('#recall-from-right form'))")
		p.until("the first answer", "document.querySelector('#recall-from-right .reply')")
		eval[any](p, "document.querySelectorAll('.predict input').forEach((field) => { field.value = '(9, 9)' })")
		eval[any](p, "[...document.querySelectorAll(':is(.goal, .predict) form')].forEach("+press+")")
		p.until("an answer to each press", "[...document.querySelectorAll(':is(.goal, .predict) form')].every((form) => form.querySelector('.reply'))")
	}
}
