package wasm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// shifts sums up in a page how far things moved, by its own account.
const shifts = `window.shift = 0; window.moved = [];
	new PerformanceObserver(list => { for (const e of list.getEntries()) { shift += e.value; moved.push(...e.sources.map(s => s.node?.nodeName + '.' + (s.node?.className ?? ''))) } }).observe({ type: 'layout-shift', buffered: true });`

// hostPage is a page of somebody else's with a snippet between two paragraphs.
func hostPage(snippet string) string {
	return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><main><p>Before</p>` + snippet + `<p id="after">After</p></main>`
}

// TestNothingMovesWhenTheFigureComes opens a page with the element at the width
// of a phone and of two screens: the picture is there at once and after, and
// nothing changes its place.
func TestNothingMovesWhenTheFigureComes(t *testing.T) {
	beside(t)
	for _, width := range []int64{360, 800, 1200} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			c := newCourse(t)
			c.before(shifts)
			c.do(chromedp.EmulateViewport(width, 900))
			c.show(hostPage(embeddingOf(c.site, programs[0], 720).Element()))
			c.wrongUnless("document.querySelector('broadcast-figure svg text').getBoundingClientRect().width > 0", "no picture before the program")
			before := eval[float64](c.tab, "document.querySelector('#after').getBoundingClientRect().top")
			c.until("the live figure", heardOf("broadcast.ready", "true")+" && "+heardOf("lti.frameResize", "true"))
			is(t, fmt.Sprintf("what follows the figure moved from %g to", before), eval[float64](c.tab, "document.querySelector('#after').getBoundingClientRect().top"), before)
			is(t, fmt.Sprintf("the page shifts by …: %v", eval[[]string](c.tab, "moved")), eval[float64](c.tab, "shift"), 0)
			atMost(t, "the page is … px too wide", eval[int](c.tab, "document.documentElement.scrollWidth - innerWidth"), 0)
			wrongIf(t, !inside[bool](c, "/embed/v1/", "document.scrollingElement.scrollHeight <= innerHeight && document.querySelector('.player-bar').getBoundingClientRect().bottom <= innerHeight"), "the frame is too low for its figure")
		})
	}
}

// TestFramesAreInPlaceAtOnce opens a page with the iframe of a program, before
// and after the program runs.
func TestFramesAreInPlaceAtOnce(t *testing.T) {
	beside(t)
	for _, width := range []int64{360, 800, 1200} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			c := newCourse(t)
			c.before(shifts)
			c.do(chromedp.EmulateViewport(width, 1200))
			c.show(hostPage(embeddingOf(c.site, programs[1], 720).Frame()))
			c.within("/embed/v1/", "the program as text", "document.querySelector('main pre')?.textContent.includes('a + b')")
			foot := "document.querySelector('.source')?.getBoundingClientRect().bottom > innerHeight - 20"
			c.within("/embed/v1/", "the foot at the end of the frame", foot)
			c.until("the live figure", heardOf("broadcast.ready", "true"))
			atMost(t, fmt.Sprintf("the frame shifts by …: %v", inside[[]string](c, "/embed/v1/", "moved")), inside[float64](c, "/embed/v1/", "shift"), 0.02)
			wrongIf(t, !inside[bool](c, "/embed/v1/", foot+" && document.scrollingElement.scrollHeight <= innerHeight"), "the frame is too low for its figure, or its foot has moved")
			atMost(t, "the page is … px too wide", eval[int](c.tab, "document.documentElement.scrollWidth - innerWidth"), 0)
		})
	}
}

// TestPictureWithoutScriptOrServer opens the element where no script runs and
// no server answers.
func TestPictureWithoutScriptOrServer(t *testing.T) {
	c := newCourse(t)
	html := hostPage(embeddingOf("http://127.0.0.1:1/", programs[0], 720).Element())
	c.do(chromedp.EmulateViewport(360, 900))
	call(c.tab, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	c.show(html)
	c.until("the picture", "(r => r.width > 300 && r.right <= innerWidth)(document.querySelector('broadcast-figure svg').getBoundingClientRect())")
	c.forget("ERR_UNSAFE_PORT", "ERR_CONNECTION_REFUSED")
}

// TestThemeIsThatOfThePage shows a figure on light and dark pages to readers of
// both systems.
func TestThemeIsThatOfThePage(t *testing.T) {
	beside(t)
	for _, test := range []struct{ name, system, style, attributes, want string }{
		{"a light page on a dark system", "dark", "", "", "light"},
		{"a dark page on a light system", "light", "body{background:#111}", "", "dark"},
		{"a dark box", "light", "main{background:rgb(20 20 40)}", "", "dark"},
		{"a page that follows its reader", "dark", ":root{color-scheme:light dark}", "", "dark"},
		{"what the author chose", "dark", "body{background:#111}", "theme=light", "light"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := newCourse(t)
			c.wishes("prefers-color-scheme", test.system)
			c.show("<style>" + test.style + "</style>" + element(`e="a + b" a="3,1" b="4" `+test.attributes))
			c.until("the figure", "window.ready")
			is(t, "the figure is", inside[string](c, "/embed/v1/", "document.documentElement.dataset.theme"), test.want)
		})
	}
	for figure, dark := range map[string]string{`e="a + b" a="3,1" b="4"`: "body.style.background = '#000'", `figure="` + lessonFigure + `"`: "documentElement.style.colorScheme = 'dark'"} {
		c := openCourse(t, element(figure))
		c.until("the figure", "window.ready")
		eval[any](c.tab, "void (document."+dark+")")
		c.within("/embed/v1/", "the new theme of the page", "document.documentElement.dataset.theme === 'dark'")
	}
}

// TestFitScalesTheFigure opens figures in frames of many sizes.
func TestFitScalesTheFigure(t *testing.T) {
	c := newCourse(t)
	for _, size := range [][2]int{{960, 600}, {480, 320}, {320, 200}, {300, 700}, {1800, 900}} {
		for _, page := range []string{"?e=a+%2B+b&amp;a=3,1&amp;b=4&amp;fit=1", lessonFigure + "?fit=1"} {
			c.show(fmt.Sprintf(`<!doctype html><main><iframe width="%d" height="%d" title="t" src="SITE/embed/v1/%s"></iframe></main>`, size[0], size[1], page))
			c.until("the figure", heardOf("broadcast.state", "true"))
			part := "/embed/v1/" + page[:strings.IndexByte(page, '?')+1]
			whole := "(r => Math.abs(r.right - innerWidth) + r.left < 3 + innerWidth && r.left >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1 && (r.bottom > innerHeight - 3 || r.width > innerWidth - 3))(document.querySelector('main').getBoundingClientRect())"
			c.within(part, fmt.Sprintf("the whole figure in %v", size), whole+" && document.querySelector('.player svg').getBoundingClientRect().height > 60")
		}
	}
}

// TestWhatCannotOpenSaysSo looks for a sentence in place of a blank.
func TestWhatCannotOpenSaysSo(t *testing.T) {
	c := newCourse(t)
	for _, test := range []struct{ attributes, want string }{
		{`figure="en/axes-of-size-1/no-such-figure"`, "The figure did not open: "},
		{`figure="../../../../../gallery"`, "No figure has the name ../../../../../gallery"},
		{`figure="en/axes-of-size-1"`, "No figure has the name en/axes-of-size-1"},
		{`figure="//example.org/x/y/z"`, "No figure has the name //example.org/x/y/z"},
		{`figure="https:/example.org/x"`, "No figure has the name"},
		{`figure="en/axes-of-size-1/column-plus-row?e=1"`, "No figure has the name"},
		{`figure="" `, "No figure has the name"},
		{`figure="en/axes-of-size-1/no-such-figure" lang="zh"`, "图没有打开："},
	} {
		c.show(element(test.attributes))
		c.until(test.attributes+": a sentence", fmt.Sprintf("document.querySelector('#f').shadowRoot.querySelector('[role=status]')?.textContent.includes(%q) && document.querySelector('#f img').getBoundingClientRect().width > 0", test.want))
		c.wrongIf("document.querySelector('#f').shadowRoot.querySelector('iframe')", "%s: there is a frame", test.attributes)
	}
	c.forget("404")
}

// TestARefusedProgramSaysSo opens a program in a frame whose browser refuses to
// run ours: the program is there as text, and a sentence.
func TestARefusedProgramSaysSo(t *testing.T) {
	c := newCourse(t)
	c.before("delete window.Worker; WebAssembly.compile = WebAssembly.compileStreaming = () => Promise.reject(new Error('refused'))")
	c.show(frame("?e=ones(3,1)%2Bones(4)", ""))
	c.within("/embed/v1/", "a sentence", "document.querySelector('.notice')?.textContent.startsWith('This figure cannot be drawn here: refused') && document.querySelector('main pre').textContent === 'ones(3,1)+ones(4)'")
}
