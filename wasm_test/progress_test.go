package wasm_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// done is what the contents say of a lesson.
func (p *tab) done(lesson string) string {
	return p.text(`.lessons [data-lesson="` + lesson + `"] > .done`)
}

// answer types an answer to question n of a lesson, from 0, and sends it; "" is
// the right one.
func (p *tab) answer(n int, text string) *tab {
	form := fmt.Sprintf(".predict[data-number='%d'] form", n)
	eval[any](p, "document.querySelectorAll('.predict').forEach((e, i) => { e.dataset.number = i; })")
	want := "wrong"
	if text == "" {
		want, text = "right", p.text(fmt.Sprintf(".predict[data-number='%d'] .solution code", n))
	}
	p.fill(form+" input", text)
	p.click(form+" [type=submit]").until("the reply", "document.querySelector(`"+form+" .reply."+want+"`)")
	return p
}

// studied returns a tab that has read the lesson to its end: see study. One tab
// does; what it keeps is given to the others.
func studied(t *testing.T) *tab {
	beside(t)
	read.Do(func() { read.storage = study(t) })
	p := newTab(t)
	p.open("en/") // in a lesson the program has a storage of its own
	eval[any](p, "void Object.assign(localStorage, "+read.storage+")")
	p.open("en/")
	return p
}

// read is what a browser keeps of that lesson.
var read struct {
	sync.Once
	storage string
}

// study reads a lesson of three questions and a goal to its end, with the goal and
// the first answered at once, the second at the second try, and the third wrongly. It
// returns what is then in the storage.
func study(t *testing.T) string {
	t.Helper()
	p := newTab(t)
	p.open(lesson)
	if n := eval[int](p, "document.querySelectorAll('.predict, .quiz, .goal').length"); n != 4 {
		t.Fatalf("the lesson has %d questions, want 4", n)
	}
	p.answer(0, "").answer(1, "(7, 7, 7)").answer(1, "").answer(2, "(7, 7, 7)")
	p.fill(".goal textarea", p.text(".goal .solution code"))
	p.click(".goal [type=submit]").until("the goal", "document.querySelector('.goal .reply.right')")
	eval[any](p, "document.querySelector('.score').scrollIntoView()")
	p.until("the score", "document.querySelector('.score').textContent === '3 of 4 right, 2 at the first try'")
	p.open("en/")
	return eval[string](p, "JSON.stringify(localStorage)")
}

const studiedLesson = "a-scalar-meets-a-tensor"

// TestProgressIsShown goes on with a course. To look at a lesson is not to begin it: the
// contents lead to the lesson that was answered last until it is finished, then to the first
// of the core path that is not. The end of the course leads to what was not right at once.
func TestProgressIsShown(t *testing.T) {
	p := studied(t)
	const next = "document.querySelector('.continue a').textContent"
	is(t, "the contents say", p.done(studiedLesson), "3 of 4 right, 2 at the first try")
	is(t, "the contents say of a lesson that was not opened", p.done("images"), "")
	p.open("en/final-test/")
	is(t, "the end leads to", eval[string](p, "[...document.querySelectorAll('.again > li')].filter(e => e.checkVisibility()).map(e => e.dataset.lesson).join()"), studiedLesson)
	p.wrongUnless("document.querySelector('.then a[href=\"../../\"]').checkVisibility()", "the end does not lead to the playground")
	p.wrongIf("document.querySelector('meta[name=description]').content.includes('wrong')", "the test says of itself that it is wrong")
	p.open("en/")
	is(t, "with a question left the contents say", eval[string](p, next), "Continue: One number for all")
	p.open("zh/")
	is(t, "the Chinese contents say", p.done(studiedLesson), "4 题答对 3 题，其中 2 题一次答对")
	p.open(lesson)
	is(t, "the marks of earlier answers are", eval[string](p, "[...document.querySelectorAll('.predict')].map(e => Number(e.querySelector('.ask .done') !== null)).join('')"), "110")
	p.answer(2, "")
	p.answer(0, "(7, 7)").until("the score", "document.querySelector('.score').textContent === '✓ finished · 4 of 4 right, 2 at the first try'")
	p.open("zh/what-a-shape-says/")
	is(t, "the lesson before says of this one", p.text(".pager [data-lesson="+studiedLesson+"] .done"), "✓ 已完成")
	p.click(".brand").until("the playground in the language of the lesson", "document.querySelector('.playground') && document.documentElement.lang === 'zh-Hans'")
	is(t, "the session keeps", eval[string](p, "Object.keys(sessionStorage).join()"), "")
	p.open("en/")
	is(t, "after a lesson is finished the contents say", eval[string](p, next), "Continue: What a shape says")
	if got := p.text(".lessons [data-core]:nth-child(2)"); strings.Contains(got, "2") || !strings.HasSuffix(got, "Lesson 3") {
		t.Errorf("the second lesson of the core path, which is lesson 3, has another number: %q", got)
	}
	eval[any](p, "localStorage.clear()")
	p.open("en/final-test/").open("en/")
	want(t, "after a look at the test the contents say", eval[string](p, next), "Start")
}

// TestEarlierVisitHasRoom looks on a phone whether what is said of an earlier visit
// stands clear of the first line of its question.
func TestEarlierVisitHasRoom(t *testing.T) {
	p := newTab(t)
	p.screen([2]int64{390, 844})
	for _, path := range []string{"en/axes-of-size-1/", "zh/axes-of-size-1/"} {
		p.open(path)
		eval[any](p, `{
			const questions = [...document.querySelectorAll('.predict, .quiz, .goal')].map(e => [e.id, 1]);
			const kept = { [document.querySelector('article').dataset.lesson]: { read: 1, answers: Object.fromEntries(questions) } };
			shapecastChoice('progress.1 ' + new URL(document.querySelector('script[data-root]').dataset.root, location).pathname, JSON.stringify(kept));
		}`)
		p.open(path)
		gaps := eval[[]float64](p, `[...document.querySelectorAll('.ask > .done')].map(done => {
			const words = document.createRange();
			words.setStart(done.parentElement, 0);
			words.setEndBefore(done);
			return words.getClientRects()[0].top - done.getBoundingClientRect().bottom;
		})`)
		if len(gaps) < 3 {
			t.Fatalf("%s: %d marks", path, len(gaps))
		}
		for _, gap := range gaps {
			wrongIf(t, gap < 6, "%s: %.1f pixels between a mark and its question, want 6", path, gap)
		}
	}
}

// progressLink returns what "copy my progress" puts on the clipboard.
func (p *tab) progressLink() string {
	eval[any](p, "navigator.clipboard.writeText = async (text) => { window.copied = text; }, null")
	p.click(".progress .tools .button").until("the link", "window.copied && document.querySelector('.progress .said').textContent")
	return eval[string](p, "copied")
}

func TestProgressTravelsAsALink(t *testing.T) {
	p := studied(t)
	link := p.progressLink()
	if !strings.HasPrefix(link, p.home+prefix+"en/#progress=1;") || len(link) > 2000 {
		t.Fatalf("the link is %s", link)
	}
	eval[any](p, "navigator.clipboard.writeText = () => Promise.reject(new Error('no')), null")
	p.click(".progress .tools .button").until("the link to copy by hand", "document.querySelector('.progress .said input')?.value === '"+link+"'")

	other := newTab(t)
	other.open("zh/images/").answer(0, "").open("zh/" + link[strings.Index(link, "#"):])
	other.until("a question", "document.querySelector('.progress .said').textContent.includes('完成 0 课，答对 3 题')")
	is(t, "before the answer the contents say", other.done(studiedLesson), "")
	is(t, "the address still has", eval[string](other, "location.hash"), "")
	other.click(".progress .said .button:not(.primary)")
	is(t, "after a no the contents say", other.done(studiedLesson), "")
	eval[any](other, "void (location.hash = '"+link[strings.Index(link, "#"):]+"')")
	other.until("the question again", "document.querySelector('.progress .said .primary')")
	other.click(".progress .said .primary")
	other.until("both", "['"+studiedLesson+"', 'images'].every(id => document.querySelector(`[data-lesson=\"${id}\"] > .done`))")
	is(t, "after a yes the contents say", other.done(studiedLesson), "4 题答对 3 题，其中 2 题一次答对")
}

// TestProgressIsErased reads links without progress, which change nothing, erases what there
// is, and reads what a storage never held.
func TestProgressIsErased(t *testing.T) {
	p := studied(t)
	const before = "3 of 4 right, 2 at the first try"
	for _, payload := range []string{"", "1", "2;images.1", "1;images.9000", "1;images.1", "1;__proto__.1000", "1;nowhere.111", "%E0%A4%A", "%zz",
		"1;" + studiedLesson + ".11111111", "<img src=x onerror=alert(1)>", strings.Repeat("1;images.1", 5000)} {
		eval[any](p, "document.querySelector('.progress .said').textContent = '', void (location.hash = "+quote("progress="+payload)+")")
		p.until("a sentence for "+payload, "document.querySelector('.progress .said').textContent.includes('no progress that can be read')")
		is(t, fmt.Sprintf("%.40s: the contents say", payload), p.done(studiedLesson), before)
	}
	eval[any](p, "localStorage.setItem('shapecast.progress.1 /elsewhere/', '{}')")
	p.click(".progress .tools .quiet").until("no marks", "!document.querySelector('.lessons .done') && document.activeElement.textContent === 'Undo'")
	p.click(".progress .said .button")
	is(t, "after undo the contents say", p.done(studiedLesson), before)
	p.click(".progress .tools .quiet")
	p.do(chromedp.Reload())
	p.until("the contents", "document.querySelector('.progress .tools')?.hidden")
	is(t, "the storage keeps", eval[string](p, "Object.keys(localStorage).filter(key => key !== 'shapecast.lang').join()"), "shapecast.progress.1 /elsewhere/")
	for _, kept := range []string{"null", "{", `{"images":null}`, `{"images":{"answers":7}}`, `{"` + studiedLesson + `":{"read":{},"answers":{"pad-the-five":"<b>"}}}`} {
		eval[any](p, "localStorage.setItem('shapecast.progress.1 "+prefix+"', `"+kept+"`)")
		p.do(chromedp.Reload())
		p.until("the contents with "+kept, "document.querySelectorAll('.lessons > li').length > 20 && document.querySelector('.progress .tools')")
	}
}

func TestProgressWithoutStorage(t *testing.T) {
	p := newTab(t)
	p.before(`Object.defineProperty(window, 'localStorage', {configurable: true, get() { throw new DOMException('no', 'SecurityError') }})`)
	p.open(lesson).answer(0, "").until("the score", "document.querySelector('.score').textContent === '1 of 4 right'")
	p.open("en/")
	is(t, "the contents say … where nothing can be kept", p.done(studiedLesson), "")
	p.open("").near().until("the playground", "document.querySelector('.bench textarea')")
	p.click("[data-turn-theme]").until("dark", "document.documentElement.dataset.theme === 'dark'")
}
