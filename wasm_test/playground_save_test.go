package wasm_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestSavedFiles notes each file that is handed to the reader, and its first bytes.
func TestSavedFiles(t *testing.T) {
	t.Parallel()
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	eval[any](p, `(() => {
  window.saved = {};
  const files = {}, make = URL.createObjectURL;
  URL.createObjectURL = blob => { const url = make.call(URL, blob); files[url] = blob; return url; };
  HTMLAnchorElement.prototype.click = function () { files[this.href].text().then(text => window.saved[this.download] = text.slice(0, 200)); };
})()`)
	p.sheet()
	for _, file := range []struct{ button, name, begins string }{
		{"save-svg", "ones-4-1-ones-3.svg", "<svg"}, {"save-strip", "ones-4-1-ones-3-steps.svg", "<svg"}, {"save-png", "ones-4-1-ones-3.png", "PNG"},
	} {
		p.pressed(file.button)
		p.until(file.name, "window.saved['"+file.name+"']?.includes('"+file.begins+"')")
	}
}

// TestSavedPictureIsTheStepThatIsSeen saves the first step and the last one.
func TestSavedPictureIsTheStepThatIsSeen(t *testing.T) {
	t.Parallel()
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	eval[any](p, `(() => {
  window.saved = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = blob => { window.saved.push(blob.size); return make.call(URL, blob); };
  HTMLAnchorElement.prototype.click = function () {};
})()`)
	for i, key := range []string{kb.Home, kb.End} {
		p.keys(key)
		p.sheet()
		p.pressed("save-png")
		p.until("the picture", fmt.Sprintf("window.saved.length > %d", i))
		p.keys(kb.Escape)
	}
	if eval[bool](p, "saved[0] === saved[1]") {
		t.Error("the pictures of the first and the last step are the same")
	}
}
