package wasm_test

import (
	"fmt"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/words"
	"shapecast/engine/figure"
	"strings"
	"testing"
)

// shifts sums up in a page how far things moved, by its own account.
const shifts = `window.shift = 0; window.moved = [];
	new PerformanceObserver(list => { for (const e of list.getEntries()) { shift += e.value; moved.push(...e.sources.map(s => s.node?.nodeName + '.' + (s.node?.className ?? ''))) } }).observe({ type: 'layout-shift', buffered: true });`

// hostPage is a page of somebody else's with a snippet between two paragraphs.
func hostPage(snippet string) string {
	return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><main><p>Before</p>` + snippet + `<p id="after">After</p></main>`
}

// TestNothingMovesWhenTheFigureComes opens pages with the element and with the iframe of a
// program at the width of a phone and of a screen: the picture, or the program as text, is
// there at once, and nothing changes its place.
func TestNothingMovesWhenTheFigureComes(t *testing.T) {
	beside(t)
	const foot = "document.querySelector('.source')?.getBoundingClientRect().bottom > innerHeight - 20"
	const below, over = "document.querySelector('#after').getBoundingClientRect().top", "document.documentElement.scrollWidth - innerWidth"
	for _, width := range []int64{360, 1200} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			c := newCourse(t)
			c.before(shifts)
			c.do(chromedp.EmulateViewport(width, 1200))
			c.show(hostPage(embeddingOf(c.site, programs[0], 720).Element()))
			c.wrongUnless("document.querySelector('broadcast-figure svg text').getBoundingClientRect().width > 0", "no picture before the program")
			before := eval[float64](c.tab, below)
			c.until("the live figure", heardOf("broadcast.ready", "true")+" && "+heardOf("lti.frameResize", "true"))
			is(t, "what follows the figure is at", eval[float64](c.tab, below), before)
			is(t, fmt.Sprintf("the page shifts: %v", eval[[]string](c.tab, "moved")), eval[float64](c.tab, "shift"), 0)
			atMost(t, "the page is … px too wide", eval[int](c.tab, over), 0)
			wrongIf(t, !inside[bool](c, "/embed/v1/", "document.scrollingElement.scrollHeight <= innerHeight && document.querySelector('.player-bar').getBoundingClientRect().bottom <= innerHeight"), "the frame is too low for its figure")

			c.show(hostPage(embeddingOf(c.site, programs[1], 720).Frame()))
			c.within("/embed/v1/", "the program as text", "document.querySelector('main pre')?.textContent.includes('a + b')")
			c.within("/embed/v1/", "the foot at the end of the frame", foot)
			c.until("the live figure", heardOf("broadcast.ready", "true"))
			atMost(t, fmt.Sprintf("the frame shifts: %v", inside[[]string](c, "/embed/v1/", "moved")), inside[float64](c, "/embed/v1/", "shift"), 0.02)
			wrongIf(t, !inside[bool](c, "/embed/v1/", foot+" && document.scrollingElement.scrollHeight <= innerHeight"), "the frame is too low for its figure, or its foot has moved")
			atMost(t, "the page is … px too wide", eval[int](c.tab, over), 0)
		})
	}
}

// TestTheButtonIsUnderThePicture waits for a click with no room between picture and button;
// the figure then gets its room at once.
func TestTheButtonIsUnderThePicture(t *testing.T) {
	beside(t)
	c := newCourse(t)
	c.show(hostPage(strings.Replace(embeddingOf(c.site, programs[0], 720).Element(), "<broadcast-figure", `<broadcast-figure loading="click"`, 1)))
	c.until("the button", "document.querySelector('broadcast-figure').shadowRoot?.querySelector('button')")
	const figure, gap = "document.querySelector('broadcast-figure')", "(f => f.shadowRoot.querySelector('button').getBoundingClientRect().top - f.querySelector('a').getBoundingClientRect().bottom)"
	atMost(t, "under the link there is room of …", eval[float64](c.tab, gap+"("+figure+")"), 10)
	want(t, "once it is pressed, it is as high as it says", eval[string](c.tab, "(f => { f.shadowRoot.querySelector('button').click(); return f.clientHeight + ' of ' + f.getAttribute('height') + (f.clientHeight >= f.getAttribute('height') - 20 ? ', full' : '') })("+figure+")"), "full")
	c.until("the live figure", heardOf("broadcast.ready", "true"))
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

// TestPictureWithoutStyles opens the element on a page that forbids styles in its text: in
// place of the picture, which has no colours then, there is the link.
func TestPictureWithoutStyles(t *testing.T) {
	c := newCourse(t)
	forbids := `<meta http-equiv="Content-Security-Policy" content="style-src 'self'">`
	c.show(strings.Replace(hostPage(embeddingOf("http://127.0.0.1:1/", programs[0], 720).Element()), "<main>", forbids+"<main>", 1))
	c.until("the link alone", "document.querySelector('broadcast-figure a').getBoundingClientRect().width > 100 && document.querySelector('broadcast-figure svg').getBoundingClientRect().width === 0")
	c.forget("ERR_UNSAFE_PORT", "ERR_CONNECTION_REFUSED", "Applying inline style")
}

// TestNoRoomIsKeptOnPaper prints the page of a live figure: the picture is there, and what
// follows comes right after it.
func TestNoRoomIsKeptOnPaper(t *testing.T) {
	beside(t)
	c := newCourse(t)
	c.show(hostPage(embeddingOf(c.site, programs[0], 720).Element()))
	c.until("the live figure", heardOf("broadcast.ready", "true"))
	c.onPaper()
	atMost(t, "under the picture and its link there is room of …", eval[float64](c.tab, "document.querySelector('#after').getBoundingClientRect().top - document.querySelector('broadcast-figure a').getBoundingClientRect().bottom"), 40)
	c.wrongUnless("document.querySelector('broadcast-figure svg').checkVisibility({ visibilityProperty: true })", "no picture on paper")
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
			c.show("<style>" + test.style + "</style>" + element(`figure="`+lessonFigure+`" `+test.attributes))
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

// TestFitScalesTheFigure opens figures in a frame of many sizes, one after another.
func TestFitScalesTheFigure(t *testing.T) {
	c := newCourse(t)
	const whole = "(r => Math.abs(r.right - innerWidth) + r.left < 3 + innerWidth && r.left >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1 && (r.bottom > innerHeight - 3 || r.width > innerWidth - 3))(document.querySelector('main').getBoundingClientRect())"
	for _, page := range []string{"?e=a+%2B+b&amp;a=3,1&amp;b=4&amp;fit=1", lessonFigure + "?fit=1"} {
		c.show(frame(page, ""))
		c.until("the figure", heardOf("broadcast.state", "true"))
		if page[0] == '?' { // what is drawn in the page has shape and values side by side on a slide
			c.within("/embed/v1/?", "a figure as wide as its frame, but for a quarter", "document.querySelector('.player svg') && document.querySelector('main').getBoundingClientRect().width > 0.75 * innerWidth")
		}
		for _, size := range [][2]int{{960, 600}, {480, 320}, {320, 200}, {300, 700}, {1800, 900}} {
			eval[any](c.tab, fmt.Sprintf("(f => { f.width = %d; f.height = %d })(document.querySelector('iframe'))", size[0], size[1]))
			c.within("/embed/v1/"+page[:strings.IndexByte(page, '?')+1], fmt.Sprintf("the whole figure in %v", size),
				fmt.Sprintf("innerWidth === %d && ", size[0])+whole+" && document.querySelector('.player svg').getBoundingClientRect().height > 60")
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

// programs are figures of many heights: one line and three, that run, that
// fail, with rows of different lengths, with one operand, with tiles.
var programs = []string{
	"ones(4, 1) + ones(3)",
	"a = ones(4, 1)\nb = arange(3)\na + b",
	"b = arange(4)\nones(3, 1) * b + b",
	"ones(3) + ones(4)",
	"ones(2, 3, 2) + ones(2)",
	"ones(4, 3).sum(0)",
	"ragged([[1, 2, 3], [4]]) + array([[10], [20]])",
	"ones(classes=4, students=32, scores=8) + 5",
}

// embeddingOf returns a program as the dialog offers it for a width.
func embeddingOf(site, program string, width int) embed.Embedding {
	s := figure.State{Expr: program, Theme: "light"}
	return embed.Embedding{Home: site, State: s, Shown: bench.New(s, "").Good, Lang: words.English, Width: width}.Sized()
}

// spare is how much higher than its figure a frame may be, in pixels: the fonts
// of systems differ.
const spare = 80

// TestSnippetsAreAsHighAsTheirFigures compares the height in a snippet with what
// the page in its frame needs.
func TestSnippetsAreAsHighAsTheirFigures(t *testing.T) {
	c := newCourse(t)
	for n, program := range programs {
		for _, width := range inTurn(n, 1, []int{720, 480, 360}) {
			e := embeddingOf(c.site, program, width)
			got := c.needed(e.Address(), width, e.Height)
			wrongIf(t, got > e.Height || got < e.Height-spare, "%q at %d: the snippet says %d, the figure needs %d", program, width, e.Height, got)
			_, query, _ := strings.Cut(e.Address(), "?")
			wrongIf(t, !strings.HasSuffix(query, fmt.Sprintf("h=%d", e.Height)), "%q: the address ends in %s, want the height %d", program, query, e.Height)
		}
	}
}

// needed returns the height that a page asks for in a frame of some size.
func (c *course) needed(address string, width, height int) int {
	c.show(fmt.Sprintf(`<!doctype html><main><iframe width="%d" height="%d" title="t" src="%s"></iframe></main>`,
		width, height, strings.ReplaceAll(address, "&", "&amp;")))
	c.until("the figure", heardOf("broadcast.state", "true")+" && "+heardOf("lti.frameResize", "true"))
	return eval[int](c.tab, "heard.filter(m => m.subject === 'lti.frameResize').at(-1).height")
}
