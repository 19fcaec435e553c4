package wasm_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// axeName is where npm puts axe-core, from the folder that NODE_TOOLS names.
const axeName = "node_modules/axe-core/axe.min.js"

// axe returns the source of axe-core, or skips the test.
func axe(t *testing.T) string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(os.Getenv("NODE_TOOLS"), axeName))
	if err != nil {
		wanted(t, "no axe-core: npm install --prefix DIR axe-core@4.14.1, and set NODE_TOOLS to DIR")
	}
	return string(source)
}

// A violation is what axe found on a page.
type violation struct {
	ID     string
	Impact string
	Nodes  []string // the markup of each, and why
}

// violations runs axe on the page as it stands once colours have stopped changing,
// with the given options besides.
const violations = `(document.getAnimations().filter(a => a instanceof CSSTransition).forEach(a => a.finish()), axe).run(document, { resultTypes: ['violations'], %s }).then(({ violations }) => violations.map(v =>
  ({ ID: v.id, Impact: v.impact, Nodes: v.nodes.map(n => n.html.slice(0, 160) + ' : ' + n.failureSummary.replace(/\s+/g, ' ').slice(0, 240)) })))`

// audited are the pages of the built site that are not lessons.
var audited = []string{
	"", "#e=ones(5,2,4)+%2B+ones(5,2)", "#e=ones(3,1)+%2B+ones(3)", "#e=ones(3)+%2B", "#e=[[1],[2,3]]+%2B+1", "gallery/", "404.html",
	"embed/v1/?e=ones(4,1)+%2B+ones(3)", "embed/v1/?e=ones(4,1)+%2B+ones(3)&mode=play", "embed/v1/en/a-scalar-meets-a-tensor/plus-five/",
}

// pagesToAudit returns them, the contents of the course and every lesson.
func pagesToAudit(t *testing.T) []string {
	t.Helper()
	list := append([]string{}, audited...)
	for _, lang := range []string{"en", "zh"} {
		folders, err := fs.Glob(os.DirFS(bed.dir), lang+"/*/index.html")
		if err != nil || len(folders) < 20 {
			t.Fatalf("got %d lessons in %s, %v, want at least 20", len(folders), lang, err)
		}
		list = append(list, lang+"/")
		for _, page := range folders {
			list = append(list, strings.TrimSuffix(page, "index.html"))
		}
	}
	return list
}

// guides returns the pages for teachers; pagesToAudit has their contents.
func guides(t *testing.T) (list []string) {
	t.Helper()
	pages, err := fs.Glob(os.DirFS(bed.dir), "??/docs/*/index.html")
	if err != nil || len(pages) < 14 {
		t.Fatalf("got %d guides, %v, want 14", len(pages), err)
	}
	for _, page := range pages {
		list = append(list, strings.TrimSuffix(page, "index.html"))
	}
	return list
}

// TestEveryPage goes through all pages. None is wider than a narrow phone, and axe-core finds
// nothing, on lessons of each kind and on all other pages, in the dark on every other one.
// A lesson is short; in it, in one of its languages, a question is asked before a figure, its
// program or its author shows the answer.
func TestEveryPage(t *testing.T) {
	beside(t)
	source, once, each := axe(t), inOneLanguage(pagesToAudit(t)), ofEachKind(t)
	byLanguage(t, append(pagesToAudit(t), guides(t)...), func(p *tab, pages []string) {
		seen := 0
		for _, path := range pages {
			p.do(chromedp.EmulateViewport(320, 700))
			p.open(path)
			p.isNarrow(path)
			if isLesson(path) {
				p.isShort(path)
			}
			guarded := isLesson(path) && slices.Contains(once, path)
			if audited := slices.Contains(each, path) || !isLesson(path) && slices.Contains(once, path); audited || guarded {
				p.do(chromedp.EmulateViewport(1280, 720))
				p.answers(path)
				if audited {
					p.audit(path, source, themes[:1+seen%2])
					seen++
				}
			}
			if guarded {
				p.finds(path, guarding)
			}
		}
	})
}

// answers waits until all that answers in a page does.
func (p *tab) answers(path string) {
	p.until(path, settled)
	switch eval[string](p, "document.querySelector('script[data-when]')?.dataset.when ?? ''") {
	case "wanted":
		p.wake()
	case "touched":
		p.near().until(path+" to answer", programRuns+" && document.querySelector('.bench:not(.first)')")
	}
}

// audit runs axe on a page.
func (p *tab) audit(path, source string, themes []theme) {
	eval[any](p, source+"; undefined")
	for _, theme := range themes {
		p.wishes("prefers-color-scheme", theme.name)
		for _, v := range await[[]violation](p, fmt.Sprintf(violations, theme.options)) {
			p.Errorf("%s (%s): %s, %s:\n\t%s", path, theme.name, v.Impact, v.ID, strings.Join(v.Nodes, "\n\t"))
		}
	}
}

// finds runs a script in a page that lists faults.
func (p *tab) finds(path, script string) {
	for _, fault := range await[[]string](p, script) {
		p.Errorf("%s: %s", path, fault)
	}
}

// settled is true when the program runs, where the page starts it, and every
// place of the page is filled in.
const settled = `(!document.querySelector('script[data-wasm]:not([data-boot], [data-when])') || document.documentElement.dataset.program === 'running') &&
  [...document.querySelectorAll('[data-live]')].every(e => e.querySelector('.bench, .live-figure, form, .player'))`

// A theme has options of axe: only colours differ in the dark, and they are the same on all
// pages.
type theme struct{ name, options string }

var themes = []theme{{"light", ""}, {"dark", "runOnly: ['color-contrast']"}}
