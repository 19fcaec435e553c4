package wasm_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// onPaper shows the page as it is printed.
func (p *tab) onPaper() {
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
}

// printed prints the page, and returns what an expression of its JavaScript gives on paper.
func (p *tab) printed(expression string) string {
	eval[any](p, "addEventListener('beforeprint', () => { window.printed = "+expression+" }, { once: true })")
	call(p, page.PrintToPDF, page.PrintToPDFParams{})
	return eval[string](p, "printed")
}

// TestAnswersOnPaper prints a lesson: no question shows its answer, and the
// sheet at the end shows them all.
func TestAnswersOnPaper(t *testing.T) {
	p := newTab(t)
	p.open(lesson)
	p.wrongUnless("getComputedStyle(document.querySelector('.answers')).display === 'none'", "the sheet of answers is on the screen")
	p.onPaper()
	const shown = "[...document.querySelectorAll(':is(.predict, .goal) :is(.solution, .hint, .because), .quiz .why')].filter(e => e.checkVisibility()).length"
	atMost(t, "answers or hints are printed beside their questions", eval[int](p, shown), 0)
	questions := eval[int](p, "document.querySelectorAll('.predict, .quiz, .goal').length")
	answers := eval[int](p, "[...document.querySelectorAll('.answers li')].filter(e => e.checkVisibility() && e.innerText.trim()).length")
	wrongIf(t, questions == 0 || answers != questions, "got %d answers on the sheet for %d questions", answers, questions)
	const joined = "[...document.querySelectorAll('.answers code')].filter(e => e.innerText.split('\\n').length < e.textContent.split('\\n').length).length"
	atMost(t, "the lines of … programs are joined", eval[int](p, joined), 0)
	is(t, "got break before", eval[string](p, "getComputedStyle(document.querySelector('.answers')).breakBefore"), "page")
}

// drawnAt is where the drawing has its texts, and which of them are seen.
const drawnAt = "JSON.stringify([...document.querySelectorAll('.player svg text')].map(e => [e.getBoundingClientRect().x, e.getBoundingClientRect().y, getComputedStyle(e.parentElement).opacity]))"

// TestFiguresStandWholeOnPaper prints a lesson whose figures wait for answers, before its
// program starts: each is whole and shows what comes out.
func TestFiguresStandWholeOnPaper(t *testing.T) {
	p := newTab(t)
	p.screen([2]int64{700, 1000}).open("en/images/")
	is(t, "the steps … on paper", p.printed("[...document.querySelectorAll('.player')].map(e => e.shapecast?.stop).join(' ')"), "4 4 4")
	p.onPaper()
	for what, wrong := range map[string]string{
		"parted":  "[...document.querySelectorAll('.stage')].filter(e => getComputedStyle(e).display !== 'block' || getComputedStyle(e).breakInside !== 'avoid')",
		"cut":     "[...document.querySelectorAll('.stage .canvas')].filter(e => e.scrollHeight > e.clientHeight + 1)",
		"buttons": "[...document.querySelectorAll('main :is(button:not(.step), .button, .alone, .curtain p)')].filter(e => e.checkVisibility())",
	} {
		atMost(t, fmt.Sprintf("are %s", what), eval[int](p, wrong+".length"), 0)
	}
}

// TestPaperHasTheLesson prints lessons of which nothing is answered: all text is there, on the
// page after its question, and nothing that only a screen can do. A lesson that is shown in the
// dark has the colours of the light on paper, and is dark again afterwards.
func TestPaperHasTheLesson(t *testing.T) {
	p := newTab(t)
	for _, path := range []string{"en/a-trailing-vector/", "zh/it-ran-and-it-is-wrong/"} {
		p.open(path)
		p.onPaper()
		for what, wrong := range map[string]string{
			"texts are missing":        "[...document.querySelectorAll('.scene > .say > :not(.crumbs, .contents, .hint), .step-list .step, .sentence, .result, .stage figcaption b, .canvas svg, .program .drawn')].filter(e => !e.checkVisibility({ visibilityProperty: true }) && e.textContent.trim() && !e.closest('.player-narrow, .player-bar, .source-line'))",
			"parts are of a page":      "[...document.querySelectorAll('.pager, .curtain, .contents, .then, .opens')].filter(e => e.checkVisibility({ visibilityProperty: true }))",
			"answers are not overleaf": "[...document.querySelectorAll('.scene.gated')].filter(e => ![...e.querySelectorAll('.lead, .predict ~ h2')].some(b => getComputedStyle(b).breakBefore === 'page'))",
		} {
			is(t, fmt.Sprintf("%s: %s", path, what), eval[string](p, wrong+".map(e => e.className + ' ' + e.textContent).join(' | ')"), "")
		}
		atLeast(t, path+": steps", eval[int](p, "document.querySelectorAll('.step').length"), map[string]int{"en/a-trailing-vector/": 1}[path])
	}
	p.wishes()
	const colour = "getComputedStyle(document.querySelector('.player svg text')).fill"
	eval[any](p, "shapecastTheme('light')")
	light := eval[string](p, colour)
	eval[any](p, "shapecastTheme('dark')")
	dark := eval[string](p, colour)
	if printed := p.printed(colour); printed != light || printed == dark {
		t.Errorf("got %s on paper, want %s; the dark page has %s", printed, light, dark)
	}
	p.until("the dark again", colour+" === '"+dark+"'")
}

// TestStorage looks at what a visit leaves in the browser: what the page for
// administrators lists, and no cookies.
func TestStorage(t *testing.T) {
	p := studied(t)
	p.do(chromedp.Click("[data-turn-theme]"))
	p.open("").near().until("the playground", benchLives)
	p.do(chromedp.Click("[data-set-lang='zh']"))
	p.open("zh/") // the program has a storage of its own, which ends with the page
	keys := eval[[]string](p, "Object.keys(localStorage).filter(key => !/^shapecast\\.(theme|lang|seen|progress|lesson)/.test(key))")
	if n := eval[int](p, "localStorage.length"); len(keys) > 0 || n != 4 {
		t.Errorf("got %d keys, of which %q are not documented, want theme, language, progress and place: who comes from a lesson is no newcomer", n, keys)
	}
	is(t, "got the cookies", eval[string](p, "document.cookie"), "")
}

// TestPaperShowsWhatComesOut prints a figure that nobody played: its last step and no blank
// band, and then the first step again. One that plays is printed at its end
// too; one that stands at its last step as it is seen, twice, and without the panel at its side.
func TestPaperShowsWhatComesOut(t *testing.T) {
	p := playground(t, "e=ones(3,1)%2Bones(4)")
	const verdict = "document.querySelector('.player').dataset.kind"
	first := eval[string](p, verdict)
	if printed := p.printed(verdict); printed != "ok" || first == printed {
		t.Errorf("got the verdict %q on paper, %q before; want ok", printed, first)
	}
	p.until("the first step again", verdict+" === "+quote(first))
	p.onPaper()
	atMost(t, "px are blank below what is said", eval[float64](p, "document.querySelector('.player-steps').getBoundingClientRect().top - document.querySelector('.player-reason').getBoundingClientRect().bottom"), 40)
	p.wishes().openProgram("ones(3, 4) + ones(3)")
	eval[any](p, "document.querySelector('.player').shapecast.start(0)")
	p.click(".player-play")
	is(t, "a failure is printed as", p.printed(verdict), "no")
	p.goOn("X = ones(100, 5)\nX - X.mean(axis=1)")
	p.keys(kb.End).until("the last step", "document.querySelector('.player').dataset.kind === 'no'")
	for _, when := range [...]string{"from the last step", "once more"} {
		seen := eval[string](p, drawnAt)
		is(t, when+": got … on paper", p.printed(drawnAt), seen)
	}
	p.sheet()
	p.onPaper()
	wrongIf(t, p.holds("document.querySelector('#more').checkVisibility()") || !p.holds("document.querySelector('.player svg').checkVisibility()"), "the panel is printed, and not the figure")
}
