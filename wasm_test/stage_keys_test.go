package wasm_test

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// TestChipKeys goes through the keys of a chip.
func TestChipKeys(t *testing.T) {
	t.Parallel()
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
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
		p.keys(step.key)
		p.lineIs(step.line)
		time.Sleep(150 * time.Millisecond) // the focus follows what the page shows
	}
	if label := eval[string](p, "document.querySelector('"+chipA0+"').getAttribute('aria-label')"); !strings.HasPrefix(label, "A, axis 0") {
		t.Errorf("the chip is called %q", label)
	}
}

// TestWhatIsNoSizeIsSaid types what is no size into a chip: a sentence says so, and nothing
// is changed.
func TestWhatIsNoSizeIsSaid(t *testing.T) {
	t.Parallel()
	const line = "array([[0], [10], [20]]) + array([5, 6, 7, 8])"
	p := staged(t, line, screens[0])
	for _, test := range []struct{ typed, said string }{
		{"2.5", "“2.5” is not a size"}, {"abc", "“abc” is not a size"}, {"-1", "The size “-1” is below 0"}, {kb.Backspace, "A size is missing"},
	} {
		p.mouse(chipB0)
		for _, key := range test.typed {
			p.keys(string(key))
		}
		p.keys(kb.Enter)
		p.until(test.said, says(".stage.told .said", test.said))
		p.lineIs(line)
		p.keys(kb.Escape)
		p.until("the size", "!document.querySelector('.stage.told') && document.querySelector('"+chipB0+"').value === '4'")
	}
}
