package wasm_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// option takes an option of a menu by what it says.
func (p *tab) option(menu, option string) {
	p.Helper()
	eval[any](p, "(() => { const m = document.querySelector(`"+menu+"`); m.selectedIndex = [...m.options].findIndex(o => o.text.includes(`"+option+"`)); m.dispatchEvent(new Event('change', {bubbles: true})); })()")
}

func TestRuleOfAnotherSystem(t *testing.T) {
	p := playground(t, "e=ones(3,4)+%2B+ones(3)")
	p.until("NumPy's refusal", "document.querySelector('.headline.fails')")
	before := p.text(".canvas .player-reading")
	p.option("[data-do=rule]", "Julia")
	p.until("Julia's result", "document.querySelector('.headline.runs .rule')?.textContent.includes('Julia') && document.querySelector('"+result+"').textContent.includes('(3, 4)')")
	p.until("another figure", "document.querySelector('.canvas .player-reading').textContent.trim() !== `"+before+"`")
	if got := p.value("#program"); got != "ones(3,4) + ones(3)" {
		t.Errorf("the line became %q", got)
	}
	p.option("[data-do=rule]", "NumPy")
	p.until("NumPy's refusal again", "document.querySelector('.headline.fails') && !document.querySelector('.headline .rule')")
}

func TestByPositionOrByName(t *testing.T) {
	p := playground(t, "e=ones(rows=3,columns=4)+%2B+ones(columns=4,rows=3)")
	p.until("the refusal by position", "document.querySelector('.headline.fails')")
	p.click("[data-do=match-1]")
	p.until("the result by name", "document.querySelector('.headline.runs') && document.querySelector('"+result+"').textContent.includes('rows: 3')")
	p.click("[data-do=match-0]")
	p.until("the refusal again", "document.querySelector('.headline.fails')")
}

func TestMemoryLens(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.click("[data-do=lens-1]")
	p.until("strides", "document.querySelector('[data-do=lens-1][aria-pressed=true]') && /strides/.test(document.querySelector('.canvas').textContent)")
	p.fill("#program", "ones(4, 2) + ones(3)")
	p.until("the axes of what fails", "document.querySelector('.headline.fails') && document.querySelector('[data-do=lens-1]').disabled && document.querySelector('[data-do=lens-0][aria-pressed=true]')")
}

func TestInPlaceToggle(t *testing.T) {
	p := playground(t, "e=ones(3)+%2B+ones(4,3)")
	p.click("[data-do=in-place]")
	p.until("a line in place that cannot grow", "document.querySelector('#program').value === 'a = ones(3)\\na += ones(4,3)' && document.querySelector('.headline.fails')")
	p.click("[data-do=in-place]")
	p.until("a line that makes a new array", "document.querySelector('#program').value === 'a = ones(3)\\na + ones(4,3)' && document.querySelector('.headline:not(.fails)')")
	p.option(".toolbar .library select", "PyTorch")
	p.click("[data-do=in-place]")
	p.until("PyTorch's way", "document.querySelector('#program').value === 'a = ones(3)\\na.add_(ones(4,3))'")
}

func TestBatchOf2(t *testing.T) {
	p := playground(t, "e=ones(1,10)+*+ones(1)")
	p.until("the offer", says(".verdict", "ones(2, 10) * ones(2)"))
	p.click("[data-do=batch]")
	p.until("what the 1 hid", "document.querySelector('.headline.fails') && document.querySelector('#program').value === 'ones(2, 10) * ones(2)'")
}

func TestSpeed(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	rate := func(want string) {
		t.Helper()
		p.until("a rate of "+want, "document.querySelector('.canvas svg').getAnimations({subtree: true}).every(a => a.playbackRate === "+want+")")
	}
	rate("1")
	p.click("[data-do=speed-2]")
	rate("2")
	eval[any](p, "document.activeElement.blur()")
	p.do(chromedp.KeyEvent("<"))
	rate("1")
	p.do(chromedp.KeyEvent("<"))
	rate("0.5")
	p.fill("[data-field=size0-0]", "5")
	p.until("the next figure", says(result, "(5, 3)"))
	rate("0.5")
	p.click("[data-do=keys]")
	p.until("the keys for it", says("#keys", "<"))
}

// TestViewIsInTheAddress looks at the memory by another rule, and comes back.
func TestViewIsInTheAddress(t *testing.T) {
	p := playground(t, "e=ones(4,3)+%2B+ones(4)")
	p.option("[data-do=rule]", "Julia")
	p.until("it to run", "!document.querySelector('[data-do=lens-1]').disabled")
	p.click("[data-do=lens-1]")
	p.until("both in the address", "location.hash.endsWith('&view=memory&rule=julia')")
	p.key(".canvas .player-slider", kb.End)
	p.until("the end", says(".canvas .player-live", "B"))
	p.click("[data-do=share]")
	p.until("the stop in the link", "/&view=memory&rule=julia&step=[1-9]$/.test(document.querySelector('#share-link').value)")
	link := p.value("#share-link")
	eval[any](p, "history.back(), null")
	p.until("the state before", "!location.hash.includes('memory') && document.querySelector('[data-do=lens-0]').ariaPressed === 'true'")
	p.do(chromedp.Navigate(link), chromedp.Reload())
	p.until("what was shared", `document.querySelector('[data-do=lens-1]')?.ariaPressed === 'true' &&
		(s => s && s.stop === s.stops - 1)(document.querySelector('.canvas .player').shapecast)`)
	p.open("embed/v1/?e=ones(4,3)%2Bones(4)&rule=julia&view=memory")
	p.until("the same in a frame", says(".canvas svg", "What is stored"))
}

// TestControlsStayInView looks at the top of a figure that is higher than a phone.
func TestControlsStayInView(t *testing.T) {
	p := playground(t, "e=ones(8,1)-ones(8)")
	p.do(chromedp.EmulateViewport(360, 640))
	p.until("a figure higher than the screen", "document.querySelector('.canvas .player-figure').clientHeight > 900")
	eval[any](p, "document.querySelector('.canvas').scrollIntoView(), null")
	p.until("the controls in view", "document.querySelector('.canvas .player-next').getBoundingClientRect().bottom <= innerHeight")
	p.click(".canvas .player-next")
	p.until("the next stop", says(".canvas .player-live", "Line up the right edges"))
}

// TestPaper prints while the story plays: the figure shows its result, and the
// boxes stand under each other as they do on the screen.
func TestPaper(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.until("the story to move on", "document.querySelector('.canvas svg').getAnimations({subtree: true})[0]?.currentTime > 2500")
	if at := eval[float64](p, "(dispatchEvent(new Event('beforeprint')), document.querySelector('.canvas svg').getAnimations({subtree: true})[0].currentTime)"); at > 100 {
		t.Errorf("the loop is at %v ms when the paper's style comes, want its beginning", at)
	}
	p.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
		return err
	}))
	p.until("the poster", `(svg => {
		if (!svg) return false; // it is drawn for another width
		const { progress, duration } = svg.getAnimations({subtree: true})[0].effect.getComputedTiming();
		return Math.abs(progress * duration / 1000 - svg.dataset.poster) < 0.05;
	})(document.querySelector('.canvas svg[data-marks]'))`)
	if got := eval[[]float64](p, "[...document.querySelectorAll('.row .box:last-of-type')].map(box => Math.round(box.getBoundingClientRect().right))"); len(got) != 3 || slices.Min(got) != slices.Max(got) {
		t.Errorf("the last boxes end at %v, want them under each other", got)
	}
	if eval[bool](p, "document.querySelector('.bench .segments').checkVisibility()") {
		t.Error("a choice without its buttons is on paper")
	}
}

// TestPaintedLine compares the coloured copy with the field it stands behind:
// text, box, wrapping and scroll.
func TestPaintedLine(t *testing.T) {
	p := playground(t, "")
	same := func(line string) {
		t.Helper()
		p.until("the copy of "+line[:min(len(line), 30)], `(() => {
  const a = document.querySelector('#program'), c = document.querySelector('.code.painted .paint');
  if (!c || c.textContent !== a.value + '\n') return false;
  const box = e => [e.clientWidth, e.clientHeight, e.getBoundingClientRect().left, e.getBoundingClientRect().top].join();
  const look = e => { const s = getComputedStyle(e); return [s.font, s.letterSpacing, s.paddingLeft, s.paddingTop, s.borderLeftWidth, s.tabSize].join(); };
  return box(a) === box(c) && look(a) === look(c) && a.scrollTop === c.scrollTop && Math.abs(c.scrollHeight - Math.max(a.scrollHeight, a.clientHeight)) <= 26;
})()`)
	}
	for _, line := range []string{
		"ones(4, 1) + ones(3)", "ones(4) $ <b>x</b>", "ones(4, 1) + 1 # " + strings.Repeat("a long note ", 30),
		strings.Repeat("x", 300), "a = ones(3) # a row\na + 1\n", strings.Repeat("a = 1\n", 40) + "ones(3) + a",
	} {
		p.paste("#program", line)
		same(line)
	}
	eval[any](p, "document.querySelector('#program').scrollTop = 40")
	same("what is scrolled")
	p.paste("#program", strings.Repeat("1+", 3000))
	p.until("a long line in the field's own colour", "!document.querySelector('.code.painted')")
	p.paste("#program", "ones(3) + 1")
	same("ones(3) + 1")
}

func TestMiddleOfEachCellCanBePointedAt(t *testing.T) {
	p := playground(t, "e=ones(2,3)%2Bones(3)")
	p.do(chromedp.Focus(".player-slider"), chromedp.KeyEvent(kb.End))
	p.until("the last stop", says(".player-live", "Result")+" && !document.querySelector('.player').shapecast.playing")
	eval[any](p, "document.querySelector('.player').scrollIntoView({ block: 'center', behavior: 'instant' })")
	for cell := range 6 {
		at := eval[[]float64](p, fmt.Sprintf(`(() => {
			const b = document.querySelectorAll('[data-who=r][data-cell]')[%d].getBoundingClientRect();
			return [b.x + b.width / 2, b.y + b.height / 2];
		})()`, cell))
		p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0], at[1]))
		p.until("where the value comes from", says(".player-live", fmt.Sprintf("(A + B)[%d, %d] = A", cell/3, cell%3)))
	}
}
