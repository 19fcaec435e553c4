package wasm_test

import (
	"fmt"
	"math"
	"net/url"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// stillBoxes measures the parts of the stage and the figure, by their names.
const stillBoxes = `[...document.querySelectorAll('.stage .line, .player-drawing, .player-say, .player-verdict, .player-reason, .player-bar, .player-play, .player-stops')].filter(e =>
	e.getClientRects().length).map(e => {
	const b = e.getBoundingClientRect();
	return { Part: e.className.split(' ')[0], X: b.x, Y: b.y + scrollY, W: b.width, H: b.height };
})`

// TestNothingMovesWhenTheProgramComes measures the playground and a lesson before
// the program starts, and after.
func TestNothingMovesWhenTheProgramComes(t *testing.T) {
	t.Parallel()
	for _, size := range screens {
		for _, page := range []string{"", lesson} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], page), func(t *testing.T) {
				p := newTab(t)
				p.screen(size)
				p.open(page)
				p.until("a figure", "document.querySelector('.player')")
				eval[any](p, "document.querySelector('.player').scrollIntoView({ block: 'center' })")
				p.until("the figure", "document.querySelector('.player')?.shapecast && document.fonts.status === 'loaded'")
				eval[any](p, "document.querySelector('.player').shapecast.go(0)")
				if p.holds(programRuns) {
					t.Fatal("the program runs before it is wanted")
				}
				before := eval[[]partBox](p, stillBoxes)
				if len(before) < 3 {
					t.Fatalf("only %d parts are measured", len(before))
				}
				if page == "" {
					p.near()
					p.until("the stage", benchLives)
				} else {
					p.wake()
				}
				p.until("the program", programRuns)
				same(t, before, eval[[]partBox](p, stillBoxes))
			})
		}
	}
}

// same compares boxes by their parts.
func same(t testing.TB, before, after []partBox) {
	t.Helper()
	if len(before) != len(after) {
		t.Errorf("%d parts before, %d after", len(before), len(after))
	}
	for i := range min(len(before), len(after)) {
		a, b := before[i], after[i]
		if a.Part != b.Part || math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y)+math.Abs(a.W-b.W)+math.Abs(a.H-b.H) > 1 {
			t.Errorf("%+v becomes %+v", a, b)
		}
	}
}

// TestStaleIsInert: what no longer holds cannot be used, and does not play on.
func TestStaleIsInert(t *testing.T) {
	t.Parallel()
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
	eval[any](p, "document.querySelector('.player').shapecast.play()")
	p.until("the figure to play", "document.querySelector('.player').shapecast.playing")
	p.mouse("#program")
	p.keys(kb.End, kb.Backspace)
	p.until("the stage to be stale", "document.querySelector('.stage.stale') && document.querySelector('.player-figure').inert && document.querySelector('.player-bar').inert")
	if eval[bool](p, "document.querySelector('.player').shapecast.playing") {
		t.Error("a figure of an earlier line plays on")
	}
	p.until("the place", "document.querySelector('.paint .wrong')")
	p.keys(")")
	p.until("it to hold again", "!document.querySelector('.stage.stale') && !document.querySelector('.player-figure').inert")
}

// TestNoVerdictOnAnotherLine types what raises an error and may be mended: no verdict on what
// is offered is seen at any time.
func TestNoVerdictOnAnotherLine(t *testing.T) {
	t.Parallel()
	p := staged(t, "ones(2, 3) + ones(3)", screens[0])
	eval[any](p, `void (() => {
		const seen = window.seen = [], look = () => {
			const said = document.querySelector('.player-say .player-verdict');
			if (program.value === 'np.ones(4, 1)' && said?.checkVisibility({ visibilityProperty: true }) && said.textContent.startsWith('It runs')) seen.push(said.textContent);
			if (!document.querySelector('.stage.told')) requestAnimationFrame(look);
		};
		program.focus();
		program.select();
		document.execCommand('insertText', false, 'np.ones(4, 1)');
		requestAnimationFrame(look);
	})()`)
	p.until("the error", "document.querySelector('.stage.told .said .player-verdict')")
	if got := eval[[]string](p, "seen"); len(got) > 0 {
		t.Errorf("the page said %q of another line", got)
	}
}

// TestFirstEditMovesNothing changes a size on a phone that comes for the first time: the
// table stays where it is. What adds an operand is 24 px high, says so and covers nothing.
func TestFirstEditMovesNothing(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	for _, lang := range []string{"en", "zh"} {
		p.anew()
		p.screen([2]int64{390, 844})
		p.open("?lang=" + lang)
		p.near()
		p.until("the stage", benchLives+" && document.querySelector('.over .more-row')")
		const tops = "['.line', '.over .chip', '.over .row'].map(s => document.querySelector(s).getBoundingClientRect().top)"
		before := eval[[]float64](p, tops)
		add := eval[[]float64](p, `(() => {
			const more = document.querySelector('.more-row'), a = more.getBoundingClientRect();
			const met = [...document.querySelectorAll('.over .chip, .over .tab')].filter((e) => {
				const b = e.getBoundingClientRect();
				return e !== more && b.height && b.left < a.right && a.left < b.right && b.top < a.bottom && a.top < b.bottom;
			});
			return [a.height, more.innerText.trim().length, met.length];
		})()`)
		if add[0] < 24 || add[1] < 3 || add[2] > 0 {
			t.Errorf("%s: what adds an operand is %.1f px high, says %.0f letters and meets %.0f others", lang, add[0], add[1], add[2])
		}
		p.click(".over input.chip")
		p.keys("4")
		p.until("the edit", "!('first' in document.documentElement.dataset)")
		for i, y := range eval[[]float64](p, tops) {
			if math.Abs(y-before[i]) > 1 {
				t.Errorf("%s: part %d moves from %v to %v", lang, i, before[i], y)
			}
		}
	}
}

// written is a program of three lines, one of which a phone has no room for in one.
const written = "scores = array([[7, 5, 8], [6, 9, 7], [9, 8, 7], [8, 6, 5]])\nbonus = array([5, 0, 2, 7])\nscores + bonus"

// TestWritingCoversNothing writes ever more lines: nothing of the stage moves, and the
// field covers nothing of it, and leaves the page at no side.
func TestWritingCoversNothing(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	for _, size := range screens {
		p.screen(size)
		p.openProgram(written)
		before := eval[[]partBox](p, stillBoxes)
		p.mouse("#program")
		for range 8 {
			p.keys(kb.Enter, "#")
			field := eval[partBox](p, "(b => ({ X: b.x, Y: b.y, W: b.width, H: b.height }))(document.querySelector('.code').getBoundingClientRect())")
			if line := before[0]; field.Y < 0 || field.Y+field.H > line.Y+line.H+1 {
				t.Fatalf("%d wide: the field is at %+v, the line at %+v", size[0], field, line)
			}
		}
		if h := eval[float64](p, "document.querySelector('.code').offsetHeight"); h < 4*24 {
			t.Errorf("%d wide: eleven lines have %.0f pixels, want four lines", size[0], h)
		}
		p.until("what was written to be drawn", "document.querySelector('#program').value.includes('#') && !document.querySelector('.stage.stale')")
		same(t, before, eval[[]partBox](p, stillBoxes))
	}
}

// TestLineIsReadOnAPhone: a line without room goes on in the next; the drawn line is
// what is seen of several; what goes on further has a sign.
func TestLineIsReadOnAPhone(t *testing.T) {
	t.Parallel()
	p := staged(t, "", screens[1])
	for _, test := range []struct {
		program string
		cut     bool
		from    float64 // the row that is seen first
	}{
		{"array([[0], [10], [20]]) + array([5, 6, 7, 8])", false, 0},
		{written, false, 0},
		{"m = ones(2, 3)\nm + 1\nm + 2 + 3", false, 0},
		{"np.arange(12).reshape(3, 4).T", false, 0},
		{"np.arange(12).reshape(3,4).T", false, 0}, // one word
		{"np.arange(24).reshape(2, 3, 4) + np.arange(12).reshape(3, 4)[None, :, :] * 1000", true, 0},
		{"the_name_of_what_comes_out_of_this_line = np.arange(3)[:, None] - np.arange(4)", false, 2}, // from its third row on
	} {
		p.goOn(test.program)
		p.until("the line to be painted", "document.querySelector('.code.painted')")
		seen := eval[[]float64](p, `(() => {
			const paint = document.querySelector('.paint'), [from, to] = [...paint.querySelectorAll('b')].map((e) => e.offsetTop);
			const area = document.querySelector('#program'), text = document.createRange();
			text.selectNode(paint.querySelector('b').nextSibling);
			const lower = text.getClientRects()[0].top - paint.querySelector('b').getBoundingClientRect().top;
			return [lower, from - paint.scrollTop, paint.scrollTop + paint.clientHeight - to, paint.scrollWidth - paint.clientWidth, area.scrollTop - paint.scrollTop, area.clientHeight - paint.clientHeight];
		})()`)
		cut := eval[bool](p, "getComputedStyle(document.querySelector('.code'), '::after').content.includes('…')")
		if seen[0] > 9 || seen[1] != -18*test.from || (seen[2] < 18) != test.cut || seen[3] > 0 || seen[4] != 0 || seen[5] != 0 || cut != test.cut {
			t.Errorf("%q: begins %.0f and %.0f lower, ends %.0f higher, is %.0f too wide; its field differs by %.0f and %.0f; a sign: %v", test.program, seen[0], seen[1], seen[2], seen[3], seen[4], seen[5], cut)
		}
	}
}

// TestLargeTextStaysInItsButton: at twice the size of text, what stands over the figure
// fits it.
func TestLargeTextStaysInItsButton(t *testing.T) {
	t.Parallel()
	p := staged(t, "ones(4, 3) + ones(3)", screens[0])
	eval[any](p, "void (document.documentElement.style.fontSize = '200%')")
	p.until("the button", "document.querySelector('.over .more-row')?.offsetWidth")
	if over := eval[float64](p, "(e => Math.max(e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight))(document.querySelector('.over .more-row'))"); over > 0 {
		t.Errorf("%.0f pixels of what adds an operand leave it", over)
	}
}

// TestWordsWithoutAFigure: where nothing is drawn, what is said follows the line at once.
func TestWordsWithoutAFigure(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	for _, size := range screens {
		p.screen(size)
		for _, program := range []string{"a + b", "ones((3, 4)) + ones("} {
			p.open("#e=" + url.QueryEscape(program))
			p.near()
			p.until("what is said", "document.querySelector('.stage.blank .said .player-verdict')?.offsetHeight")
			if gap := eval[float64](p, "document.querySelector('.said .player-verdict').getBoundingClientRect().top - document.querySelector('.code').getBoundingClientRect().bottom"); gap > 24 {
				t.Errorf("%d wide, %q: the words are %.0f pixels under the line", size[0], program, gap)
			}
		}
	}
}
