package wasm_test

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// setOption picks an option of the menu with a label in the embed dialog.
func (p *tab) setOption(label, value string) {
	eval[any](p, `(() => { const l = [...document.querySelectorAll('#embed .choices label')].find(l => l.firstElementChild.textContent === '`+label+`');
		const m = l.lastElementChild; m.value = '`+value+`'; m.dispatchEvent(new Event('change', {bubbles: true})); })()`)
}

// The code for another page is the same whether the playground was opened by a hash, in
// Chinese, or by a query. An edit takes the place of the program in a query.
func TestEmbedOfAnyAddress(t *testing.T) {
	p := newTab(t)
	for _, address := range []string{"?lang=zh#e=ones(3,1)+%2B+ones(4)&lang=zh", "?e=ones(3,1)+%2B+ones(4)"} {
		p.open(address).until("the figure", "document.querySelector('.player svg')")
		p.embedding()
		p.until("the code after "+address, "document.querySelector('#embed pre')?.textContent.includes('src=\"' + location.origin + location.pathname + 'embed/v1/?e=ones%283,1%29+%2B+ones%284%29')")
	}
	eval[any](p, "document.querySelectorAll('dialog[open]').forEach(d => d.close())")
	p.mouse(chipA0).keys("5").until("the edit in the address", "location.search === '' && location.hash.includes('5')")
}

// A choice that is taken back leaves the code as it was.
func TestEmbedChoicesAreTakenBack(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.embedding()
	const code = "document.querySelector('#embed pre')?.textContent"
	p.until("the code", code+"?.includes('<iframe')")
	was := eval[string](p, code)
	n := eval[int](p, "document.querySelectorAll('#embed .choices select').length")
	for i := range n {
		menu := fmt.Sprintf("document.querySelectorAll('#embed .choices select')[%d]", i)
		first := eval[int](p, menu+".selectedIndex")
		for _, chosen := range []string{fmt.Sprint("(", first, " + 1) % ", menu, ".options.length"), fmt.Sprint(first)} {
			eval[any](p, menu+".selectedIndex = "+chosen+"; "+menu+".dispatchEvent(new Event('change', {bubbles: true}))")
			eval[any](p, "new Promise(requestAnimationFrame)")
		}
		p.until(fmt.Sprint("the code of before menu ", i, " was changed: ", was), code+" === "+strconv.Quote(was))
	}
}

// The figure of another page starts where the dialog says, wherever the playground stands.
func TestEmbedDialog(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)&step=end")
	startsAt := func(stop, step string) {
		t.Helper()
		p.until("it to start at "+step, "document.querySelector('#embed iframe').contentDocument?.querySelector('.player')?.dataset.stop === '"+stop+"' && document.querySelector('#embed pre').textContent.includes('step="+step+"')")
	}
	before := eval[int](p, "history.length")
	p.embedding().until("the preview", "document.querySelector('#embed[open] iframe')?.contentDocument?.querySelector('.player svg')")
	p.until("the snippet", "document.querySelector('#embed pre')?.textContent.includes('embed/v1/?e=ones%284,1%29+%2B+ones%283%29')")
	height := "[...document.querySelectorAll('#embed .choices label')].find(l => l.textContent === 'Height').lastElementChild.value"
	p.until("the height of the preview", height+" > 500")
	want(t, "the light snippet", p.text("#embed pre"), "theme=light")
	want(t, "the snippet, no wider than its column", p.text("#embed pre"), "max-width:720px")
	systems := eval[int](p, "document.querySelector('#embed select').length")
	wrongIf(t, systems != 10, "the dialog offers %d systems, want 10", systems)
	startsAt("0", "0")
	p.setOption("Starts at step", "end")
	startsAt("4", "end")
	was := eval[string](p, height)
	p.setOption("Width", "480")
	p.until("the height at another width", "document.querySelector('#embed pre')?.textContent.includes('max-width:480px') && "+height+" !== '"+was+"'")
	p.setOption("For", "1")
	p.until("the picture in the element", "document.querySelector('#embed pre')?.textContent.includes('@keyframes')")
	p.setOption("Theme", "dark")
	p.until("the dark preview", "document.querySelector('#embed iframe')?.contentDocument?.documentElement?.dataset.theme === 'dark' && document.querySelector('#embed pre')?.textContent.includes('theme=\"dark\"')")
	p.setOption("Language", "zh")
	p.setOption("Mode", "predict")
	p.until("the Chinese question", "/[\\u4e00-\\u9fff]/.test(document.querySelector('#embed iframe')?.contentDocument?.querySelector('.predict .ask')?.textContent)")
	is(t, "the figure may start at", eval[string](p, `[...document.querySelectorAll('#embed .choices label')].find(l => l.firstElementChild.textContent === 'Starts at step').lastElementChild.innerText.trim().replace(/\s*\n\s*/g, ', ')`), "1 Line up, 2 Pad, 3 Match, 4 Stretch, 5 Compute, last")
	p.setOption("Height", "333")
	p.setOption("For", "6")
	p.until("Python for Jupyter", "document.querySelector('#embed pre')?.textContent.includes('HTML(')")
	if got := p.text("#embed pre"); !strings.Contains(got, `e=\"ones(4,1) + ones(3)\" lang=\"zh\" theme=\"dark\" mode=\"predict\" step=\"end\"`) || strings.Contains(got, "svg") {
		t.Errorf("got %s, want a question without the picture that answers it", got)
	}
	is(t, fmt.Sprintf("the history grew from %d to", before), eval[int](p, "history.length"), before)
}

// TestOneTextOneAnswer shows texts on the playground, as typed and as an
// address, and in a frame: each draws the same, or says the same.
func TestOneTextOneAnswer(t *testing.T) {
	const shown = `(() => { const svg = [...document.querySelectorAll('.canvas svg title')].find(e => e.closest('svg').checkVisibility({visibilityProperty: true}));
		return (svg?.textContent ?? 'no figure') + ' | ' + (document.querySelector('.mistake b, .stage.stale .said b')?.textContent ?? '') })()`
	p, frame := playground(t, "e=foo"), newTab(t)
	for _, text := range []string{
		"ones(3, 1) + ones(4)", "ones(3) + ones(4)", "foo(3)",
		"[[1,2,3],[4],[5,6]] + [[10],[20],[30]]", "(3, 1) and (4,)",
		"ValueError: operands could not be broadcast together with shapes (2,3) (4,)",
	} {
		q := "e=" + url.QueryEscape(text)
		frame.open("embed/v1/?" + q)
		frame.until("something to read", said)
		want := eval[string](frame, shown)
		eval[any](p, "void (location.hash = "+quote(q)+")")
		p.until(text+" in the address to give "+want, shown+" === "+quote(want))
		eval[any](p, "void (location.hash = 'e=foo')")
		p.until("no figure", "document.querySelector('.stage.blank') && "+says(".stage.told .said b", "foo")+" && document.querySelector('#program').value === 'foo'")
		p.paste("#program", text).until(text+" typed to give "+want, shown+" === "+quote(want))
		p.until("the figure of "+text+" to have a name where there is one", "Boolean(document.querySelector('.canvas .player').getAttribute('aria-label')) === "+fmt.Sprint(!strings.HasPrefix(want, "no figure")))
	}
}

// TestNoFigureOfAnotherText opens addresses whose program cannot be drawn.
func TestNoFigureOfAnotherText(t *testing.T) {
	p := newTab(t)
	for _, hash := range []string{"e=ones(3)%2B", "e=ones(3)%2Bfoo(b)&b=4", "a=4,,8&b=8"} {
		p.playground(hash).until("the mistake", mistake)
		is(t, hash+": beside the mistake there is", eval[string](p, "[...document.querySelectorAll('.canvas svg, .player-say > :is(.player-verdict, .player-words), .player-mark, .player-reading')].filter(e => e.checkVisibility({visibilityProperty: true})).map(e => e.textContent).join() + (document.querySelector('.canvas .player').getAttribute('aria-label') ?? '')"), "")
		p.embedding().until("the snippet", "document.querySelector('#embed pre')?.textContent.includes('embed/v1/?e=')")
		wrongIf(t, containsAny(p.text("#embed pre"), "classes", "students"), "%s: the snippet is of another program", hash)
	}
}

func containsAny(text string, parts ...string) bool {
	return slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(text, part) })
}
