package wasm_test

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestSavedFiles notes the first bytes of each file that is handed to the reader, and its
// size: a picture is that of the step that is seen.
func TestSavedFiles(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	eval[any](p, `(() => {
  window.saved = {};
  const files = {}, make = URL.createObjectURL;
  URL.createObjectURL = blob => { const url = make.call(URL, blob); files[url] = blob; return url; };
  HTMLAnchorElement.prototype.click = function () { const { size } = files[this.href]; files[this.href].text().then(text => window.saved[this.download] = { size, begins: text.slice(0, 200) }); };
})()`)
	save := func(button, name, begins string) (size int) {
		t.Helper()
		p.sheet()
		eval[any](p, "delete saved['"+name+"']")
		p.pressed(button)
		p.until(name, "saved['"+name+"']?.begins.includes('"+begins+"')")
		p.keys(kb.Escape)
		return eval[int](p, "saved['"+name+"'].size")
	}
	save("save-svg", "ones-4-1-ones-3.svg", "<svg")
	save("save-strip", "ones-4-1-ones-3-steps.svg", "<svg")
	p.keys(kb.Home)
	first := save("save-png", "ones-4-1-ones-3.png", "PNG")
	p.keys(kb.End)
	if last := save("save-png", "ones-4-1-ones-3.png", "PNG"); last == first {
		t.Error("the pictures of the first and the last step are the same")
	}
}
