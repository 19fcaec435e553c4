package wasm_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

const firstLine = "ones(classes=4, students=32, scores=8) + 5"

// result is the shape that the verdict promises.
const result = ".headline code"

// says is true when the element says text, whatever blanks it has.
func says(selector, text string) string {
	return "document.querySelector(`" + selector + "`)?.textContent.replaceAll('\u00a0', ' ').includes(`" + text + "`)"
}

func TestNewcomerSeesScoresPlusFive(t *testing.T) {
	p := playground(t, "")
	if got := p.value("#program"); got != firstLine {
		t.Errorf("the line is %q, want %q", got, firstLine)
	}
	if got := p.text(result); !strings.Contains(got, "4") || !strings.Contains(got, "students: 32") {
		t.Errorf("the result is %q, want (classes: 4, students: 32, scores: 8)", got)
	}
	p.until("the story to move", "document.querySelector('.canvas svg').getAnimations({subtree: true}).some(a => a.playState === 'running')")
}

func TestAxisFrom8To1AndBack(t *testing.T) {
	p := playground(t, "e=ones(2,8)+%2B+ones(8)")
	p.fill("[data-field=size0-1]", "1")
	p.until("the line to follow", "document.querySelector('#program').value === 'ones(2, 1) + ones(8)'")
	p.until("the result", "document.querySelector('"+result+"').textContent.includes('(2, 8)')")
	p.fill("[data-field=size0-1]", "8")
	p.until("the line to come back", "document.querySelector('#program').value === 'ones(2, 8) + ones(8)'")
	p.key(".canvas .player-slider", kb.End)
	p.until("the last stop in the live region", says(".player-live", "(2, 8)"))
	values := eval[[]string](p, "[...document.querySelectorAll('.player-reading th[scope=row] ~ td')].map(td => td.textContent)")
	if len(values) != 16 || slices.ContainsFunc(values, func(v string) bool { return v != "2.0" }) {
		t.Errorf("the table of the result has %v, want 2.0 sixteen times", values)
	}
}

func TestSpinButtonsAndArrowKeys(t *testing.T) {
	p := playground(t, "e=ones(4,3)+%2B+5")
	p.click("[data-do=up-0-0]")
	p.until("one more", "document.querySelector('[data-field=size0-0]').value === '5'")
	p.click("[data-do=down-0-0]")
	p.until("one less", "document.querySelector('[data-field=size0-0]').value === '4'")
	p.key("[data-field=size0-1]", kb.ArrowUp)
	p.until("one more by key", "document.querySelector('#program').value === 'ones(4, 4) + 5'")
}

func TestTypeAProgram(t *testing.T) {
	p := playground(t, "")
	p.fill("#program", "np.array([[0],[10]]) + np.array([1, 2, 3])")
	p.until("the figure to follow", "document.querySelector('"+result+"').textContent.includes('(2, 3)')")
	if got := p.value("[data-field=row0-0]"); got != "[[0],[10]]" {
		t.Errorf("the first row holds %q, want its values", got)
	}
	if n := eval[int](p, "document.querySelectorAll('.row .segments [aria-pressed=true]').length"); n != 2 {
		t.Errorf("%d fields say what they hold, want 2", n)
	}
	p.until("the sum 13", "[...document.querySelectorAll('.player-reading td')].some(td => td.textContent === '13')")
}

func TestFailureIsDrawnAndMended(t *testing.T) {
	p := playground(t, "e=ones(4,32,14,14)+%2B+ones(2,32,14,14)")
	p.until("the verdict", "document.querySelector('.headline.fails')")
	p.until("PyTorch's words", "document.querySelector('.says').textContent.includes('The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0')")
	p.fill("#program", "ones(5,2,4) + ones(5,2)")
	p.until("repairs", "document.querySelector('[data-do=repair-0]')")
	p.click("[data-do=repair-0]")
	p.until("it to run", "!document.querySelector('.headline.fails')")
	p.click("[data-do=undo]")
	p.until("it to fail again", "document.querySelector('.headline.fails')")
}

func TestStepsOfTheStory(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.click(".canvas .player-next")
	first := p.text(".player-live")
	p.until("a sentence", "document.querySelector('.player-live').textContent !== ''")
	p.click(".canvas .player-next")
	p.until("the next sentence", "document.querySelector('.player-live').textContent !== `"+first+"`")
	p.key(".canvas .player-slider", kb.Home)
	p.until("the start", "document.querySelector('.player-slider').value === '0' || document.querySelector('.player-slider').getAttribute('aria-valuetext').includes('1')")
}

// TestPressRightAfterAKey presses before the page could follow what was typed:
// a press of what is gone does nothing, every other does what it says.
func TestPressRightAfterAKey(t *testing.T) {
	const typeAndPress = `(([line, press]) => {
		const area = document.querySelector('#program');
		area.focus();
		area.value = line;
		area.dispatchEvent(new Event('input', { bubbles: true }));
		document.querySelector(press).click();
	})`
	p := playground(t, "e=ones(2,3)+%2B+ones(3)+%2B+ones(3)")
	sound := func() {
		t.Helper()
		await[any](p, "new Promise(done => setTimeout(() => done(null), 200))") // what follows a press has followed
		if said := eval[string](p, "document.querySelector('.mistake')?.textContent ?? ''"); said != "" {
			t.Errorf("the page says %q", said)
		}
	}
	eval[any](p, typeAndPress+`(['ones(4, 5)', '[data-do=remove-2]'])`)
	p.until("the array", says(".canvas .player-reading", "(4, 5)"))
	sound()
	eval[any](p, typeAndPress+`(['ones(4, 6) + ones(6)', '[data-do=operand]'])`)
	p.until("its row", "document.querySelector('[data-do=remove-2]')")
	p.until("one operand more", "document.querySelector('#program').value === 'ones(4, 6) + ones(6) + ones(1)'")
	eval[any](p, `(() => {
		const type = (field, text) => { field.focus(); field.value = text; field.dispatchEvent(new Event('input', { bubbles: true })); };
		const field = document.querySelector('[data-field="row2-0"]');
		type(field, '7');
		const menu = document.querySelector('[data-do=example]');
		menu.value = 0;
		menu.dispatchEvent(new Event('change', { bubbles: true }));
		type(field, '8');
	})()`)
	p.until("the example", "!document.querySelector('[data-do=remove-2]')")
	sound()
	p.fill("#program", "ones(2, 3, 4) + 1")
	p.until("three axes", "document.querySelector('[data-do=drop-0-2]')")
	eval[any](p, `(() => {
		const button = document.querySelector('[data-do=drop-0-2]');
		addEventListener('hashchange', () => button.click(), { once: true });
		location.hash = 'e=ones(7)';
	})()`)
	p.until("what the address says", "document.querySelector('#program').value === 'ones(7)'")
	sound()
}

func TestEditKeepsTheStop(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.key(".canvas .player-slider", kb.End)
	p.until("the end", says(".player-live", "(4, 3)"))
	p.fill("[data-field=size0-0]", "5")
	p.until("the end of the new story", says(".player-live", "(5, 3)"))
}

func TestBadInputKeepsTheFigure(t *testing.T) {
	for name, line := range map[string]string{
		"a value is missing":   "[4,,8] + 1",
		"too large a number":   "ones(3) + 1e400",
		"forty axes":           "ones(" + strings.Repeat("1,", 39) + "1)",
		"a size past 64 bits":  "ones(92233720368547758070)",
		"markup":               "<img src=x onerror=alert(1)>",
		"an operator too many": "ones(3) +",
	} {
		t.Run(name, func(t *testing.T) {
			p := playground(t, "")
			before := eval[string](p, "document.querySelector('.canvas .player').getAttribute('aria-label')")
			p.paste("#program", line)
			p.until("a sentence", "document.querySelector('#program-mistake .mistake')")
			if got := p.value("#program"); got != line {
				t.Errorf("the line is %q, want %q kept", got, line)
			}
			if caret := p.text("#program-mistake pre"); !strings.Contains(caret, "^") {
				t.Errorf("no caret in %q", caret)
			}
			if after := eval[string](p, "document.querySelector('.canvas .player').getAttribute('aria-label')"); after != before {
				t.Errorf("the figure changed to %q", after)
			}
		})
	}
}

func TestTenMegabytesArePastedAndSurvived(t *testing.T) {
	p := playground(t, "")
	eval[any](p, `(() => { const a = document.querySelector('#program'); a.focus(); a.value = '1+'.repeat(5 << 20); a.dispatchEvent(new Event('input', {bubbles: true})); })()`)
	p.until("a sentence", "document.querySelector('#program-mistake .mistake')")
	p.fill("#program", "ones(3) + 2")
	p.until("the figure to go on", "document.querySelector('"+result+"').textContent.includes('(3,)')")
}

func TestBadFieldsOfRows(t *testing.T) {
	p := playground(t, "e=ones(4,3)+%2B+5")
	p.paste("[data-field=row0-0]", "4,,8")
	p.until("a sentence under the row", "document.querySelector('.row.a .mistake')")
	if got := p.value("[data-field=row0-0]"); got != "4,,8" {
		t.Errorf("the field holds %q, want what was typed", got)
	}
	if got := p.value("#program"); got != "ones(4,3) + 5" {
		t.Errorf("the line is %q, want the last good one", got)
	}
	p.paste("[data-field=size0-0]", "9223372036854775807")
	p.until("a sentence for the size", "document.querySelector('.row.a .mistake')")
	p.fill("[data-field=size0-0]", "2")
	p.until("it to be well", "!document.querySelector('.mistake') && document.querySelector('#program').value === 'ones(2, 3) + 5'")
}

func TestRowsOfEveryKind(t *testing.T) {
	p := playground(t, "e=ones(4,3)+%2B+5")
	steps := []struct{ press, line string }{
		{"[data-do=add-left-1]", "ones(4,3) + ones(1)"},
		{"[data-do=add-left-0]", "ones(1, 4, 3) + ones(1)"},
		{"[data-do=right-0-0]", "ones(4, 1, 3) + ones(1)"},
		{"[data-do=drop-0-1]", "ones(4, 3) + ones(1)"},
		{"[data-do=operand]", "ones(4, 3) + ones(1) + ones(1)"},
		{"[data-do=remove-1]", "ones(4, 3) + ones(1)"},
		{"[data-do=undo]", "ones(4, 3) + ones(1) + ones(1)"},
	}
	for _, s := range steps {
		eval[any](p, "document.querySelector('"+s.press+"').focus()")
		p.click(s.press)
		p.until(s.line, "document.querySelector('#program').value === '"+s.line+"'")
	}
}

func TestOperationMenu(t *testing.T) {
	p := playground(t, "e=ones(2,3)+%2B+5")
	options := eval[int](p, "document.querySelectorAll('select.op option').length")
	if options < 17 {
		t.Fatalf("the menu has %d operations, want at least 17", options)
	}
	for i := range options {
		eval[any](p, fmt.Sprintf("(() => { const m = document.querySelector('select.op'); m.selectedIndex = %d; m.dispatchEvent(new Event('change', {bubbles: true})); })()", i))
		p.until("no mistake", "!document.querySelector('.bench .mistake')")
	}
}

func TestExamplesMenu(t *testing.T) {
	p := playground(t, "")
	n := eval[int](p, "document.querySelectorAll('select.examples optgroup option').length")
	if n < 27+8 {
		t.Fatalf("the menu has %d examples, want D1 to D27 and eight bugs", n)
	}
	for i := range n {
		eval[any](p, fmt.Sprintf("(() => { const m = document.querySelector('select.examples'); m.selectedIndex = %d; m.dispatchEvent(new Event('change', {bubbles: true})); })()", i+1))
		p.until(fmt.Sprintf("example %d to be drawn", i), "!document.querySelector('.bench .mistake') && document.querySelector('.canvas svg')")
	}
}

// lateProgram holds the program back until the test lets it go.
const lateProgram = `{
  const start = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...args) => {
    await new Promise(go => { window.letGo = go; });
    return start.apply(WebAssembly, args);
  };
}`

// TestBeforeTheProgram types while the program is on its way: the line, its
// operands and the figure are there, and what was typed is read when it comes.
func TestBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.open("")
	p.until("the program on its way", "window.letGo")
	if got, want := p.text(".first .rows"), "classes=4, students=32, scores=8"; !strings.Contains(got, want) {
		t.Errorf("the operands are %q, want %q in them", got, want)
	}
	p.fill("#program", "ones(2, 3) + ones(3)")
	eval[any](p, "document.querySelector('#program').setSelectionRange(5, 6), window.letGo(), null")
	p.until("the playground", benchLives+" && "+says(".headline", "(2, 3)"))
	for what, want := range map[string]string{
		"document.querySelector('#program').value":                  "ones(2, 3) + ones(3)",
		"document.activeElement.id":                                 "program",
		"String(document.querySelector('#program').selectionStart)": "5",
		"String(document.querySelectorAll('.first').length)":        "0",
	} {
		if got := eval[string](p, what); got != want {
			t.Errorf("%s is %q, want %q", what, got, want)
		}
	}
}

// TestAddressBeforeTheProgram sees nothing of another program than the one that
// the address asks for.
func TestAddressBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.before(lateProgram)
	p.open("#e=ones(2)%2Bones(3)")
	p.until("the program on its way", "window.letGo")
	if got := eval[string](p, "getComputedStyle(document.querySelector('.first .stage')).visibility"); got != "hidden" {
		t.Errorf("the figure of the first line is %s, want hidden", got)
	}
	eval[any](p, "window.letGo(), null")
	p.until("the playground", benchLives)
}
