package wasm_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// setOption picks an option of the menu with a label in the embed dialog.
func (p *tab) setOption(label, value string) {
	eval[any](p, `(() => { const l = [...document.querySelectorAll('#embed .choices label')].find(l => l.firstElementChild.textContent === '`+label+`');
		const m = l.lastElementChild; m.value = '`+value+`'; m.dispatchEvent(new Event('change', {bubbles: true})); })()`)
}

// The code for another page is the same whether the playground was opened by a hash, by a
// query, or in Chinese.
func TestEmbedOfAnyAddress(t *testing.T) {
	p := newTab(t)
	for _, address := range []string{"#e=ones(3,1)+%2B+ones(4)", "?e=ones(3,1)+%2B+ones(4)", "?lang=zh#e=ones(3,1)+%2B+ones(4)&lang=zh"} {
		p.open(address)
		p.until("the figure", "document.querySelector('.player svg')")
		p.embedding()
		p.until("the code after "+address, "document.querySelector('#embed pre')?.textContent.includes('src=\"' + location.origin + location.pathname + 'embed/v1/?e=ones%283,1%29+%2B+ones%284%29')")
	}
}

// An edit takes the place of the program in a query.
func TestAddressNamesOneProgram(t *testing.T) {
	p := newTab(t)
	p.open("?e=ones(3,1)+%2B+ones(4)")
	p.until("the figure", "document.querySelector('.player svg')")
	p.mouse("[data-field=size0-0]")
	p.keys("5")
	p.until("the edit in the address", "location.search === '' && location.hash.includes('5')")
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
	p.embedding()
	p.until("the preview", "document.querySelector('#embed[open] iframe').contentDocument?.querySelector('.player svg')")
	p.until("the snippet", "document.querySelector('#embed pre')?.textContent.includes('embed/v1/?e=ones%284,1%29+%2B+ones%283%29')")
	height := "[...document.querySelectorAll('#embed .choices label')].find(l => l.textContent === 'Height').lastElementChild.value"
	p.until("the height of the preview", height+" > 500")
	if got := p.text("#embed pre"); !strings.Contains(got, "theme=light") || !strings.Contains(got, "max-width:100%") {
		t.Errorf("the snippet is %s, want it light and no wider than its column", got)
	}
	systems := eval[int](p, "document.querySelector('#embed select').length")
	wrongIf(t, systems != 10, "the dialog offers %d systems, want 10", systems)
	startsAt("0", "0")
	p.setOption("Starts at step", "end")
	startsAt("4", "end")
	was := eval[string](p, height)
	p.setOption("Width", "480")
	p.until("the height at another width", "document.querySelector('#embed pre')?.textContent.includes('width=\"480\"') && "+height+" !== '"+was+"'")
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
