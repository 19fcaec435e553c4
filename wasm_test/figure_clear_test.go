package wasm_test

import (
	"fmt"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
)

// measuring goes through the stops of the figure on the stage and returns what
// is wrong with its texts, as the browser set them. The room of a text is its
// width as set and the height of its capitals and descenders.
const measuring = `(() => {
  const svg = document.querySelector('main svg');
  const marks = JSON.parse(svg.dataset.marks), wrong = [];
  const animations = svg.getAnimations({ subtree: true });
  const frame = svg.getBoundingClientRect();
  const room = (text) => {
    const b = text.getBBox(), size = parseFloat(getComputedStyle(text).fontSize), m = text.getScreenCTM();
    const line = text.getStartPositionOfChar(0).y;
    const points = [[b.x, line - .74 * size], [b.x + b.width, line + .2 * size]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(m));
    const xs = points.map((p) => p.x - frame.left), ys = points.map((p) => p.y - frame.top);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const seen = (e) => {
    let opacity = 1;
    for (; e !== svg; e = e.parentNode) opacity *= getComputedStyle(e).opacity;
    return opacity >= .2;
  };
  const texts = [...svg.querySelectorAll('text')].filter((t) => t.textContent.trim());
  const problem = (n, what) => wrong.push('stop ' + n + ': ' + what);
  marks.forEach((mark, n) => {
    for (const a of animations) { a.pause(); a.currentTime = mark.t * 1000; }
    const standing = texts.filter(seen).map((text) => ({ text, ...room(text) }));
    standing.forEach((a, i) => {
      const name = JSON.stringify(a.text.textContent);
      if (a.left < 0 || a.top < 0 || a.right > frame.width || a.bottom > frame.height) {
        problem(n, name + ' leaves the figure of ' + frame.width + ' by ' + frame.height + ': ' + [a.left, a.top, a.right, a.bottom].map(Math.round));
      }
      const cell = a.text.previousElementSibling;
      if (cell && cell.tagName === 'rect') {
        const r = cell.getBoundingClientRect();
        const out = Math.max(r.left - frame.left - a.left, a.right - r.right + frame.left, r.top - frame.top - a.top, a.bottom - r.bottom + frame.top);
        const x = (a.left + a.right) / 2 + frame.left, y = (a.top + a.bottom) / 2 + frame.top; // a text beside a rectangle is not in it
        if (out > .5 && x > r.left && x < r.right && y > r.top && y < r.bottom) problem(n, name + ' sticks ' + out.toFixed(1) + ' pixels out of its cell');
      }
      for (const b of standing.slice(i + 1)) {
        const deep = Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
        if (deep > 1) problem(n, name + ' lies ' + deep.toFixed(1) + ' pixels on ' + JSON.stringify(b.text.textContent));
      }
    });
  });
  return [String(marks.length * texts.length), ...wrong];
})()`

// TestFigureTextIsClear measures, in the browser, every text of every golden
// figure at every stop: for a phone and for a page, in both languages. Themes
// change colours only; that they do is TestFigureFollowsTheTheme.
func TestFigureTextIsClear(t *testing.T) {
	p := stage(t)
	measured := 0
	for _, g := range goldens(t) {
		for _, width := range []int{360, 1200} {
			for _, lang := range words.Langs {
				p.show(svg.Inline(g.scene(scene.Options{Width: width, Lang: lang})))
				answer := eval[[]string](p, measuring)
				n := 0
				fmt.Sscan(answer[0], &n)
				measured += n
				for _, wrong := range answer[1:] {
					t.Errorf("%s, %d pixels, %s: %s", g.name, width, lang, wrong)
				}
			}
		}
	}
	t.Logf("%d texts measured", measured)
	if measured < 10000 {
		t.Errorf("%d texts measured, want many more", measured)
	}
}

// TestMeasuringSeesWhatIsWrong shows figures that are wrong on purpose.
func TestMeasuringSeesWhatIsWrong(t *testing.T) {
	p := stage(t)
	for _, test := range []struct{ name, inside, want string }{
		{"two texts on each other", `<text x="10" y="30">one</text><text x="14" y="32">two</text>`, `stop 0: "one" lies `},
		{"a text over the edge", `<text x="90" y="30">wide</text>`, `stop 0: "wide" leaves the figure of 100 by 60`},
		{"a text too wide for its cell", `<g><rect x="10" y="10" width="30" height="20"/><text x="10" y="25">12345</text></g>`, `stop 0: "12345" sticks `},
		{"a text nobody sees", `<g opacity="0"><text x="10" y="30">one</text></g><text x="14" y="32">two</text>`, ""},
		{"a text in its place", `<text x="10" y="30">one</text>`, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			p.show(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" style="font:14px monospace" data-marks='[{"t":1}]'>` + test.inside + `</svg>`)
			answer := eval[[]string](p, measuring)[1:]
			if test.want == "" {
				if len(answer) > 0 {
					t.Errorf("got %q, want nothing", answer)
				}
				return
			}
			if len(answer) == 0 || len(answer[0]) < len(test.want) || answer[0][:len(test.want)] != test.want {
				t.Errorf("got %q, want %q", answer, test.want)
			}
		})
	}
}
