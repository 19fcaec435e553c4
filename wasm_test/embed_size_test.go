package wasm_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// programs are figures of many heights: one line and three, that run, that
// fail, with rows of different lengths, with one operand, with tiles.
var programs = []string{
	"ones(4, 1) + ones(3)",
	"a = ones(4, 1)\nb = arange(3)\na + b",
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
		for _, width := range inTurn(n, 2, []int{720, 480, 360}) {
			e := embeddingOf(c.site, program, width)
			got := c.needed(e.Address(), width, e.Height)
			wrongIf(t, got > e.Height || got < e.Height-spare, "%q at %d: the snippet says %d, the figure needs %d", program, width, e.Height, got)
			_, query, _ := strings.Cut(e.Address(), "?")
			if want := fmt.Sprintf("h=%d", e.Height); !strings.HasSuffix(query, want) {
				t.Errorf("%q: the address ends in %s, want %s", program, query, want)
			}
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
