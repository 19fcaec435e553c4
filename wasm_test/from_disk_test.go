package wasm_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestDisk opens the site from a disk, where no server looks for the page of a
// folder, and goes from the contents to a lesson, to the next, and to a figure
// that runs.
func TestDisk(t *testing.T) {
	p := newTab(t)
	p.home, p.spent = "file://"+bed.dir, true
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
	p.forget(".wasm.gz") // the program is tried as a file before it comes as a script
}

// TestEmbedsFromDisk opens a page on the disk that shows a figure of the site
// beside it, follows the link of the figure's page, and looks at the dialog.
func TestEmbedsFromDisk(t *testing.T) {
	p := newTab(t)
	p.home, p.spent = "file://", true // the page does not lie in the folder of the site
	site := p.home + bed.dir
	page := filepath.Join(t.TempDir(), "course.html")
	text := "<!doctype html><title>Course</title><script src='" + site + "/embed/v1/embed.js'></script>" +
		"<broadcast-figure figure='en/axes-of-size-1/column-plus-row'></broadcast-figure><broadcast-figure e='ones(3,1)+ones(4)'></broadcast-figure>"
	ok(t, os.WriteFile(page, []byte(text), 0o644))
	p.do(chromedp.Navigate("file://" + page))
	p.until("two figures", "[...document.querySelectorAll('broadcast-figure')].every(f => f.box.classList.contains('live'))")
	p.do(chromedp.Navigate(site + "/embed/v1/en/axes-of-size-1/column-plus-row/index.html"))
	eval[any](p, "document.querySelector('.source a').target = ''")
	p.click(".source a")
	p.until("the lesson", "location.pathname.endsWith('/en/axes-of-size-1/index.html') && document.querySelector('h1')")
	p.do(chromedp.Navigate(site + "/index.html#e=ones(4,1)+%2B+ones(3)"))
	p.until("the playground", benchLives)
	p.embedding()
	p.until("the snippet", "document.querySelector('#embed pre')?.textContent.includes('embed/v1/index.html?e=')")
	p.until("the preview", "[...document.querySelectorAll('#embed .choices label')].find(l => l.textContent === 'Height').lastElementChild.value > 500")
	p.forget(".wasm.gz") // the program is tried as a file before it comes as a script
}
