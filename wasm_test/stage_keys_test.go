package wasm_test

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// TestChipKeys goes through the keys of a chip.
func TestChipKeys(t *testing.T) {
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
	p.mouse(chipA0)
	for _, step := range []struct{ key, line string }{
		{kb.ArrowUp, "ones(3, 3) + ones(3)"},
		{kb.PageUp, "ones(13, 3) + ones(3)"},
		{"7", "ones(7, 3) + ones(3)"},
		{"x", "ones(7, 3) + ones(3)"}, // is in no size, and is not there when the next key comes
		{kb.ArrowRight, "ones(7, 3) + ones(3)"},
		{kb.ArrowDown, "ones(7, 2) + ones(3)"},
		{kb.Delete, "ones(7) + ones(3)"},
		{"+", "ones(1, 7) + ones(3)"},
	} {
		p.keys(step.key)
		p.lineIs(step.line)
		time.Sleep(150 * time.Millisecond) // the focus follows what the page shows
	}
	if label := eval[string](p, "document.querySelector('"+chipA0+"').getAttribute('aria-label')"); !strings.HasPrefix(label, "A, axis 0") {
		t.Errorf("the chip is called %q", label)
	}
}
