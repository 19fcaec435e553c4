package wasm_test

import (
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestGuidesFitAPhone opens every guide for teachers at the width of a phone.
func TestGuidesFitAPhone(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.EmulateViewport(320, 700))
	pages, err := filepath.Glob(filepath.Join(bed.dir, "??", "docs", "*", "index.html"))
	if err != nil || len(pages) < 14 {
		t.Fatalf("got %d guides, %v, want 14", len(pages), err)
	}
	for _, page := range append(pages, filepath.Join(bed.dir, "en", "docs", "index.html"), filepath.Join(bed.dir, "zh", "docs", "index.html")) {
		place, err := filepath.Rel(bed.dir, filepath.Dir(page))
		if err != nil {
			t.Fatal(err)
		}
		p.open(filepath.ToSlash(place) + "/")
		if over := eval[int](p, "document.documentElement.scrollWidth - innerWidth"); over > 0 {
			t.Errorf("%s is %d px wider than 320", place, over)
		}
	}
}
