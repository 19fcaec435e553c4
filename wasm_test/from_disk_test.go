package wasm_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestDisk opens the site from a disk, where no server looks for the page of a
// folder, and goes from the contents to a lesson, to the next, and to a figure
// that runs.
func TestDisk(t *testing.T) {
	p := newTab(t)
	p.home = "file://" + bed.dir
	p.do(chromedp.Navigate(p.home + "/en/index.html"))
	for _, step := range []struct{ from, link string }{
		{"/en/", `.lessons [data-lesson="axes-of-size-1"] > a`},
		{"/en/axes-of-size-1/", `.pager [rel="prev"]`},
		{"/en/why-from-the-right/", `header nav a[href$="en/"]`},
		{"/en/", `.brand`},
	} {
		p.until(step.from, "location.pathname.endsWith('"+step.from+"index.html') && document.readyState == 'complete'")
		p.click(step.link)
	}
	p.until("/", "location.pathname.endsWith('/index.html') && document.querySelector('.playground') && document.readyState == 'complete'")
	p.near()
	p.until("the playground", benchLives)
	p.do(chromedp.Navigate(p.home + "/" + filepath.ToSlash(lesson) + "index.html"))
	p.touch()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.errors = slices.DeleteFunc(p.errors, func(text string) bool { // the program is tried as a file before it comes as a script
		return strings.Contains(text, ".wasm.gz")
	})
}
