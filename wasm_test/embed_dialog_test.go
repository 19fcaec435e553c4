package wasm_test

import (
	"strings"
	"testing"
)

// setOption picks an option of the menu with a label in the embed dialog.
func (p *tab) setOption(label, value string) {
	p.Helper()
	eval[any](p, `(() => { const l = [...document.querySelectorAll('#embed .choices label')].find(l => l.firstElementChild.textContent === '`+label+`');
		const m = l.lastElementChild; m.value = '`+value+`'; m.dispatchEvent(new Event('change', {bubbles: true})); })()`)
}

func TestEmbedDialog(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	before := eval[int](p, "history.length")
	p.click("[data-do=embed]")
	p.until("the preview", "document.querySelector('#embed[open] iframe').contentDocument?.querySelector('.player svg')")
	p.until("the snippet", "document.querySelector('#embed pre').textContent.includes('embed/v1/?e=ones%284,1%29+%2B+ones%283%29')")
	p.until("the height of the preview", "document.querySelector('#embed input[type=number]').value !== '420'")
	systems := eval[int](p, "document.querySelector('#embed select').length")
	if systems != 9 {
		t.Errorf("the dialog offers %d systems, want 9", systems)
	}
	p.setOption("Theme", "dark")
	p.until("the dark preview", "document.querySelector('#embed iframe').contentDocument?.documentElement?.dataset.theme === 'dark' && document.querySelector('#embed pre').textContent.includes('theme=dark')")
	p.setOption("Language", "zh")
	p.setOption("Mode", "predict")
	p.until("the Chinese question", "/[\\u4e00-\\u9fff]/.test(document.querySelector('#embed iframe').contentDocument?.querySelector('.predict .ask')?.textContent)")
	p.setOption("Starts at stop", "end")
	p.setOption("Height", "333")
	p.setOption("For", "5")
	p.until("Python for Jupyter", "document.querySelector('#embed pre').textContent.includes('IFrame(')")
	if got := p.text("#embed pre"); !strings.Contains(got, `, 700, 333, e="ones(4,1) + ones(3)", lang="zh", theme="dark", mode="predict", step="end")`) {
		t.Errorf("got %s", got)
	}
	if after := eval[int](p, "history.length"); after != before {
		t.Errorf("the history grew from %d to %d", before, after)
	}
}
